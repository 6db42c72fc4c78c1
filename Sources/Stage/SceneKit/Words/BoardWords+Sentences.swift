// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What is told of a board when somebody asks.
extension BoardWords {
  /// The row and the column that the keyboard is in, and what is around it.
  package var lines: String {
    let row = row.flatMap { rows.indices.contains($0) ? Self.whole(row: rows[$0]) : nil }
    let column = column.flatMap { columns.indices.contains($0) ? Self.whole(column: columns[$0]) : nil }
    let said = [row, column, around].compactMap { $0 }
    return said.isEmpty ? tr("Nothing on the board is chosen.") : said.joined(separator: " ")
  }

  /// Where can be played.
  package var places: String {
    moves.isEmpty
      ? tr("Nothing can be played now.")
      : tr("You can play {moves}.", ["moves": moves.joined(separator: ", ")])
  }

  /// Everything that lies there, line by line.
  package var whole: String {
    // A game that tells of all of it in its own sentences has only the lines of the choice.
    let isWhole = rows.count > 1
    let all = !isWhole ? [] : isReadByColumns ? columns : rows
    let taken = all.filter { $0.cells.contains { $0.content != nil } }
    let said = taken.map { line in
      let cells = line.cells.filter { $0.content != nil }.map { cell in
        [cell.name, cell.content ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      }.joined(separator: ", ")
      return isReadByColumns ? Self.column(line.name, cells) : Self.row(line.name, cells)
    }
    let board = said.isEmpty && !all.isEmpty ? [tr("The board is empty.")] : said
    return (board + beside).joined(separator: " ")
  }

  private static func whole(row: Line) -> String { self.row(row.name, contents(row)) }
  private static func whole(column: Line) -> String { self.column(column.name, contents(column)) }

  private static func contents(_ line: Line) -> String {
    line.cells.map { $0.content ?? tr("empty") }.joined(separator: ", ")
  }

  private static func row(_ name: String, _ cells: String) -> String {
    tr("Row {row}: {cells}.", ["row": name, "cells": cells])
  }

  private static func column(_ name: String, _ cells: String) -> String {
    tr("Column {column}: {cells}.", ["column": name, "cells": cells])
  }
}
