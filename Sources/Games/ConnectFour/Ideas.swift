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
    switch self {
    case .wins(let cells):
      return Idea("wins", cells.map(\.id), isGood: true, isCertain: true) { telling in
        switch telling {
        case .sentence: tr("Column {column} makes four.", ["column": column])
        case .clue: tr("One move makes four.")
        case .answer: Self.words(forFour: cells)
        case .lets(nil): tr("That lets you make four in column {column}.", ["column": column])
        case .lets(let name?):
          tr("That lets {name} make four in column {column}.", ["name": name, "column": column])
        case .would: tr("Column {column} would have made four.", ["column": column])
        case .still, .comesTo: nil
        }
      }.placed { Self.place(ofFour: cells) }
    case .doubleThreat(let cells):
      let lines = cells.flatMap { position.playing(move)?.fours(of: position.turn, through: $0) ?? [] }
      return Self.doubleThreat(column, cells).seen(beside: lines.joined().map(\.id))
    case .noSafeColumn(let cells): return Self.noSafeColumn(column, cells)
    case .opens(let cell):
      let line = four(cell.column)
      return Idea("square below", Self.ids(line, cell), isGood: false, isCertain: true) { telling in
        switch telling {
        case .sentence:
          tr("A disc in column {column} lets the other side make four on top of it.", ["column": column])
        case .answer: Self.words(forFour: line)
        case .lets(nil): tr("That lets you make four on top of it, in column {column}.", ["column": column])
        case .lets(let name?):
          tr(
            "That lets {name} make four on top of it, in column {column}.", ["name": name, "column": column])
        case .clue, .would, .still, .comesTo: nil
        }
      }
    case .overlooks(let cell):
      let other = String(cell.column + 1)
      let line = four(cell.column)
      return Idea("overlooked threat", Self.ids(line, cell), isGood: false, isCertain: true) { telling in
        switch telling {
        case .sentence:
          tr(
            "Column {column} leaves the other side a four in column {other}.",
            ["column": column, "other": other])
        case .answer: Self.words(forFour: line)
        case .lets(nil): tr("That does not stop you from making four in column {column}.", ["column": other])
        case .lets(let name?):
          tr(
            "That does not stop {name} from making four in column {column}.",
            ["name": name, "column": other])
        case .clue, .would, .still, .comesTo: nil
        }
      }
    case .blocks(let cell):
      return Idea("block", [cell.id], isGood: true, explains: false) { telling in
        switch telling {
        case .sentence:
          tr("Column {column} blocks. The other side would make four there.", ["column": column])
        case .clue: tr("The other side threatens to make four.")
        case .would: tr("Column {column} was the block.", ["column": column])
        case .answer, .lets, .still, .comesTo: nil
        }
      }
    case .threat(let cell, let gains):
      let line = position.playing(move)?.fours(of: position.turn, through: cell).first ?? []
      return Self.threat(column, cell, line, gains: gains)
    case .givesUp(let cell):
      let line = position.fours(of: position.turn, through: cell).first ?? []
      return Idea("given up threat", Self.ids(cell, line), isGood: false) { telling in
        switch telling {
        case .sentence:
          tr(
            "After column {column} the other side can fill the hole where a four was waiting.",
            ["column": column])
        case .lets(nil):
          tr("Now you can fill {place}, where a four of the other side was waiting.", Self.place(cell))
        case .lets(let name?):
          tr(
            "Now {name} can fill {place}, where your four was waiting.", ["place": cell.name, "name": name])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .wasted:
      return Idea("wasted move", [], isGood: false) { telling in
        switch telling {
        case .sentence, .lets: tr("No four can run through that hole any more.")
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .centre:
      return Idea("centre", [], isGood: true, explains: false) { telling in
        switch telling {
        case .sentence: tr("Most fours run through the middle: column {column}.", ["column": column])
        case .clue: tr("Think of the middle.")
        case .lets(nil): tr("That leaves the middle to you.")
        case .lets(let name?): tr("That leaves the middle to {name}.", ["name": name])
        case .would: tr("Column {column} would have taken the middle.", ["column": column])
        case .answer, .still, .comesTo: nil
        }
      }
    }
  }

  private static func doubleThreat(_ column: String, _ cells: [ConnectFour.Cell]) -> Idea {
    let isTower = Set(cells.map(\.column)).count == 1
    return Idea("double threat", cells.map(\.id), isGood: true, isCertain: true) { telling in
      let columns = listed(cells.map { String($0.column + 1) })
      let places: KeyValuePairs = ["column": column, "columns": columns]
      let above = String((cells.first?.column ?? 0) + 1)
      let (own, other): (KeyValuePairs, KeyValuePairs) = (
        ["column": column, "other": above], ["other": above]
      )
      func named(_ name: String) -> KeyValuePairs<String, String> { ["name": name, "columns": columns] }
      func tower(_ name: String) -> KeyValuePairs<String, String> { ["name": name, "other": above] }
      return switch telling {
      case .sentence where isTower:
        tr("Column {column} makes two threats in column {other}, one on top of the other.", own)
      case .sentence: tr("Column {column} makes two threats, in columns {columns}.", places)
      case .clue: tr("One move makes two threats.")
      case .answer: tr("Only one of them can be blocked.")
      case .lets(nil) where isTower:
        tr("That lets you make two threats in column {other}, one on top of the other.", other)
      case .lets(let name?) where isTower:
        tr("That lets {name} make two threats in column {other}, one on top of the other.", tower(name))
      case .lets(nil): tr("That lets you make two threats, in columns {columns}.", ["columns": columns])
      case .lets(let name?): tr("That lets {name} make two threats, in columns {columns}.", named(name))
      case .still(nil) where isTower:
        tr(
          "That does not stop you from making two threats in column {other}, one on top of the other.", other)
      case .still(let name?) where isTower:
        tr(
          "That does not stop {name} from making two threats in column {other}, one on top of the other.",
          tower(name))
      case .still(nil):
        tr("That does not stop you from making two threats, in columns {columns}.", ["columns": columns])
      case .still(let name?):
        tr("That does not stop {name} from making two threats, in columns {columns}.", named(name))
      case .would where isTower:
        tr("Column {column} would have made two threats in column {other}, one on top of the other.", own)
      case .would: tr("Column {column} would have made two threats, in columns {columns}.", places)
      case .comesTo: nil
      }
    }
  }

  private static func noSafeColumn(_ column: String, _ cells: [ConnectFour.Cell]) -> Idea {
    let isLast = cells.count == 1
    let other = String((cells.first?.column ?? 0) + 1)
    return Idea(isLast ? "zugzwang" : "no safe column", cells.map(\.id), isGood: true, isCertain: true) {
      telling in
      let places: KeyValuePairs = ["column": column, "other": other]
      return switch telling {
      case .sentence where isLast:
        tr(
          "After column {column} only column {other} is left. The other side has to play there, and the next disc makes four.",
          places)
      case .sentence: tr("After column {column} the other side has no safe column.", ["column": column])
      case .clue where isLast: tr("The other side can be forced to play under a threat.")
      case .clue: tr("The other side can be left without a safe column.")
      case .answer: isLast ? nil : tr("Whatever it plays, the next disc makes four.")
      case .lets(nil) where isLast:
        tr("After your column {column} only column {other} is left, under your threat.", places)
      case .lets(let name?) where isLast:
        tr(
          "After column {column} only column {other} is left, and {name} makes four above it.",
          ["column": column, "other": other, "name": name])
      case .lets(nil): tr("After your column {column} no column is safe.", ["column": column])
      case .lets(let name?):
        tr("After column {column} by {name} no column is safe.", ["column": column, "name": name])
      case .would(nil): tr("Column {column} would have left you no safe column.", ["column": column])
      case .would(let name?):
        tr("Column {column} would have left {name} no safe column.", ["column": column, "name": name])
      case .comesTo(nil) where isLast:
        tr("At the end the other side has to play under your four, in column {other}.", ["other": other])
      case .comesTo(let name?) where isLast:
        tr(
          "At the end you have to play under a four of {name}, in column {other}.",
          ["name": name, "other": other])
      case .still, .comesTo: nil
      }
    }
  }

  private static func threat(
    _ column: String, _ cell: ConnectFour.Cell, _ line: [ConnectFour.Cell], gains: Bool
  ) -> Idea {
    let isEven = (cell.row + 1).isMultiple(of: 2)
    return Idea(isEven ? "even threat" : "odd threat", ids(cell, line), isGood: true) { telling in
      let places: KeyValuePairs = ["column": column, "place": cell.name]
      return switch telling {
      case .sentence: tr("Column {column} prepares a four: {place} would complete it.", places)
      case .clue: tr("One move prepares a four for later.")
      case .answer: gains ? tr("At the end the other side may have to play under it.") : nil
      case .lets(nil): tr("That lets you prepare a four at {place}.", ["place": cell.name])
      case .lets(let name?):
        tr("That lets {name} prepare a four at {place}.", ["name": name, "place": cell.name])
      case .still(nil): tr("That does not stop you from preparing a four at {place}.", ["place": cell.name])
      case .still(let name?):
        tr("That does not stop {name} from preparing a four at {place}.", ["name": name, "place": cell.name])
      case .would: tr("Column {column} would have prepared a four at {place}.", places)
      case .comesTo: nil
      }
    }
  }

  private static func place(_ cell: ConnectFour.Cell) -> KeyValuePairs<String, String> {
    ["place": cell.name]
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
