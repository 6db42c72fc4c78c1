// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import CommandKit
import EngineCore
import GameCore

/// Talks until the other side says goodbye or goes.
private func talk(_ game: any Game.Type, _ language: EngineLanguage, _ bot: BotOptions) throws {
  guard let console = talker(game, language, AssetFolder.find().resources) else {
    let able = catalog.filter { talker($0, language) != nil }.map { $0.info.name }
    throw ValidationError(
      "\(game.info.name) does not speak \(language.rawValue); allowed: \(able.joined(separator: ", "))")
  }
  var request = EngineRequest()
  bot.add(to: &request, on: game.info.scale)
  let talk = try reporting { () throws(EngineError) in try console.converse(language, request) }
  for line in InputLines() {
    // Nothing that these languages say is too long.
    if case .text(let words) = line, let answer = talk.answer(words) {
      print(answer)
      flushAnswers()
    }
    if talk.isOver { break }
  }
}

private func talker(
  _ game: any Game.Type, _ language: EngineLanguage, _ resources: Resources = .none
) -> (any TalkingConsole)? {
  let console = game.makeConsole(resources) as? any TalkingConsole
  return console.flatMap { type(of: $0).languages.contains(language) ? $0 : nil }
}

/// Games whose engine speaks GTP.
enum Talking: GameChoice {
  static func takes(_ game: any Game.Type) -> Bool { talker(game, .gtp) != nil }
}

struct GTP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gtp", abstract: "Play a game by the Go Text Protocol on standard input and output.")

  @Argument(help: "The game.")
  var game: ChosenGame<Talking>
  @OptionGroup var bot: BotOptions

  func run() throws { try talk(game.type, .gtp, bot) }
}

struct NBoard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nboard", abstract: "Play by the protocol of NBoard on standard input and output.")

  @OptionGroup var bot: BotOptions

  func run() throws {
    // NBoard knows one game.
    guard let game = catalog.first(where: { talker($0, .nboard) != nil }) else { return }
    try talk(game, .nboard, bot)
  }
}
