// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

extension Game {
  /// Why a move of a past game gave something away. What is certain comes first: what the move does itself, what the best
  /// answer to it does, an idea of the move that the best answer makes use of, or what a better move would have done. Then
  /// comes, with a "perhaps", what else can be seen of the answer or the move. Nil when it gave nothing away, or no idea
  /// shows it.
  /// - Parameter answer: what is known of the move that followed; it names the best answer, where `move.line` does not, even
  ///   if another one was played.
  /// - Returns: `isAnswer` is true of an idea of the answer.
  public static func why(
    _ move: ReviewedMove, answer: ReviewedMove?, in position: Position
  ) -> (idea: Idea, sentence: String, isAnswer: Bool)? {
    guard move.mistake != nil || move.isSlip, let played = Move(move.move),
      let after = position.playing(played)
    else {
      return nil
    }
    let own = facets.ideas(of: played, in: position).filter { !$0.isGood }
    if let idea = own.first(where: \.isCertain) { return (idea, idea.sentence, false) }
    let replies = ideas(of: move.line.first.flatMap { Move($0) } ?? best(answer), in: after)
    if let idea = replies.first(where: \.isCertain) {
      return (idea, tr("The answer: {idea}", ["idea": idea.sentence]), true)
    }
    let used = Set(replies.flatMap(\.cells))
    if let idea = own.first(where: { !used.isDisjoint(with: $0.cells) }) {
      return (idea, idea.sentence, false)
    }
    if let idea = ideas(of: best(move), in: position).first(where: \.isCertain) {
      return (idea, tr("Better: {idea}", ["idea": idea.sentence]), false)
    }
    // What can be seen and proves nothing is told as that.
    if let idea = replies.first(where: { !$0.cells.isEmpty }) {
      return (idea, tr("Perhaps because of the answer. {idea}", ["idea": idea.sentence]), true)
    }
    return own.first.map { ($0, tr("Perhaps because of this. {idea}", ["idea": $0.sentence]), false) }
  }

  /// The best move that is known.
  private static func best(_ move: ReviewedMove?) -> Move? {
    move?.bestMoves.lazy.compactMap { Move($0) }.first
  }

  /// What speaks for a move.
  private static func ideas(of move: Move?, in position: Position) -> [Idea] {
    move.map { facets.ideas(of: $0, in: position).filter(\.isGood) } ?? []
  }
}
