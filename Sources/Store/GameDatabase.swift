// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore
import Words

/// The database with everything that can go wrong with it. Used on the store's own thread alone.
///
/// Whatever happens, play goes on: what could not be done is one sentence for a toast, said once until it works again,
/// and tried anew with the next game that is to be kept. No file is ever deleted.
struct GameDatabase {
  private var folder: StoreFolder
  private let clock: LocalClock
  private let configure: @Sendable (Database) throws -> Void
  private var database: DatabaseQueue?
  /// False when the database can only be read.
  private var isWritable = false
  /// Whether this window keeps the running games; the first one to open the folder does.
  private var isKeeper = true
  private var wasOpened = false
  /// The running games as they were kept last.
  private var running: [String: SavedGame] = [:]
  /// What follows for the history and could not be written yet.
  private var upkeep = Upkeep()
  /// Kinds whose running game in the file was never seen by this window, so that it must not replace it.
  private var unseen: Set<String> = []
  private var lastProblem: String?
  /// True when the file was begun by this window after damage, and nothing has been written into it yet.
  private var hasFreshFile = false
  private var hasGivenUp = false
  private(set) var news: [ArchiveReply] = []

  /// `configure` is run on every new connection.
  init(folder: String, clock: LocalClock, configure: @escaping @Sendable (Database) throws -> Void) {
    self.folder = StoreFolder(path: folder)
    self.clock = clock
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
      tell(tr("Games cannot be kept ({reason}).", ["reason": reason]))
    } else {
      isKeeper = folder.takeLock()
      connect()
      games = read { try GameTables.running($0) } ?? []
      wasOpened = isWritable
    }
    if isKeeper {
      for game in games { running[game.record.game] = game }
    } else {
      tell(tr("Another window keeps the running games; this one keeps finished ones."))
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
        tell(tr("Games cannot be kept ({reason}).", ["reason": problem.reason]))
      } else {
        tell(tr("Games cannot be kept ({reason}).", ["reason": problem.reason]))
      }
    }
  }

  /// Goes on in a new file. A new file that is damaged at once is no help: then nothing is kept until a window is opened
  /// again, instead of one file after the other being set aside.
  private mutating func setAside() {
    database = nil
    isWritable = false
    guard !hasFreshFile, let name = folder.setAside() else {
      hasGivenUp = true
      return tell(tr("The history is damaged and could not be set aside, so games cannot be kept."))
    }
    hasFreshFile = true
    tell(tr("The history was damaged; it was set aside as {name}.", ["name": name]))
    database = try? connection(readOnly: false)
    isWritable = database != nil
    // What was running goes on, in the new file.
    let (games, time) = (running.values, clock.stamp)
    try? database?.write { db in for game in games { try GameTables.keep(game, at: time, db) } }
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
    if !isKeeper { leaveAll() }
    if let database, isKeeper {
      _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }
    try? database?.close()
    database = nil
    folder.releaseLock()
  }

  // MARK: - Running games

  /// The games of a window that does not keep running ones: they are gone on with from the history.
  private mutating func leaveAll() {
    let games = running.values.filter { $0.outcome == nil && $0.ownMoves > 0 }
    let time = clock.stamp
    guard !games.isEmpty else { return }
    attempt { db in
      for game in games { try GameTables.enter(UnfinishedGame(saved: game, left: time), replaces: true, db) }
    }
  }

  mutating func save(_ game: SavedGame) {
    let kind = game.record.game
    let time = clock.stamp
    upkeep.add(game, after: running[kind], at: time)
    running[kind] = game
    if !isWritable { connectLate() }
    let keeps = isKeeper && !unseen.contains(kind)
    let upkeep = upkeep
    var isListed = false
    let isDone = attempt { db in
      if keeps { try GameTables.keep(game, at: time, db) }
      isListed = try GameTables.follow(upkeep, db)
    }
    // What could not be entered is tried again the next time.
    if isDone { self.upkeep = Upkeep() }
    if isListed { list() }
  }

  /// A folder that could not be written at the start may be writable by now.
  private mutating func connectLate() {
    guard !hasGivenUp else { return }
    guard folder.make() == nil else { return tell(tr("Games cannot be kept.")) }
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

  mutating func list() {
    let found = read { (try GameTables.summaries($0), try GameTables.unfinished($0)) }
    news.append(.listed(History(finished: found?.0 ?? [], unfinished: found?.1 ?? [], clock)))
  }

  mutating func fetch(_ id: String) {
    news.append(.fetched(read { try GameTables.past(id, $0) } ?? nil))
  }

  /// Takes out one game, or those of a kind, or all.
  mutating func remove(id: String? = nil, game: String? = nil) {
    var removed = RemovedGames()
    let isDone = attempt { removed = try GameTables.remove(id: id, game: game, $0) }
    if isDone && removed.count > 0 { news.append(.removed(removed)) }
    list()
  }

  /// Returns how many games were not there yet; nil when it could not be done.
  @discardableResult
  mutating func add(
    _ games: RemovedGames, running: [SavedGame] = [], solutions: [KeptSolution] = []
  ) -> Int? {
    var count = 0
    let (known, isKeeper, time) = (self.running, isKeeper, clock.stamp)
    let ids = Set(known.values.map(\.record.id))
    let isDone = attempt { db in
      count = 0
      for game in games.finished where try GameTables.enter(game, replaces: false, db) { count += 1 }
      for game in games.unfinished where !ids.contains(game.record.id) {
        if try GameTables.enter(game, replaces: false, db) { count += 1 }
      }
      for game in running where isKeeper && known[game.record.game] == nil {
        try GameTables.keep(game, at: time, db)
      }
      for kept in solutions { try GameTables.found(kept, db) }
    }
    list()
    return isDone ? count : nil
  }

  mutating func keep(_ review: GameReview, of id: String) {
    attempt { try GameTables.keep(review, of: id, $0) }
  }

  mutating func enter(_ solution: FoundSolution) {
    let kept = KeptSolution(solution, found: clock.stamp)
    attempt { try GameTables.found(kept, $0) }
    tellSolutions(solution.game, solution.start)
  }

  mutating func tellSolutions(_ game: String, _ start: String) {
    let found = read { try GameTables.solutions(game, start, $0) } ?? []
    news.append(.solutions(game: game, start: start, found: found))
  }

  /// Everything, oldest first; nil when it cannot be read.
  mutating func everything() -> KeptHistory? {
    read {
      KeptHistory(
        past: try GameTables.allPast($0), unfinished: try GameTables.unfinished($0),
        running: try GameTables.running($0), solutions: try GameTables.allSolutions($0))
    }
  }

  mutating func say(_ words: String) { news.append(.told(words)) }

  // MARK: - How

  private mutating func read<T>(_ body: (Database) throws -> T) -> T? {
    guard let database else { return nil }
    do {
      return try database.read(body)
    } catch {
      let problem = StoreProblem(error)
      if problem.isDamage {
        setAside()
      } else {
        tell(tr("The history cannot be read ({reason}).", ["reason": problem.reason]))
      }
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
      hasFreshFile = false
      return true
    } catch {
      let problem = StoreProblem(error)
      guard problem.isDamage else {
        tell(tr("The game could not be saved ({reason}).", ["reason": problem.reason]))
        return false
      }
      setAside()
      guard let fresh = self.database else { return false }
      do {
        try fresh.write(body)
        hasFreshFile = false
        return true
      } catch { return false }
    }
  }
}
