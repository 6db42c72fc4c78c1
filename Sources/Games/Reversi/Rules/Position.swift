// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Reversi {
  /// A position of Reversi by the plain rules: made to be read; the solver has a type of its own, which tests hold
  /// against this one.
  ///
  /// Squares are numbered row by row from the top left, so that a1 is 0, h1 is 7 and h8 is 63. Sets of squares are
  /// 64 bits, a1 the lowest. Black is the first seat.
  public struct Position: GamePosition {
    public let black: UInt64
    public let white: UInt64
    /// Who must move or pass; after the end, who would be next.
    public let turn: Seat
    /// The squares on which the side to move may set a disc.
    public let legalSquares: UInt64
    /// True when neither side can set a disc.
    public let isOver: Bool

    /// The four discs of the start: d4 and e5 white, e4 and d5 black, and black moves.
    public init() {
      self.init(black: 1 << 28 | 1 << 35, white: 1 << 27 | 1 << 36, turn: .first)
    }

    /// The start with corners for one side, from the top left.
    public init(odds: Odds) {
      let start = Position()
      let corners = [0, 63, 7, 56].prefix(odds.amount).reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      self.init(
        black: start.black | (odds.seat == .first ? corners : 0),
        white: start.white | (odds.seat == .second ? corners : 0), turn: .first)
    }

    /// Any position; a square in both sets counts as black.
    public init(black: UInt64, white: UInt64, turn: Seat) {
      self.black = black
      self.white = white & ~black
      self.turn = turn
      legalSquares = Self.squares(for: turn, black: black, white: self.white)
      isOver =
        legalSquares == 0 && Self.squares(for: turn.other, black: black, white: self.white) == 0
    }

    public func discs(of seat: Seat) -> UInt64 { seat == .first ? black : white }

    public func count(of seat: Seat) -> Int { discs(of: seat).nonzeroBitCount }

    public var empty: UInt64 { ~(black | white) }

    /// Whose disc lies on `square`; nil when it is empty.
    public func disc(on square: Int) -> Seat? {
      black >> UInt64(square) & 1 == 1 ? .first : white >> UInt64(square) & 1 == 1 ? .second : nil
    }

    /// True when the side to move can set no disc, but the other side can.
    public var mustPass: Bool { legalSquares == 0 && !isOver }

    /// Every legal move, squares in their order; a pass only when it is forced; none when the game is over.
    public var legalMoves: [Reversi.Move] {
      if mustPass { return [.pass] }
      return (0..<64).filter { legalSquares >> UInt64($0) & 1 == 1 }.map { .place($0) }
    }

    /// The position after `move`, or nil if it is not legal.
    public func playing(_ move: Reversi.Move) -> Reversi.Position? {
      switch move {
      case .pass:
        return mustPass ? Reversi.Position(black: black, white: white, turn: turn.other) : nil
      case .place(let square):
        guard (0..<64).contains(square) else { return nil }
        let turned = turned(by: square)
        if turned == 0 { return nil }
        let own = discs(of: turn) | turned | 1 << UInt64(square)
        let other = discs(of: turn.other) & ~turned
        return turn == .first
          ? Reversi.Position(black: own, white: other, turn: .second)
          : Reversi.Position(black: other, white: own, turn: .first)
      }
    }

    /// The discs that the side to move would turn with a disc on `square`, in rings: first those one step away from
    /// it, then those two steps away, and so on, each ring clockwise from above. Empty when the move is not legal.
    public func flips(of square: Int) -> [[Int]] {
      guard (0..<64).contains(square), disc(on: square) == nil else { return [] }
      let lines = Self.directions.map { line(from: square, $0) }
      // No key path: that takes as long as all the rest.
      let longest = lines.reduce(0) { max($0, $1.count) }
      return (0..<longest).map { step in lines.compactMap { $0.count > step ? $0[step] : nil } }
    }

    /// How the game ended, by the discs on the board: the winner's and the other side's, "40-24". Nil while it goes on.
    public var outcome: Outcome? {
      guard isOver else { return nil }
      let (first, second) = (count(of: .first), count(of: .second))
      let winner: Seat? = first == second ? nil : first > second ? .first : .second
      return Outcome(winner: winner, reason: "\(max(first, second))-\(min(first, second))")
    }

    /// The final difference of discs as tournaments count it: squares left empty go to the winner.
    ///
    /// - Returns: positive when `seat` wins; it means a result only when the game is over.
    public func finalScore(for seat: Seat) -> Int {
      let difference = count(of: seat) - count(of: seat.other)
      return difference + difference.signum() * empty.nonzeroBitCount
    }

    // MARK: - Lines

    /// Steps to the eight neighbours, clockwise from above.
    private static let directions: [(column: Int, row: Int)] = [
      (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
    ]

    /// The opponent's discs in one direction up to a disc of the side to move; none if no such disc ends them.
    private func line(from square: Int, _ direction: (column: Int, row: Int)) -> [Int] {
      var between: [Int] = []
      var (column, row) = (square % 8 + direction.column, square / 8 + direction.row)
      while (0..<8).contains(column), (0..<8).contains(row) {
        guard let owner = disc(on: 8 * row + column) else { return [] }
        if owner == turn { return between }
        between.append(8 * row + column)
        column += direction.column
        row += direction.row
      }
      return []
    }

    /// The squares one step further in a direction; what would leave the board is gone.
    private static func step(_ squares: UInt64, _ direction: (column: Int, row: Int)) -> UInt64 {
      let kept =
        switch direction.column {
        case 1: squares & ~columnH
        case -1: squares & ~columnA
        default: squares
        }
      // A smart shift: one by a negative count goes the other way.
      return kept << (8 * direction.row + direction.column)
    }

    private static let columnA: UInt64 = 0x0101_0101_0101_0101
    private static let columnH: UInt64 = 0x8080_8080_8080_8080

    /// The discs of the other side that lie without a gap from some squares on in a direction.
    private static func run(
      of other: UInt64, from squares: UInt64, _ direction: (column: Int, row: Int)
    ) -> UInt64 {
      // Between two squares of a line there are at most six.
      (0..<6).reduce(0) { run, _ in step(squares | run, direction) & other }
    }

    private static func squares(for seat: Seat, black: UInt64, white: UInt64) -> UInt64 {
      let (own, other) = seat == .first ? (black, white) : (white, black)
      return directions.reduce(0) { squares, direction in
        squares | step(run(of: other, from: own, direction), direction) & ~(own | other)
      }
    }

    /// The discs that the side to move turns with a disc on `square`: those of `flips`, as a set; empty when the move is not legal.
    func turned(by square: Int) -> UInt64 {
      guard disc(on: square) == nil else { return 0 }
      return Self.directions.reduce(0) { turned, direction in
        let run = Self.run(of: discs(of: turn.other), from: 1 << UInt64(square), direction)
        return Self.step(run, direction) & discs(of: turn) == 0 ? turned : turned | run
      }
    }
  }
}
