// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What lines of moves come to.
extension Explainer {
  /// A reply that is known to be worth so many discs less than the best is not the one that a move allowed.
  private static var poor: Int { 3 }

  /// The best reply: that of the line, unless the look at the reply itself, which comes later and sees more, knows a better one.
  static func reply(to move: ReviewedMove, _ answer: ReviewedMove?) -> String? {
    guard let first = move.line.first else { return answer?.bestMoves.first }
    guard G.facets.toldLoss != nil, let answer, let best = answer.bestKnown,
      let worth = answer.worth(of: first)?.score, best - worth >= poor
    else { return first }
    return answer.bestMoves.first ?? first
  }

  /// The first move of a side in a line that decides the game by the rules alone, and its number and its place in the line.
  /// - Parameter ends: true to take also what the other side comes to.
  static func decisive(
    in line: [G.Move], from position: G.Position, of seat: Seat, ends: Bool = false
  ) -> (idea: Idea, move: G.Move, number: Int, index: Int)? {
    for (index, step) in position.line(line).enumerated() {
      let ideas = G.facets.ideas(of: step.move, in: step.position)
      // In the middle of a turn whatever comes next may lose: the half before it decided.
      let isOwn = step.position.turn == seat
      if let idea = ideas.first(where: {
        $0.isCertain && $0.isGood == isOwn && (isOwn || ends && $0.endsLine)
      }) {
        return (idea, step.move, step.number, index)
      }
    }
    return nil
  }
}
