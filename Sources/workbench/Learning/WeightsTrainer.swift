// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// Makes the weights of the evaluation from games of self-play, and from positions that deeper searches valued.
struct WeightsTrainer: ~Copyable {
  /// One game in so many is kept back, to see how well games are foretold that were not learned from.
  private static let heldBack = 25
  /// The size of the steps in each round through all samples.
  static let rates: [Float] = [0.03, 0.03, 0.03, 0.03, 0.03, 0.01, 0.01, 0.003, 0.003]

  private var learned: [Sample] = []
  private var held: [Sample] = []
  private var gameCount = 0
  private let rates: [Float]

  /// - Parameters:
  ///   - files: games as `SelfPlay` makes them, one after another.
  ///   - positions: with as many empty squares as these have, nothing is learned from the games.
  ///   - trust: how much the value of a position is that of later ones, 0 to 1.
  ///   - aside: how much positions count that were looked at aside.
  ///   - rates: the size of the steps in each round through all samples.
  init(
    files: [[UInt8]], positions: [ValuedPosition] = [], trust: Float, aside: Float,
    rates: [Float] = Self.rates
  ) {
    self.rates = rates
    for (number, position) in positions.enumerated() {
      let sample = Sample(board: position.board, value: Float(position.value))
      // Neighbours are of one game.
      let isHeld = number / 100 % Self.heldBack == Self.heldBack - 1
      if isHeld { held.append(sample) } else { learned.append(sample) }
    }
    let known = Set(positions.map(\.board.emptyCount))
    let tables = FlipTables()
    for file in files {
      var place = 0
      while let game = PlayedGame(file, at: &place) {
        let samples = game.samples(trust: trust, aside: aside, tables).filter {
          $0.board.emptyCount > 0 && !known.contains($0.board.emptyCount)
        }
        if gameCount % Self.heldBack == 0 { held += samples } else { learned += samples }
        gameCount += 1
      }
    }
  }

  /// The bytes of the weights file.
  ///
  /// - Parameters:
  ///   - from: weights to go on from; without them they begin by chance.
  ///   - report: gets a line about each round.
  func make(from: Network? = nil, _ report: (String) -> Void) -> [UInt8] {
    report("\(gameCount) games, \(learned.count) positions, \(held.count) held back")
    var trainer = from.map { NetworkTrainer(goingOnFrom: $0) } ?? NetworkTrainer()
    for (round, rate) in rates.enumerated() {
      let error = trainer.learn(learned, rate: rate)
      var line = "round \(round + 1): error \(error); on those held back, by discs:"
      for first in stride(from: 4, to: 64, by: 10) {
        let discs = first..<first + 10
        let part = held.lazy.filter { discs.contains(64 - $0.board.emptyCount) }
        line += " \(first): \(trainer.error(part))"
      }
      report(line)
    }
    return WeightsFile.bytes(trainer.network)
  }
}
