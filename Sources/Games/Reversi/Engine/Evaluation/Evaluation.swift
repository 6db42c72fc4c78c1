// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Guesses the final difference of discs, for the side to move.
///
/// A sum of weights, one for each configuration that `PatternTables` finds on the board and one for each side's number of moves,
/// with other weights for each stage of the game. The weights come from `WeightsFile`, or from `HandMadeWeights` when there is
/// no good file.
struct Evaluation: ~Copyable {
  /// Scores are in parts of a disc.
  static let unit = 8
  /// Stages of two discs each; the first and the last are longer.
  static let stageCount = 24
  private static let firstDiscs = 12
  /// Guesses stay inside what can be.
  private static let most = 63 * unit

  private let patterns = PatternTables()
  private let weights: UnsafeMutablePointer<Int8>
  private let mobility: UnsafeMutablePointer<Int8>
  private let lanes: UnsafeMutablePointer<PatternTables.Lanes>
  /// False when the hand-made weights stand in.
  let isTrained: Bool

  /// - Parameter file: the bytes of the weights file, if there is one.
  init(_ file: [UInt8]?) {
    let trained = file.flatMap(WeightsFile.read)
    self.init(trained ?? HandMadeWeights.make(), isTrained: trained != nil)
  }

  /// - Parameter classes: for each stage a weight for each class, in units.
  init(_ classes: [[Int8]], isTrained: Bool) {
    self.isTrained = isTrained
    lanes = .allocate(capacity: 2)
    weights = .allocate(capacity: Self.stageCount * Pattern.weightCount)
    mobility = .allocate(capacity: Self.stageCount * 4 * PatternClasses.mostMoves)
    let map = PatternClasses.ofConfigurations
    for stage in 0..<Self.stageCount {
      let (of, start) = (classes[stage], stage * Pattern.weightCount)
      for number in 0..<Pattern.weightCount { weights[start + number] = of[Int(map[number])] }
      for number in 0..<4 * PatternClasses.mostMoves {
        mobility[stage * 4 * PatternClasses.mostMoves + number] = of[PatternClasses.patternCount + number]
      }
    }
  }

  deinit {
    weights.deallocate()
    mobility.deallocate()
    lanes.deallocate()
  }

  /// The stage of a board with so many discs.
  @inline(__always)
  static func stage(_ discs: Int) -> Int {
    min(max(0, discs &- firstDiscs) &>> 1, stageCount &- 1)
  }

  /// The numbers of discs of a stage.
  static func discs(_ stage: Int) -> ClosedRange<Int> {
    let first = firstDiscs + 2 * stage
    return (stage == 0 ? 4 : first)...(stage == stageCount - 1 ? 63 : first + 1)
  }

  /// In eighths of a disc.
  func score(_ own: UInt64, _ other: UInt64) -> Int {
    patterns.extract(own, other, lanes)
    let stage = Self.stage((own | other).nonzeroBitCount)
    let moves = PatternClasses.mobility(own, other)
    let counted = mobility + stage &* 4 &* PatternClasses.mostMoves
    var sum = Int(counted[moves.own]) &+ Int(counted[moves.other])
    let weights = weights + stage &* Pattern.weightCount
    let found = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    for lane in 0..<Pattern.instanceCount {
      sum &+= Int(weights[Int(patterns.offsets[lane]) &+ Int(found[lane])])
    }
    return max(0 &- Self.most, min(Self.most, sum))
  }

  /// The classes of what is found on a board, for training.
  func classes(_ board: Board) -> [Int32] {
    patterns.extract(board.own, board.other, lanes)
    let found = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    let moves = PatternClasses.mobility(board.own, board.other)
    let mobile = [moves.own, moves.other].map { Int32(PatternClasses.patternCount + $0) }
    return mobile
      + (0..<Pattern.instanceCount).map { lane in
        PatternClasses.ofConfigurations[Int(patterns.offsets[lane]) + Int(found[lane])]
      }
  }
}
