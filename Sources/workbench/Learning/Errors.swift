// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// Positions with the value that a deep search gave them, to hold the evaluation against.
struct ValuedPosition {
  var board: Board
  /// In discs, for the side to move.
  var value: Double

  /// `own other value`, as two hexadecimal numbers and one in discs.
  var text: String { "\(String(board.own, radix: 16)) \(String(board.other, radix: 16)) \(value)" }

  init(board: Board, value: Double) {
    self.board = board
    self.value = value
  }

  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard words.count == 3, let own = UInt64(words[0], radix: 16), let other = UInt64(words[1], radix: 16),
      let value = Double(words[2])
    else { return nil }
    board = Board(own: own, other: other)
    self.value = value
  }
}

/// Makes valued positions, and measures an evaluation by them.
struct EvaluationErrors: ~Copyable {
  private var search: Search

  init(weights: Network?) { search = Search(capacity: Search.largest, weights: weights) }

  /// A position with so many empty squares out of a game, valued exactly where `depth` reaches the end; nil when the game has none.
  ///
  /// - Parameter isAside: takes the one that the move leads to which was tried aside.
  mutating func value(_ game: [UInt8], empty: Int, depth: Int, isAside: Bool = false) -> String? {
    var place = 0
    guard let game = PlayedGame(game, at: &place) else { return nil }
    var board = Board.start
    for move in game.moves where board.emptyCount > empty {
      if board.moves == 0 { board = board.passed }
      let isLast = board.emptyCount == empty + 1
      guard let square = isAside && isLast ? move.aside?.square : move.square else { return nil }
      board = search.child(board, square)
    }
    guard board.emptyCount == empty, board.moves != 0 else { return nil }
    search.begin()
    if depth >= empty {
      return search.score(board).map { ValuedPosition(board: board, value: Double($0)).text }
    }
    var moves = search.rootMoves(board)
    var best: Search.RootMove?
    for depth in stride(from: 2 - depth % 2, through: depth, by: 2) {
      best = search.best(board, &moves, depth: depth)
    }
    return best.map { ValuedPosition(board: board, value: Double($0.score) / Double(Evaluation.unit)).text }
  }

  /// For each number of empty squares a line: positions, root mean square error at each depth, slope and bias of the first.
  mutating func report(_ positions: [ValuedPosition], depths: [Int]) -> [String] {
    let groups = Dictionary(grouping: positions) { $0.board.emptyCount }
    return groups.keys.sorted().map { empty in
      var line = "\(empty) empty, \(groups[empty]?.count ?? 0) positions:"
      for depth in depths {
        var (n, sx, sy, sxx, sxy, see) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        for position in groups[empty] ?? [] {
          let (x, y) = (guess(position.board, depth), position.value)
          n += 1
          sx += x
          sy += y
          sxx += x * x
          sxy += x * y
          see += (x - y) * (x - y)
        }
        let slope = (n * sxy - sx * sy) / max(1e-9, n * sxx - sx * sx)
        line +=
          " | depth \(depth): rms \(Self.rounded((see / n).squareRoot())), slope \(Self.rounded(slope)), bias \(Self.rounded((sx - sy) / n))"
      }
      return line
    }
  }

  /// By how much a search of so many plies values positions too high in the mean, in discs; nil without positions.
  mutating func bias(_ positions: some Collection<ValuedPosition>, depth: Int) -> Double? {
    if positions.isEmpty { return nil }
    var sum = 0.0
    for position in positions { sum += guess(position.board, depth) - position.value }
    return sum / Double(positions.count)
  }

  /// What a search of so many plies says, in discs; 0: the evaluation alone.
  private mutating func guess(_ board: Board, _ depth: Int) -> Double {
    search.begin()
    var moves = search.rootMoves(board)
    let best = depth == 0 ? nil : search.best(board, &moves, depth: depth)
    return Double(best?.score ?? search.evaluation.score(board.own, board.other)) / Double(Evaluation.unit)
  }

  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
