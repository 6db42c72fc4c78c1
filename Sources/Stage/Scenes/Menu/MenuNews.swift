// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What the menu says about games that were played: where one goes on, what all add up to, and the last of them.
extension MenuScene {
  /// "Won 41, drawn 2 of 58"; a puzzle that is finished is solved, with help or without.
  static func words(_ tally: Statistics.Tally, _ info: GameInfo) -> String {
    guard info.seats == .one else {
      return "Won \(tally.won)\(tally.drawn > 0 ? ", drawn \(tally.drawn)" : "") of \(tally.counted)"
    }
    guard tally.helped > 0 else { return "Solved \(tally.won)" }
    return tally.won == 0
      ? "Solved \(tally.helped) with help" : "Solved \(tally.won), \(tally.helped) with help"
  }

  /// What was played last, and for how many days in a row.
  var news: (last: String, streak: String)? {
    guard let last = kept.statistics.last else { return nil }
    let game = games.first { $0.info.name == last.game }
    let words = last.outcome.winner == nil ? tr("It was a draw") : last.words(game)
    let streak = kept.statistics.streak
    return (
      clock.local(last.finished).lastPlayed(game?.info.title.said ?? last.game, from: clock.today)
        + " \(words).",
      streak < 2 ? "" : "\(Self.spelled(streak)) days in a row"
    )
  }

  private static func spelled(_ number: Int) -> String {
    let words = [
      "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
    ]
    return words.indices.contains(number - 2) ? words[number - 2] : String(number)
  }
}
