// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// What stands on the boards: the last move, names of cells, the rules that are played.
struct MarkTests {
  private func texts(_ house: House) -> [(text: String, at: Point)] {
    house.stage.picture().commands.compactMap { command in
      guard case .text(let text, _, let at, _, _) = command else { return nil }
      return (text, at)
    }
  }

  /// Middles of the rings in this colour.
  private func rings(_ house: House, _ color: UInt32) -> [Point] {
    house.stage.picture().commands.compactMap { command in
      guard case .shape(let shape, let at, _) = command, shape.fill == nil,
        shape.stroke?.paint == .solid(Color(color)), case .roundedRect(let size, _) = shape.outline
      else { return nil }
      return at + Point(size.width / 2, size.height / 2)
    }
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func cellsAreNamedInTheFrame(_ size: Size) throws {
    for (game, columns, rows) in [("quarto", "abcd", 4), ("reversi", "abcdefgh", 8)] {
      let house = try House(size, game: game, settings: House.friends)
      house.settle()
      let drawn = texts(house)
      for (index, name) in columns.enumerated() {
        let cell = try house.element("cell.1.\(index + 1)").frame
        #expect(drawn.contains { $0.text == String(name) && abs($0.at.x - cell.midX) < 1 }, "\(game) \(name)")
      }
      for row in 1...rows {
        let cell = try house.element("cell.\(row).1").frame
        #expect(drawn.contains { $0.text == String(row) && abs($0.at.y - cell.midY) < 8 }, "\(game) \(row)")
      }
    }
  }

  @Test func theLastMoveOfQuartoHasARing() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    try QuartoPlay.play(house, ["f", "1.1", "3", "2.3", "7"])
    house.settle()
    let cell = try house.element("cell.2.3").frame.center
    let found = rings(house, 0xFFF3D2)
    #expect(found.count == 1 && (found[0] - cell).length < 1)
    try house.click("table.undo")
    try house.click("table.undo")
    house.settle()
    let first = try house.element("cell.1.1").frame.center
    #expect(rings(house, 0xFFF3D2).contains { ($0 - first).length < 1 })
  }

  @Test(arguments: ["quarto", "reversi"]) func namesCanBeSwitchedOff(_ game: String) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    #expect(texts(house).contains { $0.text == "a" })
    try house.click("table.settings")
    house.settle()
    try house.click("settings.switch.coordinates")
    house.pass(2)
    house.key(.escape)
    house.pass(30)
    #expect(!texts(house).contains { $0.text == "a" })
  }

  @Test func theLastMoveOfConnectFourIsARingAtTheRim() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    house.type("43")
    house.handle(.pointerLeft)
    house.settle()
    let cell = try house.element("cell.6.3").frame.center
    let found = rings(house, 0xFFF8E4)
    #expect(found.count == 1 && (found[0] - cell).length < 1.5)
  }

  @Test func theLastMoveIsMarkedInTheReplay() throws {
    let game = Sample.past(0, "quarto", moves: ["=f", "a1", "=3", "c2", "=7"])
    let house = try House.replaying(game)
    try house.click("replay.last")
    house.settle()
    let cell = try house.element("cell.2.3").frame.center
    let found = rings(house, 0xFFF3D2)
    #expect(found.count == 1, "\(found) \(house.message ?? "") \(house.moves)")
    #expect(found.contains { ($0 - cell).length < 1 })
  }

  @Test(arguments: [false, true], [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func helpAndTableNameTheVariant(_ isOn: Bool, _ size: Size) throws {
    var settings = House.friends
    settings[game: "quarto"].switches["squares"] = isOn
    let house = try House(size, game: "quarto", settings: settings)
    house.settle()
    #expect(texts(house).contains { $0.text == "Squares count too" } == isOn)
    #expect(house.has("table.variant") == isOn)
    house.key(.function(1))
    house.settle()
    let words = texts(house).map(\.text).joined(separator: " ")
    #expect(words.contains("Squares count as well.") == isOn)
    #expect(words.contains("One trait in common wins."))
  }

  /// The rules of the running game count, not those that wait for the next one.
  @Test func helpSpeaksOfTheGameOnTheTable() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    try QuartoPlay.play(house, ["f", "1.1"])
    try house.click("table.settings")
    house.settle()
    try house.click("settings.switch.squares")
    house.key(.escape)
    house.settle()
    #expect(!house.has("table.variant"))
  }
}
