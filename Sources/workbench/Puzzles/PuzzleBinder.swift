// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Chooses among what was found, grades it and gives it numbers.
struct PuzzleBinder<Q: Quarry> {
  private var kept: [FoundPuzzle] = []
  private var counts: [String: Int] = [:]
  /// Positions that are puzzles, and those on their lines.
  private var starts: Set<String> = []
  private var passed: Set<String> = []

  /// How many times as many of each pack as a shelf has.
  private let times: Int

  /// - Parameter known: puzzles of another file, which are left out with everything that looks like them.
  init(_ quarry: Q.Type, times: Int = 1, beside known: [PackedPuzzle] = []) {
    self.times = times
    for puzzle in known {
      let keys = (Q.G.line(of: puzzle) ?? []).map { Q.key($0.position) }
      starts.formUnion(keys.prefix(1))
      passed.formUnion(keys)
    }
  }

  /// Takes puzzles in the order of their games, so that it does not matter in which parts they were found; of one game one at most,
  /// none that is an image of another or a part of its line, and no more of a pack than there are to be.
  mutating func take(_ found: [FoundPuzzle]) {
    var lastGame: Int?
    for puzzle in found.sorted(by: { ($0.game, $0.position) < ($1.game, $1.position) }) {
      let packed = packed(puzzle, id: "?.0", grade: 1)
      guard puzzle.game != lastGame, counts[puzzle.pack, default: 0] < times * (Q.quotas[puzzle.pack] ?? 0),
        let line = Q.G.line(of: packed)
      else { continue }
      let keys = line.map { Q.key($0.position) }
      guard !passed.contains(keys[0]), starts.isDisjoint(with: keys) else { continue }
      starts.insert(keys[0])
      passed.formUnion(keys)
      counts[puzzle.pack, default: 0] += 1
      kept.append(puzzle)
      lastGame = puzzle.game
    }
  }

  /// What makes it hard: how many moves are to be found, and how few of the bots find them.
  private func difficulty(_ puzzle: FoundPuzzle) -> Double {
    func missed(_ level: Int) -> Double {
      1 - Double(puzzle.solvedBy[level] ?? 0) / Double(PuzzleMaker<Q>.tries)
    }
    return Double(puzzle.solution.count) / 6 + 2 * missed(2) + 3 * missed(4)
  }

  private func packed(_ puzzle: FoundPuzzle, id: String, grade: Int) -> PackedPuzzle {
    PackedPuzzle(
      id: id, grade: grade, goal: puzzle.goal, switches: puzzle.switches, position: puzzle.position,
      solution: puzzle.solution)
  }

  /// All that was kept: a fifth of them has each grade.
  var puzzles: [PackedPuzzle] {
    let sorted = kept.sorted { (difficulty($0), $0.game) < (difficulty($1), $1.game) }
    var numbers: [String: Int] = [:]
    let all = sorted.enumerated().map { place, puzzle in
      numbers[puzzle.pack, default: 0] += 1
      let digits = "\(1000 + numbers[puzzle.pack, default: 0])".dropFirst()
      return packed(puzzle, id: "\(puzzle.pack).\(digits)", grade: 1 + 5 * place / sorted.count)
    }
    return all.sorted { $0.id < $1.id }
  }

  /// Packs that are not full yet, with what is missing.
  var missing: [(pack: String, count: Int)] {
    Q.quotas.map { ($0.key, times * $0.value - counts[$0.key, default: 0]) }.filter { $0.count > 0 }
      .sorted { $0.pack < $1.pack }
  }
}
