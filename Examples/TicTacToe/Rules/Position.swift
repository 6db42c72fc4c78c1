// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension TicTacToe {
  /// A mark on a cell, 1 to 9 from the top left.
  public struct Move: LosslessStringConvertible, Hashable, Sendable {
    public let cell: Int

    public init?(cell: Int) {
      guard (0..<9).contains(cell) else { return nil }
      self.cell = cell
    }

    public init?(_ description: String) {
      guard description.utf8.count == 1, let number = Int(description) else { return nil }
      self.init(cell: number - 1)
    }

    public var description: String { String(cell + 1) }
  }

  /// What lies on the nine cells, row by row from the top left.
  public struct Position: GamePosition {
    public private(set) var board = [Seat?](repeating: nil, count: 9)

    private static let lines: [(reason: String, cells: [Int])] =
      (0..<3).map { ("row", [3 * $0, 3 * $0 + 1, 3 * $0 + 2]) }
      + (0..<3).map { ("column", [$0, $0 + 3, $0 + 6]) }
      + [("diagonal", [0, 4, 8]), ("diagonal", [2, 4, 6])]

    public init() {}

    /// Nine characters, `x`, `o` and `-`; nil when the marks cannot have come from a game.
    public init?(_ text: String) {
      board = text.map { $0 == "x" ? .first : $0 == "o" ? .second : nil }
      let crosses = board.count { $0 == .first } - board.count { $0 == .second }
      guard text.count == 9, text.allSatisfy({ "xo-".contains($0) }), (0...1).contains(crosses) else {
        return nil
      }
    }

    public var notation: String { String(board.map { $0 == .first ? "x" : $0 == .second ? "o" : "-" }) }

    public var turn: Seat { board.count { $0 == nil }.isMultiple(of: 2) ? .second : .first }

    /// The line that wins.
    public var line: (reason: String, cells: [Int])? {
      Self.lines.first { _, cells in
        board[cells[0]] != nil && board[cells[0]] == board[cells[1]] && board[cells[1]] == board[cells[2]]
      }
    }

    public var outcome: Outcome? {
      if let line { return Outcome(winner: board[line.cells[0]], reason: line.reason) }
      return board.contains(nil) ? nil : Outcome(winner: nil, reason: "full")
    }

    public var legalMoves: [Move] {
      outcome == nil ? board.indices.filter { board[$0] == nil }.compactMap { Move(cell: $0) } : []
    }

    public func playing(_ move: Move) -> Position? {
      guard outcome == nil, board[move.cell] == nil else { return nil }
      var next = self
      next.board[move.cell] = turn
      return next
    }
  }
}

/// Numbers of cells, or a position and numbers after it; nothing need stand between them.
extension TicTacToe: Transcribing {
  public static func transcript(of moves: [Move], _ options: GameOptions) -> String {
    ([options.setup].compactMap { $0 } + moves.map(\.description)).joined(separator: " ")
  }

  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Move> {
    let all = text.transcriptWords.joined()
    let setup = all.first.map { !$0.isNumber } ?? false ? String(all.prefix(9)) : nil
    if let setup, Position(setup) == nil { throw TranscriptError(tr("That is no position.")) }
    return try read(words: all.dropFirst(setup?.count ?? 0).map { String($0) }, setup: setup, options)
  }
}
