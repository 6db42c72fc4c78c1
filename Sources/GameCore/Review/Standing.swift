// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How one side of a game that is counted stood before and after each of its moves.
struct Standing<G: Game> {
  private struct Step {
    /// Of the move, from 1.
    var number: Int
    /// What the best move was worth, and what the one that was played was, for the side.
    var before: Int
    var after: Int
    /// False where the values are estimates.
    var isProven: Bool
  }

  private let steps: [Step]

  /// Nil where one of the side's moves is not known.
  init?(of seat: Seat, _ review: GameReview, _ positions: [G.Position]) {
    var steps: [Step] = []
    for (index, entry) in zip(review.moves, positions).enumerated()
    where entry.1.turn == seat && G.facets.pass(in: entry.1) == nil {
      let move = entry.0
      guard let best = move.bestKnown else { return nil }
      let value = move.worth(of: move.move)?.score ?? best
      steps.append(Step(number: index + 1, before: best, after: value, isProven: move.hadResult != nil))
    }
    self.steps = steps
  }

  /// The last move before which the side was not behind, where it was after it.
  var lastFall: Int? {
    steps.last { $0.before >= 0 }.flatMap { $0.after < 0 ? $0.number : nil }
  }

  /// The moves before which the side was ahead, and after which it was behind.
  var lostLeads: [Int] {
    steps.filter { $0.before > ($0.isProven ? 0 : Explanation.level) && $0.after < 0 }.map(\.number)
  }

  /// The first move ever since which the side was far behind, whatever it played; nil where there is none or the game was over soon.
  var hopelessSince: Int? {
    let level = steps.lastIndex { $0.before > -Self.far } ?? -1
    return steps.count - level > Self.many ? steps[level + 1].number : nil
  }

  /// So many discs are hardly made up for.
  static var far: Int { 20 }
  /// So many moves are a good part of a game.
  private static var many: Int { 8 }
}
