// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import Files

/// Races and checks an engine on files of positions with known values.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve files of positions with known values, each from cold, without a book.")

  @OptionGroup var options: EngineOptions
  @Argument(help: "Files with a position and its value on each line.")
  var files: [String]
  @Option(help: "Only the first lines of each file.")
  var limit: Whole<1, 1_000_000_000>?

  func run() throws {
    let console = try options.game.console(for: "check", as: (any CheckingConsole).self)
    let request = try options.request(console)
    var isWrong = false
    for path in files {
      guard let bytes = File.bytes(path) else {
        throw ValidationError("\(path) cannot be read; allowed are text files")
      }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      let report = try reporting { () throws(EngineError) in
        try console.check(Array(lines.prefix(limit?.value ?? lines.count)), request)
      }
      for line in report.wrong { print("wrong: \(line)") }
      isWrong = isWrong || !report.wrong.isEmpty
      let count = Double(max(1, report.positions))
      print(
        String(path.split(separator: "/").last ?? ""), "positions: \(report.positions)",
        "wrong: \(report.wrong.count)",
        "us/position: \(decimals(report.seconds / count * 1e6, 2))",
        "nodes/position: \(decimals(Double(report.nodes) / count, 1))")
    }
    if isWrong { throw ExitCode(1) }
  }
}
