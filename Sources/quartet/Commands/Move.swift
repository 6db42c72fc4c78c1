// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore

struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The bot's move in each position on standard input, one a line.")

  @OptionGroup var options: EngineOptions
  @OptionGroup var bot: BotOptions

  func run() throws {
    try options.answerLines("move", as: (any MovingConsole).self, with: bot.add) {
      (console, line, request) throws(EngineError) in
      var request = request
      request.strength = bot.strength(on: options.game.type.info.scale, line: line)
      return try console.move(line, request)
    }
  }
}
