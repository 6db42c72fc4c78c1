// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// Why a wrong move of a puzzle was wrong: what is known of it, each told only where nothing before it says more.
final class RefutationReason<G: Game> {
  typealias Told = (words: String, cells: [String])

  private let refutation: Refutation
  private let move: G.Move
  private let before: G.Position
  private let after: G.Position
  private let goal: Goal
  private let line: [G.Move]
  private let name: (Seat) -> String?
  /// What the game says of it in words of its own.
  private let fault: Told?
  private let found: Explanation?

  /// - Parameters:
  ///   - line: the moves that were right in its place, and how they go on.
  ///   - name: who has a seat, in the middle of a sentence; nil for the reader.
  init(
    refutation: Refutation, move: G.Move, before: G.Position, after: G.Position, goal: Goal, line: [G.Move],
    name: @escaping (Seat) -> String?
  ) {
    (self.refutation, self.move, self.before, self.after) = (refutation, move, before, after)
    (self.goal, self.line, self.name) = (goal, line, name)
    let value = refutation.value.map { after.turn == before.turn ? $0 : -$0 }
    let follows = (refutation.moves + refutation.rest).compactMap { G.Move($0) }
    let told = G.facets.fault(
      of: move, for: goal, line: follows, value: value, in: before,
      name: name(before.turn.other) ?? tr("the other side"))
    fault = told.flatMap { told in told.right.map { ($0, told.cells) } }
    found =
      fault == nil
      ? goal.explanation(of: move, value: value, line: follows, insteadOf: line, in: before, G.self) : nil
  }

  var told: Told {
    fault ?? atOnce ?? left ?? blocked ?? counted ?? aimed ?? stopped ?? later
      ?? (result == nil ? plain : proven)
  }

  // MARK: - What is known

  private var rival: String { name(before.turn.other) ?? tr("the other side") }
  private var moved: String { G.name(of: move, in: before) }
  private var first: String { moved == move.description ? moved : G.sentence(moved) }
  private var shown: Explanation.Point? { found?.lets }
  private var isCertain: Bool { shown?.idea.isCertain ?? false }

  /// What the move lets happen; of what it does itself the idea says more.
  private var lets: String? {
    shown.flatMap { point in
      point.lets(name(before.turn.other)).map {
        [$0, point.distance == 0 && point.idea.isCertain ? point.idea.answer : nil].spoken
      }
    }
  }

  /// What comes later than what is shown is not to be seen on the board.
  private var cells: [String] {
    shown.flatMap { $0.distance < 2 || $0.move == refutation.moves.last ? $0.idea.cells : nil } ?? []
  }

  /// The last move that is shown of the answer.
  private var answer: G.Move? { refutation.shown(after: after, by: before.turn, G.self).answer.last }

  private var win: String? {
    guard case .win = goal, let best = line.first, before.playing(best)?.outcome?.winner == before.turn
    else { return nil }
    return tr("Another move wins at once.")
  }

  /// What a draw is worth where a win or a draw was asked for, the goal says.
  private var result: String? {
    let verdict = refutation.value.flatMap {
      $0 == 0 || after.outcome != nil ? nil : G.facets.verdict(MoveValue($0), in: after, name: name)
    }
    return verdict?.isEmpty ?? true ? nil : verdict
  }

  // MARK: - What is told of it

  private var atOnce: Told? {
    guard let lets, let shown, isCertain, shown.distance < 2 else { return nil }
    return ([lets, win].spoken, cells)
  }

  private var left: Told? { win.map { ([Refutation.missed(goal, first), $0].spoken, []) } }

  private var blocked: Told? {
    let moves = refutation.moves.compactMap { G.Move($0) }
    return goal.isWin && Refutation.blocks(moves, in: after, by: before.turn, G.self) ? point : nil
  }

  /// Where discs are counted, the answer that costs most need not be the one that is seen.
  private var counted: Told? {
    guard found?.isCounted ?? false, let shown, let lets,
      let named = shown.distance == 0 ? found?.reply?.move : shown.move, let answer = answer?.description,
      answer != named
    else { return nil }
    if case .aim = goal { return (lets, cells) }
    // Of answers that are enough the one that is seen would be played: what is not played takes too little.
    if case .discs = goal, let point { return point }
    let said = tr("{name} answers with {answer}.", ["name": G.sentence(rival), "answer": answer])
    return (lets.contains(answer) ? lets : "\(said) \(lets)", cells)
  }

  private var aimed: Told? {
    guard case .aim(let aim, _) = goal else { return nil }
    let told = Refutation.missed(aim, move, in: before, G.self, name: name)
    // The corner that the other side takes on the board has its words.
    guard aim == .corner, let answer,
      let taken = G.facets.ideas(of: answer, in: after).first(where: { $0.name == Aim.corner.idea })
    else { return told }
    let isOld = G.facets.stands(taken, of: answer, in: before)
    let words = isOld ? taken.still(name(before.turn.other)) : taken.lets(name(before.turn.other))
    return ([told.words, words].spoken, told.cells + taken.cells)
  }

