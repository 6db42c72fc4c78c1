// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory
import EngineCore
import Synchronization

/// The weights of the evaluation as guesses read them, and the tables of patterns. Made once, and only read by the evaluations of all
/// threads: of the last cache, which the processors share, there is room for one.
package final class EvaluationTables: Sendable {
  /// A weight for each unit in a byte, that of the even unit first; as far above zero as `zero` says, so that many can be added
  /// without a sign.
  typealias Row = SIMD16<UInt16>
  private static let zero = 128
  /// Units, even ones and odd ones apart.
  typealias Half = SIMD16<Int16>
  /// Rows that every board has: one an instance of a pattern, and two for the numbers of moves.
  private static let found = Pattern.instanceCount + 2
  private static let rowCount = Pattern.weightCount + FeatureClasses.moveCount
  private static let halfCount = 2 * Network.stageCount

  /// What lies where, in bytes; whole huge pages.
  private static let patternsAt = rowCount * MemoryLayout<Row>.stride
  private static let biasesAt = patternsAt + PatternTables.byteCount
  private static let outputsAt = biasesAt + halfCount * MemoryLayout<Half>.stride
  private static let correctionsAt = outputsAt + halfCount * MemoryLayout<Half>.stride
  private static let byteCount =
    (correctionsAt + Network.stageCount + HugePages.pageSize - 1) / HugePages.pageSize * HugePages.pageSize

  /// A guess reads all over them, which with small pages would miss the cache of addresses.
  private let pages: Mutex<HugePages>
  private let address: UInt
  /// False when the hand-made weights stand in.
  let isTrained: Bool

  /// - Parameter weights: those of the file, if there is one.
  package init(_ weights: Network?) {
    isTrained = weights != nil
    let network = weights ?? HandMadeWeights.make()
    let memory = HugePages(byteCount: Self.byteCount, mayBeFewer: false)
    memory.makeHuge(memory.byteCount)
    address = UInt(bitPattern: memory.start)
    pages = Mutex(memory)
    let map = FeatureClasses.ofConfigurations
    Self.write(
      network.rows, map + (0..<FeatureClasses.moveCount).map { Int32(FeatureClasses.patternCount + $0) },
      to: rows)
    PatternTables.fill(place(Self.patternsAt))
    Self.write(network.biases, to: biases) { Int16($0) &- Int16(Self.zero * Self.found) }
    Self.write(network.outputs, to: outputs) { $0 }
    for (stage, correction) in network.corrections.enumerated() {
      (corrections + stage).initialize(to: correction)
    }
  }

  /// - Parameter weights: without them it is the hand-made ones, which are the same for everybody.
  static func of(_ weights: Network?) -> EvaluationTables { weights.map { EvaluationTables($0) } ?? handMade }

  /// The hand-made weights, made once for all who have them at the same time.
  static var handMade: EvaluationTables {
    shared.withLock { shared in
      if let tables = shared.tables { return tables }
      let tables = EvaluationTables(nil)
      shared.tables = tables
      return tables
    }
  }

  private struct Shared {
    weak var tables: EvaluationTables?
  }
  private static let shared = Mutex(Shared())

  private func place(_ offset: Int) -> UnsafeMutableRawPointer {
    quartet_memory(address + UInt(offset))
  }

  /// A row for each configuration of each pattern, then those of the numbers of moves. Half of what they would take as words: they are
  /// far larger than the second-level cache, and a guess looks at 56 of them.
  var rows: UnsafeMutablePointer<Row> { place(0).bindMemory(to: Row.self, capacity: Self.rowCount) }
  var patterns: UnsafeMutableRawPointer { place(Self.patternsAt) }
  /// Two for each stage.
  var biases: UnsafeMutablePointer<Half> {
    place(Self.biasesAt).bindMemory(to: Half.self, capacity: Self.halfCount)
  }
  var outputs: UnsafeMutablePointer<Half> {
    place(Self.outputsAt).bindMemory(to: Half.self, capacity: Self.halfCount)
  }
  /// One for each stage.
  var corrections: UnsafeMutablePointer<Int8> {
    place(Self.correctionsAt).bindMemory(to: Int8.self, capacity: Network.stageCount)
  }

  /// Writes the rows of `weights` with these numbers.
  private static func write(_ weights: [Int8], _ numbers: [Int32], to rows: UnsafeMutablePointer<Row>) {
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

  /// Writes what is known of each stage and unit, the even and the odd units of a stage apart.
  private static func write<Value>(
    _ values: [Value], to halves: UnsafeMutablePointer<Half>, _ word: (Value) -> Int16
  ) {
    halves.initialize(repeating: Half(), count: halfCount)
    for stage in 0..<Network.stageCount {
      for unit in 0..<Network.width {
        halves[2 * stage + unit & 1][unit / 2] = word(values[stage * Network.width + unit])
      }
    }
  }
}
