// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Games kept for as long as the program runs: for tests, and for a window that has nowhere to write.
public final class MemoryArchive: Archive {
  private var replies: [ArchiveReply] = []
  /// By name of the game.
  public private(set) var saved: [String: GameRecord]
  /// Newest first.
  public private(set) var past: [GameRecord]
  /// Those that were left last come first.
  public private(set) var unfinished: [GameRecord]
  /// In the order in which they were found.
  public private(set) var solutions: [FoundSolution] = []
  /// Oldest first.
  public private(set) var tries: [PuzzleTry]
  /// Puzzles that were begun.
  public private(set) var begun: [BegunPuzzle]
  /// Games of files that can be added, by path.
  public var files: [String: [GameRecord]] = [:]
  /// Under this path in `files` lies what can be brought back.
  public static let copy = "copy"
  /// Why nothing can be written, in a sentence.
  public var exportFault: String?
  /// What was sent, in order.
  public private(set) var requests: [ArchiveRequest] = []
  private let clock: LocalClock
  /// By id.
  private var keys: [String: Int64] = [:]

  public init(
    saved: [GameRecord] = [], past: [GameRecord] = [], unfinished: [GameRecord] = [],
    tries: [PuzzleTry] = [], begun: [BegunPuzzle] = [], clock: LocalClock = LocalClock()
  ) {
    (self.tries, self.begun) = (tries, begun)
    self.saved = Dictionary(saved.map { ($0.game, $0) }) { $1 }
    self.past = past.sorted { $0.date > $1.date }
    self.unfinished = unfinished.sorted { $0.date > $1.date }
    self.clock = clock
  }

  public var isIdle: Bool { true }

  public func poll() -> [ArchiveReply] {
    defer { replies.removeAll() }
    return replies
  }

  /// Tells that games were lost, and can be brought back.
  public func lose(upTo day: Day) { replies.append(.canBringBack(upTo: day)) }

  private func list() {
    let index = index
    replies.append(
      .listed(
        History(index, unfinished: unfinished, tries: tries, clock) { [past, places] in
          places[$0].map { past[$0].id }
        }))
  }

  /// Finished games have the same keys for as long as the program runs.
  private var index: PastIndex {
    for game in past where keys[game.id] == nil { keys[game.id] = Int64(keys.count) }
    let plain = PastIndex(past)
    return PastIndex(
      entries: plain.entries.map { entry in
        .init(
          key: keys[past[Int(entry.key)].id] ?? 0, group: entry.group, date: entry.date,
          seconds: entry.seconds)
      }, examples: plain.examples)
  }

  private var places: [Int64: Int] {
    Dictionary(past.enumerated().map { (keys[$1.id] ?? 0, $0) }) { first, _ in first }
  }

  private func search(_ search: HistorySearch) -> HistoryFound {
    let index = index
    let others = past.filter { $0.event != nil }.map { game in
      (keys[game.id] ?? 0, [game.options.people.own, game.options.people.other, game.event ?? ""])
    }
    return index.found(
      search, among: search.ids.map { Set($0.compactMap { keys[$0] }) },
      others: Dictionary(others) { first, _ in first }, clock)
  }

  private func rows(_ wanted: [Int64]) -> [Int64: GameRecord] {
    let places = places
    return wanted.reduce(into: [:]) { rows, key in rows[key] = places[key].map { past[$0].listed() } }
  }

