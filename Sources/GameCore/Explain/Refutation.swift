// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Words

/// What a wrong move at an exercise allows, found by an engine on a thread of its own.
public struct Refutation: Hashable, Sendable {
  /// What is shown on the board: until the other side has moved, and where a move soon decides, until that one. In a game whose turns
  /// have two halves the mover's second one comes first.
  public var moves: [String] = []
  /// What is proven of the position after the wrong move, for whoever is to move there; nil when nothing is.
  public var value: Int?
  /// Best play after these moves, as far as it is proven and shows why it was wrong.
  public var rest: [String] = []

  public init(moves: [String] = [], value: Int? = nil, rest: [String] = []) {
    (self.moves, self.value, self.rest) = (moves, value, rest)
  }

  /// So many turns are looked at for what decides.
  private static var longest: Int { 16 }
  /// So many turns after the one that decides, people still want to see how it ends.
  private static var soonOver: Int { 3 }
  /// So many are watched on a board.
  private static var mostShown: Int { 14 }

  /// - Parameters:
  ///   - after: the position after the wrong move.
  ///   - before: the one that it was made in.
  ///   - seat: who made it.
  ///   - goal: what was asked for: where no corner was to be opened, that is shown.
  public static func find<G: Game>(
    _ game: G.Type, after: G.Position, from before: G.Position? = nil, by seat: Seat, goal: Goal? = nil,
    _ engine: G.Engine,
    _ control: SearchControl
  ) -> Self {
    if case .aim(let aim, _) = goal, [.closed, .corner, .reach].contains(aim),
      let corner = newest(Aim.corner.moves(of: G.self, in: after), in: after, from: before, G.self)
    {
      return Self(moves: [corner.description])
    }
    // What one move alone does is asked for: what else is played would be a riddle.
    if case .aim(let aim, _) = goal, aim != .pass, aim != .block { return Self() }
    let (judge, work) = (Judge<G>(engine, control), G.Engine.secondOfWork / 4)
    var found = judge.reply(in: after, to: seat, work: work)
    // Of answers that are enough the one that anybody sees is played, and spoken of.
    if case .discs(let least) = goal, after.turn != seat,
      let corner = newest(Aim.corner.moves(of: G.self, in: after), in: after, from: before, G.self),
      let value = judge.reviewed(corner, in: after, work: work).value, -value < least
    {
      found = ([corner], value)
    }
    var rest: [G.Move] = []
    // What decides at once needs no more.
    if Explainer<G>.decisive(in: found.moves, from: after, of: seat.other) == nil,
      let last = after.line(found.moves).last, let end = last.position.playing(last.move)
    {
      rest = judge.line(
        from: end, most: (longest - last.number) * (end.isMidTurn ? 2 : 1),
        work: work, isProven: true)
    }
    let all = found.moves + rest
    // So would be an answer to what was to end the game and does not, unless it ends the game itself; to half a turn there is none.
    if goal == .win(turns: 1),
      after.isMidTurn || Explainer<G>.decisive(in: found.moves, from: after, of: seat.other) == nil
    {
      return Self(value: found.value)
    }
    let decider = Explainer<G>.decisive(in: all, from: after, of: seat.other, ends: true)?.index
    // Where a win was asked for, what stops it is the answer, and nobody asks what comes of that.
    let isStopped = goal?.isWin ?? false && blocks(found.moves, in: after, by: seat, G.self)
    let watched =
      isStopped || goal == .win(turns: 1)
      ? nil : decider.flatMap { after.line(all)[$0].number <= mostShown ? $0 : nil }
    let shown = max(found.moves.count, watched.map { end(of: all, from: after, $0, G.self) + 1 } ?? 0)
    return Self(
      moves: all.prefix(shown).map(\.description), value: found.value,
      rest: all.dropFirst(shown).map(\.description))
  }

  /// The index of the move that ends the game, where that comes soon after the one that decides it; else of that one.
  private static func end<G: Game>(
    of all: [G.Move], from after: G.Position, _ decider: Int, _ game: G.Type
  ) -> Int {
    let steps = after.line(all)
    return steps.indices.first { index in
      index >= decider && steps[index].number <= steps[decider].number + soonOver
        && steps[index].position.playing(steps[index].move)?.outcome != nil
    } ?? decider
  }

