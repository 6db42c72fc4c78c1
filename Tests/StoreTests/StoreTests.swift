// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Testing

@testable import Store

struct StoreTests {
  @Test func aFirstStartIsEmpty() {
    let folder = Folder()
    let (store, news) = folder.store()
    defer { store.close() }
    #expect(news.saved.isEmpty && news.history == [] && news.keeps == true && news.told.isEmpty)
  }

  @Test func aRunningGameComesBackWhole() {
    let folder = Folder()
    var game = Sample.running("4 4 5")
    game.options.setup = "some start \u{2013} with words"
    let first = folder.store().store
    first.news(after: .save(Sample.running("1")), .save(game))
    first.close()
    let (second, news) = folder.store()
    #expect(news.saved == [game])
    second.close()
  }

  @Test func eachKindOfGameHasItsOwn() {
    let folder = Folder()
    let store = folder.store().store
    var other = Sample.running("a1 b2")
    other.game = "quarto"
    let one = Sample.running("4")
    store.news(after: .save(one), .save(other))
    store.close()
    let (again, news) = folder.store()
    #expect(news.saved == [one, other])
    again.close()
  }

  @Test func aFinishedGameEntersTheHistoryOnce() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let outcome = Outcome(winner: .second, reason: "diagonal")
    let game = Sample.running("4 4 5 5", outcome: outcome)
    let news = store.news(after: .save(game))
    let row = try #require(news.history?.first)
    #expect(news.history?.count == 1)
    #expect(row.id == game.id && row.outcome == outcome && row.moveCount == 4 && row.isWon == true)
    #expect(row.options == game.options && row.seconds == 61.5)
    #expect(store.news(after: .save(game)).history == nil, "saved again, as on loss of focus")
    #expect(store.news(after: .fetch(id: row.id)).fetched == game.finished(outcome, at: row.date))
  }

  @Test func aMoveTakenBackTakesTheGameOutAgain() {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let id = GameRecord.newID()
    store.news(after: .save(Sample.running("4 4 5", id: id, outcome: Outcome(winner: nil, reason: ""))))
    #expect(store.news(after: .save(Sample.running("4 4", id: id))).history == [])
    let end = store.news(
      after: .save(Sample.running("4 4 6", id: id, outcome: Outcome(winner: .first, reason: "so"))))
    #expect(end.history?.map(\.outcome) == [Outcome(winner: .first, reason: "so")])
  }

  @Test func thatTooWorksAfterTheNextStart() {
    let folder = Folder()
    let id = GameRecord.newID()
    let first = folder.store().store
    first.news(after: .save(Sample.running("4 4 5", id: id, outcome: Outcome(winner: nil, reason: ""))))
    first.close()
    let (second, news) = folder.store()
    defer { second.close() }
    #expect(news.saved.first?.outcome == Outcome(winner: nil, reason: ""))
    #expect(second.news(after: .save(Sample.running("4 4", id: id))).history == [])
  }

  @Test func aRemovedGameStaysRemovedUntilItIsWantedBack() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let game = Sample.running("4 4 5", outcome: Outcome(winner: nil, reason: ""))
    store.news(after: .save(game))
    let news = store.news(after: .remove(id: game.id))
    let removed = try #require(news.removed.first)
    #expect(news.history == [])
    #expect(store.news(after: .save(game), .list).history == [])
    #expect(
      store.news(after: .putBack(removed), .putBack(removed)).history == removed.map { $0.listed() })
  }

  @Test func theHistoryComesNewestFirstAndCanBeEmptied() {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let games = (1...50).map { Sample.past("\($0 % 7 + 1)", at: Timestamp(clamping: 1000 + $0 * 37 % 50)) }
    let listed = store.news(after: .putBack(games)).history ?? []
    let dates = games.map(\.date).sorted(by: >)
    #expect(listed.map(\.date) == dates)
    #expect(Set(listed) == Set(games.map { $0.listed() }))
    #expect(store.news(after: .clear(game: nil)).history == [])
  }

  /// The database gives games of one second by how long they took; the list begins with the one that was entered last, on every day.
  @Test func gamesOfOneSecondKeepTheirOrder() {
    let folder = Folder()
    let games = [30.0, 90, 10, 70, 50].enumerated().map { number, seconds in
      var game = Sample.past("\(number + 1)", at: Timestamp(clamping: 1000))
      game.seconds = Seconds(clamping: seconds)
      return game
    }
    let store = folder.store().store
    for game in games { store.news(after: .putBack([game])) }
    store.close()
    let again = folder.store().store
    defer { again.close() }
    let listed = again.news(after: .list).history ?? []
    #expect(listed.map(\.id) == games.reversed().map(\.id))
  }

  @Test func solutionsAreCountedOnceAndKept() throws {
    let folder = Folder()
    let store = folder.store().store
    func found(_ text: String, _ start: String = "s") -> FoundSolution {
      FoundSolution(game: "pentominoes", start: start, solution: text)
    }
    #expect(store.news(after: .solutions(game: "pentominoes", start: "s")).solutions == [])
    #expect(store.news(after: .found(found("B"))).solutions == ["B"])
    #expect(
      store.news(after: .found(found("A"))).solutions == ["B", "A"], "in the order in which they were found")
    #expect(store.news(after: .found(found("B"))).solutions == ["B", "A"])
    #expect(store.news(after: .found(found("B", "t"))).solutions == ["B"])
    // They stay when the games go.
    store.news(after: .clear(game: nil))
    store.close()
    let again = folder.store().store
    defer { again.close() }
    #expect(again.news(after: .solutions(game: "pentominoes", start: "s")).solutions == ["B", "A"])
    #expect(try folder.query("SELECT count(*) FROM solutions") == [3])
  }

  @Test func theCounterIsRemembered() {
    let folder = Folder()
    let store = folder.store().store
    var game = Sample.running("4 4 5")
    game.wasCounted = true
    store.news(after: .save(game))
    store.close()
    let (again, news) = folder.store()
    defer { again.close() }
    #expect(news.saved.map(\.wasCounted) == [true] && news.saved.map(\.isHelped) == [false])
    #expect(news.saved.map(\.medal) == [.silver])
  }

  @Test func hintsAreCounted() {
    let folder = Folder()
    let store = folder.store().store
    var game = Sample.running("4 4 5")
    (game.isHelped, game.hints) = (true, 3)
    store.news(after: .save(game))
    store.close()
    let (again, news) = folder.store()
    defer { again.close() }
    #expect(news.saved.map(\.hints) == [3] && news.saved.map(\.isHelped) == [true])
  }

  @Test func whatWasFoundOutAboutAGameIsKept() {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let game = Sample.past("4 4 5", at: 5)
    let news = store.news(
      after: .putBack([game]), .review(id: game.id, Sample.review),
      .fetch(id: game.id))
    #expect(news.fetched?.review == Sample.review)
    #expect(news.fetched?.review?.mistakes == [2])
  }

  @Test func anUnreadableGameIsSetAsideNotDeleted() throws {
    let folder = Folder()
    let store = folder.store().store
    store.news(after: .save(Sample.running("4 9 4")), .setAside(game: "connect-four"))
    store.close()
    #expect(try folder.query("SELECT moves FROM set_aside") as [String] == ["4 9 4"])
    #expect(try folder.query("SELECT count(*) FROM running") as [Int] == [0])
  }

  /// A database may have been written by anything: what comes out of it can be shown and added up.
  @Test func numbersThatNoGameHasComeOutAsNumbersThatOneCanHave() throws {
    let folder = Folder()
    let store = folder.store().store
    store.news(
      after: .save(Sample.running("4")), .putBack([Sample.past("4 4", at: 5)]))
    store.close()
    let most = String(Int.max)
    try folder.execute(
      "UPDATE running SET seconds = 1e300, number = \(most), own_score = \(most), given = \(most)")
    try folder.execute(
      "UPDATE past SET seconds = 9e999, finished = \(most), move_count = \(most), review = '7 \(most) -1 2'")
    let (again, news) = folder.store()
    defer { again.close() }
    let game = try #require(news.saved.first)
    #expect(game.seconds == 86_400_000 && game.ownScore == 1_000_000 && game.gameNumber == 1_000_000)
    let row = try #require(news.history?.first)
    #expect(row.seconds == 86_400_000 && row.date.value == Timestamp.limit)
    #expect(again.news(after: .fetch(id: row.id)).fetched.map { $0.review == nil } == true)
    #expect(LocalClock().local(row.date).date == (9999, 12, 31))
  }

  @Test func itIsIdleWhenEverythingIsDone() {
    let folder = Folder()
    let store = folder.store().store
    for _ in 0..<20 { store.send(.save(Sample.running("4"))) }
    store.flush()
    #expect(store.isIdle)
    store.close()
  }
}
