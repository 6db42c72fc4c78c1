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
      "A beginner plays the first games at \"My level\": wins at once, blocks at once, else moves at random.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: "How many beginners.")
  var seeds: Whole<1, 100_000> = 200
  @Option(help: "How many games each of them plays.")
  var games: Whole<1, 1000> = 10

  func run() throws { try play(game.type) }

  private func play<Played: Game>(_ type: Played.Type) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    // Won, drawn and lost, by the number of the game.
    var results = [[Int]](repeating: [0, 0, 0], count: games.value)
    var strengths = [Int](repeating: 0, count: games.value)
    for seed in 0..<UInt64(seeds.value) {
      var rating = PlayerRating()
      var random = SeededRandom(seed: seed &+ 1)
      for number in 0..<games.value {
        let rival = rating.rival(on: type.info.scale, seed: random.next())
        // In turn, as at a table that was never set otherwise.
        let own: Seat = number.isMultiple(of: 2) ? .first : .second
        let winner = Self.winner(type, engine, rival, own, &random)
        let score = winner.map { $0 == own ? 1.0 : 0 } ?? 0.5
        results[number][winner == nil ? 1 : winner == own ? 0 : 2] += 1
        strengths[number] += rival
        rating.add(score, against: rival)
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

  private static func winner<Played: Game>(
    _ type: Played.Type, _ engine: Played.Engine, _ rival: Int, _ own: Seat, _ random: inout SeededRandom
  ) -> Seat? {
    let skill = type.info.scale.skill(at: rival)
    var position = Played.start(GameOptions())
    while Played.outcome(of: position) == nil {
      let chance = random.next()
      let move =
        Played.turn(in: position) == own
        ? beginnersMove(in: position, of: type, using: &random)
        : engine.choose(
          in: position, strength: skill.strength(seed: chance), seed: chance, control: SearchControl())
      guard let move, let next = Played.playing(move, in: position) else { return nil }
      position = next
    }
    return Played.outcome(of: position)?.winner
  }

  /// Looks one move ahead: takes a win, plays where the other side would win, else anywhere.
  private static func beginnersMove<Played: Game>(
    in position: Played.Position, of type: Played.Type, using random: inout SeededRandom
  ) -> Played.Move? {
    let moves = Played.legalMoves(in: position)
    let own = Played.turn(in: position)
    func wins(_ move: Played.Move, in position: Played.Position, for seat: Seat) -> Bool {
      Played.playing(move, in: position).flatMap { Played.outcome(of: $0) }?.winner == seat
    }
    if let win = moves.first(where: { wins($0, in: position, for: own) }) { return win }
    // A threat is what would win if it were the other side's turn: it is seen after any other move.
    let threats = moves.filter { move in
      moves.contains { other in
        guard other != move, let next = Played.playing(other, in: position), Played.turn(in: next) != own
        else { return false }
        return wins(move, in: next, for: own.other)
      }
    }
    return (threats.isEmpty ? moves : threats).randomElement(using: &random)
  }
}