  /// True of an answer that stops what the wrong move threatened.
  private static func blocks<G: Game>(
    _ moves: [G.Move], in after: G.Position, by seat: Seat, _ game: G.Type
  ) -> Bool {
    guard after.turn != seat, let reply = moves.first else { return false }
    return G.facets.ideas(of: reply, in: after).contains { $0.name == Aim.block.idea }
  }

  /// The moves that are shown, first those until the other side has moved.
  /// - Parameter seat: who made the wrong move.
  func shown<G: Game>(after: G.Position, by seat: Seat, _ game: G.Type) -> (answer: [G.Move], rest: [G.Move])
  {
    let steps = after.line(moves.compactMap { G.Move($0) })
    let count = steps.firstIndex { $0.seat != seat && G.facets.pass(in: $0.position) != $0.move }
    let all = steps.map(\.move)
    return (Array(all.prefix((count ?? all.count) + 1)), Array(all.dropFirst((count ?? all.count) + 1)))
  }

  /// The first corner that could not be taken before the wrong move; else the first.
  private static func newest<G: Game>(
    _ corners: [G.Move], in after: G.Position, from before: G.Position?, _ game: G.Type
  ) -> G.Move? {
    corners.first { corner in
      let idea = G.facets.ideas(of: corner, in: after).first { $0.name == Aim.corner.idea }
      return before.flatMap { before in idea.map { !G.facets.stands($0, of: corner, in: before) } } ?? true
    } ?? corners.first
  }

