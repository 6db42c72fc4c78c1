// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  /// Stones that a game in SGF begins with.
  struct SetUp {
    var position = Reversi.Position()

    init(_ line: PropertyTree.MainLine) throws(TranscriptError) {
      let nodes = line.prefix { !$0.contains { ["B", "W"].contains($0.name) } }
      let first = line.joined().first { ["B", "W"].contains($0.name) }
      let later = line.dropFirst(nodes.count).joined()
      if later.contains(where: { ["AB", "AW", "AE"].contains($0.name) }) {
        throw TranscriptError(.sgf, tr("discs are set up in the middle of the game."))
      }
      let set = nodes.joined().filter { ["AB", "AW", "AE"].contains($0.name) }
      let style = Tree.Style(set.flatMap(\.values), .sgf)
      let told = nodes.joined().first { $0.name == "PL" }?.values[0] ?? first?.name
      let turn: Seat = told.map { ["W", "w", "2", "white"].contains($0) } ?? false ? .second : .first
      let squares = try set.map { entry throws(TranscriptError) in
        (entry.name, try Self.squares(entry.values, style))
      }
      // Without a word about the middle the four discs of the start lie there.
      let middle: UInt64 = 1 << 27 | 1 << 28 | 1 << 35 | 1 << 36
      let isWhole = squares.contains { $0.1 & middle != 0 }
      var (black, white) = isWhole ? (0, 0) : (position.black, position.white)
      for (name, squares) in squares {
        (black, white) = (black & ~squares, white & ~squares)
        if name == "AB" { black |= squares } else if name == "AW" { white |= squares }
      }
      position = Reversi.Position(black: black, white: white, turn: turn)
    }

    /// "a1", "aa", or a rectangle "aa:cc".
    private static func squares(_ names: [String], _ style: Tree.Style) throws(TranscriptError) -> UInt64 {
      var squares: UInt64 = 0
      for name in names {
        let corners = name.split(separator: ":").map {
          Reversi.Move.square(named: style.square(String($0)).lowercased())
        }
        guard let first = corners.first ?? nil, let last = corners.last ?? nil else {
          throw TranscriptError(
            .sgf, tr("a disc is set up on “{square}”, which is no square.", ["square": Readable.quoted(name)])
          )
        }
        for row in min(first / 8, last / 8)...max(first / 8, last / 8) {
          for column in min(first % 8, last % 8)...max(first % 8, last % 8) {
            squares |= 1 << UInt64(8 * row + column)
          }
        }
      }
      return squares
    }
  }
}
