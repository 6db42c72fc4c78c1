// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension PuzzleBook {
  /// A ladder of 5 x k boards: from three tiles to twelve, each rung with one tile more than the rung below.
  /// - Parameter number: 0 and up; each gives another ladder, the same at every time.
  /// - Returns: the rungs from the lowest; empty when the book has no sets of tiles.
  public func ladder(_ number: Int) -> [LadderSet] {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(number)))
    guard let highest = ladderSets.map(\.tiles.count).max(), let lowest = ladderSets.map(\.tiles.count).min()
    else { return [] }
    /// Rungs above these, from the lowest; nil when there are none up to the highest.
    func climb(above rung: LadderSet?, _ random: inout SeededRandom) -> [LadderSet]? {
      if rung?.tiles.count == highest { return [] }
      let next = ladderSets.filter { set in
        guard let rung else { return set.tiles.count == lowest }
        return set.tiles.count == rung.tiles.count + 1 && set.tiles.isSuperset(of: rung.tiles)
      }
      for set in random.shuffled(next) {
        if let above = climb(above: set, &random) { return [set] + above }
      }
      return nil
    }
    return climb(above: nil, &random) ?? []
  }

  /// The sets of so many tiles, those with the most solutions first.
  public func rungs(tiles count: Int) -> [LadderSet] {
    ladderSets.filter { $0.tiles.count == count }.sorted {
      ($1.solutions, $0.tiles.description) < ($0.solutions, $1.tiles.description)
    }
  }
}
