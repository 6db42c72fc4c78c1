// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Makes what is in Assets/books.
@main
struct Bookbinder: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookbinder",
    abstract: "Makes the books of Connect Four, Quarto and Reversi, and the weights of Reversi.",
    subcommands: [ConnectFourBook.self, QuartoBook.self, ReversiWeights.self])
}

/// One of several equal parts of a long work, for several processes or machines: `2/4`.
struct Part: ExpressibleByArgument, Equatable {
  var index = 0
  var count = 1

  init() {}

  init?(argument: String) {
    let numbers = argument.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0, number <= count
    else { return nil }
    index = number - 1
    self.count = count
  }

  var defaultValueDescription: String { "1/1" }

  /// Whether this part does the work with that number.
  func contains(_ number: Int) -> Bool { number % count == index }
}
