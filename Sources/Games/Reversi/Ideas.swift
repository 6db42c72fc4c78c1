// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What moves do, in words.
extension Reversi.Motif {
  func idea(of move: Reversi.Move) -> Idea {
    let square = move.description
    return switch self {
    case .corner(let place): Self.corner(place)
    case .opensCorners(let corners): Self.opensCorners(square, corners)
    case .reachesCorners(let corners): Self.reachesCorners(square, corners)
    case .xSquare(let place, let beside):
      Idea(
        "X square", Self.ids([place, beside]), isGood: false,
        with: ["square": square, "corner": Reversi.Move.name(ofSquare: beside)],
        says: [.flaw("{square} is diagonal to the empty corner {corner} and opens a way to it.")])
    case .cSquare(let place, let beside):
      Idea(
        "C square", Self.ids([place, beside]), isGood: false,
        with: ["square": square, "corner": Reversi.Move.name(ofSquare: beside)],
        says: [.flaw("{square} is on the edge next to the empty corner {corner} and opens a way to it.")])
    case .wipesOut: Self.wipesOut(square)
    case .forcesPass(let before): Self.forcesPass(square, before)
    case .fewMoves(let squares): Self.fewMoves(square, squares.count, squares)
    case .fewestMoves(let count): Self.fewMoves(square, count)
    case .fewestTurned(let discs): Self.fewestTurned(square, discs.count)
    case .wedge(let place): Self.wedge(square, place)
    case .unbalancedEdge(let five):
      Idea(
        "unbalanced edge", Self.ids(five), isGood: false, with: ["square": square],
        says: [
          .flaw(
            "{square} makes five in a row on the edge with a gap before the corner, where the other side can wedge in."
          )
        ])
    case .stable(let discs): Self.stable(square, discs)
    case .quiet(let turned): Self.quiet(square, turned)
    case .frontier(let facing): Self.frontier(square, facing)
    case .lastOfRegion(let place): Self.lastOfRegion(square, place)
    case .turnsEdge(let discs, let edge): Self.turnsEdge(square, discs, edge)
    case .greedy(let count):
      Idea(
        "too many discs", [], isGood: false, explains: false, most: 12, with: ["square": square],
        says: [
          .flaw(
            "{square} turns {count} disc early, and each can be turned back.",
            "{square} turns {count} discs early, and each can be turned back.", count)
        ])
    }
  }

  private static func corner(_ place: Int) -> Idea {
    Idea(
      "corner", ids([place]), isGood: true, isObvious: true,
      with: ["corner": Reversi.Move.name(ofSquare: place)],
      says: [
        .sentence("{corner} is a corner: a disc there is safe for good."),
        .clue("One move takes a corner."), .answer("A disc in a corner never turns over."),
        .letsYou("That lets you take the corner {corner}."),
        .lets("That lets {name} take the corner {corner}."),
        .stillYou("That does not stop you from taking the corner {corner}."),
        .still("That does not stop {name} from taking the corner {corner}."),
        .would("{corner} was free, and a corner is safe for good."),
      ])
  }

  private static func opensCorners(_ square: String, _ corners: [Int]) -> Idea {
    Idea(
      "opens corner", ids(corners), isGood: false, isObvious: true,
      // One move takes one of them.
      with: ["square": square, "corner": either(corners.map { Reversi.Move.name(ofSquare: $0) })],
      says: [
        .sentence("{square} opens the corner {corner} to the other side."),
        .letsYou("After {square} you can take the corner {corner}."),
        .lets("After {square} {name} can take the corner {corner}."),
      ])
  }

  private static func reachesCorners(_ square: String, _ corners: [Int]) -> Idea {
    Idea(
      "reaches corner", ids(corners), isGood: true, explains: false,
      with: ["square": square, "corner": names(corners)],
      says: [
        .sentence("{square} brings the corner {corner} within reach."),
        .clue("One move brings a corner within reach."),
        .letsYou("That lets you threaten to take the corner {corner} next."),
        .lets("That lets {name} threaten to take the corner {corner} next."),
        .would("{square} would have threatened to take the corner {corner} next."),
      ])
  }

  private static func wipesOut(_ square: String) -> Idea {
    Idea(
      "wipe-out", [], isGood: true, isObvious: true, with: ["square": square],
      says: [
        .sentence("{square} turns every disc of the other side."),
        .clue("One move turns every disc of the other side."),
        .answer("Whoever has no disc left has lost."),
        .letsYou("That lets you turn every disc that is left, with {square}."),
        .lets("That lets {name} turn every disc that is left, with {square}."),
        .would("{square} would have turned every disc that is left."),
      ])
  }

