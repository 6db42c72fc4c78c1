// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// The better move at a mistake is looked for on the board, before anything tells it.
struct QuestTests {
  private func house(_ size: Size = Size(1280, 800)) throws -> House {
    var past = Sample.past(1)
    past.review = Sample.review
    let house = try House.replaying(past, size)
    try house.click("review.next-mistake")
    house.pass(2)
    return house
  }

  private func drawn(_ house: House) -> String {
    house.stage.picture().commands.compactMap { command in
      if case .text(let words, _, _, _, _) = command { words } else { nil }
    }.joined(separator: "\n")
  }

  /// No value, mark, list or graph gives the answer away, in no window.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000), Size(600, 900)])
  func nothingGivesItAway(_ size: Size) throws {
    let house = try house(size)
    #expect(try house.element("column.4").value == "2 +20")
    try house.click("review.find")
    house.pass(1)
    #expect(house.moves == ["4", "4"], "the position before the mistake")
    #expect(try house.element("column.4").value == "2")
    #expect(try house.element("quest.task").label == "A better move was there. Find it.")
    #expect(try house.element("quest.task").value == "You are to move. 1 move keeps the win.")
    for id in ["replay.marks", "review.sentence", "move.3", "review.legend", "review.trial"] {
      #expect(!house.has(id), "\(id)")
    }
    #expect(!drawn(house).contains("kept the win"))
    #expect(!house.stage.picture().commands.contains { "\($0)".contains("star-full") })
  }

  /// A wrong move is played and answered, then both go back; the third ends the search.
  @Test(arguments: [0.5, 2, 30]) func aWrongMoveIsAnswered(rest: Double) throws {
    let house = try house()
    try house.click("review.find")
    house.pass(rest)
    for (count, column) in ["column.5", "column.3", "column.5"].enumerated() {
      try house.click(column)
      house.pass(0.2)
      #expect(house.moves.count == 3)
      // The board waits for nobody meanwhile.
      try house.click("column.4")
      for _ in 0..<1200 where house.moves.count != 4 { house.pass(1.0 / 30) }
      house.pass(rest)
      // It stays for as long as somebody reads; only after the last try it goes back by itself.
      if count < 2 {
        #expect(house.moves.count == 4)
        house.key(.enter)
      }
      for _ in 0..<1200 where house.moves.count != 2 { house.pass(1.0 / 30) }
      house.pass(rest)
      #expect(house.moves == ["4", "4"])
      #expect(try house.element("quest.tries").value == String(count + 1))
    }
    #expect(try house.element("quest.task").label == "Three tries are over.")
    try house.click("column.4")
    house.pass(1)
    #expect(house.moves == ["4", "4"])
    try house.click("quest.show")
    house.pass(2)
    #expect(house.moves == ["4", "4", "3"] && house.has("review.sentence"))
  }

  /// Before the third try nothing that is said names the better move.
  @Test func aTryTellsNothing() throws {
    let house = try house()
    try house.click("review.find")
    house.pass(0.5)
    for column in ["column.5", "column.3"] {
      try house.click(column)
      for _ in 0..<120 {
        house.pass(1.0 / 30)
        let task = try house.element("quest.task")
        let words = task.label + (task.value ?? "")
        #expect(!words.contains("olumn 4 would") && !words.contains("better"), "\(words)")
      }
    }
  }

  /// What was found is kept with the review, and the list says so.
  @Test func whatWasFoundIsKept() throws {
    let archive = MemoryArchive(past: [
      {
        var past = Sample.past(1)
        past.review = Sample.review
        return past
      }()
    ])
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.showPast()
    try house.click("review.next-mistake")
    house.pass(2)
    try house.click("review.find")
    house.pass(1)
    try house.click("column.4")
    house.pass(2)
    #expect(try house.element("quest.task").label == "Found: column 4.")
    #expect(try house.element("quest.mistake.3").label == "Found")
    #expect(archive.past.first?.review?.moves[2].finding == .found)
    try house.click("quest.skip")
    house.pass(2)
    #expect(house.moves == ["4", "4", "3", "3"], "before the next mistake")
    try house.click("quest.show")
    house.pass(2)
    #expect(archive.past.first?.review?.moves[4].finding == .shown)
    #expect(try house.element("replay.position").value == "5")
  }

  /// A hint names what is there, not the move, and Escape leaves the search and not the game.
  @Test func aHintNamesNoMove() throws {
    let house = try house()
    try house.click("review.find")
    house.pass(1)
    try house.click("quest.hint")
    house.pass(1)
    let hint = try #require(try house.element("quest.task").value)
    #expect(!hint.contains("4") && !hint.isEmpty)
    #expect(try !house.element("quest.hint").isEnabled)
    house.key(.escape)
    house.pass(1)
    #expect(house.stage.top.scene.name == "replay" && house.moves == ["4", "4", "3"])
    #expect(!house.has("quest.task"))
  }
}
