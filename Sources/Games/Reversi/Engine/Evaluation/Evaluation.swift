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

  private typealias Row = EvaluationTables.Row
  private typealias Half = EvaluationTables.Half

  /// What the threads share; it lives as long as any of them reads it.
  let tables: EvaluationTables
  private let patterns: PatternTables
  private let rows: UnsafeMutablePointer<Row>
  private let biases: UnsafeMutablePointer<Half>
  private let outputs: UnsafeMutablePointer<Half>
  private let corrections: UnsafeMutablePointer<Int8>
  /// The first row of the pattern of each instance.
  private let firsts: UnsafeMutablePointer<UnsafeMutablePointer<Row>>
  private let lanes: UnsafeMutablePointer<PatternTables.Lanes>
  /// The configurations of the board that was prepared, seen by the side that does not move.
  private let before: UnsafeMutablePointer<PatternTables.Lanes>
  /// Of boards asked lately.
  private let guesses: GuessTable
  private let guessMemory = HugePages(byteCount: GuessTable.byteCount, mayBeFewer: false)
  /// The units of the board at hand.
  private let hidden: UnsafeMutablePointer<Half>

  package init(_ tables: EvaluationTables) {
    self.tables = tables
    (rows, biases, outputs, corrections) = (tables.rows, tables.biases, tables.outputs, tables.corrections)
    patterns = PatternTables(at: tables.patterns)
    guesses = GuessTable(at: guessMemory.start)
    lanes = .allocate(capacity: 2)
    before = .allocate(capacity: 2)
    hidden = .allocate(capacity: 2)
    firsts = .allocate(capacity: Pattern.instanceCount)
    for lane in 0..<Pattern.instanceCount {
      (firsts + lane).initialize(to: rows + Int(patterns.offsets[lane]))
    }
  }

  deinit {
    firsts.deallocate()
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
