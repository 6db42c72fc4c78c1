// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// What can be named and pointed at: columns, cells, discs and the disc in the hand.
extension ConnectFour.Table {
  public func elements(_ view: View) -> [Element] {
    columns(view) + cells(view) + discs(view) + hand(view)
  }

  private func columns(_ view: View) -> [Element] {
    (0..<ConnectFour.Position.columns).map { column in
      let count = view.position.height(of: column)
      let isFree = view.position.legalColumns.contains(column)
      let state = count == ConnectFour.Position.rows ? "full" : count == 1 ? "1 disc" : "\(count) discs"
      return Element(
        "column.\(column + 1)", .column, "column \(column + 1), \(state)", geometry.columnFrame(column),
        isEnabled: view.mayMove && isFree, isFocused: view.showsFocus && (hands.cursor ?? hanging) == column,
        isSelected: aim(view) == column, value: String(count))
    }
  }

  private func cells(_ view: View) -> [Element] {
    (0..<ConnectFour.Position.rows).flatMap { fromTop in
      (0..<ConnectFour.Position.columns).map { column in
        let row = ConnectFour.Position.rows - 1 - fromTop
        let content = view.position.stone(column: column, row: row).map(Self.colour) ?? "empty"
        let cell = ConnectFour.Cell(column: column, row: row)
        return Element(
          "cell.\(fromTop + 1).\(column + 1)", .cell, "row \(fromTop + 1), column \(column + 1), \(content)",
          geometry.cellFrame(cell), isEnabled: view.mayMove && view.position.legalColumns.contains(column),
          isSelected: view.position.winningCells.contains(cell), value: content)
      }
    }
  }

  private func discs(_ view: View) -> [Element] {
    let window = Rect(origin: .zero, size: geometry.window)
    return simulation.discs.compactMap { disc in
      let center = geometry.center(column: disc.column, height: disc.y, x: disc.x)
      guard window.contains(center) else { return nil }
      let size = Size(geometry.discSize, geometry.discSize)
      return Element(
        "piece.\(disc.number)", .piece, "move \(disc.number), \(Self.colour(disc.seat))",
        Rect(center: center, size: size).intersection(window), isEnabled: false,
        value: Self.colour(disc.seat))
    }
  }

  private func hand(_ view: View) -> [Element] {
    guard view.mayMove else { return [] }
    let size = Size(geometry.discSize, geometry.discSize)
    let frame = Rect(center: stance(of: view.turn, view).at, size: size)
    return [
      Element("piece.hand", .piece, "\(Self.colour(view.turn)) disc, drag it over a column", frame)
    ]
  }

  private static func colour(_ seat: Seat) -> String { seat == .first ? "coral" : "amber" }
}
