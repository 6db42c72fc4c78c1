// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Guesses the final difference of discs, for the side to move, by a `Network`. It comes from `WeightsFile`, or from
/// `HandMadeWeights` when there is no good file.
package struct Evaluation: ~Copyable {
  /// Scores are in parts of a disc.
  package static let unit = 8
  /// Guesses stay inside what can be.
  private static let most = 63 * unit

  typealias Row = SIMD32<Int16>

  private let patterns = PatternTables()
  /// A row for each configuration of each pattern, then those of the numbers of moves.
  private let rows: UnsafeMutablePointer<Row>
  private let biases: UnsafeMutablePointer<Row>
  private let outputs: UnsafeMutablePointer<Row>
  private let lanes: UnsafeMutablePointer<PatternTables.Lanes>
  /// The units of the board at hand.
  private let hidden: UnsafeMutablePointer<Row>
  /// False when the hand-made weights stand in.
  package let isTrained: Bool

  /// - Parameter weights: those of the file, if there is one.
  init(_ weights: Network?) {
    isTrained = weights != nil
    let network = weights ?? HandMadeWeights.make()
    lanes = .allocate(capacity: 2)
    hidden = .allocate(capacity: 1)
    let map = FeatureClasses.ofConfigurations
    rows = Self.rows(
      network.rows, map + (0..<FeatureClasses.moveCount).map { Int32(FeatureClasses.patternCount + $0) })
    biases = Self.rows(network.biases, Array(0..<Int32(Network.stageCount)))
    outputs = Self.rows(network.outputs, Array(0..<Int32(Network.stageCount)))
  }

  /// The rows of `weights` with these numbers.
  private static func rows(
    _ weights: [some FixedWidthInteger & SignedInteger], _ numbers: [Int32]
  ) -> UnsafeMutablePointer<Row> {
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: numbers.count)
    rows.initialize(repeating: Row(), count: numbers.count)
    rows.withMemoryRebound(to: Int16.self, capacity: numbers.count * Network.width) { places in
      weights.withUnsafeBufferPointer { weights in
        for (index, number) in numbers.enumerated() {
          let (place, first) = (index &* Network.width, Int(number) &* Network.width)
          for unit in 0..<Network.width {
            places[place &+ unit] = Int16(truncatingIfNeeded: weights[first &+ unit])
          }
        }
      }
    }
    return rows
  }

  deinit {
    rows.deallocate()
    biases.deallocate()
    outputs.deallocate()
    lanes.deallocate()
    hidden.deallocate()
  }

  /// In eighths of a disc.
  package func score(_ own: UInt64, _ other: UInt64) -> Int {
    patterns.extract(own, other, lanes)
    let stage = Network.stage((own | other).nonzeroBitCount)
    let moves = FeatureClasses.moves(own, other)
    let counted = rows + Pattern.weightCount
    var sum = biases[stage] &+ counted[moves.own] &+ counted[moves.other]
    let found = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    for lane in 0..<Pattern.instanceCount {
      sum &+= rows[Int(patterns.offsets[lane]) &+ Int(found[lane])]
    }
    // A loop over memory becomes vectors; of the operations on `SIMD32` only the addition does.
    hidden.pointee = sum
    let units = UnsafeRawPointer(hidden).assumingMemoryBound(to: Int16.self)
    let weights = UnsafeRawPointer(outputs + stage).assumingMemoryBound(to: Int16.self)
    var worth: Int32 = 0
    for unit in 0..<Network.width { worth &+= Int32(max(0, units[unit])) &* Int32(weights[unit]) }
    let score =
      Int(worth) &* (Self.unit &* Network.discs) / (Network.hiddenUnit &* Network.outputUnit)
    return max(0 &- Self.most, min(Self.most, score))
  }
}
