// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// WTHOR, the collection of tournaments of the French federation (S. Quin, "Format de la base WTHOR"): `.wtb` with the games, `.jou`
/// with the names of players, `.trn` with those of tournaments. All numbers have their low byte first.
extension Reversi: Collecting {
  public static var collectionFiles: [String] { ["wtb", "jou", "trn"] }

  private static let (head, record) = (16, 68)

  public static func collection(in files: [String: [UInt8]]) -> GameCollection? {
    guard let bytes = files["wtb"], bytes.count >= head else { return nil }
    let count = number(bytes, 4, bytes: 4)
    // Boards of other sizes, and endings to be solved, are no games of this kind.
    guard bytes.count == head + count * record, [0, 8].contains(bytes[12]), bytes[13] == 0 else { return nil }
    let players = texts(files["jou"], width: 20)
    let events = texts(files["trn"], width: 26)
    let year = number(bytes, 10, bytes: 2)
    let tables = FlipTables()
    var collection = GameCollection()
    for index in 0..<count {
      let start = head + index * record
      guard let (moves, outcome) = replay(bytes[(start + 8)..<(start + record)], tables) else {
        collection.wrong += 1
        continue
      }
      func name(_ names: [String], _ place: Int) -> String {
        let number = number(bytes, start + place, bytes: 2)
        return names.indices.contains(number) ? names[number] : ""
      }
      collection.games.append(
        CollectedGame(
          names: [name(players, 2), name(players, 4)], event: name(events, 0), year: year, moves: moves,
          outcome: outcome))
    }
    return collection
  }

  private static func number(_ bytes: [UInt8], _ place: Int, bytes count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// Texts of the same width in Latin-1, each up to its first zero.
  private static func texts(_ bytes: [UInt8]?, width: Int) -> [String] {
    guard let bytes, bytes.count >= head else { return [] }
    return stride(from: head, through: bytes.count - width, by: width).map { place in
      let text = String(bytes[place..<place + width].prefix { $0 != 0 }.map { Character(Unicode.Scalar($0)) })
      return Readable.quoted(text, most: width) == "???" ? "" : Readable.quoted(text, most: width)
    }
  }

  /// Ten times the row and the column, 0 behind the end; passes are left out. On the board of the search, because there are many games.
  private static func replay(
    _ bytes: ArraySlice<UInt8>, _ tables: borrowing FlipTables
  ) -> (moves: [String], outcome: Outcome?)? {
    var (board, isBlack) = (Board.start, true)
    var moves: [String] = []
    for byte in bytes {
      if byte == 0 { break }
      let (row, column) = (Int(byte) / 10 - 1, Int(byte) % 10 - 1)
      guard (0..<8).contains(row), (0..<8).contains(column) else { return nil }
      let square = 8 * row + column
      if board.moves == 0 {
        (board, isBlack) = (board.passed, !isBlack)
        moves.append(GameRecord.pass)
      }
      guard board.moves >> UInt64(square) & 1 == 1 else { return nil }
      moves.append(Reversi.Move.name(ofSquare: square))
      (board, isBlack) = (board.playing(square, tables.flips(board.own, board.other, square)), !isBlack)
    }
    guard !moves.isEmpty else { return nil }
    if !board.isOver { return (moves, nil) }
    let (black, white) = isBlack ? (board.own, board.other) : (board.other, board.own)
    return (moves, Reversi.Position(black: black, white: white, turn: .first).outcome)
  }
}
