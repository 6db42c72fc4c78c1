// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// Why a move of a past game gave something away.
public struct Why: Hashable, Sendable {
  public var idea: Idea
  public var sentence: String
  /// True of an idea of the other side, in its best answer or later in the line that punishes the move.
  public var isAnswer: Bool

  /// How well it shows a mistake: what another move would only have helped shows least.
  var weight: Int { idea.isCertain ? 2 : idea.isGood && !isAnswer ? 0 : 1 }
}

extension Game {
  /// Why a move of a past game gave something away. What is certain comes first: what the move does itself, what the best
  /// answer to it does, what a better move would have done, what the line that punishes it comes to, or an idea of the move that the
  /// best answer makes use of. Then comes, with a "perhaps", what else can be seen of the answer, the move, or the better one.
  /// Nil when it gave nothing away, or no idea shows it.
  /// - Parameter answer: what is known of the move that followed; it names the best answer, where `move.line` does not, even
  ///   if another one was played.
  public static func why(_ move: ReviewedMove, answer: ReviewedMove?, in position: Position) -> Why? {
    guard move.mistake != nil || move.isSlip, let played = Move(move.move),
      let after = position.playing(played)
    else { return nil }
    let own = facets.ideas(of: played, in: position).filter { !$0.isGood }
    if let idea = own.first(where: \.isCertain) {
      return Why(idea: idea, sentence: idea.sentence, isAnswer: false)
    }
    let replies = ideas(of: move.line.first.flatMap { Move($0) } ?? best(answer), in: after)
    if let idea = replies.first(where: \.isCertain) {
      return Why(idea: idea, sentence: tr("The answer: {idea}", ["idea": idea.sentence]), isAnswer: true)
    }
    let better = ideas(of: best(move), in: position)
    if let idea = better.first(where: \.isCertain) {
      return Why(idea: idea, sentence: tr("Better: {idea}", ["idea": idea.sentence]), isAnswer: false)
    }
    if let end = end(of: move, after) { return end }
    let used = Set(replies.flatMap(\.cells))
    if let idea = own.first(where: { !used.isDisjoint(with: $0.cells) }) {
      return Why(idea: idea, sentence: idea.sentence, isAnswer: false)
    }
    return perhaps(replies, own, better) ?? later(in: move, after)
  }

  /// What the line that punishes a move comes to.
  private static func end(of move: ReviewedMove, _ after: Position) -> Why? {
    guard move.isJudged else { return nil }
    return point(of: move.line.compactMap { Move($0) }, from: after)
      .map { Why(idea: $0.idea, sentence: $0.sentence, isAnswer: true) }
  }

  /// What can be seen of a later move of that line, and proves nothing.
  private static func later(in move: ReviewedMove, _ after: Position) -> Why? {
    point(of: move.shownLine.compactMap { Move($0) }, from: after) { $0.explains && !$0.cells.isEmpty }.map {
      Why(
        idea: $0.idea, sentence: tr("Perhaps because of what follows. {idea}", ["idea": $0.sentence]),
        isAnswer: true)
    }
  }

  /// What a line is for: an idea of a later move of the side that begins it, where that decides the game.
  /// - Parameter isPoint: which ideas are looked for.
  static func point(
    of line: [Move], from position: Position, where isPoint: (Idea) -> Bool = \.isCertain
  ) -> (idea: Idea, sentence: String)? {
    let line = position.line(line)
    guard let seat = line.first?.position.turn else { return nil }
    for (index, step) in line.enumerated().dropFirst() where step.position.turn == seat {
      guard let idea = ideas(of: step.move, in: step.position).first(where: isPoint) else { continue }
      return (idea, sentence(for: idea, after: line[..<index]))
    }
    return nil
  }

  /// A few moves are named; more of them nobody would follow.
  private static func sentence(for idea: Idea, after line: ArraySlice<LineMove<Position>>) -> String {
    let names = shortNames(of: line)
    guard names.count > mostNamed else {
      return tr("After {moves}: {idea}", ["moves": listed(names), "idea": idea.sentence])
    }
    return trn(
      "With best play, {count} move later: {idea}", "With best play, {count} moves later: {idea}",
      names.count,
      ["idea": idea.sentence])
  }

  private static var mostNamed: Int { 6 }

  /// What can be seen and proves nothing is told as that.
  private static func perhaps(_ replies: [Idea], _ own: [Idea], _ better: [Idea]) -> Why? {
    if let idea = replies.first(where: { $0.explains && !$0.cells.isEmpty }) {
      let sentence = tr("Perhaps because of the answer. {idea}", ["idea": idea.sentence])
      return Why(idea: idea, sentence: sentence, isAnswer: true)
    }
    if let idea = own.first {
      let sentence = tr("Perhaps because of this. {idea}", ["idea": idea.sentence])
      return Why(idea: idea, sentence: sentence, isAnswer: false)
    }
    guard let idea = better.first(where: \.explains) else { return nil }
    let sentence = tr("Perhaps this was better. {idea}", ["idea": idea.sentence])
    return Why(idea: idea, sentence: sentence, isAnswer: false)
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
