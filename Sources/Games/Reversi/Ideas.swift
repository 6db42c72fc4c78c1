// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What moves do, in words.
extension Reversi.Motif {
  func idea(of move: Reversi.Move) -> Idea {
    let square = move.description
    switch self {
    case .corner(let place):
      let corner = Reversi.Move.name(ofSquare: place)
      return Idea("corner", Self.ids([place]), isGood: true, isObvious: true) { telling in
        switch telling {
        case .sentence: tr("{corner} is a corner: a disc there is safe for good.", ["corner": corner])
        case .clue: tr("One move takes a corner.")
        case .answer: tr("A disc in a corner never turns over.")
        case .lets(nil): tr("That lets you take the corner {corner}.", ["corner": corner])
        case .lets(let name?):
          tr("That lets {name} take the corner {corner}.", ["name": name, "corner": corner])
        case .still(nil): tr("That does not stop you from taking the corner {corner}.", ["corner": corner])
        case .still(let name?):
          tr(
            "That does not stop {name} from taking the corner {corner}.", ["name": name, "corner": corner])
        case .comesTo: nil
        case .would: tr("{corner} was free, and a corner is safe for good.", ["corner": corner])
        }
      }
    case .opensCorners(let corners):
      return Idea("opens corner", Self.ids(corners), isGood: false, isObvious: true) { telling in
        // One move takes one of them.
        let corner = either(corners.map { Reversi.Move.place($0).description })
        let places: KeyValuePairs = ["square": square, "corner": corner]
        return switch telling {
        case .sentence: tr("{square} opens the corner {corner} to the other side.", places)
        case .lets(nil): tr("After {square} you can take the corner {corner}.", places)
        case .lets(let name?):
          tr(
            "After {square} {name} can take the corner {corner}.",
            ["square": square, "name": name, "corner": corner])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .reachesCorners(let corners):
      return Idea("reaches corner", Self.ids(corners), isGood: true, explains: false) { telling in
        let places: KeyValuePairs = ["square": square, "corner": Self.names(corners)]
        return switch telling {
        case .sentence: tr("{square} brings the corner {corner} within reach.", places)
        case .clue: tr("One move brings a corner within reach.")
        case .answer, .still, .comesTo: nil
        case .lets(nil): tr("That lets you threaten to take the corner {corner} next.", places)
        case .lets(let name?):
          tr(
            "That lets {name} threaten to take the corner {corner} next.",
            ["name": name, "corner": Self.names(corners)])
        case .would: tr("{square} would have threatened to take the corner {corner} next.", places)
        }
      }
    case .xSquare(let place, let beside):
      return Idea("X square", Self.ids([place, beside]), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "{square} is diagonal to the empty corner {corner} and opens a way to it.",
            ["square": square, "corner": Reversi.Move.name(ofSquare: beside)])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .cSquare(let place, let beside):
      return Idea("C square", Self.ids([place, beside]), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "{square} is on the edge next to the empty corner {corner} and opens a way to it.",
            ["square": square, "corner": Reversi.Move.name(ofSquare: beside)])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .wipesOut:
      return Idea("wipe-out", [], isGood: true, isObvious: true) { telling in
        switch telling {
        case .sentence: tr("{square} turns every disc of the other side.", ["square": square])
        case .clue: tr("One move turns every disc of the other side.")
        case .answer: tr("Whoever has no disc left has lost.")
        case .lets(nil): tr("That lets you turn every disc that is left, with {square}.", ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} turn every disc that is left, with {square}.", ["square": square, "name": name])
        case .would: tr("{square} would have turned every disc that is left.", ["square": square])
        case .still, .comesTo: nil
        }
      }
    case .forcesPass(let before):
      return Idea("forced pass", [], isGood: true, isObvious: true) { telling in
        switch telling {
        case .sentence: tr("After {square} the other side cannot move.", ["square": square])
        case .clue where (1...3).contains(before.count):
          tr("The other side has little left to play: {squares}.", ["squares": Self.names(before)])
        case .clue: tr("The other side can be left without a move.")
        case .answer, .still, .comesTo: nil
        case .lets(nil):
          tr("That lets you play {square}, after which the other side has no move.", ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} play {square}, after which you have no move.",
            ["square": square, "name": name])
        case .would(nil): tr("{square} would have made you pass.", ["square": square])
        case .would(let name?): tr("{square} would have made {name} pass.", ["square": square, "name": name])
        }
      }
    case .fewMoves(let squares): return Self.fewMoves(square, squares.count, Self.names(squares))
    case .fewestMoves(let count): return Self.fewMoves(square, count)
    case .fewestTurned(let discs):
      return Idea("few discs", [], isGood: true, explains: false) { telling in
        switch telling {
        case .sentence:
          trn(
            "{square} turns only {count} disc. Early on, fewer is usually better.",
            "{square} turns only {count} discs. Early on, fewer is usually better.", discs.count,
            ["square": square])
        case .clue: tr("Turn few discs.")
        case .answer, .still, .comesTo: nil
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
      return Idea("wedge", Self.ids([place]), isGood: true, most: 24) { telling in
        switch telling {
        case .sentence: tr("{square} wedges in between two discs on the edge.", ["square": square])
        case .clue: tr("There is a gap between two discs on the edge.")
        case .answer, .still, .comesTo: nil
        case .lets(nil):
          tr("That lets you wedge in between two discs on the edge, at {square}.", ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} wedge in between two discs on the edge, at {square}.",
            ["name": name, "square": square])
        case .would:
          tr(
            "{square} would have wedged in between two discs on the edge, where it is hard to turn.",
            ["square": square])
        }
      }
    case .unbalancedEdge(let five):
      return Idea("unbalanced edge", Self.ids(five), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "{square} makes five in a row on the edge with a gap before the corner, where the other side can wedge in.",
            ["square": square])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .stable(let discs): return Self.stable(square, discs)
    case .quiet(let turned):
      return Idea("quiet move", Self.ids(turned), isGood: true, most: 10) { telling in
        switch telling {
        case .sentence: tr("{square} is quiet: no disc it turns touches an empty square.", ["square": square])
        case .clue: tr("There is a quiet move.")
        case .answer, .comesTo: nil
        case .lets(nil):
          tr(
            "That lets you play {square}, a quiet move: it turns only discs with no empty square around them.",
            ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} play {square}, a quiet move: it turns only discs with no empty square around them.",
            ["name": name, "square": square])
        case .still(nil):
          tr(
            "That leaves you {square}, a quiet move: it turns only discs with no empty square around them.",
            ["square": square])
        case .still(let name?):
          tr(
            "That leaves {name} {square}, a quiet move: it turns only discs with no empty square around them.",
            ["name": name, "square": square])
        case .would:
          tr(
            "{square} was a quiet move: it turns only discs with no empty square around them.",
            ["square": square])
        }
      }
    case .frontier(let facing):
      return Idea("frontier", Self.ids(facing), isGood: false, explains: false, most: 9) { telling in
        switch telling {
        case .sentence: Self.loose(square, facing.count)
        case .lets(let name): Self.loose(square, facing.count, for: .init(name))
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .lastOfRegion(let place):
      return Idea("parity", Self.ids([place]), isGood: true, most: 24) { telling in
        switch telling {
        case .sentence:
          tr("{square} fills the last empty square of its region.", ["square": square])
        case .clue: tr("One region has a single square left.")
        case .answer: tr("Nobody can reply beside it: whoever is to move has to begin somewhere else.")
        case .lets(nil):
          tr("That lets you fill {square}, a single hole with no empty square beside it.", ["square": square])
        case .lets(let name?):
          tr(
            "That lets {name} fill {square}, a single hole with no empty square beside it.",
            ["name": name, "square": square])
        case .still(nil):
          tr("That leaves you {square}, a single hole with no empty square beside it.", ["square": square])
        case .still(let name?):
          tr(
            "That leaves {name} {square}, a single hole with no empty square beside it.",
            ["name": name, "square": square])
        case .would:
          tr(
            "{square} was a single hole: nobody can answer beside it, and the other side has to begin somewhere else.",
            ["square": square])
        case .comesTo: nil
        }
      }
    case .turnsEdge(let discs, let edge):
      return Self.turnsEdge(square, discs, edge)
    case .greedy(let count):
      return Idea("too many discs", [], isGood: false, explains: false, most: 12) { telling in
        switch telling {
        case .sentence, .lets:
          trn(
            "{square} turns {count} disc early, and each can be turned back.",
            "{square} turns {count} discs early, and each can be turned back.", count, ["square": square])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    }
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
  private static func fewMoves(_ square: String, _ count: Int, _ squares: String? = nil) -> Idea {
    Idea("mobility", [], isGood: true, explains: squares != nil, most: 24) { telling in
      let places: KeyValuePairs = ["square": square, "squares": squares ?? ""]
      func named(_ name: String) -> KeyValuePairs<String, String> {
        ["name": name, "square": square, "squares": squares ?? ""]
      }
      return switch telling {
      case .sentence:
        trn(
          "{square} leaves the other side {count} move.", "{square} leaves the other side {count} moves.",
          count, ["square": square])
      case .clue: tr("Leave the other side few moves.")
      case .answer, .still, .comesTo: nil
      case .lets(nil):
        trn(
          "That lets you play {square}, which leaves only {count} reply: {squares}.",
          "That lets you play {square}, which leaves only {count} replies: {squares}.", count, places)
      case .lets(let name?):
        trn(
          "That lets {name} play {square}, which leaves only {count} reply: {squares}.",
          "That lets {name} play {square}, which leaves only {count} replies: {squares}.", count, named(name))
      case .would(nil):
        trn(
          "{square} would have left you only {count} move: {squares}.",
          "{square} would have left you only {count} moves: {squares}.", count, places)
      case .would(let name?):
        trn(
          "{square} would have left {name} only {count} move: {squares}.",
          "{square} would have left {name} only {count} moves: {squares}.", count, named(name))
      }
    }
  }

  /// - Parameter edge: as in `Reversi.Edges.all`; each is an idea of its own.
  private static func turnsEdge(_ square: String, _ discs: [Int], _ edge: Int) -> Idea {
    let name = ["top", "bottom", "left", "right"][edge] + " edge"
    return Idea(name, ids(discs), isGood: true, most: 8 + 6 * discs.count) { telling in
      let places: KeyValuePairs = ["square": square, "squares": few(discs)]
      func named(_ name: String) -> KeyValuePairs<String, String> {
        ["name": name, "square": square, "squares": few(discs)]
      }
      return switch telling {
      case .sentence: tr("{square} turns {squares} on the edge.", places)
      case .clue: tr("Something on an edge can be turned.")
      case .answer: tr("Discs on an edge are hard to turn back.")
      case .lets(nil): tr("That lets you turn {squares} on the edge, with {square}.", places)
      case .lets(let name?):
        tr("That lets {name} turn {squares} on the edge, with {square}.", named(name))
      case .still(nil):
        tr("That does not stop you from turning {squares} on the edge, with {square}.", places)
      case .still(let name?):
        tr(
          "That does not stop {name} from turning {squares} on the edge, with {square}.", named(name))
      case .would: tr("{square} would have turned {squares} on the edge.", places)
      case .comesTo: nil
      }
    }
  }

  private static func stable(_ square: String, _ discs: [Int]) -> Idea {
    Idea("stable discs", ids(discs), isGood: true, most: discs.count == 1 ? 3 : 7 * discs.count) { telling in
      let count = discs.count
      let places: KeyValuePairs = ["square": square, "squares": Self.few(discs)]
      func named(_ name: String) -> KeyValuePairs<String, String> {
        ["name": name, "square": square, "squares": Self.few(discs)]
      }
      return switch telling {
      case .sentence:
        trn(
          "{square} makes {count} disc on the edge safe for good.",
          "{square} makes {count} discs on the edge safe for good.", count,
          places)
      case .clue: tr("Some discs can be made safe for good.")
      case .answer: tr("Nothing can turn them any more.")
      case .lets(nil):
        trn(
          "That lets you play {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That lets you play {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count, places)
      case .lets(let name?):
        trn(
          "That lets {name} play {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That lets {name} play {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count,
          named(name))
      case .still(nil):
        trn(
          "That does not stop you from playing {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That does not stop you from playing {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count,
          places)
      case .still(let name?):
        trn(
          "That does not stop {name} from playing {square}, which makes {count} disc on the edge safe for good: {squares}.",
          "That does not stop {name} from playing {square}, which makes {count} discs on the edge safe for good: {squares}.",
          count, named(name))
      case .would:
        trn(
          "{square} would have made {count} disc on the edge safe for good: {squares}.",
          "{square} would have made {count} discs on the edge safe for good: {squares}.", count, places)
      case .comesTo: nil
      }
    }
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
