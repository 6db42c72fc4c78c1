// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why the right move of a puzzle is right, and another one wrong.
extension Reversi {
  public static func purpose(
    of turn: [Move], for goal: Goal, insteadOf danger: PuzzleDanger<Position>?, in position: Position,
    name: String
  ) -> Purpose {
    guard let move = turn.first, let square = move.square, let next = position.playing(move) else {
      return Purpose()
    }
    guard position.legalMoves.count > 1 else {
      return Purpose(tr("{square} is the only move that there is.", ["square": move.description]))
    }
    if case .aim(let aim, _) = goal { return Self.aimed(aim, move, square, in: position, next, name) }
    guard danger != nil || goal != .draw else {
      // An answer that is only looked at.
      let best = ideas(of: move, in: position).first { $0.isGood && $0.explains && !$0.cells.isEmpty }
      return Purpose(best?.sentence, best?.cells ?? [])
    }
    // A board shows the answer to a move, and not what comes of that later.
    var shown = danger ?? PuzzleDanger([])
    if let decider = shown.decider, decider.move != shown.moves.dropFirst().first {
      shown = PuzzleDanger(shown.moves)
    }
    var found = stopping(move, shown, in: position, next, name)
    found.wrong = wrong(shown, name)
    return found
  }

  // MARK: - What was asked for

  private static func aimed(
    _ aim: Aim, _ move: Move, _ square: Int, in position: Position, _ next: Position, _ name: String
  ) -> Purpose {
    let places: KeyValuePairs = ["square": move.description, "name": name]
    let cells = ideas(of: move, in: position).first { $0.name == aim.idea }?.cells ?? []
    switch aim {
    case .pass:
      let passes = tr("After {square} {name} cannot move, and you move again.", places)
      return Purpose([blocking(move, square, in: position, next, name), passes].spoken)
    case .wedge:
      let isSafe = next.stableDiscs(of: position.turn) >> UInt64(square) & 1 == 1
      return Purpose(
        isSafe
          ? tr(
            "{square} stands between two discs of {name} on the edge: nothing can turn it any more.", places)
          : tr(
            "{square} stands between two discs of {name} on the edge: nothing can turn it while both stand there.",
            places),
        cells)
    case .last:
      return Purpose(
        next.turn == position.turn || next.mustPass
          ? tr(
            "{square} was the last empty square of its region: {name} cannot answer there, nor anywhere else.",
            places)
          : tr(
            "{square} was the last empty square of its region: {name} cannot answer there, and has to go first into another one.",
            places),
        cells)
    case .reach: return reaching(move, in: position, next, name, cells)
    case .closed: return closing(move, in: position, next, name)
    case .corner, .block:
      return Purpose(ideas(of: move, in: position).first { $0.name == aim.idea }?.sentence, cells)
    }
  }

  /// What a move takes from the other side, where that is a square or two and can be seen.
  private static func blocking(
    _ move: Move, _ square: Int, in position: Position, _ next: Position, _ name: String
  ) -> String? {
    let other = Position(black: position.black, white: position.white, turn: position.turn.other)
    let replies = other.legalMoves.filter { $0.square != square }
    guard (1...2).contains(replies.count) else { return nil }
    let told = replies.compactMap { reply -> String? in
      guard let discs = closing(of: reply, by: move, in: position), !discs.isEmpty else { return nil }
      return tr(
        "{move} turns {discs}, so that {name} cannot play {square}.",
        ["move": move.description, "discs": listed(discs), "name": name, "square": reply.description])
    }
    return told.count == replies.count ? told.joined(separator: " ") : nil
  }

  private static func reaching(
    _ move: Move, in position: Position, _ next: Position, _ name: String, _ cells: [String]
  ) -> Purpose {
    let corners = Edges.corners.filter { corner in
      next.legalMoves.allSatisfy {
        next.playing($0).map { $0.turn == position.turn && $0.canTake(corner, position.turn) } ?? false
      }
    }
    let places: KeyValuePairs = ["square": move.description, "name": name, "corner": Motif.names(corners)]
    guard let corner = corners.first else {
      return Purpose(tr("After {square} you can take a corner, whatever {name} plays.", places), cells)
    }
    let end = corners.count == 1 ? anchor(of: corner, by: move, in: position, next) : nil
    return Purpose(
      [
        tr("After {square} you can take the corner {corner}, whatever {name} plays.", places),
        end.map {
          tr(
            "From {corner} you turn all discs up to {disc}, which {square} makes yours.",
            ["corner": Motif.names(corners), "disc": Move.name(ofSquare: $0), "square": move.description])
        },
      ].spoken, Motif.ids(corners + [end].compactMap { $0 }))
  }

