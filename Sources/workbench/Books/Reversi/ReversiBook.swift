// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Files
import Glibc
import Reversi

struct ReversiBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book", abstract: "Reversi's opening book.", subcommands: [Study.self, Bind.self])
}

extension ReversiBook {
  struct Study: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Searches the positions that games reach most likely; can be stopped and gone on with at any time.")

    @Argument(help: "The file of what this part has found.")
    var work: String
    @Option(parsing: .upToNextOption, help: "Files of what other parts have found; they may grow meanwhile.")
    var with: [String] = []
    @Option(help: "The weights to search with.")
    var weights: String
    @Option(help: "How many positions there shall be in all parts together.")
    var count = 20_000
    @Flag(help: "Searches positions again that were searched less deep, instead of new ones.")
    var again = false
    @Option(help: "Plies of each search.")
    var depth = 16
    @Option(help: "Positions that are chosen at once.")
    var round = 100
    @Option(help: "Which part of the positions, such as 1/4.")
    var part = Part()

    func run() throws {
      let own = wholeLines(File.bytes(work) ?? [])
      let file = try GrowingFile(work, keeping: own.count)
      var maker = BookMaker(weights: try needWeights(weights), depth: depth)
      maker.take(own)
      var taken = [Int](repeating: 0, count: with.count)
      while true {
        // What others have found meanwhile leads further.
        for (index, path) in with.enumerated() {
          let found = wholeLines(File.bytes(path) ?? [])
          maker.take(found.dropFirst(taken[index]))
          taken[index] = found.count
        }
        if !again && maker.count >= count { return }
        let start = Clock.thread()
        let studied = maker.study(
          round, again: again, where: { part.contains(Int($0 >> 8)) }, { file.append(Array($0.utf8)) })
        if studied == 0 {
          if again || with.isEmpty { return }
          // Nothing is left to this part until others have gone on.
          sleep(1)
          continue
        }
        tell("\(maker.count) positions, \(studied) in \(Int(Clock.thread() - start)) s")
      }
    }
  }

  struct Bind: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Puts what was found into the book.")

    @Argument(help: "The book.")
    var book: String
    @Argument(help: "Files of what was found.")
    var work: [String]

    func run() throws {
      var maker = BookMaker(weights: nil, depth: 0)
      for path in work { maker.take(wholeLines(try needFile(path))) }
      let bytes = maker.book()
      try writeFile(book, bytes)
      for (discs, positions) in maker.counts { tell("\(positions) positions with \(discs) discs") }
      tell("\(maker.count) positions, \(bytes.count) bytes")
    }
  }
}
