// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore

struct Solve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Exact value of each position on standard input, one a line.")

  @OptionGroup var options: EngineOptions
  @Flag(help: "Also the value of every move.")
  var moves = false

  func run() throws {
    var request = try options.request()
    request.showMoves = moves
    try options.answerLines { (console, line) throws(EngineError) in try console.solve(line, request) }
  }
}
