// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Quarto

struct QuartoBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarto", abstract: "Quarto's books.", subcommands: [Gifts.self, Values.self, Bind.self])

  fileprivate static func rules(_ text: String) throws -> Quarto.Rules {
    guard let rules = Quarto.Rules(rawValue: text) else {
      throw ValidationError("allowed are lines and squares.")
    }
    return rules
  }
}

extension QuartoBook {
  struct Gifts: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes the book of safe gifts; one that was not finished is gone on with.")

    @Argument(help: "lines or squares.", transform: QuartoBook.rules)
    var rules: Quarto.Rules
    @Argument(help: "The book.")
    var book: String
    @Option(help: "Most memory for the table, in MiB.")
    var memory = 1024

    func run() throws {
      var maker = GiftBookMaker(rules, capacity: memory << 20, book: readFile(book))
      var failure: (any Error)?
      maker.make { done, all, maker in
        if failure != nil || !done.isMultiple(of: 100) && done < all { return }
        tell("\(done) of \(all), \(maker.count) boards")
        do { try writeFile(book, maker.bytes) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  }

  struct Values: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Finds what boards are worth to the giver into a file; can be stopped and gone on with at any time.")

    @Argument(help: "lines or squares.", transform: QuartoBook.rules)
    var rules: Quarto.Rules
    @Argument(help: "The file of what is solved; each part has its own.")
    var work: String
    @Option(help: "Pieces on the board; what there is of fewer follows from that.")
    var pieces = 5
    @Option(help: "Which part of the boards, such as 1/4.")
    var part = Part()
    @Option(help: "Most memory for the table, in MiB.")
    var memory = 1024

    func run() throws {
      let (solved, whole) = Self.read(readFile(work) ?? [])
      let file = try GrowingFile(work, keeping: whole)
      var maker = ValueBookMaker(rules, capacity: memory << 20)
      let boards = maker.boards(through: pieces)[pieces]
      // A stretch of boards that are alike helps itself by what it leaves in the table.
      let bounds = [part.index, part.index + 1].map { boards.count * $0 / part.count }
      let open = boards[bounds[0]..<bounds[1]].filter { solved[pieces]?[$0.name] == nil }
      let start = Clock.thread()
      for (index, board) in open.enumerated() {
        guard let value = maker.value(board) else { continue }
        file.append(Array("\(pieces) \(board.name) \(value)\n".utf8))
        if (index + 1).isMultiple(of: 1000) {
          let seconds = Int(Clock.thread() - start)
          tell("\(index + 1) of \(open.count) boards, \(seconds) s, \(maker.nodes >> 20) Mi nodes")
        }
      }
    }

    /// What is solved, by number of pieces and name, and how many bytes of the file are good.
    fileprivate static func read(_ bytes: [UInt8]) -> (solved: [Int: [UInt64: Int]], whole: Int) {
      let whole = (bytes.lastIndex(of: 10) ?? -1) + 1
      var solved: [Int: [UInt64: Int]] = [:]
      for line in String(decoding: bytes[..<whole], as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 3, let pieces = Int(words[0]), let name = UInt64(words[1]),
          let value = Int(words[2]), (-1...1).contains(value)
        else { continue }
        solved[pieces, default: [:]][name] = value
      }
      return (solved, whole)
    }
  }

  struct Bind: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Puts what is solved into the book of values.")

    @Argument(help: "lines or squares.", transform: QuartoBook.rules)
    var rules: Quarto.Rules
    @Argument(help: "The book.")
    var book: String
    @Argument(help: "Files of what is solved.")
    var work: [String]
    @Option(help: "Pieces on the fullest boards of the book.")
    var pieces = 5

    func run() throws {
      var values = [[UInt64: Int]](repeating: [:], count: pieces + 1)
      for path in work {
        let solved = Values.read(try needFile(path)).solved
        for count in 0...pieces { values[count].merge(solved[count] ?? [:]) { $1 } }
      }
      let made = ValueBookMaker(rules, capacity: 0).book(values)
      try writeFile(book, made.bytes)
      for pieces in 0...pieces {
        let (known, all) = made.coverage(pieces: pieces)
        tell("with \(pieces) pieces \(known) of \(all) boards are known")
      }
    }
  }
}
