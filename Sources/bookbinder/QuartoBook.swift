// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Quarto

struct QuartoBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarto", abstract: "Quarto's book of safe gifts; one that was not finished is gone on with."
  )

  @Argument(help: "lines or squares.", transform: Self.rules)
  var rules: Quarto.Rules
  @Argument(help: "The book.")
  var book: String
  @Option(help: "Most memory for the table, in MiB.")
  var memory = 1024

  private static func rules(_ text: String) throws -> Quarto.Rules {
    guard let rules = Quarto.Rules(rawValue: text) else {
      throw ValidationError("allowed are lines and squares.")
    }
    return rules
  }

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
