// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore
import Glibc

/// What `solve` and `move` have in common.
struct EngineOptions: ParsableArguments {
  @Argument(help: "The game: quarto, connect-four, reversi or pentominoes.")
  var game: String
  @Option(help: ArgumentHelp("How many threads may search.", valueName: "n"))
  var threads: String?
  @Option(help: ArgumentHelp("Rules of Quarto: lines or squares.", valueName: "rules"))
  var rules: String?

  private enum Rules: String, CaseIterable { case lines, squares }

  func validate() throws { _ = try request() }

  func request() throws -> EngineRequest {
    _ = try findGame(game)
    var request = EngineRequest()
    request.threads = try threadCount(threads)
    if let rules {
      let _: Rules = try parseChoice(rules, "--rules")
      if game != "quarto" { throw ValidationError("--rules is allowed for quarto only, not for \(game)") }
    }
    request.rules = rules
    return request
  }

  /// Answers every line of standard input; exits with status 1 when one was malformed.
  func answerLines(_ answer: (any EngineConsole, String) throws(EngineError) -> String) throws {
    let console = try findGame(game).makeConsole(AssetFolder.find().resources)
    var isMalformed = false
    while let line = readLine() {
      let text = line.trimmingSpace
      if text.isEmpty || text.hasPrefix(";") { continue }
      do {
        print(try answer(console, text))
      } catch {
        isMalformed = true
        print("error: \(error.message)")
      }
      fflush(nil)
    }
    if isMalformed { throw ExitCode(1) }
  }
}

func threadCount(_ text: String?) throws -> Int {
  try text.map { try parseNumber($0, "--threads", 1...64) } ?? 1
}

extension String {
  /// Without blanks at both ends; also takes the return of files that were written elsewhere.
  var trimmingSpace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
