// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc

extension Pentominoes {
  /// All puzzles of the book, each solved with nothing known before; the sum of their nodes is the signature.
  enum Bench {
    /// Boards that get a line of their own, beside the rectangles.
    private static let featured = ["8x8-mirror-holes-00", "8x8-hole2x2-at-33"]

    static func run(_ book: PuzzleBook) -> BenchReport {
      var report = BenchReport(nodes: 0, seconds: 0, signature: 0)
      var slowest: (name: String, seconds: Double) = ("", 0)
      for puzzle in book.puzzles {
        let start = now()
        guard let solutions = Solutions(puzzle.board, allowed: puzzle.allowed) else { continue }
        let seconds = now() - start
        report.nodes += solutions.nodes
        report.seconds += seconds
        if seconds > slowest.seconds { slowest = (puzzle.name, seconds) }
        if puzzle.name.hasPrefix("rect-") || featured.contains(puzzle.name) {
          report.details.append(
            "\(puzzle.title): \(solutions.count) solutions, \(solutions.nodes) nodes, \(format(seconds * 1e3)) ms"
          )
        }
      }
      report.signature = report.nodes
      report.details.append("slowest: \(slowest.name), \(format(slowest.seconds * 1e3)) ms")
      for name in ["rect-6x10", "8x8-mirror-holes-00"] {
        if let puzzle = book.puzzle(named: name) { report.details += questions(puzzle) }
      }
      return report
    }

    /// What it takes to know everything about a puzzle, and to ask at random positions that have a solution.
    private static func questions(_ puzzle: Puzzle) -> [String] {
      let start = now()
      guard let knowledge = PuzzleKnowledge(puzzle) else { return [] }
      let ready = now() - start
      var random = SeededRandom(seed: 1)
      var (counting, mapping, rounds, sum) = (0.0, 0.0, 0, 0)
      for tiles in 0...8 {
        for _ in 0..<100 {
          let solution = knowledge.solution(Int.random(in: 0..<knowledge.count, using: &random))
          var position = Pentominoes.Position(puzzle)
          for tile in solution.keys.sorted().shuffled(using: &random).prefix(tiles) {
            if let placement = solution[tile] { position = position.laying(placement) }
          }
          let begin = now()
          sum += knowledge.left(position)
          let middle = now()
          sum += knowledge.counts(position).counts.count
          mapping += now() - middle
          counting += middle - begin
          rounds += 1
        }
      }
      guard rounds > 0, sum > 0 else { return [] }
      return [
        "\(puzzle.title): all known in \(format(ready * 1e3)) ms, solutions left in "
          + "\(format(counting / Double(rounds) * 1e6)) us, those of every placement in "
          + "\(format(mapping / Double(rounds) * 1e6)) us"
      ]
    }

    /// Blocks as in the book of puzzles (count up to symmetry), or lines `k letters raw solutions`.
    static func check(_ lines: [String]) throws(EngineError) -> CheckReport {
      var report = CheckReport()
      let isLadder = lines.contains { $0.first?.isNumber == true }
      let bytes = Array(lines.joined(separator: "\n").utf8)
      let book = try PuzzleBook(puzzles: isLadder ? [] : bytes, ladder: isLadder ? bytes : [])
      for puzzle in book.puzzles + book.ladderSets.map(\.puzzle) {
        let start = now()
        guard let solutions = Solutions(puzzle.board, allowed: puzzle.allowed) else { continue }
        report.seconds += now() - start
        report.nodes += solutions.nodes
        report.positions += 1
        // Lists of the ladder differ in what they call the same on a square, so only the raw number counts there.
        let classes = isLadder ? puzzle.solutions : PuzzleKnowledge(puzzle)?.classCount
        if puzzle.solutions != classes || puzzle.raw.map({ $0 != solutions.count }) == true {
          report.wrong.append("\(puzzle.name): \(solutions.count) solutions, \(classes ?? 0) up to symmetry")
        }
      }
      return report
    }

    /// Processor time of this thread, in seconds.
    static func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// To a hundredth.
    static func format(_ value: Double) -> String { String((value * 100).rounded() / 100) }
  }
}
