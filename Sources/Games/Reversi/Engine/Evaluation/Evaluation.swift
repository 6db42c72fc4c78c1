// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

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
  private static let found = Pattern.instanceCount + 2
  private static let rowCount = Pattern.weightCount + FeatureClasses.moveCount
  private static let rowBytes = rowCount * MemoryLayout<Row>.stride
  /// Whole huge pages.
  private static let byteCount =
    (rowBytes + PatternTables.byteCount + GuessTable.byteCount + HugePages.pageSize - 1)
    / HugePages.pageSize * HugePages.pageSize

  /// Rows, tables of patterns and guesses: a guess reads all over them, which with small pages would miss the cache of addresses.
  private let memory: HugePages
  private let patterns: PatternTables
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
  /// The configurations of the board that was prepared, seen by the side that does not move.
  private let before: UnsafeMutablePointer<PatternTables.Lanes>
  /// Of boards asked lately.
  private let guesses: GuessTable
  /// The units of the board at hand.
  private let hidden: UnsafeMutablePointer<Half>
  /// False when the hand-made weights stand in.
  package let isTrained: Bool

  /// - Parameter weights: those of the file, if there is one.
  init(_ weights: Network?) {
    isTrained = weights != nil
    let network = weights ?? HandMadeWeights.make()
    memory = HugePages(byteCount: Self.byteCount, mayBeFewer: false)
    memory.makeHuge(memory.byteCount)
    rows = memory.start.bindMemory(to: Row.self, capacity: Self.rowCount)
    patterns = PatternTables(at: memory.start + Self.rowBytes)
    guesses = GuessTable(at: memory.start + Self.rowBytes + PatternTables.byteCount)
    lanes = .allocate(capacity: 2)
    before = .allocate(capacity: 2)
    hidden = .allocate(capacity: 2)
    let map = FeatureClasses.ofConfigurations
    Self.write(
      to: rows, network.rows,
      map + (0..<FeatureClasses.moveCount).map { Int32(FeatureClasses.patternCount + $0) })
    firsts = .allocate(capacity: Pattern.instanceCount)
    for lane in 0..<Pattern.instanceCount {
      (firsts + lane).initialize(to: rows + Int(patterns.offsets[lane]))
    }
    biases = Self.halves(network.biases) { Int16($0) &- Int16(Self.zero * Self.found) }
    outputs = Self.halves(network.outputs) { $0 }
    corrections = .allocate(capacity: Network.stageCount)
    for (stage, correction) in network.corrections.enumerated() {
      (corrections + stage).initialize(to: correction)
    }
  }

  /// Writes the rows of `weights` with these numbers.
  private static func write(to rows: UnsafeMutablePointer<Row>, _ weights: [Int8], _ numbers: [Int32]) {
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
    firsts.deallocate()
    biases.deallocate()
    outputs.deallocate()
    corrections.deallocate()
    lanes.deallocate()
    before.deallocate()
    hidden.deallocate()
  }

  /// In eighths of a disc.
  package func score(_ own: UInt64, _ other: UInt64) -> Int {
    let key = BoundTable.key(own, other)
    if let known = guesses.find(key) { return known }
    patterns.extract(own, other, lanes)
    let score = sum(own, other)
    guesses.store(key, score)
    return score
  }

  /// Begins with a board, of whose moves `score(after:)` is asked next.
  @inline(__always)
  func prepare(_ board: Board) { patterns.extract(board.other, board.own, before) }

  /// The guess of a board to which a move of the one prepared leads, for the side to move then, in eighths of a disc.
  /// - Parameters:
  ///   - flips: the discs that the move turned.
  ///   - child: the board after it.
  ///   - key: that of the child.
  @inline(__always)
  func score(after square: Int, _ flips: UInt64, _ child: Board, _ key: BoundTable.Key) -> Int {
    patterns.extract(from: before, square, flips, lanes)
    let score = sum(child.own, child.other)
    guesses.store(key, score)
    return score
  }

  /// What was guessed of a board before, if it is still known.
  @inline(__always)
  func known(_ key: BoundTable.Key) -> Int? { guesses.find(key) }

  /// The guess of the board whose configurations are in `lanes`.
  private func sum(_ own: UInt64, _ other: UInt64) -> Int {
    let stage = Network.stage((own | other).nonzeroBitCount)
    let classes = FeatureClasses.moves(own, other)
    let counted = rows + Pattern.weightCount
    // Words are summed as they are, and the bytes of odd units apart: without these, what is left is the sum of the even ones.
    let eight = Row(repeating: 8)
    let (mine, theirs) = (counted[classes.own], counted[classes.other])
    var odd = (mine &>> eight) &+ (theirs &>> eight)
    var both = mine &+ theirs
    let found = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    for lane in 0..<Pattern.instanceCount {
      let row = firsts[lane][Int(found[lane])]
      both &+= row
      odd &+= row &>> eight
    }
    let even = both &- odd &<< eight
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
