// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The opening book as a file: a walk from the start position through all moves, without a board written down.
///
/// "QRB1", then bits, then a checksum of four bytes. Boards are canonical. Beginning with the start position, those that were
/// studied come in the order in which the walk finds them. For each board after one of them that is not known yet, in the order
/// of the first move that leads there, one bit says whether it was studied too. If not, another says whether its value is
/// known, which then follows: in eighths of a disc for the side to move, zigzag, Rice's code with five low bits. What a
/// studied board is worth is not written: it is the negamax of the boards after it.
package enum BookFile {
  private static let magic: [UInt8] = Array("QRB1".utf8)
  private static let lowBits: UInt64 = 5

  /// The studied boards, each before those behind it, and the values of others; nil when the bytes are not a book or were
  /// damaged.
  static func read(_ bytes: [UInt8], _ tables: borrowing FlipTables) -> (
    studied: [Board], leaves: [Board: Int]
  )? {
    guard bytes.starts(with: magic), let body = withoutChecksum(bytes) else { return nil }
    var reader = BitReader(body.dropFirst(magic.count))
    var studied = [Board.start.canonical]
    var known = Set(studied)
    var leaves: [Board: Int] = [:]
    var next = 0
    while next < studied.count {
      for board in after(studied[next], tables) where !known.contains(board) {
        guard let isStudied = reader.read(bits: 1) else { return nil }
        if isStudied == 1 {
          studied.append(board)
          known.insert(board)
          continue
        }
        guard let isValued = reader.read(bits: 1) else { return nil }
        if isValued == 0 { continue }
        guard let value = reader.readRice(lowBits: lowBits) else { return nil }
        leaves[board] = value & 1 == 0 ? Int(value >> 1) : -Int(value >> 1) - 1
        known.insert(board)
      }
      next += 1
    }
    return (studied, leaves)
  }

  /// The file for the boards that were studied, as far as the start position leads there through others, and values of more.
  package static func bytes(
    studied isStudied: (Board) -> Bool, leaves: [Board: Int], _ tables: borrowing FlipTables
  )
    -> [UInt8]
  {
    var writer = BitWriter()
    var studied = [Board.start.canonical]
    var known = Set(studied)
    var next = 0
    while next < studied.count {
      for board in after(studied[next], tables) where !known.contains(board) {
        if isStudied(board) {
          writer.write(1, bits: 1)
          studied.append(board)
          known.insert(board)
        } else if let value = leaves[board] {
          writer.write(0b10, bits: 2)
          writer.writeRice(UInt64(value >= 0 ? 2 * value : -2 * value - 1), lowBits: lowBits)
          known.insert(board)
        } else {
          writer.write(0, bits: 2)
        }
      }
      next += 1
    }
    return withChecksum(magic + writer.finish())
  }

  /// The boards after the moves of a board, each once.
  private static func after(_ board: Board, _ tables: borrowing FlipTables) -> [Board] {
    var found: [Board] = []
    for square in board.moves.squares {
      let after = board.playing(square, tables.flips(board.own, board.other, square)).canonical
      if !found.contains(after) { found.append(after) }
    }
    return found
  }
}
