// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import ConnectFour
import EngineCore
import Files

struct ConnectFourBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect-four", abstract: "Connect Four's opening book.",
    subcommands: [Solve.self, Score.self, Bind.self])
}

extension ConnectFourBook {
  struct Solve: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Finds the moves of the book into a file; can be stopped and gone on with at any time.")

    @Argument(help: "The file of what is solved.")
    var work: String
    @Option(help: "The last ply at which the own moves are kept.")
    var lastPly = 13
    @Option(help: "Most memory for the table, in MiB.")
    var memory = 4096

    func run() throws {
      var binder = Binder(work: try WorkFile(path: work), capacity: memory << 20)
      binder.solve(lastPly: lastPly)
    }
  }

  struct Score: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Scores all positions of one ply into a file; can be stopped and gone on with at any time.")

    @Argument(help: "The file of what is solved; each part has its own.")
    var work: String
    @Option(help: "Discs on the board; positions of fewer follow from theirs.")
    var ply = OpeningBook.lastPly
    @Option(help: "Which part of the positions, such as 1/4.")
    var part = Part()
    @Option(help: "A book that has the positions of one disc fewer, for bounds.")
    var known: String?
    @Option(help: "Most memory for the table, in MiB.")
    var memory = 4096

    func validate() throws {
      if !(0...OpeningBook.lastPly).contains(ply) {
        throw ValidationError("--ply \(ply) is wrong; allowed are 0 to \(OpeningBook.lastPly).")
      }
    }

    func run() throws {
      var binder = Binder(work: try WorkFile(path: work), capacity: memory << 20)
      let book = try known.map { path in
        guard let book = OpeningBook(try needFile(path)) else { throw ValidationError("\(path) is no book.") }
        return book
      }
      binder.score(ply: ply, part: part, known: book)
    }
  }

  struct Bind: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Puts what is solved into the book, beside what is in it already.")

    @Argument(help: "The book; made if there is none.")
    var book: String
    @Argument(help: "Files of what is solved.")
    var work: [String]

    func run() throws {
      var solved = WorkFile.Entries()
      if let old = File.bytes(book).flatMap({ OpeningBook($0) }) { Binding.take(old, into: &solved) }
      for path in work {
        solved.merge(WorkFile.entries(wholeLines(try needFile(path))), uniquingKeysWith: WorkFile.better)
      }
      let bytes = try Binding.book(from: solved)
      guard let whole = OpeningBook(bytes) else { throw ValidationError("what is solved makes no book.") }
      try writeFile(book, bytes)
      for ply in 0...OpeningBook.lastPly {
        let (known, all) = whole.coverage(ply: ply)
        tell("after \(ply) plies \(known) of \(all) positions are known")
      }
    }
  }
}
