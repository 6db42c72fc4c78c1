// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import Testing

@testable import Stage

/// A hint says where to look, then the move, then what follows; only then it is played.
@Suite(.serialized) struct HintStepTests {
  private func wait(_ house: House, _ condition: () throws -> Bool) rethrows {
    for _ in 0..<20_000 {
      if try condition() { return }
      house.pass(1.0 / 60)
      usleep(1000)
    }
    Issue.record("nothing came")
  }

  /// The board after pasting, the sentence that says where to look, and the cell that is pulsed from the second step on.
  @Test(
    arguments: [
      ("connect-four", "4 1 4 1 4 1", "Look at the middle of the board."),
      ("connect-four", "7 1 7 1 7 1", "Look at the right side of the board."),
      ("quarto", "=0 a1 =1 b1 =2 c1 =4", "Look at row 1."),
    ], [0.5, 2, 30])
  func itBeginsWithWhereToLook(_ entry: (game: String, moves: String, where: String), rest: Double) throws {
    var settings = House.friends
    settings[game: entry.game].nextGame = .off
    let house = try House(game: entry.game, settings: settings)
    house.settle()
    house.handle(.paste(entry.moves))
    house.settle()
    guard house.moves.count == entry.moves.split(separator: " ").count else {
      Issue.record("not set up: \(house.moves)")
      return
    }
    house.pass(rest)
    try house.click("table.hint")
    wait(house) { house.message?.hasPrefix("Look at") ?? false }
    #expect(house.message == entry.where)
    house.pass(rest)
    let before = house.moves
    try house.click("table.hint")
    house.pass(rest)
    let sentence = try #require(house.message)
    #expect(sentence != entry.where && house.moves == before)
    // The last step, or the one before it, and then the move.
    for _ in 0..<2 where house.moves == before {
      try house.click("table.hint")
      house.pass(rest)
    }
    #expect(house.moves.count == before.count + 1)
  }

  /// The last step before the move is played.
  @Test func itEndsWithTheLineThatFollows() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    // Six discs are left, and nobody can win with the next one.
    house.handle(.paste("5 3 6 3 6 7 3 2 5 5 5 5 2 1 5 1 7 3 4 2 1 6 2 1 6 6 7 1 2 6 2 7 3 4 7 1"))
    house.settle()
    let count = house.moves.count
    try house.click("table.hint")
    wait(house) { house.message?.hasPrefix("Look at") ?? false }
    house.pass(30)
    try house.click("table.hint")
    house.settle()
    #expect(house.message?.hasPrefix("Column") ?? false)
    try house.click("table.hint")
    house.settle()
    #expect(house.message?.hasPrefix("The engine expects column") ?? false, "\(house.message ?? "")")
    #expect(house.moves.count == count)
    try house.click("table.hint")
    house.settle()
    #expect(house.moves.count == count + 1)
  }
}
