// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// ProbCut: how far a shallow search strays from a deep one, and what may be left out because of that.
extension Search {
  /// From this depth on a shallow search is tried first.
  private static let cutDepth = 5

  /// The depth of the shallow search that stands for one of `depth` plies: of the same parity.
  @inline(__always)
  static func shallowDepth(_ depth: Int) -> Int {
    let half = depth &>> 1
    return depth < 8 ? depth &- 4 : half &- (half ^ depth) & 1
  }

  /// The standard deviation between the two, in eighths of a disc: from searches of positions of played games.
  @inline(__always)
  static func deviation(_ depth: Int, empty: Int) -> Int { 24 &+ depth }

  /// A bound that the deep search is very likely to confirm; nil when there is none.
  mutating func probCut(_ board: Board, _ alpha: Int, _ depth: Int) -> Int? {
    if depth < Self.cutDepth { return nil }
    let margin = Self.deviation(depth, empty: board.emptyCount) &* confidence / 16
    let shallow = Self.shallowDepth(depth)
    let beta = alpha &+ 1
    let guess = evaluation.score(board.own, board.other)
    if guess >= beta, beta &+ margin < Self.infinity {
      let score = midgame(board, alpha &+ margin, beta &+ margin, shallow)
      if score >= beta &+ margin { return beta }
    } else if alpha &- margin > 0 &- Self.infinity {
      let score = midgame(board, alpha &- margin, beta &- margin, shallow)
      if score <= alpha &- margin { return alpha }
    }
    return nil
  }
}
