// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore
import Words

/// What lies in a file and what is here already become one.
extension GameDatabase {
  /// Adds what is not there yet. Of two games with one id of which one begins with the other the longer is taken; where each has
  /// moves of its own, both are kept. A running game of a kind that has one comes in as one that can be gone on with.
  mutating func add(_ history: KeptHistory) -> Result<MergedGames, StoreProblem> {
    // What runs in another window is as little touched as what runs in this one.
    let isAlone = isKeeper || folder.takeLock()
    defer { if isAlone, !isKeeper { folder.releaseLock() } }
    let own = Array(running.values)
    var merge = Merge(own: own, time: clock.stamp)
    let reason = write { [running, clock] db in
      merge = Merge(own: try own + (isAlone ? [] : GameTables.running(db)), time: clock.stamp)
      for game in history.past + history.unfinished { try merge.add(game, db) }
      let ended = Set(history.past.map(\.id))
      for game in history.running where !game.moves.isEmpty {
        let isFree = try running[game.game] == nil && !GameTables.isRunning(game.game, db)
        if !ended.contains(game.id) {
          try merge.add(game, asRunning: isFree, db)
        } else if isFree, merge.merged.games[game.id] != nil {
          // Over, and counted already: it lies on its table as well.
          try GameTables.keep(game, at: merge.time, knowing: nil, db)
        }
      }
      for solution in history.solutions where try GameTables.found(solution, db) {
        merge.merged.solutions.append(solution)
      }
      for attempt in history.tries where try GameTables.tried(attempt, db) {
        merge.merged.tries.append(attempt)
      }
    }
    list()
    return reason.map { .failure(StoreProblem(unreadable: $0)) } ?? .success(merge.merged)
  }

  /// Takes out again what a file has brought.
  mutating func takeOut(_ merged: MergedGames) {
    let ids = Set(running.values.map(\.id))
    var count = 0
    let reason = write { count = try GameTables.takeOut(merged, but: ids, $0) }
    list()
    if let reason { return sayUnchanged(reason) }
    let isWhole = count >= merged.games.count
    say(
      isWhole
        ? trn("{count} game taken out again.", "{count} games taken out again.", count)
        : trn(
          "{count} game taken out again; those that were played on stay.",
          "{count} games taken out again; those that were played on stay.", count))
  }
}

/// Adds one game after the other and notes what came of it.
private struct Merge {
  var merged = MergedGames()
  /// What runs in a window is not changed under its player's hands.
  let own: [GameRecord]
  let time: Timestamp

  init(own: [GameRecord], time: Timestamp) { (self.own, self.time) = (own, time) }

  mutating func add(_ game: GameRecord, asRunning: Bool = false, _ db: Database) throws {
    let here = own.first { $0.id == game.id }
    // A game that is over may lie on its table when it has been taken out of the history.
    let isOver = here?.outcome != nil
    let kept = try isOver ? GameTables.past(game.id, db) : here ?? GameTables.game(game.id, db)
    guard let there = kept else { return try enter(game, asRunning: asRunning, db) }
    if there.includes(game) {
      merged.known += 1
    } else if here == nil, game.includes(there) {
      merged.replaced[game.id] = there.outcome == nil && there.date == 0 ? there.left(at: time) : there
      try GameTables.delete(game.id, db)
      try enter(game, asRunning: asRunning, db)
    } else {
      var other = game
      other.id = game.besideID
      guard try GameTables.game(other.id, db) == nil else {
        merged.known += 1
        return
      }
      merged.forks += 1
      try enter(other, asRunning: false, db)
    }
  }

  private mutating func enter(_ game: GameRecord, asRunning: Bool, _ db: Database) throws {
    if asRunning, try !GameTables.isRunning(game.game, db) {
      try GameTables.keep(game, at: time, knowing: nil, db)
    } else {
      let left = game.outcome == nil && game.date == 0 ? game.left(at: time) : game
      try GameTables.enter(left, replaces: false, db)
    }
    merged.add(game)
  }
}

extension GameRecord {
  /// True when the other one is this game at an earlier time.
  fileprivate func includes(_ other: GameRecord) -> Bool {
    guard other.outcome == nil || moves.count == other.moves.count else { return false }
    return moves.starts(with: other.moves) && (outcome != nil || other.outcome == nil)
  }

  /// The id of this game where another one has its own: always the same, so that a file that is read twice brings it once.
  fileprivate var besideID: String {
    var halves: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    for byte in (id + " " + moves.joined(separator: " ") + (outcome?.reason ?? "")).utf8 {
      for half in halves.indices {
        halves[half] = (halves[half] ^ UInt64(byte)) &* (0x100_0000_01b3 + UInt64(half) * 2)
      }
    }
    return halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
