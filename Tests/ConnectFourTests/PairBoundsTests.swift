// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

struct PairBoundsTests {
  /// What pairs prove of a position, against every bound that a search may ask about; empty where a stone decides or is forced.
  private func bounds(_ position: SearchPosition) -> [(alpha: Int, bound: Int)] {
    guard Solver.staticScore(of: position) == nil else { return [] }
    let (safe, threats) = Solver.safeCells(position)
    let node = SearchNode(
      own: position.own, mask: position.mask, left: position.left, safe: safe, threats: threats)
    guard !node.hasOneMove else { return [] }
    return (-6...5).compactMap { alpha in node.boundByPairs(alpha).map { (alpha, $0) } }
  }

  private func isTrue(_ found: (alpha: Int, bound: Int), of score: Int) -> Bool {
    found.bound > found.alpha ? score >= found.bound : score <= found.bound
  }

  /// `Data/pairs.txt`: random positions of which pairs prove something, scored by the solver of before that, which knew nothing of
  /// pairs.
  @Test("What pairs prove is true, and as much as it was")
  func reference() throws {
    let text = String(
      decoding: try #require(Repository.bytes("Tests/ConnectFourTests/Data/pairs.txt")), as: UTF8.self)
    var kinds: [Int: Int] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      let score = try #require(Int(fields[1]))
      let found = bounds(try SearchPosition(String(fields[0])))
      for bound in Set(found.map(\.bound)) { kinds[bound, default: 0] += 1 }
      #expect(found.allSatisfy { isTrue($0, of: score) }, "\(line): \(found)")
    }
    #expect(kinds == [-3: 40, -2: 41, -1: 40, 0: 54, 1: 40, 2: 40, 3: 40])
  }

  /// By the rules alone all is known of a few positions.
  @Test("What pairs prove is true by the rules")
  func naive() {
    var random = SeededRandom(seed: 5)
    var count = 0
    for _ in 0..<400 {
      let position = ConnectFour.Position.random(ply: 34, using: &random)
      let found = bounds(SearchPosition(columnsPlayed: position.columnsPlayed))
      guard !found.isEmpty else { continue }
      let score = naiveScore(position)
      count += found.count
      #expect(found.allSatisfy { isTrue($0, of: score) })
    }
    #expect(count > 0, "\(count)")
  }

  /// The other side wins in column 4, row 5, if it is held until nothing else is left; but two of its stones lie there, and the loose cell
  /// above them is the third of four.
  @Test("A line one above the other is seen in whatever order its cells are filled")
  func upright() {
    // x is to move; from the top: oxx..x. ooo..o. oox..o. xxo..xo oxxxoxx oxoxxoo
    let position = SearchPosition(key: 43_053_840_233_283)
    #expect(position.ply == 31)
    #expect(bounds(position).allSatisfy { isTrue($0, of: 2) })
  }
}
