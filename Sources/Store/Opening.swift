// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GameCore
import Words

/// From a folder to a database that can be used, whatever lies there.
extension GameDatabase {
  /// Opens what is in the folder. A window takes the lock, when no other one has it.
  mutating func openFolder(asWindow isWindow: Bool) {
    do throws(FileError) {
      try File.makeFolder(folder.path)
    } catch {
      return stop(StoreProblem(unreadable: error.said))
    }
    if isWindow { isKeeper = folder.takeLock() }
    connect()
  }

  private mutating func stop(_ problem: StoreProblem) {
    obstacle = problem.reason
    answer(.obstacle(problem.words))
    tell(problem.words)
  }

  /// Opens the file, a new one if the old one is damaged. What can only be read is read into memory.
  private mutating func connect() {
    database = nil
    var found: DatabaseQueue?
    var isNew = false
    do {
      // A file without a byte in it may be one that another window is just beginning.
      if let image = try DatabaseImage(folder), !image.isEmpty || isKeeper {
        found = try image.open()
      } else {
        isNew = true
      }
      try use(connection())
    } catch {
      let problem = StoreProblem(error)
      if problem.isDamage { return setAside() }
      if isNew { folder.removeEmpty() }
      database = found
      // SQLite misses the files that it cannot make there.
      stop(folder.isReadOnly && found != nil ? .readOnly : problem)
    }
  }

  private mutating func use(_ new: DatabaseQueue) {
    database = new
    identity = folder.identity
    if obstacle != nil { answer(.obstacle(nil)) }
    obstacle = nil
  }

  private func connection() throws -> DatabaseQueue {
    var configuration = Configuration()
    // Another window may be writing.
    configuration.busyMode = .timeout(2)
    configuration.journalMode = .wal
    let configure = configure
    configuration.prepareDatabase { db in
      // The log survives the end of the program at any instant; only a power cut may cost the last move.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      try configure(db)
    }
    let queue = try DatabaseQueue(path: folder.databasePath, configuration: configuration)
    try Schema.migrator.migrate(queue)
    // A file that can only be read opens as well as any other.
    try queue.inTransaction(.immediate) { _ in .rollback }
    return queue
  }

  /// Goes on in a new file, with everything that can be read of the old one. A new file that is damaged at once is no help:
  /// then nothing is kept until a window is opened again, instead of one file after the other being set aside.
  mutating func setAside() {
    try? database?.close()
    database = nil
    let image = try? DatabaseImage(folder)
    guard !hasFreshFile, let name = folder.setAside() else {
      hasGivenUp = true
      obstacle = tr("it is damaged")
      return tell(tr("The history is damaged and could not be set aside, so games cannot be kept."))
    }
    hasFreshFile = true
    let rescued = image.flatMap { try? Rescue($0, rules).history } ?? KeptHistory()
    do {
      try use(connection())
      let count = try refill(rescued)
      tell(Self.words(count, name, wasEmpty: image?.bytes.isEmpty ?? false))
    } catch {
      tell(Self.words(0, name, wasEmpty: false))
      if database == nil { stop(StoreProblem(error)) }
    }
  }

  private static func words(_ count: Int, _ name: String, wasEmpty: Bool) -> String {
    if wasEmpty {
      return tr("The file of the history was empty; it was set aside as {name}.", ["name": name])
    }
    guard count > 0 else { return tr("The history was damaged; it was set aside as {name}.", ["name": name]) }
    return trn(
      "The history was damaged; {count} game was saved from it, and it was set aside as {name}.",
      "The history was damaged; {count} games were saved from it, and it was set aside as {name}.", count,
      ["name": name])
  }

  /// Writes what was read elsewhere into a new file, and what runs here over it. Returns how many games were read.
  private mutating func refill(_ history: KeptHistory) throws -> Int {
    let (own, time, isKeeper) = (running.values, clock.stamp, isKeeper)
    try database?.write { db in
      for game in history.past + history.unfinished { try GameTables.enter(game, replaces: false, db) }
      for game in history.running { try GameTables.keep(game, at: time, knowing: nil, db) }
      for solution in history.solutions { try GameTables.found(solution, db) }
      for attempt in history.tries { try GameTables.tried(attempt, db) }
      for game in own {
        if isKeeper {
          try GameTables.keep(game, at: time, knowing: game.id, db)
        } else {
          try GameTables.keepApart(game, at: time, db)
        }
      }
    }
    return history.gameCount
  }

  /// A folder that could not be written may be writable by now.
  mutating func openLate() {
    guard !hasGivenUp else { return }
    openFolder(asWindow: true)
    guard obstacle == nil else { return }
    if let all = homeless {
      homeless = nil
      _ = try? refill(all)
      tell(tr("The history was deleted while it was open; it has been written anew."))
    }
    list()
  }

  /// A file that was deleted or exchanged while it was open leads nowhere any more: what is still known of it is written
  /// anew, or the other one is used.
  mutating func checkPlace() {
    guard obstacle == nil, database != nil, folder.identity != identity else { return }
    let isGone = folder.identity == nil
    if isGone { homeless = read { try KeptHistory($0) } }
    try? database?.close()
    database = nil
    folder.releaseLock()
    (known, unwritten) = ([:], Set(running.keys))
    openLate()
    if obstacle == nil && !isGone {
      tell(tr("Another file was put in the place of the history; games are kept in that one now."))
    }
  }
}
