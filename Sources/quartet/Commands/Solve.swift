// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore

struct Solve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Exact value of each position on standard input, one a line.")

  @OptionGroup var options: EngineOptions
  @Flag(help: "Also the value of every move.")
  var moves = false

  private func add(to request: inout EngineRequest) { request.showMoves = moves }

  func run() throws {
    try options.answerLines("solve", as: (any EngineConsole).self, with: add) {
      (console, line, request) throws(EngineError) in try console.solve(line, request)
    }
  }
}
