// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser

struct ConnectFourBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect-four", abstract: "Connect Four's opening book.",
    subcommands: [Solve.self, Bind.self])
}

extension ConnectFourBook {
  struct Solve: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Solves positions of the book into a file; can be stopped and gone on with at any time.")

    @Argument(help: "The file of what is solved.")
    var work: String
    @Option(help: "The last ply at which the own moves are kept.")
    var lastPly = 13
    @Option(help: "The ply up to which every position is scored.")
    var widePly = 6
    @Option(help: "Most memory for the table, in MiB.")
    var memory = 4096

    func run() throws {
      var binder = Binder(work: WorkFile(path: work), capacity: memory << 20)
      binder.solve(lastPly: lastPly, widePly: widePly)
    }
  }

  struct Bind: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes the book of the layers that are complete.")

    @Argument(help: "The file of what is solved.")
    var work: String
    @Argument(help: "The book.")
    var book: String

    func run() throws {
      guard let bytes = Binding.book(from: WorkFile(path: work)) else {
        throw ValidationError("\(work) holds no complete layer.")
      }
      try writeFile(book, bytes)
    }
  }
}
