// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

/// What can be named and pointed at: columns, cells, discs and the disc in the hand.
extension ConnectFour.Table {
  public func elements(_ view: View) -> [Element] {
    columns(view) + cells(view) + discs(view) + hand(view)
  }

  public func surroundings(_ view: View) -> Surroundings {
    var around = Surroundings()
    if view.look.isHighContrast { around.legend = legend(view) }
    return around
  }

  private func legend(_ view: View) -> [LegendEntry] {
    let (tokens, lacquer) = (ConnectFour.info.markedTokens, Color(0x1B2566))
    var entries = [(Seat.first, tr("Coral, a ring")), (.second, tr("Amber, a cross"))].compactMap {
      seat, words in
      tokens[seat].map { LegendEntry(.piece($0), words) }
    }
    if let move = view.moves.last, let piece = tokens[view.turn.other] {
      entries.append(
        LegendEntry(
          .last(piece, on: lacquer), tr("Last move, column {column}", ["column": String(move.column + 1)])))
    }
    return entries + [
      LegendEntry(.landing, tr("Where your disc would land")),
      LegendEntry(.cursor(on: .white), tr("Under the cursor")),
    ]
  }

  private func columns(_ view: View) -> [Element] {
    let best = bestColumns(view)
    return (0..<ConnectFour.Position.columns).map { column in
      let count = view.position.height(of: column)
      let isFree = view.position.legalColumns.contains(column)
      let words =
        count == ConnectFour.Position.rows
        ? tr("column {column}, full", ["column": String(column + 1)])
        : trn(
          "column {column}, {count} disc", "column {column}, {count} discs", count,
          ["column": String(column + 1)])
      let value = ConnectFour.Move(column: column).flatMap { view.values[$0] }
      let ply = view.valuedPly
      let whole = value.map {
        let places: KeyValuePairs = ["column": words, "worth": ConnectFour.spoken($0, ply: ply)]
        return best.contains(column)
          ? tr("{column}, none is better: {worth}", places) : tr("{column}, {worth}", places)
      }
      return Element(
        "column.\(column + 1)", .column, whole ?? words, geometry.columnFrame(column),
        isEnabled: view.mayMove && isFree,
        isFocused: view.showsFocus && (hands.cursor ?? hanging) == column && reading == nil,
        isSelected: aim(view) == column,
        value: ([String(count)] + (value.map { [ConnectFour.signed($0, ply: ply)] } ?? [])).joined(
          separator: " "),
        spoken: top(of: column, count, view).map {
          tr("{column}, {colour} on top", ["column": whole ?? words, "colour": $0])
        })
    }
  }

  /// The colour of the uppermost disc of a column.
  private func top(of column: Int, _ count: Int, _ view: View) -> String? {
    count == 0 ? nil : view.position.stone(column: column, row: count - 1).map(ConnectFour.spoken)
  }

  private func cells(_ view: View) -> [Element] {
    (0..<ConnectFour.Position.rows).flatMap { fromTop in
      (0..<ConnectFour.Position.columns).map { column in
        let row = ConnectFour.Position.rows - 1 - fromTop
        let stone = view.position.stone(column: column, row: row)
        let cell = ConnectFour.Cell(column: column, row: row)
        return Element(
          "cell.\(fromTop + 1).\(column + 1)", .cell,
          // The id counts rows from the top; what is said counts them as players do.
          cellLabel(row: row, column: column, stone.map(ConnectFour.spoken)),
          geometry.cellFrame(cell), isEnabled: view.mayMove && view.position.legalColumns.contains(column),
          isFocused: view.showsFocus && hands.cursor == column && reading == row,
          isSelected: view.position.winningCells.contains(cell), value: stone.map(Self.colour) ?? "empty")
      }
    }
  }

  public func words(_ view: View) -> BoardWords? {
    func content(_ row: Int, _ column: Int) -> BoardWords.Cell {
      BoardWords.Cell("", view.position.stone(column: column, row: row).map(ConnectFour.spoken))
    }
    let (rows, columns) = (0..<ConnectFour.Position.rows, 0..<ConnectFour.Position.columns)
    var words = BoardWords()
    words.rows = rows.map { row in BoardWords.Line(String(row + 1), columns.map { content(row, $0) }) }
    words.columns = columns.map { column in
      BoardWords.Line(String(column + 1), rows.map { content($0, column) })
    }
    words.isReadByColumns = true
    (words.row, words.column) = (reading, hands.cursor ?? hanging)
    words.moves = view.position.legalMoves.map { ConnectFour.name(of: $0) }
    return words
  }

  private func discs(_ view: View) -> [Element] {
    let window = Rect(origin: .zero, size: geometry.window)
    return simulation.discs.compactMap { disc in
      let center = geometry.center(column: disc.column, height: disc.y, x: disc.x)
      guard window.contains(center) else { return nil }
      let size = Size(geometry.discSize, geometry.discSize)
      return Element(
        "piece.\(disc.number)", .piece,
        tr(
          "move {number}, {colour}",
          ["number": String(disc.number), "colour": ConnectFour.spoken(disc.seat)]),
        Rect(center: center, size: size).intersection(window), isEnabled: false,
        value: Self.colour(disc.seat))
    }
  }

  private func hand(_ view: View) -> [Element] {
    guard view.mayMove else { return [] }
    let size = Size(geometry.discSize, geometry.discSize)
    let frame = Rect(center: stance(of: view.turn, view).at, size: size)
    return [
      Element("piece.hand", .piece, ConnectFour.inHand(view.turn), frame)
    ]
  }

  /// The same in every language: other programs read it.
  private static func colour(_ seat: Seat) -> String { seat == .first ? "coral" : "amber" }
}
