// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore
import Stage

struct Analyse: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A review of each game on standard input, one game a line: its moves, separated by spaces.")

  @OptionGroup var options: EngineOptions
  @Option(help: ArgumentHelp("About how long a game may take, in milliseconds.", valueName: "1...86400000"))
  var timeMs: Whole<1, 86_400_000> = 20_000

  func run() throws {
    try answer(options.game.type, GameOptions(rules: options.rules, of: options.game.type))
  }

  private func answer<G: Game>(_ game: G.Type, _ rules: GameOptions) throws {
    let engine = G.Engine(resources: AssetFolder.find().resources)
    try options.answerLines("analyse", as: (any EngineConsole).self) { (_, line, _) throws(EngineError) in
      try game.analysis(of: line, rules, by: engine, milliseconds: timeMs.value)
    }
  }
}

extension Game {
  fileprivate static func analysis(
    of line: String, _ options: GameOptions, by engine: Engine, milliseconds: Int
  ) throws(EngineError) -> String {
    let (game, positions) = try read(line, options)
    var options = options
    options.setup = game.setup
    let record = GameRecord(
      id: "", game: info.name, options: options, ownSeat: nil, seed: 1, moves: game.moves.map(\.description),
      seconds: 0)
    guard let reviewer = reviewer(of: record, engine: engine) else {
      throw EngineError("games of \(info.name) have no values to go through.")
    }
    // Work and not time, so that equal games have equal answers.
    let control = SearchControl(
      budget: min(reviewer.budget, secondsOfWork(Double(milliseconds) / 1000)))
    let review = try unlessStopped(reviewer.review(control))
    return text(of: review, before: positions)
  }

  private static func secondsOfWork(_ seconds: Double) -> UInt64 {
    UInt64(min(1e18, seconds * Double(Engine.secondOfWork)))
  }

  /// The game of a line with the position before each of its moves.
  private static func read(
    _ line: String, _ options: GameOptions
  ) throws(EngineError) -> (game: PastedGame<Move>, before: [Position]) {
    do throws(TranscriptError) {
      let game = try facets.read(transcript: line, options)
      var begun = options
      begun.setup = game.setup
      guard let line = GameLine<Self>(begun, moves: game.moves) else {
        throw TranscriptError("a move of the game is not possible there.")
      }
      return (game, line.past)
    } catch { throw EngineError(error.message) }
  }
}
