// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore

/// The database with everything that can go wrong with it. Used on the store's own thread alone.
///
/// Whatever happens, play goes on: what could not be done is one sentence for a toast, said once until it works again,
/// and tried anew with the next game that is to be kept. No file is ever deleted.
struct Vault {
  private var folder: StoreFolder
  private let configure: @Sendable (Database) throws -> Void
  private var database: DatabaseQueue?
  /// False when the database can only be read.
  private var isWritable = false
  /// Whether this window keeps the running games; the first one to open the folder does.
  private var isKeeper = true
  private var wasOpened = false
  /// The running games as they were kept last.
  private var running: [String: SavedGame] = [:]
  /// Kinds whose running game in the file was never seen by this window, so that it must not replace it.
  private var unseen: Set<String> = []
  private var lastProblem: String?
  private(set) var news: [ArchiveReply] = []

  /// `configure` is run on every new connection.
  init(folder: String, configure: @escaping @Sendable (Database) throws -> Void) {
    self.folder = StoreFolder(path: folder)
    self.configure = configure
  }

  mutating func takeNews() -> [ArchiveReply] {
    defer { news.removeAll() }
    return news
  }

  private mutating func tell(_ problem: String) {
    guard problem != lastProblem else { return }
    lastProblem = problem
    news.append(.told(problem))
  }

  var isOpen: Bool { database != nil }

  // MARK: - Opening

  mutating func open() {
    var games: [SavedGame] = []
    if let reason = folder.make() {
      tell("Games cannot be kept (\(reason)).")
    } else {
      isKeeper = folder.takeLock()
      connect()
      games = read { try GameTables.running($0) } ?? []
      wasOpened = isWritable
    }
    if isKeeper {
      for game in games { running[game.record.game] = game }
    } else {
      tell("Another window keeps the running games; this one keeps finished ones.")
      games = []
    }
    news.append(.opened(games, keeps: isWritable && isKeeper))
    list()
  }

  /// Opens the file, a new one if the old one is damaged.
  private mutating func connect() {
    database = nil
    isWritable = false
    do {
      try check()
      database = try connection(readOnly: false)
      isWritable = true
    } catch let problem as StoreProblem {
      tell(problem.words)
    } catch {
      let problem = StoreProblem(error)
      if problem.isDamage {
        setAside()
      } else if let readable = try? connection(readOnly: true) {
        database = readable
        tell("Games cannot be kept (\(problem.reason)).")
      } else {
        tell("Games cannot be kept (\(problem.reason)).")
      }
    }
  }

  private mutating func setAside() {
    database = nil
    isWritable = false
    guard let name = folder.setAside() else {
      return tell("The history is damaged and could not be set aside, so games cannot be kept.")
    }
    tell("The history was damaged; it was set aside as \(name).")
    database = try? connection(readOnly: false)
    isWritable = database != nil
    // What was running goes on, in the new file.
    let games = running.values
    _ = attempt { db in for game in games { try GameTables.keep(game, at: Self.now, db) } }
  }

  /// Looks at a file that is there without changing a byte of it: what is damaged is set aside as it is.
  private func check() throws {
    guard folder.hasDatabase else { return }
    let found = try connection(readOnly: true).read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard found == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }

