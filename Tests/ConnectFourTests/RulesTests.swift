// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

struct RulesTests {
  @Test(
    "Each kind of end is named",
    arguments: [
      ("1122334", "row", 4), ("1212121", "column", 4),
      ("12234334454", "diagonal", 4), ("76654554434", "diagonal", 4),
    ])
  func ends(text: String, reason: String, count: Int) throws {
    let position = try ConnectFour.Position(parsing: text)
    #expect(position.outcome == Outcome(winner: .first, reason: reason))
    #expect(position.winningCells.count == count)
    #expect(position.legalColumns.isEmpty)
  }

  @Test("Two lines at once show all their cells")
  func twoLines() throws {
    // Three in the bottom row and three on a diagonal meet in column 4.
    let position = try ConnectFour.Position(parsing: "1122334")
    #expect(position.winningCells.map(\.column) == [0, 1, 2, 3])
    let seven = try ConnectFour.Position(parsing: "11223355667" + "7" + "4")
    #expect(seven.winningCells.map(\.column) == Array(0..<7))
  }

  @Test("A full board without a line is a draw")
  func draw() throws {
    let text = "121212212121" + "343434434343" + "565656656565" + "777777"
    let position = try ConnectFour.Position(parsing: text)
    #expect(position.outcome == Outcome(winner: nil, reason: "full"))
    #expect(position.winningCells.isEmpty)
  }

  @Test("Laws on random games", arguments: 0..<60)
  func laws(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var position = ConnectFour.Position()
    while position.outcome == nil {
      let legal = position.legalColumns
      #expect(!legal.isEmpty)
      for column in -1...7 { #expect((position.playing(column) != nil) == legal.contains(column)) }
      #expect(position.turn == (position.columnsPlayed.count % 2 == 0 ? .first : .second))
      let column = try #require(legal.randomElement(using: &random))
      let next = try #require(position.playing(column))
      #expect(next.stone(column: column, row: position.height(of: column)) == position.turn)
      #expect(next.moveNumber(column: column, row: position.height(of: column)) == next.columnsPlayed.count)
      #expect(next.height(of: column) == position.height(of: column) + 1)
      position = next
    }
    #expect(position.legalColumns.isEmpty)
    #expect(try ConnectFour.Position(parsing: position.notation) == position)
    let replayed = position.columnsPlayed.reduce(ConnectFour.Position()) { $0.playing($1) ?? $0 }
    #expect(replayed == position)
    #expect((position.outcome?.winner == nil) == position.winningCells.isEmpty)
    for cell in position.winningCells {
      #expect(cell.isOnBoard)
      #expect(position.stone(column: cell.column, row: cell.row) == position.outcome?.winner)
    }
  }

  @Test("A move is one digit from 1 to 7")
  func moves() {
    for column in 0..<7 {
      let move = ConnectFour.Move(column: column)
      #expect(move?.description == String(column + 1))
      #expect(move.flatMap { ConnectFour.Move($0.description) } == move)
    }
    for text in ["", "0", "8", "11", "a", " 1", "1 ", "-", "٣", "+1"] {
      #expect(ConnectFour.Move(text) == nil)
    }
    #expect(ConnectFour.Move(column: 7) == nil)
    #expect(ConnectFour.Move(column: -1) == nil)
  }

  @Test(
    "A wrong text is refused at the right move",
    arguments: [
      ("", "the position is missing; - is the empty board."),
      ("1280", "move 3 is '8'; a move is a column from 1 to 7."),
      ("--", "move 1 is '-'; a move is a column from 1 to 7."),
      ("4444444", "move 7 is in column 4, which is full; free are 1, 2, 3, 5, 6, 7."),
      ("12121212", "move 8 comes after the end: the game is over after move 7."),
    ])
  func refusals(text: String, message: String) {
    #expect(throws: EngineError(message)) { try ConnectFour.Position(parsing: text) }
  }

  @Test("The number of different positions after n plies is the published one")
  func positionCounts() {
    // Keyed by the stones, not by the order of moves.
    var layer: [[Seat?]: ConnectFour.Position] = [stones(of: .init()): .init()]
    for count in [1, 7, 49, 238, 1120] {
      #expect(layer.count == count)
      var next: [[Seat?]: ConnectFour.Position] = [:]
      for position in layer.values {
        for column in position.legalColumns {
          if let child = position.playing(column) { next[stones(of: child)] = child }
        }
      }
      layer = next
    }
  }

  private func stones(of position: ConnectFour.Position) -> [Seat?] {
    (0..<7).flatMap { column in (0..<6).map { position.stone(column: column, row: $0) } }
  }
}
