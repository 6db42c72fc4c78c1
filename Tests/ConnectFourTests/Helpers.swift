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
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  static let resources = Resources { bytes("Assets/" + $0) }
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
