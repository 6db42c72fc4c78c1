// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What lines of moves come to.
extension Explainer {
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
