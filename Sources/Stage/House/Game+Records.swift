// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Game {
  /// True when `saved` is a game by these rules.
  static func canRestore(_ saved: GameRecord) -> Bool { Session<Self>.isReadable(saved) }

  /// True when `saved` is not over yet.
  static func isUnfinished(_ saved: GameRecord) -> Bool {
    saved.clock?.flagged == nil && !(saved.isFar && saved.options.far.resigned != nil)
      && position(of: saved).map { outcome(of: $0) == nil } ?? false
  }

  /// Where a game stands; nil when it is none by these rules.
  static func position(of record: GameRecord) -> Position? {
    GameLine<Self>(record)?.position
  }

  /// True when a game begins in the same way with either setup.
  static func begins(_ one: String?, like other: String?) -> Bool {
    guard one != other else { return true }
    var (first, second) = (GameOptions(), GameOptions())
    (first.setup, second.setup) = (one, other)
    return start(first) == start(second)
  }
}
