// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi.Position {
  /// After all of the moves; nil where one is not legal.
  fileprivate func playing(all moves: [Reversi.Move]) -> Self? {
    moves.reduce(self) { position, move in position?.playing(move) }
  }
}

/// What a line or a whole game comes to: corners, and how many moves there are to choose from. What decides most games of people is
/// seen there and not in a single move (B. Rose, "Othello: A Minute to Learn... A Lifetime to Master", 2005, on mobility).
extension Reversi {
  /// A difference of so many moves to choose from is seen and felt.
  private static let clearChoice = 5

  public static func prospect(
    of line: [Move], instead other: [Move], from position: Position
  ) -> Idea? {
    let seat = position.turn
    guard let better = other.first?.description, let end = position.playing(all: line),
      let otherEnd = position.playing(all: other)
    else { return nil }
    let (taken, otherTaken) = (corners(in: line, from: position), corners(in: other, from: position))
    if let first = taken.first(where: { $0.seat != seat }), !otherTaken.contains(where: { $0.seat != seat }) {
      return cornerLost(first.square, later: first.number - 1, better)
    }
    if let first = otherTaken.first(where: { $0.seat == seat }), !taken.contains(where: { $0.seat == seat }) {
      return cornerMissed(first.square, later: first.number - 1, better)
    }
    guard let (own, rival) = choice(of: seat, in: end),
      let (otherOwn, otherRival) = choice(of: seat, in: otherEnd),
      own < rival, own < otherOwn, otherOwn - otherRival - (own - rival) >= clearChoice
    else { return nil }
    return fewerMoves((own, rival), (otherOwn, otherRival), later: line.count - 1, better)
  }

  /// The corners that are taken in a line, by whom, and with which of its moves, from 1.
  private static func corners(
    in line: [Move], from position: Position
  ) -> [(square: Int, seat: Seat, number: Int)] {
    position.line(line).compactMap { step in
      step.move.square.flatMap { Edges.corners.contains($0) ? ($0, step.seat, step.number) : nil }
    }
  }

  /// How many moves a side and the other one have, as if it were their turn; nil where one of them has fewer than two.
  private static func choice(of seat: Seat, in position: Position) -> (own: Int, rival: Int)? {
    func count(_ seat: Seat) -> Int {
      Position(black: position.black, white: position.white, turn: seat).legalSquares.nonzeroBitCount
    }
    let (own, rival) = (count(seat), count(seat.other))
    return own > 1 && rival > 1 ? (own, rival) : nil
  }

  private static func cornerLost(_ corner: Int, later: Int, _ better: String) -> Idea {
    let square = Move.name(ofSquare: corner)
    return Idea("corner later", Motif.ids([corner]), isGood: false, isObvious: true) { telling in
      switch telling {
      case .sentence, .lets(nil):
        trn(
          "With best play you take the corner {corner} {count} move later.",
          "With best play you take the corner {corner} {count} moves later.", later, ["corner": square])
      case .lets(let name?):
        trn(
          "With best play {name} takes the corner {corner} {count} move later.",
          "With best play {name} takes the corner {corner} {count} moves later.", later,
          ["corner": square, "name": name])
      case .would: tr("After {move} no corner is lost so soon.", ["move": better])
      case .clue, .answer, .still, .comesTo: nil
      }
    }
  }

  private static func cornerMissed(_ corner: Int, later: Int, _ better: String) -> Idea {
    let places: KeyValuePairs = ["move": better, "corner": Move.name(ofSquare: corner)]
    return Idea("corner later", Motif.ids([corner]), isGood: false, isObvious: true) { telling in
      switch telling {
      case .sentence, .would:
        trn(
          "With best play {move} wins the corner {corner} {count} move later.",
          "With best play {move} wins the corner {corner} {count} moves later.", later, places)
      case .lets, .clue, .answer, .still, .comesTo: nil
      }
    }
  }

  private typealias Choice = (own: Int, rival: Int)

