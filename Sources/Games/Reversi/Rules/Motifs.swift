// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Reversi {
  /// What a move does, by the names that players have for it: B. Rose, "Othello: A Minute to Learn... A Lifetime to Master"
  /// (2005). All of it can be seen on the board; that it is good or bad is a rule of thumb.
  enum Motif: Hashable, Sendable {
    /// A corner, from which nothing is ever turned again.
    case corner(Int)
    /// The other side can take these corners now, and could not before.
    case opensCorners([Int])
    /// The side that moves can take these corners when it is its turn again, and could not before; the other side, whose turn comes
    /// first, cannot take them.
    case reachesCorners([Int])
    /// The square on the diagonal beside an open corner.
    case xSquare(Int, corner: Int)
    /// The square on the edge beside an open corner.
    case cSquare(Int, corner: Int)
    /// The other side has no disc left.
    case wipesOut
    /// The other side has no move and must pass.
    case forcesPass(from: [Int])
    /// The other side has only these few moves left.
    case fewMoves([Int])
    /// No other move leaves the other side so few moves.
    case fewestMoves(Int)
    /// No other move turns fewer discs than these, early in the game: few of them face open squares.
    case fewestTurned([Int])
    /// A square of the edge between two discs of the other side.
    case wedge(Int)
    /// Five discs in a row on an edge, with one square open between them and a corner.
    case unbalancedEdge([Int])
    /// So many discs that can never be turned any more, and were not so before.
    case stable([Int])
    /// Turns discs none of which faces an open square.
    case quiet([Int])
    /// Turns so many discs that face open squares.
    case frontier([Int])
    /// The last square of a region, a part of the board that is closed in: the other side has to move elsewhere.
    case lastOfRegion(Int)
    /// Turns these discs along an edge, by its place in `Edges.all`.
    case turnsEdge([Int], edge: Int)
    /// Turns many discs early, which gives the other side many to turn.
    case greedy(Int)
  }
}

extension Reversi.Position {
  /// What a legal move does, the weightiest first; none when it is not legal, and of a pass.
  func motifs(of move: Reversi.Move) -> [Reversi.Motif] {
    // The four first moves are the same one, turned and mirrored: nothing speaks for one of them.
    guard let square = move.square, let next = playing(move), self != Reversi.Position() else { return [] }
    var motifs: [Reversi.Motif] = []
    let corners = Reversi.Edges.corners
    if corners.contains(square) { motifs.append(.corner(square)) }
    let opened = corners.filter { next.legalSquares >> UInt64($0) & 1 == 1 && !canTake($0, turn.other) }
    if !opened.isEmpty { motifs.append(.opensCorners(opened)) }
    let reached = corners.filter {
      next.canTake($0, turn) && !canTake($0, turn) && !next.canTake($0, turn.other)
    }
    if !reached.isEmpty { motifs.append(.reachesCorners(reached)) }
    // On the diagonal there is a way to a corner sooner or later.
    if let corner = Reversi.Edges.corner(besideX: square), next.disc(on: corner) == nil,
      !canTake(corner, turn.other), !next.canTake(corner, turn.other)
    {
      motifs.append(.xSquare(square, corner: corner))
    }
    if let corner = Reversi.Edges.corner(besideC: square), endangers(corner, next) {
      motifs.append(.cSquare(square, corner: corner))
    }
    if next.discs(of: turn.other) == 0 {
      motifs.append(.wipesOut)
    } else if next.mustPass {
      let before = Reversi.Position(black: black, white: white, turn: turn.other).legalSquares
      motifs.append(.forcesPass(from: Self.squares(before & ~(1 << UInt64(square)))))
    } else if !next.isOver, next.legalSquares.nonzeroBitCount <= 3 {
      motifs.append(.fewMoves(Self.squares(next.legalSquares)))
    }
    motifs += edgeMotifs(square, next)
    let stable = safeOnEdges(next)
    if stable != 0 { motifs.append(.stable(Self.squares(stable))) }
    motifs += innerMotifs(square, next)
    let turned = turned(by: square)
    for (number, edge) in Reversi.Edges.all.enumerated() where edge.contains(square) {
      let along = edge.filter { turned >> UInt64($0) & 1 == 1 }
      if !along.isEmpty { motifs.append(.turnsEdge(along, edge: number)) }
    }
    return motifs
  }

  private func edgeMotifs(_ square: Int, _ next: Reversi.Position) -> [Reversi.Motif] {
    var motifs: [Reversi.Motif] = []
    for edge in Reversi.Edges.all {
      guard let place = edge.firstIndex(of: square) else { continue }
      let isBetween =
        (1...6).contains(place)
        && disc(on: edge[place - 1]) == turn.other && disc(on: edge[place + 1]) == turn.other
        && next.disc(on: edge[place - 1]) == turn.other && next.disc(on: edge[place + 1]) == turn.other
      if isBetween { motifs.append(.wedge(square)) }
      let own = edge.filter { next.disc(on: $0) == turn }
      let isFive = own == Array(edge[1...5]) || own == Array(edge[2...6])
      if isFive, edge.count(where: { next.disc(on: $0) == nil }) == 3 {
        motifs.append(.unbalancedEdge(own))
      }
    }
    return motifs
  }

