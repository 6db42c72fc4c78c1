// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Testing

@testable import Store

/// Games with a friend far away in the database and in exports.
struct FarStoreTests {
  private static func far(_ moves: String, ownMoves: Int, id: String = GameRecord.newID()) -> GameRecord {
    var game = Sample.running(moves, id: id, ownMoves: ownMoves)
    (game.undone, game.given, game.clock) = ([], 0, nil)
    game.options.terms = Terms()
    (game.options.opponent, game.options.odds) = (.far, nil)
    game.options.far = FarFriend("Ben Ø", code: "K7QXB", sent: min(2, game.moves.count))
    return game
  }

  @Test func itComesBackWhole() throws {
    let folder = Folder()
    let game = Self.far("4 4", ownMoves: 1)
    let store = folder.store().store
    store.news(after: .save(game))
    store.close()
    #expect(try folder.query("SELECT far FROM running") as [String] == ["K7QXB 2 Ben Ø"])
    let (again, news) = folder.store()
    #expect(news.saved == [game])
    again.close()
  }

  /// The friend began: nothing here is the player's own, and it is kept all the same.
  @Test func aGameWithoutAnOwnMoveGivesWayAndIsKept() throws {
    let folder = Folder()
    let store = folder.store().store
    let (game, empty) = (Self.far("4", ownMoves: 0), Self.far("", ownMoves: 0))
    store.news(after: .save(empty), .save(game))
    let news = store.news(after: .save(Sample.running("1")))
    #expect(news.unfinished?.map(\.id) == [game.id])
    #expect(news.unfinished?.first?.options.far == game.options.far)
    store.close()
    // A window that knows nothing of it does not lose it either.
    let other = Folder()
    let first = other.store().store
    first.news(after: .save(game))
    first.close()
    try other.execute("UPDATE running SET own_moves = 0")
    let second = Store(directory: other.path, clock: Sample.clock, wake: {})
    second.send(.open)
    second.flush()
    #expect(News(second.poll()).saved.map(\.id) == [game.id])
    second.close()
  }

  @Test func aDatabaseFromBeforeIsReadAsItIs() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.database)
    try Schema.migrator.migrate(old, upTo: "7 people")
    try old.write { db in
      try db.execute(
        sql: """
          INSERT INTO running (game, id, opponent, level, first, switches, own_seat, seed, moves, seconds, undone, given,
            number, own_score, other_score, saved, own_moves)
          VALUES ('connect-four', 'abc', 'friend', 3, 'you', '', NULL, 5, '4 4', 9.5, '', 0, 1, 0, 0, 7, 2)
          """)
    }
    try old.close()
    let (store, news) = folder.store()
    #expect(news.told.isEmpty && news.saved.map(\.moves) == [["4", "4"]])
    #expect(news.saved.first?.options.opponent == .friend && news.saved.first?.options.far == FarFriend())
    store.close()
  }

  @Test func anExportTakesItAlong() throws {
    let running = Self.far("4 4", ownMoves: 1)
    let left = Self.far("4", ownMoves: 0).left(at: 9)
    let past = Self.far("4 4 3", ownMoves: 1).finished(Outcome(winner: .first, reason: "row"), at: 11)
    let history = KeptHistory(past: [past], unfinished: [left], running: [running])
    let bytes = try HistoryFile(history).bytes()
    #expect(try HistoryFile(parsing: bytes).checked(RuleCheck()) == history)
    let text = String(decoding: bytes, as: UTF8.self)
    for bad in ["K7QX 2 Ben", "K7QXB 9999 Ben", "Ben"] {
      let wrong = text.replacingOccurrences(of: "K7QXB 2 Ben Ø", with: bad)
      #expect(wrong != text)
      #expect(throws: TransferError.self) { try HistoryFile(parsing: Array(wrong.utf8)).checked(RuleCheck()) }
    }
  }

  @Test func damageCostsNothingOfIt() throws {
    let folder = Folder()
    let store = folder.store().store
    let game = Self.far("4 4", ownMoves: 1)
    store.news(after: .save(game))
    store.close()
    let bytes = try Array(Data(contentsOf: URL(filePath: folder.database)))
    let found = try Rescue(DatabaseImage(bytes), RuleCheck()).history
    #expect(found.running == [game])
  }
}
