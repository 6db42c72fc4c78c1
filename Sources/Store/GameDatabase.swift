// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GameCore
import Words

/// The database with everything that can go wrong with it. Used on the store's own thread alone.
///
/// Whatever happens, play goes on: what could not be done is one sentence for a toast, said once until it works again,
/// and tried anew with the next game that is to be kept. No file with anything in it is ever deleted.
struct GameDatabase {
  var folder: StoreFolder
  let clock: LocalClock
  let rules: RuleCheck
  let configure: @Sendable (Database) throws -> Void
  var database: DatabaseQueue?
  /// True when there was no file.
  var isNew = false
  /// Why nothing can be written; nil while it can.
  var obstacle: String? = ""
  /// Which file is open, and how it was after the last change that was made here.
  var place: FileStamp?
  var changeCount: Int?
  /// Whether this window keeps the running games. The first one to open the folder does; when it is closed, the next one
  /// in which a move is made.
  var isKeeper = false
  /// The running games of this window as they were kept last.
  private(set) var running: [String: GameRecord] = [:]
  /// Kinds whose running game is not in the file as it is here.
  var unwritten: Set<String> = []
  /// Ids of the running games in the file, as far as this window has read or written them.
  var known: [String: String] = [:]
  /// What follows for the history and could not be written yet.
  private var upkeep = Upkeep()
  private var lastProblem: String?
  /// True when the file was begun by this window after damage, and nothing has been written into it since.
  var hasFreshFile = false
  var hasGivenUp = false
  /// The day for which the copies were looked after, whether something was written since the last one, and whether games may have
  /// been lost: see `SafetyCopy`.
  var copiedOn: Day?
  var hasChanged = false
  var isSpoiled = false
  /// When the file was last looked through for damage.
  var checkedOn: Day?
  /// What was in a file that is gone, until there is a place for it.
  var homeless: KeptHistory?
  private var news: [ArchiveReply] = []

  /// `configure` is run on every new connection.
  init(
    folder: String, clock: LocalClock, rules: RuleCheck,
    configure: @escaping @Sendable (Database) throws -> Void
  ) {
    self.folder = StoreFolder(path: folder)
    self.clock = clock
    self.rules = rules
    self.configure = configure
  }

  mutating func takeNews() -> [ArchiveReply] {
    defer { news.removeAll() }
    return news
  }

  /// Says it, unless it was the last that was said.
  mutating func tell(_ problem: String) {
    guard problem != lastProblem else { return }
    lastProblem = problem
    say(problem)
  }

  mutating func say(_ words: String) { answer(.told(words)) }

  mutating func answer(_ reply: ArchiveReply) { news.append(reply) }

  // MARK: - Opening and closing

  /// For a window.
  mutating func open() {
    openFolder(asWindow: true)
    if isNew { offerCopy() }
    var games: [GameRecord] = []
    if isKeeper {
      games = read { try GameTables.running($0) } ?? []
      for game in games { running[game.game] = game }
      known = running.mapValues(\.id)
    } else if database != nil {
      tell(tr("Another window keeps the running games; those of this one are kept as unfinished."))
    }
    news.append(.opened(games, keeps: obstacle == nil && isKeeper))
    news.append(.begun(read { try GameTables.begun($0) } ?? []))
    list()
  }

  /// Lets go of everything.
  mutating func close() {
    if obstacle == nil { copyToday() }
    try? database?.close()
    database = nil
    if obstacle == nil { noteChecked() }
    folder.releaseLock()
  }

  // MARK: - Running games

  mutating func save(_ game: GameRecord) {
    let kind = game.game
    let time = clock.stamp
    upkeep.add(game, after: running[kind], at: time)
    running[kind] = game
    unwritten.insert(kind)
    if obstacle != nil { openLate() }
    if obstacle == nil && !isKeeper && folder.takeLock() { becomeKeeper() }
    keepWaiting()
  }

  /// Writes what is not in the file as it is here.
  mutating func keepWaiting() {
    let time = clock.stamp
    let (upkeep, games, known) = (upkeep, unwritten.compactMap { running[$0] }, known)
    let isKeeper = isKeeper
    var isListed = false
    let reason = write { db in
      isListed = try GameTables.follow(upkeep, db)
      for game in games {
        if isKeeper {
          let hasGivenWay = try GameTables.keep(game, at: time, knowing: known[game.game], db)
          isListed = isListed || hasGivenWay
        } else {
          try GameTables.keepApart(game, at: time, db)
        }
      }
    }
    if let reason {
      // What could not be entered is tried again the next time.
      if obstacle == nil { tell(tr("The game could not be saved ({reason}).", ["reason": reason])) }
      return
    }
    self.upkeep = Upkeep()
    unwritten = []
    if isKeeper { for game in games { self.known[game.game] = game.id } }
    if isListed { list() }
  }

  /// The window that kept the running games is closed. Its own give way where there is one here.
  private mutating func becomeKeeper() {
    isKeeper = true
    unwritten = Set(running.keys)
    for game in running.values { upkeep.resumed.insert(game.id) }
    tell(tr("The other window is closed; this one keeps the running games now."))
  }

