// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// What the coach says of threats, against the rules themselves.
@Suite struct ThreatTests {
  /// Whoever is to move wins there; else the other side would, if they played elsewhere.
  @Test func threatsAreWhereTheOtherSideWouldWin() throws {
    var random = SeededRandom(seed: 7)
    var (counts, wins): ([Int: Int], Int) = ([:], 0)
    for _ in 0..<400 {
      var position = ConnectFour.Position()
      while position.outcome == nil {
        let threat = ConnectFour.threat(in: position)
        let own = position.legalColumns.filter { position.playing($0)?.outcome?.winner == position.turn }
        if !own.isEmpty {
          #expect(threat?.seat == position.turn && threat?.moves.map(\.column) == own, "\(position.notation)")
          wins += 1
          position = try #require(position.legalMoves.randomElement(using: &random).flatMap(position.playing))
          continue
        }
        #expect(threat?.seat != position.turn)
        let named = Set(threat?.moves.map(\.column) ?? [])
        counts[named.count, default: 0] += 1
        for column in position.legalColumns {
          // Some move elsewhere that does not end the game, and then the other side's disc here.
          let elsewhere = position.legalColumns.filter { $0 != column }
          guard let free = elsewhere.compactMap({ position.playing($0) }).first(where: { $0.outcome == nil })
          else { continue }
          let wins = free.playing(column)?.outcome?.winner == position.turn.other
          #expect(wins == named.contains(column), "\(position.notation), column \(column + 1)")
        }
        position = try #require(position.legalMoves.randomElement(using: &random).flatMap(position.playing))
      }
    }
    #expect(counts[1, default: 0] > 100 && counts[2, default: 0] > 5 && wins > 300)
  }

  @Test func theyAreNamed() throws {
    func said(_ text: String) throws -> String? {
      let position = try ConnectFour.Position(parsing: text)
      return ConnectFour.threat(in: position).map {
        ConnectFour.words(for: $0, in: position) { $0 == .second ? "Amber" : nil }
      }
    }
    #expect(try said("4") == nil)
    #expect(try said("121212") == "Column 1 wins at once.", "its own win before the danger in column 2")
    #expect(try said("413171") == "Amber would make four in column 1.")
    #expect(try said("727364") == "Amber has a double threat: four in columns 1 and 5.")
  }
}
