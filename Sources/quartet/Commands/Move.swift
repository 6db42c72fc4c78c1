// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore

struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The bot's move in each position on standard input, one a line.")

  @OptionGroup var options: EngineOptions
  @Option(help: ArgumentHelp("1 to 5 or perfect, which is the default.", valueName: "level"))
  var level: String?
  @Option(help: ArgumentHelp("Most time for a move, in milliseconds.", valueName: "t"))
  var timeMs: String?
  @Option(help: ArgumentHelp("Make every random choice repeatable.", valueName: "n"))
  var seed: String?

  func validate() throws { _ = try request() }

  private func request() throws -> EngineRequest {
    var request = try options.request()
    if let level { request.strength = try parseStrength(level, "--level") }
    request.milliseconds = try timeMs.map { try parseNumber($0, "--time-ms", 1...86_400_000) }
    request.seed = try seed.map(parseSeed)
    return request
  }

  func run() throws {
    let request = try request()
    try options.answerLines { (console, line) throws(EngineError) in try console.move(line, request) }
  }
}

func parseStrength(_ text: String, _ flag: String) throws -> Strength {
  if text == "perfect" { return .perfect }
  if text.utf8.count == 1, let level = Int(text), (1...5).contains(level) { return .level(level) }
  throw ValidationError("\(flag) '\(text)' is wrong; allowed: 1, 2, 3, 4, 5, perfect")
}
