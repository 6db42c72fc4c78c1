// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore

struct Prove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Value of Quarto's empty board, searched with no book.")

  @OptionGroup var options: EngineOptions

  func validate() throws {
    if options.game != "quarto" {
      throw ValidationError("prove cannot prove '\(options.game)'; allowed: quarto")
    }
  }

  func run() throws {
    let request = try options.request()
    let console = try findGame(options.game).makeConsole(AssetFolder.find().resources)
    print(try reporting { () throws(EngineError) in try console.prove(request) })
  }
}
