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
  /// Game, and the rest as in `PackedPuzzle`, with tabs between them.
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: "\t", maxSplits: 1)
    guard fields.count == 2, let game = Int(fields[0]), let puzzle = PackedPuzzle(String(fields[1])) else {
      return nil
    }
    self.init(puzzle, game: game)
  }

  init(_ puzzle: PackedPuzzle, game: Int) {
    self.init(
      game: game, pack: String(puzzle.pack), goal: puzzle.goal, switches: puzzle.switches,
      position: puzzle.position, solution: puzzle.solution)
  }

  var line: String { "\(game)\t\(packed("\(pack).0"))" }

  func packed(_ id: String, grade: Int = 1) -> PackedPuzzle {
    PackedPuzzle(
      id: id, grade: grade, goal: goal, switches: switches, position: position, solution: solution)
  }
}
