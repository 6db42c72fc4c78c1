// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GameCore

/// What was found so far: a line a puzzle, and a line with its number alone for each game that is done.
struct PuzzleFile {
  private(set) var found: [FoundPuzzle] = []
  /// Games that are done.
  private(set) var done: Set<Int> = []

  /// - Parameter bytes: whole lines; puzzles of a game that is not done are dropped, it is looked at again.
  init(_ bytes: some Sequence<UInt8>) {
    for line in String(decoding: Array(bytes), as: UTF8.self).split(separator: "\n") {
      if let game = Int(line) {
        done.insert(game)
      } else if let puzzle = FoundPuzzle(line) {
        found.append(puzzle)
      }
    }
    found.removeAll { [done] in !done.contains($0.game) }
  }
}

extension FoundPuzzle {
  /// Game, how many bots of level 2 and 4 solve it, and the rest as in `PackedPuzzle`, with tabs between them.
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: "\t", maxSplits: 3)
    let numbers = fields.prefix(3).compactMap { Int($0) }
    guard fields.count == 4, numbers.count == 3, let puzzle = PackedPuzzle(String(fields[3])) else {
      return nil
    }
    self.init(
      game: numbers[0], pack: String(puzzle.pack), goal: puzzle.goal, switches: puzzle.switches,
      position: puzzle.position, solution: puzzle.solution, solvedBy: [2: numbers[1], 4: numbers[2]])
  }

  var line: String {
    let packed = PackedPuzzle(
      id: pack + ".0", grade: 1, goal: goal, switches: switches, position: position, solution: solution)
    return "\(game)\t\(solvedBy[2] ?? 0)\t\(solvedBy[4] ?? 0)\t\(packed)"
  }
}
