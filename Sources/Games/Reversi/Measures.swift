// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi.Position {
  /// The fewest moves that the side that is not to move has after a reply; nil where it would have none or the game would be over,
  /// of which other things are told.
  fileprivate var leastChoiceAfterReplies: (count: Int, reply: Reversi.Move, left: [Int])? {
    var least: (reply: Reversi.Move, left: UInt64)?
    for reply in legalMoves {
      guard let after = playing(reply) else { continue }
      let isNone = after.isOver || after.turn == turn || after.mustPass
      let left = isNone ? 0 : after.legalSquares
      if left.nonzeroBitCount < least?.left.nonzeroBitCount ?? .max { least = (reply, left) }
    }
    guard let least, least.left != 0 else { return nil }
    return (
      least.left.nonzeroBitCount, least.reply, (0..<64).filter { least.left >> UInt64($0) & 1 == 1 }
    )
  }
}

/// What can be counted of every move, and by which a better one is told from a worse one.
extension Reversi {
  public static func measures(of move: Move, in position: Position) -> [Idea] {
    guard let square = move.square, let next = position.playing(move), !next.isOver,
      position != Reversi.Position()
    else { return [] }
    let name = move.description
    let turned = Self.squares(position.turned(by: square))
    let facing = position.looseDiscs(turned, next)
    let other = position.turn.other
    let opened =
      next.legalSquares & ~Position(black: position.black, white: position.white, turn: other).legalSquares
    let left = next.empty.nonzeroBitCount
    var found = [Self.mobility(name, Self.squares(next.legalSquares)).countingReplies()]
    if next.turn == other, let choice = next.leastChoiceAfterReplies {
      let hasCorner = Edges.corners.contains { next.empty >> UInt64($0) & 1 == 1 }
      found.append(
        Self.choice(name, choice.count, choice.reply.description, choice.left, hasCorner: hasCorner)
          .naming(reply: choice.reply.description))
    }
    if left > 30 { found.append(Self.turned(name, turned.count)) }
    found.append(Self.opened(name, Self.squares(opened)).countingReplies())
    // Early in the game nearly every square is somebody's alone.
    if left <= 30, next.turn == other, !next.mustPass {
      let own = Position(black: next.black, white: next.white, turn: position.turn).legalSquares
      found.append(Self.reserve(name, Self.squares(own & ~next.legalSquares)))
    }
    found.append(Self.facing(name, facing))
    found.append(Self.stable(name, Self.squares(position.safeOnEdges(next))))
    if left <= 16, let region = Self.region(name, square, in: position, next) { found.append(region) }
    return found
  }

  private static func squares(_ set: UInt64) -> [Int] { (0..<64).filter { set >> UInt64($0) & 1 == 1 } }

  /// How many moves the other side has.
  private static func mobility(_ square: String, _ left: [Int]) -> Idea {
    let count = left.count
    // Whoever has to pass sees it, whatever it costs.
    return Idea(
      "mobility", [], isGood: true, isObvious: count == 0, measure: count, most: count == 0 ? nil : 20,
      with: ["square": square, "squares": Motif.names(left)],
      says: [
        .sentence(
          "{square} leaves the other side {count} move.", "{square} leaves the other side {count} moves.",
          count),
        .letsYou("{square} leaves you {count} move.", "{square} leaves you {count} moves.", count),
        .lets("{square} leaves {name} {count} move.", "{square} leaves {name} {count} moves.", count),
      ]
        + (count == 0
          ? [
            .wouldYou("{square} would have made you pass."),
            .would("{square} would have made {name} pass."),
          ]
          : count <= 3
            ? [
              .wouldYou(
                "{square} would have left you only {count} move: {squares}.",
                "{square} would have left you only {count} moves: {squares}.", count),
              .would(
                "{square} would have left {name} only {count} move: {squares}.",
                "{square} would have left {name} only {count} moves: {squares}.", count),
            ]
            : [
              .wouldYou(
                "{square} would have left you {count} move.",
                "{square} would have left you {count} moves.", count),
              .would(
                "{square} would have left {name} {count} move.",
                "{square} would have left {name} {count} moves.", count),
            ]))
  }

