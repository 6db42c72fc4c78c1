// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why the right move of a puzzle is right, and another one wrong.
extension ConnectFour {
  public static func purpose(
    of turn: [Move], for goal: Goal, insteadOf danger: PuzzleDanger<Position>?, in position: Position,
    name: String
  ) -> Purpose {
    guard let move = turn.first, let next = position.playing(move) else { return Purpose() }
    let cell = Cell(column: move.column, row: position.height(of: move.column))
    let block = block(move, on: cell, in: position, name)
    if goal.isWin {
      return block ?? forcing(move, next, name) ?? preparing(move, in: position, next, name) ?? Purpose()
    }
    // Of what is not to be won first what it stops, then what it is good for besides.
    let found =
      block ?? spoiling(on: cell, in: position, next, name)
      ?? danger.flatMap { stopping(move, on: cell, $0, in: position, name) }
      ?? spoilingLater(on: cell, in: position, next, name) ?? threat(move, in: position)
      ?? forcing(move, next, name) ?? closing(move, in: position, name)
    // What another move lets happen is told where nothing is to be seen of the right one.
    return found ?? Purpose(wrong: danger.flatMap { wrong($0, name) })
  }

  // MARK: - The right move

  /// It fills the hole in which the other side would make four.
  private static func block(_ move: Move, on cell: Cell, in position: Position, _ name: String) -> Purpose? {
    guard let four = position.fours(of: position.turn.other, through: cell).first else { return nil }
    let places: KeyValuePairs = [
      "column": move.description, "name": name, "row": String(cell.row + 1),
      "from": String((four.map(\.column).min() ?? 0) + 1), "to": String((four.map(\.column).max() ?? 0) + 1),
    ]
    let said =
      switch (Set(four.map(\.row)).count, Set(four.map(\.column)).count) {
      case (1, _):
        tr(
          "Column {column} blocks: {name} would make four in row {row}, from column {from} to column {to}.",
          places)
      case (_, 1): tr("Column {column} blocks: {name} would make four there, upright.", places)
      default:
        tr(
          "Column {column} blocks: {name} would make four on the diagonal from column {from} to column {to}.",
          places)
      }
    return Purpose(said, four.map(\.id))
  }

  /// It makes four next unless that is blocked.
  private static func forcing(_ move: Move, _ next: Position, _ name: String) -> Purpose? {
    let open = next.openWins(of: next.turn.other)
    guard open.count == 1 else { return nil }
    return Purpose(
      tr(
        "Column {column} forces {name} to block column {other}.",
        ["column": move.description, "name": name, "other": String(open[0].column + 1)]), [open[0].id])
  }

  /// Whatever follows, the next disc decides.
  private static func preparing(_ move: Move, in position: Position, _ next: Position, _ name: String)
    -> Purpose?
  {
    let places: KeyValuePairs = ["column": move.description, "name": name]
    let decides = next.legalMoves.allSatisfy { reply in
      next.playing(reply).map { after in
        after.legalMoves.contains { own in
          after.motifs(of: own).contains { motif in
            switch motif {
            case .wins, .doubleThreat: true
            default: false
            }
          }
        }
      } ?? false
    }
    if decides {
      return Purpose(
        tr("After column {column} you make four or two threats next, whatever {name} plays.", places))
    }
    return threat(move, in: position)
  }

  private static func threat(_ move: Move, in position: Position) -> Purpose? {
    ideas(of: move, in: position).first { ["odd threat", "even threat"].contains($0.name) }
      .map { Purpose($0.sentence, $0.cells) }
  }

