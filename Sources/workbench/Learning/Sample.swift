// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// A position to learn from, with what it is thought to be worth.
struct Sample {
  var board: Board
  /// In discs, for the side to move.
  var value: Float
  /// How much it counts.
  var weight: Float = 1

  var stage: Int { Network.stage(64 - board.emptyCount) }
}

extension PlayedGame {
  /// The positions of the game that were searched, those aside as well; none when it breaks the rules, as it does in a damaged file.
  ///
  /// The value of a position is a mixture of what the search said there and of the value of the position after the move that
  /// it chose, so in the end of all later searches and the final score, in falling parts ("TD(lambda)", Richard Sutton 1988).
  /// Before a random move it is the search's alone: what came after says nothing about the position.
  ///
  /// The nearer the squares that are solved, the more what came later is trusted: a few good moves cost less than a search of
  /// eight plies errs.
  ///
  /// - Parameters:
  ///   - trust: the part of what came later, where the end is far.
  ///   - aside: how much positions count that were looked at aside.
  func samples(trust: Float, aside weight: Float, _ tables: borrowing FlipTables) -> [Sample] {
    var boards: [Board] = []
    var isFirst: [Bool] = []
    var board = Board.start
    var first = true
    for move in moves {
      if board.moves == 0 {
        board = board.passed
        first.toggle()
      }
      let flips = tables.flips(board.own, board.other, move.square)
      guard board.empty >> UInt64(move.square) & 1 == 1, flips != 0 else { return [] }
      boards.append(board)
      isFirst.append(first)
      board = board.playing(move.square, flips)
      first.toggle()
    }
    var samples: [Sample] = []
    // For the side that began.
    var later = Float(score)
    for (index, move) in moves.enumerated().reversed() {
      guard let value = move.value else { break }
      let sign: Float = isFirst[index] ? 1 : -1
      let searched = sign * Float(value) / Float(Evaluation.unit)
      let trust = max(trust, Self.endTrust(boards[index].emptyCount))
      later = move.isRandom ? searched : trust * later + (1 - trust) * searched
      samples.append(Sample(board: boards[index], value: sign * later))
    }
    for (board, move) in zip(boards, moves) {
      guard let aside = move.aside else { continue }
      let flips = tables.flips(board.own, board.other, aside.square)
      guard board.empty >> UInt64(aside.square) & 1 == 1, flips != 0 else { return [] }
      let value = Float(aside.value) / Float(Evaluation.unit)
      samples.append(Sample(board: board.playing(aside.square, flips), value: value, weight: weight))
    }
    return samples
  }

  /// 0.9 where the next position is solved, with 17 empty squares, and nothing from twelve squares before; nor of the solved
  /// themselves.
  private static func endTrust(_ empty: Int) -> Float { empty > 16 ? 0.9 * (1 - Float(empty - 17) / 12) : 0 }
}
