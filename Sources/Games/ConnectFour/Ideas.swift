// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why moves are good or bad, in words.
extension ConnectFour: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    position.motifs(of: move).map { $0.idea(of: move, in: position) }
  }

  /// What completes a four already, and what the other side could have made or prepared in its turn.
  public static func stands(_ idea: Idea, of move: Move, in position: Position) -> Bool {
    let isDouble = idea.name == "double threat"
    guard isDouble || ["odd threat", "even threat"].contains(idea.name) else { return false }
    let cells = Set(idea.cells)
    if isDouble, cells.isSubset(of: position.winningCells(of: position.turn.other).map(\.id)) { return true }
    return ideas(of: move, in: position.skippingTurn).contains {
      $0.name == idea.name && Set($0.cells) == cells
    }
  }
}

extension ConnectFour.Motif {
  fileprivate func idea(of move: ConnectFour.Move, in position: ConnectFour.Position) -> Idea {
    let column = move.description
    func four(_ reply: Int?) -> [ConnectFour.Cell] {
      let next = position.playing(move)
      return (reply.map { next?.playing($0) } ?? next)?.winningCells ?? []
    }
    return switch self {
    case .wins(let cells): Self.wins(column, cells)
    case .doubleThreat(let cells):
      Self.doubleThreat(column, cells).seen(
        beside: cells.flatMap { position.playing(move)?.fours(of: position.turn, through: $0) ?? [] }
          .joined().map(\.id))
    case .noSafeColumn(let cells):
      cells.count == 1 ? Self.zugzwang(column, cells[0]) : Self.noSafeColumn(column, cells)
    case .opens(let cell): Self.opens(column, cell, four(cell.column))
    case .overlooks(let cell): Self.overlooks(column, cell, four(cell.column))
    case .blocks(let cell): Self.blocks(column, cell)
    case .threat(let cell, let gains):
      Self.threat(
        column, cell, position.playing(move)?.fours(of: position.turn, through: cell).first ?? [],
        gains: gains)
    case .givesUp(let cell):
      Self.givesUp(column, cell, position.fours(of: position.turn, through: cell).first ?? [])
    case .wasted:
      Idea("wasted move", [], isGood: false, says: [.flaw("No four can run through that hole any more.")])
    case .centre: Self.centre(column)
    }
  }

  private static func wins(_ column: String, _ cells: [ConnectFour.Cell]) -> Idea {
    Idea(
      "wins", cells.map(\.id), isGood: true, isCertain: true, with: ["column": column],
      says: [
        .sentence("Column {column} makes four."), .clue("One move makes four."),
        .answer { words(forFour: cells) },
        .letsYou("That lets you make four in column {column}."),
        .lets("That lets {name} make four in column {column}."),
        .would("Column {column} would have made four."),
      ]
    ).placed { place(ofFour: cells) }
  }

  private static func opens(_ column: String, _ cell: ConnectFour.Cell, _ line: [ConnectFour.Cell]) -> Idea {
    Idea(
      "square below", ids(line, cell), isGood: false, isCertain: true, with: ["column": column],
      says: [
        .sentence("A disc in column {column} lets the other side make four on top of it."),
        .answer { words(forFour: line) },
        .letsYou("That lets you make four on top of it, in column {column}."),
        .lets("That lets {name} make four on top of it, in column {column}."),
      ])
  }

  private static func overlooks(_ column: String, _ cell: ConnectFour.Cell, _ line: [ConnectFour.Cell])
    -> Idea
  {
    Idea(
      "overlooked threat", ids(line, cell), isGood: false, isCertain: true,
      with: ["column": column, "other": String(cell.column + 1)],
      says: [
        .sentence("Column {column} leaves the other side a four in column {other}."),
        .answer { words(forFour: line) },
        .letsYou("That does not stop you from making four in column {other}."),
        .lets("That does not stop {name} from making four in column {other}."),
      ])
  }

  private static func blocks(_ column: String, _ cell: ConnectFour.Cell) -> Idea {
    Idea(
      "block", [cell.id], isGood: true, explains: false, with: ["column": column],
      says: [
        .sentence("Column {column} blocks. The other side would make four there."),
        .clue("The other side threatens to make four."), .would("Column {column} was the block."),
      ])
  }

  private static func givesUp(_ column: String, _ cell: ConnectFour.Cell, _ line: [ConnectFour.Cell]) -> Idea
  {
    Idea(
      "given up threat", ids(cell, line), isGood: false, with: ["column": column, "place": cell.name],
      says: [
        .sentence("After column {column} the other side can fill the hole where a four was waiting."),
        .letsYou("Now you can fill {place}, where a four of the other side was waiting."),
        .lets("Now {name} can fill {place}, where your four was waiting."),
      ])
  }

  private static func centre(_ column: String) -> Idea {
    Idea(
      "centre", [], isGood: true, explains: false, with: ["column": column],
      says: [
        .sentence("Most fours run through the middle: column {column}."), .clue("Think of the middle."),
        .letsYou("That leaves the middle to you."), .lets("That leaves the middle to {name}."),
        .would("Column {column} would have taken the middle."),
      ])
  }

