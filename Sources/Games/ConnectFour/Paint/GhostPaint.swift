// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Moves that are only shown.
extension ConnectFour.Table {
  public func ghost(of move: LineMove<ConnectFour.Position>, _ view: View) -> Ghost? {
    let (column, row, seat) = (
      move.move.column, move.position.height(of: move.move.column), move.seat
    )
    let center = geometry.center(column: column, height: Double(row))
    return Ghost(
      ConnectFour.Cell(column: column, row: row).id, at: center, radius: geometry.cell * 0.44,
      number: .onPiece(Material.number(seat)), ground: Material.back(isDark: view.look.isDark),
      face: Material.face(seat), rim: Color(0x1B2050, 0.75)
    ) { opacity, list in
      disc(seat, at: center, view, opacity: opacity, size: geometry.cell * 0.8, &list)
    }
  }

  public func frame(ofElement id: String) -> Rect? {
    (0..<42).lazy.map { ConnectFour.Cell(column: $0 % 7, row: $0 / 7) }.first { $0.id == id }
      .map { geometry.cellFrame($0) }
  }
}