  private func connection(readOnly: Bool) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = readOnly
    // Another window may be writing.
    configuration.busyMode = .timeout(2)
    if !readOnly { configuration.journalMode = .wal }
    let configure = configure
    configuration.prepareDatabase { db in
      // The log survives the end of the program at any instant; only a power cut may cost the last move.
      if !db.configuration.readonly { try db.execute(sql: "PRAGMA synchronous = NORMAL") }
      try configure(db)
    }
    let queue = try DatabaseQueue(path: folder.databasePath, configuration: configuration)
    guard try !queue.read(Schema.migrator.hasBeenSuperseded) else { throw StoreProblem.newer }
    if !readOnly { try Schema.migrator.migrate(queue) }
    return queue
  }

  /// Empties the log into the file and lets go of everything.
  mutating func close() {
    if let database, isKeeper {
      _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }
    try? database?.close()
    database = nil
    folder.releaseLock()
  }

  // MARK: - Running games

  mutating func save(_ game: SavedGame) {
    let kind = game.record.game
    let before = running[kind]
    running[kind] = game
    if !isWritable { connectLate() }
    let keeps = isKeeper && !unseen.contains(kind)
    // The history changes when the game does: a game that the player removed from it stays removed.
    let isNews =
      before?.record.id != game.record.id || before?.record.moves != game.record.moves
      || before?.outcome != game.outcome
    let wasEntered = before?.outcome != nil && before?.record.id == game.record.id
    var isListed = false
    let isDone = attempt { db in
      if keeps { try GameTables.keep(game, at: Self.now, db) }
      guard isNews else { return }
      if let outcome = game.outcome {
        let past = PastGame(record: game.record, outcome: outcome, finished: Self.now)
        isListed = try GameTables.enter(past, replaces: true, db)
      } else if wasEntered {
        try GameTables.remove(game.record.id, db)
        isListed = true
      }
    }
    // What could not be entered is still news the next time.
    if !isDone { running[kind]?.outcome = before?.outcome }
    if !isDone && isNews && game.outcome != nil { running[kind]?.record.id = "" }
    if isListed { list() }
  }

  /// A folder that could not be written at the start may be writable by now.
  private mutating func connectLate() {
    guard folder.make() == nil else { return tell("Games cannot be kept.") }
    connect()
    guard isWritable, !wasOpened else { return }
    wasOpened = true
    isKeeper = isKeeper && folder.takeLock()
    unseen = Set((read { try GameTables.running($0) } ?? []).map(\.record.game)).subtracting(running.keys)
  }

  mutating func setAside(game: String) {
    running[game] = nil
    attempt { try GameTables.setAside(game, $0) }
  }

  // MARK: - History

  mutating func list() { news.append(.listed(read { try GameTables.summaries($0) } ?? [])) }

  mutating func fetch(_ id: String) {
    news.append(.fetched(read { try GameTables.past(id, $0) } ?? nil))
  }

  mutating func remove(_ id: String) {
    guard let game = read({ try GameTables.past(id, $0) }) ?? nil else { return list() }
    if attempt({ try GameTables.remove(id, $0) }) { news.append(.removed(game)) }
    list()
  }

  /// Returns how many were not there yet; nil when it could not be done.
  @discardableResult
  mutating func add(_ games: [PastGame], running: [SavedGame] = []) -> Int? {
    var count = 0
    let (known, isKeeper) = (self.running, isKeeper)
    let isDone = attempt { db in
      count = 0
      for game in games where try GameTables.enter(game, replaces: false, db) { count += 1 }
      for game in running where isKeeper && known[game.record.game] == nil {
        try GameTables.keep(game, at: Self.now, db)
      }
    }
    list()
    return isDone ? count : nil
  }

  mutating func clear() {
    attempt { try GameTables.clear($0) }
    list()
  }

  mutating func mark(_ id: String, _ moves: [Int]) {
    attempt { try GameTables.mark(id, moves, $0) }
  }

  /// Every game, oldest first; nil when they cannot be read.
  mutating func everything() -> (past: [PastGame], running: [SavedGame])? {
    read { (try GameTables.allPast($0), try GameTables.running($0)) }
  }

  mutating func say(_ words: String) { news.append(.told(words)) }

  // MARK: - How

  static var now: Timestamp { StoreClock.now }

  private mutating func read<T>(_ body: (Database) throws -> T) -> T? {
    guard let database else { return nil }
    do {
      return try database.read(body)
    } catch {
      let problem = StoreProblem(error)
      if problem.isDamage { setAside() } else { tell("The history cannot be read (\(problem.reason)).") }
      return nil
    }
  }

  /// Writes; in a new file if the old one turns out to be damaged. False when it could not be done.
  @discardableResult
  private mutating func attempt(_ body: (Database) throws -> Void) -> Bool {
    guard let database, isWritable else { return false }
    do {
      try database.write(body)
      lastProblem = nil
      return true
    } catch {
      let problem = StoreProblem(error)
      guard problem.isDamage else {
        tell("The game could not be saved (\(problem.reason)).")
        return false
      }
      setAside()
      return (try? self.database?.write(body)) != nil
    }
  }
}
