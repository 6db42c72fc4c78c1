// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

extension Goal {
  /// What a move that keeps it is worth, and what any other is worth at most, in the measure of proven scores.
  private func worths(_ toldLoss: Int?) -> (right: Int, wrong: Int) {
    switch self {
    case .win, .fill: (1, 0)
    case .draw, .safe: (0, -1)
    case .discs(let least), .aim(_, let least): (least, least - (toldLoss ?? 1))
    }
  }

  /// What a move that does not keep it did wrong, as the review of a game would say it: that no other than the right ones keeps it is
  /// proven of every puzzle.
  /// - Parameters:
  ///   - value: what the move is proven to be worth, for whoever made it; nil when that is not known.
  ///   - line: how the other side makes use of it.
  ///   - right: a move that keeps it, and how that goes on.
  ///   - also: other moves that keep it.
  func explanation<G: Game>(
    of move: G.Move, value: Int? = nil, line: [G.Move], insteadOf right: [G.Move], also: [G.Move] = [],
    in position: G.Position, _ game: G.Type
  ) -> Explanation? {
    guard let after = position.playing(move), let best = right.first else { return nil }
    let worths = worths(G.facets.toldLoss)
    var values = Dictionary(
      position.legalMoves.map { ($0.description, worths.wrong) }, uniquingKeysWith: { first, _ in first })
    for keeper in [best] + also { values[keeper.description] = worths.right }
    let decisive = Explainer<G>.decisive(in: line, from: after, of: position.turn.other, ends: true)
    values[move.description] = value ?? (decisive == nil ? worths.wrong : min(worths.wrong, -1))
    var found = G.explanation(
      of: ReviewedMove(
        move.description, values: values, isWhole: true, line: line.map(\.description),
        betterLine: right.map(\.description)), in: position)
    // A puzzle tells of what comes later than a board could show in a review.
    if found?.lets == nil, let decisive {
      found?.lets = .init(
        decisive.idea, decisive.move.description, decisive.number - (after.turn == position.turn ? 1 : 0),
        isNew: !G.facets.stands(decisive.idea, of: decisive.move, in: position))
    }
    return found
  }
}

extension PackedPuzzle {
  /// What is seen of what the right move prevents: of the move that the danger begins with, nil where nothing is known of it.
  public func danger<G: Game>(in position: G.Position, _ game: G.Type) -> Explanation? {
    let moves = danger.compactMap { G.Move($0) }
    guard let wrong = moves.first else { return nil }
    return goal.explanation(
      of: wrong, line: Array(moves.dropFirst()), insteadOf: solution.compactMap { G.Move($0) },
      also: also.compactMap { G.Move($0) }, in: position, G.self)
  }

  /// What the other side would do if it were its turn, where that decides and the danger shows it; nil else. It names no move: that is
  /// often the one that is looked for.
  public func threat<G: Game>(in position: G.Position, _ game: G.Type) -> String? {
    let lets = danger(in: position, G.self)?.lets
    return lets.flatMap { $0.idea.isCertain && !$0.isNew ? $0.idea.clue : nil }
  }

