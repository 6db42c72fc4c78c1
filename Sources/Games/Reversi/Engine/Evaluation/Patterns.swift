// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The patterns that the evaluation looks at: sets of squares.
///
/// What lies on a pattern is a number of base 3 (empty 0, own 1, other 2). Instances that are images of each other share
/// their weights, and so do configurations that are mirror images.
package struct Pattern {
  /// The squares of one instance; the first is the lowest digit.
  let squares: [Int]
  /// The first of its weights among those of all patterns.
  let offset: Int
  /// The squares of every instance, the digits in the same order.
  let instances: [[Int]]
  /// For each digit where it goes in the mirror; empty when there is none.
  let mirror: [Int]

  /// Configurations.
  var size: Int { Self.powers[squares.count] }

  static let powers = (0...10).map { (0..<$0).reduce(1) { power, _ in 3 * power } }

  /// Edge with both X-squares; second, third and fourth line; diagonals of 8 to 4 squares; corner of 3 x 3 and of 2 x 4; the middle
  /// of two outer lines; and the triangle of ten squares in the corner.
  static let all: [Pattern] = {
    let squares: [[Int]] = [
      Array(0..<8) + [9, 14], Array(8..<16), Array(16..<24), Array(24..<32),
      diagonal(0), diagonal(1), diagonal(2), diagonal(3), diagonal(4),
      [0, 1, 2, 8, 9, 10, 16, 17, 18], [0, 1, 2, 3, 8, 9, 10, 11], [2, 3, 4, 5, 10, 11, 12, 13],
      [0, 1, 2, 8, 9, 16, 3, 10, 17, 24],
    ]
    var all: [Pattern] = []
    for squares in squares {
      all.append(Pattern(squares, offset: all.last.map { $0.offset + $0.size } ?? 0))
    }
    return all
  }()

  /// Instances of all patterns. A number, because a search asks too often for a sum.
  package static let instanceCount = 54
  /// Configurations of all patterns.
  static let weightCount = 180_387

  private init(_ squares: [Int], offset: Int) {
    self.squares = squares
    self.offset = offset
    var (instances, mirror): ([[Int]], [Int]) = ([], [])
    for image in 0..<8 {
      let moved = squares.map { Self.image(image, of: $0) }
      if Set(moved) == Set(squares), moved != squares {
        mirror = moved.map { square in squares.firstIndex(of: square) ?? 0 }
      }
      if !instances.contains(where: { Set($0) == Set(moved) }) { instances.append(moved) }
    }
    self.instances = instances
    self.mirror = mirror
  }

  /// The falling diagonal that begins in this column of the first row.
  private static func diagonal(_ column: Int) -> [Int] { (column..<8).map { 9 * $0 - 8 * column } }

  /// One of the eight images of a square under turning and mirroring.
  private static func image(_ number: Int, of square: Int) -> Int {
    var (column, row) = (square % 8, square / 8)
    if number & 1 != 0 { column = 7 - column }
    if number & 2 != 0 { row = 7 - row }
    return number & 4 != 0 ? 8 * column + row : 8 * row + column
  }

  /// The mirror image of a configuration; itself when there is no mirror.
  func mirrored(_ number: Int) -> Int {
    var (rest, image) = (number, 0)
    for place in mirror {
      image += rest % 3 * Self.powers[place]
      rest /= 3
    }
    return mirror.isEmpty ? number : image
  }
}

/// What may be found on a board, and which of it is the same for the evaluation: configurations that are mirror images of each other
/// form a class. After those of the patterns come the numbers of own and of the other side's moves, for even and odd numbers of
/// empty squares.
package enum FeatureClasses {
  /// The class of each configuration.
  package static let ofConfigurations: [Int32] = {
    var classes: [Int32] = []
    classes.reserveCapacity(Pattern.weightCount)
    var next: Int32 = 0
    for pattern in Pattern.all {
      for number in 0..<pattern.size {
        let image = pattern.mirrored(number)
        if image < number {
          classes.append(classes[pattern.offset + image])
        } else {
          classes.append(next)
          next += 1
        }
      }
    }
    return classes
  }()

  /// Of the patterns alone.
  package static let patternCount = Int(ofConfigurations.max() ?? -1) + 1
  package static let count = patternCount + moveCount
  /// Of the numbers of moves.
  package static let moveCount = 4 * mostMoves
  /// Higher numbers of moves count as this many less one.
  static let mostMoves = 32

  /// The classes of the numbers of moves of both sides, counted from the first of them.
  @inline(__always)
  package static func moves(_ own: UInt64, _ other: UInt64) -> (own: Int, other: Int) {
    let odd = (own | other).nonzeroBitCount & 1
    let mine = min(Mobility.moves(own, other).nonzeroBitCount, mostMoves &- 1)
    let theirs = min(Mobility.moves(other, own).nonzeroBitCount, mostMoves &- 1)
    let first = odd &* 2 &* mostMoves
    return (first &+ mine, first &+ mostMoves &+ theirs)
  }
}
