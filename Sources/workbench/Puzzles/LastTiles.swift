// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore
import Pentominoes

extension Puzzles {
  /// Writes boards of Pentominoes on which the last tiles are missing; see `PuzzleBook.lasts`.
  struct Last: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes the boards of Pentominoes with one way to lay the last three to six tiles.")

    /// By how many tiles are missing.
    private static let grades: [(missing: Int, grade: Grade)] = [
      (3, .starter), (4, .easy), (5, .medium), (6, .hard),
    ]

    @Argument(help: "The file to write.")
    var file: String
    @Option(help: "How many with each number of tiles.")
    var count = 15

    func run() throws {
      let boards = PuzzleBook(AssetFolder.find().resources).puzzles.filter {
        $0.needed == 12 && $0.allowed.count == 12
      }
      var random = SeededRandom(seed: 60)
      var lines = ["; name; title; grade; solutions; the same with nothing folded; position"]
      for (missing, grade) in Self.grades {
        var number = 0
        // No board twice among those of one number.
        for board in boards.shuffled(using: &random) where number < count {
          guard let knowledge = PuzzleKnowledge(board) else { continue }
          var puzzle = DailyPuzzle.unfinished(knowledge, missing: missing, &random)
          guard puzzle.givens.count == board.needed - missing else { continue }
          number += 1
          puzzle.name = "last-\(missing).\(number)"
          (puzzle.grade, puzzle.raw) = (grade, 1)
          lines.append(puzzle.text)
        }
        guard number == count else {
          throw ValidationError("only \(number) boards with \(missing) missing tiles were found.")
        }
      }
      try writeFile(file, Array(lines.map { $0 + "\n" }.joined().utf8))
    }
  }
}
