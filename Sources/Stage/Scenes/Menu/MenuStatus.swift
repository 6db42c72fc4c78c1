// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What the menu says about games that were played: what all add up to, and the last of them.
extension MenuScene {
  /// "Won 41, drawn 2 of 58"; a puzzle that is finished is solved, with help or without.
  static func words(_ tally: Statistics.Tally, _ info: GameDescriptor) -> String {
    guard info.goal != nil else {
      let places: KeyValuePairs = [
        "won": String(tally.won), "drawn": String(tally.drawn), "all": String(tally.counted),
      ]
      return tally.drawn > 0
        ? tr("Won {won}, drawn {drawn} of {all}", places) : tr("Won {won} of {all}", places)
    }
    let places: KeyValuePairs = ["solved": String(tally.won), "helped": String(tally.helped)]
    guard tally.helped > 0 else { return tr("Solved {solved}", places) }
    return tally.won == 0
      ? tr("Solved {helped} with help", places) : tr("Solved {solved}, {helped} with help", places)
  }

  /// What was played last; nil before the first game.
  func lastPlayed(_ context: StageContext) -> String? {
    let (kept, clock) = (context.kept, context.clock)
    guard let last = kept.statistics.last else { return nil }
    let game = games.first { $0.info.name == last.game }
    let words = last.outcome?.winner == nil ? tr("It was a draw") : last.words(game)
    return clock.local(last.date).lastPlayed(game?.info.title.said ?? last.game, from: clock.today)
      + " \(words)."
  }
}
