// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// What a search found out about a position of the opening: one line of the files from which the book is bound.
struct BookStudy {
  /// Values are in eighths of a disc, for the side that moves.
  struct Move {
    var square: Int
    /// By a shallow search.
    var guess: Int
    /// By the deep search; nil where that only showed that the move is worse than `kept`.
    var value: Int?
    /// The board after it, canonical, for the other side.
    var after: Board
  }

  /// Canonical.
  var board: Board
  var depth: Int
  var moves: [Move]

  /// Moves that are less good than the best by no more than this are valued.
  static let kept = 16
  private static let guessDepth = 6

  /// `own other depth square:guess:value square:guess ...`, the board in hexadecimal numbers.
  var text: String {
    let words = moves.map { "\($0.square):\($0.guess)" + ($0.value.map { ":\($0)" } ?? "") }
    let board = "\(String(board.own, radix: 16)) \(String(board.other, radix: 16))"
    return "\(board) \(depth) \(words.joined(separator: " "))"
  }

  /// Nil unless the line is whole and its moves are those of the board, with a value for one of them.
  init?(_ line: some StringProtocol, _ tables: borrowing FlipTables) {
    let words = line.split(separator: " ")
    guard words.count > 3, let own = UInt64(words[0], radix: 16), let other = UInt64(words[1], radix: 16),
      own & other == 0, let depth = Int(words[2])
    else { return nil }
    let board = Board(own: own, other: other)
    var rest = board.moves
    var moves: [Move] = []
    for word in words[3...] {
      let numbers = word.split(separator: ":").map { Int($0) }
      guard (2...3).contains(numbers.count), let square = numbers[0], (0..<64).contains(square),
        let guess = numbers[1], rest >> UInt64(square) & 1 == 1, let value = numbers.last
      else { return nil }
      rest &= ~(1 << UInt64(square))
      let after = board.playing(square, tables.flips(own, other, square)).canonical
      moves.append(Move(square: square, guess: guess, value: numbers.count == 3 ? value : nil, after: after))
    }
    guard rest == 0, moves.contains(where: { $0.value != nil }) else { return nil }
    (self.board, self.depth, self.moves) = (board, depth, moves)
  }

  /// Plies from an even number of discs; from an odd one it is one less. So all leaves have the same side to move, and what a
  /// tempo is worth to the evaluation cancels out between moves that were looked at from different plies.
  static func depth(_ board: Board, _ depth: Int) -> Int { depth - board.emptyCount % 2 }

  /// Searches a canonical board on which the side to move can move.
  ///
  /// - Parameter depth: plies; see `depth(_:_:)`.
  init?(_ board: Board, depth: Int, _ search: inout Search) {
    let deep = Self.depth(board, depth)
    search.begin()
    search.use(exact: Search.small, rough: Search.middling)
    var found = search.rootMoves(board)
    for depth in stride(from: 2, through: Self.guessDepth, by: 2) {
      for index in found.indices {
        let after = search.child(board, found[index].square)
        found[index].score = 0 - search.midgame(after, -Search.infinity, Search.infinity, depth - 1)
      }
      found.sort { ($0.score, $1.square) > ($1.score, $0.square) }
    }
    moves = found.map { move in
      Move(
        square: move.square, guess: move.score, value: nil,
        after: search.child(board, move.square).canonical)
    }
    var best: Search.RootMove?
    for depth in stride(from: min(Self.guessDepth + deep % 2, deep), through: deep, by: 2) {
      best = search.best(board, &found, depth: depth)
    }
    guard let best else { return nil }
    for index in moves.indices {
      let square = moves[index].square
      moves[index].value =
        square == best.square
        ? best.score : search.value(of: square, board, atLeast: best.score - Self.kept, depth: deep)
    }
    (self.board, self.depth) = (board, deep)
  }
}

extension Search {
  /// What a move is worth at `depth`; nil if that is less than `least`.
  fileprivate mutating func value(of square: Int, _ board: Board, atLeast least: Int, depth: Int) -> Int? {
    let after = child(board, square)
    // The narrow window first: most moves are worse.
    if 0 - midgame(after, 0 - least, 1 - least, depth - 1) < least { return nil }
    let value = 0 - midgame(after, 0 - Self.infinity, 1 - least, depth - 1)
    return value < least ? nil : value
  }
}
