// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Testing

@testable import Store

/// A game that gives way to another one before it is over can be found again.
struct UnfinishedTests {
  @Test func aGameThatIsLeftCanBeGoneOnWith() throws {
    let folder = Folder()
    let first = folder.store().store
    let left = Sample.running("4 4 5", ownMoves: 2)
    first.news(after: .save(Sample.running("4", id: left.id)), .save(left))
    let news = first.news(after: .save(Sample.running("", ownMoves: 0)))
    #expect(news.unfinished?.map(\.saved) == [left] && news.history == [])
    #expect(news.unfinished?.first?.wasCleared == true, "the same start, begun anew")
    first.close()
    let (second, opened) = folder.store()
    defer { second.close() }
    #expect(opened.unfinished?.map(\.saved) == [left])
    let back = second.news(after: .save(left))
    #expect(back.unfinished == [], "it runs again, and the other one had no move in it")
    let end = second.news(
      after: .save(Sample.running("4 4 6", id: left.id, outcome: Outcome(winner: nil, reason: ""))))
    #expect(end.history?.count == 1 && end.unfinished == [])
  }

  @Test func whatNobodyPlayedIsNotKept() {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    store.news(after: .save(Sample.running("4 4", ownMoves: 0)), .save(Sample.running("1", ownMoves: 1)))
    let over = Sample.running("4 4 4", outcome: Outcome(winner: nil, reason: ""))
    let news = store.news(after: .save(over), .save(Sample.running("2", ownMoves: 1)), .list)
    #expect(news.unfinished?.map(\.moves) == [["1"]] && news.history?.map(\.id) == [over.id])
  }

  @Test func otherKindsOfGameAndOtherStartsAreToldApart() {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    var puzzle = Sample.running("a b")
    puzzle.options.setup = "one"
    var other = Sample.running("", ownMoves: 0)
    other.options.setup = "two"
    var quarto = Sample.running("x")
    quarto.game = "quarto"
    let news = store.news(after: .save(puzzle), .save(quarto), .save(other))
    #expect(news.unfinished?.map(\.saved) == [puzzle] && news.unfinished?.first?.wasCleared == false)
  }

  @Test func unfinishedGamesAreRemovedPutBackAndClearedLikeOthers() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let left = Sample.running("4 4")
    var quarto = Sample.past("1", at: 7)
    quarto.game = "quarto"
    store.news(
      after: .save(left), .save(Sample.running("", ownMoves: 0)),
      .putBack([Sample.past("2", at: 5), quarto]))
    let news = store.news(after: .remove(id: left.id))
    #expect(news.unfinished == [] && news.removed.first?.map(\.saved) == [left])
    let removed = try #require(news.removed.first)
    #expect(store.news(after: .putBack(removed)).unfinished?.map(\.saved) == [left])
    let cleared = store.news(after: .clear(game: "connect-four"))
    #expect(cleared.history?.map(\.game) == ["quarto"] && cleared.unfinished == [])
    #expect(cleared.removed.first?.count == 2)
    #expect(store.news(after: .clear(game: nil)).history == [])
  }

  @Test func aGameThatRunsIsNotPutBackBesideItself() {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let left = Sample.running("4 4")
    let games = [left.left(at: 9)]
    #expect(store.news(after: .putBack(games)).unfinished?.count == 1)
    #expect(store.news(after: .save(left)).unfinished == [])
    #expect(store.news(after: .putBack(games)).unfinished == [])
  }

  @Test func whatCouldNotBeWrittenIsWrittenLater() throws {
    let folder = Folder()
    let (store, _) = folder.store { try $0.execute(sql: "PRAGMA busy_timeout = 1") }
    defer { store.close() }
    let (left, over) = (
      Sample.running("4"), Sample.running("1 2 3", outcome: Outcome(winner: nil, reason: ""))
    )
    let other = try DatabaseQueue(path: folder.database)
    try other.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      #expect(store.news(after: .save(left), .save(over), .save(Sample.running("5"))).told.count == 1)
      try db.execute(sql: "COMMIT")
    }
    let news = store.news(after: .save(Sample.running("6")))
    #expect(news.history?.map(\.id) == [over.id])
    #expect(Set(news.unfinished?.map(\.moves) ?? []) == [["4"], ["5"]])
  }

  @Test func theGameOfASecondWindowIsFoundInTheHistory() {
    let folder = Folder()
    let (one, two) = (folder.store().store, folder.store().store)
    two.news(after: .save(Sample.running("1 2")))
    two.close()
    #expect(one.news(after: .list).unfinished?.map(\.moves) == [["1", "2"]])
    one.close()
  }

  @Test func everythingOfItIsExportedAndImported() throws {
    let (here, there) = (Folder(), Folder())
    let store = here.store().store
    var left = Sample.running("4 4 5", ownMoves: 2)
    left.isHelped = true
    var past = Sample.past("1 2", at: 6)
    (past.counts, past.gameNumber) = (false, 4)
    let path = here.path + "/all.json"
    store.news(
      after: .putBack([past]), .save(left), .save(Sample.running("7")),
      .export(path: path, replaces: true))
    store.close()
    let other = there.store().store
    defer { other.close() }
    let news = other.news(after: .merge(path: path))
    #expect(news.told == ["3 of 3 games added."])
    #expect(news.unfinished?.map(\.moves) == [["7"], left.moves], "what runs there shows at once")
    #expect(news.unfinished?.last?.saved == left && news.history == [past.listed()])
  }
}

