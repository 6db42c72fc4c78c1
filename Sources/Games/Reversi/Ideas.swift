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
    switch self {
    case .corner(let place):
      let corner = Reversi.Move.name(ofSquare: place)
      return Idea("corner", Self.ids([place]), isGood: true, isObvious: true) { telling in
        switch telling {
        case .sentence: tr("{corner} is a corner: a disc there is safe for good.", ["corner": corner])
        case .clue: tr("One move takes a corner.")
        case .answer: nil
        case .lets(nil): tr("That lets you take the corner {corner}.", ["corner": corner])
        case .lets(let name?):
          tr("That lets {name} take the corner {corner}.", ["name": name, "corner": corner])
        case .would: tr("{corner} was free, and a corner is safe for good.", ["corner": corner])
        }
      }
    case .opensCorners(let corners):
      return Idea("opens corner", Self.ids(corners), isGood: false, isObvious: true) { telling in
        let places: KeyValuePairs = ["square": square, "corner": Self.names(corners)]
        return switch telling {
        case .sentence: tr("{square} opens the corner {corner} to the other side.", places)
        case .lets(nil): tr("After {square} you can take the corner {corner}.", places)
        case .lets(let name?):
          tr(
            "After {square} {name} can take the corner {corner}.",
            ["square": square, "name": name, "corner": Self.names(corners)])
        case .answer: tr("A disc in a corner never turns over.")
        case .clue, .would: nil
        }
      }
    case .reachesCorners(let corners):
      return Idea("reaches corner", Self.ids(corners), isGood: true) { telling in
        let places: KeyValuePairs = ["square": square, "corner": Self.names(corners)]
        return switch telling {
        case .sentence: tr("{square} brings the corner {corner} within reach.", places)
        case .clue: tr("One move brings a corner within reach.")
        case .answer: nil
        case .lets(nil): tr("That lets you bring the corner {corner} within reach.", places)
        case .lets(let name?):
          tr(
            "That lets {name} bring the corner {corner} within reach.",
            ["name": name, "corner": Self.names(corners)])
        case .would: tr("{square} would have brought the corner {corner} within reach.", places)
        }
      }
    case .xSquare(let place, let beside):
      return Idea("X square", Self.ids([place, beside]), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "{square} is diagonal to the open corner {corner} and may give it away.",
            ["square": square, "corner": Reversi.Move.name(ofSquare: beside)])
        case .clue, .answer, .would: nil
        }
      }
    case .cSquare(let place, let beside):
      return Idea("C square", Self.ids([place, beside]), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "{square} is on the edge next to the open corner {corner} and may give it away.",
            ["square": square, "corner": Reversi.Move.name(ofSquare: beside)])
        case .clue, .answer, .would: nil
        }
      }
    case .forcesPass:
      return Idea("forced pass", [], isGood: true) { telling in
        switch telling {
        case .sentence: tr("After {square} the other side cannot move.", ["square": square])
        case .clue: tr("The other side can be left without a move.")
        case .answer: nil
        case .lets(nil): tr("That lets you make the other side pass.")
        case .lets(let name?): tr("That lets {name} make the other side pass.", ["name": name])
        case .would(nil): tr("{square} would have made you pass.", ["square": square])
        case .would(let name?): tr("{square} would have made {name} pass.", ["square": square, "name": name])
        }
      }
    case .fewMoves(let count), .fewestMoves(let count): return Self.fewMoves(square, count)
    case .fewestTurned(let discs):
      return Idea("few discs", [], isGood: true) { telling in
        switch telling {
        case .sentence:
          trn(
            "{square} turns only {count} disc. Early on, fewer is usually better.",
            "{square} turns only {count} discs. Early on, fewer is usually better.", discs.count,
            ["square": square])
        case .clue: tr("Turn few discs.")
        case .answer: nil
        case .lets:
          trn(
            "The reply turns only {count} disc. Early on, fewer is usually better.",
            "The reply turns only {count} discs. Early on, fewer is usually better.", discs.count)
        case .would:
          trn(
            "{square} would have turned only {count} disc.", "{square} would have turned only {count} discs.",
            discs.count, ["square": square])
        }
      }
    case .wedge(let place):
      return Idea("wedge", Self.ids([place]), isGood: true) { telling in
        switch telling {
        case .sentence: tr("{square} wedges in between two discs on the edge.", ["square": square])
        case .clue: tr("There is a gap between two discs on the edge.")
        case .answer: nil
        case .lets(nil):
          tr("That lets you wedge in between two discs on the edge, at {square}.", ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} wedge in between two discs on the edge, at {square}.",
            ["name": name, "square": square])
        case .would: tr("{square} would have wedged in between two discs on the edge.", ["square": square])
        }
      }
    case .unbalancedEdge(let five):
      return Idea("unbalanced edge", Self.ids(five), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr("{square} makes five in a row on the edge, with a gap before the corner.", ["square": square])
        case .clue, .answer, .would: nil
        }
      }
    case .stable(let discs): return Self.stable(square, discs)
    case .quiet(let turned):
      return Idea("quiet move", Self.ids(turned), isGood: true) { telling in
        switch telling {
        case .sentence: tr("{square} is quiet: no disc it turns touches an empty square.", ["square": square])
        case .clue: tr("There is a quiet move.")
        case .answer: nil
        case .lets(nil): tr("That leaves you a quiet move, {square}.", ["square": square])
        case .lets(let name?):
          tr("That leaves {name} a quiet move, {square}.", ["name": name, "square": square])
        case .would: tr("{square} was quiet: no disc it turns touches an empty square.", ["square": square])
        }
      }
    case .frontier(let facing):
      return Idea("frontier", Self.ids(facing), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          trn(
            "{square} turns {count} disc that touches empty squares.",
            "{square} turns {count} discs that touch empty squares.", facing.count, ["square": square])
        case .clue, .answer, .would: nil
        }
      }
    case .lastOfRegion(let place):
      return Idea("parity", Self.ids([place]), isGood: true) { telling in
        switch telling {
        case .sentence: tr("{square} fills the last square of its part of the board.", ["square": square])
        case .clue: tr("One part of the board has a single square left.")
        case .answer: tr("The other side has to move elsewhere.")
        case .lets(nil):
          tr("That lets you fill {square}, the last square of its part of the board.", ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} fill {square}, the last square of its part of the board.",
            ["name": name, "square": square])
        case .would: tr("{square} was the last square of its part of the board.", ["square": square])
        }
      }
    case .greedy(let count):
      return Idea("too many discs", [], isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          trn(
            "{square} turns {count} disc early, and each can be turned back.",
            "{square} turns {count} discs early, and each can be turned back.", count, ["square": square])
        case .clue, .answer, .would: nil
        }
      }
    }
  }

  private static func fewMoves(_ square: String, _ count: Int) -> Idea {
    Idea("mobility", [], isGood: true) { telling in
      switch telling {
      case .sentence:
        trn(
          "{square} leaves the other side {count} move.", "{square} leaves the other side {count} moves.",
          count, ["square": square])
      case .clue: tr("Leave the other side few moves.")
      case .answer: nil
      case .lets(nil):
        trn(
          "That lets you leave the other side only {count} move.",
          "That lets you leave the other side only {count} moves.", count)
      case .lets(let name?):
        trn(
          "That lets {name} leave the other side only {count} move.",
          "That lets {name} leave the other side only {count} moves.", count, ["name": name])
      case .would(nil):
        trn(
          "{square} would have left you only {count} move.",
          "{square} would have left you only {count} moves.", count, ["square": square])
      case .would(let name?):
        trn(
          "{square} would have left {name} only {count} move.",
          "{square} would have left {name} only {count} moves.", count, ["square": square, "name": name])
      }
    }
  }

  private static func stable(_ square: String, _ discs: [Int]) -> Idea {
    Idea("stable discs", ids(discs), isGood: true) { telling in
      switch telling {
      case .sentence:
        trn(
          "{square} makes {count} disc safe for good.", "{square} makes {count} discs safe for good.",
          discs.count, ["square": square])
      case .clue: tr("Some discs can be made safe for good.")
      case .answer: nil
      case .lets(nil):
        trn(
          "That lets you make {count} disc safe for good.", "That lets you make {count} discs safe for good.",
          discs.count)
      case .lets(let name?):
        trn(
          "That lets {name} make {count} disc safe for good.",
          "That lets {name} make {count} discs safe for good.", discs.count, ["name": name])
      case .would:
        trn(
          "{square} would have made {count} disc safe for good.",
          "{square} would have made {count} discs safe for good.", discs.count, ["square": square])
      }
    }
  }

  private static func names(_ squares: [Int]) -> String {
    listed(squares.map { Reversi.Move.name(ofSquare: $0) })
  }

  private static func ids(_ squares: [Int]) -> [String] {
    squares.map { "cell.\($0 / 8 + 1).\($0 % 8 + 1)" }
  }
}
