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
  /// Whoever has no more moves than these to choose from has to play what is left.
  private static let squeezed = 3
  /// A difference of so many moves to choose from is seen and felt.
  private static let clearChoice = 4
  /// A difference of so many discs on one edge, own ones and theirs, is seen at once.
  private static let clearEdge = 6

  public static func prospect(
    of line: [Move], instead other: [Move], from position: Position
  ) -> Idea? {
    let seat = position.turn
    guard let first = other.first, let end = position.playing(all: line),
      let otherEnd = position.playing(all: other), let after = position.playing(first)
    else { return nil }
    let better = first.description
    let (taken, otherTaken) = (corners(in: line, from: position), corners(in: other, from: position))
    // A corner that lies open before the move, or after the better one, is not lost by it.
    if let first = taken.first(where: { $0.seat != seat }), !otherTaken.contains(where: { $0.seat != seat }),
      ![position, after].contains(where: { canPlay(first.square, seat.other, in: $0) })
    {
      return cornerLost(first.square, later: first.number - 1, better)
    }
    if let first = otherTaken.first(where: { $0.seat == seat }), !taken.contains(where: { $0.seat == seat }),
      !canPlay(first.square, seat, in: position)
    {
      return cornerMissed(first.square, later: first.number - 1, better)
    }
    let (own, otherOwn) = (
      passes(of: seat, in: line, from: position), passes(of: seat, in: other, from: position)
    )
    if own > 1, otherOwn == 0 { return manyPasses(own, better) }
    let theirs = passes(of: seat.other, in: other, from: position)
    if theirs > 0, theirs > passes(of: seat.other, in: line, from: position), own >= otherOwn {
      return passesMissed(theirs, better)
    }
    if end.isOver, otherEnd.isOver, lastMover(of: line, from: position) == seat.other,
      lastMover(of: other, from: position) == seat
    {
      return lastMove(better)
    }
    let (left, otherLeft) = (choice(of: seat, in: end), choice(of: seat, in: otherEnd))
    if (1...squeezed).contains(left.count), otherLeft.count - left.count >= clearChoice {
      return squeeze(left, otherLeft.count, later: line.count - 1, better)
    }
    return edgeLost(of: seat, in: end, instead: otherEnd, later: line.count - 1, better)
  }

  private static func canPlay(_ square: Int, _ seat: Seat, in position: Position) -> Bool {
    Position(black: position.black, white: position.white, turn: seat).legalSquares >> UInt64(square) & 1 == 1
  }

  /// The corners that are taken in a line, by whom, and with which of its moves, from 1.
  private static func corners(
    in line: [Move], from position: Position
  ) -> [(square: Int, seat: Seat, number: Int)] {
    position.line(line).compactMap { step in
      step.move.square.flatMap { Edges.corners.contains($0) ? ($0, step.seat, step.number) : nil }
    }
  }

  /// How often a side has no move in a line.
  private static func passes(of seat: Seat, in line: [Move], from position: Position) -> Int {
    position.line(line).count { $0.seat == seat && $0.move.square == nil }
  }

  /// Who fills the last square of a line.
  private static func lastMover(of line: [Move], from position: Position) -> Seat? {
    position.line(line).last { $0.move.square != nil }?.seat
  }

  /// Where a side could play, as if it were its turn.
  private static func choice(of seat: Seat, in position: Position) -> [Int] {
    let squares = Position(black: position.black, white: position.white, turn: seat).legalSquares
    return (0..<64).filter { squares >> UInt64($0) & 1 == 1 }
  }

  private static func cornerLost(_ corner: Int, later: Int, _ better: String) -> Idea {
    Idea(
      "corner later", Motif.ids([corner]), isGood: false, isObvious: true,
      with: ["corner": Move.name(ofSquare: corner), "move": better],
      says: [
        .sentenceToYou(
          "With best play you take the corner {corner}, {count} move later.",
          "With best play you take the corner {corner}, {count} moves later.", later),
        .lets(
          "With best play {name} takes the corner {corner}, {count} move later.",
          "With best play {name} takes the corner {corner}, {count} moves later.", later),
        .would("With best play after {move} no corner is lost so soon."),
      ])
  }

  private static func cornerMissed(_ corner: Int, later: Int, _ better: String) -> Idea {
    Idea(
      "corner later", Motif.ids([corner]), isGood: false, isObvious: true,
      with: ["corner": Move.name(ofSquare: corner), "move": better],
      says: [
        .missed(
          "With best play {move} wins the corner {corner}, {count} move later.",
          "With best play {move} wins the corner {corner}, {count} moves later.", later)
      ])
  }

  private static func manyPasses(_ count: Int, _ better: String) -> Idea {
    Idea(
      "passes", [], isGood: false, isObvious: true, with: ["count": String(count), "move": better],
      says: [
        .sentenceToYou("With best play the other side has to pass {count} times after it."),
        .lets("With best play you have to pass {count} times after it."),
        .would("After {move} you would not have to pass so soon."),
      ])
  }

  private static func passesMissed(_ count: Int, _ better: String) -> Idea {
    Idea(
      "passes", [], isGood: false, isObvious: true, with: ["move": better],
      says: [
        .would(
          "With best play after {move} {name} would have had to pass, and you would have moved twice.",
          "With best play after {move} {name} would have had to pass {count} times.", count),
        .missed(
          "With best play after {move} you would have had to pass, and the other side would have moved twice.",
          "With best play after {move} you would have had to pass {count} times.", count),
      ])
  }

  private static func lastMove(_ better: String) -> Idea {
    Idea(
      "last move", [], isGood: false, with: ["move": better],
      says: [
        .sentenceToYou(
          "With best play you make the last move of the game, and what it turns is turned for good."),
        .lets("With best play {name} makes the last move of the game, and what it turns is turned for good."),
        .would("With best play after {move} the last move would be yours."),
      ])
  }

  private static func squeeze(_ left: [Int], _ instead: Int, later: Int, _ better: String) -> Idea {
    Idea(
      "squeeze", Motif.ids(left), isGood: false, with: ["squares": Motif.names(left), "move": better],
      says: [
        .sentenceToYou(
          "With best play only {squares} can be played {count} move later.",
          "With best play only {squares} can be played {count} moves later.", later),
        .lets(
          "With best play you can only choose from {squares} when both sides together have played {count} more move.",
          "With best play you can only choose from {squares} when both sides together have played {count} more moves.",
          later),
        .would(
          "After {move} you would have {count} square to choose from then.",
          "After {move} you would have {count} squares to choose from then.", instead),
      ])
  }

  /// An edge that the other side holds at the end of a line, and does not after the better move.
  private static func edgeLost(
    of seat: Seat, in end: Position, instead other: Position, later: Int, _ better: String
  ) -> Idea? {
    func discs(_ seat: Seat, _ position: Position, _ edge: [Int]) -> Int {
      edge.count { (seat == .first ? position.black : position.white) >> UInt64($0) & 1 == 1 }
    }
    let held = Edges.all.map { edge in
      (
        edge: edge, own: discs(seat, end, edge), theirs: discs(seat.other, end, edge),
        instead: (own: discs(seat, other, edge), theirs: discs(seat.other, other, edge))
      )
    }.filter { $0.theirs > $0.own + 1 && $0.instead.own > $0.instead.theirs }
    guard
      let (edge, own, theirs, instead) = held.max(by: { a, b in
        a.theirs - a.own + a.instead.own - a.instead.theirs < b.theirs - b.own + b.instead.own
          - b.instead.theirs
      }), theirs - own + instead.own - instead.theirs >= clearEdge, let first = edge.first,
      let last = edge.last
    else { return nil }
    return Idea(
      "edge later", Motif.ids(edge), isGood: false,
      with: [
        "first": Move.name(ofSquare: first), "last": Move.name(ofSquare: last), "count": String(later),
        "own": String(own), "theirs": String(theirs), "move": better, "kept": String(instead.own),
        "left": String(instead.theirs),
      ],
      says: [
        .sentenceToYou(
          "With best play, {count} moves later the edge from {first} to {last} is yours, {theirs} discs to {own}."
        ),
        .lets(
          "With best play, {count} moves later the edge from {first} to {last} belongs to {name}, {theirs} discs to {own}."
        ),
        .would("After {move} it would be {kept} to {left} for you."),
      ])
  }

  // MARK: - Of a whole game

  public static func story(
    of moves: [Move], in positions: [Position], mistakes: Set<Int>, own: Seat, name: String
  ) -> [String] {
    [
      cornerStory(moves, positions, mistakes, own, name), passStory(moves, positions, own, name),
      choiceStory(moves, positions, own, name),
    ].compactMap { $0 }
  }

  /// Who took the corners, where the other side took at least two, and more.
  private static func cornerStory(
    _ moves: [Move], _ positions: [Position], _ mistakes: Set<Int>, _ own: Seat, _ name: String
  ) -> String? {
    let taken = zip(moves, positions).enumerated().filter { _, entry in
      entry.0.square.map { Edges.corners.contains($0) } ?? false
    }
    let theirs = taken.filter { $0.element.1.turn != own }
    guard theirs.count > 1, theirs.count > taken.count - theirs.count else { return nil }
    let words = moves.map(\.description)
    let all = theirs.map { index, entry in
      let number = String(GameRecord.count(of: words.prefix(index + 1)))
      let square = entry.0.description
      // What was no mistake is not blamed.
      let givers = givers(of: entry.0, before: index, moves, positions, own).filter(mistakes.contains)
      guard !givers.isEmpty else {
        return tr("{square} (move {number})", ["square": square, "number": number])
      }
      let places: KeyValuePairs = [
        "square": square, "number": number, "move": listed(givers.map { moves[$0].description }),
      ]
      return tr("{square} (move {number}, after your {move})", places)
    }
    let told = trn(
      "{name} took {count} corner: {corners}.", "{name} took {count} corners: {corners}.", theirs.count,
      ["name": name, "corners": listed(all)])
    let beside = theirs.count { index, entry in
      let near = entry.0.square.map { Edges.neighbours($0) } ?? 0
      return givers(of: entry.0, before: index, moves, positions, own).contains {
        mistakes.contains($0) && moves[$0].square.map { near >> UInt64($0) & 1 == 1 } ?? false
      }
    }
    guard beside > 1 else { return told }
    return told + " " + tr("As a rule, leave the squares beside an empty corner to the other side.")
  }

  /// The person's moves, by their indices, that gave a corner: discs that they had put beside it, over which it was taken, and the
  /// move that opened it, unless it was the only one.
  private static func givers(
    of corner: Move, before index: Int, _ moves: [Move], _ positions: [Position], _ own: Seat
  ) -> [Int] {
    let opener = opener(of: corner, before: index, positions, own).flatMap {
      positions[$0].legalMoves.count > 1 ? $0 : nil
    }
    let beside = corner.square.map { positions[index].flips(of: $0).first ?? [] } ?? []
    return (0..<index).filter { before in
      before == opener || positions[before].turn == own && moves[before].square.map(beside.contains) ?? false
    }
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

  /// The longest time in which the other side moved alone.
  private static func passStory(
    _ moves: [Move], _ positions: [Position], _ own: Seat, _ name: String
  ) -> String? {
    var (longest, current): ([Int], [Int]) = ([], [])
    for (index, move) in moves.enumerated() {
      if positions[index].turn != own, move.square != nil {
        current.append(index)
      } else if move.square != nil {
        current = []
      }
      if current.count > longest.count { longest = current }
    }
    guard longest.count > 2, let first = longest.first, let last = longest.last else { return nil }
    let words = moves.map(\.description)
    func number(_ index: Int) -> String { String(GameRecord.count(of: words.prefix(index + 1))) }
    return tr(
      "From move {first} to {last} {name} moved {count} times in a row, because you had no move.",
      ["first": number(first), "last": number(last), "name": name, "count": String(longest.count)])
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
    // Less of a difference is not felt.
    guard let mine = average(own), let theirs = average(own.other), 2 * theirs >= 3 * mine, mine > 1 else {
      return nil
    }
    return tr(
      "From move {first} to {last} {name} could choose from about {theirs} squares, you only from about {mine}: whoever runs out of good moves has to give something away.",
      [
        "first": String(first), "last": String(last), "name": name, "theirs": String(theirs),
        "mine": String(mine),
      ])
  }
}
