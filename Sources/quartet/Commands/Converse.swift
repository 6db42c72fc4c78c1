// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore
import Glibc

/// How the engine plays in a protocol.
struct ConversationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("1 to 5 or perfect, which is the default.", valueName: "level"))
  var level: String?
  @Option(
    help: ArgumentHelp("Most time for a move, in milliseconds, unless the protocol says.", valueName: "t"))
  var timeMs: String?
  @Option(help: ArgumentHelp("Make every random choice repeatable.", valueName: "n"))
  var seed: String?

  func validate() throws { _ = try request() }

  private func request() throws -> EngineRequest {
    var request = EngineRequest()
    if let level { request.strength = try parseStrength(level, "--level") }
    request.milliseconds = try timeMs.map { try parseNumber($0, "--time-ms", 1...86_400_000) }
    request.seed = try seed.map(parseSeed)
    return request
  }

  /// Talks until the other side says goodbye or goes.
  func talk(_ game: String, _ language: EngineLanguage) throws {
    let console = try findGame(game).makeConsole(AssetFolder.find().resources)
    let request = try request()
    let talk = try reporting { () throws(EngineError) in try console.converse(language, request) }
    while !talk.isOver, let line = readLine() {
      guard let answer = talk.answer(line) else { continue }
      print(answer)
      fflush(nil)
    }
  }
}

struct GTP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gtp", abstract: "Play a game by the Go Text Protocol on standard input and output.")

  @Argument(help: "The game: reversi.")
  var game: String
  @OptionGroup var options: ConversationOptions

  func validate() throws {
    if game != "reversi" { throw ValidationError("gtp cannot play '\(game)'; allowed: reversi") }
  }

  func run() throws { try options.talk(game, .gtp) }
}

struct NBoard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nboard", abstract: "Play Reversi by the protocol of NBoard on standard input and output.")

  @OptionGroup var options: ConversationOptions

  func run() throws { try options.talk("reversi", .nboard) }
}