  private static func doubleThreat(_ column: String, _ cells: [ConnectFour.Cell]) -> Idea {
    let isTower = Set(cells.map(\.column)).count == 1
    let columns = cells.map { String($0.column + 1) }
    return Idea(
      "double threat", cells.map(\.id), isGood: true, isCertain: true,
      with: ["column": column, "columns": listed(columns), "other": columns.first ?? ""],
      says: [
        .clue("One move makes two threats."), .answer("Only one of them can be blocked."),
      ]
        + (isTower
          ? [
            .sentence("Column {column} makes two threats in column {other}, one on top of the other."),
            .letsYou("That lets you make two threats in column {other}, one on top of the other."),
            .lets("That lets {name} make two threats in column {other}, one on top of the other."),
            .stillYou(
              "That does not stop you from making two threats in column {other}, one on top of the other."),
            .still(
              "That does not stop {name} from making two threats in column {other}, one on top of the other."),
            .would("Column {column} would have made two threats in column {other}, one on top of the other."),
          ]
          : [
            .sentence("Column {column} makes two threats, in columns {columns}."),
            .letsYou("That lets you make two threats, in columns {columns}."),
            .lets("That lets {name} make two threats, in columns {columns}."),
            .stillYou("That does not stop you from making two threats, in columns {columns}."),
            .still("That does not stop {name} from making two threats, in columns {columns}."),
            .would("Column {column} would have made two threats, in columns {columns}."),
          ]))
  }

  private static func zugzwang(_ column: String, _ cell: ConnectFour.Cell) -> Idea {
    Idea(
      "zugzwang", [cell.id], isGood: true, isCertain: true,
      with: ["column": column, "other": String(cell.column + 1)],
      says: [
        .sentence(
          "After column {column} only column {other} is left. The other side has to play there, and the next disc makes four."
        ),
        .clue("The other side can be forced to play under a threat."),
        .letsYou("After your column {column} only column {other} is left, under your threat."),
        .lets("After column {column} only column {other} is left, and {name} makes four above it."),
        .wouldYou("Column {column} would have left you no safe column."),
        .would("Column {column} would have left {name} no safe column."),
        .comesToYou("At the end the other side has to play under your four, in column {other}."),
        .comesTo("At the end you have to play under a four of {name}, in column {other}."),
      ])
  }

  private static func noSafeColumn(_ column: String, _ cells: [ConnectFour.Cell]) -> Idea {
    Idea(
      "no safe column", cells.map(\.id), isGood: true, isCertain: true, with: ["column": column],
      says: [
        .sentence("After column {column} the other side has no safe column."),
        .clue("The other side can be left without a safe column."),
        .answer("Whatever it plays, the next disc makes four."),
        .letsYou("After your column {column} no column is safe."),
        .lets("After column {column} by {name} no column is safe."),
        .wouldYou("Column {column} would have left you no safe column."),
        .would("Column {column} would have left {name} no safe column."),
      ])
  }

  private static func threat(
    _ column: String, _ cell: ConnectFour.Cell, _ line: [ConnectFour.Cell], gains: Bool
  ) -> Idea {
    let isEven = (cell.row + 1).isMultiple(of: 2)
    return Idea(
      isEven ? "even threat" : "odd threat", ids(cell, line), isGood: true,
      with: ["column": column, "place": cell.name],
      says: [
        .sentence("Column {column} prepares a four: {place} would complete it."),
        .clue("One move prepares a four for later."),
        gains ? .answer("At the end the other side may have to play under it.") : nil,
        .letsYou("That lets you prepare a four at {place}."),
        .lets("That lets {name} prepare a four at {place}."),
        .stillYou("That does not stop you from preparing a four at {place}."),
        .still("That does not stop {name} from preparing a four at {place}."),
        .would("Column {column} would have prepared a four at {place}."),
      ])
  }

  /// A hole first, and the rest of its line.
  private static func ids(_ hole: ConnectFour.Cell, _ line: [ConnectFour.Cell]) -> [String] {
    ([hole] + line.filter { $0 != hole }).map(\.id)
  }

  private static func ids(_ line: [ConnectFour.Cell], _ cell: ConnectFour.Cell) -> [String] {
    line.isEmpty ? [cell.id] : line.map(\.id)
  }

  /// Where to look for a four that wants one disc.
  private static func place(ofFour cells: [ConnectFour.Cell]) -> String? {
    let columns = Set(cells.map(\.column)).sorted()
    guard let first = columns.first, let last = columns.last, let row = cells.first?.row else { return nil }
    let places: KeyValuePairs = ["from": String(first + 1), "to": String(last + 1), "row": String(row + 1)]
    if first == last { return tr("Look at column {from}: one disc is missing there.", places) }
    return Set(cells.map(\.row)).count == 1
      ? tr("Look at row {row}: one disc is missing there.", places)
      : tr("Look at the diagonal from column {from} to column {to}: one disc is missing there.", places)
  }

  /// Where a four lies: "The disc there completes row 2."
  private static func words(forFour cells: [ConnectFour.Cell]) -> String? {
    let columns = cells.map(\.column).sorted()
    guard let first = columns.first, let last = columns.last, let row = cells.first?.row else { return nil }
    // The column has been named.
    if first == last { return nil }
    let places: KeyValuePairs = ["from": String(first + 1), "to": String(last + 1), "row": String(row + 1)]
    return Set(cells.map(\.row)).count == 1
      ? tr("The disc there completes row {row}, from column {from} to column {to}.", places)
      : tr("The disc there completes the diagonal from column {from} to column {to}.", places)
  }
}

extension ConnectFour.Cell {
  /// Of its element; rows are counted from the top there.
  var id: String { "cell.\(ConnectFour.Position.rows - row).\(column + 1)" }

  /// Rows are counted from the bottom, for eye and ear.
  var name: String {
    tr("column {column}, row {row}", ["column": String(column + 1), "row": String(row + 1)])
  }
}
