// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// Who has won the games of a series, one after another. The table keeps no more than how many each has won; the history has the
/// games, and is asked when their order matters.
struct SeriesWins {
  /// The last game of the series, and the score with it; nil before anything was asked.
  private var asked: (game: String, own: Int, other: Int)?
  private var keys: [Int64] = []
  /// True of each game that the upper plate has won, the first game first; nil while that is not known.
  private(set) var order: [Bool]?

  /// No search of the history has it.
  private static let number = -54

  /// - Parameters:
  ///   - game: the game that has ended, by its id.
  ///   - name: of its kind.
  ///   - isOne: true of a game of these people.
  mutating func follow(
    _ game: String, _ score: (own: Int, other: Int), of name: String, in archive: (any Archive)?,
    isOne: @escaping @Sendable (GameRecord) -> Bool
  ) {
    guard asked.map({ $0 != (game, score.own, score.other) }) ?? true else { return }
    asked = (game, score.own, score.other)
    // Where one side has won them all, there is no question.
    (order, keys) = (nil, [])
    guard min(score.own, score.other) > 0 else { return }
    archive?.send(
      .search(
        HistorySearch(
          number: Self.number, game: name, result: "won", says: { ("", isOne($0) ? "won" : nil) },
          day: { _ in "" })))
  }

  mutating func take(_ reply: ArchiveReply, in archive: (any Archive)?) {
    guard let asked else { return }
    switch reply {
    case .found(let found) where found.number == Self.number:
      keys = Array(found.keys.prefix(asked.own + asked.other))
      archive?.send(.rows(keys))
    case .rows(let rows) where !keys.isEmpty && keys.allSatisfy({ rows[$0] != nil }):
      let won = keys.reversed().compactMap { rows[$0] }.map {
        $0.outcome?.winner == $0.personSeat ?? $0.ownSeat
      }
      // A game that was taken out of the history leaves a gap that nobody can fill.
      order = won.count { $0 } == asked.own && won.count == asked.own + asked.other ? won : nil
      keys = []
    default: break
    }
  }
}