  private func innerMotifs(_ square: Int, _ next: Reversi.Position) -> [Reversi.Motif] {
    var motifs: [Reversi.Motif] = []
    let turned = Self.squares(turned(by: square))
    let loose = looseDiscs(turned, next)
    if turned.allSatisfy({ Reversi.Edges.neighbours($0) & next.empty == 0 }) {
      motifs.append(.quiet(turned))
    } else if loose.count >= 4 {
      motifs.append(.frontier(loose))
    }
    if Reversi.Edges.neighbours(square) & next.empty == 0, next.empty != 0 {
      motifs.append(.lastOfRegion(square))
    }
    if empty.nonzeroBitCount > 30, turned.count >= 6 { motifs.append(.greedy(turned.count)) }
    let others = Self.squares(legalSquares).filter { $0 != square }
    let left = next.legalSquares.nonzeroBitCount
    if left > 3, !others.isEmpty,
      others.allSatisfy({ other in
        playing(.place(other)).map { $0.mustPass || $0.legalSquares.nonzeroBitCount <= left } != true
      })
    {
      motifs.append(.fewestMoves(left))
    } else if empty.nonzeroBitCount > 30, !others.isEmpty,
      others.allSatisfy({ self.turned(by: $0).nonzeroBitCount >= turned.count })
    {
      motifs.append(.fewestTurned(turned))
    }
    return motifs
  }

  /// Those of the discs that a move turns that touch empty squares and can be turned back.
  func looseDiscs(_ turned: [Int], _ next: Reversi.Position) -> [Int] {
    let facing = turned.filter { Reversi.Edges.neighbours($0) & next.empty != 0 }
    guard !facing.isEmpty else { return [] }
    let stable = next.stableDiscs(of: turn)
    return facing.filter { stable >> UInt64($0) & 1 == 0 }
  }

  /// True when a corner that nobody can take can be taken by the other side after one more move of its own.
  private func endangers(_ corner: Int, _ next: Reversi.Position) -> Bool {
    guard disc(on: corner) == nil, !canTake(corner, turn.other), !next.canTake(corner, turn.other) else {
      return false
    }
    return next.turn == turn.other
      && next.legalMoves.contains { next.playing($0)?.canTake(corner, turn.other) ?? false }
  }

  /// The discs on the edges, where people see it, that nothing can turn any more in the next position.
  func safeOnEdges(_ next: Reversi.Position) -> UInt64 {
    next.stableDiscs(of: turn) & ~stableDiscs(of: turn) & Reversi.Edges.rim
  }

  func canTake(_ square: Int, _ seat: Seat) -> Bool {
    Reversi.Position(black: black, white: white, turn: seat).legalSquares >> UInt64(square) & 1 == 1
  }

  /// Discs of a side that can never be turned: those of full lines in all four directions, or beside a stable disc of the
  /// same side in each; not all that there are.
  func stableDiscs(of seat: Seat) -> UInt64 {
    let own = discs(of: seat)
    var stable: UInt64 = 0
    while true {
      let more = (0..<64).reduce(UInt64(0)) { found, square in
        guard own >> UInt64(square) & 1 == 1 else { return found }
        let isStable = Reversi.Edges.lines[square].allSatisfy { line in
          line.isAtRim || line.squares & empty == 0 || line.neighbours & stable != 0
        }
        return isStable ? found | 1 << UInt64(square) : found
      }
      if more == stable { return stable }
      stable = more
    }
  }

  private static func squares(_ set: UInt64) -> [Int] { (0..<64).filter { set >> UInt64($0) & 1 == 1 } }
}

extension Reversi {
  /// Names of places on the board: 0 is a1, 7 h1, 63 h8.
  enum Edges {
    static let corners = [0, 7, 56, 63]
    /// All squares on the edges, bit by bit.
    static let rim: UInt64 = 0xFF81_8181_8181_81FF

    /// The squares of each edge, from corner to corner.
    static let all = [
      Array(0...7), Array(56...63), Array(stride(from: 0, through: 56, by: 8)),
      Array(stride(from: 7, through: 63, by: 8)),
    ]

    static func corner(besideX square: Int) -> Int? { besideX[square] }
    private static let besideX = [9: 0, 14: 7, 49: 56, 54: 63]

    static func corner(besideC square: Int) -> Int? { besideC[square] }
    private static let besideC = [1: 0, 8: 0, 6: 7, 15: 7, 48: 56, 57: 56, 55: 63, 62: 63]

    static func neighbours(_ square: Int) -> UInt64 { near[square] }
    private static let near = lines.map { $0.reduce(0) { $0 | $1.neighbours } }

    struct Line {
      /// All squares of it.
      var squares: UInt64
      /// Those beside the square that it was asked for, on the line.
      var neighbours: UInt64
      /// True where the board ends on one side of that square.
      var isAtRim: Bool
    }

    /// The four lines through each square.
    static let lines: [[Line]] = (0..<64).map { square in
      steps.prefix(4).map { way in
        var line = Line(squares: 1 << UInt64(square), neighbours: 0, isAtRim: false)
        for way in [way, (-way.0, -way.1)] {
          var next = step(square, way)
          line.isAtRim = line.isAtRim || next == nil
          line.neighbours |= next.map { 1 << UInt64($0) } ?? 0
          while let at = next {
            line.squares |= 1 << UInt64(at)
            next = step(at, way)
          }
        }
        return line
      }
    }

    private static let steps = [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)]

    private static func step(_ square: Int, _ way: (Int, Int)) -> Int? {
      let (column, row) = (square % 8 + way.0, square / 8 + way.1)
      return (0..<8).contains(column) && (0..<8).contains(row) ? 8 * row + column : nil
    }
  }
}