  private static func fewerMoves(_ played: Choice, _ instead: Choice, later: Int, _ better: String) -> Idea {
    Idea("mobility later", [], isGood: false) { telling in
      let places = ["own": String(played.own), "rival": String(played.rival)]
      return switch telling {
      case .sentence, .lets(nil):
        trn(
          "With best play, {count} move later the other side can choose from {own} squares and you from {rival}.",
          "With best play, {count} moves later the other side can choose from {own} squares and you from {rival}.",
          later, ["own": places["own"] ?? "", "rival": places["rival"] ?? ""])
      case .lets(let name?):
        trn(
          "With best play, {count} move later you can choose from {own} squares and {name} from {rival}.",
          "With best play, {count} moves later you can choose from {own} squares and {name} from {rival}.",
          later, ["own": places["own"] ?? "", "rival": places["rival"] ?? "", "name": name])
      case .would:
        tr(
          "After {move} it is {own} and {rival}.",
          ["move": better, "own": String(instead.own), "rival": String(instead.rival)])
      case .clue, .answer, .still, .comesTo: nil
      }
    }
  }

  // MARK: - Of a whole game

  public static func story(
    of moves: [Move], in positions: [Position], own: Seat, mistakes: Set<Int>, name: String
  ) -> [String] {
    [cornerStory(moves, positions, own, mistakes, name), choiceStory(moves, positions, own, name)].compactMap
    { $0 }
  }

  /// Who took the corners, where the other side took at least two, and more.
  private static func cornerStory(
    _ moves: [Move], _ positions: [Position], _ own: Seat, _ mistakes: Set<Int>, _ name: String
  ) -> String? {
    let taken = zip(moves, positions).enumerated().filter { _, entry in
      entry.0.square.map { Edges.corners.contains($0) } ?? false
    }
    let theirs = taken.filter { $0.element.1.turn != own }
    guard theirs.count > 1, theirs.count > taken.count - theirs.count else { return nil }
    let words = moves.map(\.description)
    let all = theirs.map { index, entry in
      let number = String(GameRecord.count(of: words.prefix(index + 1)))
      // The person's mistake that opened it, if one did.
      let before = opener(of: entry.0, before: index, positions, own).flatMap { opener in
        mistakes.contains(opener + 1) ? moves[opener] : nil
      }
      let square = entry.0.description
      return before.map {
        tr(
          "{square} (move {number}, after your {move})",
          ["square": square, "number": number, "move": $0.description])
      } ?? tr("{square} (move {number})", ["square": square, "number": number])
    }
    return trn(
      "{name} took {count} corner: {corners}.", "{name} took {count} corners: {corners}.", theirs.count,
      ["name": name, "corners": listed(all)])
  }

  /// The person's move, by its index, before which the other side could not have taken a corner and ever since which it could.
  private static func opener(
    of corner: Move, before index: Int, _ positions: [Position], _ own: Seat
  ) -> Int? {
    func isOpen(_ position: Position) -> Bool {
      Position(black: position.black, white: position.white, turn: own.other).legalMoves.contains(corner)
    }
    guard let last = positions.prefix(index).lastIndex(where: { !isOpen($0) }), positions[last].turn == own
    else { return nil }
    return last
  }

  /// How many moves there were to choose from in the middle of the game, where the difference is clear.
  private static func choiceStory(
    _ moves: [Move], _ positions: [Position], _ own: Seat, _ name: String
  ) -> String? {
    let first = 10
    let last = 45
    func average(_ seat: Seat) -> Int? {
      let counts = positions.filter { position in
        position.turn == seat && (first...last).contains(61 - position.empty.nonzeroBitCount)
      }.map(\.legalSquares.nonzeroBitCount)
      // Of a game that ended before nothing is said.
      guard counts.count >= 12 else { return nil }
      return (2 * counts.reduce(0, +) + counts.count) / (2 * counts.count)
    }
    guard let mine = average(own), let theirs = average(own.other), theirs - mine >= 2, mine > 1 else {
      return nil
    }
    return tr(
      "From move {first} to {last} {name} could choose from about {theirs} squares, you from about {mine}.",
      [
        "first": String(first), "last": String(last), "name": name, "theirs": String(theirs),
        "mine": String(mine),
      ])
  }
}
