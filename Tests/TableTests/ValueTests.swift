// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Glibc
import Preferences
import StageKit
import Testing

@testable import Stage

/// What moves are worth, on the board: only when it is wanted, and never wrong.
struct ValueTests {
  private func table(_ game: String, _ size: Size = Size(1280, 800), resources: Bool = false) throws -> House
  {
    let house = try House(size, game: game, settings: House.friends)
    house.settle()
    return house
  }

  @Test(arguments: [0, 0.5, 2, 30]) func theSwitchIsAButtonAKeyAndASetting(rest: Double) throws {
    let house = try table("connect-four")
    #expect(try house.element("table.values").value == "off")
    house.pass(rest)
    try house.click("table.values")
    house.pass(rest)
    #expect(try house.element("table.values").value == "on")
    #expect(house.stage.settings[game: "connect-four"].showsValues)
    #expect(!house.stage.settings[game: "reversi"].showsValues)
    house.key(.character("a"))
    #expect(try house.element("table.values").value == "off")
    try house.click("table.settings")
    house.settle()
    try house.click("settings.values")
    #expect(try house.element("settings.values").value == "on")
    #expect(house.moves.isEmpty)
  }

  @Test func aLetterThatIsAColumnIsNoSwitch() throws {
    let house = try table("reversi")
    house.key(.character("a"))
    #expect(try house.element("table.values").value == "off")
    house.key(.character("a"), [.control])
    #expect(try house.element("table.values").value == "on")
  }

  @Test func aPuzzleHasNoSuchSwitch() throws {
    #expect(try !table("pentominoes").has("table.values"))
  }

  /// Coral threatens column 4 at once, and everything else loses or takes longer.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func everyColumnSaysWhatItIsWorth(_ size: Size) throws {
    let house = try table("connect-four", size)
    // Three in the middle column, and amber has not looked.
    house.type("414243")
    #expect(house.moves == ["4", "1", "4", "2", "4", "3"])
    house.key(.character("a"))
    try house.wait(step: 0.25) {
      try (1...7).allSatisfy { try house.element("column.\($0)").value?.contains(" ") ?? false }
    }
    #expect(try house.element("column.4").value == "3 +1")
    #expect(try house.element("column.4").label.hasSuffix("wins in 1 move"))
    #expect(try house.element("table.verdict").label == "Player 1 wins in 1 move")
    // They belong to this position alone.
    try house.click("column.1")
    #expect(try house.element("column.4").value != "3 +1")
    house.key(.character("a"))
    house.settle()
    #expect(!house.has("table.verdict"))
  }

  /// The number counts moves to the win: the quickest is marked, or it would look like the least.
  @Test func theBestColumnIsMarked() throws {
    let house = try table("connect-four")
    house.type("414243")
    house.key(.character("a"))
    try house.wait(step: 0.25) {
      try (1...7).allSatisfy { try house.element("column.\($0)").value?.contains(" ") ?? false }
    }
    house.settle()
    let labels = try (1...7).map { try house.element("column.\($0)").label }
    #expect(labels[3].hasSuffix("none is better: wins in 1 move"), "\(labels)")
    #expect(labels.count { $0.contains("none is better") } == 1)
    func stars() -> Int {
      house.stage.picture().commands.count { command in
        if case .picture(.icon("star-full"), _, _, _) = command { true } else { false }
      }
    }
    #expect(stars() == 1)
    house.key(.character("a"))
    house.settle()
    #expect(stars() == 0)
  }

  @Test func whatIsNotKnownIsNotSaid() throws {
    let house = try table("connect-four")
    house.key(.character("a"))
    house.settle()
    // Nobody solves the empty board so soon.
    #expect(try house.element("table.verdict").label == "Looking ahead")
    #expect(try house.element("table.verdict").value == "")
    // A move ends the question.
    house.type("4")
    #expect(try house.element("column.4").value == "1")
  }

  @Test func quartoJudgesCellsAndGifts() throws {
    let house = try table("quarto")
    house.handle(.paste("=0 a1 =1 b1 =2 c1"))
    house.settle()
    house.key(.character("a"))
    // Whoever gets a piece that goes with these three has won.
    try house.wait(step: 0.25) { try house.element("piece.3").value == "in the tray, loses" }
    try house.click("piece.3")
    house.settle()
    house.wait(step: 0.25) {
      house.stage.elements().contains { $0.id.hasPrefix("cell.") && $0.value == "empty, wins" }
    }
  }
}
