// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Everything that is kept of games which are not running, and what it adds up to. Finished games are not in it: there may be very
/// many, so who shows them asks for rows.
public struct History: Hashable, Sendable {
  /// Those that were left last come first.
  public var unfinished: [GameRecord]
  public var statistics: Statistics
  /// Tries at puzzles, oldest first. They stay when games are deleted.
  public let tries: [PuzzleTry]
  /// What they come to.
  public let sums: TrySums
  /// Another value whenever a finished game came, went or changed.
  private var mark = 0

  public init(
    unfinished: [GameRecord] = [], statistics: Statistics = Statistics(), tries: [PuzzleTry] = []
  ) {
    self.unfinished = unfinished
    self.statistics = statistics
    self.tries = tries
    sums = TrySums(tries)
  }

  /// Adds up what is in it; so not for the main thread.
  /// - Parameter id: the id of the finished game with a key.
  public init(
    _ past: PastIndex, unfinished: [GameRecord], tries: [PuzzleTry] = [], _ clock: LocalClock,
    id: (Int64) -> String?
  ) {
    self.init(unfinished: unfinished, statistics: Statistics(past, clock, id: id), tries: tries)
    mark = past.mark
  }

  public var isEmpty: Bool { statistics.last == nil && unfinished.isEmpty }

  /// True when finished games came, went or changed.
  public func isCountedAnew(since before: History) -> Bool { mark != before.mark }

  /// The game that was left with moves on this start, if nothing has been made of the start since.
  /// - Parameter isStart: true for a setup that begins in the same way.
  public func left(of game: String, where isStart: (String?) -> Bool) -> GameRecord? {
    let left = unfinished.first { entry in
      entry.game == game && !entry.wasCleared && isStart(entry.options.setup)
    }
    guard let left else { return nil }
    let isDone = statistics.latest.contains { start, date in
      start.game == game && date >= left.date && isStart(start.setup)
    }
    return isDone ? nil : left
  }
}

/// What keeping a game means for the history, worked out once for every archive.
public struct Upkeep: Hashable, Sendable {
  /// To be entered as finished.
  public var finished: [String: GameRecord] = [:]
  /// To be entered as unfinished.
  public var unfinished: [String: GameRecord] = [:]
  /// Ids of games that are not finished any more, and of those that run again.
  public var reopened: Set<String> = []
  public var resumed: Set<String> = []

  public init() {}

  public var isEmpty: Bool {
    finished.isEmpty && unfinished.isEmpty && reopened.isEmpty && resumed.isEmpty
  }

  /// Adds what follows from `game` being kept where `before` was kept until now. What was left undone earlier, because
  /// of a full disk perhaps, stays to be done.
  public mutating func add(_ game: GameRecord, after before: GameRecord?, at time: Timestamp) {
    let id = game.id
    let isSame = before?.id == id
    if let before, !isSame, before.outcome == nil, before.isWorthKeeping {
      let isRestart = game.moves.isEmpty && game.options.setup == before.options.setup
      unfinished[before.id] = before.left(at: time, wasCleared: isRestart)
    }
    if !isSame {
      unfinished[id] = nil
      resumed.insert(id)
    }
    // A game that the player removed from the history stays removed until something happens in it.
    guard !isSame || before?.moves != game.moves || before?.outcome != game.outcome else {
      return
    }
    if let outcome = game.outcome {
      reopened.remove(id)
      finished[id] = game.finished(outcome, at: time)
    } else {
      finished[id] = nil
      if before?.outcome != nil && isSame { reopened.insert(id) }
    }
  }
}