  /// What is many moves away from what is shown nobody finds: then what the answer is for says more.
  private var stopped: Told? {
    guard cells.isEmpty, isCertain, let result, let point else { return nil }
    return ([point.words, G.sentence(result) + "."].spoken, point.cells)
  }

  /// What decides, but not at once, comes so many moves later.
  private var later: Told? {
    guard let lets, let shown, isCertain else { return nil }
    let later = trn(
      "{name} gets there in {count} move.", "{name} gets there in {count} moves.", (shown.distance + 1) / 2,
      ["name": G.sentence(rival)])
    return ("\(lets) \(later)", cells)
  }

  /// What the engine has proven, with the reason, which names the move.
  private var proven: Told {
    let result = result ?? ""
    if let why { return ([why, G.sentence(result) + "."].spoken, cells) }
    return ([tr("After {move}: {verdict}.", ["move": moved, "verdict": result]), advice].spoken, cells)
  }

  private var plain: Told {
    let told: String
    if refutation.value == nil, after.outcome == nil, let answer {
      told = tr("{name} answers with {answer}.", ["name": G.sentence(rival), "answer": G.name(of: answer)])
    } else {
      told = Refutation.missed(goal, first)
    }
    return ([told, why ?? advice].spoken, cells)
  }

  private var reason: String? { lets ?? found?.prospect?.lets(name(before.turn.other)) }
  private var why: String? { reason ?? (advice == nil ? point?.words : nil) }

  private var advice: String? {
    guard reason == nil else { return nil }
    return found?.missed.flatMap { $0.distance == 0 ? $0.idea.clue : nil }.map {
      tr("Look for this: {idea}", ["idea": $0])
    }
  }

  /// What the answer that is shown does, where nothing tells more.
  private var point: Told? {
    guard after.turn != before.turn, let reply = refutation.moves.first.flatMap({ G.Move($0) }) else {
      return nil
    }
    let found = G.facets.purpose(
      of: [reply], for: .draw, insteadOf: nil, in: after,
      name: name(before.turn) ?? tr("the other side"))
    guard let words = found.right, !found.cells.isEmpty else { return nil }
    let (answer, side) = (G.name(of: reply), G.sentence(rival))
    // Two discs in one column have one name.
    let told =
      answer == moved
      ? tr("{name} plays {answer}, too.", ["name": side, "answer": answer])
      : tr("{name} answers with {answer}.", ["name": side, "answer": answer])
    return ("\(told) \(words)", found.cells)
  }
}

extension Refutation {
  /// What every move off the line does, because the puzzle was proven.
  public static func missed(_ goal: Goal, _ move: String) -> String {
    switch goal {
    case .win, .discs(1): tr("{move} does not win.", ["move": move])
    case .draw, .safe: tr("{move} loses.", ["move": move])
    case .discs: tr("With {move} you end with fewer discs.", ["move": move])
    case .aim(let aim, _): missed(aim, move)
    case .fill: tr("{move} does not fill the board.", ["move": move])
    }
  }

  /// Once a corner is within reach it is to be taken.
  static func missed<G: Game>(
    _ aim: Aim, _ move: G.Move, in before: G.Position, _ game: G.Type, name: (Seat) -> String?
  ) -> (words: String, cells: [String]) {
    let corners = aim == .reach ? Aim.corner.moves(of: G.self, in: before) : []
    let asked = corners.isEmpty || corners.contains(move) ? aim : .corner
    if aim == .pass, let after = before.playing(move), after.turn != before.turn {
      let left = after.legalMoves.map { G.shortName(of: $0) }
      return (
        tr(
          "After {move} the other side can still play: {moves}.",
          ["move": G.shortName(of: move), "moves": listed(left)]), []
      )
    }
    if asked == .reach, let after = before.playing(move), after.turn != before.turn,
      after.legalMoves.contains(where: {
        after.playing($0).map { Aim.corner.moves(of: G.self, in: $0).isEmpty } ?? false
      })
    {
      return (
        tr(
          "After {move} the other side can still keep you from every corner.",
          ["move": G.shortName(of: move)]), []
      )
    }
    let shown = aim.hasIdea ? nil : G.facets.ideas(of: move, in: before).first { $0.name == aim.idea }
    let told = shown.flatMap { $0.lets(name(before.turn.other)) }
    return (told ?? missed(asked, G.sentence(G.shortName(of: move))), shown?.cells ?? [])
  }

  /// The rules alone say so of every move but one.
  private static func missed(_ aim: Aim, _ move: String) -> String {
    switch aim {
    case .corner: tr("{move} is not a corner.", ["move": move])
    case .reach: tr("{move} brings no corner within reach.", ["move": move])
    case .closed: tr("{move} opens a corner to the other side.", ["move": move])
    case .pass: tr("{move} leaves the other side a move.", ["move": move])
    case .last: tr("{move} still has an empty square around it.", ["move": move])
    case .wedge: tr("{move} does not go in between two discs on the edge.", ["move": move])
    case .block: tr("{move} does not block the four.", ["move": move])
    }
  }
}
