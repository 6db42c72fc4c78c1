// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore

struct Prove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Value of the start position, searched with no book.")

  @OptionGroup var options: EngineOptions
  @Option(help: ArgumentHelp("Most memory for the table, in MiB.", valueName: "1...65536"))
  var memory: Whole<1, 65_536>?

  func run() throws {
    let console = try options.game.console(for: "prove", as: (any ProvingConsole).self)
    var request = try options.request(console)
    request.mebibytes = memory?.value
    print(try reporting { () throws(EngineError) in try console.prove(request) })
  }
}
