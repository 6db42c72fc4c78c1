// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the moves of one side are held against: the task of a puzzle. As text, for files: "win 3", "draw", "safe", "discs 12",
/// "corner 12", "fill".
public enum Goal: LosslessStringConvertible, Hashable, Sendable {
  /// Win in so many turns of one's own, whatever the other side plays.
  case win(turns: Int)
  /// Do not lose: everything else does.
  case draw
  /// Give the one piece that does not lose.
  case safe
  /// End with at least so many discs more than the other side.
  case discs(Int)
  /// Do what no other move does, and what is worth at least so much, as `MoveValue.score` counts.
  case aim(Aim, least: Int)
  /// Fill the board.
  case fill

  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    switch (words.first, words.dropFirst().first.map { (-64...64).read($0) }, words.count) {
    case ("win", .some(let turns?), 2) where turns > 0: self = .win(turns: turns)
    case ("discs", .some(let discs?), 2): self = .discs(discs)
    case ("draw", nil, 1): self = .draw
    case ("safe", nil, 1): self = .safe
    case ("fill", nil, 1): self = .fill
    case (.some(let word), .some(let least?), 2):
      guard let aim = Aim(rawValue: String(word)) else { return nil }
      self = .aim(aim, least: least)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .win(let turns): "win \(turns)"
    case .draw: "draw"
    case .safe: "safe"
    case .discs(let discs): "discs \(discs)"
    case .aim(let aim, let least): "\(aim.rawValue) \(least)"
    case .fill: "fill"
    }
  }

  /// True where a win is asked for, in so many turns or not.
  public var isWin: Bool {
    if case .win = self { return true }
    return self == .discs(1)
  }

  /// True of a move that keeps the goal in reach.
  /// - Parameter score: what the move is proven to be worth, in the game's own measure; see `MoveValue.score`.
  public func isKept(by score: Int) -> Bool {
    switch self {
    case .win, .fill: score > 0
    case .draw, .safe: score >= 0
    case .discs(let least), .aim(_, let least): score >= least
    }
  }
}