  mutating func setAside(game: String) {
    running[game] = nil
    known[game] = nil
    write { try GameTables.setAside(game, $0) }
  }

  // MARK: - History

  mutating func list() {
    let kinds: Set<String>? = isKeeper ? Set(running.keys) : nil
    // What runs here is not gone on with from a list, even where it is kept as unfinished.
    let ids = Set(running.values.map(\.id))
    let clock = clock
    let history = read { db in
      try History(
        PastIndex(db), unfinished: GameTables.unfinished(besides: kinds, db).filter { !ids.contains($0.id) },
        tries: GameTables.tries(db), clock
      ) { try? GameTables.id(of: $0, db) }
    }
    news.append(.listed(history ?? History()))
  }

  mutating func search(_ search: HistorySearch) {
    let clock = clock
    let found = read { db in
      try PastIndex(db).found(
        search, among: search.ids.map { try GameTables.keys(of: $0, db) },
        others: search.words.isEmpty ? [:] : GameTables.others(db), clock)
    }
    news.append(.found(found ?? HistoryFound(number: search.number)))
  }

  mutating func tellRows(_ keys: [Int64]) {
    news.append(
      .rows(
        read { db in
          try keys.reduce(into: [:]) { rows, key in rows[key] = try GameTables.row(key, db) }
        } ?? [:]))
  }

  mutating func rate(_ scales: [String: RatingScale]) {
    let clock = clock
    let ratings = read { db in
      let past = try PastIndex(db)
      return Dictionary(
        uniqueKeysWithValues: scales.map { ($0, PlayerRating(past, of: $0, on: $1, clock)) })
    }
    news.append(.rated(ratings ?? [:]))
  }

  mutating func figure(_ game: String, _ opening: ([String]) -> [String]?) {
    let clock = clock
    let figures = read { try GameTables.figures(of: game, clock, opening, $0) }
    news.append(.figured(game: game, figures ?? Figures()))
  }

  mutating func fetch(_ id: String) {
    news.append(.fetched(read { try GameTables.past(id, $0) } ?? nil))
  }

  /// Takes out one game, or those of a kind, or all.
  mutating func remove(id: String? = nil, game: String? = nil) {
    var removed: [GameRecord] = []
    if let reason = write({ removed = try GameTables.remove(id: id, game: game, $0) }) {
      sayUnchanged(reason)
    } else if !removed.isEmpty {
      news.append(.removed(removed))
    }
    list()
  }

  mutating func putBack(_ games: [GameRecord]) {
    if case .failure(let problem) = add(KeptHistory(past: games)) {
      sayUnchanged(problem.reason)
    }
  }

  /// Somebody has asked for it: this is said every time.
  mutating func sayUnchanged(_ reason: String) {
    say(tr("The history cannot be changed ({reason}).", ["reason": reason]))
  }

  mutating func keep(_ review: GameReview, of id: String) {
    write { try GameTables.keep(review, of: id, $0) }
  }

  mutating func enter(_ solution: FoundSolution) {
    var solution = solution
    solution.found = clock.stamp
    write { [solution] in try GameTables.found(solution, $0) }
    tellSolutions(solution.game, solution.start)
  }

  mutating func enter(_ attempt: PuzzleTry) {
    if obstacle != nil { openLate() }
    if let reason = write({ try GameTables.tried(attempt, $0) }), obstacle == nil {
      tell(tr("The puzzle could not be saved ({reason}).", ["reason": reason]))
    }
    list()
  }

  mutating func enter(_ puzzle: BegunPuzzle) {
    if obstacle != nil { openLate() }
    if let reason = write({ try GameTables.begun(puzzle, $0) }), obstacle == nil {
      tell(tr("The puzzle could not be saved ({reason}).", ["reason": reason]))
    }
  }

  mutating func tellSolutions(_ game: String, _ start: String) {
    let found = read { try GameTables.solutions(game, start, $0) } ?? []
    news.append(.solutions(game: game, start: start, found: found))
  }

  mutating func tellReviewed() {
    news.append(.reviewed(read { try GameTables.reviewed($0) } ?? []))
  }

  // MARK: - How

  /// Reads; from a new file if the old one turns out to be damaged. Nil when it could not be done.
  mutating func read<T>(_ body: (Database) throws -> T) -> T? {
    guard let database else { return nil }
    do {
      return try database.read(body)
    } catch {
      let problem = StoreProblem(error)
      guard problem.isDamage else {
        tell(tr("The history cannot be read ({reason}).", ["reason": problem.reason]))
        return nil
      }
      setAside()
      return read(body)
    }
  }

  /// Writes; into a new file if the old one turns out to be damaged. Returns why it could not be done.
  @discardableResult
  mutating func write(_ body: (Database) throws -> Void) -> String? {
    guard let database, obstacle == nil else { return obstacle ?? "" }
    copyDaysBefore()
    do {
      try database.write(body)
    } catch {
      let problem = StoreProblem(error)
      guard problem.isDamage else {
        notePlace()
        return problem.reason
      }
      setAside()
      return write(body)
    }
    lastProblem = nil
    (hasFreshFile, hasChanged) = (false, true)
    notePlace()
    return nil
  }
}
