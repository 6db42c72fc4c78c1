// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Game {
  /// Why a move was a mistake for a person; nil when it was none. Only a reason that separates is given: the better move has
  /// it, the played one lacks it, and no move that is as bad has it, too; of what a move does wrong the other way round.
  /// - Parameters:
  ///   - move: what is known of it and of the others, by search; what the rules show is seen without.
  ///   - answer: what is known of the move that followed; it names the best reply, where `move.line` does not.
  ///   - course: the moves that followed it in the game.
  ///   - isOpening: true of one of the first moves of a game.
  ///   - isLive: true while the game goes on: then only what can be seen on the board is a reason.
  public static func explanation(
    of move: ReviewedMove, answer: ReviewedMove? = nil, course: [Move] = [], in position: Position,
    isOpening: Bool = false, isLive: Bool = false
  ) -> Explanation? {
    guard info.isContest,
      let explainer = Explainer<Self>(move, answer: answer, course: course, in: position, isLive: isLive)
    else {
      return nil
    }
    var explanation = explainer.explanation
    explanation?.isEarly = isOpening
    return explanation
  }

  /// The same of every move of a game.
  /// - Parameter positions: the position before each move.
  public static func explanations(of review: GameReview, in positions: [Position]) -> [Explanation?] {
    let end = openingEnd(of: review, in: positions)
    var all: [Explanation?] = []
    for (index, entry) in zip(review.moves, positions).enumerated() {
      let answer = review.moves.indices.contains(index + 1) ? review.moves[index + 1] : nil
      let course = review.moves[(index + 1)...].prefix(Explainer<Self>.soon - 1).compactMap { Move($0.move) }
      var found = explanation(
        of: entry.0, answer: answer, course: course, in: entry.1, isOpening: index < end)
      // Who left a win at once has nothing to lose with the second half of the turn.
      if entry.1.isMidTurn, all.last??.fault == .unused { found?.had = nil }
      if found?.had == -1 {
        found?.lost = lost(before: index, of: review, in: positions, all)
        found?.isRegained = zip(review.moves, positions).dropFirst(index + 1).contains {
          $1.turn == entry.1.turn && $0.hadResult.map { $0 >= 0 } ?? false
        }
      }
      found.map { found?.taken = taken(after: index, $0, of: review, in: positions) }
      found.map { found?.later = later(after: index, $0, of: review, in: positions) }
      found.map { found?.givenLead = givenLead(before: index, $0, of: review, in: positions) }
      if found?.isCounted ?? false, found?.better.first == entry.0.betterLine.first {
        found?.instead = Array(entry.0.betterLine.dropFirst().prefix(instead))
      }
      all.append(found)
    }
    return all
  }

  /// So many moves after the better one show how it goes on.
  private static var instead: Int { 3 }

  /// The index of the first move after the opening; 0 of a game that ended in it, which was decided there.
  private static func openingEnd(of review: GameReview, in positions: [Position]) -> Int {
    let most = Explainer<Self>.openingMoves
    guard GameRecord.count(of: review.moves.map(\.move)) > most + 1 else { return 0 }
    var number = 0
    return zip(review.moves, positions).prefix { move, position in
      if !position.isMidTurn, move.move != GameRecord.pass { number += 1 }
      return number <= most
    }.count
  }

  /// The indices of mistakes of the opening that a review calls too deep to see at a board.
  static func quietMistakes(of review: GameReview, in positions: [Position]) -> Set<Int> {
    let opening = review.moves.prefix(openingEnd(of: review, in: positions))
    return Set(
      opening.indices.filter { index in
        guard review.moves[index].mistake != nil else { return false }
        let answer = review.moves.indices.contains(index + 1) ? review.moves[index + 1] : nil
        return explanation(of: review.moves[index], answer: answer, in: positions[index], isOpening: true)?
          .isQuiet ?? false
      })
  }

  /// The move with which whoever is to move had lost already; nil where not all is known.
  /// - Parameter all: what was wrong with the moves before.
  private static func lost(
    before index: Int, of review: GameReview, in positions: [Position], _ all: [Explanation?]
  ) -> Explanation.Lost? {
    for before in (0..<index).reversed() where positions[before].turn == positions[index].turn {
      let move = review.moves[before]
      guard let had = move.hadResult else { return nil }
      guard had < 0 else {
        let number = GameRecord.count(of: review.moves.prefix(before + 1).map(\.move))
        let found = all[before]
        let isSeen = found.map { !$0.isOpening && ($0.isCounted || $0.isCertain) } ?? false
        return .init(number: number, move: move.move, isSeen: isSeen)
      }
    }
    return .init(number: 0, move: "", isSeen: false)
  }

  /// When the other side soon came to the move that it was let have and did not play at once.
  private static func later(
    after index: Int, _ found: Explanation, of review: GameReview, in positions: [Position]
  ) -> Int? {
    let move: String
    if found.isCounted, found.spared != nil, let reply = found.lets, reply.distance == 1 {
      move = reply.move
    } else if case .opened(let reply) = found.open, !found.isTaken {
      move = reply
    } else {
      return nil
    }
    guard let at = review.moves.indices.dropFirst(index + 2).first(where: { review.moves[$0].move == move }),
      positions[at].turn != positions[index].turn, at < index + 7
    else { return nil }
    return GameRecord.count(of: review.moves.prefix(at + 1).map(\.move))
  }

  /// The other side's last move, where it gave the lead to whoever lost it again with this one.
  private static func givenLead(
    before index: Int, _ found: Explanation, of review: GameReview, in positions: [Position]
  ) -> String? {
    guard found.isCounted, let best = found.best, let value = found.value,
      best > (found.isProven ? 0 : Explanation.level), value <= 0, index > 0,
      positions[index - 1].turn != positions[index].turn
    else { return nil }
    let last = review.moves[index - 1]
    guard let theirs = last.bestKnown, let left = last.worth(of: last.move)?.score, theirs > 0, left < 0
    else { return nil }
    return last.move
  }

  /// The number of the move by which the other side took, soon after, what a move had opened to it.
  private static func taken(
    after index: Int, _ found: Explanation, of review: GameReview, in positions: [Position]
  ) -> Int? {
    guard let lets = found.lets, lets.distance < 2, lets.idea.measure == nil,
      lets.idea.isObvious || !lets.idea.isGood
    else { return nil }
    return (index + 1..<min(positions.count, review.moves.count, index + Explainer<Self>.soon)).first {
      later in
      guard positions[later].turn != positions[index].turn, let move = Move(review.moves[later].move) else {
        return false
      }
      return facets.ideas(of: move, in: positions[later]).contains { idea in
        idea.isGood && idea.isObvious && !Set(idea.cells).isDisjoint(with: lets.idea.cells)
      } && facets.makesUse(of: lets.idea, move, in: positions[later])
    }.map { GameRecord.count(of: review.moves.prefix($0 + 1).map(\.move)) }
  }
}
