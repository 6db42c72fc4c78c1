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
    let scale = options.game.type.info.scale
    try options.answerLines(
      "move", as: (any MovingConsole).self, with: { bot.add(to: &$0, on: scale) },
      {
        (console, line, request) throws(EngineError) in try console.move(line, request)
      })
  }
}