  /// - Parameter before: where the other side could have played.
  private static func forcesPass(_ square: String, _ before: [Int]) -> Idea {
    Idea(
      "forced pass", [], isGood: true, isObvious: true, with: ["square": square, "squares": names(before)],
      says: [
        .sentence("After {square} the other side cannot move."),
        (1...3).contains(before.count)
          ? .clue("The other side has little left to play: {squares}.")
          : .clue("The other side can be left without a move."),
        .letsYou("That lets you play {square}, after which the other side has no move."),
        .lets("That lets {name} play {square}, after which you have no move."),
        .wouldYou("{square} would have made you pass."), .would("{square} would have made {name} pass."),
      ])
  }

  private static func fewestTurned(_ square: String, _ count: Int) -> Idea {
    Idea(
      "few discs", [], isGood: true, explains: false, with: ["square": square],
      says: [
        .sentence(
          "{square} turns only {count} disc. Early on, fewer is usually better.",
          "{square} turns only {count} discs. Early on, fewer is usually better.", count),
        .clue("Turn few discs."),
        .lets(
          "The reply turns only {count} disc. Early on, fewer is usually better.",
          "The reply turns only {count} discs. Early on, fewer is usually better.", count),
        .would(
          "{square} would have turned only {count} disc.", "{square} would have turned only {count} discs.",
          count),
      ])
  }

  private static func wedge(_ square: String, _ place: Int) -> Idea {
    Idea(
      "wedge", ids([place]), isGood: true, most: 24, with: ["square": square],
      says: [
        .sentence("{square} wedges in between two discs on the edge."),
        .clue("There is a gap between two discs on the edge."),
        .letsYou("That lets you wedge in between two discs on the edge, at {square}."),
        .lets("That lets {name} wedge in between two discs on the edge, at {square}."),
        .would("{square} would have wedged in between two discs on the edge, where it is hard to turn."),
      ])
  }

  private static func quiet(_ square: String, _ turned: [Int]) -> Idea {
    Idea(
      "quiet move", ids(turned), isGood: true, most: 10, with: ["square": square],
      says: [
        .sentence("{square} is quiet: no disc it turns touches an empty square."),
        .clue("There is a quiet move."),
        .letsYou(
          "That lets you play {square}, a quiet move: it turns only discs with no empty square around them."),
        .lets(
          "That lets {name} play {square}, a quiet move: it turns only discs with no empty square around them."
        ),
        .stillYou(
          "That leaves you {square}, a quiet move: it turns only discs with no empty square around them."),
        .still(
          "That leaves {name} {square}, a quiet move: it turns only discs with no empty square around them."),
        .would("{square} was a quiet move: it turns only discs with no empty square around them."),
      ])
  }

  private static func frontier(_ square: String, _ facing: [Int]) -> Idea {
    Idea("frontier", ids(facing), isGood: false, explains: false, most: 9) { telling in
      switch telling {
      case .sentence: loose(square, facing.count)
      case .lets(let name): loose(square, facing.count, for: .init(name))
      case .clue, .answer, .would, .still, .comesTo: nil
      }
    }
  }

  private static func lastOfRegion(_ square: String, _ place: Int) -> Idea {
    Idea(
      "parity", ids([place]), isGood: true, most: 24, with: ["square": square],
      says: [
        .sentence("{square} fills the last empty square of its region."),
        .clue("One region has a single square left."),
        .answer("Nobody can reply beside it: whoever is to move has to begin somewhere else."),
        .letsYou("That lets you fill {square}, a single hole with no empty square beside it."),
        .lets("That lets {name} fill {square}, a single hole with no empty square beside it."),
        .stillYou("That leaves you {square}, a single hole with no empty square beside it."),
        .still("That leaves {name} {square}, a single hole with no empty square beside it."),
        .would(
          "{square} was a single hole: nobody can answer beside it, and the other side has to begin somewhere else."
        ),
      ])
  }

  /// Who can turn discs back.
  enum Attacker {
    case otherSide
    case reader
    case named(String)

    /// - Parameter name: nil for the reader.
    init(_ name: String?) { self = name.map { .named($0) } ?? .reader }
  }

