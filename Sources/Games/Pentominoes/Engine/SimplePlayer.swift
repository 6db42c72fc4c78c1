// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Fills boards of Pentominoes as somebody does who goes where fewest tiles fit, lays any of them that cuts off no part that cannot be
/// filled by its number of squares, and takes the last tile off again when nothing fits any more. How many tiles that takes says how
/// long a board takes people, better than the number of its solutions.
public struct SimplePlayer {
  /// Who has laid so many gives up.
  private static let patience = 20_000

  private let squares: UInt64
  private let neighbours: [UInt64]
  private let tiles: [Int]
  private let masks: [UInt64]
  /// The ways to lay a tile over each square.
  private let ways: [[Int]]
  private let start: (covered: UInt64, laid: Int)

  public init(_ puzzle: Puzzle) {
    let board = puzzle.board
    func mask(_ cells: [Cell]) -> UInt64 {
      cells.compactMap { board.number(of: $0) }.reduce(0) { $0 | 1 << UInt64($1) }
    }
    squares = mask(board.cells)
    neighbours = board.cells.map { cell in
      mask([Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)].map { cell + $0 })
    }
    let placements = puzzle.allowed.tiles.flatMap { board.placements(of: $0) }
    let masks = placements.map { mask($0.cells) }
    (self.masks, tiles) = (masks, placements.map(\.tile.rawValue))
    ways = board.cells.indices.map { square in masks.indices.filter { masks[$0] >> UInt64(square) & 1 == 1 } }
    start = puzzle.givens.reduce((0, 0)) { ($0.0 | mask($1.cells), $0.1 | 1 << $1.tile.rawValue) }
  }

  /// How many tiles were laid until the board was full, or it was given up.
  private func work(seed: UInt64) -> Int {
    var random = SeededRandom(seed: seed)
    var count = 0
    _ = fill(start.covered, start.laid, &count, &random)
    return count
  }

  /// The middle one of some tries with the seeds from this one on.
  public func work(from seed: UInt64, tries: Int) -> Int {
    (0..<tries).map { work(seed: seed + UInt64($0)) }.sorted()[tries / 2]
  }

  private func fill(_ covered: UInt64, _ laid: Int, _ count: inout Int, _ random: inout SeededRandom) -> Bool
  {
    if covered == squares || count >= Self.patience { return true }
    func fits(_ way: Int) -> Bool { masks[way] & covered == 0 && laid >> tiles[way] & 1 == 0 }
    var (best, fewest) = (0, Int.max)
    for square in neighbours.indices where covered >> UInt64(square) & 1 == 0 {
      var fitting = 0
      for way in ways[square] where fits(way) {
        fitting += 1
        if fitting == fewest { break }
      }
      if fitting == 0 { return false }
      if fitting < fewest { (best, fewest) = (square, fitting) }
    }
    for way in random.shuffled(ways[best].filter(fits))
    where canBeFilled(squares & ~(covered | masks[way])) {
      count += 1
      if fill(covered | masks[way], laid | 1 << tiles[way], &count, &random) { return true }
    }
    return false
  }

  /// True where every part has as many squares as some tiles have.
  private func canBeFilled(_ squares: UInt64) -> Bool {
    var left = squares
    while left != 0 {
      var (part, edge) = (UInt64(0), left & (0 &- left))
      while edge != 0 {
        part |= edge
        var next: UInt64 = 0
        while edge != 0 {
          next |= neighbours[edge.trailingZeroBitCount]
          edge &= edge - 1
        }
        edge = next & left & ~part
      }
      if part.nonzeroBitCount % 5 != 0 { return false }
      left &= ~part
    }
    return true
  }
}