  /// Why the line of the puzzle was right, and the ids of what shows it: what the rules show of one of its moves, the one that decides
  /// before what helps, and what another first move would have allowed; else what was proven.
  /// - Parameters:
  ///   - line: all moves that were made, each in its position.
  ///   - name: of a side, in the middle of a sentence; nil for the reader.
  public func why<G: Game>(
    _ line: [(position: G.Position, move: G.Move)], _ game: G.Type, name: (Seat) -> String?
  ) -> (words: String, cells: [String]) {
    guard let first = line.first else { return ("", []) }
    let reasons = PuzzleReasons<G>(line: line, start: first.position, right: first.move)
    let rival = name(first.position.turn.other)
    if case .aim(let aim, _) = goal {
      if let idea = reasons.asked(aim) { return (idea.sentence, idea.cells) }
      guard let open = reasons.others(aim) else { return (Self.why(goal, isOnly: also.isEmpty), []) }
      return ([reasons.virtue?.sentence, open.lets(rival)].spoken, open.cells)
    }
    if let (idea, forced, isLast) = reasons.decisive {
      // How a game ended is told by the board.
      return ([forced?.sentence, idea.sentence, isLast ? nil : idea.answer].spoken, idea.cells)
    }
    var found = danger(in: first.position, G.self)
    if let lets = found?.lets, !Refutation.isSeen(lets) { found?.lets = nil }
    let cells = (found?.lets?.idea ?? found?.prospect)?.cells ?? []
    let virtue = reasons.virtue
    // Of the one safe piece all is said.
    if goal == .safe, let virtue, reasons.othersLoseAtOnce { return (virtue.sentence, cells) }
    guard let seen = found.flatMap({ $0.lets?.lets(rival) ?? $0.prospect?.lets(rival) }),
      let wrong = danger.first.flatMap({ G.Move($0) })
    else { return ([virtue?.sentence, Self.why(goal, isOnly: also.isEmpty)].spoken, virtue?.cells ?? []) }
    // It is told of another move than the one that was found.
    let other = tr(
      "With {move} instead: {reason}", ["move": G.name(of: wrong, in: first.position), "reason": seen])
    return ([virtue?.sentence, other].spoken, cells)
  }

  /// Why the line of a puzzle was right where nothing else says so: what was proven of the others.
  /// - Parameter isOnly: true where one move alone is right.
  private static func why(_ goal: Goal, isOnly: Bool) -> String {
    guard isOnly else { return tr("It keeps the result.") }
    return switch goal {
    case .win: tr("No other move wins in time.")
    case .draw: tr("Every other move loses.")
    case .safe: tr("Every other piece loses.")
    case .discs(1): tr("No other move wins.")
    case .discs, .aim: tr("Every other move ends with fewer discs.")
    case .fill: ""
    }
  }
}

/// What the rules show of the line of a puzzle.
private struct PuzzleReasons<G: Game> {
  let line: [(position: G.Position, move: G.Move)]
  let start: G.Position
  let right: G.Move

  private func ideas(_ move: G.Move, in position: G.Position) -> [Idea] {
    G.facets.ideas(of: move, in: position)
  }

  private var others: [G.Move] { start.legalMoves.filter { $0 != right } }

  /// What the first move does of what was asked for.
  func asked(_ aim: Aim) -> Idea? {
    ideas(right, in: start).first { $0.isGood && $0.name == aim.idea }
  }

  /// What another move does that was not to be done.
  func others(_ aim: Aim) -> Idea? {
    others.lazy.compactMap { ideas($0, in: start).first { $0.name == aim.idea } }.first
  }

  /// What decides by the rules alone: an own move before the last, else the last, with what the other side was forced to before it.
  var decisive: (idea: Idea, forced: Idea?, isLast: Bool)? {
    let own = line.filter { $0.position.turn == start.turn }
    let certain = own.map { step in
      ideas(step.move, in: step.position).first { $0.isGood && $0.isCertain }
    }
    if let early = certain.dropLast().compactMap({ $0 }).first { return (early, nil, false) }
    let forced = line.lazy.filter { $0.position.turn != start.turn }.compactMap { step in
      ideas(step.move, in: step.position).first { !$0.isGood && $0.isCertain }
    }.first
    return certain.last.flatMap { $0 }.map { ($0, forced, true) }
  }

  /// What speaks for the first move, and for no other.
  var virtue: Idea? {
    ideas(right, in: start).first { idea in
      idea.isGood && !others.contains { ideas($0, in: start).contains { $0.isGood && $0.name == idea.name } }
    }
  }

  var othersLoseAtOnce: Bool {
    others.allSatisfy { ideas($0, in: start).contains { !$0.isGood && $0.isCertain } }
  }
}

extension [String?] {
  /// Sentences that there are, one after the other.
  fileprivate var spoken: String { compactMap { $0 }.joined(separator: " ") }
}
