// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore

/// Players whose strength never changes, spread over the scale of a game, each from an empty history on.
struct Follower: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follower",
    abstract: "What players of fixed strengths win at \"My level\" once it knows them.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: "How many strengths, from the weakest character on.")
  var strengths: Whole<2, 100> = 12
  @Option(help: "The rating of the strongest of them; without it the highest there is.")
  var highest: Int?
  @Option(help: "How many players of each.")
  var seeds: Whole<1, 10_000> = 40
  @Option(help: "How many games each of them plays.")
  var games: Whole<1, 1000> = 55
  @Option(help: "How many of these only find out how strong they are.")
  var first: Whole<0, 999> = 30

  func validate() throws {
    guard first.value < games.value else {
      throw ValidationError("--first \(first.value) leaves no games to count; allowed are fewer than --games")
    }
  }

  func run() throws { try play(game.type) }

  private func play<Played: Game>(_ type: Played.Type) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    let scale = type.info.scale
    let top = min(highest ?? scale.range.upperBound, scale.range.upperBound)
    print("strength: step: points of games \(first.value + 1) to \(games.value), rating then")
    for number in 0..<strengths.value {
      let strength = RatingScale.least + (top - RatingScale.least) * number / (strengths.value - 1)
      let skill = scale.skill(at: strength)
      var (points, rated) = (0.0, 0.0)
      for seed in 0..<UInt64(seeds.value) {
        var random = SeededRandom(seed: seed &+ 1)
        var evenings = Evenings(type, engine)
        for game in 0..<games.value {
          let score = evenings.play(using: &random) { position, random in
            let chance = random.next()
            return engine.choose(
              in: position, strength: skill.strength(seed: chance), seed: chance, control: SearchControl())
          }
          if game >= first.value { points += score ?? 0 }
        }
        rated += Double(evenings.rating.rating)
      }
      let counted = Double(seeds.value * (games.value - first.value))
      print(
        "\(strength): \(decimals(skill.step, 2)): \(decimals(100 * points / counted, 1)) %, "
          + "\(Int((rated / Double(seeds.value)).rounded()))")
    }
  }
}

/// Somebody who sits down at "My level" with an empty history, plays game after game and takes turns in beginning.
struct Evenings<Played: Game> {
  let engine: Played.Engine
  private(set) var rating = PlayerRating()
  /// The strength that was met last.
  private(set) var rival = 0

  init(_ type: Played.Type, _ engine: Played.Engine) { self.engine = engine }

  /// One more game.
  /// - Parameter move: what the player does.
  /// - Returns: 1 won, 0.5 drawn, 0 lost; nil where somebody had no move.
  mutating func play(
    using random: inout SeededRandom,
    _ move: (Played.Position, inout SeededRandom) -> Played.Move?
  ) -> Double? {
    rival = rating.rival(on: Played.info.scale, seed: random.next())
    let skill = Played.info.scale.skill(at: rival)
    let own: Seat = rating.games.isMultiple(of: 2) ? .first : .second
    var position = Played.start(GameOptions())
    while Played.outcome(of: position) == nil {
      let chosen: Played.Move?
      if Played.turn(in: position) == own {
        chosen = move(position, &random)
      } else {
        let chance = random.next()
        chosen = engine.choose(
          in: position, strength: skill.strength(seed: chance), seed: chance, control: SearchControl())
      }
      guard let chosen, let next = Played.playing(chosen, in: position) else { return nil }
      position = next
    }
    let score = Played.outcome(of: position)?.winner.map { $0 == own ? 1.0 : 0 } ?? 0.5
    rating.add(score, against: rival)
    return score
  }
}
