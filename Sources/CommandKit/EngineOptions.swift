// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore

/// What commands have in common that ask an engine about positions.
package struct EngineOptions: ParsableArguments {
  @Argument(help: "The game.")
  package var game: GameName
  @Option(help: ArgumentHelp("How many threads may search.", valueName: "1...64"))
  package var threads: Whole<1, 64> = 1
  @Option(help: ArgumentHelp("The game's rules, where it has several.", valueName: "rules"))
  package var rules: String?

  package init() {}

  /// - Throws: a `ValidationError` when the game has no such rules.
  package func request(_ console: some EngineConsole) throws -> EngineRequest {
    var request = EngineRequest()
    request.threads = threads.value
    request.rules = try game.checked(rules: rules, of: console)
    return request
  }

  /// Answers every line of standard input; exits with status 1 when one was malformed.
  /// - Parameters:
  ///   - command: what the engine must be able to do.
  ///   - add: what else is asked for.
  package func answerLines<Ability>(
    _ command: String, as ability: Ability.Type, with add: ((inout EngineRequest) -> Void)? = nil,
    _ answer: (Ability, String, EngineRequest) throws(EngineError) -> String
  ) throws {
    let console = try game.console(for: command, as: ability)
    guard let plain = console as? any EngineConsole else { return }
    var request = try request(plain)
    add?(&request)
    var isMalformed = false
    for line in InputLines() {
      do throws(EngineError) {
        guard case .text(let text) = line else {
          throw EngineError("the line is too long; allowed are \(InputLines.most) bytes.")
        }
        if text.isEmpty || text.hasPrefix(";") { continue }
        print(try answer(console, text, request))
      } catch {
        isMalformed = true
        print("error: \(error.message)")
      }
      flushAnswers()
    }
    if isMalformed { throw ExitCode(1) }
  }
}

extension GameOptions {
  /// With these rules of a game; the usual ones need no switch.
  package init(rules: String?, of game: any Game.Type) {
    self.init()
    let usual = type(of: game.makeConsole(.none)).rules.first
    if let rules, rules != usual { switches[rules] = true }
  }
}
