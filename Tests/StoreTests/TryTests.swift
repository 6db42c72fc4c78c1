// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Testing

@testable import Store

/// Tries at puzzles in the database, in files and across versions.
struct TryTests {
  private static let tries = [
    PuzzleTry(game: "connect-four", puzzle: "win-3.017", stars: 2, time: 41.5, date: 1000),
    PuzzleTry(game: "connect-four", puzzle: "win-3.017", stars: 3, time: 4, date: 2000),
    PuzzleTry(
      game: "quarto", puzzle: "safe.001", stars: 0, time: 9, date: 1500,
      day: Day(year: 2026, month: 2, day: 3)),
    // A rush through all games, and a board that somebody made.
    PuzzleTry(game: "mixed", puzzle: "rush.21.3.9", stars: 0, time: 180, date: 1600),
    PuzzleTry(
      game: "pentominoes", puzzle: "board.quartet board 5x1 ..... Plank ö", stars: 1, time: 0, date: 1700),
  ]
  private static var sorted: [PuzzleTry] { tries.sorted { $0.date < $1.date } }

  private func tries(of store: Store, after requests: ArchiveRequest...) -> [PuzzleTry]? {
    for request in requests { store.send(request) }
    store.flush()
    return store.poll().reversed().lazy.compactMap { reply -> [PuzzleTry]? in
      if case .listed(let history) = reply { history.tries } else { nil }
    }.first
  }

  @Test func everyTryIsKeptOldestFirstAndSurvivesEmptying() {
    let folder = Folder()
    let (store, _) = folder.store()
    for attempt in Self.tries { store.send(.tried(attempt)) }
    #expect(tries(of: store, after: .list) == Self.sorted)
    #expect(tries(of: store, after: .tried(Self.tries[0])) == Self.sorted, "the same one is there once")
    #expect(tries(of: store, after: .clear(game: nil)) == Self.sorted)
    store.close()
    let again = folder.store().store
    #expect(tries(of: again, after: .list) == Self.sorted)
    again.close()
  }

  @Test func aFileCarriesThemToAnotherComputerOnce() throws {
    let (here, there) = (Folder(), Folder())
    let (one, two) = (here.store().store, there.store().store)
    defer {
      one.close()
      two.close()
    }
    for attempt in Self.tries { one.send(.tried(attempt)) }
    let path = here.path + "/all.json"
    one.news(after: .export(path: path, replaces: true))
    #expect(
      two.news(after: .merge(path: path)).told == ["0 of 0 games added.", "5 tries at puzzles added."])
    #expect(two.news(after: .merge(path: path)).told == ["0 of 0 games added."])
    #expect(tries(of: two, after: .list) == Self.sorted)
    // A file from before is read.
    let old = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "\"tries\"", with: "\"unknown\"")
    try old.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(two.news(after: .merge(path: path)).told == ["0 of 0 games added."])
  }

  @Test(arguments: [
    ("\"stars\" : 2", "\"stars\" : 4"), ("\"seconds\" : 41.5", "\"seconds\" : -1"),
    ("\"date\" : 1000", "\"date\" : -1"), ("2026-02-03", "2026-13-03"), ("2026-02-03", "today"),
    ("win-3.017", ""), ("\"quarto\"", "\"\""),
  ])
  func aWrongTryIsRefused(good: String, bad: String) throws {
    let bytes = try HistoryFile(KeptHistory(tries: Self.tries)).bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    let wrong = text.replacingOccurrences(of: good, with: bad)
    #expect(wrong != text)
    #expect(throws: TransferError.self) {
      try HistoryFile(parsing: Array(wrong.utf8)).checked(RuleCheck())
    }
    #expect(try HistoryFile(parsing: bytes).checked(RuleCheck()).tries == Self.tries)
  }

  @Test func aDatabaseFromBeforeGetsTheTable() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.database)
    try Schema.migrator.migrate(old, upTo: "5")
    try old.close()
    let (store, news) = folder.store()
    #expect(news.keeps == true && news.told.isEmpty)
    #expect(tries(of: store, after: .tried(Self.tries[2])) == [Self.tries[2]])
    store.close()
  }

  /// How far a puzzle was brought is kept when it happens, the last state alone, until it is solved.
  @Test func begunPuzzlesAreKept() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.database)
    try Schema.migrator.migrate(old, upTo: "8 far")
    try old.close()
    let store = folder.store().store
    func begun(_ puzzle: String, _ state: String) -> BegunPuzzle {
      BegunPuzzle(game: "quarto", puzzle: puzzle, state: state)
    }
    for state in ["hinted", "hinted miss:0:0:a1"] { store.send(.begun(begun("safe.001", state))) }
    store.send(.begun(begun("safe.002", "made:2")))
    store.send(.begun(begun("safe.002", "")))
    store.send(.begun(begun("win.003", "made:4")))
    store.close()
    let (again, news) = folder.store()
    #expect(news.begun == [begun("safe.001", "hinted miss:0:0:a1"), begun("win.003", "made:4")])
    again.close()
  }

  @Test func aDamagedFileGivesThemBack() throws {
    let folder = Folder()
    let store = folder.store().store
    for attempt in Self.tries { store.send(.tried(attempt)) }
    store.flush()
    store.close()
    let bytes = try Array(Data(contentsOf: URL(filePath: folder.database)))
    let found = try Rescue(DatabaseImage(bytes), RuleCheck()).history
    #expect(Set(found.tries) == Set(Self.tries))
  }

  @Test func daysAreReadAsTheyAreWritten() {
    let day = Day(year: 2026, month: 2, day: 3)
    #expect(day.description == "2026-02-03" && Day("2026-02-03") == day)
    for wrong in ["", "2026-2-3", "2026-00-01", "2026-01-32", "+026-01-01", "2026-01-01-", "٢٠٢٦-01-01"] {
      #expect(Day(wrong) == nil, "\(wrong)")
    }
  }

  /// Whoever asks for the games that were gone through has them whole.
  @Test func reviewedGamesAreToldWhole() {
    let folder = Folder()
    let (store, _) = folder.store()
    let games = [Sample.past("4 4", at: 1000), Sample.past("4 3", at: 2000)]
    store.send(.putBack(games))
    let review = GameReview([
      ReviewedMove("4", values: ["4": 1], isWhole: true), ReviewedMove("3", values: [:], isWhole: false),
    ])
    store.send(.review(id: games[1].id, review))
    store.send(.reviewed)
    store.flush()
    let told = News(store.poll()).reviewed
    #expect(
      told.map(\.id) == [games[1].id] && told.first?.review == review && told.first?.moves == ["4", "3"])
    store.close()
  }
}
