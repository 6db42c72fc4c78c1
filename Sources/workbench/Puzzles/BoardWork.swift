// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import Pentominoes

extension Puzzles {
  /// Writes into files of boards how long they take people; see `SimplePlayer`.
  struct Work: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Measures how many tiles a simple player lays on each board of Pentominoes until it is filled.")

    private static let key = "work:"

    @Argument(help: "Files of boards, which are written anew.")
    var files: [String]
    @Option(help: "How often each board is tried.")
    var tries = 61

    func run() throws {
      for file in files {
        let bytes = try needFile(file)
        let book = try PuzzleBook(puzzles: bytes)
        var (lines, name): ([Substring], Substring) = ([], "")
        for line in String(decoding: bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        where !line.hasPrefix(Self.key) {
          lines.append(line)
          if line.hasPrefix("name: ") { name = line.dropFirst(6) }
          guard line.hasPrefix("grade: "), let puzzle = book.puzzle(named: String(name)) else { continue }
          let work = SimplePlayer(puzzle).work(from: 0, tries: tries)
          lines.append("\(Self.key) \(work)")
          tell("\(name) \(work)")
        }
        try writeFile(file, Array(lines.joined(separator: "\n").utf8))
      }
    }
  }
}
