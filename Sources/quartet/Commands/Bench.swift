// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import GameCore

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Search a fixed set of positions from cold, and say how fast.")

  @Argument(help: "The game: quarto, connect-four, reversi or pentominoes.")
  var game: String
  @Option(help: ArgumentHelp("How many threads search.", valueName: "n"))
  var threads: String?

  func validate() throws {
    _ = try findGame(game)
    _ = try threadCount(threads)
  }

  func run() throws {
    let console = try findGame(game).makeConsole(AssetFolder.find().resources)
    let threads = try threadCount(threads)
    let report = try reporting { () throws(EngineError) in try console.bench(threads: threads) }
    for line in report.details { print(line) }
    print("nodes: \(report.nodes)")
    print("seconds: \(decimals(report.seconds, 3))")
    print("nodes/s: \(report.seconds > 0 ? Int(Double(report.nodes) / report.seconds) : 0)")
    print("signature: \(report.signature)")
  }
}

/// An engine that cannot do this at all is a wrong use of the command line.
func reporting<Result>(_ body: () throws(EngineError) -> Result) throws -> Result {
  do { return try body() } catch { throw ValidationError(error.message) }
}

/// A number with so many decimals.
func decimals(_ number: Double, _ count: Int) -> String {
  let scale = (0..<count).reduce(1) { value, _ in value * 10 }
  let scaled = Int((number * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  return "\(scaled / scale)." + String(repeating: "0", count: count - fraction.count) + fraction
}
