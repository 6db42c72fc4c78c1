// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Files
import Quarto

struct QuartoBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarto", abstract: "Quarto's books.",
    subcommands: [Values.self, Worths.self, Bind.self])

  static func rules(_ text: String) throws -> Quarto.Rules {
    guard let rules = Quarto.Rules(rawValue: text) else {
      throw ValidationError("allowed are lines and squares.")
    }
    return rules
  }
}

extension QuartoBook {
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
      var solved = SolvedBoards()
      let file = try GrowingFile(work, keeping: solved.read(File.bytes(work) ?? []))
      var maker = ValueBookMaker(rules, capacity: memory << 20)
      let open = part.stretch(of: maker.boards(through: pieces)[pieces])
        .filter { solved.values[pieces]?[$0.name] == nil }
      let log = SharedLog(file, count: open.count)
      for board in open {
        guard let value = maker.value(board) else { continue }
        log.add("\(pieces) \(board.name) \(value)")
      }
    }
  }

  struct Worths: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Finds what each gift of the fullest boards of a book is worth into a file; can be stopped and gone on with at any time."
    )

    @Argument(help: "lines or squares.", transform: QuartoBook.rules)
    var rules: Quarto.Rules
    @Argument(help: "The book that says what the boards are worth.")
    var book: String
    @Argument(help: "The file of what is solved; each part has its own.")
    var work: String
    @Option(help: "Pieces on the board; what there is of fewer follows from that.")
    var pieces = 5
    @Option(help: "Which part of the boards, such as 1/4.")
    var part = Part()
    @Option(help: "How many threads share the table and the boards.")
    var threads = 1
    @Option(help: "Most memory for the table, in MiB.")
    var memory = 1024

    func run() throws {
      var solved = SolvedBoards()
      guard let known = ValueBook(try needFile(book)) else { throw ValidationError("\(book) is damaged.") }
      let file = try GrowingFile(work, keeping: solved.read(File.bytes(work) ?? []))
      let pages = ValueBookMaker.pages(capacity: memory << 20)
      let maker = ValueBookMaker(rules, memory: pages)
      let open = part.stretch(of: maker.boards(through: pieces)[pieces])
        .filter { solved.gifts[pieces]?[$0.name] == nil && maker.value($0, in: known) ?? -1 >= 0 }
      let log = SharedLog(file, count: open.count)
      _ = concurrentMap(open, threads: threads) { [rules, pieces] boards in
        var maker = ValueBookMaker(rules, memory: pages)
        return boards.map { board in
          if let value = maker.value(board, in: known), let gifts = maker.gifts(board, value: value) {
            log.add("\(pieces) \(board.name) gifts \(gifts)")
          }
        }
      }
    }
  }

  struct Bind: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Puts what is solved, and what earlier books know, into the book of values.")

    @Argument(help: "lines or squares.", transform: QuartoBook.rules)
    var rules: Quarto.Rules
    @Argument(help: "The book.")
    var book: String
    @Argument(help: "Files of what is solved, and books of values.")
    var work: [String]
    @Option(help: "Pieces on the fullest boards of the book.")
    var pieces = 5

    func run() throws {
      var solved = SolvedBoards()
      for path in work {
        let bytes = try needFile(path)
        if bytes.starts(with: ValueBook.magic) {
          guard let earlier = ValueBook(bytes) else { throw ValidationError("\(path) is damaged.") }
          solved.take(earlier)
        } else {
          _ = solved.read(bytes)
        }
      }
      let values = (0...pieces).map { solved.values[$0] ?? [:] }
      let made = ValueBookMaker(rules, capacity: 0).book(values, gifts: solved.gifts[pieces] ?? [:])
      try writeFile(book, made.bytes)
      for pieces in 0...pieces {
        let (known, all) = made.coverage(pieces: pieces)
        tell("with \(pieces) pieces \(known) of \(all) boards are known")
      }
      let (known, all) = made.giftCoverage(pieces: pieces)
      tell("of \(known) of \(all) boards that are not lost each gift is known")
    }
  }
}
