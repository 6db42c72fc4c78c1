// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// ProbCut: how far a shallow search strays from a deep one, and what may be left out because of that.
extension Search {
  /// From this depth on a shallow search, or the evaluation alone, is tried first.
  private static let cutDepth = 2

  /// The depth of the shallow search that stands for one of `depth` plies: of the same parity; 0 is the evaluation.
  @inline(__always)
  package static func shallowDepth(_ depth: Int) -> Int {
    let half = depth &>> 1
    return depth < 8 ? max(depth &- 4, depth & 1) : half &- (half ^ depth) & 1
  }

  /// The standard deviation between the two, in eighths of a disc: fitted to searches of up to 8 plies of 20,000 positions of the engine's
  /// games with 13 to 52 empty squares, half of them after a move that was not played, see `SearchDeviations`; up to 10 plies
  /// it holds as well.
  @inline(__always)
  package static func deviation(_ depth: Int, shallow: Int, empty: Int) -> Int {
    let stage = shallow == 0 ? 375 &- 45 &* empty / 10 : 385 &- 54 &* empty / 10
    return stage &* (133 &- 8 &* min(shallow, 10)) / 1000 &* (76 &+ 6 &* (depth &- shallow)) / 100
  }

  /// A bound that the deep search is very likely to confirm; nil when there is none.
  /// - Parameter known: what the evaluation says of the board, if that is known.
  mutating func probCut(_ board: Board, _ alpha: Int, _ depth: Int, _ known: Int?) -> Int? {
    if depth < Self.cutDepth { return nil }
    let shallow = Self.shallowDepth(depth)
    let margin = Self.deviation(depth, shallow: shallow, empty: board.emptyCount) &* confidence / 16
    let beta = alpha &+ 1
    let guess = known ?? evaluation.score(board.own, board.other)
    if guess >= beta, beta &+ margin < Self.infinity {
      let score = shallow == 0 ? guess : midgame(board, alpha &+ margin, beta &+ margin, shallow)
      if score >= beta &+ margin { return beta }
    } else if alpha &- margin > 0 &- Self.infinity {
      let score = shallow == 0 ? guess : midgame(board, alpha &- margin, beta &- margin, shallow)
      if score <= alpha &- margin { return alpha }
    }
    return nil
  }
}
