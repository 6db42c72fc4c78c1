// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import Quarto
import StageKit
import Testing

@testable import Stage
@testable import Table

/// What is chosen in the settings while a game is under way.
struct RunningGameTests {
  private func flipSquares(_ house: House) throws {
    try house.click("table.settings")
    house.settle()
    // In a small window it is scrolled to.
    house.turn(to: "settings.switch.squares")
    house.stage.use("settings.switch.squares", of: house.stage.top)
    house.settle()
  }

  /// Its rules are those it was begun with, also when every move was taken back.
  @Test(arguments: [Size(1280, 800), Size(720, 560)], [0.5, 30])
  func rulesStayUntilTheNextGame(_ size: Size, rest: Double) throws {
    let house = try House(size, game: "quarto", settings: House.friends)
    house.settle()
    try house.click("piece.f")
    house.pass(rest)
    house.key(.character("z"), [.control])
    house.pass(rest)
    #expect(house.moves.isEmpty)
    try flipSquares(house)
    #expect(try house.element("settings.waiting").label == "Other rules hold from the next game on.")
    house.key(.escape)
    house.pass(rest)
    #expect(try rules(house) == .lines && !house.has("table.variant"))
    house.key(.character("z"), [.control, .shift])
    house.pass(rest)
    #expect(house.moves == ["=f"], "it can still be done again")
    house.key(.character("n"), [.control])
    house.pass(5)
    #expect(try rules(house) == .squares && house.moves.isEmpty)
  }

  /// Before the first move there is nothing to keep.
  @Test func aFreshGameIsPlayedAsIsChosen() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    try flipSquares(house)
    #expect(!house.has("settings.waiting"))
    #expect(try rules(house) == .squares)
  }

  private func rules(_ house: House) throws -> Quarto.Rules {
    let table = try #require(house.stage.layers.compactMap { $0.scene as? TableScene<Quarto> }.last)
    return table.session.position.rules
  }

  /// Hint, squares and bar show the same number, whenever the hint is asked for.
  @Test(arguments: [0.0, 2])
  func hintAndValuesSayTheSame(rest: Double) throws {
    var settings = House.friends
    settings[game: "reversi"].showsValues = true
    let house = try House(game: "reversi", settings: settings)
    house.settle()
    house.handle(.paste("f5d6c3d3c4f4f6f3e6e7d7c5"))
    house.settle()
    house.pass(rest)
    try house.click("table.hint")
    let prompt = house.message
    house.wait { house.message != prompt && house.message?.hasPrefix("Looking") == false }
    try house.click("table.hint")
    house.pass(0.3)
    // The engine's sentence is the message, or stands under the reason.
    let message = try house.element("table.message")
    let said = try #require([message.label, message.value ?? ""].first { $0.contains("about") })
    let square = String(said.prefix(2))
    #expect(said.contains(" looks best: about ") || said.contains("even"), "\(said)")
    let (column, row) = ((Int(square.utf8.first ?? 97) - 96), Int(square.suffix(1)) ?? 0)
    func chips() throws -> [String: String] {
      var chips: [String: String] = [:]
      for element in house.stage.elements() where element.id.hasPrefix("cell.") {
        if let value = element.value, value.hasPrefix("legal ") {
          chips[element.id] = String(value.dropFirst(6))
        }
      }
      return chips
    }
    let before = try chips()
    let number = try #require(before["cell.\(row).\(column)"] ?? before["cell.\(column).\(row)"])
    func count(_ text: String) -> Int {
      Int(text.replacing("\u{2212}", with: "-").replacing("+", with: "")) ?? 99
    }
    #expect(
      before.values.map(count).max() == count(number), "the hint is the best of them: \(before), \(said)")
    let digits = String(abs(count(number)))
    #expect(count(number) == 0 ? said.contains("even") : said.contains(digits), "\(said), \(number)")
    let bar = try house.element("table.verdict").label
    #expect(count(number) == 0 ? bar.hasSuffix("even") : bar.contains("+\(abs(count(number)))"), "\(bar)")
    // And they go on saying so.
    for _ in 0..<40 {
      house.pass(0.25)
      usleep(5000)
    }
    let later = try house.element("table.message")
    #expect(try chips() == before && [later.label, later.value ?? ""].contains(said))
  }

  /// The bar keeps its value until the next one is there.
  @Test func theBarStaysWhereItIs() throws {
    var settings = House.friends
    settings[game: "connect-four"].showsValues = true
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.handle(.paste("414243"))
    house.wait { (try? house.element("table.verdict").label) == "Player 1 wins in 1 move" }
    let table = try #require(
      house.stage.layers.compactMap { $0.scene as? any TableOfGame }.last as? any HasBar)
    house.pass(1)
    let before = table.bar(house.now)
    #expect(before > 0.9)
    house.key(.character("1"))
    #expect(abs(table.bar(house.now) - before) < 0.001)
    house.pass(1.0 / 60)
    #expect(table.bar(house.now) > 0.6)
  }
}

private protocol HasBar { func bar(_ now: Double) -> Double }

extension TableScene: HasBar {
  fileprivate func bar(_ now: Double) -> Double { raise.value("values", now: now, default: 0.5) }
}
