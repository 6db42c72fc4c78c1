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

  /// What best play comes to, in a line of the game's own after each of both moves; whoever moved is to move at the end of both.
  func prospect(_ better: String?) -> Idea? {
    guard let better, move.betterLine.first == better else { return nil }
    let lines = [[text(played)] + move.line, move.betterLine].map { $0.compactMap { G.Move($0) } }
    // At the end of the game both are as long as they are.
    if !isLive,
      lines.allSatisfy({ position.line($0).last.flatMap { $0.position.playing($0.move) }?.outcome != nil })
    {
      return G.facets.prospect(of: lines[0], instead: lines[1], from: position)
    }
    // Nobody who is to decide about a move looks further ahead.
    let length = min(isLive ? Self.leastProspect : .max, (lines.map(\.count).min() ?? 0) / 2 * 2)
    guard length >= Self.leastProspect else { return nil }
    return G.facets.prospect(
      of: Array(lines[0].prefix(length)), instead: Array(lines[1].prefix(length)), from: position)
  }

  /// False of what nobody overlooks only at the end of a line, and of what a later move of one's own gives.
  func isSeen(_ prospect: Idea) -> Bool { prospect.isObvious && !isGivenLater(prospect) }

  /// True where a later move of one's own gives what best play comes to.
  private func isGivenLater(_ idea: Idea) -> Bool {
    guard let after = position.playing(played) else { return false }
    func touches(_ other: Idea) -> Bool { !Set(other.cells).isDisjoint(with: idea.cells) }
    for step in after.line(move.line.compactMap { G.Move($0) }) {
      let ideas = G.facets.ideas(of: step.move, in: step.position).filter(touches)
      if step.seat == seat {
        if ideas.contains(where: { !$0.isGood }) { return true }
      } else if ideas.contains(where: { $0.isGood && $0.isObvious }) {
        return false
      }
    }
    return false
  }
}
