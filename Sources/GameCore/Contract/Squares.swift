// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The squares of a board, by number row by row from the top left, and by name: a letter for the column and the number of
/// the row from the top, "c4".
public struct Squares: Hashable, Sendable {
  /// At most 26.
  public let columns: Int
  /// At most 9.
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  public func name(_ square: Int) -> String {
    String(UnicodeScalar(UInt8(97 + square % columns))) + String(square / columns + 1)
  }

  /// Nil for what is no square in small letters.
  public func square(named name: some StringProtocol) -> Int? {
    let bytes = Array(name.utf8)
    guard bytes.count == 2 else { return nil }
    let (column, row) = (Int(bytes[0]) - 97, Int(bytes[1]) - 49)
    return (0..<columns).contains(column) && (0..<rows).contains(row) ? columns * row + column : nil
  }
}
