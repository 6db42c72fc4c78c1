// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// A line of one's own is played out on the board of a past game.
struct TrialTests {
  private func house(_ size: Size = Size(1280, 800)) throws -> House {
    var past = Sample.past(1)
    past.review = Sample.review
    return try House.replaying(past, size)
  }

  /// Searches go on meanwhile: only the board is waited for.
  private func rest(_ house: House, _ seconds: Double = 2) { house.pass(seconds) }

  @Test(arguments: [0.5, 2, 30]) func aMistakeIsTriedOtherwise(seconds: Double) throws {
    let house = try house()
    try house.click("review.next-mistake")
    rest(house, seconds)
    try house.click("review.try")
    rest(house, seconds)
    #expect(house.moves == ["4", "4"], "before the mistake")
    #expect(try house.element("review.trial").label == "Play for both sides.")
    house.type("5")
    rest(house, seconds)
    try house.click("column.6")
    rest(house, seconds)
    #expect(house.moves == ["4", "4", "5", "6"])
    #expect(try house.element("review.trial").value == "5 6")
    #expect(try house.element("try.2").label == "Move 4: 6")
    house.key(.escape)
    rest(house, seconds)
    #expect(house.stage.top.scene.name == "replay", "Escape leaves the line, not the game")
    #expect(house.moves == ["4", "4", "3"])
    #expect(!house.has("review.trial"))
    #expect(try house.element("replay.position").value == "3")
  }

  /// In the place of a gift that was a mistake another piece is given, and pieces have names.
  @Test(arguments: [0.5, 30]) func aTryBeginsBeforeTheMistake(seconds: Double) throws {
    let line = ["=f", "a1", "=3", "b2", "=7"]
    var past = Sample.past(1, "quarto", moves: line)
    past.review = GameReview(
      line.map { ReviewedMove($0, values: $0 == "=7" ? ["=7": -2, "=4": 0] : [:], isWhole: $0 == "=7") })
    let house = try House.replaying(past)
    try house.click("review.next-mistake")
    rest(house, seconds)
    #expect(house.moves == line)
    try house.click("review.try")
    rest(house, seconds)
    try house.click("piece.6")
    rest(house, seconds)
    try house.click("cell.3.3")
    rest(house, seconds)
    #expect(house.moves == line.dropLast() + ["=6", "c3"])
    #expect(try house.element("review.trial").value == "=6 c3")
    let drawn = house.stage.picture().commands.compactMap { command in
      if case .text(let words, _, _, _, _) = command { words } else { nil }
    }.joined(separator: " ").replacing("\u{A0}", with: " ")
    #expect(drawn.contains("Your try after move 2: the short dark square solid piece, c3."), "\(drawn)")
    #expect(!drawn.contains("=6"))
  }

  @Test func aLineIsKeptWhileTheGameIsLookedAt() throws {
    let house = try house()
    try house.click("review.next-mistake")
    rest(house)
    house.key(.character("t"))
    house.type("5")
    rest(house)
    try house.click("review.game")
    rest(house)
    try house.click("replay.last")
    rest(house)
    #expect(try !house.element("review.try").isEnabled, "nothing can be tried after the end")
    for mistake in ["5", "3"] {
      try house.click("review.previous-mistake")
      rest(house)
      #expect(try house.element("replay.position").value == mistake)
    }
    try house.click("review.try")
    rest(house)
    #expect(house.moves == ["4", "4", "5"], "one line for every place")
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func aMoveOnTheBoardBeginsALine(_ size: Size) throws {
    let house = try house(size)
    try house.click("replay.next")
    rest(house)
    try house.click("column.7")
    rest(house)
    #expect(house.moves == ["4", "7"])
    #expect(try house.element("review.trial").value == "7")
    try house.click("replay.previous")
    rest(house)
    #expect(house.moves == ["4"])
    try house.click("replay.next")
    rest(house)
    house.key(.character("z"), [.control])
    rest(house)
    house.key(.character("y"), [.control])
    rest(house)
    #expect(house.moves == ["4", "7"])
    house.key(.character("z"), [.control])
    house.key(.character("z"), [.control])
    rest(house)
    #expect(house.moves == ["4"], "moves of the game are not taken back")
    #expect(try !house.element("replay.previous").isEnabled)
  }

  /// What is tried is no game: neither the history nor the table knows of it.
  @Test func nothingOfItIsKept() throws {
    let house = try house()
    let before = house.stage.kept.history
    try house.click("replay.next")
    rest(house)
    house.key(.character("t"))
    for column in ["4", "4", "1", "4", "1", "4", "1"] {
      rest(house)
      house.type(column)
    }
    rest(house)
    #expect(house.stage.kept.history == before)
    #expect(house.stage.tables.isEmpty)
    house.key(.escape)
    rest(house)
    house.key(.escape)
    rest(house)
    #expect(house.stage.top.scene.name == "history")
  }

  /// A line may be played to its end, which is told in the game's words.
  @Test func itsEndIsTold() throws {
    let house = try house()
    try house.click("replay.last")
    rest(house)
    for _ in 0..<2 {
      try house.click("replay.previous")
      rest(house)
    }
    try house.click("review.try")
    rest(house)
    #expect(house.moves.count == 4, "before the mistake of move 5")
    for column in ["column.2", "column.5", "column.1"] {
      try house.click(column)
      rest(house, 4)
    }
    #expect(try house.element("review.trial").label == "You won: four in a row.")
    #expect(house.stage.top.scene.isAsking == false)
    rest(house, 30)
    #expect(house.moves.count == 7, "no other game begins")
  }

  @Test func aClickBesideTheBoardBeginsNothing() throws {
    let house = try house()
    try house.click("replay.next")
    rest(house)
    house.click(at: Point(1100, 450))
    rest(house)
    #expect(!house.has("review.trial"))
    #expect(house.moves == ["4"])
  }

  /// The bar and the other mistakes lead back to the game.
  @Test func theBarLeadsBack() throws {
    let house = try house()
    try house.click("replay.next")
    rest(house)
    try house.click("column.7")
    rest(house)
    try house.click("review.next-mistake")
    rest(house)
    #expect(!house.has("review.trial"))
    #expect(house.moves == ["4", "4", "3"])
  }
}
