// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc
import Testing

@testable import ConnectFour

/// The files of the repository, whatever folder the tests run in.
enum Repository {
  static let root = String(#filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 })

  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(root + "/" + path, "r") else { return nil }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: 2 << 20) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }

  private static let bookBytes = bytes("Assets/" + OpeningBook.path) ?? []

  /// Held as long as the tests run: it takes longer to make the book than to ask it everything.
  static let book = OpeningBook.shared.content(of: bookBytes) { OpeningBook($0) }

  static let resources = Resources { path in
    _ = book
    return path == OpeningBook.path ? bookBytes : bytes("Assets/" + path)
  }
}

extension SearchPosition {
  init(_ text: String) throws {
    self.init(columnsPlayed: try ConnectFour.Position(parsing: text).columnsPlayed)
  }

  /// A random position that is not over.
  static func random(ply: Int, using random: inout SeededRandom) -> SearchPosition {
    SearchPosition(columnsPlayed: ConnectFour.Position.random(ply: ply, using: &random).columnsPlayed)
  }
}

extension ConnectFour.Position {
  /// A random position that is not over; by the rules alone.
  static func random(ply: Int, using random: inout SeededRandom) -> ConnectFour.Position {
    while true {
      var position = ConnectFour.Position()
      while position.columnsPlayed.count < ply,
        let column = position.legalColumns.randomElement(using: &random),
        let next = position.playing(column)
      {
        position = next
      }
      if position.columnsPlayed.count == ply, position.outcome == nil { return position }
    }
  }
}

/// The score by the rules alone: no pruning, no table, no bitboard of the solver.
func naiveScore(_ position: ConnectFour.Position) -> Int {
  guard let outcome = position.outcome else {
    return position.legalColumns.compactMap { position.playing($0) }.map { -naiveScore($0) }.max() ?? 0
  }
  return outcome.winner == nil ? 0 : -(22 - (position.columnsPlayed.count + 1) / 2)
}
