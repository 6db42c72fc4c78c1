// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GameCore
import Glibc

/// A copy of the database as it was at the end of a day on which something was played.
struct SafetyCopy: Hashable {
  let day: Day
  let path: String

  private static let prefix = "quartet.copy-"

  /// Those in a folder, the newest first.
  static func all(in folder: StoreFolder) -> [SafetyCopy] {
    let names = (try? FolderList.names(in: folder.path))?.map(\.text) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(".db"),
        let day = Day(String(name.dropFirst(prefix.count).dropLast(3)))
      else { return nil }
      return SafetyCopy(day: day, path: folder.path + "/" + name)
    }.sorted { $0.day > $1.day }
  }

  /// So many are kept.
  private static let kept = 3

  /// Makes the copy of a day, in the place of an earlier one of that day, and lets the oldest go.
  static func make(of database: DatabaseQueue, _ day: Day, in folder: StoreFolder) throws {
    let new = folder.path + "/" + prefix + "new"
    unlink(new)
    do {
      try database.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [new]) }
    } catch {
      unlink(new)
      throw error
    }
    rename(new, folder.path + "/\(prefix)\(day).db")
    for old in all(in: folder).dropFirst(kept) { unlink(old.path) }
  }

  /// Everything in it.
  func history() throws -> KeptHistory {
    var configuration = Configuration()
    configuration.readonly = true
    let copy = try DatabaseQueue()
    try DatabaseQueue(path: path, configuration: configuration).backup(to: copy)
    return try Schema.current(copy).read { try KeptHistory($0) }
  }
}

extension GameDatabase {
  /// On the first change of a day: what the days before have left is copied first, unless it has been.
  mutating func copyDaysBefore() {
    let today = clock.today.calendarDay
    guard isKeeper, copiedOn != today, let database else { return }
    copiedOn = today
    let last = (try? database.read { try GameTables.lastDay(clock, $0) }) ?? nil
    guard let last, last < today, SafetyCopy.all(in: folder).first.map({ $0.day < last }) ?? true else {
      return
    }
    try? SafetyCopy.make(of: database, last, in: folder)
  }

  /// When the window is closed, or the file is about to be left: what was played today is copied, too.
  mutating func copyToday() {
    guard isKeeper, hasChanged, !isSpoiled, let database else { return }
    hasChanged = false
    let last = (try? database.read { try GameTables.lastDay(clock, $0) }) ?? nil
    if let last { try? SafetyCopy.make(of: database, last, in: folder) }
  }

  /// After games may have been lost: says up to when there is something in a copy that is not here. No copy is made any more until
  /// the next start, so that none takes the place of a better one.
  mutating func offerCopy() {
    guard !SafetyCopy.all(in: folder).isEmpty else { return }
    isSpoiled = true
    if let copy = bestCopy() { answer(.canBringBack(upTo: copy.day)) }
  }

  /// Adds what is in the copy and not here.
  mutating func bringBack() {
    guard let history = bestCopy().flatMap({ try? $0.history() }) else {
      return answer(.merged(.success(MergedGames())))
    }
    answer(.merged(add(history).mapError { MergeFault($0.words) }))
  }

  /// The newest copy in which something is that is not here.
  private mutating func bestCopy() -> SafetyCopy? {
    let here = read { Set(try GameTables.ids($0)) } ?? []
    return SafetyCopy.all(in: folder).first { copy in
      guard let history = try? copy.history() else { return false }
      let games = history.past + history.unfinished + history.running.filter { !$0.moves.isEmpty }
      return games.contains { !here.contains($0.id) }
    }
  }
}

extension GameTables {
  /// When something was last entered; nil while there is nothing.
  fileprivate static func lastDay(_ clock: LocalClock, _ db: Database) throws -> Day? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT max(time) AS time FROM (
          SELECT max(finished) AS time FROM past UNION ALL SELECT max(left_at) FROM unfinished
          UNION ALL SELECT max(saved) FROM running UNION ALL SELECT max(date) FROM tries)
        """)
    guard let time = row?.time("time"), time > 0 else { return nil }
    return clock.local(time).calendarDay
  }

  /// Of all games.
  fileprivate static func ids(_ db: Database) throws -> [String] {
    try Row.fetchAll(
      db, sql: "SELECT id FROM past UNION SELECT id FROM unfinished UNION SELECT id FROM running"
    )
    .compactMap { $0.text("id") }
  }
}
