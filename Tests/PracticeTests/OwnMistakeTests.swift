// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Preferences
import StageKit
import Testing

@testable import Practice
@testable import Stage

/// What somebody gave away in a game that was gone through comes back as a puzzle.
struct OwnMistakeTests {
  private static func reviewed(ownSeat: Seat? = .first) -> GameRecord {
    var past = Sample.past(1)
    past.review = Sample.review
    past.ownSeat = ownSeat
    return past
  }

  private func house(_ archive: MemoryArchive, _ size: Size = Size(1280, 800)) throws -> House {
    let house = try House(
      size, settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    try shelf(house)
    return house
  }

  private func shelf(_ house: House) throws {
    house.stage.perform(.shelf)
    house.wait(step: 0.01) {
      !house.stage.top.scene.isBusy && !house.stage.mistakeSearch.isThinking && !house.stage.mistakesAreOld
    }
    house.settle()
  }

  private func packRow(_ house: House) -> String? {
    house.use("shelf.tab.connect-four")
    return house.has("shelf.mistakes") ? "shelf.mistakes" : nil
  }

  @Test func theMistakesOfPeopleAreFoundAndNoOthers() throws {
    let game = try Sample.game("connect-four")
    let own = game.ownMistakes(in: Self.reviewed())
    #expect(own.map(\.puzzle.id).allSatisfy(OwnMistake.isOwn))
    #expect(
      own.map { $0.puzzle.id.split(separator: ".").last } == ["3", "5"] && own.map(\.lost) == [.win, .draw])
    #expect(own[0].puzzle.solution == ["4"] && own[0].puzzle.also.isEmpty)
    #expect(Set(own[1].puzzle.solution + own[1].puzzle.also) == ["1", "5"], "every move that keeps it")
    let both = game.ownMistakes(in: Self.reviewed(ownSeat: nil))
    #expect(both.count == 3, "whoever sat there")
    var bare = Self.reviewed()
    bare.review = nil
    #expect(game.ownMistakes(in: bare).isEmpty, "nothing without a review")
    // What the review calls too deep to see is never asked: the opening of a longer game.
    var long = Self.reviewed()
    long.moves += ["1", "1", "7"]
    long.review = long.review.map { review in
      GameReview(review.moves + long.moves.suffix(3).map { ReviewedMove($0, values: [$0: 1], isWhole: true) })
    }
    let asked = game.ownMistakes(in: long)
    #expect(asked.count < own.count && asked.allSatisfy { !$0.puzzle.id.hasSuffix(".3") }, "\(asked)")
    var given = Self.reviewed()
    given.counts = false
    #expect(game.ownMistakes(in: given).isEmpty)
    #expect(try Sample.game("quarto").ownMistakes(in: Self.reviewed()).isEmpty)
  }

  @Test func theShelfShowsThemOnlyWhereThereAreSome() throws {
    #expect(packRow(try house(MemoryArchive(past: [Sample.past(1)]))) == nil)
    let house = try house(MemoryArchive(past: [Self.reviewed()]))
    let row = try #require(packRow(house))
    #expect(try house.element(row).value == "0/2")
  }

  @Test(arguments: ["1", "5"]) func everyMoveThatKeepsItSolvesIt(_ move: String) throws {
    let archive = MemoryArchive(past: [Self.reviewed()])
    let house = try house(archive)
    try house.click(try #require(packRow(house)))
    house.settle()
    try house.click("puzzle.skip")
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id.hasSuffix(".5"))
    #expect(try house.element("puzzle.message").value?.contains("you gave the draw away here.") == true)
    try PuzzleTests.drag(move, house)
    house.settle()
    house.pass(1)
    #expect(house.message == "Solved." && house.moves.last == move)
    house.pass(30)
    #expect(house.moves.last == move, "the packed one does not take its place")
    #expect(archive.tries.map(\.stars) == [3])
    house.key(.escape)
    house.settle()
    let row = try #require(packRow(house))
    #expect(try house.element(row).value == "1/2", "until tomorrow")
    #expect(house.stage.kept.puzzles(of: "connect-four").solved == 0, "it is none of the packs")
  }

  @Test func itCanBeTakenOutAndPutBackByKeyAndButton() throws {
    let archive = MemoryArchive(past: [Self.reviewed()])
    let house = try house(archive)
    try house.click(try #require(packRow(house)))
    house.settle()
    house.key(.delete)
    house.settle()
    #expect(try house.element("puzzle.message").value == "Taken out: it does not come back.")
    try house.click("puzzle.takeOut")
    house.settle()
    #expect(try house.element("puzzle.message").value?.contains("you gave the win away here.") == true)
    house.key(.delete)
    house.key(.escape)
    house.settle()
    let left = try #require(packRow(house))
    #expect(try house.element(left).value == "0/1")
    // It is kept: a new window knows it.
    let again = try self.house(MemoryArchive(past: [Self.reviewed()], tries: archive.tries))
    #expect(try again.element(try #require(packRow(again))).value == "0/1")
  }

  @Test(arguments: Sample.sizes, [1.0, 2]) func thePuzzleHasItsButtonEverywhere(
    _ size: Size, _ scale: Double
  ) throws {
    let house = try house(MemoryArchive(past: [Self.reviewed()]), size)
    var settings = house.stage.settings
    settings.textSize = Int(100 * scale)
    house.stage.change(settings)
    house.settle()
    let ids = try Sample.game("connect-four").ownMistakes(in: Self.reviewed()).map(\.puzzle.id)
    house.stage.perform(.puzzle(game: "connect-four", puzzles: ids, at: 0))
    house.settle()
    #expect(house.has("puzzle.takeOut") && house.has("puzzle.hint") && house.has("puzzle.skip"))
  }
}
