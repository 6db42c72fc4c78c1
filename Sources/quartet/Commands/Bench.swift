// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Search a fixed set of positions from cold, and say how fast.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: ArgumentHelp("How many threads search.", valueName: "1...64"))
  var threads: Whole<1, 64> = 1

  func run() throws {
    let console = try game.console(for: "bench", as: (any EngineConsole).self)
    let report = try reporting { () throws(EngineError) in try console.bench(threads: threads.value) }
    for line in report.details { print(line) }
    print("nodes: \(report.nodes)")
    print("seconds: \(decimals(report.seconds, 3))")
    print("nodes/s: \(report.seconds > 0 ? Int(Double(report.nodes) / report.seconds) : 0)")
    print("signature: \(report.signature)")
  }
}
