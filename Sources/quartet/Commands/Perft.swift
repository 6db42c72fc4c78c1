// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore

struct Perft: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Leaves of the move tree to a depth from the start position.")

  @Argument(help: "The game.")
  var game: GameName
  @Argument(help: ArgumentHelp("How many plies.", valueName: "0...64"))
  var depth: Whole<0, 64>

  func run() throws {
    let console = try game.console(for: "perft", as: (any CountingConsole).self)
    print(try reporting { () throws(EngineError) in try console.perft(depth: depth.value, from: nil) })
  }
}
