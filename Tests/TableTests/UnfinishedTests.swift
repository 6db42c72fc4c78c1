// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Games that give way to others before they are over, and puzzles that keep their tiles.
struct UnfinishedTests {
  private static let small = "small;Small one;easy;1;4;...../...../..... FPU 3"
  private static let row = "row;One row;starter;1;1;..... FI 1"

  private func evening(_ game: String, _ archive: MemoryArchive) throws -> House {
    let house = try House(game: game, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    return house
  }

  private func begin(_ setup: String, _ house: House) {
    house.stage.begin(setup)
    house.settle()
    // What the archive says is heard with the next frame.
    house.pass(0.02)
  }

  private func layF(_ house: House) throws {
    try house.click("tile.F")
    try house.click("cell.2.3")
    house.settle()
    #expect(house.moves == ["F0r1c2"])
  }

  @Test func aGameThatIsBegunAnewCanBeContinuedFromTheHistory() throws {
    let archive = MemoryArchive()
    let house = try evening("connect-four", archive)
    house.type("443")
    house.key(.character("z"), .control)
    house.settle()
    house.key(.character("n"), .control)
    house.settle()
    house.pass(1)
    house.settle()
    #expect(house.moves.isEmpty && archive.unfinished.map(\.moves) == [["4", "4"]])
    try house.click("tab.history")
    house.settle()
    #expect(try house.element("history.unfinished.1").isSelected)
    #expect(try house.element("history.list").value == "0" && !house.has("history.empty"))
    try house.click("history.continue")
    house.settle()
    #expect(house.moves == ["4", "4"] && archive.unfinished.isEmpty)
    house.key(.character("z"), [.control, .shift])
    house.settle()
    #expect(house.moves == ["4", "4", "3"], "with what was taken back in it")
  }

  @Test func aPastedGameDoesNotSwallowTheOneBefore() throws {
    let archive = MemoryArchive()
    let house = try evening("connect-four", archive)
    house.type("4")
    house.pass(20)
    house.handle(.paste("1 2 1 2 1 2"))
    house.settle()
    #expect(archive.unfinished.map(\.moves) == [["4"]])
    #expect(archive.unfinished[0].seconds >= 20)
    house.type("1")
    #expect(archive.past.map(\.counts) == [false] && archive.unfinished.count == 1)
    #expect(house.stage.kept.statistics.games["connect-four"]?.won == 0, "it was nearly won")
    try house.click("tab.history")
    house.settle()
    #expect(try house.element("history.row.1").label.contains("not from the start"))
  }

  @Test func manyAreFoldedAway() throws {
    var saved = Sample.past(1).begun(after: 1)
    saved.ownMoves = 1
    saved.moves = ["4"]
    let archive = MemoryArchive(
      past: [Sample.past(2)],
      unfinished: (1...9).map { number in
        saved.id = "left \(number)"
        return saved.left(at: Timestamp(clamping: number))
      })
    let house = try evening("connect-four", archive)
    try house.click("tab.history")
    house.settle()
    #expect(house.has("history.unfinished.3") && !house.has("history.unfinished.4"))
    #expect(house.has("history.row.1"))
    try house.click("history.more")
    house.settle()
    #expect(house.has("history.unfinished.9"))
    house.key(.end)
    house.settle()
    #expect(try house.element("history.row.1").isSelected)
    house.key(.home)
    house.key(.delete)
    house.settle()
    #expect(archive.unfinished.count == 8 && archive.past.count == 1)
    house.key(.character("z"), .control)
    house.settle()
    #expect(archive.unfinished.map(\.id).first == "left 9")
  }

  /// Undo ends at the start of a puzzle; the slip of words leads back to the one before, as long as it is there.
  @Test(arguments: [0.5, 2, 30]) func aPuzzleIsABoundary(rest: Double) throws {
    let house = try evening("pentominoes", MemoryArchive())
    begin(Self.small, house)
    try layF(house)
    begin(Self.row, house)
    #expect(try house.moves.isEmpty && !house.element("table.undo").isEnabled)
    house.pass(rest)
    house.key(.character("z"), .control)
    house.settle()
    #expect(house.moves == (rest < 8 ? ["F0r1c2"] : []))
  }

  @Test func aPuzzleKeepsItsTilesUntilItIsCleared() throws {
    let archive = MemoryArchive()
    let house = try evening("pentominoes", archive)
    begin(Self.small, house)
    try layF(house)
    begin(Self.row, house)
    #expect(house.moves.isEmpty && archive.unfinished.count == 1)
    begin(Self.small, house)
    #expect(house.moves == ["F0r1c2"] && archive.unfinished.isEmpty)
    begin(Self.small, house)
    #expect(house.moves == ["F0r1c2"], "choosing what lies there changes nothing")
    house.key(.character("n"), .control)
    house.settle()
    house.pass(1)
    house.settle()
    #expect(house.moves.isEmpty)
    begin(Self.row, house)
    begin(Self.small, house)
    #expect(house.moves.isEmpty, "cleared by hand")
    #expect(archive.unfinished.map(\.wasCleared) == [true], "and still to be found in the history")
  }

  @Test func theShelfKnowsWhatWasLeftAndWhatWasHelped() throws {
    let archive = MemoryArchive()
    let house = try evening("pentominoes", archive)
    begin(Self.small, house)
    try layF(house)
    begin(Self.row, house)
    let starts = house.stage.kept.starts(of: "pentominoes")
    #expect(starts.left[Self.small]?.moves == ["F0r1c2"] && starts.left.count == 1)
  }

  /// With a hint asked for, the row of one tile is solved with help; begun anew and done alone, it has a best time.
  @Test func helpIsKeptApart() throws {
    let archive = MemoryArchive()
    let house = try evening("pentominoes", archive)
    begin(Self.row, house)
    for _ in 0..<8 where house.outcome == nil {
      try house.click("table.hint")
      house.wait(step: 0.002) { house.message != "Looking for the best move." }
      house.settle()
    }
    #expect(house.outcome != nil)
    #expect(archive.past.map(\.isHelped) == [true])
    let tally = house.stage.kept.statistics.games["pentominoes"]
    #expect(tally?.won == 0 && tally?.helped == 1 && tally?.best == nil)
    #expect(house.stage.kept.starts(of: "pentominoes").medals.keys.sorted() == [Self.row])
    try house.click("tab.history")
    house.settle()
    let row = try house.element("history.row.1").label
    #expect(row.hasPrefix("One row, 1 \u{00D7} 5, ") && row.contains(", With hints, 1 move, "), "\(row)")
  }

  /// Between two people names stay with the persons, as the score does.
  @Test func theSameNameHasTheSameScore() throws {
    let archive = MemoryArchive()
    let house = try evening("quarto", archive)
    try QuartoPlay.playToAWin(house)
    let winner = try #require(house.outcome?.split(separator: " ").prefix(2).joined(separator: " "))
    let plate = try #require(house.stage.elements().first { $0.role == .plate && $0.value == "1" })
    #expect(plate.label.lowercased().hasPrefix(winner))
    try house.click("over.rematch")
    house.settle()
    house.pass(1)
    house.settle()
    let next = try house.element(plate.id)
    #expect(next.value == "1" && next.label.lowercased().hasPrefix(winner))
    #expect(try house.element("plate.you").label.hasPrefix("Player 1"))
    #expect(
      house.stage.kept.statistics.last?.result(
        house.stage.setup.games.first { $0.info.name == "quarto" }?.info
      ).word.lowercased() == winner)
  }
}
