// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import StageKit
import Testing

@testable import Stage

/// Games were lost, and there is a copy of them.
struct BringBackTests {
  private static func past(_ id: String) -> GameRecord {
    GameRecord(
      id: id, game: "connect-four", options: GameOptions(), ownSeat: .first, seed: 1, moves: ["4"], seconds: 9
    ).finished(Outcome(winner: .first, reason: "row"), at: 1_700_000_000)
  }

  @Test(arguments: [true, false]) func itIsAsked(isWanted: Bool) throws {
    let archive = MemoryArchive()
    archive.files[MemoryArchive.copy] = [Self.past("a"), Self.past("b")]
    let house = try House(archive: archive)
    archive.lose(upTo: Day(year: 2026, month: 11, day: 23))
    house.settle()
    #expect(house.popup == "confirm")
    #expect(
      house.stage.elements().contains { $0.label.contains("Games up to 23 November can be brought back.") })
    try house.click(isWanted ? "confirm.yes" : "confirm.no")
    house.settle()
    #expect(house.popup == nil && archive.past.count == (isWanted ? 2 : 0))
    if isWanted { #expect(try house.element("toast").label == "2 games added.") }
  }
}
