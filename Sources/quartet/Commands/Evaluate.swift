// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore

struct Evaluate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What the engine thinks each position on standard input is worth to the side to move.")

  @OptionGroup var options: EngineOptions
  @Option(help: ArgumentHelp("Plies to look ahead; 10 by default.", valueName: "1...60"))
  var depth: Whole<1, 60>?
  @Option(help: ArgumentHelp("Most time for a position, in milliseconds.", valueName: "1...86400000"))
  var timeMs: Whole<1, 86_400_000>?

  func validate() throws {
    if depth != nil && timeMs != nil {
      throw ValidationError("--depth and --time-ms are two ways to say the same; allowed is one of them")
    }
  }

  private func add(to request: inout EngineRequest) {
    request.depth = depth?.value
    request.milliseconds = timeMs?.value
  }

  func run() throws {
    try options.answerLines("evaluate", as: (any JudgingConsole).self, with: add) {
      (console, line, request) throws(EngineError) in try console.evaluate(line, request)
    }
  }
}
