// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// What tells why is read whole beside the piece and the tray of Quarto, where there is the least room for it.
struct RoomForReasonsTests {
  private static let sizes = [Size(1280, 800), Size(1366, 768), Size(1920, 1080)]

  private func table(_ size: Size, _ coach: Coach, _ moves: String) throws -> House {
    var settings = Settings()
    settings[game: "quarto"].coach = coach
    settings[game: "quarto"].first = .bot
    settings[game: "quarto"].opponent = Opponent(kind: .bot, level: 1)
    let house = try House(size, game: "quarto", settings: settings)
    house.settle()
    house.handle(.paste(moves))
    house.settle()
    return house
  }

  /// The last words of a text are painted, and none of it has to be scrolled to.
  private func isWhole(_ house: House, _ id: String, _ size: Size) throws {
    let element = try house.element(id)
    let detail = try #require(element.value)
    #expect(!detail.isEmpty)
    let painted = house.stage.picture().commands.compactMap { command -> String? in
      guard case .text(let words, _, _, _, _) = command else { return nil }
      return words
    }
    let last = try #require(detail.split(separator: " ").last)
    #expect(painted.contains { $0.hasSuffix(last) }, "\(size): \(detail) in \(painted)")
    #expect(house.stage.top.interface.frame(of: "words." + element.label) == nil, "\(size): \(element.label)")
  }

  @Test(arguments: sizes, [0.5, 30]) func aWarningIsReadWhole(size: Size, rest: Double) throws {
    let house = try table(size, .explains, "=4 b2 =b a4 =9 c2 =5 c3 =6 d4 =8 c4 =f")
    try house.click("cell.4.2")
    house.wait(step: 0.1) { house.has("coach.message") }
    house.key(.escape)
    house.settle()
    house.pass(rest)
    try house.click("piece.2")
    house.wait(step: 0.1) { house.has("coach.message") }
    #expect(
      try house.element("coach.message").label == "That lets Pebble complete the diagonal a1 to d4 on a1.")
    try isWhole(house, "coach.message", size)
  }

  /// The line that was not completed lights up, and has its name.
  @Test func aWinThatWasLeftIsShown() throws {
    let house = try table(Size(1366, 768), .stops, "=4 b2 =b a4 =9 c2 =5 c3 =6 d4 =8 c4 =f")
    try house.click("cell.4.2")
    house.wait(step: 0.1) { house.has("coach.message") }
    #expect(
      try house.element("coach.message").label
        == "a1 would have completed the diagonal a1 to d4: four square pieces.")
    let glows = house.stage.picture()
    house.key(.escape)
    house.settle()
    #expect(glows != house.stage.picture())
  }

  @Test(arguments: sizes) func aHintIsReadWhole(size: Size) throws {
    let house = try table(size, .off, "=9 b2 =3 c3 =2 c1 =1 d1 =a c2")
    for press in 0..<2 {
      try house.click("table.hint")
      if press == 0 {
        house.wait { !house.stage.top.scene.isAsking && house.message?.contains("piece") == true }
      }
      house.settle()
    }
    #expect(house.message?.hasPrefix("This piece is safe.") == true, "\(house.message ?? "")")
    try isWhole(house, "table.message", size)
  }
}
