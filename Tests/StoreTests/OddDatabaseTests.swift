// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Foundation
import GRDB
import GameCore
import Testing

@testable import Store

/// Whatever stands in a column, it is read as something that a game can have.
struct OddDatabaseTests {
  private static let history: KeptHistory = {
    var past = (1...5).map { Sample.past("4 4 5", at: Timestamp(clamping: $0)) }
    past[0].review = Sample.review
    past[1].options.opponent = .mine
    return KeptHistory(
      past: past, unfinished: [Sample.running("2 2").left(at: 7), Sample.running("1").left(at: 8)],
      running: [Sample.running("4 4 5")], solutions: [FoundSolution(game: "p", start: "s", solution: "A/B")],
      tries: [
        PuzzleTry(game: "quarto", puzzle: "safe.007", stars: 3, time: 4, date: 5, day: Day("2026-11-23"))
      ])
  }()

  @Test func nothingThatIsReadIsOutOfRange() throws {
    let database = try OddDatabase(Self.history)
    var random = SeededRandom(seed: 3)
    var odd = 0
    let whole = try HistoryFile(Self.history).bytes()
    for _ in 0..<600 {
      let reading = try database.disturbed(&random, Sample.clock)
      for game in reading.kept.past + reading.kept.unfinished + reading.kept.running {
        #expect(game.given <= game.moves.count && game.given >= 0 && game.ownMoves <= game.moves.count)
        #expect((0...10_000).contains(game.hints))
        for move in game.review?.moves ?? [] {
          #expect(move.values.values.allSatisfy { abs($0) <= 1000 })
        }
      }
      _ = Statistics(reading.past, Sample.clock) { String($0) }
      let bytes = try HistoryFile(reading.kept).bytes()
      odd += bytes == whole ? 0 : 1
      _ = try HistoryFile(parsing: bytes)
    }
    #expect(odd > 180)
  }

  /// `helped` of the least number there is ended the program at every start.
  @Test func theLeastNumberIsHelp() throws {
    let folder = Folder()
    let store = folder.store().store
    store.news(after: .putBack([Sample.past("4 4 5", at: 5)]))
    store.close()
    try folder.execute("UPDATE past SET helped = -9223372036854775808, move_count = -9223372036854775808")
    let (again, news) = folder.store()
    #expect(news.history?.count == 1 && news.history?.first?.wasCounted == true)
    again.close()
    #expect(try Store.export(folder.path, to: folder.path + "/out.json", rules: RuleCheck()).finished == 1)
  }

  @Test func filesWithOddRowsAreOpened() throws {
    let database = try OddDatabase(Self.history)
    var random = SeededRandom(seed: 4)
    for _ in 0..<25 {
      let folder = Folder()
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      try database.write(to: folder.database, &random)
      _ = try Rescue(DatabaseImage(Array(Data(contentsOf: URL(filePath: folder.database)))), RuleCheck())
      let (store, news) = folder.store()
      #expect(news.keeps == true && news.told.isEmpty, "\(news.told)")
      #expect(store.news(after: .save(Sample.running("4 4 5 5")), .reviewed, .list).told.isEmpty)
      store.close()
      _ = try Store.export(folder.path, to: folder.path + "/out.json", rules: RuleCheck())
    }
  }
}
