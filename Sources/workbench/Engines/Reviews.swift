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

  /// So many mistakes are shown with their boards.
  private static var boards: Int { 6 }

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
      print("\ngame \(found), seed \(seed &+ number - 1): you went \(own == .first ? "first" : "second")")
      print(Self.list(of: line, own: own))
      draw(line.position)
      print(type.verdict(on: line.position) { $0 == own ? nil : "Bramble" })
      let points = type.turningPoints(of: review, in: line.past, own: own)
      for sentence in type.story(of: review, points, before: line.past, own: own, rival: "Bramble") {
        print("# " + sentence)
      }
      let told = type.sentences(of: review, before: line.past, own: own, rival: "Bramble")
      let mistakes = told.filter { !$0.isQuiet }
      // What the story names is there, too.
      let named = Set(points.lostLeads + [points.behindSince, points.fellBehind].compactMap { $0 })
      let shown = mistakes.enumerated().filter {
        $0.offset < Self.boards || named.contains($0.element.number)
      }
      for said in shown.map(\.element) + told.filter(\.isQuiet) {
        print("\n* " + said.text)
        draw(line.past[said.number - 1])
        if let better = said.better { print("    better: \(better)") }
        if !said.line.isEmpty {
          print("    best play after the move that was played: \(said.line)")
        }
      }
      let rest = mistakes.count - shown.count
      if rest > 0 { print("\n  (and \(rest) more mistake\(rest == 1 ? "" : "s"), not printed here)") }
    }
  }

  private func draw(_ position: any Sendable) {
    for line in BoardText.lines(of: position) { print("    " + line) }
  }

  /// "1 you: column 4", move by move.
  private static func list<Played: Game>(of line: GameLine<Played>, own: Seat) -> String {
    let moves = line.moves.map(\.description)
    return line.past.indices.map { index in
      let number = GameRecord.count(of: moves.prefix(index + 1))
      let (position, move) = (line.past[index], line.moves[index])
      let name = Played.name(of: move, in: position)
      return "\(number) \(position.turn == own ? "you" : "Bramble"): \(name)"
    }.joined(separator: ", ")
  }
}
