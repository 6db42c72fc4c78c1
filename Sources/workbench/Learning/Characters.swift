// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import ConnectFour
import EngineCore
import GameCore
import Quarto
import Reversi

/// What the six characters do in the same positions, beside moves at random: the habits that their lines tell of, and what their errors
/// are like.
struct Characters: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count what each character does in positions out of games, and how far its errors lie.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: "How many positions.")
  var positions: Whole<1, 1_000_000> = 1000
  @Option(help: "Seed of the first game.")
  var seed: UInt64 = 1
  @Option(help: "How much work the values of a position may take, in thousandths of a second.")
  var work: Whole<1, 60_000> = 500
  @Option(
    help:
      "How many of the six take part, the weakest first: the last one of Reversi takes a second for a move.")
  var characters: Whole<1, 6> = 6

  func run() throws {
    switch game.type {
    case is ConnectFour.Type: try count(ConnectFour.self, Habit.all)
    case is Quarto.Type: try count(Quarto.self, Habit.all)
    case is Reversi.Type: try count(Reversi.self, Habit.all)
    default: throw ValidationError("nobody sits across the table there")
    }
  }

  private func count<Played: Game>(_ type: Played.Type, _ habits: [Habit<Played.Position>]) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    let found = sample(type, engine)
    let characters = Opponent.Character.allCases.prefix(characters.value)
    let names = ["random"] + characters.map(\.name)
    var tally = habits.map { _ in Tally(names.count) }
    var errors = names.map { _ in Errors() }
    for (number, position) in found.enumerated() {
      let moves = position.legalMoves
      let told = ToldValues<Played.Move>()
      let control = SearchControl(budget: Played.Engine.secondOfWork * UInt64(work.value) / 1000)
      _ = Played.facets.evaluate(position, by: engine, control: control) { told.take($1, of: $0) }
      let values = told.all
      let chosen = characters.map { character in
        let skill = type.info.scale.skill(at: type.info.scale.rating(of: character))
        let seed = seed &+ UInt64(number) &* 7919 &+ UInt64(character.number)
        return engine.choose(
          in: position, strength: skill.strength(seed: seed), seed: seed,
          control: SearchControl(seconds: type.thinkingTimes.first))
      }
      for (index, habit) in habits.enumerated() {
        let shown = Set(habit.shown(position, values))
        guard !shown.isEmpty, shown.count < moves.count else { continue }
        tally[index].positions += 1
        tally[index].shown[0] += Double(shown.count) / Double(moves.count)
        for (place, move) in chosen.enumerated() where move.map(shown.contains) ?? false {
          tally[index].shown[place + 1] += 1
        }
      }
      guard values.count == moves.count else { continue }
      let safe = moves.filter { !position.hands(over: $0) }
      for move in moves {
        errors[0].add(move, values, isHanded: !safe.isEmpty && !safe.contains(move), 1 / Double(moves.count))
      }
      for (place, move) in chosen.enumerated() {
        guard let move else { continue }
        errors[place + 1].add(move, values, isHanded: !safe.isEmpty && !safe.contains(move), 1)
      }
    }
    print("\(found.count) positions")
    line("in percent of positions", "asked", names)
    for (habit, tally) in zip(habits, tally) {
      let parts = tally.shown.map {
        tally.positions == 0 ? "-" : decimals(100 * $0 / Double(tally.positions), 1)
      }
      line(habit.name, String(tally.positions), parts)
    }
    line("errors, % of moves", "", errors.map { decimals(100 * $0.wrong / max(1, $0.moves), 1) })
    line("what an error costs", "", errors.map { decimals($0.cost / max(1, $0.wrong), 2) })
    line("beside the worst move", "", errors.map { decimals($0.worst / max(1, $0.wrong), 2) })
    line("hands a win over, % of errors", "", errors.map { decimals(100 * $0.handed / max(1, $0.wrong), 1) })
  }

  private func line(_ title: String, _ count: String, _ parts: [String]) {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    print(title + padded(count, 46 - title.count) + parts.map { padded($0, 9) }.joined())
  }

  private struct Tally {
    var positions = 0
    var shown: [Double]
    init(_ count: Int) { shown = Array(repeating: 0, count: count) }
  }

  /// Moves that were worth less than the best.
  private struct Errors {
    var (moves, wrong, cost, worst, handed) = (0.0, 0.0, 0.0, 0.0, 0.0)

    /// - Parameter weight: how often the move is played.
    mutating func add<Move>(_ move: Move, _ values: [Move: MoveValue], isHanded: Bool, _ weight: Double) {
      let scores = values.mapValues { Double($0.score) }
      guard let own = scores[move], let best = scores.values.max(), let least = scores.values.min() else {
        return
      }
      moves += weight
      guard own < best else { return }
      wrong += weight
      cost += weight * (best - own)
      worst += weight * (best - own) / (best - least)
      handed += isHanded ? weight : 0
    }
  }

  /// Positions out of games between the middle strengths, with some moves at random, in which there is a choice.
  private func sample<Played: Game>(_ type: Played.Type, _ engine: Played.Engine) -> [Played.Position] {
    var found: [Played.Position] = []
    var random = SeededRandom(seed: seed)
    while found.count < positions.value {
      var position = Played.start(GameOptions())
      while position.outcome == nil, found.count < positions.value {
        let chance = random.next()
        let move =
          chance % 4 == 0
          ? position.legalMoves.randomElement(using: &random)
          : engine.choose(
            in: position, strength: .level(2 + Int(chance % 3)), seed: chance, control: SearchControl())
        if position.legalMoves.count > 1, random.next() % 4 == 0, position != Played.start(GameOptions()) {
          found.append(position)
        }
        guard let move, let next = position.playing(move) else { break }
        position = next
      }
    }
    return found
  }
}
