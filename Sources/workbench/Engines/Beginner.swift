// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore

/// A beginner sits down against the bot that follows its player, with an empty history, and plays their first games.
struct Beginner: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "A beginner plays the first games at \"My level\".")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: "How many beginners.")
  var seeds: Whole<1, 100_000> = 200
  @Option(help: "How many games each of them plays.")
  var games: Whole<1, 1000> = 10

  @Option(
    help:
      "Who plays: careless (wins at once), beginner (blocks at once, too, and takes a corner); else at random."
  )
  var player = Novice.beginner

  func run() throws { try play(game.type) }

  private func play<Played: Game>(_ type: Played.Type) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    // Won, drawn and lost, by the number of the game.
    var results = [[Int]](repeating: [0, 0, 0], count: games.value)
    var strengths = [Int](repeating: 0, count: games.value)
    for seed in 0..<UInt64(seeds.value) {
      var random = SeededRandom(seed: seed &+ 1)
      var evenings = Evenings(type, engine)
      for number in 0..<games.value {
        let score = evenings.play(using: &random) { player.move(in: $0, of: type, using: &$1) }
        results[number][score == 1 ? 0 : score == 0.5 ? 1 : 2] += 1
        strengths[number] += evenings.rival
      }
    }
    func line(_ title: String, _ counts: [Int], _ strength: Int) {
      let all = max(1, counts.reduce(0, +))
      let points = (Double(counts[0]) + Double(counts[1]) / 2) / Double(all)
      let percent = (points * 1000).rounded() / 10
      print(
        "\(title): \(counts[0]) won, \(counts[1]) drawn, \(counts[2]) lost, \(percent) % against \(strength)")
    }
    for (number, counts) in results.enumerated() {
      line("game \(number + 1)", counts, strengths[number] / seeds.value)
    }
    line(
      "all", (0..<3).map { place in results.reduce(0) { $0 + $1[place] } },
      strengths.reduce(0, +) / (seeds.value * games.value))
  }
}
