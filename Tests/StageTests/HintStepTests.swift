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

  /// A hint is put away before the table is left, whatever step it has come to, and leaves no ghost behind.
  @Test(arguments: [
    ("connect-four", "4 1 4 1 4 1"), ("quarto", "=0 a1 =1 b1 =2 c1 =4"), ("reversi", "f5d6c3d3c4f4"),
    ("pentominoes", PentominoPlay.small),
  ])
  func escapePutsItAway(_ game: (name: String, board: String)) throws {
    let house = try House(game: game.name, settings: House.friends)
    house.settle()
    house.handle(.paste(game.board))
    house.settle()
    house.pass(20)
    let (before, picture) = (house.message, house.stage.picture())
    let moves = house.moves
    for presses in 1...2 {
      for press in 0..<presses {
        try house.click("table.hint")
        if press == 0 { wait(house) { house.message != before && !house.stage.top.scene.isAsking } }
        house.settle()
      }
      guard house.moves == moves else { continue }
      house.handle(.pointerLeft)
      house.settle()
      #expect(house.stage.picture() != picture)
      house.key(.escape)
      house.settle()
      #expect(house.stage.top.scene.name == "table" && house.message == before)
      house.pass(30)
      if game.name != "pentominoes" { #expect(house.stage.picture() == picture, "as it was") }
    }
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  /// Dashes here, a thin line there: by form alone a hint is not the last move.
  @Test(arguments: [("connect-four", "4 1 4 1 4 1"), ("quarto", "=0 a1 =1 b1 =2 c1 =4")])
  func aHintIsNotTheLastMove(_ game: (name: String, board: String)) throws {
    let house = try House(game: game.name, settings: House.friends)
    house.settle()
    house.handle(.paste(game.board))
    house.settle()
    func rings(_ width: Double) -> [Outline] {
      house.stage.picture().commands.compactMap { command in
        guard case .shape(let shape, _, _) = command, shape.fill == nil, shape.stroke?.width == width else {
          return nil
        }
        return shape.outline
      }
    }
    func ghosts() -> Int {
      house.stage.picture().commands.count { command in
        if case .picture(.asset(let name), _, let tint, _) = command {
          name.hasPrefix("pieces/") && tint.alpha == Color(0, 0.62).alpha
        } else {
          false
        }
      }
    }
    #expect(rings(4.4).isEmpty && rings(1.8).isEmpty)
    let before = ghosts()
    try house.click("table.hint")
    wait(house) { house.message?.hasPrefix("Look at") ?? false }
    try house.click("table.hint")
    house.handle(.pointerLeft)
    house.settle()
    #expect(rings(4.4).count >= 6, "dashes")
    #expect(rings(1.8).count == 1, "the last move steps back")
    #expect(ghosts() == before + 1)
    house.key(.escape)
    house.settle()
    #expect(rings(4.4).isEmpty && rings(1.8).isEmpty && ghosts() == before)
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
