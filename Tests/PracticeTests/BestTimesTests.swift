// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import StageKit
import Testing

@testable import House
@testable import Stage

struct BestTimesTests {
  private func past(_ game: String, _ setup: String?, _ seconds: Seconds, won: Bool = true) -> GameRecord {
    var options = GameOptions()
    options.setup = setup
    return GameRecord(
      id: GameRecord.newID(), game: game, options: options, ownSeat: .first, seed: 1, moves: [],
      seconds: seconds
    ).finished(
      won ? Outcome(winner: .first, reason: "solved") : Outcome(winner: .second, reason: ""), at: 1
    ).listed(moves: 12)
  }

  @Test func theShortestTimeOfEachPuzzleCounts() {
    var kept = KeptGames()
    var helped = past("pentominoes", "b", 3)
    helped.isHelped = true
    let past = PastIndex(
      [
        past("pentominoes", "a", 90), past("pentominoes", "a", 61), past("pentominoes", "a", 200),
        past("pentominoes", "b", 30), past("pentominoes", nil, 5), past("quarto", "a", 1),
        past("pentominoes", "c", 2, won: false), helped,
      ])
    kept.history = History(past, unfinished: [], LocalClock()) { String($0) }
    #expect(kept.starts(of: "pentominoes").best == ["a": 61, "b": 30, "": 5])
    #expect(kept.starts(of: "pentominoes").medals["b"] == .gold)
    #expect(kept.starts(of: "reversi") == KeptStarts())
  }
}
