// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import EngineCore
import Files
import GameCore
import Store

/// Puts odd values into the columns of a database and reads it with everything that reads one.
struct FuzzDatabase {
  private let database: OddDatabase
  private static let clock = LocalClock(now: { 1_750_000_000 })

  init(_ history: KeptHistory) throws {
    var history = history
    history.solutions = catalog.map { FoundSolution(game: $0.info.name, start: "", solution: "A") }
    database = try OddDatabase(history)
  }

  func check(_ stage: FuzzStage, _ random: inout SeededRandom, _ report: inout Fuzzer.Report) throws {
    report.databases += 1
    let reading = try database.disturbed(&random, Self.clock)
    addUp(reading)
    // Showing costs some hundred times as much, and so does a file.
    if report.databases % 100 == 1 {
      let bytes = try HistoryFile(reading.kept).bytes()
      if try HistoryFile(parsing: bytes) != HistoryFile(reading.kept) {
        report.problems.append(
          "a history changes when it is read again: \(String(decoding: bytes, as: UTF8.self))")
      }
      stage.visit(reading.kept, &random)
    }
    if report.databases % 500 == 2 {
      report.opened += 1
      let isDamaged = Bool.random(using: &random)
      try stage.open { path in
        try database.write(to: path, &random)
        guard isDamaged, let bytes = File.bytes(path) else { return }
        try File.replace(path, with: Fuzzer.mutated(bytes, &random))
      }
    }
  }

  /// Whatever a history adds up to.
  private func addUp(_ reading: OddReading) {
    let clock = Self.clock
    _ = Statistics(reading.past, clock) { String($0) }
    _ = RushRecord.all(reading.kept.tries)
    for game in catalog {
      let rating = PlayerRating(reading.past, of: game.info.name, on: game.info.scale, clock)
      _ = rating.rival(on: game.info.scale, seed: 1)
      _ = Figures(reading.listed, of: game.info.name, clock) { $0 }
      _ = game.costs(in: reading.reviewed) { _ in false }
      for record in reading.reviewed { _ = game.ownMistakes(in: record) }
    }
  }
}
