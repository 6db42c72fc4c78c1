// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import EngineCore
import GameCore
import Store
import Testing

@testable import GameLaws

/// A game that is written to a file, under whatever options and from whatever start, is read as the same game.
struct ExportLawTests {
  private static let names = (catalog + examples).map { $0.info.name }

  @Test(arguments: names) func holds(_ name: String) throws {
    let game = try #require((catalog + examples).first { $0.info.name == name })
    try check(game)
  }

  private func check<G: Game>(_ game: G.Type) throws {
    var random = SeededRandom(seed: 8)
    let opening = try GameLaws(game).randomGame(GameOptions(), &random, most: 4).last.notation
    let starts = GameLaws(game).position(opening, GameOptions()) == nil ? [] : [opening]
    for options in GameLaws(game, setups: starts).options { try GameLaws(game).checkExport(options) }
  }
}

extension GameLaws {
  /// Finished, unfinished and running games of one start, whoever plays against whom, in one file.
  fileprivate func checkExport(_ options: GameOptions) throws {
    var random = SeededRandom(seed: 21)
    let line = try randomGame(options, &random)
    var past: [GameRecord] = []
    var left: [GameRecord] = []
    var running: [GameRecord] = []
    for (number, options) in kept(options).enumerated() {
      let count = line.moves.count * number / 9 % (line.moves.count + 1)
      let own = number.isMultiple(of: 3) ? nil : number.isMultiple(of: 2) ? Seat.first : .second
      var record = GameRecord(
        id: GameRecord.newID(), game: G.info.name, options: options, ownSeat: own,
        seed: .max - UInt64(number),
        moves: line.moves.prefix(count).map(\.description), seconds: Seconds(clamping: 0.25 * Double(number)),
        isHelped: number.isMultiple(of: 5), counts: !number.isMultiple(of: 4))
      record.wasCounted = number.isMultiple(of: 7)
      record.undone = line.moves[count...].prefix(3).reversed().map(\.description)
      (record.given, record.ownMoves) = (min(count, number), count / 2)
      record.gameNumber = SeriesCount(clamping: number + 1)
      (record.ownScore, record.otherScore) = (2, SeriesCount(clamping: number))
      running.append(record)
      left.append(record.left(at: Timestamp(clamping: 1000 * number)))
      guard let outcome = line.last.outcome else { continue }
      var whole = record.finished(outcome, at: Timestamp(clamping: 2000 * number))
      whole.moves = line.moves.map(\.description)
      whole.review = review(of: whole)
      past.append(whole)
    }
    let bytes = try HistoryFile(KeptHistory(past: past, unfinished: left, running: running)).bytes()
    let file = try HistoryFile(parsing: bytes)
    let games = try file.checked(RuleCheck(game: { Self.problem(in: $0, $1) }))
    #expect(games.past == past && games.unfinished == left && games.running == running)
    #expect(try file.bytes() == bytes)
    for game in running { #expect(Session<G>.isReadable(game)) }
  }

  /// All options that a file keeps, whatever they are worth to the game.
  private func kept(_ options: GameOptions) -> [GameOptions] {
    Opponent.all.flatMap { opponent in
      FirstMove.allCases.map { first in
        var options = options
        (options.opponent, options.first) = (opponent, first)
        options.rating = opponent == .mine ? 1234 : nil
        return options
      }
    }
  }

  /// Something is known of every second move.
  private func review(of record: GameRecord) -> GameReview {
    GameReview(
      record.moves.enumerated().map { index, move in
        index.isMultiple(of: 2)
          ? ReviewedMove(move, values: [:], isWhole: false, least: 0, most: -1)
          : ReviewedMove(move, values: [move: index - 7], isWhole: index.isMultiple(of: 3))
      })
  }

  private static func problem(in record: GameRecord, _ outcome: Outcome?) -> String? {
    var position = G.start(record.options)
    for text in record.moves {
      guard let next = G.Move(text).flatMap({ position.playing($0) }) else {
        return "\(text) is not possible"
      }
      position = next
    }
    return outcome == nil || outcome == position.outcome ? nil : "the result is another one"
  }
}
