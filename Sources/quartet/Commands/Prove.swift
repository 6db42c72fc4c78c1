// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore

struct Prove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Value of the empty board of Quarto or Connect Four, searched with no book.")

  @OptionGroup var options: EngineOptions
  @Option(help: ArgumentHelp("Most memory for the table, in MiB.", valueName: "mib"))
  var memory: String?

  private static let provable = ["connect-four", "quarto"]

  func validate() throws {
    if !Self.provable.contains(options.game) {
      throw ValidationError("prove cannot prove '\(options.game)'; allowed: connect-four, quarto")
    }
    _ = try request()
  }

  private func request() throws -> EngineRequest {
    var request = try options.request()
    request.mebibytes = try memory.map { try parseNumber($0, "--memory", 1...65_536) }
    return request
  }

  func run() throws {
    let request = try request()
    let console = try findGame(options.game).makeConsole(AssetFolder.find().resources)
    print(try reporting { () throws(EngineError) in try console.prove(request) })
  }
}
