// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GRDB
import GameCore
import Testing

@testable import Store

/// What is counted and found by a look at one index is what it would be game by game.
struct LongHistoryTests {
  private static func games(_ count: Int, seed: UInt64) -> [GameRecord] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      var options = GameOptions()
      options.opponent =
        [.friend, .mine, .far, .character(.bramble), .character(.onyx)].randomElement(using: &random) ?? .mine
      if options.opponent == .mine { options.rating = [800, 900].randomElement(using: &random) }
      if options.opponent == .far {
        options.far = FarFriend("Ben", code: ["KQXBZ", "BBBBB"].randomElement(using: &random) ?? "")
      }
      if options.opponent == .friend, Bool.random(using: &random) {
        options.people = People("Anna", ["Ben", "Cem"].randomElement(using: &random) ?? "")
      }
      options.setup = [nil, nil, "6x10", "5x12"].randomElement(using: &random) ?? nil
      var game = GameRecord(
        id: GameRecord.newID(), game: ["quarto", "reversi"].randomElement(using: &random) ?? "",
        options: options,
        ownSeat: options.opponent == .friend ? nil : Seat.allCases.randomElement(using: &random),
        seed: random.next(),
        moves: Array(["4", "3", "1", "7", "2", "5", "6"].prefix(Int.random(in: 0...7, using: &random))),
        seconds: Seconds(clamping: Double(Int.random(in: 1...40, using: &random))),
        isHelped: Int.random(in: 0..<5, using: &random) == 0,
        counts: Int.random(in: 0..<5, using: &random) > 0)
      if Bool.random(using: &random) { game.personSeat = .second }
      game.gameNumber = SeriesCount(clamping: Int.random(in: 1...3, using: &random))
      let winner = [nil, Seat.first, .second].randomElement(using: &random) ?? nil
      // Many end in the same second, and on the same day.
      return game.finished(
        Outcome(winner: winner, reason: ""),
        at: Timestamp(clamping: 1_700_000_000 - 40_000 * Int.random(in: 0...60, using: &random)))
    }
  }

  /// What is found, and its rows.
  private func look(for search: HistorySearch, in store: Store) throws -> (HistoryFound, [Int64: GameRecord])
  {
    store.send(.search(search))
    store.flush()
    let found = try #require(
      store.poll().last.flatMap { if case .found(let found) = $0 { found } else { nil } })
    store.send(.rows(found.keys))
    store.flush()
    let rows = try #require(
      store.poll().last.flatMap { if case .rows(let rows) = $0 { rows } else { nil } })
    return (found, rows)
  }

  @Test(arguments: 1...3)
  func allIsCountedAsGameByGame(seed: UInt64) throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let games = Self.games(150, seed: seed)
    store.news(after: .putBack(games))
    // Some leave, one comes back, and somebody changes rows by other means.
    store.news(after: .remove(id: games[3].id), .remove(id: games[4].id), .putBack([games[3]]))
    try folder.execute("UPDATE past SET helped = 3, winner = 1 WHERE rowid % 7 = 0")
    let news = store.news(after: .list)
    let rows = try #require(news.history)
    #expect(rows.count == 149)
    #expect(rows.map(\.date) == rows.map(\.date).sorted(by: >))
    #expect(news.statistics == Statistics(rows, Sample.clock))
    let scale = RatingScale.even
    store.send(.rate(["quarto": scale]))
    store.send(.figure(game: "reversi") { $0.isEmpty ? nil : $0 })
    store.flush()
    for reply in store.poll() {
      if case .rated(let ratings) = reply {
        #expect(ratings["quarto"] == PlayerRating(PastIndex(rows), of: "quarto", on: scale, Sample.clock))
      }
      if case .figured(let game, let figures) = reply {
        #expect(game == "reversi" && !figures.openings.isEmpty)
        #expect(figures == Figures(rows, of: "reversi", Sample.clock) { $0.isEmpty ? nil : $0 })
      }
    }
  }

  /// Words of the game and of its day together, a result, a kind and ids.
  @Test func whatIsLookedForIsFound() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let games = Self.games(150, seed: 9)
    let rows = try #require(store.news(after: .putBack(games)).history)
    let clock = Sample.clock
    let says: @Sendable (GameRecord) -> (words: String, result: String?) = {
      ("\($0.options.opponent.id) \($0.options.setup ?? "usual")", $0.isWon.map { $0 ? "won" : "lost" })
    }
    let day: @Sendable (LocalTime) -> String = { "day \($0.day)" }
    let today = clock.today.day
    for words in [
      [], ["usual"], ["6x", "day \(today - 3)"], ["\(today - 1)"], ["nowhere"], ["bot", "\(today)"],
    ] {
      for result in [nil, "won", "lost"] {
        for game in [nil, "quarto"] {
          for ids in [nil, Set(games.prefix(75).map(\.id))] {
            let search = HistorySearch(
              number: 5, game: game, ids: ids, words: words, result: result, says: says, day: day)
            let (found, read) = try look(for: search, in: store)
            let fitting = rows.filter { row in
              let text = says(row).words + " " + day(clock.local(row.date))
              return game.map { $0 == row.game } ?? true && ids?.contains(row.id) ?? true
                && words.allSatisfy { text.contains($0) }
            }
            #expect(found.number == 5)
            #expect(
              found.keys.compactMap { read[$0] }
                == fitting.filter { row in result.map { says(row).result == $0 } ?? true })
            #expect(found.counts["won"] ?? 0 == fitting.count { $0.isWon == true })
          }
        }
      }
    }
  }

  /// A collection brings thousands of people whom nobody here has met: all of them are found, and none has a group of their own.
  @Test func gamesOfOthersShareAFewGroups() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let games = (0..<200).map { number in
      CollectedGame(
        names: ["Ánna \(number % 40)", "Ben \(number % 25)"], event: number % 3 == 0 ? "Open of Rome" : "Cup",
        year: 1990 + number % 4, moves: ["f5", "d6"],
        outcome: Outcome(winner: number % 2 == 0 ? .first : .second, reason: "")
      ).record(of: "reversi")
    }
    let own = Self.games(30, seed: 4)
    store.news(after: .putBack(games + own))
    let groups: [Int] = try folder.query(
      "SELECT count(DISTINCT game_group) FROM past WHERE event IS NOT NULL")
    // Who won, and from whose seat it is seen.
    #expect(try #require(groups.first) <= 4)
    for words in [["anna 7"], ["ben 3", "rome"], ["anna 2", "1991"], ["cup"], ["zoe"]] {
      let search = HistorySearch(
        number: 1, words: words, says: { ($0.options.opponent.id, nil) },
        plain: { $0.lowercased().replacing("á", with: "a") }, day: { "\($0.date.year)" })
      let (_, rows) = try look(for: search, in: store)
      let fitting = games.filter { game in
        let text = [
          game.options.people.own, game.options.people.other, game.event ?? "",
          "\(Sample.clock.local(game.date).date.year)",
        ].joined(separator: "|").lowercased().replacing("á", with: "a")
        return words.allSatisfy { text.contains($0) }
      }
      #expect(Set(rows.values.map(\.id)) == Set(fitting.map(\.id)), "\(words)")
    }
  }

  /// A database of an earlier version is brought up once.
  @Test func olderGamesAreCountedToo() throws {
    let folder = Folder()
    let store = folder.store().store
    let games = Self.games(50, seed: 10)
    let before = store.news(after: .putBack(games)).statistics
    store.close()
    try folder.execute(
      """
      DROP TRIGGER past_entered; DROP TRIGGER past_changed; DROP INDEX past_finished; DROP INDEX past_others;
      ALTER TABLE past DROP COLUMN game_group; DROP TABLE game_groups;
      CREATE INDEX past_finished ON past (finished);
      DELETE FROM grdb_migrations WHERE identifier IN ('groups', 'groups of others');
      """)
    let (again, news) = folder.store()
    #expect(news.statistics == before && news.history?.count == 50)
    again.close()
  }
}