  /// How many moves are left to its own side after the reply that leaves the fewest. Whoever has eight has enough.
  /// - Parameter hasCorner: true while a corner can still be opened.
  private static func choice(
    _ square: String, _ count: Int, _ reply: String, _ left: [Int], hasCorner: Bool
  ) -> Idea {
    Idea(
      "choice", [], isGood: true, measure: -min(count, 8), most: 30,
      with: ["square": square, "reply": reply, "squares": Motif.few(left)],
      says: [
        .sentence(
          "After {square} and {reply} only {count} reply is left: {squares}.",
          "After {square} and {reply} only {count} replies are left: {squares}.", count),
        .letsYou(
          "After {square} you can play {reply}, and only {count} reply is left: {squares}.",
          "After {square} you can play {reply}, and only {count} replies are left: {squares}.", count),
        .lets(
          "After {square} {name} can play {reply}, and only {count} reply is left: {squares}.",
          "After {square} {name} can play {reply}, and only {count} replies are left: {squares}.", count),
        .would(
          "After {square} at least {count} reply would have been left, whatever came.",
          "After {square} at least {count} replies would have been left, whatever came.", count),
        hasCorner ? .answer("Who has few moves to choose from soon has to open a corner.") : nil,
      ])
  }

  /// How many discs it turns, early in the game.
  private static func turned(_ square: String, _ count: Int) -> Idea {
    Idea(
      "few discs", [], isGood: true, measure: count, most: 12, with: ["square": square],
      says: [
        .flaw("{square} turns {count} disc.", "{square} turns {count} discs.", count),
        .answer("Early on it is better to turn few: the other side can turn back what you turn."),
        .would(
          "{square} would have turned only {count} disc.", "{square} would have turned only {count} discs.",
          count),
      ])
  }

  /// The squares on which the other side can play now, and could not before.
  private static func opened(_ square: String, _ squares: [Int]) -> Idea {
    let count = squares.count
    return Idea(
      "opened squares", Motif.ids(squares), isGood: true, measure: count, most: 8,
      with: ["square": square, "squares": Motif.few(squares)],
      says: [
        .sentence(
          "{square} opens {count} square to the other side.",
          "{square} opens {count} squares to the other side.", count),
        .letsYou(
          "{square} opens {count} new square to you: {squares}.",
          "{square} opens {count} new squares to you: {squares}.", count),
        .lets(
          "{square} opens {count} new square to {name}: {squares}.",
          "{square} opens {count} new squares to {name}: {squares}.", count),
        count == 0
          ? .would("{square} would have opened nothing new.")
          : .would(
            "{square} would have opened only {count}: {squares}.",
            "{square} would have opened only {count}: {squares}.", count),
      ])
  }

  /// The squares on which only its own side can play then. Such moves are there when no other is left; whoever has six has enough.
  private static func reserve(_ square: String, _ squares: [Int]) -> Idea {
    let count = squares.count
    return Idea(
      "moves in hand", Motif.ids(squares), isGood: true, measure: -min(count, 6), most: 24,
      with: ["square": square, "squares": Motif.names(squares)],
      says: (count == 0
        ? [
          .sentence("After {square} the other side can play wherever its own side can."),
          .letsYou("After {square} you can play wherever the other side can."),
          .lets("After {square} {name} can play wherever you can."),
        ]
        : [
          .sentence(
            "After {square} its side alone can play {count} square: {squares}.",
            "After {square} its side alone can play {count} squares: {squares}.", count),
          .letsYou(
            "After {square} there is only {count} square on which you cannot play and the other side can: {squares}.",
            "After {square} there are only {count} squares on which you cannot play and the other side can: {squares}.",
            count),
          .lets(
            "After {square} there is only {count} square on which you can play and {name} cannot: {squares}.",
            "After {square} there are only {count} squares on which you can play and {name} cannot: {squares}.",
            count),
        ]) + [
          .wouldYou(
            "After {square} the other side alone could play {count} square, which can wait: {squares}.",
            "After {square} the other side alone could play {count} squares, which can wait: {squares}.",
            count),
          .would(
            "After {square} you alone could play {count} square, which can wait: {squares}.",
            "After {square} you alone could play {count} squares, which can wait: {squares}.", count),
        ])
  }

