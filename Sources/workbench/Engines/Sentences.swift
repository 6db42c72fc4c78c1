// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore
import Stage

/// Goes through games of bots and holds everything that is said as certain against a search of its own.
struct Sentences: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Review games of bots, and check every certain sentence by solving.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: "How many games.")
  var games: Whole<1, 1_000_000> = 100
  @Option(help: "Seed of the first game.")
  var seed: UInt64 = 1
  @Option(help: "About how long the review of a game may take, in seconds.")
  var seconds: Whole<1, 3600> = 5
  @Option(help: "The strongest level that plays.")
  var level: Whole<1, 5> = 3
  @Flag(help: "Print what is said of each mistake.")
  var show = false

  func run() throws {
    guard try check(game.type) == 0 else { throw ExitCode(1) }
  }

  /// How many sentences were wrong.
  private func check<Played: Game>(_ type: Played.Type) throws -> Int {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    var checker = Checker<Played>(engine: engine)
    for number in 0..<games.value {
      var random = SeededRandom(seed: seed &+ UInt64(number))
      let (first, second) = (
        Int.random(in: 1...level.value, using: &random), Int.random(in: 1...level.value, using: &random)
      )
      let moves = BotGame.moves(of: type, engine, levels: [.first: first, .second: second], &random)
      let record = GameRecord(
        id: "", game: type.info.name, options: GameOptions(), ownSeat: nil, seed: 1,
        moves: moves.map(\.description), seconds: 0)
      let control = SearchControl(budget: UInt64(seconds.value) * Played.Engine.secondOfWork)
      guard let line = GameLine<Played>(GameOptions(), moves: moves),
        let review = type.reviewer(of: record, engine: engine)?.review(control)
      else { throw ValidationError("\(type.info.name) has no reviews") }
      let positions = line.past + [line.position]
      checker.check(review, in: positions)
      guard show else { continue }
      print("game \(number + 1): \(record.moves.joined(separator: " "))")
      for said in type.sentences(of: review, before: line.past) { print("  " + said.text) }
    }
    for fault in checker.faults { print("wrong: \(fault)") }
    print(
      "games: \(games.value) certain: \(checker.certain) solved: \(checker.solved)",
      "mistakes: \(checker.mistakes) with an idea: \(checker.explained)",
      "wrong: \(checker.faults.count)")
    return checker.faults.count
  }
}

/// Holds what a review says against what the engine proves of each position by itself.
private struct Checker<G: Game> {
  let engine: G.Engine
  var faults: [String] = []
  var certain = 0
  var solved = 0
  var mistakes = 0
  var explained = 0

  mutating func check(_ review: GameReview, in positions: [G.Position]) {
    let explanations = G.explanations(of: review, in: positions)
    for (index, move) in review.moves.enumerated() {
      let before = positions[index]
      guard let played = G.Move(move.move) else { continue }
      for idea in G.facets.ideas(of: played, in: before) where idea.isCertain {
        expect(played, in: before, idea.isGood ? 1...1 : -1 ... -1, idea.sentence)
      }
      guard let mistake = move.mistake else { continue }
      mistakes += 1
      explained += explanations[index]?.main == nil ? 0 : 1
      guard !move.isEstimated else { continue }
      expect(played, in: before, move.isLost ? -1 ... -1 : -1...0, "mistake")
      for keeper in move.keepers.compactMap({ G.Move($0) }) {
        expect(keeper, in: before, mistake == .win ? 1...1 : 0...1, "keeper \(keeper)")
      }
      check(line: move.line.compactMap { G.Move($0) }, from: positions[index + 1])
    }
  }

  /// What is certain of the moves of a line is so in their places.
  private mutating func check(line: [G.Move], from position: G.Position) {
    for step in position.line(line) {
      for idea in G.facets.ideas(of: step.move, in: step.position) where idea.isCertain {
        expect(step.move, in: step.position, idea.isGood ? 1...1 : -1 ... -1, idea.sentence)
      }
    }
  }

  /// - Parameter results: what is said that the move leads to, for whoever makes it.
  private mutating func expect(
    _ move: G.Move, in position: G.Position, _ results: ClosedRange<Int>, _ sentence: String
  ) {
    certain += 1
    guard let next = position.playing(move) else {
      return faults.append("\(sentence) is no move: \(position.notation)")
    }
    var bounds: ClosedRange<Int>?
    if let outcome = next.outcome {
      let value = outcome.winner.map { $0 == position.turn ? 1 : -1 } ?? 0
      bounds = value...value
    } else if let found = engine.bounds(of: next, control: SearchControl(budget: G.Engine.secondOfWork / 4)) {
      bounds = next.turn == position.turn ? found : -found.upperBound ... -found.lowerBound
    }
    guard let bounds else { return }
    solved += bounds.lowerBound == bounds.upperBound ? 1 : 0
    guard bounds.overlaps(results) else {
      return faults.append("\(sentence) \(move) in \(position.notation): \(bounds)")
    }
  }
}
