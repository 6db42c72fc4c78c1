// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit

/// What developers do with the games and players never need: makes what is in Assets/books and Assets/puzzles, lets strengths play each other,
/// measures, and looks for faults.
@main
struct Workbench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workbench",
    abstract: "Makes books, weights and puzzles, plays matches, measures, looks for faults.",
    subcommands: bookmakers + [
      Puzzles.self, Match.self, Follower.self, Check.self, Sentences.self,
      Reviews.self, Pace.self, Race.self,
      StoreBench.self,
      Fuzz.self,
    ])

  static func main() { main(Array(Arguments.all.dropFirst())) }
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