  /// What the other side would decide the game with if it were its turn, and what this disc spoils of it.
  private static func spoiling(on cell: Cell, in position: Position, _ next: Position, _ name: String)
    -> Purpose?
  {
    let wished = position.skippingTurn
    for wish in wished.legalMoves {
      guard let idea = ideas(of: wish, in: wished).first(where: { $0.isGood && $0.isCertain }),
        let double = wished.playing(wish), let single = next.playing(wish)
      else { continue }
      let key = Cell(column: wish.column, row: wished.height(of: wish.column))
      let holes = double.winningCells(of: wished.turn).filter { idea.cells.contains($0.id) }
      let left = single.doubleThreat(of: wished.turn, among: single.winningCells(of: wished.turn))
      guard key == cell || left.isEmpty else { continue }
      let columns = listed(Set(holes.map(\.column)).sorted().map { String($0 + 1) })
      let places: KeyValuePairs = [
        "column": String(cell.column + 1), "name": name, "other": wish.description, "columns": columns,
      ]
      let words: String? =
        switch (idea.name, key == cell) {
        case ("double threat", true) where Set(holes.map(\.column)).count == 1:
          tr(
            "Column {column} takes the place where {name} would make two threats in column {columns}, one on top of the other.",
            places)
        case ("double threat", true):
          tr(
            "Column {column} takes the place where {name} would make two threats, in columns {columns}.",
            places)
        case ("double threat", false):
          tr("{name} wants column {other} for two threats. Column {column} spoils one of them.", places)
        default: nil
        }
      if let words { return Purpose(words, holes.map(\.id)) }
    }
    return nil
  }

  /// A four for later that the other side could prepare, and cannot any more.
  private static func spoilingLater(on cell: Cell, in position: Position, _ next: Position, _ name: String)
    -> Purpose?
  {
    let other = position.turn.other
    func prepared(_ position: Position) -> [Cell] {
      position.legalMoves.flatMap { position.motifs(of: $0) }.compactMap {
        if case .threat(let hole, gains: true) = $0 { hole } else { nil }
      }
    }
    let left = Set(next.legalMoves.flatMap { next.playing($0)?.winningCells(of: other) ?? [] })
    guard let hole = prepared(position.skippingTurn).first(where: { !left.contains($0) }) else { return nil }
    return Purpose(
      tr(
        "Column {column} keeps {name} from preparing a four at {place}.",
        ["column": String(cell.column + 1), "name": name, "place": hole.name]), [hole.id, cell.id])
  }

  /// It takes a hole that the danger needs, or makes a four of its own above one.
  private static func stopping(
    _ move: Move, on cell: Cell, _ danger: PuzzleDanger<Position>, in position: Position, _ name: String
  ) -> Purpose? {
    let column = move.description
    guard let decider = danger.decider, let idea = danger.idea,
      let after = decider.position.playing(decider.move)
    else { return nil }
    let key = Cell(column: decider.move.column, row: decider.position.height(of: decider.move.column))
    let holes = after.winningCells(of: position.turn.other).filter { idea.cells.contains($0.id) }
    let places: KeyValuePairs = ["column": column, "name": name]
    if cell == key {
      return Purpose(
        idea.name == "double threat"
          ? tr("Column {column} takes the hole from which {name} would make two threats.", places)
          : tr("Column {column} takes the hole that {name} needs most.", places), [cell.id])
    }
    // What the other side must not fill any more: its own four would be made above it.
    let own = position.playing(move).map { $0.winningCells(of: position.turn) } ?? []
    let used =
      holes
      + position.line(danger.moves).filter { $0.seat != position.turn }.map {
        Cell(column: $0.move.column, row: $0.position.height(of: $0.move.column))
      }
    if let hole = own.first(where: { hole in
      used.contains { $0.column == hole.column && $0.row == hole.row - 1 }
        // One that is open is blocked at once, and nobody has to keep from under it.
        && (position.playing(move)?.height(of: hole.column) ?? 0) < hole.row
        && !position.winningCells(of: position.turn).contains(hole)
    }) {
      return Purpose(
        tr(
          "Column {column} prepares a four at {place}: {name} must not play under it any more.",
          ["column": column, "place": hole.name, "name": name]), [hole.id])
    }
    if let hole = holes.first(where: { hole in
      hole == cell || after.fours(of: position.turn.other, through: hole).contains { $0.contains(cell) }
    }) {
      let places: KeyValuePairs = ["column": column, "name": name, "place": hole.name]
      return Purpose(
        hole == cell
          ? tr("Column {column} fills the hole where {name} would make four.", places)
          : tr("Column {column} breaks a line of {name}: it can make no four at {place} any more.", places),
        [cell.id, hole.id])
    }
    return nil
  }

