// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What is proven about one move.
package struct RootMove: Sendable {
  package let column: Int
  /// The position after it.
  let child: SearchPosition
  /// Bounds of its score for the side that plays it.
  package fileprivate(set) var lower: Int
  package fileprivate(set) var upper: Int
}

/// What is proven about a position and its moves.
package struct Analysis: Sendable {
  /// The best proven move first; empty when the game is over.
  package fileprivate(set) var moves: [RootMove]
  fileprivate var windows: NullWindows

  package var lower: Int { windows.lower }
  package var upper: Int { windows.upper }
  package var isExact: Bool { !windows.isOpen }
}

extension Solver {
  /// The best move with its exact score, or as much as is proven when the limits are reached.
  /// - Parameter bounds: what is known already about the score.
  package mutating func analyse(
    _ position: SearchPosition, within bounds: ClosedRange<Int>? = nil, limits: SearchLimits = SearchLimits()
  ) -> Analysis {
    let left = position.left
    var analysis = Analysis(
      moves: Self.rootMoves(position), windows: NullWindows(-(left / 2)...(left + 1) / 2))
    if let bounds {
      analysis.windows.raise(to: min(bounds.lowerBound, analysis.upper))
      analysis.windows.cap(at: bounds.upperBound)
    }
    if analysis.moves.isEmpty {
      let score = Self.staticScore(of: position) ?? 0
      return Analysis(moves: [], windows: NullWindows(score...score))
    }
    begin(limits)
    analysis.windows = NullWindows(analysis.lower...analysis.upper)
    let width = Double(max(1, analysis.upper - analysis.lower))
    analysis.settle()
    while !analysis.isExact && !isStopped {
      let alpha = analysis.windows.next()
      test(&analysis, alpha: alpha)
      limits.control?.report(progress: 1 - Double(analysis.upper - analysis.lower) / width)
    }
    if analysis.isExact { findBest(&analysis) }
    analysis.putBestFirst()
    return analysis
  }

  /// One null window over all moves.
  private mutating func test(_ analysis: inout Analysis, alpha: Int) {
    for index in analysis.moves.indices where analysis.moves[index].upper > alpha {
      let value = -searched(analysis.moves[index].child, alpha: -alpha - 1)
      if isStopped { return }
      if value > alpha {
        analysis.moves[index].lower = max(analysis.moves[index].lower, value)
        // It is likely to do it again.
        analysis.moves.insert(analysis.moves.remove(at: index), at: 0)
        break
      }
      analysis.moves[index].upper = min(analysis.moves[index].upper, value)
    }
    analysis.settle()
  }

  /// When only bounds from outside have settled the score, no move needs to have it yet.
  private mutating func findBest(_ analysis: inout Analysis) {
    guard !analysis.moves.contains(where: { $0.lower >= analysis.lower }) else { return }
    test(&analysis, alpha: analysis.lower - 1)
  }

  /// The moves, those that make the most winning cells first; what ends the game at once has its score already.
  private static func rootMoves(_ position: SearchPosition) -> [RootMove] {
    guard !position.isLost else { return [] }
    let left = position.left
    var moves: [(move: RootMove, wins: Int)] = []
    for column in SearchPosition.columnOrder where position.isLegal(column) {
      let child = position.playing(column)
      let score = staticScore(of: child).map { -$0 }
      let move = RootMove(
        column: column, child: child, lower: score ?? -(left / 2), upper: score ?? (left - 1) / 2)
      let wins = Bitboard.winningCells(child.own ^ child.mask) & ~child.mask
      let place = moves.firstIndex { $0.wins < wins.nonzeroBitCount } ?? moves.count
      moves.insert((move, wins.nonzeroBitCount), at: place)
    }
    return moves.map(\.move)
  }
}

extension Analysis {
  /// The score is at least that of each move, and at most that of the best.
  fileprivate mutating func settle() {
    for move in moves { windows.raise(to: move.lower) }
    if let best = moves.map(\.upper).max() { windows.cap(at: best) }
  }

  /// By what is proven for sure, then by what is still possible, then from the centre outward.
  fileprivate mutating func putBestFirst() {
    func rank(_ move: RootMove) -> (Int, Int, Int) { (-move.lower, -move.upper, abs(move.column - 3)) }
    moves.sort { rank($0) < rank($1) }
  }
}