  /// The discs that it turns and that touch empty squares.
  private static func facing(_ square: String, _ discs: [Int]) -> Idea {
    Idea("frontier", Motif.ids(discs), isGood: true, measure: discs.count, most: 9) { telling in
      let count = discs.count
      return switch telling {
      case .sentence: Motif.loose(square, count)
      case .lets(let name): Motif.loose(square, count, for: .init(name))
      case .would where count == 0:
        tr("{square} would have turned only discs that lie inside.", ["square": square])
      case .would:
        trn(
          "{square} would have turned only {count} of that kind.",
          "{square} would have turned only {count} of that kind.", count, ["square": square])
      case .clue, .answer, .still, .comesTo: nil
      }
    }
  }

  /// The discs that nothing can turn any more.
  private static func stable(_ square: String, _ discs: [Int]) -> Idea {
    let count = discs.count
    return Idea(
      "stable discs", Motif.ids(discs), isGood: true, measure: -count, most: 8 + 6 * count,
      with: ["square": square, "squares": Motif.few(discs)],
      says: [
        // Of none there is nothing to be let.
        count == 0
          ? .sentence(
            "{square} makes only {count} disc on the edge safe for good.",
            "{square} makes only {count} discs on the edge safe for good.", count)
          : .flaw(
            "{square} makes only {count} disc on the edge safe for good.",
            "{square} makes only {count} discs on the edge safe for good.", count),
        .would(
          "{square} would have made {count} disc on the edge safe for good: {squares}.",
          "{square} would have made {count} discs on the edge safe for good: {squares}.", count),
      ])
  }

  /// Whether the region that it is played in has an odd or an even number of empty squares.
  private static func region(
    _ square: String, _ place: Int, in position: Position, _ next: Position
  ) -> Idea? {
    var (region, more) = (UInt64(1) << UInt64(place), [place])
    while let next = more.popLast() {
      let new = Edges.neighbours(next) & position.empty & ~region
      region |= new
      more += squares(new)
    }
    let count = region.nonzeroBitCount
    // In larger parts nobody moves in turn. Where nobody replies, the last square is nobody's yet.
    guard count <= 4, count == 1 || next.turn != position.turn && next.legalSquares & region != 0 else {
      return nil
    }
    let measure = count.isMultiple(of: 2) ? 2 : 0
    return Idea(
      "parity", Motif.ids(squares(region)), isGood: true, measure: measure, most: 20,
      with: ["square": square],
      says: [
        .sentence(
          "{square} is in a region of {count} empty square. Filled in turn, its last one is the other side’s.",
          "{square} is in a region of {count} empty squares. Filled in turn, its last one is the other side’s.",
          count),
        .letsYou(
          "{square} is in a region of {count} empty square. Filled in turn, its last one is yours.",
          "{square} is in a region of {count} empty squares. Filled in turn, its last one is yours.", count),
        .lets(
          "{square} is in a region of {count} empty square. Filled in turn, its last one goes to {name}.",
          "{square} is in a region of {count} empty squares. Filled in turn, its last one goes to {name}.",
          count),
        count == 1
          ? .would(
            "{square} was a single hole: nobody can answer beside it, and the other side has to begin somewhere else."
          )
          : .would(
            "{square} was in a region with {count} empty square, an odd number: whoever starts there gets the last one.",
            "{square} was in a region with {count} empty squares, an odd number: whoever starts there gets the last one.",
            count),
      ])
  }
}
