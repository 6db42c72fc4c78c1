// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// What the engine works out for all lines at once in vectors, against the same line by line in plain code.
struct LineThreatTests {
  @Test(arguments: [Quarto.Rules.lines, .squares]) func vectorsAndPlainCodeAgree(_ rules: Quarto.Rules) throws
  {
    let tables = LineTables(rules)
    var random = SeededRandom(seed: 11)
    var checked = 0
    for _ in 0..<60 {
      var position = Quarto.Position(rules: rules)
      while position.outcome == nil {
        let search = SearchPosition(position)
        let threats = LineThreats(search, tables)
        var cells = [UInt32](repeating: 0, count: 16)
        cells.withUnsafeMutableBufferPointer {
          if let base = $0.baseAddress { threats.fill(base, search.occupied, tables) }
        }
        let empty = (0..<16).filter { position.board[$0] == nil }
        for (index, cell) in empty.enumerated() {
          var (elsewhere, here) = (UInt8(0), UInt8(0))
          for line in rules.lines {
            let pieces = line.compactMap { position.board[$0] }
            let common = pieces.reduce(UInt8(0xFF)) { $0 & LineTables.values(of: $1.rawValue) }
            if pieces.count == 3, !line.contains(cell) { elsewhere |= common }
            if pieces.count == 2, line.contains(cell) { here |= common }
          }
          #expect(cells[index] == UInt32(elsewhere) | UInt32(here) << 8 | UInt32(cell) << 16)
          checked += 1
        }
        let moves = position.legalMoves
        position = try #require(position.playing(moves[Int(random.next() % UInt64(moves.count))]))
      }
    }
    #expect(checked > 5000)
  }
}
