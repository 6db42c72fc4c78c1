// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore
import Glibc

/// What commands have in common that ask an engine about positions.
struct EngineOptions: ParsableArguments {
  @Argument(help: "The game.")
  var game: GameName
  @Option(help: ArgumentHelp("How many threads may search.", valueName: "1...64"))
  var threads: Whole<1, 64> = 1
  @Option(help: ArgumentHelp("The game's rules, where it has several.", valueName: "rules"))
  var rules: String?

  /// - Throws: a `ValidationError` when the game has no such rules.
  func request(_ console: some EngineConsole) throws -> EngineRequest {
    var request = EngineRequest()
    request.threads = threads.value
    request.rules = rules
    let known = type(of: console).rules
    if let rules, !known.contains(rules) {
      let name = game.type.info.name
      throw ValidationError(
        known.isEmpty
          ? "\(name) has one kind of rules; --rules '\(rules)' is not allowed"
          : "--rules '\(rules)' is wrong; allowed: \(known.joined(separator: ", "))")
    }
    return request
  }

  /// Answers every line of standard input; exits with status 1 when one was malformed.
  /// - Parameters:
  ///   - command: what the engine must be able to do.
  ///   - add: what else is asked for.
  func answerLines<Ability>(
    _ command: String, as ability: Ability.Type, with add: ((inout EngineRequest) -> Void)? = nil,
    _ answer: (Ability, String, EngineRequest) throws(EngineError) -> String
  ) throws {
    let console = try game.console(for: command, as: ability)
    guard let plain = console as? any EngineConsole else { return }
    var request = try request(plain)
    add?(&request)
    var isMalformed = false
    while let line = readLine() {
      let text = line.trimmingSpace
      if text.isEmpty || text.hasPrefix(";") { continue }
      do {
        print(try answer(console, text, request))
      } catch {
        isMalformed = true
        print("error: \(error.message)")
      }
      fflush(nil)
    }
    if isMalformed { throw ExitCode(1) }
  }
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

/// An engine that cannot do this at all is a wrong use of the command line.
func reporting<Result>(_ body: () throws(EngineError) -> Result) throws -> Result {
  do { return try body() } catch { throw ValidationError(error.message) }
}
