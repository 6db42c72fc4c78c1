// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Pentominoes {
  /// Squares of a board that somebody has drawn, of any size.
  struct Sketch {
    private let squares: [[Bool]]
    private let name: String

    /// - Parameter rows: of any lengths; true is a square of the board.
    init?(_ rows: [[Bool]], name: String) {
      let lit = rows.indices.filter { rows[$0].contains(true) }
      let columns = rows.flatMap { row in row.indices.filter { row[$0] } }
      guard let top = lit.first, let bottom = lit.last, let left = columns.min(), let right = columns.max(),
        right - left < 64, bottom - top < 64
      else { return nil }
      squares = rows[top...bottom].map { row in (left...right).map { row.indices.contains($0) && row[$0] } }
      self.name = name
    }

    /// A size, "6x10", or a list of squares by row and column, "(0,0) (0,1) ..."; nil of other texts.
    init?(listed given: GivenText) {
      let text = given.body.lowercased()
      if text.utf8.contains(where: { "x*".utf8.contains($0) }),
        let size = text.wholeMatch(of: #/\s*(\d{1,2})\s*[x*]\s*(\d{1,2})\s*/#), let rows = Int(size.1),
        let columns = Int(size.2), rows > 0, columns > 0
      {
        let (rows, columns) = rows > columns ? (columns, rows) : (rows, columns)
        self.init([[Bool]](repeating: [Bool](repeating: true, count: columns), count: rows), name: "")
        return
      }
      // Without one there is no pair, and a pattern takes longer to be made than most texts to be read.
      guard text.utf8.contains(UInt8(ascii: ",")) else { return nil }
      let pair = #/[\[(]?\s*(\d{1,2})\s*,\s*(\d{1,2})\s*[\])]?/#
      let pairs = text.matches(of: pair).compactMap { match in
        Int(match.1).flatMap { row in Int(match.2).map { (row, $0) } }
      }
      let others = text.replacing(pair, with: "").filter { !$0.isWhitespace && !"[](),;:".contains($0) }
      guard pairs.count >= 5, others.count <= 12, others.allSatisfy(\.isLetter),
        Set(pairs.map(Cell.init)).count == pairs.count
      else { return nil }
      var rows = [[Bool]](repeating: [Bool](repeating: false, count: 100), count: 100)
      for (row, column) in pairs { rows[row][column] = true }
      self.init(rows, name: "")
    }

    var count: Int { squares.joined().count { $0 } }

    /// The rows joined, "." for a square and "#" for none.
    var notation: String {
      squares.map { row in String(row.map { $0 ? "." : "#" }) }.joined(separator: "/")
    }

    /// The board for whoever makes boards, on its side where it fits only so; nil of one that is too large.
    var own: OwnBoard? {
      let turned = squares[0].indices.map { column in squares.map { $0[column] } }
      for rows in [squares, turned] {
        let text = rows.map { row in String(row.map { $0 ? "." : "#" }) }.joined(separator: "/")
        let size = "\(rows[0].count)x\(rows.count)"
        if let own = OwnBoard(text: "quartet board \(size) \(text) \(name)", on: Maker().slab) { return own }
      }
      return nil
    }
  }

  /// Puzzles of BurrTools (A. Röver), `.xmpuzzle` in plain text: shapes of voxels, "#" full, "_" empty, "+" either.
  enum BurrTools {
    static let form = TextForm("burrtools", Phrase("a puzzle of BurrTools"))

    /// The shape to be filled: the one that a problem has as its result, else the largest.
    static func board(in text: String) throws(TranscriptError) -> OwnBoard {
      let shapes = text.matches(of: #/<voxel\s([^<>]*)>([^<]*)<\/voxel>/#).map { match in
        (attributes: attributes(match.1), cells: match.2.filter { "#_+".contains($0) })
      }
      let result = text.firstMatch(of: #/<result\s+id="(\d+)"/#).flatMap { Int($0.1) }
      let largest = shapes.max { $0.cells.count { $0 != "_" } < $1.cells.count { $0 != "_" } }
      let named = result.flatMap { shapes.indices.contains($0) ? shapes[$0] : nil }
      guard let shape = named ?? largest else { throw TranscriptError(form, tr("there is no shape in it.")) }
      func size(_ name: String) -> Int { shape.attributes[name].flatMap { Int($0) } ?? 0 }
      guard size("z") == 1 else { throw TranscriptError(form, tr("its board is not flat.")) }
      let (width, height) = (size("x"), size("y"))
      let cells = shape.cells.map { $0 != "_" }
      guard (1...64).contains(width), (1...64).contains(height), cells.count == width * height,
        let sketch = Sketch(
          (0..<height).map { Array(cells[$0 * width..<($0 + 1) * width]) },
          name: shape.attributes["name"] ?? "")
      else { throw TranscriptError(form, tr("its board is not whole.")) }
      guard let own = sketch.own else {
        throw TranscriptError(form, tr("its board is larger than the one that can be made here."))
      }
      return own
    }

    private static func attributes(_ text: Substring) -> [String: String] {
      text.matches(of: #/(\w+)\s*=\s*"([^"]*)"/#).reduce(into: [:]) { $0[String($1.1)] = String($1.2) }
    }
  }
}
