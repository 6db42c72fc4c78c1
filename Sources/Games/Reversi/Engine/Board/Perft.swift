// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Counts the leaves of the move tree, to check the generation of moves and to race it.
struct Perft: ~Copyable {
  private let tables = FlipTables()
  private let passIsPly: Bool

  /// - Parameter passIsPly: whether a pass uses up one of the plies, as most programs count.
  init(passIsPly: Bool = true) { self.passIsPly = passIsPly }

  /// Leaves at `depth`; a game that ends sooner is one leaf.
  func leaves(_ board: Board, depth: Int) -> UInt64 {
    if depth == 0 { return 1 }
    var moves = board.moves
    if moves == 0 {
      let passed = board.passed
      if passed.moves == 0 { return 1 }
      return leaves(passed, depth: passIsPly ? depth &- 1 : depth)
    }
    if depth == 1 { return UInt64(moves.nonzeroBitCount) }
    var sum: UInt64 = 0
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      sum &+= leaves(
        board.playing(square, tables.flips(board.own, board.other, square)), depth: depth &- 1)
    }
    return sum
  }
}
