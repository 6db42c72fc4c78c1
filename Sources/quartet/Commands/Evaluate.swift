// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore

struct Evaluate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "What the engine thinks each position on standard input is worth, in discs for the side to move.")

  @OptionGroup var options: EngineOptions
  @Option(help: ArgumentHelp("Plies to look ahead; 10 by default.", valueName: "n"))
  var depth: String?
  @Option(help: ArgumentHelp("Most time for a position, in milliseconds.", valueName: "t"))
  var timeMs: String?

  func validate() throws {
    _ = try request()
    if depth != nil && timeMs != nil {
      throw ValidationError("--depth and --time-ms are two ways to say the same; allowed is one of them")
    }
    if options.game != "reversi" {
      throw ValidationError("evaluate cannot evaluate '\(options.game)'; allowed: reversi")
    }
  }

  private func request() throws -> EngineRequest {
    var request = try options.request()
    request.depth = try depth.map { try parseNumber($0, "--depth", 1...60) }
    request.milliseconds = try timeMs.map { try parseNumber($0, "--time-ms", 1...86_400_000) }
    return request
  }

  func run() throws {
    let request = try request()
    try options.answerLines { (console, line) throws(EngineError) in try console.evaluate(line, request) }
  }
}
