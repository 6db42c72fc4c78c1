// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A board drawn in signs, as chats, terminals and other programs do it: rows from the top, with or without frames, the names of
/// columns and rows, blanks and strokes between the cells.
public struct DrawnBoard: Hashable, Sendable {
  /// One sign a cell, "." where a cell of a table has none.
  public let rows: [[Character]]
  /// The lines above the board and below it.
  public let before: [String]
  public let after: [String]

  /// Looks for a board of this size.
  /// - Parameter isCell: true of a sign that can stand in a cell.
  /// - Returns: nil where no `height` rows follow each other.
  public init?(_ lines: [String], width: Int, height: Int, isCell: (Character) -> Bool) {
    var rows: [[Character]] = []
    var (start, end) = (0, 0)
    for (index, line) in lines.enumerated() {
      if let row = Self.row(line, width: width, number: rows.count, isCell: isCell) {
        if rows.isEmpty { start = index }
        rows.append(row)
        end = index + 1
        if rows.count == height { break }
      } else if !Self.isFrame(line), !Self.isHead(line) {
        rows = []
      }
    }
    guard rows.count == height else { return nil }
    self.rows = rows
    before = lines[..<start].filter { !Self.isFrame($0) && !Self.isHead($0) }
    after = lines[end...].filter { !Self.isFrame($0) && !Self.isHead($0) }
  }

  private static func isFrame(_ line: String) -> Bool { line.allSatisfy { "+-=|_# []".contains($0) } }

  /// The names of the columns: letters or numbers, each one more than the one before.
  static func isHead(_ line: String) -> Bool {
    let signs = line.lowercased().filter { !$0.isWhitespace && $0 != "|" }.compactMap(\.asciiValue)
    return signs.count > 3 && zip(signs, signs.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private static func row(
    _ line: String, width: Int, number: Int, isCell: (Character) -> Bool
  ) -> [Character]? {
    let cells = line.filter { !$0.isWhitespace && !"|,;'\"[]()".contains($0) }
    if isHead(line), line.contains(where: \.isLetter) || !cells.allSatisfy(isCell) { return nil }
    var row = Array(cells)
    // The number of a row stands before it, behind it or on both sides.
    if row.count == width + 2, row[0].isNumber, row[0] == row[row.count - 1] { row = Array(row[1...width]) }
    if row.count == width + 1, row[0].isNumber { row.removeFirst() }
    if row.count == width + 1, row[width].isNumber { row.removeLast() }
    if row.count == width, row.allSatisfy(isCell) { return row }
    return tabled(line, width: width, isCell: isCell)
  }

  /// A row whose cells stand between strokes, and may be empty.
  private static func tabled(_ line: String, width: Int, isCell: (Character) -> Bool) -> [Character]? {
    var parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.filter { !$0.isWhitespace }
    }
    if parts.count == width + 2 { parts = Array(parts[1...width]) }
    guard parts.count == width, parts.allSatisfy({ $0.count <= 1 }) else { return nil }
    let row = parts.map { $0.first ?? "." }
    return row.allSatisfy(isCell) ? row : nil
  }
}
