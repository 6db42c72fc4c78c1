// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// How far shallow searches stray from deep ones, and those from the end: what ProbCut's margins are fitted to (Michael Buro, "ProbCut:
/// an effective selective extension of the alpha-beta algorithm", 1995).
struct SearchDeviations: ~Copyable {
  private struct Pair: Hashable {
    /// Plies of the deep search; nil: to the end.
    var deep: Int?
    var shallow: Int
    /// Empty squares, of four numbers the lowest.
    var empty: Int
  }

  private struct Sum {
    var (count, errors, squares) = (0.0, 0.0, 0.0)
  }

  private var search: Search
  private let depth: Int
  private var sums: [Pair: Sum] = [:]

  /// Positions with so many empty squares are looked at.
  private static let emptyCounts = Array(13...52)
  /// To the end only from so few on.
  private static let solvedEmpty = 18

  /// - Parameter depth: plies of the deepest search.
  init(weights: Network?, depth: Int) {
    search = Search(capacity: Search.largest, weights: weights)
    search.isSelective = false
    self.depth = depth
  }

  /// Looks at a position of a game, in half of the games at one aside.
  mutating func look(at game: [UInt8], number: Int) {
    var place = 0
    guard let game = PlayedGame(game, at: &place) else { return }
    let wanted = Self.emptyCounts[number / 2 % Self.emptyCounts.count]
    var board = Board.start
    for move in game.moves {
      if board.moves == 0 { board = board.passed }
      if board.emptyCount <= wanted {
        if number % 2 == 0 { return look(at: board) }
        if let aside = move.aside { return look(at: search.child(board, aside.square)) }
      }
      board = search.child(board, move.square)
    }
  }

  private mutating func look(at board: Board) {
    let empty = board.emptyCount
    guard board.moves != 0, empty >= 4 else { return }
    search.begin()
    var values = [search.evaluation.score(board.own, board.other)]
    for depth in stride(from: 1, through: min(depth, empty), by: 1) {
      values.append(search.midgame(board, 0 - Search.infinity, Search.infinity, depth))
    }
    for deep in 2..<max(2, values.count) {
      let shallow = Search.shallowDepth(deep)
      add(Pair(deep: deep, shallow: shallow, empty: empty & ~3), values[shallow] - values[deep])
    }
    let ahead = Search.lookAhead(empty)
    guard empty <= Self.solvedEmpty, values.indices.contains(ahead), let score = search.score(board) else {
      return
    }
    add(Pair(shallow: ahead, empty: empty & ~3), values[ahead] - score * Evaluation.unit)
  }

  private mutating func add(_ pair: Pair, _ error: Int) {
    let error = Double(error)
    sums[pair, default: Sum()].count += 1
    sums[pair, default: Sum()].errors += error
    sums[pair, default: Sum()].squares += error * error
  }

  /// For each two depths and four numbers of empty squares a line: how many positions, by how much the shallow search is too high,
  /// the root of the mean square, and what the search takes for that; in eighths of a disc.
  var report: [String] {
    let pairs = sums.keys.sorted {
      ($0.deep ?? .max, $0.shallow, $0.empty) < ($1.deep ?? .max, $1.shallow, $1.empty)
    }
    return pairs.map { pair in
      let sum = sums[pair] ?? Sum()
      let used =
        pair.deep.map { Search.deviation($0, shallow: pair.shallow, empty: pair.empty + 2) }
        ?? Search.endDeviation(pair.shallow)
      return "\(pair.shallow) for \(pair.deep.map(String.init) ?? "end"), \(pair.empty)... empty:"
        + " \(Int(sum.count)) \(Int((sum.errors / sum.count).rounded()))"
        + " \(Int((sum.squares / sum.count).squareRoot().rounded())) \(used)"
    }
  }
}