  /// Why the move was wrong, in one sentence or two, and the ids of what shows it: what the rules show of it, as a review says it, or
  /// what the engine has proven.
  /// - Parameter line: the moves that were right in its place, and how they go on.
  public func reason<G: Game>(
    _ game: G.Type, for move: G.Move, in before: G.Position, goal: Goal, insteadOf line: [G.Move],
    name: (Seat) -> String?
  ) -> (words: String, cells: [String]) {
    guard let after = before.playing(move) else { return ("", []) }
    let moved = G.name(of: move, in: before)
    let first = moved == move.description ? moved : G.sentence(moved)
    let rival = name(before.turn.other) ?? tr("the other side")
    let own = value.map { after.turn == before.turn ? $0 : -$0 }
    let follows = (moves + rest).compactMap { G.Move($0) }
    if let told = G.facets.fault(
      of: move, for: goal, line: follows, value: own, in: before,
      name: rival), let words = told.right
    {
      return (words, told.cells)
    }
    let found = goal.explanation(
      of: move, value: own, line: follows, insteadOf: line, in: before, G.self)
    let shown = found?.lets
    // Of what the move itself does the idea says more.
    let lets = shown.flatMap { point in
      point.lets(name(before.turn.other)).map {
        [$0, point.distance == 0 && point.idea.isCertain ? point.idea.answer : nil].spoken
      }
    }
    // What comes later than what is shown is not to be seen on the board.
    let cells = shown.flatMap { $0.distance < 2 || $0.move == moves.last ? $0.idea.cells : nil } ?? []
    let answer = self.shown(after: after, by: before.turn, G.self).answer.last
    var win: String?
    if case .win = goal, let best = line.first, before.playing(best)?.outcome?.winner == before.turn {
      win = tr("Another move wins at once.")
    }
    if let lets, let point = found?.lets, point.idea.isCertain, point.distance < 2 {
      return ([lets, win].spoken, cells)
    }
    if let win { return ([Self.missed(goal, first), win].spoken, []) }
    if goal.isWin, Self.blocks(moves.compactMap { G.Move($0) }, in: after, by: before.turn, G.self),
      let stopped = point(of: after, by: before.turn, after: moved, G.self, name: name)
    {
      return (stopped.words, stopped.cells)
    }
    // Where discs are counted, the answer that costs most need not be the one that is seen.
    let named = shown.flatMap { $0.distance == 0 ? found?.reply?.move : $0.move }
    if found?.isCounted ?? false, let lets, let named, let answer = answer?.description, answer != named {
      if case .aim = goal { return (lets, cells) }
      // Of answers that are enough the one that is seen would be played: what is not played takes too little.
      if case .discs = goal,
        let stopped = point(of: after, by: before.turn, after: moved, G.self, name: name)
      {
        return (stopped.words, stopped.cells)
      }
      let said = tr("{name} answers with {answer}.", ["name": G.sentence(rival), "answer": answer])
      return (lets.contains(answer) ? lets : "\(said) \(lets)", cells)
    }
    if case .aim(let aim, _) = goal {
      let told = Self.missed(aim, move, in: before, G.self, name: name)
      // The corner that the other side takes on the board has its words.
      let taken = answer.flatMap { reply in
        G.facets.ideas(of: reply, in: after).first { $0.name == Aim.corner.idea }
      }
      guard aim == .corner, let taken, let answer else { return told }
      let isOld = G.facets.stands(taken, of: answer, in: before)
      let words = isOld ? taken.still(name(before.turn.other)) : taken.lets(name(before.turn.other))
      return ([told.words, words].spoken, told.cells + taken.cells)
    }
    let reason = lets ?? found?.prospect?.lets(name(before.turn.other))
    let advice =
      reason == nil
      ? found?.missed.flatMap { $0.distance == 0 ? $0.idea.clue : nil }.map {
        tr("Look for this: {idea}", ["idea": $0])
      } : nil
    let why =
      reason
      ?? (advice == nil ? point(of: after, by: before.turn, after: moved, G.self, name: name)?.words : nil)
    // What a draw is worth where a win or a draw was asked for, the goal says.
    let result =
      value.flatMap {
        $0 == 0 || after.outcome != nil ? nil : G.facets.verdict(MoveValue($0), in: after, name: name)
      }
    // What is many moves away from what is shown nobody finds: then what the answer is for says more.
    if cells.isEmpty, shown?.idea.isCertain ?? false, let result,
      let stopped = point(of: after, by: before.turn, after: moved, G.self, name: name)
    {
      return ([stopped.words, G.sentence(result) + "."].spoken, stopped.cells)
    }
    // What decides, but not at once, comes so many moves later.
    if let lets, let shown, shown.idea.isCertain {
      let later = trn(
        "{name} gets there in {count} move.", "{name} gets there in {count} moves.", (shown.distance + 1) / 2,
        ["name": G.sentence(rival)])
      return ("\(lets) \(later)", cells)
    }
    let told: String
    if let result, !result.isEmpty {
      // The reason names the move.
      guard why == nil else {
        return ([why, G.sentence(result) + "."].spoken, cells)
      }
      told = tr("After {move}: {verdict}.", ["move": moved, "verdict": result])
    } else if value == nil, after.outcome == nil, let answer {
      told = tr("{name} answers with {answer}.", ["name": G.sentence(rival), "answer": G.name(of: answer)])
    } else {
      told = Self.missed(goal, first)
    }
    return ([told, why ?? advice].spoken, cells)
  }

  /// What the answer that is shown does, where nothing tells more.
  private func point<G: Game>(
    of after: G.Position, by seat: Seat, after move: String, _ game: G.Type, name: (Seat) -> String?
  ) -> (words: String, cells: [String])? {
    guard after.turn != seat, let reply = moves.first.flatMap({ G.Move($0) }) else { return nil }
    let found = G.facets.purpose(
      of: [reply], for: .draw, insteadOf: nil, in: after, name: name(seat) ?? tr("the other side"))
    guard let words = found.right, !found.cells.isEmpty else { return nil }
    let (answer, side) = (G.name(of: reply), G.sentence(name(seat.other) ?? tr("the other side")))
    // Two discs in one column have one name.
    let told =
      answer == move
      ? tr("{name} plays {answer}, too.", ["name": side, "answer": answer])
      : tr("{name} answers with {answer}.", ["name": side, "answer": answer])
    return ("\(told) \(words)", found.cells)
  }

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
  private static func missed<G: Game>(
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
