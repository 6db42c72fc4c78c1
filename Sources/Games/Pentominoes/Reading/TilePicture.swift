// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Pentominoes {
  /// A board drawn row by row, tiles in signs of their own: letters, digits, emoji.
  struct TilePicture {
    /// Rows of the same length; "#" is outside the board, "." a square that is free.
    private var rows: [[Character]]

    private static let free = Set<Character>(".-_0·⬜◻□")
    private static let full = Set<Character>("#█▓■⬛◼*1🟦🟫🟩🟥🟧🟨🟪")
    /// Conway's names of the four tiles that have others in Golomb's alphabet (Berlekamp, Conway and Guy, "Winning Ways", 1982).
    private static let conway: [Character: Character] = ["R": "F", "O": "I", "Q": "L", "S": "N"]
    private static let golomb = Set<Character>("FILNPTUVWXYZ")

    /// Nil of what is no picture.
    init?(_ given: GivenText) {
      let lines = given.lines.flatMap { $0.split(separator: "/") }.map { $0.uppercased() }
        .filter { !$0.contains("+") }.map { $0.filter { $0 != "|" } }
      let bare = lines.map { line in line.filter { !$0.isWhitespace && !",;'\"[]()".contains($0) } }
      let signs = Set(bare.joined())
      guard !signs.isEmpty, signs.count <= 14, bare.count <= 32 else { return nil }
      if Set(bare.map(\.count)).count == 1 {
        rows = bare.map { Array($0) }
      } else if let rows = Self.broken(bare) {
        self.rows = rows
      } else {
        rows = Self.spaced(lines)
      }
      guard rows.allSatisfy({ $0.count <= 32 }), isBoard || rows.count > 1 && tiles.allSatisfy(isTile) else {
        return nil
      }
    }

    /// Signs with the number of their squares.
    private var counts: [Character: Int] {
      rows.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    private var tiles: [Character] {
      counts.keys.filter { !Self.free.contains($0) && $0 != "#" && $0 != " " }
    }

    /// Words have many letters that stand once or twice.
    private func isTile(_ sign: Character) -> Bool { counts[sign].map { $0 >= 3 && $0 <= 8 } ?? false }

    /// Two signs at most, and none that is a tile.
    private var isBoard: Bool {
      let signs = counts.filter { $0.key != " " }.map(\.key)
      let others = signs.filter { !Self.free.contains($0) }
      guard signs.count <= 2, others.count <= 1, rows.joined().count >= 3 else { return false }
      return others.allSatisfy { Self.full.contains($0) || $0 == "X" && counts[$0] != 5 }
    }

    /// A chat has broken the rows: of the widths that boards have, the one that makes whole tiles.
    private static func broken(_ lines: [String]) -> [[Character]]? {
      let signs = Array(lines.joined())
      guard signs.count == 60 || signs.count == 64, signs.allSatisfy(\.isLetter) || signs.count == 64 else {
        return nil
      }
      for width in [10, 12, 15, 20, 8, 6, 5, 4, 3] where signs.count % width == 0 {
        let rows = stride(from: 0, to: signs.count, by: width).map { Array(signs[$0..<$0 + width]) }
        if let picture = TilePicture(rows: rows), (try? picture.named()) != nil { return rows }
      }
      return nil
    }

    private init?(rows: [[Character]]) { self.rows = rows }

    /// Blanks are what lies outside; there may be one between any two signs, too.
    private static func spaced(_ lines: [String]) -> [[Character]] {
      let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      var rows = lines.map { line in
        let blanks = line.reversed().prefix { $0 == " " }.count
        return Array(line.dropLast(blanks).dropFirst(indent))
      }
      if rows.allSatisfy({ row in row.indices.allSatisfy { $0 % 2 == 0 || row[$0] == " " } }) {
        rows = rows.map { row in row.indices.filter { $0 % 2 == 0 }.map { row[$0] } }
      }
      let width = rows.map(\.count).max() ?? 0
      return rows.map {
        $0.map { $0 == " " ? "#" : $0 } + [Character](repeating: "#", count: width - $0.count)
      }
    }

    // MARK: - A board without tiles

    /// Its squares are the full signs, or the free ones where only those come out even.
    var sketch: Sketch? {
      guard isBoard else { return nil }
      let free = rows.joined().count { Self.free.contains($0) }
      let full = rows.joined().count { !Self.free.contains($0) && $0 != " " }
      let takesFree = full == 0 || full % 5 != 0 && free > 0 && free % 5 == 0 || full > 60 && free <= 60
      return Sketch(
        rows.map { row in row.map { $0 != " " && Self.free.contains($0) == takesFree } }, name: "")
    }

    // MARK: - A board with tiles

    /// In the format of the command line.
    func position() throws(TranscriptError) -> String {
      let named = try named()
      let squares = named.joined().count { $0 != "#" }
      let text = named.map { String($0) }.joined(separator: "/")
      return "\(text) \(PentominoSet.all) \(max(1, squares / 5))"
    }

    /// The rows with the letters of the tiles: by their names where all of them are one of the two alphabets, else by their shapes.
    private func named() throws(TranscriptError) -> [[Character]] {
      var names: [Character: Character] = [:]
      let byName = tiles.allSatisfy { Self.golomb.contains(Self.conway[$0] ?? $0) }
      for sign in tiles.sorted() {
        if byName {
          names[sign] = Self.conway[sign] ?? sign
        } else {
          let cells = cells(of: sign)
          guard let tile = Pentomino.allCases.first(where: { Placement($0, covering: cells) != nil }) else {
            throw TranscriptError(
              .picture,
              tr(
                "the squares marked {sign} do not have the shape of a tile.",
                ["sign": Readable.quoted(String(sign))]))
          }
          names[sign] = tile.description.first
        }
      }
      guard Set(names.values).count == names.count else {
        throw TranscriptError(.picture, tr("two of its tiles are the same one."))
      }
      return rows.map { $0.map { names[$0] ?? ($0 == "#" || $0 == " " ? "#" : ".") } }
    }

    private func cells(of sign: Character) -> [Cell] {
      rows.indices.flatMap { row in
        rows[row].indices.filter { rows[row][$0] == sign }.map { Cell(row, $0) }
      }
    }
  }
}
