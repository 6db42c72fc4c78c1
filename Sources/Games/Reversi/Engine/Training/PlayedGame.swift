// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A game of self-play as it is kept in a file: its moves, and what the search said before each.
///
/// The number of moves, the final score for the side that began, and three bytes a move: the square, with its highest bit
/// set when chance chose, and the search's value for the side to move, in eighths of a disc, little-endian; without a search
/// `noValue`. Passes are not written.
struct PlayedGame {
  struct Move {
    var square: Int
    var isRandom: Bool
    /// In eighths of a disc, for the side to move; nil when nothing was searched.
    var value: Int?
  }

  var moves: [Move] = []
  /// For the side that began.
  var score = 0

  private static let noValue = Int16.min

  var bytes: [UInt8] {
    var bytes = [UInt8(moves.count), UInt8(bitPattern: Int8(score))]
    for move in moves {
      let value = UInt16(bitPattern: move.value.map { Int16(clamping: $0) } ?? Self.noValue)
      bytes += [
        UInt8(move.square) | (move.isRandom ? 128 : 0), UInt8(truncatingIfNeeded: value), UInt8(value >> 8),
      ]
    }
    return bytes
  }

  init() {}

  /// Reads the game that begins at `place` and moves `place` behind it; nil when it is not whole.
  init?(_ bytes: [UInt8], at place: inout Int) {
    guard place + 2 <= bytes.count else { return nil }
    let count = Int(bytes[place])
    guard place + 2 + 3 * count <= bytes.count else { return nil }
    score = Int(Int8(bitPattern: bytes[place + 1]))
    for index in 0..<count {
      let start = place + 2 + 3 * index
      let value = Int16(bitPattern: UInt16(bytes[start + 1]) | UInt16(bytes[start + 2]) << 8)
      moves.append(
        Move(
          square: Int(bytes[start] & 63), isRandom: bytes[start] > 127,
          value: value == Self.noValue ? nil : Int(value)))
    }
    place += 2 + 3 * count
  }
}
