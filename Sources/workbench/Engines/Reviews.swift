// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore
import Stage

/// Prints the reviews of lost games as a player reads them, to be read by somebody who knows the rules alone.
struct Reviews: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play games that a simple player loses, and print what their reviews say.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: "How many lost games.")
  var games: Whole<1, 1000> = 10
  @Option(help: "Seed of the first game.")
  var seed: UInt64 = 1
  @Option(help: "The level that wins; the other side has level 1.")
  var level: Whole<2, 5> = 2
  @Option(help: "About how long the review of a game may take, in seconds.")
  var seconds: Whole<1, 3600> = 10

  func run() throws { try show(game.type) }

  private func show<Played: Game>(_ type: Played.Type) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    var (found, number) = (0, UInt64(0))
    while found < games.value {
      let own: Seat = number.isMultiple(of: 2) ? .first : .second
      var random = SeededRandom(seed: seed &+ number)
      let moves = BotGame.moves(of: type, engine, levels: [own: 1, own.other: level.value], &random)
      number += 1
      guard let line = GameLine<Played>(GameOptions(), moves: moves),
        line.position.outcome?.winner == own.other
      else { continue }
      found += 1
      let record = GameRecord(
        id: "", game: type.info.name, options: GameOptions(), ownSeat: own, seed: 1,
        moves: moves.map(\.description), seconds: 0)
      let control = SearchControl(budget: UInt64(seconds.value) * Played.Engine.secondOfWork)
      guard let review = type.reviewer(of: record, engine: engine)?.review(control) else {
        throw ValidationError("\(type.info.name) has no reviews")
      }
      print("game \(found)")
      print("you: \(own == .first ? "first" : "second")")
      print("moves: \(record.moves.joined(separator: " "))")
      for said in type.sentences(of: review, before: line.past, own: own, rival: "Bramble") {
        print("mistake \(said.number): \(said.text)")
        print("line \(said.number): \(review.moves[said.number - 1].shownLine.joined(separator: " "))")
      }
    }
  }
}
