// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Reversi
@testable import workbench

/// How weights are made: learned from games, then corrected.
struct LearningTests {
  /// Games of chance with made-up values, which no change of the search changes.
  private func games(_ count: Int) -> [UInt8] {
    var random = SeededRandom(seed: 5)
    let tables = FlipTables()
    return (0..<count).flatMap { number in
      var (game, board) = (PlayedGame(), Board.start)
      while game.moves.count < 40, board.moves != 0 {
        var rest = board.moves
        for _ in 0..<Int(random.next() % UInt64(rest.nonzeroBitCount)) { rest &= rest - 1 }
        let square = Search.first(rest)
        let value = game.moves.count < 4 ? nil : Int(random.next() % 100) - 50
        game.moves.append(.init(square: square, isRandom: value == nil, value: value))
        board = board.playing(square, tables.flips(board.own, board.other, square))
      }
      game.score = 2 * (number % 9) - 8
      return game.bytes
    }
  }

  /// Equal games make equal weights on every machine, and learning keeps corrections: they are part of what it measures itself by.
  @Test func fitMakesKnownBytes() throws {
    let files = [games(12)]
    let bytes = WeightsTrainer(files: files, trust: 0.5, aside: 1).make { _ in }
    #expect(checksum(bytes) == 3_026_736_111)
    var network = try #require(WeightsFile.read(bytes))
    network.corrections = network.corrections.indices.map { $0.isMultiple(of: 2) ? -40 : 40 }
    // What is known is where learning goes on.
    let trainer = NetworkTrainer(goingOnFrom: network)
    #expect(trainer.network == network)
    let board = Board.start
    let score = Float(Evaluation(EvaluationTables(network)).score(board.own, board.other))
    #expect(abs(trainer.guess(Sample(board: board, value: 0)) - score / Float(Evaluation.unit)) < 0.25)
    let further = WeightsTrainer(files: files, trust: 0.2, aside: 1).make(from: network) { _ in }
    let learned = try #require(WeightsFile.read(further))
    #expect(learned.corrections == network.corrections && learned.rows != network.rows)
  }

  /// With as many empty squares as valued positions have, it is these that are learned, and the games tell the rest.
  @Test func valuedPositionsAreLearnedInsteadOfGames() throws {
    let positions = (1...60).map { seed in
      ValuedPosition(board: Board(randomPosition(empty: 30, seed: UInt64(seed))), value: 6)
    }
    let samples = positions.map { Sample(board: $0.board, value: Float($0.value)) }
    func fit(_ positions: [ValuedPosition]) throws -> (counts: String?, error: Float) {
      var lines: [String] = []
      let trainer = WeightsTrainer(
        files: [games(12)], positions: positions, trust: 0.5, aside: 1, rates: [0.03, 0.03])
      let network = try #require(WeightsFile.read(trainer.make { lines.append($0) }))
      #expect(lines.count == 3)
      return (lines.first, NetworkTrainer(goingOnFrom: network).error(samples))
    }
    // Of each of twelve games, one of which is held back, one position has 30 empty squares.
    let without = try fit([])
    #expect(without.counts == "12 games, 396 positions, 36 held back")
    let (counts, error) = try fit(positions)
    #expect(counts == "12 games, 445 positions, 35 held back")
    #expect(error < 0.9 * without.error, "\(error) for \(without.error)")
  }

  /// Positions beside a game are one move away from it, and valued for the side that answers.
  @Test func positionsAsideAreValued() throws {
    var play = SelfPlay(weights: nil, depth: 2, exactEmpty: 8, stray: 0)
    let bytes = play.play(2)
    var (place, board, found) = (0, Board.start, 0)
    var errors = EvaluationErrors(weights: nil)
    let tables = FlipTables()
    for move in try #require(PlayedGame(bytes, at: &place)).moves {
      if board.moves == 0 { board = board.passed }
      let empty = board.emptyCount - 1
      let line = errors.value(bytes, empty: empty, depth: empty <= 8 ? empty : 2, isAside: true)
      #expect((line == nil) == (move.aside == nil))
      if let line, let aside = move.aside {
        let position = try #require(ValuedPosition(line[...]))
        let after = board.playing(aside.square, tables.flips(board.own, board.other, aside.square))
        #expect(position.board == after && position.value == Double(aside.value) / Double(Evaluation.unit))
        found += 1
      }
      board = board.playing(move.square, tables.flips(board.own, board.other, move.square))
    }
    #expect(found > 20)
  }

  /// A network that says nothing at all is off by what the positions are worth. Only what differs with the last move is taken out, and
  /// only far enough from the end.
  @Test func theLastMoveIsTakenOut() throws {
    let positions = (1...40).map { seed in
      let board = Board(randomPosition(plies: 30 + seed % 4, seed: UInt64(seed)))
      return ValuedPosition(board: board, value: board.emptyCount.isMultiple(of: 2) ? -1.5 : 0.5)
    }
    var network = Network()
    network.corrections[0] = 1
    let found = try LastMoveCorrection(of: network, by: positions, depth: 0)
    #expect(found.even == 1.5 && found.odd == -0.5 && found.step == 8)
    let corrected = found.corrected(network, fewest: 20)
    let expected: [Int8] = [-7] + (1..<33).map { $0.isMultiple(of: 2) ? -8 : 8 } + (33..<48).map { _ in 0 }
    #expect(corrected.corrections == expected)
    let again = try LastMoveCorrection(of: corrected, by: positions, depth: 0)
    #expect(again.even == 0.5 && again.odd == 0.5 && again.step == 0)
    // Searches see what lies at their end: with an even number of plies that is the same.
    #expect(try LastMoveCorrection(of: corrected, by: Array(positions.prefix(8)), depth: 2).step == 0)
    #expect(throws: (any Error).self) {
      try LastMoveCorrection(of: network, by: positions.filter { $0.value < 0 }, depth: 0)
    }
  }

  /// Out of a game comes the position that has so many empty squares, and no other one.
  @Test func positionsOfAGameAreValued() throws {
    let bytes = games(1)
    var (place, board) = (0, Board.start)
    var errors = EvaluationErrors(weights: nil)
    let tables = FlipTables()
    let moves = try #require(PlayedGame(bytes, at: &place)).moves
    for (number, move) in moves.enumerated() {
      if number % 8 == 3 {
        let line = errors.value(bytes, empty: board.emptyCount, depth: 2) ?? ""
        #expect(ValuedPosition(line[...])?.board == board)
      }
      board = board.playing(move.square, tables.flips(board.own, board.other, move.square))
    }
    let none = errors.value(bytes, empty: board.emptyCount - 1, depth: 2)
    #expect(none == nil)
  }
}
