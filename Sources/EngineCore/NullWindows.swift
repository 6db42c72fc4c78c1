// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What is proven of a score, and the null window to try next: from the shortest win and loss inward, because those are
/// cheap and leave little for the others.
public struct NullWindows: Sendable {
  public private(set) var lower: Int
  public private(set) var upper: Int
  /// How far from a draw is tried.
  private var distance: Int
  private var tried = Tried.nothing

  private enum Tried { case nothing, win, loss }

  /// - Parameters:
  ///   - bounds: what is known before.
  ///   - farthest: where to begin; no score is farther from a draw.
  public init(_ bounds: ClosedRange<Int>, farthest: Int) {
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    distance = farthest
  }

  public init(_ bounds: ClosedRange<Int>) {
    self.init(bounds, farthest: max(bounds.upperBound, -bounds.lowerBound))
  }

  public var isOpen: Bool { lower < upper }

  /// The bound to try: is the score above it? Only while the score is open.
  public mutating func next() -> Int {
    switch tried {
    case .win where distance > 0:
      tried = .loss
      return alpha(-distance)
    case .win: distance = upper
    case .loss: distance -= distance > 8 ? 4 : distance > 4 ? 2 : 1
    case .nothing: break
    }
    tried = .win
    return alpha(distance - 1)
  }

  private func alpha(_ target: Int) -> Int { min(upper - 1, max(lower, target)) }

  /// Takes what a search with the window above `alpha` came to.
  public mutating func take(_ value: Int, above alpha: Int) {
    if value > alpha { raise(to: value) } else { cap(at: value) }
  }

  /// The score is at least this.
  public mutating func raise(to bound: Int) { lower = max(lower, bound) }

  /// The score is at most this, as far as it may be with what is known already.
  public mutating func cap(at bound: Int) { upper = max(lower, min(upper, bound)) }
}

/// Who wins, by two null windows about a draw.
/// - Parameters:
///   - winsFirst: which of the two comes first, that it wins or that it holds.
///   - isAbove: whether the score is above 0 or above -1; nil when the search was stopped.
/// - Returns: bounds of the sign of the score: what is not proven stays open.
public func provenSign(winsFirst: Bool, isAbove: (Int) -> Bool?) -> ClosedRange<Int> {
  guard let first = isAbove(winsFirst ? 0 : -1) else { return -1...1 }
  if first == winsFirst { return winsFirst ? 1...1 : -1 ... -1 }
  guard let second = isAbove(winsFirst ? -1 : 0) else { return winsFirst ? -1...0 : 0...1 }
  if winsFirst { return second ? 0...0 : -1 ... -1 }
  return second ? 1...1 : 0...0
}