/// Databases of earlier versions are read.
struct MigrationTests {
  /// As the first version wrote it.
  private static let first = """
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('1');
    CREATE TABLE running (game TEXT PRIMARY KEY, id TEXT NOT NULL, opponent TEXT NOT NULL, level INTEGER NOT NULL,
      first TEXT NOT NULL, switches TEXT NOT NULL, setup TEXT, own_seat INTEGER, seed INTEGER NOT NULL,
      moves TEXT NOT NULL, seconds REAL NOT NULL, undone TEXT NOT NULL, given INTEGER NOT NULL,
      number INTEGER NOT NULL, own_score INTEGER NOT NULL, other_score INTEGER NOT NULL, saved INTEGER NOT NULL) STRICT;
    CREATE TABLE past (game TEXT NOT NULL, id TEXT NOT NULL, opponent TEXT NOT NULL, level INTEGER NOT NULL,
      first TEXT NOT NULL, switches TEXT NOT NULL, setup TEXT, own_seat INTEGER, seed INTEGER NOT NULL,
      moves TEXT NOT NULL, seconds REAL NOT NULL, move_count INTEGER NOT NULL, winner INTEGER, how TEXT NOT NULL,
      finished INTEGER NOT NULL, marks TEXT) STRICT;
    CREATE UNIQUE INDEX past_id ON past (id);
    CREATE INDEX past_finished ON past (finished);
    CREATE TABLE set_aside (game TEXT NOT NULL, id TEXT NOT NULL, opponent TEXT NOT NULL, level INTEGER NOT NULL,
      first TEXT NOT NULL, switches TEXT NOT NULL, setup TEXT, own_seat INTEGER, seed INTEGER NOT NULL,
      moves TEXT NOT NULL, seconds REAL NOT NULL, undone TEXT NOT NULL, saved INTEGER NOT NULL) STRICT;
    INSERT INTO running VALUES ('quarto', 'r', 'bot', 3, 'you', '', NULL, 0, 1, 'a b c', 5, '', 1, 1, 0, 0, 9);
    INSERT INTO past VALUES
      ('reversi', 'a', 'bot', 3, 'you', '', NULL, 0, 1, 'f5 pass d6 pass pass c3', 5, 6, 0, 'x', 9, NULL),
      ('reversi', 'b', 'bot', 3, 'you', '', 'somewhere', 0, 1, 'f5', 5, 1, 0, 'with 40 discs to 24', 8, '1'),
      ('pentominoes', 'c', 'bot', 3, 'you', '', 'a puzzle', 0, 1, 'x y', 5, 2, 0, 'Solved', 7, NULL);
    """

  @Test(arguments: [
    ("with four in a row", "row"), ("with four in a column", "column"),
    ("with four on the diagonal", "diagonal"),
    ("The board is full.", "full"), ("Sixteen pieces and no line.", "full"),
    ("with four tall pieces", "tall"), ("with four short and light and round pieces", "short,light,round"),
    ("with 33 discs to 31", "33-31"), ("32 discs each.", "32-32"), ("Solved", "solved"), ("with luck", ""),
  ])
  func sentencesOfEarlierVersionsAreUnderstood(sentence: String, reason: String) {
    #expect(OldReasons.reason(of: sentence) == reason)
  }

  @Test func theFirstVersionsFileIsBroughtUpToDate() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try folder.execute(Self.first)
    let (store, news) = folder.store()
    defer { store.close() }
    #expect(news.told.isEmpty && news.saved.map(\.ownMoves) == [2])
    let all = try #require(news.history)
    #expect(all.map(\.moveCount) == [3, 1, 2], "a pass is no move")
    #expect(all.map(\.counts) == [true, false, true], "a position from the clipboard proves nothing")
    #expect(all.allSatisfy { !$0.isHelped && $0.gameNumber == 1 } && news.unfinished == [])
    #expect(all.map(\.outcome?.reason) == ["", "40-24", "solved"])
    #expect(store.news(after: .setAside(game: "quarto")).told.isEmpty)
  }
}
