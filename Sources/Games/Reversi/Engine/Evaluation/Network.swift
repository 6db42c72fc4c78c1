// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The weights of the evaluation, a neural network with one hidden layer.
///
/// Everything that is found on a board, see `FeatureClasses`, has a row of weights, one for each hidden unit. A unit is the sum of
/// its weights in the rows found and of a bias, or zero where that is negative, and the guess is the weighted sum of the units.
/// Biases and output weights are those of the stage, rows serve the whole game. One unit alone would be Michael Buro's sum of
/// pattern weights ("Experiments with Multi-ProbCut and a new high-quality evaluation function", 1997).
package struct Network: Equatable {
  /// Hidden units.
  package static let width = 32
  /// A stage for each number of discs; the first and the last serve several. What it is worth to have the last move changes
  /// with every disc.
  package static let stageCount = 48
  package static let firstDiscs = 12

  /// `FeatureClasses.count` rows, in parts of `hiddenUnit`.
  package var rows: [Int8]
  /// For each stage a row, in parts of `hiddenUnit`.
  package var biases: [Int8]
  /// For each stage a row; what a hidden unit is worth, in parts of `outputUnit`.
  package var outputs: [Int16]

  /// What is added to the guess of each stage, in eighths of a disc: what the rest is off by in the mean where exact values are
  /// known. Learning does not find it, because it believes its own searches: who has the last move is thought too low by them.
  package var corrections: [Int8]

  /// Hidden units are in parts of one, at most 54 rows of 127 parts each and a bias, which 16 bits hold.
  package static let hiddenUnit = 128
  package static let outputUnit = 2048
  /// Discs that an output of one is worth.
  package static let discs = 10

  /// The stage of a board with so many discs.
  @inline(__always)
  package static func stage(_ discs: Int) -> Int {
    min(max(0, discs &- firstDiscs), stageCount &- 1)
  }

  /// All zero.
  package init() {
    rows = Array(repeating: 0, count: FeatureClasses.count * Self.width)
    biases = Array(repeating: 0, count: Self.stageCount * Self.width)
    outputs = Array(repeating: 0, count: Self.stageCount * Self.width)
    corrections = Array(repeating: 0, count: Self.stageCount)
  }
}
