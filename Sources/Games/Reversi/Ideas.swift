// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why moves are good or bad, in words.
extension Reversi: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    position.motifs(of: move).map { $0.idea(of: move) }
  }
}

extension Reversi.Motif {
  fileprivate func idea(of move: Reversi.Move) -> Idea {
    let square = move.description
    func corner(_ corner: Int) -> KeyValuePairs<String, String> {
      ["square": square, "corner": Reversi.Move.name(ofSquare: corner)]
    }
    return switch self {
    case .corner(let corner):
      Idea(
        "corner", Self.ids([corner]), isGood: true, clue: tr("A corner can be taken."),
        tr("{square} is a corner: nothing turns it any more.", ["square": square]))
    case .opensCorners(let corners):
      Idea(
        "opens corner", Self.ids(corners), isGood: false,
        tr(
          "{square} lets the other side into the corner {corner}.",
          ["square": square, "corner": listed(corners.map { Reversi.Move.name(ofSquare: $0) })]))
    case .reachesCorners(let corners):
      Idea(
        "reaches corner", Self.ids(corners), isGood: true, clue: tr("A corner can be brought within reach."),
        tr(
          "{square} brings the corner {corner} within reach.",
          ["square": square, "corner": listed(corners.map { Reversi.Move.name(ofSquare: $0) })]))
    case .xSquare(let place, let beside):
      Idea(
        "X square", Self.ids([place, beside]), isGood: false,
        tr("{square} lies beside the open corner {corner}: perhaps it opens it.", corner(beside)))
    case .cSquare(let place, let beside):
      Idea(
        "C square", Self.ids([place, beside]), isGood: false,
        tr("{square} lies on the edge beside the open corner {corner}: perhaps it opens it.", corner(beside)))
    case .forcesPass:
      Idea(
        "forced pass", [], isGood: true, clue: tr("The other side can be left without a move."),
        tr("After {square} the other side cannot move.", ["square": square]))
    case .fewMoves(let count):
      Idea(
        "mobility", [], isGood: true, clue: tr("Leave the other side few moves."),
        trn(
          "{square} leaves the other side {count} move.", "{square} leaves the other side {count} moves.",
          count,
          ["square": square]))
    case .fewestMoves(let count):
      Idea(
        "mobility", [], isGood: true, clue: tr("Leave the other side few moves."),
        trn(
          "{square} leaves the other side the fewest moves: {count}.",
          "{square} leaves the other side the fewest moves: {count}.", count, ["square": square]))
    case .fewestTurned(let discs):
      Idea(
        "few discs", [], isGood: true, clue: tr("Turn few discs."),
        trn(
          "No move turns fewer discs than {square}: {count}.",
          "No move turns fewer discs than {square}: {count}.", discs.count, ["square": square]))
    case .wedge(let place):
      Idea(
        "wedge", Self.ids([place]), isGood: true, clue: tr("There is a place between two discs on the edge."),
        tr("{square} stands between two discs of the other side on the edge.", ["square": square]))
    case .unbalancedEdge(let five):
      Idea(
        "unbalanced edge", Self.ids(five), isGood: false,
        tr("{square} makes five on the edge with an open square beside a corner.", ["square": square]))
    case .stable(let discs):
      Idea(
        "stable discs", Self.ids(discs), isGood: true, clue: tr("Some discs can be made safe for good."),
        trn(
          "{square} makes {count} disc stable: nothing turns it any more.",
          "{square} makes {count} discs stable: nothing turns them any more.", discs.count, ["square": square]
        ))
    case .quiet(let turned):
      Idea(
        "quiet move", Self.ids(turned), isGood: true, clue: tr("There is a quiet move."),
        tr("{square} is quiet: no disc that it turns faces an open square.", ["square": square]))
    case .frontier(let facing):
      Idea(
        "frontier", Self.ids(facing), isGood: false,
        trn(
          "{square} turns {count} disc that faces open squares.",
          "{square} turns {count} discs that face open squares.", facing.count, ["square": square]))
    case .lastOfRegion(let place):
      Idea(
        "parity", Self.ids([place]), isGood: true,
        clue: tr("A part of the board can be filled to its last square."),
        tr("{square} fills the last square of its part of the board.", ["square": square]))
    case .greedy(let count):
      Idea(
        "too many discs", [], isGood: false,
        trn(
          "{square} turns {count} disc early: perhaps too many, each can be turned back.",
          "{square} turns {count} discs early: perhaps too many, each can be turned back.", count,
          ["square": square]))
    }
  }

  private static func ids(_ squares: [Int]) -> [String] {
    squares.map { "cell.\($0 / 8 + 1).\($0 % 8 + 1)" }
  }
}
