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
  static func blocks<G: Game>(
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
    return withoutActuallyEscaping(name) { name in
      RefutationReason<G>(
        refutation: self, move: move, before: before, after: after, goal: goal, line: line, name: name
      ).told
    }
  }
}
