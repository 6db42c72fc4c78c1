// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// A half-turn that was a mistake wears its badge: the piece in its well, or the piece that was given where it stands now.
extension Quarto.Table {
  func paintMistake(_ view: View, _ list: inout DrawList) {
    guard let mistake = view.mistake else { return }
    switch mistake.move {
    case .place(let cell):
      guard let piece = view.position.board[cell], hands.flights[piece] == nil else { return }
      list.mistakeBadge(
        isLost: mistake.isLost, at: geometry.board.center(cell), cell: geometry.board.cell)
    case .give(let piece):
      guard hands.flights[piece] == nil, view.position.hand == piece else { return }
      list.mistakeBadge(
        isLost: mistake.isLost, at: geometry.stage.center, cell: 2 * geometry.stage.radius)
    }
  }
}
