// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the regression fits weights to: the classes of the evaluation, and those of smaller patterns inside the three largest.
/// What is rare on a large pattern is known from the smaller one; afterwards the two are one weight.
struct LearningClasses: ~Copyable {
  /// Large patterns and how many of their first squares make up the smaller one.
  private static let smaller = [
    (pattern: 0, squares: 8), (pattern: 10, squares: 8), (pattern: 11, squares: 6),
  ]

  /// All of them.
  let count: Int
  /// Classes of one board.
  let width: Int
  private let tables = PatternTables()
  private let lanes = UnsafeMutablePointer<PatternTables.Lanes>.allocate(capacity: 2)
  /// For each configuration of a large pattern the class of the smaller one, or -1.
  private var inner: [Int32]

  init() {
    inner = Array(repeating: -1, count: Pattern.weightCount)
    var next = PatternClasses.count
    for (index, count) in Self.smaller {
      let pattern = Pattern.all[index]
      let size = Pattern.powers[count]
      for number in 0..<pattern.size {
        let small = number % size
        // The inner squares of the mirror image are the mirror image of the inner squares.
        inner[pattern.offset + number] = Int32(next + min(small, pattern.mirrored(small) % size))
      }
      next += size
    }
    count = next
    width =
      2 + Pattern.instanceCount + Self.smaller.reduce(0) { $0 + Pattern.all[$1.pattern].instances.count }
  }

  deinit { lanes.deallocate() }

  /// Writes the classes of a board to `place`.
  func write(_ board: Board, to place: UnsafeMutablePointer<Int32>) {
    tables.extract(board.own, board.other, lanes)
    let found = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    let moves = PatternClasses.mobility(board.own, board.other)
    place[0] = Int32(PatternClasses.patternCount + moves.own)
    place[1] = Int32(PatternClasses.patternCount + moves.other)
    var next = 2
    for lane in 0..<Pattern.instanceCount {
      let number = Int(tables.offsets[lane]) + Int(found[lane])
      place[next] = PatternClasses.ofConfigurations[number]
      next += 1
      if inner[number] >= 0 {
        place[next] = inner[number]
        next += 1
      }
    }
  }

  /// The weights of the evaluation's own classes, those of the smaller patterns added, in its units.
  func folded(_ weights: [Float]) -> [Int8] {
    var sums = Array(weights[..<PatternClasses.count])
    var isDone = [Bool](repeating: false, count: sums.count)
    for (number, small) in inner.enumerated() where small >= 0 {
      let index = Int(PatternClasses.ofConfigurations[number])
      if isDone[index] { continue }
      isDone[index] = true
      sums[index] += weights[Int(small)]
    }
    return sums.map { Int8(clamping: Int(($0 * Float(Evaluation.unit)).rounded())) }
  }
}
