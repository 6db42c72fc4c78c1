// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Breakthrough {
  static let squares = Squares(columns: 6, rows: 6)

  /// A piece goes from one square to another: "b5b4".
  public struct Move: LosslessStringConvertible, Hashable, Sendable {
    public let from: Int
    public let to: Int

    public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }

    public init?(_ description: String) {
      guard description.utf8.count == 4, let from = squares.square(named: description.prefix(2)),
        let to = squares.square(named: description.suffix(2))
      else { return nil }
      self.init(from: from, to: to)
    }

    public var description: String { squares.name(from) + squares.name(to) }
  }

  /// The rules of Dan Troyka (2000) on six by six squares, row by row from the top left. The first seat begins in the
  /// lower two rows.
  public struct Position: GamePosition {
    public private(set) var board: [Seat?]
    public private(set) var turn = Seat.first

    public init() {
      board = (0..<36).map { $0 < 12 ? .second : $0 < 24 ? nil : .first }
    }

    /// 36 characters, `x`, `o` and `-`, a space, and the side to move; nil for anything else, and for a board without pieces.
    public init?(_ text: String) {
      let parts = text.split(separator: " ")
      guard parts.count == 2, parts[0].count == 36, parts[0].allSatisfy({ "xo-".contains($0) }),
        parts[1] == "x" || parts[1] == "o", parts[0].contains(where: { $0 != "-" })
      else { return nil }
      board = parts[0].map { $0 == "x" ? .first : $0 == "o" ? .second : nil }
      turn = parts[1] == "x" ? .first : .second
    }

    public var notation: String {
      String(board.map { $0 == .first ? "x" : $0 == .second ? "o" : "-" })
        + (turn == .first ? " x" : " o")
    }

    public var outcome: Outcome? {
      if board.prefix(6).contains(.first) { return Outcome(winner: .first, reason: "goal") }
      if board.suffix(6).contains(.second) { return Outcome(winner: .second, reason: "goal") }
      let left = Seat.allCases.filter { board.contains($0) }
      return left.count == 1 ? Outcome(winner: left[0], reason: "captured") : nil
    }

    /// Where the piece on a square may go if it is its turn: forward to a free square, or aslant, where it captures.
    public func targets(of square: Int) -> [Int] {
      guard outcome == nil, board[square] == turn else { return [] }
      let row = square / 6 + (turn == .first ? -1 : 1)
      return (-1...1).filter { (0..<6).contains(square % 6 + $0) }.map { ($0, 6 * row + square % 6 + $0) }
        .filter { step, target in step == 0 ? board[target] == nil : board[target] != turn }.map(\.1)
    }

    public var legalMoves: [Move] {
      board.indices.flatMap { square in targets(of: square).map { Move(from: square, to: $0) } }
    }

    public func playing(_ move: Move) -> Position? {
      guard targets(of: move.from).contains(move.to) else { return nil }
      var next = self
      next.board[move.to] = turn
      next.board[move.from] = nil
      next.turn = turn.other
      return next
    }
  }
}
