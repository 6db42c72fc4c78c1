// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Foundation
import GameCore
import Stage

struct Analyse: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A review of each game on standard input, one game a line: its moves, separated by spaces.")

  @OptionGroup var options: EngineOptions
  @Option(
    help: ArgumentHelp("About how long a game may take, in milliseconds; 20000 by default.", valueName: "t"))
  var timeMs: String?

  private func milliseconds() throws -> Int {
    try timeMs.map { try parseNumber($0, "--time-ms", 1...86_400_000) } ?? 20_000
  }

  func validate() throws { _ = try milliseconds() }

  func run() throws {
    let game = try findGame(options.game)
    let milliseconds = try milliseconds()
    var rules = GameOptions()
    if let name = options.rules, game.info.switches.contains(where: { $0.name == name }) {
      rules.switches[name] = true
    }
    try answer(game, rules, milliseconds)
  }

  private func answer<G: Game>(_ game: G.Type, _ rules: GameOptions, _ milliseconds: Int) throws {
    let engine = G.Engine(resources: AssetFolder.find().resources)
    try options.answerLines { (_, line) throws(EngineError) in
      try game.analysis(of: line, rules, by: engine, milliseconds: milliseconds)
    }
  }
}

/// A review as the command line prints it.
private struct Analysis: Encodable {
  struct Entry: Encodable {
    var n: Int
    var move: String
    var seat: String
    var value: Int?
    var best: [String]
    var bestValue: Int?
    var proven: Bool
    var mistake: String?
    var words: String

    enum CodingKeys: String, CodingKey {
      case n, move, seat, value, best, proven, mistake, words
      case bestValue = "best_value"
    }

    /// What is not known is said: null.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(n, forKey: .n)
      try container.encode(move, forKey: .move)
      try container.encode(seat, forKey: .seat)
      try container.encode(value, forKey: .value)
      try container.encode(best, forKey: .best)
      try container.encode(bestValue, forKey: .bestValue)
      try container.encode(proven, forKey: .proven)
      try container.encode(mistake, forKey: .mistake)
      try container.encode(words, forKey: .words)
    }
  }

  struct Accuracy: Encodable {
    var first: Double?
    var second: Double?

    enum CodingKeys: String, CodingKey { case first, second }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(first, forKey: .first)
      try container.encode(second, forKey: .second)
    }
  }

  var moves: [Entry]
  var accuracy: Accuracy
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
    guard let review = reviewer.review(control) else { throw EngineError("the search was stopped.") }
    let entries = zip(review.moves, positions).enumerated().map { index, entry in
      Self.entry(index + 1, entry.0, in: entry.1)
    }
    func accuracy(_ seat: Seat) -> Double? {
      review.accuracy { positions[$0].turn == seat }.map { (100 * $0).rounded() / 100 }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let analysis = Analysis(
      moves: entries, accuracy: .init(first: accuracy(.first), second: accuracy(.second)))
    guard let bytes = try? encoder.encode(analysis) else {
      throw EngineError("the review cannot be written.")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func entry(_ number: Int, _ move: ReviewedMove, in position: Position) -> Analysis.Entry {
    let mistake: String? =
      switch move.mistake {
      case .win?: "win given away"
      case .draw?: "draw given away"
      case nil: nil
      }
    return Analysis.Entry(
      n: number, move: move.move, seat: position.turn == .first ? "first" : "second", value: move.value,
      best: move.bestMoves, bestValue: move.best, proven: move.isJudged, mistake: mistake,
      words: move.judgement { text in Move(text).map { name(of: $0) } ?? text })
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
