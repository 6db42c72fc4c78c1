// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// What a hint says at one of its steps: one sentence, and what stands under it.
public struct HintWords: Hashable, Sendable {
  public var title: String
  public var detail: String
}

/// A hint tells more with each step: what there is to be seen, the move and why, and the line that follows.
extension Session {
  /// What speaks for the move of the hint, as the rules see it.
  public var hintIdea: Idea? {
    hint.flatMap {
      G.idea(of: $0, showsMove: hintShowsMove, in: position) ?? G.facets.idea(for: $0.move, in: position)
    }
  }

  /// The words of the step that the hint has come to; nil without one.
  public var hintWords: HintWords? {
    guard let hint else { return nil }
    let sentences = G.explain(hint, in: position)
    guard let last = sentences.last else { return nil }
    // A puzzle says what there is to be seen before it shows a tile.
    if G.info.goal != nil {
      return HintWords(title: sentences[min(hintStep, sentences.count - 1)], detail: "")
    }
    let idea = hintIdea
    if analyst.known.asksToPlay {
      return HintWords(
        title: tr("Play {move}?", ["move": G.name(of: hint.move)]),
        detail: tr("Ask for the hint again to play it."))
    }
    guard hintStep >= sentences.count - 1 else {
      let place = sentences[hintStep]
      if isHintLost { return HintWords(title: place, detail: mistakeWords ?? "") }
      return idea?.clue.map { HintWords(title: $0, detail: place) } ?? HintWords(title: place, detail: "")
    }
    if isHintLost { return HintWords(title: last, detail: atOnceWords ?? mistakeWords ?? "") }
    // Nothing is to be added to what ends the game.
    let isEnd = position.playing(hint.move)?.outcome != nil
    let known = [idea == nil ? nil : last, othersWords].compactMap { $0 }.joined(separator: " ")
    let answer = hintStep >= sentences.count ? idea?.answer ?? pointOfHintLine : nil
    return HintWords(title: idea?.sentence ?? last, detail: isEnd ? "" : answer ?? known)
  }

  /// Where everything is lost: which of the last moves it was, if the rules show that.
  private var mistakeWords: String? {
    let last = zip(line.past, line.moves).suffix(4).reversed()
    let mistake = last.first { position, move in
      position.turn == turn
        && G.explanation(of: ReviewedMove(move.description), in: position)?.fault == .allows
    }
    return mistake.map { tr("The mistake was {move}.", ["move": G.name(of: $0.1)]) }
  }

  /// Where everything is lost: what loses at once.
  private var atOnceWords: String? {
    guard let hint else { return nil }
    let moves = position.legalMoves.filter { move in
      move != hint.move && G.facets.ideas(of: move, in: position).contains { !$0.isGood && $0.isCertain }
    }
    guard !moves.isEmpty, moves.count <= 3 else { return nil }
    return trn(
      "{moves} loses at once.", "{moves} lose at once.", moves.count,
      ["moves": listed(moves.map { G.sentenceName(of: $0) })])
  }

  /// What the line after the move of the hint comes to, where that decides the game.
  private var pointOfHintLine: String? {
    guard let hint, hintIdea?.isCertain != true,
      let found = Explainer<G>.decisive(in: [hint.move] + analyst.known.hintLine, from: position, of: turn),
      found.number > 1
    else { return nil }
    return tr(
      "Follow the line to move {number}. {idea}",
      ["number": String(found.number), "idea": found.idea.sentence])
  }

  /// How the move of the hint compares with all others, where that is proven of every move.
  private var othersWords: String? {
    guard let hint else { return nil }
    let values = analyst.known.others.isEmpty ? analyst.known.values.each : analyst.known.others
    guard values.count > 1, values.count == position.legalMoves.count,
      values.values.allSatisfy(\.isProven), let own = values[hint.move]?.score.signum()
    else { return nil }
    let equals = values.filter { $0.key != hint.move && $0.value.score.signum() >= own }.map(\.key)
    switch (own, equals.count) {
    case (1, 0): return tr("No other move wins.")
    case (0, 0): return tr("Every other move loses.")
    case (1, 1): return tr("Of the others only {move} wins.", ["move": G.name(of: equals[0])])
    case (0, 1): return tr("Of the others only {move} does not lose.", ["move": G.name(of: equals[0])])
    default: return nil
    }
  }
}
