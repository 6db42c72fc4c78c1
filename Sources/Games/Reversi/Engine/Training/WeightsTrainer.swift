// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Makes the weights of the evaluation from games of self-play.
///
/// The stages are fitted from the last to the first, each beginning with the weights of the one after it: what is rare in a stage
/// keeps what is known from its neighbour.
public struct WeightsTrainer: ~Copyable {
  /// One game in so many is kept back, to see how well games are foretold that were not learned from.
  private static let heldBack = 16
  /// A stage also learns from boards with so many discs more or fewer.
  private static let overlap = 1

  private var games: [PlayedGame] = []
  private let trust: Float
  private let penalty: Float

  /// - Parameters:
  ///   - files: games as `SelfPlay` makes them, one after another.
  ///   - trust: how much the value of a position is that of later ones, 0 to 1.
  ///   - penalty: see `Regression.fit`.
  public init(files: [[UInt8]], trust: Float, penalty: Float) {
    self.trust = trust
    self.penalty = penalty
    for file in files {
      var place = 0
      while let game = PlayedGame(file, at: &place) { games.append(game) }
    }
  }

  /// The bytes of the weights file. `report` gets a line about each step.
  public func make(_ report: (String) -> Void) -> [UInt8] {
    report("\(games.count) games")
    let (learned, held) = samples()
    let classes = LearningClasses()
    var weights = [Float](repeating: 0, count: classes.count)
    var stages: [[Int8]] = []
    for stage in (0..<Evaluation.stageCount).reversed() {
      let discs = Evaluation.discs(stage)
      let wide = max(4, discs.lowerBound - Self.overlap)...min(63, discs.upperBound + Self.overlap)
      var fitted = Regression(classes)
      var tested = Regression(classes)
      for count in wide { for sample in learned[count] { fitted.add(sample, classes) } }
      for count in discs { for sample in held[count] { tested.add(sample, classes) } }
      weights = fitted.fit(from: weights, penalty: stages.isEmpty ? penalty / 4 : penalty)
      report(
        "\(discs.lowerBound) to \(discs.upperBound) discs: \(fitted.count) positions, error \(fitted.error(of: weights)), "
          + "\(tested.error(of: weights)) on \(tested.count) others")
      stages.insert(classes.folded(weights), at: 0)
    }
    return WeightsFile.bytes(stages)
  }

  /// By the number of discs.
  private func samples() -> (learned: [[Sample]], held: [[Sample]]) {
    let tables = FlipTables()
    var learned = [[Sample]](repeating: [], count: 65)
    var held = learned
    for (number, game) in games.enumerated() {
      for sample in game.samples(trust: trust, tables) {
        let discs = 64 - sample.board.emptyCount
        if number % Self.heldBack == 0 { held[discs].append(sample) } else { learned[discs].append(sample) }
      }
    }
    return (learned, held)
  }
}
