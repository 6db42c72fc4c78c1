// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The rows of a history, unfinished games above finished ones: which are shown, and which one is chosen. Finished games may be very
/// many, so they are known by their keys, and read when they come into sight.
struct HistoryList {
  private(set) var unfinished: [GameRecord] = []
  /// Of the finished games, newest first.
  private(set) var keys: [Int64] = []
  /// Those that were read.
  private var games: [Int64: GameRecord] = [:]
  /// Places among the keys of games that are in sight, or chosen, and were not read yet: in the last picture, and in this one.
  private var missing: Set<Int> = []
  private var needed: Set<Int> = []
  /// Places that have been asked for.
  private var asked: Set<Int> = []
  /// The place of the chosen row, from 0.
  private(set) var selected: Int?
  /// So many rows are read at a time, and kept for as long as they are near.
  private static let (page, most) = (64, 1024)

  indirect enum Row: Hashable {
    case unfinished(GameRecord)
    case finished(GameRecord)

    var id: String { record.id }
    var game: String { record.game }

    var record: GameRecord {
      switch self {
      case .unfinished(let game), .finished(let game): game
      }
    }
  }

  var count: Int { unfinished.count + keys.count }

  /// Nil for a game that has not been read yet.
  func row(_ index: Int) -> Row? {
    guard index >= unfinished.count else { return .unfinished(unfinished[index]) }
    return games[keys[index - unfinished.count]].map { .finished($0) }
  }

  var row: Row? { selected.flatMap { row($0) } }
  /// What tells the chosen row from all others.
  private var chosen: (key: Int64?, id: String?) {
    guard let selected else { return (nil, nil) }
    return selected < unfinished.count
      ? (nil, unfinished[selected].id) : (keys[selected - unfinished.count], nil)
  }

  /// Takes over another history; the chosen game stays chosen, or the one in its place if it is gone.
  mutating func show(_ new: [Int64], _ left: [GameRecord]) {
    let before = chosen
    (keys, unfinished) = (new, left)
    (missing, needed, asked) = ([], [], [])
    let found =
      before.id.flatMap { id in left.firstIndex { $0.id == id } }
      ?? before.key.flatMap { key in new.firstIndex(of: key) }.map { $0 + left.count }
    selected = found ?? (count == 0 ? nil : min(selected ?? 0, count - 1))
    if let selected { need(selected) }
  }

  mutating func select(_ index: Int) {
    guard count > 0 else { return }
    selected = clamp(index, 0, count - 1)
    if let selected { need(selected) }
  }

  /// A row has come into sight.
  mutating func need(_ index: Int) {
    let place = index - unfinished.count
    if keys.indices.contains(place), games[keys[place]] == nil { needed.insert(place) }
  }

  /// What is to be read now, with what lies near it. What only flies past is not read: then there is nothing yet, and it is to be asked
  /// for again with the next picture.
  mutating func wanted() -> (keys: [Int64], isOpen: Bool) {
    if !needed.isEmpty {
      let fliesPast = missing.isDisjoint(with: needed)
      (missing, needed) = (needed, [])
      if fliesPast { return ([], true) }
    }
    guard !missing.isSubset(of: asked), let first = missing.min(), let last = missing.max() else {
      return ([], false)
    }
    let isNear = last - first < Self.page
    let near =
      isNear
      ? Array(max(0, first - Self.page / 2)..<min(keys.count, last + Self.page / 2)) : Array(missing)
    asked = Set(near)
    return (near.map { keys[$0] }.filter { games[$0] == nil }, false)
  }

  mutating func take(_ rows: [Int64: GameRecord]) {
    if games.count > Self.most { games = games.filter { $0.key == chosen.key } }
    games.merge(rows) { $1 }
    missing = missing.filter { games[keys[$0]] == nil }
  }
}