  /// The disc that a move turns and up to which a corner turns the others from then on; nil where it is another one.
  private static func anchor(
    of corner: Int, by move: Move, in position: Position, _ next: Position
  ) -> Int? {
    let turned = Set(move.square.map { position.flips(of: $0).joined() }.map(Array.init) ?? [])
    let own = Position(black: next.black, white: next.white, turn: position.turn)
    return own.flips(of: corner).lazy.compactMap { ray -> Int? in
      guard let first = ray.first, let last = ray.last else { return nil }
      return last + first - corner
    }.first(where: turned.contains)
  }

  private static func closing(_ move: Move, in position: Position, _ next: Position, _ name: String)
    -> Purpose
  {
    let other = position.turn.other
    let shut = Edges.corners.filter {
      position.canTake($0, other) && !next.canTake($0, other) && next.disc(on: $0) == nil
    }
    let opened = position.legalMoves.lazy.filter { $0 != move }.compactMap { wrong in
      ideas(of: wrong, in: position).first { $0.name == Aim.closed.idea }?.lets(name)
    }
    let places: KeyValuePairs = ["square": move.description, "name": name, "corner": Motif.names(shut)]
    let right =
      shut.isEmpty
      ? Edges.corners.contains { next.canTake($0, other) }
        ? tr("{square} is the only move that opens no further corner to {name}.", places)
        : tr("{square} is the only move that opens no corner to {name}.", places)
      : tr("{square} shuts the corner {corner} to {name}, and opens no other.", places)
    // More than two wrong moves are no sentence any more.
    return Purpose(([right] + opened.prefix(2)).joined(separator: " "), Motif.ids(shut))
  }

  // MARK: - What it keeps from happening

  private static func stopping(
    _ move: Move, _ danger: PuzzleDanger<Position>, in position: Position, _ next: Position, _ name: String
  ) -> Purpose {
    let square = move.description
    // Few moves are a reason only where no other move leaves as few.
    let good = ideas(of: move, in: position).filter {
      $0.isGood && ($0.name != "mobility" || leavesFewest(move, in: position, next))
    }
    // A corner needs no other reason, where there is only one.
    if let corner = good.first(where: { $0.name == Aim.corner.idea }),
      Aim.corner.moves(of: Self.self, in: position).count == 1
    {
      return Purpose(corner.sentence, corner.cells)
    }
    if let idea = danger.idea {
      let corners = Edges.corners.filter { idea.cells == Motif.ids([$0]) }
      // Who gives another corner for it has no such reason.
      if let corner = corners.first,
        !Edges.corners.contains(where: { next.canTake($0, position.turn.other) })
      {
        return Purpose(
          tr(
            "After {square} {name} cannot take the corner {corner}.",
            ["square": square, "name": name, "corner": Motif.names([corner])]),
          Motif.ids([corner]))
      }
      if let place = danger.decider?.move, place == move {
        return Purpose(
          tr("Both sides want {square}, and now {name} cannot have it.", ["square": square, "name": name]))
      }
      if let place = danger.decider?.move, let wanted = place.square,
        !next.canTake(wanted, position.turn.other)
      {
        return Purpose(
          tr(
            "After {square} {name} cannot play {other}.",
            ["square": square, "name": name, "other": place.description]))
      }
    }
    // What no other move has comes before what some have, too.
    let seen = good.filter { $0.explains && !$0.cells.isEmpty }
    let names = position.legalMoves.filter { $0 != move }.map { Set(ideas(of: $0, in: position).map(\.name)) }
    if let best = seen.first(where: { idea in !names.contains { $0.contains(idea.name) } }) {
      return Purpose(best.sentence, best.cells)
    }
    if let fewer = fewer(move, than: danger.moves.first, in: position, next, name) { return fewer }
    return seen.first.map { Purpose($0.sentence, $0.cells) } ?? Purpose(good.first?.sentence)
  }

