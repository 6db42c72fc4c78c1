// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Moves that are only shown: pieces in their wells, and those that are given in the tray.
extension Quarto.Table {
  public func ghost(of move: LineMove<Quarto.Position>, _ view: View) -> Ghost? {
    func ghost(
      _ id: String, _ center: Point, _ radius: Double, paint: @escaping (Double, inout DrawList) -> Void
    ) -> Ghost {
      Ghost(
        id, at: center, radius: radius, number: .badge, ground: Color(0xA97645), face: Color(0xCB9A66),
        rim: Color(0x3A1F10, 0.6), paint: paint)
    }
    let (board, tray) = (geometry.board, geometry.tray)
    switch move.move {
    case .place(let cell):
      guard let piece = move.position.hand else { return nil }
      return ghost(board.id(cell), board.center(cell), board.cell * 0.44) { opacity, list in
        // The double of the piece stands there already.
        guard cell != highlightedCell(view) else { return }
        paint(PieceForm(piece, rest(.cell(cell), view)), lift: 0, opacity: opacity, view, &list)
      }
    case .give(let piece):
      guard case .tray(let well)? = places[piece], view.showsTray else { return nil }
      return ghost("piece.\(piece)", tray.center(well), tray.cell * 0.44) { _, _ in }
    }
  }

  public func frame(ofElement id: String) -> Rect? {
    let board = geometry.board
    return (0..<board.count).first { board.id($0) == id }.map { board.frame($0) }
  }
}
