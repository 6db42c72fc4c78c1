// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Game {
  /// True when `saved` is a game by these rules.
  package static func canRestore(_ saved: GameRecord) -> Bool { Session<Self>.isReadable(saved) }

  /// True when `saved` is not over yet.
  package static func isUnfinished(_ saved: GameRecord) -> Bool {
    saved.clock?.flagged == nil && !(saved.isFar && saved.options.far.resigned != nil)
      && position(of: saved).map { outcome(of: $0) == nil } ?? false
  }

  /// Where a game stands; nil when it is none by these rules.
  package static func position(of record: GameRecord) -> Position? {
    GameLine<Self>(record)?.position
  }

  /// True when a game begins in the same way with either setup.
  package static func begins(_ one: String?, like other: String?) -> Bool {
    guard one != other else { return true }
    var (first, second) = (GameOptions(), GameOptions())
    (first.setup, second.setup) = (one, other)
    return start(first) == start(second)
  }

  /// True of a game by message in which the friend is to move.
  package static func waits(_ record: GameRecord) -> Bool {
    guard record.isFar, record.options.far.resigned == nil, let own = record.ownSeat,
      let position = position(of: record)
    else { return false }
    return outcome(of: position) == nil && turn(in: position) != own
  }
}
