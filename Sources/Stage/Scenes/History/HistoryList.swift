// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The rows of a history, unfinished games above finished ones: which are shown, and which one is chosen.
struct HistoryList {
  private(set) var unfinished: [GameRecord] = []
  private(set) var games: [GameRecord] = []
  /// The place of the chosen row, from 0.
  private(set) var selected: Int?

  enum Row: Hashable {
    case unfinished(GameRecord)
    case finished(GameRecord)

    var id: String {
      switch self {
      case .unfinished(let game): game.id
      case .finished(let game): game.id
      }
    }

    var game: String {
      switch self {
      case .unfinished(let game): game.game
      case .finished(let game): game.game
      }
    }
  }

  var count: Int { unfinished.count + games.count }

  func row(_ index: Int) -> Row {
    index < unfinished.count ? .unfinished(unfinished[index]) : .finished(games[index - unfinished.count])
  }

  var row: Row? { selected.map { row($0) } }

  /// Takes over another history; the chosen game stays chosen, or the one in its place if it is gone.
  mutating func show(_ new: [GameRecord], _ left: [GameRecord]) {
    let id = row?.id
    (games, unfinished) = (new, left)
    let found =
      left.firstIndex { $0.id == id } ?? new.firstIndex { $0.id == id }.map { $0 + left.count }
    selected = found ?? (count == 0 ? nil : min(selected ?? 0, count - 1))
  }

  mutating func select(_ index: Int) { if count > 0 { selected = clamp(index, 0, count - 1) } }
}
