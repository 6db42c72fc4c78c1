// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why moves are good or bad, in words.
extension ConnectFour: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    position.motifs(of: move).map { $0.idea(of: move) }
  }
}

extension ConnectFour.Motif {
  fileprivate func idea(of move: ConnectFour.Move) -> Idea {
    let column = move.description
    return switch self {
    case .wins(let cells):
      Idea(
        "wins", cells.map(\.id), isGood: true, isCertain: true, clue: tr("Four can be completed now."),
        tr("Column {column} completes four.", ["column": column]))
    case .doubleThreat(let cells):
      Idea(
        "double threat", cells.map(\.id), isGood: true, isCertain: true,
        clue: tr("There is a double threat."), answer: tr("Only one of them can be stopped."),
        Set(cells.map(\.column)).count == 1
          ? tr(
            "Column {column} makes two threats, one above the other.",
            ["column": column])
          : tr(
            "Column {column} makes two threats: {columns}.",
            ["column": column, "columns": listed(cells.map { String($0.column + 1) })]))
    case .noSafeColumn(let cells) where cells.count == 1:
      Idea(
        "zugzwang", cells.map(\.id), isGood: true, isCertain: true,
        clue: tr("The other side can be made to play under a threat."),
        tr(
          "After column {column} no other column is left: the other side must play under row {row} of column {other}, where four are completed.",
          [
            "column": column, "row": String(cells[0].row + 1), "other": String(cells[0].column + 1),
          ]))
    case .noSafeColumn(let cells):
      Idea(
        "no safe column", cells.map(\.id), isGood: true, isCertain: true,
        clue: tr("The other side can be left without a safe column."),
        tr(
          "After column {column} every column that is left opens a cell in which four are completed.",
          ["column": column]))
    case .opens(let cell):
      Idea(
        "square below", [cell.id], isGood: false, isCertain: true,
        tr(
          "Column {column} fills the cell below one in which the other side completes four.",
          ["column": column]))
    case .overlooks(let cell):
      Idea(
        "overlooked threat", [cell.id], isGood: false, isCertain: true,
        tr(
          "Column {column} leaves column {other}, where the other side completes four.",
          ["column": column, "other": String(cell.column + 1)]))
    case .blocks(let cell):
      Idea(
        "block", [cell.id], isGood: true, explains: false,
        clue: tr("The other side threatens to complete four."),
        tr("Column {column} blocks: there the other side would complete four.", ["column": column]))
    case .threat(let cell, let gains):
      Idea(
        (cell.row + 1).isMultiple(of: 2) ? "even threat" : "odd threat", [cell.id], isGood: true,
        clue: tr("A cell can be prepared that completes four later."),
        gains
          ? tr(
            "Column {column} makes a threat in row {row} of column {other}: the other side may have to play under it at the end.",
            ["column": column, "row": String(cell.row + 1), "other": String(cell.column + 1)])
          : tr(
            "Column {column} makes a threat in row {row} of column {other}.",
            ["column": column, "row": String(cell.row + 1), "other": String(cell.column + 1)]))
    case .givesUp(let cell):
      Idea(
        "given up threat", [cell.id], isGood: false,
        tr("Column {column} lets the other side fill the cell of a threat above it.", ["column": column]))
    case .wasted:
      Idea(
        "wasted move", [], isGood: false,
        tr("No four can go through the cell in column {column} any more.", ["column": column]))
    case .centre:
      Idea(
        "centre", [], isGood: true, clue: tr("Think of the middle."),
        tr("Column {column} is the middle one, through which most fours go.", ["column": column]))
    }
  }
}

extension ConnectFour.Cell {
  /// Of its element; rows are counted from the top there.
  var id: String { "cell.\(ConnectFour.Position.rows - row).\(column + 1)" }
}