  private static func leavesFewest(_ move: Move, in position: Position, _ next: Position) -> Bool {
    position.legalMoves.allSatisfy { other in
      other == move
        || position.playing(other).map {
          $0.turn == position.turn || $0.legalMoves.count > next.legalMoves.count
        } ?? true
    }
  }

  /// The other side has fewer moves after it.
  private static func fewer(
    _ move: Move, than other: Move?, in position: Position, _ next: Position, _ name: String
  ) -> Purpose? {
    guard let other, let after = position.playing(other), next.turn != position.turn,
      after.turn != position.turn
    else { return nil }
    let (few, many) = (next.legalSquares.nonzeroBitCount, after.legalSquares.nonzeroBitCount)
    guard few < many else { return nil }
    return Purpose(
      trn(
        "{square} leaves {name} {count} move, and {other} {more}.",
        "{square} leaves {name} {count} moves, and {other} {more}.",
        few, ["square": move.description, "name": name, "other": other.description, "more": String(many)]))
  }

  // MARK: - The other move

  public static func fault(
    of move: Move, for goal: Goal, line: [Move], value: Int?, in position: Position, name: String
  ) -> Purpose? {
    guard case .aim(let aim, _) = goal, let square = move.square, let next = position.playing(move) else {
      return nil
    }
    let places: KeyValuePairs = ["square": move.description, "name": name]
    switch aim {
    case .pass where next.turn != position.turn:
      let left = next.legalMoves.compactMap(\.square)
      return Purpose(
        tr(
          "After {square} {name} can still play {moves}.",
          ["square": move.description, "name": name, "moves": Motif.names(left)]), Motif.ids(left))
    case .wedge where Edges.all.contains { isBetween(square, of: position.turn.other, on: $0, position) }:
      return Purpose(
        tr(
          "{square} turns a disc beside it, and stands between two of {name} no more: it is no wedge.", places
        ),
        Motif.ids([square]))
    default: return nil
    }
  }

  /// True of a square of an edge with a disc of a side at both sides of it.
  private static func isBetween(
    _ square: Int, of seat: Seat, on edge: [Int], _ position: Position
  ) -> Bool {
    guard let at = edge.firstIndex(of: square), at > 0, at < edge.count - 1 else { return false }
    return [edge[at - 1], edge[at + 1]].allSatisfy { position.disc(on: $0) == seat }
  }

  private static func wrong(_ danger: PuzzleDanger<Position>, _ name: String) -> String? {
    guard let first = danger.moves.first, let idea = danger.idea else { return nil }
    guard let decider = danger.decider else {
      return idea.lets(name).map {
        $0.contains(first.description)
          ? $0 : tr("With {move} instead: {reason}", ["move": first.description, "reason": $0])
      }
    }
    let count = idea.cells.count
    let places: KeyValuePairs = [
      "move": first.description, "name": name, "square": decider.move.description,
      "squares": Motif.few(idea.cells.compactMap { Motif.square($0) }),
    ]
    switch idea.name {
    case "corner": return tr("With {move} instead, {name} takes the corner {square}.", places)
    case "stable discs":
      return trn(
        "With {move} instead, {name} plays {square} and makes {count} disc on the edge safe for good.",
        "With {move} instead, {name} plays {square} and makes {count} discs on the edge safe for good.",
        count, places)
    case "quiet move":
      return tr(
        "With {move} instead, {name} has {square}, a quiet move: it turns only discs with no empty square around them.",
        places)
    case "parity":
      return tr("With {move} instead, {name} fills {square}, the last square of a region.", places)
    case "forced pass": return tr("With {move} instead, {name} plays {square}, and you have to pass.", places)
    case "wedge":
      return tr("With {move} instead, {name} goes in between two discs on the edge, at {square}.", places)
    case let name where name.hasSuffix("edge"):
      return tr("With {move} instead, {name} turns {squares} on the edge, with {square}.", places)
    default:
      return idea.lets(name).map {
        tr("With {move} instead: {reason}", ["move": first.description, "reason": $0])
      }
    }
  }
}

extension Reversi.Motif {
  /// The square of an element.
  fileprivate static func square(_ id: String) -> Int? {
    let parts = id.split(separator: ".").compactMap { Int($0) }
    return parts.count == 2 ? 8 * (parts[0] - 1) + parts[1] - 1 : nil
  }
}