  /// What a move turns that can be turned back.
  static func loose(_ square: String, _ count: Int, for attacker: Attacker = .otherSide) -> String {
    switch attacker {
    case .otherSide:
      trn(
        "Of the discs that {square} turns, {count} touches an empty square, where the other side can attack it.",
        "Of the discs that {square} turns, {count} touch empty squares, where the other side can attack them.",
        count, ["square": square])
    case .reader:
      trn(
        "Of the discs that {square} turns, {count} touches an empty square, where you can attack it.",
        "Of the discs that {square} turns, {count} touch empty squares, where you can attack them.",
        count, ["square": square])
    case .named(let name):
      trn(
        "Of the discs that {square} turns, {count} touches an empty square, where {name} can attack it.",
        "Of the discs that {square} turns, {count} touch empty squares, where {name} can attack them.",
        count, ["square": square, "name": name])
    }
  }

  /// - Parameter squares: where the other side can move; nil where these are too many to be told.
  private static func fewMoves(_ square: String, _ count: Int, _ squares: [Int]? = nil) -> Idea {
    Idea(
      "mobility", [], isGood: true, explains: squares != nil, most: 24,
      with: ["square": square, "squares": names(squares ?? [])],
      says: [
        .sentence(
          "{square} leaves the other side {count} move.", "{square} leaves the other side {count} moves.",
          count),
        .clue("Leave the other side few moves."),
        .letsYou(
          "That lets you play {square}, which leaves only {count} reply: {squares}.",
          "That lets you play {square}, which leaves only {count} replies: {squares}.", count),
        .lets(
          "That lets {name} play {square}, which leaves only {count} reply: {squares}.",
          "That lets {name} play {square}, which leaves only {count} replies: {squares}.", count),
        .wouldYou(
          "{square} would have left you only {count} move: {squares}.",
          "{square} would have left you only {count} moves: {squares}.", count),
        .would(
          "{square} would have left {name} only {count} move: {squares}.",
          "{square} would have left {name} only {count} moves: {squares}.", count),
      ])
  }

  /// - Parameter edge: as in `Reversi.Edges.all`; each is an idea of its own.
  private static func turnsEdge(_ square: String, _ discs: [Int], _ edge: Int) -> Idea {
    Idea(
      ["top", "bottom", "left", "right"][edge] + " edge", ids(discs), isGood: true, most: 8 + 6 * discs.count,
      with: ["square": square, "squares": few(discs)],
      says: [
        .sentence("{square} turns {squares} on the edge."), .clue("Something on an edge can be turned."),
        .answer("Discs on an edge are hard to turn back."),
        .letsYou("That lets you turn {squares} on the edge, with {square}."),
        .lets("That lets {name} turn {squares} on the edge, with {square}."),
        .stillYou("That does not stop you from turning {squares} on the edge, with {square}."),
        .still("That does not stop {name} from turning {squares} on the edge, with {square}."),
        .would("{square} would have turned {squares} on the edge."),
      ])
  }

  private static func stable(_ square: String, _ discs: [Int]) -> Idea {
    let count = discs.count
    return Idea(
      "stable discs", ids(discs), isGood: true, most: count == 1 ? 3 : 7 * count,
      with: ["square": square, "squares": few(discs)],
      says: [
        .sentence(
          "{square} makes {count} disc on the edge safe for good.",
          "{square} makes {count} discs on the edge safe for good.", count),
        .clue("Some discs can be made safe for good."), .answer("Nothing can turn them any more."),
        .letsYou(
          "That lets you play {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That lets you play {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count),
        .lets(
          "That lets {name} play {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That lets {name} play {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count),
        .stillYou(
          "That does not stop you from playing {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That does not stop you from playing {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count),
        .still(
          "That does not stop {name} from playing {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That does not stop {name} from playing {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count),
        .would(
          "{square} would have made {count} disc on the edge safe for good: {squares}.",
          "{square} would have made {count} discs on the edge safe for good: {squares}.", count),
      ])
  }

  /// "a1, a2, a3 and 5 more".
  static func few(_ squares: [Int]) -> String {
    let names = squares.map { Reversi.Move.name(ofSquare: $0) }
    guard names.count > 6 else { return listed(names) }
    return listed(Array(names.prefix(3)) + [trn("{count} more", "{count} more", names.count - 3)])
  }

  static func names(_ squares: [Int]) -> String {
    listed(squares.map { Reversi.Move.name(ofSquare: $0) })
  }

  static func ids(_ squares: [Int]) -> [String] {
    squares.map { "cell.\($0 / 8 + 1).\($0 % 8 + 1)" }
  }
}
