// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A position of a game that was played out, with the final score for the side to move.
struct Sample {
  var own: UInt64
  var other: UInt64
  var score: Int8
}

/// Games of the engine against itself: random at first, then by a search, the end exactly.
///
/// Only positions after the last random move are kept: their final scores come of good play by both sides.
struct SelfPlay: ~Copyable {
  private var search: Search
  private var random: SeededRandom
  /// Plies that the middle game is searched.
  private let depth: Int
  /// From so few empty squares on the game is played exactly.
  private let exactEmpty: Int

  init(_ evaluation: consuming Evaluation, depth: Int, exactEmpty: Int, seed: UInt64) {
    search = Search(capacity: 1 << 20, evaluation)
    search.isSelective = false
    self.depth = depth
    self.exactEmpty = exactEmpty
    random = SeededRandom(seed: seed)
  }

  /// Plays one game and adds its positions to `samples`.
  mutating func play(_ samples: inout [Sample]) {
    search.begin()
    var board = Board.start
    // Most games begin in earnest early; some late, so that odd positions are known, too.
    let randomPlies =
      random.next() % 3 == 0 ? Int(random.next() % 36) + 10 : Int(random.next() % 11) + 4
    var ply = 0
    var line: [(board: Board, isFirst: Bool)] = []
    var isFirst = true
    while true {
      if board.moves == 0 {
        if board.passed.moves == 0 { break }
        if ply >= randomPlies { line.append((board, isFirst)) }
        board = board.passed
        isFirst.toggle()
        continue
      }
      let square: Int
      if ply < randomPlies {
        square = randomMove(board)
      } else {
        line.append((board, isFirst))
        var moves = search.rootMoves(board)
        let choice =
          board.emptyCount <= exactEmpty
          ? search.bestExact(board, &moves) : search.best(board, &moves, depth: depth)
        square = choice?.square ?? 0
      }
      board = search.child(board, square)
      isFirst.toggle()
      ply += 1
    }
    let score = isFirst ? board.finalScore : -board.finalScore
    for entry in line {
      samples.append(
        Sample(
          own: entry.board.own, other: entry.board.other, score: Int8(entry.isFirst ? score : -score)))
    }
  }

  private mutating func randomMove(_ board: Board) -> Int {
    var moves = board.moves
    for _ in 0..<Int(random.next() % UInt64(moves.nonzeroBitCount)) { moves &= moves &- 1 }
    return Search.first(moves)
  }
}
