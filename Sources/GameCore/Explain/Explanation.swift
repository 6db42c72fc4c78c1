// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Why a move was a mistake for a person: what it let happen, what was better, what it cost, how sure that is, and how much it
/// matters. Hint, coach, review, quest, puzzle and `quartet analyse` choose how much of it they say.
public struct Explanation: Hashable, Sendable {
  /// What kind of mistake it was, the worst first.
  public enum Fault: Int, Hashable, Sendable {
    /// The other side can win at once, and need not have been able to.
    case allows
    /// A win at once was left.
    case unused
    /// The result is a worse one.
    case result
    /// The game was lost, and is lost sooner by something that can be seen.
    case sooner
    /// The result stays, and costs more.
    case discs
  }

  /// An idea that shows it.
  public struct Point: Hashable, Sendable {
    public var idea: Idea
    /// The move that has the idea, as text.
    public var move: String
    /// How many moves after the one that is explained: 0 for that move, or another one in its place.
    public var distance: Int

    init(_ idea: Idea, _ move: String, _ distance: Int) {
      (self.idea, self.move, self.distance) = (idea, move, distance)
    }
  }

  public var fault: Fault
  /// What the move does wrong, or lets the other side do.
  public var lets: Point?
  /// What the other side can do next, where the move itself is what is wrong.
  public var reply: Point?
  /// What a better move would have done.
  public var missed: Point?
  /// The moves that would have kept what there was, the best first; none where they are not known.
  public var better: [String]
  /// What the best move was worth, and what this one was, as `MoveValue` counts; nil where it is not known.
  public var best: Int?
  public var value: Int?
  /// The results that were and are certain: 1, 0, -1; nil where nothing is.
  public var had: Int?
  public var left: Int?
  /// False when the values are estimates.
  public var isProven: Bool
  /// True in games in which the discs of the end are counted, and every one of them is worth something.
  public var isCounted: Bool
  /// True of one of the first moves of a game, where only theory knows better.
  public var isOpening = false

  /// What it cost in the game's measure: final discs of the margin, or by how much the proven score is less.
  public var cost: Int? {
    guard let best, let value else { return nil }
    return best - value
  }

  /// After how many moves an idea shows what was wrong; nil when only a search knows.
  public var depth: Int? {
    let shown = [lets, missed].compactMap { $0 }
    return shown.map { $0.distance + ($0.idea.isGood && $0 == missed ? 1 : 0) }.min()
  }

  /// True when the reason decides by the rules alone.
  public var isCertain: Bool { lets?.idea.isCertain ?? missed?.idea.isCertain ?? false }

  /// The point that is told first.
  public var main: Point? { lets ?? missed }

  /// True when the result itself was given away, or the game at once: what has the heavier mark.
  public var isHeavy: Bool {
    switch fault {
    case .allows, .result: true
    case .unused: left.map { $0 < 1 } ?? true
    case .sooner: false
    case .discs: (cost ?? 0) >= Self.heavyCost
    }
  }

  /// So many discs weigh as much as a result.
  static let heavyCost = 12

  /// How much it matters to a person, 0 to 1: what is punished soon and can be seen weighs most, what only a search knows least.
  public var weight: Double {
    if isOpening, fault.rawValue > Fault.unused.rawValue { return 0.05 }
    switch fault {
    case .allows: return had.map { $0 < 0 } ?? false ? 0.9 : 1
    case .unused: return left.map { $0 > 0 } ?? false ? 0.5 : 0.95
    // In games that are counted, what is proven to change the result is near enough to the end to be seen.
    case .result where isCounted: return 0.7 + 0.25 * part
    // To lose is worse than not to win.
    case .result: return seen * (left == 0 ? 0.8 : had == 1 ? 1 : 0.95)
    case .sooner: return 0.4
    case .discs:
      let leads = best.map { $0 > 0 } ?? false && value.map { $0 < 0 } ?? false
      let shown = main.map { $0.idea.isObvious ? 0.25 : 0.05 } ?? 0
      // Where all is lost already, less is at stake.
      let stake = best.map { $0 <= -10 } ?? false ? 0.5 : 1
      return min(0.9, 0.6 * part + (leads ? 0.1 : 0) + shown) * stake
    }
  }

  /// How much of what weighs most was lost, 0 to 1.
  private var part: Double { min(1, Double(cost ?? 0) / 40) }

  /// How well it can be seen that a result was given away.
  private var seen: Double {
    guard let depth else { return 0.15 }
    guard isCertain else { return 0.17 }
    return depth <= 1 ? 0.9 : depth <= 3 ? 0.7 : depth <= 5 ? 0.55 : 0.45
  }
}

/// What the coach does about a move, by how much it was asked to say.
extension Explanation {
  /// It stops moves that lose at once, and wins that are left.
  public var isStopped: Bool { fault == .allows || fault == .unused }

  /// It also explains what changed the result and can be drawn in three moves, and what cost much.
  /// - Parameter coached: how much has to be lost in games that are counted; nil where only the result counts.
  public func isExplained(from coached: Int?) -> Bool {
    if isStopped { return true }
    guard !isOpening else { return false }
    if let coached, let cost {
      return cost >= coached || cost >= coached / 3 && (lets?.idea.isObvious ?? false)
    }
    return fault == .result && isCertain && (depth ?? .max) <= 3
  }
}
