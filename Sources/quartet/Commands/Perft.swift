// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore

struct Perft: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Leaves of the move tree to a depth from the start position.")

  @Argument(help: "The game: quarto, connect-four, reversi or pentominoes.")
  var game: String
  @Argument(help: "How many plies.")
  var depth: String

  func validate() throws {
    _ = try findGame(game)
    _ = try parseNumber(depth, "DEPTH", 0...64)
  }

  func run() throws {
    let console = try findGame(game).makeConsole(AssetFolder.find().resources)
    let depth = try parseNumber(depth, "DEPTH", 0...64)
    print(try reporting { () throws(EngineError) in try console.perft(depth: depth) })
  }
}
