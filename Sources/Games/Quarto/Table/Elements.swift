// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// What can be named and pointed at: cells, pieces, and the wells on the plates.
extension Quarto.Table {
  public func elements(_ view: View) -> [Element] {
    cells(view) + pieces(view) + slots(view)
  }

  private func cells(_ view: View) -> [Element] {
    (0..<16).map { cell in
      var content = view.position.board[cell].map { Quarto.spoken($0) } ?? "empty"
      if let value = view.values[.place(cell)] {
        content += value > 0 ? ", wins" : value == 0 ? ", draws" : ", loses"
      }
      return Element(
        geometry.board.id(cell), .cell,
        "row \(cell / 4 + 1), column \(cell % 4 + 1), \(content)",
        geometry.board.frame(cell, part: 0.88),
        isEnabled: view.mayMove && view.position.hand != nil && view.position.board[cell] == nil,
        isFocused: view.showsFocus && hands.cursor == .cell(cell),
        isSelected: highlightedCell(view) == cell || view.position.winningCells.contains(cell), value: content
      )
    }
  }

  private func pieces(_ view: View) -> [Element] {
    let dangerous = Set(view.options.isOn(Quarto.danger) ? view.position.dangerous : [])
    return Quarto.Piece.allCases.compactMap { piece in
      if case .tray? = places[piece], !view.showsSide { return nil }
      let form = form(piece, view)
      let size = form.reach * 1.4 * form.scale
      let place: String
      var isFree = false
      switch places[piece] {
      case .cell(let cell): place = "on \(Quarto.Move.name(ofCell: cell))"
      case .slot:
        place = "in the hand"
        isFree = view.mayMove
      default:
        place = "in the tray" + (dangerous.contains(piece) ? ", would hand over a win" : "")
        isFree = view.mayMove && view.position.hand == nil
      }
      return Element(
        "piece.\(piece)", .piece, "\(Quarto.spoken(piece)), \(place)",
        Rect(center: form.middle, size: Size(size, size)), isEnabled: isFree,
        isFocused: view.showsFocus && hands.cursor == places[piece],
        isSelected: piece == view.position.hand, value: place)
    }
  }

  private func slots(_ view: View) -> [Element] {
    Seat.allCases.compactMap { seat in
      view.plates[seat].map { plate in
        Element(
          id(of: .slot(seat)), .cell, "given piece",
          Rect(center: geometry.slotCenter(plate), size: Size(44, 44)),
          isEnabled: view.mayMove && view.position.hand == nil && seat != view.turn)
      }
    }
  }
}