  /// A line that the other side could still have completed and now cannot.
  private static func closing(_ move: Move, in position: Position, _ name: String) -> Purpose? {
    let cell = Cell(column: move.column, row: position.height(of: move.column))
    let other = position.turn.other
    let hoped = position.hopes(of: other, through: cell)
    // A disc on top of others is seen to close their column, and what could be completed there is far away.
    let lines = hoped.filter { Set($0.line.map(\.column)).count > 1 }
    guard let most = lines.max(by: { $0.own.count < $1.own.count }), most.own.count > 1 else { return nil }
    return Purpose(
      trn(
        "Column {column} closes {line}, where {name} has {count} disc.",
        "Column {column} closes {line}, where {name} has {count} discs.", most.own.count,
        ["column": move.description, "name": name, "line": words(most.line)]), most.own.map(\.id))
  }

  private static func words(_ line: [Cell]) -> String {
    let columns = line.map(\.column).sorted()
    let places: KeyValuePairs = [
      "from": String((columns.first ?? 0) + 1), "to": String((columns.last ?? 0) + 1),
      "row": String((line.first?.row ?? 0) + 1),
    ]
    if columns.first == columns.last { return tr("column {column}", ["column": places[0].value]) }
    return Set(line.map(\.row)).count == 1
      ? tr("row {row} from column {from} to column {to}", places)
      : tr("the diagonal from column {from} to column {to}", places)
  }

  // MARK: - The other move

  private static func wrong(_ danger: PuzzleDanger<Position>, _ name: String) -> String? {
    guard let first = danger.moves.first, let idea = danger.idea else { return nil }
    let cells = idea.cells.compactMap { Cell(id: $0) }
    let other = String((cells.first?.column ?? 0) + 1)
    let places: KeyValuePairs = [
      "column": first.description, "name": name, "other": other,
      "columns": listed(cells.map { String($0.column + 1) }), "place": cells.first?.name ?? "",
    ]
    switch idea.name {
    case "double threat" where Set(cells.map(\.column)).count == 1:
      return tr(
        "With column {column} instead, {name} makes two threats in column {other}, one on top of the other.",
        places)
    case "double threat":
      return tr("With column {column} instead, {name} makes two threats, in columns {columns}.", places)
    case "no safe column":
      return tr("With column {column} instead, {name} leaves you no safe column.", places)
    case "zugzwang":
      return tr(
        "With column {column} instead, you have to play under a four of {name} at the end, in column {other}.",
        places)
    case "odd threat", "even threat":
      return tr("With column {column} instead, {name} prepares a four at {place}.", places)
    case "square below": return tr("With column {column} instead, {name} makes four on top of it.", places)
    case "overlooked threat": return tr("With column {column} instead, {name} makes four at once.", places)
    default: return nil
    }
  }
}

extension ConnectFour.Cell {
  /// The cell of an element.
  fileprivate init?(id: String) {
    let parts = id.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(column: parts[1] - 1, row: ConnectFour.Position.rows - parts[0])
  }
}

extension ConnectFour.Position {
  /// The fours that a disc of a side in an empty cell would complete.
  func fours(of seat: Seat, through cell: ConnectFour.Cell) -> [[ConnectFour.Cell]] {
    lines(through: cell).filter { line in
      line.allSatisfy { $0 == cell || stone(column: $0.column, row: $0.row) == seat }
    }
  }

  /// The lines through an empty cell that a side could still fill, with its discs in them.
  fileprivate func hopes(of seat: Seat, through cell: ConnectFour.Cell) -> [(
    line: [ConnectFour.Cell], own: [ConnectFour.Cell]
  )] {
    lines(through: cell).compactMap { line in
      let discs = line.compactMap { place in stone(column: place.column, row: place.row).map { (place, $0) } }
      return discs.allSatisfy { $0.1 == seat } ? (line, discs.map(\.0)) : nil
    }
  }

  private func lines(through cell: ConnectFour.Cell) -> [[ConnectFour.Cell]] {
    LineDirection.allCases.flatMap { direction in
      (-3...0).map { start in (start...start + 3).map { direction.step($0, from: cell) } }
    }.filter { $0.allSatisfy(\.isOnBoard) }
  }
}
