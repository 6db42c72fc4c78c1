// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Everything that is kept of games which are not running, and what it adds up to.
public struct History: Hashable, Sendable {
  /// Newest first.
  public var finished: [GameSummary]
  /// Those that were left last come first.
  public var unfinished: [UnfinishedGame]
  public var statistics: Statistics

  public init(
    finished: [GameSummary] = [], unfinished: [UnfinishedGame] = [], statistics: Statistics = Statistics()
  ) {
    self.finished = finished
    self.unfinished = unfinished
    self.statistics = statistics
  }

  /// Adds up what is in it; a few milliseconds for ten thousand games, so not for the main thread.
  public init(finished: [GameSummary], unfinished: [UnfinishedGame], _ clock: LocalClock) {
    self.init(finished: finished, unfinished: unfinished, statistics: Statistics(finished, clock))
  }

  public var isEmpty: Bool { finished.isEmpty && unfinished.isEmpty }

  /// The game that was left with moves on this start, if nothing has been made of the start since.
  /// - Parameter isStart: true for a setup that begins in the same way.
  public func left(of game: String, where isStart: (String?) -> Bool) -> SavedGame? {
    let left = unfinished.first { entry in
      entry.record.game == game && !entry.wasCleared && isStart(entry.record.options.setup)
    }
    guard let left else { return nil }
    let isDone = finished.contains { past in
      past.game == game && past.finished >= left.left && isStart(past.options.setup)
    }
    return isDone ? nil : left.saved
  }
}

/// A game that gave way to another one before it was over. It can be gone on with.
public struct UnfinishedGame: Hashable, Sendable {
  public var saved: SavedGame
  public var left: Timestamp
  /// True when the player began the same start anew: whoever chooses that start does not want these moves back.
  public var wasCleared: Bool

  public init(saved: SavedGame, left: Timestamp, wasCleared: Bool = false) {
    self.saved = saved
    self.left = left
    self.wasCleared = wasCleared
  }

  public var record: GameRecord { saved.record }
}

/// What was taken out of the history at one go, whole, so that it can be put back.
public struct RemovedGames: Hashable, Sendable {
  public var finished: [PastGame]
  public var unfinished: [UnfinishedGame]

  public init(finished: [PastGame] = [], unfinished: [UnfinishedGame] = []) {
    self.finished = finished
    self.unfinished = unfinished
  }

  public var count: Int { finished.count + unfinished.count }
}

/// What keeping a game means for the history, worked out once for every archive.
public struct Upkeep: Hashable, Sendable {
  /// To be entered as finished.
  public var finished: [String: PastGame] = [:]
  /// To be entered as unfinished.
  public var unfinished: [String: UnfinishedGame] = [:]
  /// Ids of games that are not finished any more, and of those that run again.
  public var reopened: Set<String> = []
  public var resumed: Set<String> = []

  public init() {}

  public var isEmpty: Bool {
    finished.isEmpty && unfinished.isEmpty && reopened.isEmpty && resumed.isEmpty
  }

  /// Adds what follows from `game` being kept where `before` was kept until now. What was left undone earlier, because
  /// of a full disk perhaps, stays to be done.
  public mutating func add(_ game: SavedGame, after before: SavedGame?, at time: Timestamp) {
    let id = game.record.id
    let isSame = before?.record.id == id
    if let before, !isSame, before.outcome == nil, before.ownMoves > 0 {
      let isRestart = game.record.moves.isEmpty && game.record.options.setup == before.record.options.setup
      unfinished[before.record.id] = UnfinishedGame(saved: before, left: time, wasCleared: isRestart)
    }
    if !isSame {
      unfinished[id] = nil
      resumed.insert(id)
    }
    // A game that the player removed from the history stays removed until something happens in it.
    guard !isSame || before?.record.moves != game.record.moves || before?.outcome != game.outcome else {
      return
    }
    if let outcome = game.outcome {
      reopened.remove(id)
      finished[id] = PastGame(
        record: game.record, outcome: outcome, finished: time, gameNumber: game.gameNumber)
    } else {
      finished[id] = nil
      if before?.outcome != nil && isSame { reopened.insert(id) }
    }
  }
}
