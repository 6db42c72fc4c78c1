// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Makes the weights of the evaluation from nothing but the rules: rounds of self-play and regression, the first with
/// the hand-made weights, each later one with the weights of the round before.
public struct WeightsTrainer: ~Copyable {
  /// Search depth, empty squares from which play is exact, and the share of all games.
  private static let rounds = [
    (depth: 2, exactEmpty: 8, share: 0.1), (depth: 3, exactEmpty: 10, share: 0.15),
    (depth: 4, exactEmpty: 12, share: 0.3), (depth: 4, exactEmpty: 14, share: 0.45),
  ]
  /// One game in so many is kept back, to see how well games are foretold that were not learned from.
  private static let heldBack = 16
  /// A stage also learns from boards with so many discs more or fewer.
  private static let overlap = 2

  /// Of 10, 24, 60 and 120 the one that foretold games best that were not learned from.
  private static let penalty: Float = 24

  private let games: Int
  private let seed: UInt64

  /// - Parameter games: in all rounds together; each takes some 10 ms.
  public init(games: Int, seed: UInt64 = 1) {
    self.games = games
    self.seed = seed
  }

  /// The bytes of the weights file. `report` gets a line about each step.
  public func make(_ report: (String) -> Void) -> [UInt8] {
    var weights = HandMadeWeights.make()
    var samples: [Sample] = []
    var test: [Sample] = []
    for (index, round) in Self.rounds.enumerated() {
      // What the first rounds played was too weak to keep.
      if index > 0 && index < 3 {
        samples.removeAll()
        test.removeAll()
      }
      var play = SelfPlay(
        Evaluation(weights, isTrained: index > 0), depth: round.depth, exactEmpty: round.exactEmpty,
        seed: seed &+ UInt64(index))
      let count = Int(Double(games) * round.share)
      for game in 0..<count {
        if game % Self.heldBack == 0 { play.play(&test) } else { play.play(&samples) }
      }
      report("round \(index + 1): \(count) games, \(samples.count) positions to learn from")
      weights = fit(samples, test, weights, report)
    }
    return WeightsFile.bytes(weights)
  }

  private func fit(
    _ samples: [Sample], _ test: [Sample], _ old: [[Int16]], _ report: (String) -> Void
  ) -> [[Int16]] {
    let evaluation = Evaluation(old, isTrained: true)
    return old.indices.map { stage in
      let discs = 5 * stage + 4 - Self.overlap...5 * stage + 8 + Self.overlap
      let learned = Self.part(samples, discs, evaluation)
      let weights = learned.fit(penalty: Self.penalty)
      let held = Self.part(test, discs, evaluation)
      report(
        "  stage \(stage): \(learned.count) positions, error \(learned.error(of: weights)), "
          + "\(held.error(of: weights)) on \(held.count) others")
      return weights.map { Int16(($0 * Float(Evaluation.unit)).rounded()) }
    }
  }

  private static func part(
    _ samples: [Sample], _ discs: ClosedRange<Int>, _ evaluation: borrowing Evaluation
  ) -> Regression {
    var part = Regression()
    for sample in samples where discs.contains((sample.own | sample.other).nonzeroBitCount) {
      part.add(sample, evaluation)
    }
    return part
  }
}