  public func send(_ request: ArchiveRequest) {
    requests.append(request)
    switch request {
    case .open:
      replies.append(.opened(Array(saved.values), keeps: true))
      replies.append(.begun(begun))
      list()
    case .save(let game): save(game)
    case .setAside(let game): saved[game] = nil
    case .list: list()
    case .search(let wanted): replies.append(.found(search(wanted)))
    case .rows(let keys): replies.append(.rows(rows(keys)))
    case .rate(let scales):
      let index = index
      replies.append(
        .rated(
          Dictionary(uniqueKeysWithValues: scales.map { ($0, PlayerRating(index, of: $0, on: $1, clock)) })))
    case .figure(let game, let opening):
      let listed = past.map { $0.listed() }
      replies.append(.figured(game: game, Figures(listed, of: game, clock, opening: opening)))
    case .fetch(let id): replies.append(.fetched(past.first { $0.id == id }))
    case .remove(let id): remove { $0.id == id }
    case .clear(let game): remove { game == nil || $0.game == game }
    case .putBack(let games):
      let known = Set((past + unfinished + saved.values).map(\.id))
      let new = games.filter { !known.contains($0.id) }
      past = (past + new.filter { $0.outcome != nil }).sorted { $0.date > $1.date }
      unfinished = (unfinished + new.filter { $0.outcome == nil }).sorted { $0.date > $1.date }
      list()
    case .review(let id, let review):
      if let index = past.firstIndex(where: { $0.id == id }) { past[index].review = review }
    case .found(let solution):
      if !solutions.contains(solution) { solutions.append(solution) }
      tell(solution.game, solution.start)
    case .solutions(let game, let start): tell(game, start)
    case .tried(let new):
      tries.append(new)
      list()
    case .begun(let new):
      begun.removeAll { ($0.game, $0.puzzle) == (new.game, new.puzzle) }
      if !new.state.isEmpty { begun.append(new) }
    case .reviewed: replies.append(.reviewed(past.filter { $0.review != nil }))
    case .export(let path, let replaces): replies.append(.exported(export(path, replaces: replaces)))
    case .merge(let path): merge(path)
    case .bringBack: merge(Self.copy)
    case .takeOut(let merged):
      func isMeant(_ game: GameRecord) -> Bool { merged.games[game.id] == game.moves.joined(separator: " ") }
      past.removeAll(where: isMeant)
      unfinished.removeAll(where: isMeant)
      list()
      replies.append(.told("Taken out."))
    }
  }

  private func export(_ path: String, replaces: Bool) -> ExportEnd {
    if let exportFault { return .failed(exportFault) }
    if files[path] != nil, !replaces { return .exists(path: path) }
    files[path] = past
    return .written(past.count, path: path)
  }

  private func merge(_ path: String) {
    guard let games = files[path] else {
      return replies.append(.merged(.failure(MergeFault("There is no file here."))))
    }
    let known = Set((past + unfinished + saved.values).map(\.id))
    var merged = MergedGames()
    for game in games where !known.contains(game.id) {
      merged.add(game)
      if game.outcome == nil { unfinished.append(game) } else { past.append(game) }
    }
    merged.known = games.count - merged.games.count
    past.sort { $0.date > $1.date }
    list()
    replies.append(.merged(.success(merged)))
  }

  private func tell(_ game: String, _ start: String) {
    let found = solutions.filter { $0.game == game && $0.start == start }.map(\.solution)
    replies.append(.solutions(game: game, start: start, found: found))
  }

  private func remove(_ isMeant: (GameRecord) -> Bool) {
    let games = (past + unfinished).filter(isMeant)
    past.removeAll(where: isMeant)
    unfinished.removeAll(where: isMeant)
    if !games.isEmpty { replies.append(.removed(games)) }
    list()
  }

  private func save(_ game: GameRecord) {
    var upkeep = Upkeep()
    upkeep.add(game, after: saved[game.game], at: clock.stamp)
    saved[game.game] = game
    let before = (past, unfinished)
    past.removeAll { upkeep.reopened.contains($0.id) || upkeep.finished[$0.id] != nil }
    past.insert(contentsOf: upkeep.finished.values, at: 0)
    unfinished.removeAll {
      upkeep.resumed.contains($0.id) || upkeep.unfinished[$0.id] != nil
    }
    unfinished.insert(contentsOf: upkeep.unfinished.values, at: 0)
    if before != (past, unfinished) { list() }
  }
}
