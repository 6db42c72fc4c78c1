// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// A game of self-play as it is kept in a file: its moves, and what the search said before each.
///
/// The number of moves, the final score for the side that began, and six bytes a move: the square, with its highest bit
/// set when chance chose, and the search's value for the side to move, in eighths of a disc, little-endian; without a search
/// `noValue`. The same of another move that was tried aside, its value for the side that has to answer it. Passes are not
/// written.
struct PlayedGame {
  struct Move {
    var square: Int
    var isRandom: Bool
    /// In eighths of a disc, for the side to move; nil when nothing was searched.
    var value: Int?
    /// A move that was not played, and what a search says after it for the other side, which can answer.
    var aside: (square: Int, value: Int)?
  }

  var moves: [Move] = []
  /// For the side that began.
  var score = 0

  private static let noValue = Int16.min
  private static let bytesOfMove = 6

  var bytes: [UInt8] {
    var bytes = [UInt8(moves.count), UInt8(bitPattern: Int8(score))]
    for move in moves {
      bytes += Self.bytes(move.square, isRandom: move.isRandom, value: move.value)
      bytes += Self.bytes(move.aside?.square ?? 0, isRandom: true, value: move.aside?.value)
    }
    return bytes
  }

  private static func bytes(_ square: Int, isRandom: Bool, value: Int?) -> [UInt8] {
    let value = UInt16(bitPattern: value.map { Int16(clamping: $0) } ?? noValue)
    return [UInt8(square) | (isRandom ? 128 : 0), UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
  }

  init() {}

  /// Reads the game that begins at `place` and moves `place` behind it; nil when it is not whole.
  init?(_ bytes: [UInt8], at place: inout Int) {
    guard place + 2 <= bytes.count else { return nil }
    let (count, first) = (Int(bytes[place]), place + 2)
    let end = first + Self.bytesOfMove * count
    guard end <= bytes.count else { return nil }
    score = Int(Int8(bitPattern: bytes[place + 1]))
    for start in stride(from: first, to: end, by: Self.bytesOfMove) {
      let aside = Self.value(bytes, start + 3).map { (square: Int(bytes[start + 3] & 63), value: $0) }
      moves.append(
        Move(
          square: Int(bytes[start] & 63), isRandom: bytes[start] > 127, value: Self.value(bytes, start),
          aside: aside))
    }
    place = end
  }

  /// The value in the three bytes of a move.
  private static func value(_ bytes: [UInt8], _ start: Int) -> Int? {
    let value = Int16(bitPattern: UInt16(bytes[start + 1]) | UInt16(bytes[start + 2]) << 8)
    return value == noValue ? nil : Int(value)
  }
}
