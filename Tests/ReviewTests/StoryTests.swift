// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Reversi
import Testing

@testable import Stage

/// What is told of a whole game that a person lost.
struct StoryTests {
  /// Leads that were lost are told in the order of the game, where there are several.
  @Test func leadsAreToldInOrder() throws {
    let moves = ["f5", "f6", "e6", "f4", "e3", "c5", "c4"].compactMap { Reversi.Move($0) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    func told(_ values: [[String: Int]]) -> [String] {
      let review = GameReview(zip(moves, values).map { ReviewedMove($0.description, guesses: $1) })
      let points = Reversi.turningPoints(of: review, in: line.past, own: .first)
      return Reversi.story(of: review, points, before: line.past, own: .first, rival: "Bramble")
    }
    let first: [String: Int] = ["e6": -12, "d6": 5]
    let twice = told([
      ["f5": 0], ["f6": 0], first, ["f4": -10, "d6": 6], ["e3": -8, "g7": 10], ["c5": 8], ["c4": -8],
    ])
    #expect(
      twice.first
        == "2 times you were ahead and gave it away: with e6 (move 3) and e3 (move 5). In between Bramble gave it back."
    )
    // Four discs by estimate are nobody's lead.
    let little = told([
      ["f5": 0], ["f6": 0], ["e6": -12, "d6": 4], ["f4": -10, "d6": 6], ["e3": -8, "g7": 10], ["c5": 8],
      ["c4": -8],
    ])
    #expect(!little.contains { $0.contains("times you were ahead") })
    let once = told([["f5": 0], ["f6": 0], first, ["f4": 12], ["e3": -12], ["c5": 12], ["c4": -12]])
    #expect(!once.contains { $0.contains("times you were ahead") })
  }
}
