// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The last ply of the search with a guess at its leaves, where most of its time goes.
extension Search {
  /// The squares beside the corners, which are rarely good and so are asked last.
  private static let besideCorners: UInt64 = 0x42C3_0000_0000_C342

  /// The best of the guesses after each of `moves`, fail-soft.
  ///
  /// Corners first and what lies beside them last. To order the moves by what they lead to saves a fifth of the guesses and takes longer
  /// than they do, because most nodes end with their first or second.
  mutating func lastPly(_ board: Board, _ moves: UInt64, _ beta: Int) -> Int {
    var best = 0 &- Self.infinity
    var isPrepared = false
    var group = moves & Self.corners
    var later = moves & ~Self.corners
    while true {
      while group != 0 {
        let square = Self.first(group)
        group &= group &- 1
        meter.add(1)
        let guess = guess(board, square, &isPrepared)
        best = max(best, 0 &- guess)
        if best >= beta { return best }
      }
      if later == 0 { return best }
      group = later & ~Self.besideCorners
      if group == 0 { group = later }
      later &= ~group
    }
  }

  /// What the evaluation says after a move, for the other side.
  /// - Parameter isPrepared: whether the evaluation has been told of the board.
  @inline(__always)
  func guess(_ board: Board, _ square: Int, _ isPrepared: inout Bool) -> Int {
    let flips = tables.flips(board.own, board.other, square)
    let child = board.playing(square, flips)
    let key = BoundTable.key(child.own, child.other)
    if let known = evaluation.known(key) { return known }
    if !isPrepared {
      evaluation.prepare(board)
      isPrepared = true
    }
    return evaluation.score(after: square, flips, child, key)
  }
}
