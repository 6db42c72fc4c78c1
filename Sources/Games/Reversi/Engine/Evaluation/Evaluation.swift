// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Guesses the final difference of discs, for the side to move, by a `Network`. It comes from `WeightsFile`, or from
/// `HandMadeWeights` when there is no good file.
package struct Evaluation: ~Copyable {
  /// Scores are in parts of a disc.
  package static let unit = 8
  /// Guesses stay inside what can be.
  private static let most = 63 * unit

  /// A weight for each unit in a byte, that of the even unit first; as far above zero as `zero` says, so that many can be added
  /// without a sign.
  typealias Row = SIMD16<UInt16>
  private static let zero = 128
  /// Units, even ones and odd ones apart.
  typealias Half = SIMD16<Int16>
  /// Rows that every board has: one an instance of a pattern, and two for the numbers of moves.
  private static let rowCount = Pattern.instanceCount + 2

  private let patterns = PatternTables()
  /// A row for each configuration of each pattern, then those of the numbers of moves. Half of what they would take as words: they are
  /// far larger than the second-level cache, and a guess looks at 56 of them.
  private let rows: UnsafeMutablePointer<Row>
  /// The first row of the pattern of each instance.
  private let firsts: UnsafeMutablePointer<UnsafeMutablePointer<Row>>
  /// Two for each stage.
  private let biases: UnsafeMutablePointer<Half>
  private let outputs: UnsafeMutablePointer<Half>
  /// One for each stage.
  private let corrections: UnsafeMutablePointer<Int8>
  private let lanes: UnsafeMutablePointer<PatternTables.Lanes>
  /// The units of the board at hand.
  private let hidden: UnsafeMutablePointer<Half>
  /// False when the hand-made weights stand in.
  package let isTrained: Bool

  /// - Parameter weights: those of the file, if there is one.
  init(_ weights: Network?) {
    isTrained = weights != nil
    let network = weights ?? HandMadeWeights.make()
    lanes = .allocate(capacity: 2)
    hidden = .allocate(capacity: 2)
    let map = FeatureClasses.ofConfigurations
    rows = Self.rows(
      network.rows, map + (0..<FeatureClasses.moveCount).map { Int32(FeatureClasses.patternCount + $0) })
    firsts = .allocate(capacity: Pattern.instanceCount)
    for lane in 0..<Pattern.instanceCount {
      (firsts + lane).initialize(to: rows + Int(patterns.offsets[lane]))
    }
    biases = Self.halves(network.biases) { Int16($0) &- Int16(Self.zero * Self.rowCount) }
    outputs = Self.halves(network.outputs) { $0 }
    corrections = .allocate(capacity: Network.stageCount)
    for (stage, correction) in network.corrections.enumerated() {
      (corrections + stage).initialize(to: correction)
    }
  }

  /// The rows of `weights` with these numbers.
  private static func rows(_ weights: [Int8], _ numbers: [Int32]) -> UnsafeMutablePointer<Row> {
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: numbers.count)
    rows.initialize(repeating: Row(), count: numbers.count)
    rows.withMemoryRebound(to: UInt8.self, capacity: numbers.count * Network.width) { places in
      weights.withUnsafeBufferPointer { weights in
        for (index, number) in numbers.enumerated() {
          let (place, first) = (index &* Network.width, Int(number) &* Network.width)
          for unit in 0..<Network.width {
            places[place &+ unit] = UInt8(truncatingIfNeeded: Int(weights[first &+ unit]) &+ zero)
          }
        }
      }
    }
    return rows
  }

  /// What is known of each stage and unit, the even and the odd units of a stage apart.
  private static func halves<Value>(
    _ values: [Value], _ word: (Value) -> Int16
  ) -> UnsafeMutablePointer<Half> {
    let halves = UnsafeMutablePointer<Half>.allocate(capacity: 2 * Network.stageCount)
    halves.initialize(repeating: Half(), count: 2 * Network.stageCount)
    for stage in 0..<Network.stageCount {
      for unit in 0..<Network.width {
        halves[2 * stage + unit & 1][unit / 2] = word(values[stage * Network.width + unit])
      }
    }
    return halves
  }

  deinit {
    rows.deallocate()
    firsts.deallocate()
    biases.deallocate()
    outputs.deallocate()
    corrections.deallocate()
    lanes.deallocate()
    hidden.deallocate()
  }

  /// In eighths of a disc.
  package func score(_ own: UInt64, _ other: UInt64) -> Int {
    patterns.extract(own, other, lanes)
    let stage = Network.stage((own | other).nonzeroBitCount)
    let moves = FeatureClasses.moves(own, other)
    let counted = rows + Pattern.weightCount
    let low = Row(repeating: 0xFF)
    let eight = Row(repeating: 8)
    let (mine, theirs) = (counted[moves.own], counted[moves.other])
    var even = (mine & low) &+ (theirs & low)
    var odd = (mine &>> eight) &+ (theirs &>> eight)
    let found = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    for lane in 0..<Pattern.instanceCount {
      let row = firsts[lane][Int(found[lane])]
      even &+= row & low
      odd &+= row &>> eight
    }
    // A loop over memory becomes vectors; of the operations on large vectors only the simplest do.
    hidden[0] = biases[2 &* stage] &+ Half(truncatingIfNeeded: even)
    hidden[1] = biases[2 &* stage &+ 1] &+ Half(truncatingIfNeeded: odd)
    let units = UnsafeRawPointer(hidden).assumingMemoryBound(to: Int16.self)
    let weights = UnsafeRawPointer(outputs + 2 &* stage).assumingMemoryBound(to: Int16.self)
    var worth: Int32 = 0
    for unit in 0..<Network.width { worth &+= Int32(max(0, units[unit])) &* Int32(weights[unit]) }
    let score =
      Int(worth) &* (Self.unit &* Network.discs) / (Network.hiddenUnit &* Network.outputUnit)
      &+ Int(corrections[stage])
    return max(0 &- Self.most, min(Self.most, score))
  }
}
