// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import GameCore
import Synchronization
import Testing

@testable import Store

/// A folder of its own for each test.
final class Folder {
  let path = FileManager.default.temporaryDirectory.appending(path: "quartet-store-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var database: String { path + "/quartet.db" }
  /// Of what lies in it, but for copies of safety.
  var names: Set<String> { all.filter { !$0.hasPrefix("quartet.copy-") } }
  var copies: [String] { all.filter { $0.hasPrefix("quartet.copy-") }.sorted() }
  private var all: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
  }

  /// A store that has been opened, and what it said.
  func store(_ configure: @escaping @Sendable (Database) throws -> Void = { _ in }) -> (
    store: Store, news: News
  ) {
    let store = Store(directory: path, clock: Sample.clock, wake: {}, configure: configure)
    return (store, store.news(after: .open))
  }

  /// The database as another program sees it.
  func query<T: DatabaseValueConvertible>(_ sql: String) throws -> [T] {
    try DatabaseQueue(path: database).read { try T.fetchAll($0, sql: sql) }
  }

  func execute(_ sql: String) throws { try DatabaseQueue(path: database).write { try $0.execute(sql: sql) } }
}

/// Replies, sorted by kind.
final class News {
  var saved: [GameRecord] = []
  var keeps: Bool?
  /// Rows of the finished games, newest first.
  var history: [GameRecord]?
  private(set) var keys: [Int64] = []
  var unfinished: [GameRecord]?
  var statistics: Statistics?
  var fetched: GameRecord?
  var removed: [[GameRecord]] = []
  var told: [String] = []
  var obstacle: String?
  var merged: MergedGames?
  var solutions: [String]?
  var reviewed: [GameRecord] = []
  /// Up to when games can be brought back.
  var offered: Day?
  var begun: [BegunPuzzle] = []

  init(_ replies: [ArchiveReply]) {
    for reply in replies {
      switch reply {
      case .opened(let games, let keeps): (saved, self.keeps) = (games, keeps)
      case .listed(let all): (unfinished, statistics) = (all.unfinished, all.statistics)
      case .found(let found): keys = found.keys
      case .rows(let rows): history = keys.compactMap { rows[$0] }
      case .rated, .figured: break
      case .fetched(let game): fetched = game
      case .solutions(_, _, let found): solutions = found
      case .reviewed(let games): reviewed = games
      case .begun(let puzzles): begun = puzzles
      case .removed(let game): removed.append(game)
      case .canBringBack(let day): offered = day
      case .obstacle(let words): obstacle = words
      case .told(let words): told.append(words)
      case .merged(.failure(let fault)): told.append(fault.words)
      case .merged(.success(let new)):
        merged = new
        let all = new.games.count + new.known
        told.append("\(new.games.count) of \(all) \(all == 1 ? "game" : "games") added.")
        if !new.tries.isEmpty { told.append("\(new.tries.count) tries at puzzles added.") }
      case .exported(.failed(let words)): told.append(words)
      case .exported(.exists(let path)): told.append("\(path) is there.")
      case .exported(.written(let count, let path)):
        told.append("\(count) finished games written to \(path).")
      }
    }
  }
}

extension Store {
  /// Does it, and returns what came of it.
  @discardableResult
  func news(after requests: ArchiveRequest...) -> News {
    for request in requests { send(request) }
    flush()
    var replies = poll()
    guard replies.contains(where: { if case .listed = $0 { true } else { false } }) else {
      return News(replies)
    }
    send(.search(HistorySearch(number: 0, says: { _ in ("", nil) }, day: { _ in "" })))
    flush()
    replies += poll()
    send(.rows(News(replies).keys))
    flush()
    return News(replies + poll())
  }
}

/// Games as a session might give them out.
enum Sample {
  /// Every look at it is a second later.
  static let clock = {
    let now = Mutex(1_700_000_000)
    return LocalClock(now: {
      now.withLock { time in
        time += 1
        return time
      }
    })
  }()

  static func record(_ game: String = "connect-four", moves: String, id: String = GameRecord.newID())
    -> GameRecord
  {
    var options = GameOptions()
    options.opponent = Opponent(kind: .bot, level: 4)
    options.first = .you
    options.switches = ["numbers": true, "squares": false]
    (options.people, options.odds) = (People("Anna", "Ben \u{00D8}"), Odds(.second, 2))
    var record = GameRecord(
      id: id, game: game, options: options, ownSeat: .second, seed: .max - 5,
      moves: moves.split(separator: " ").map(String.init), seconds: 61.5)
    (record.personSeat, record.clock) = (.second, GameClock(text: "10+5 512.3 77.0"))
    record.options.terms.time = record.clock?.control
    return record
  }

  static func running(
    _ moves: String, id: String = GameRecord.newID(), ownMoves: Int = 1, outcome: Outcome? = nil
  ) -> GameRecord {
    var game = record(moves: moves, id: id)
    (game.undone, game.given, game.ownMoves) = (["7", "1"], 1, ownMoves)
    (game.gameNumber, game.ownScore, game.otherScore) = (3, 2, 1)
    game.outcome = outcome
    return game
  }

  /// Of three moves, the second of which gave a win away.
  static let review = GameReview([
    ReviewedMove("4", values: ["4": 1], isWhole: false),
    ReviewedMove("4", values: ["4": -2, "3": 5], isWhole: true),
    ReviewedMove("5", values: [:], isWhole: false),
  ])

  static func past(_ moves: String, at time: Timestamp, id: String = GameRecord.newID()) -> GameRecord {
    record(moves: moves, id: id).finished(Outcome(winner: .second, reason: "row"), at: time)
  }
}

extension GameRecord {
  /// As it was before it was left.
  var saved: GameRecord { left(at: 0) }
}
