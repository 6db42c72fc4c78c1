// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Stage

/// Of very many games those are read that somebody looks at.
struct LongListTests {
  private static let count = 5000

  private func history() throws -> (House, MemoryArchive) {
    let past = (0..<Self.count).map { number in
      GameRecord(
        id: "game \(number)", game: number % 2 == 0 ? "quarto" : "reversi", options: GameOptions(),
        ownSeat: .first, seed: 1, moves: [], seconds: 9
      ).finished(
        Outcome(winner: number % 5 == 0 ? .second : .first, reason: ""),
        at: Timestamp(clamping: 1_000_000_000 - 5000 * number))
    }
    let archive = MemoryArchive(past: past, clock: LocalClock(now: { 1_000_000_000 }))
    let house = try House(Size(1280, 800), settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    try house.click("menu.history")
    house.settle()
    return (house, archive)
  }

  private func rows(_ house: House) -> [String] {
    house.stage.elements().filter { $0.role == .row }.compactMap(\.value)
  }

  private func read(_ archive: MemoryArchive) -> Int {
    archive.requests.reduce(0) { if case .rows(let keys) = $1 { $0 + keys.count } else { $0 } }
  }

  @Test func onlyWhatIsLookedAtIsRead() throws {
    let (house, archive) = try history()
    #expect(rows(house).first == "game 0" && rows(house).count > 3)
    #expect(read(archive) < 100)
    house.key(.end)
    house.settle()
    #expect(rows(house).last == "game \(Self.count - 1)")
    #expect(try house.element("history.row.\(Self.count)").isSelected)
    house.pass(30)
    house.key(.home)
    house.settle()
    #expect(rows(house).first == "game 0")
    #expect(read(archive) < 300)
    // A wheel through all of it.
    let list = try house.element("history.list").frame.center
    for turn in 0..<300 {
      house.handle(.wheel(Point(0, -1), at: list))
      if turn % 7 == 0 { house.settle() }
    }
    house.settle()
    #expect(!rows(house).isEmpty && !rows(house).contains("game 0"))
    #expect(read(archive) < Self.count)
  }

  /// The game that is chosen stays chosen, wherever it comes to stand.
  @Test func theChosenGameStaysChosen() throws {
    let (house, _) = try history()
    house.key(.end)
    house.settle()
    try house.click("history.result")
    house.settle()
    try house.click("history.result.lost")
    house.settle()
    // The last one was won: that in its place is chosen, and shown.
    #expect(try house.element("history.row.1000").isSelected)
    house.key(.up)
    house.settle()
    #expect(try house.element("history.row.999").value == "game \(5 * 998)")
    try house.click("history.result")
    house.settle()
    try house.click("history.result.any")
    house.settle()
    #expect(try house.element("history.row.\(5 * 998 + 1)").isSelected)
    // Who types before anything was read again goes on where they were.
    house.type("quarto")
    house.settle()
    #expect(try house.element("history.row.\(5 * 499 + 1)").isSelected)
  }
}
