// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore
import Glibc
import Synchronization

/// How long it takes to tell what every move of a position is worth.
struct Pace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the values of all moves in random positions, or the perfect bot.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(parsing: .upToNextOption, help: "How many random moves begin a game, in turn.")
  var moves = [0]
  @Option(help: "How many positions of each.")
  var count = 100
  @Option(help: "Seed of the first game.")
  var seed: UInt64 = 1
  @Option(help: "The game's rules, where it has several.")
  var rules: String?
  @Option(help: "Time moves of the perfect bot instead, which may think for so many seconds.")
  var thinking: Int?

  func run() throws {
    if let thinking { try measureBot(game.type, thinking) } else { try measure(game.type) }
  }

  private func measureBot<Played: Game>(_ type: Played.Type, _ seconds: Int) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    for moves in moves {
      var taken: [Double] = []
      for number in 0..<count {
        guard let position = randomPosition(type, moves, seed &+ UInt64(number)) else { continue }
        let start = Clock.wall()
        let control = SearchControl(seconds: seconds)
        _ = engine.choose(in: position, strength: .perfect, seed: seed, control: control)
        taken.append(Clock.wall() - start)
        engine.rest()
      }
      if !taken.isEmpty { print("after \(moves) moves: \(Self.spread(taken))") }
      fflush(nil)
    }
  }

  private func measure<Played: Game>(_ type: Played.Type) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    let facets = Played.facets
    for moves in moves {
      var (first, whole, unknown): ([Double], [Double], Int) = ([], [], 0)
      for number in 0..<count {
        guard let position = randomPosition(type, moves, seed &+ UInt64(number)) else { continue }
        let start = Clock.wall()
        let told = Mutex<Double?>(nil)
        let isWhole = facets.evaluate(position, by: engine, control: SearchControl()) { _, _ in
          told.withLock { $0 = $0 ?? Clock.wall() }
        }
        whole.append(Clock.wall() - start)
        if let told = told.withLock({ $0 }) { first.append(told - start) }
        if !isWhole { unknown += 1 }
      }
      guard !whole.isEmpty else { continue }
      print("after \(moves) moves: first \(Self.spread(first)); all \(Self.spread(whole));", terminator: " ")
      print("\(unknown) of \(whole.count) not told")
      fflush(nil)
    }
  }

  /// In milliseconds.
  private static func spread(_ seconds: [Double]) -> String {
    let sorted = seconds.sorted()
    func text(_ part: Int) -> String {
      sorted.isEmpty ? "-" : decimals(sorted[(sorted.count - 1) * part / 100] * 1000, 2)
    }
    return "median \(text(50)) ms, 95 % \(text(95)) ms, 99 % \(text(99)) ms, most \(text(100)) ms"
  }

  /// Nil when games do not last so long.
  private func randomPosition<Played: Game>(
    _ type: Played.Type, _ moves: Int, _ seed: UInt64
  ) -> Played.Position? {
    var random = SeededRandom(seed: seed)
    for _ in 0..<1000 {
      var position = Played.start(GameOptions(rules: rules, of: type))
      for _ in 0..<moves where Played.outcome(of: position) == nil {
        let move = Played.legalMoves(in: position).randomElement(using: &random)
        position = move.flatMap { Played.playing($0, in: position) } ?? position
      }
      if Played.outcome(of: position) == nil { return position }
    }
    return nil
  }
}
