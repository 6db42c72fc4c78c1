// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension Pentominoes {
  /// All puzzles of the book, each solved with nothing known before; the sum of their nodes is the signature.
  enum Bench {
    /// Boards that get a line of their own, beside the rectangles.
    private static let featured = ["8x8-mirror-holes-00", "8x8-hole2x2-at-33"]

    static func run(_ book: PuzzleBook) -> BenchReport {
      var report = BenchReport()
      var slowest: (name: String, seconds: Double) = ("", 0)
      for puzzle in book.puzzles {
        let start = Clock.thread()
        guard let solutions = Solutions(puzzle.board, allowed: puzzle.allowed) else { continue }
        let seconds = Clock.thread() - start
        report.nodes += solutions.nodes
        report.seconds += seconds
        if seconds > slowest.seconds { slowest = (puzzle.name, seconds) }
        if puzzle.name.hasPrefix("rect-") || featured.contains(puzzle.name) {
          report.details.append(
            "\(puzzle.title): \(solutions.count) solutions, \(solutions.nodes) nodes, \(decimals(seconds * 1e3, 2)) ms"
          )
        }
      }
      report.details.append("slowest: \(slowest.name), \(decimals(slowest.seconds * 1e3, 2)) ms")
      for name in ["rect-6x10", "8x8-mirror-holes-00"] {
        if let puzzle = book.puzzle(named: name) { report.details += questions(puzzle) }
      }
      return report
    }

    /// What it takes to know everything about a puzzle, and to ask at random positions that have a solution.
    private static func questions(_ puzzle: Puzzle) -> [String] {
      let start = Clock.thread()
      guard let knowledge = PuzzleKnowledge(puzzle) else { return [] }
      let ready = Clock.thread() - start
      var random = SeededRandom(seed: 1)
      var (counting, mapping, rounds, sum) = (0.0, 0.0, 0, 0)
      for tiles in 0...8 {
        for _ in 0..<100 {
          let solution = knowledge.solution(random.below(knowledge.count))
          var position = Pentominoes.Position(puzzle)
          for tile in random.shuffled(solution.keys.sorted()).prefix(tiles) {
            if let placement = solution[tile] { position = position.laying(placement) }
          }
          let begin = Clock.thread()
          sum += knowledge.left(position)
          let middle = Clock.thread()
          sum += knowledge.counts(position).counts.count
          mapping += Clock.thread() - middle
          counting += middle - begin
          rounds += 1
        }
      }
      guard rounds > 0, sum > 0 else { return [] }
      return [
        "\(puzzle.title): all known in \(decimals(ready * 1e3, 2)) ms, solutions left in "
          + "\(decimals(counting / Double(rounds) * 1e6, 2)) us, those of every placement in "
          + "\(decimals(mapping / Double(rounds) * 1e6, 2)) us"
      ]
    }

    /// Blocks as in the book of puzzles (count up to symmetry), or lines `k letters raw solutions`.
    static func check(_ lines: [String]) throws(EngineError) -> CheckReport {
      var report = CheckReport()
      let isLadder = lines.contains { $0.first?.isNumber == true }
      let bytes = Array(lines.joined(separator: "\n").utf8)
      let book = try PuzzleBook(puzzles: isLadder ? [] : bytes, ladder: isLadder ? bytes : [])
      for puzzle in book.puzzles + book.ladderSets.map(\.puzzle) {
        let start = Clock.thread()
        guard let solutions = Solutions(puzzle.board, allowed: puzzle.allowed) else { continue }
        report.spend(solutions.nodes, Clock.thread() - start)
        // Lists of the ladder differ in what they call the same on a square, so only the raw number counts there.
        let classes = isLadder ? puzzle.solutions : PuzzleKnowledge(puzzle)?.classCount
        report.judge(
          "\(puzzle.name): \(solutions.count) solutions, \(classes ?? 0) up to symmetry",
          isRight: puzzle.solutions == classes && puzzle.raw.map { $0 == solutions.count } != false)
      }
      return report
    }
  }
}
