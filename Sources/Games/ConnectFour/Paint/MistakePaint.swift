// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The last disc as a mistake that is looked at: faint, with its badge.
extension ConnectFour.Table {
  /// How much is seen of a disc: of a mistake four fifths.
  func strength(_ disc: DiscSimulation.Disc, _ view: View) -> Double {
    view.mistake != nil && disc.number == view.ply && disc.isAtRest ? 0.8 : 1
  }

  /// True when a line begins where the column has come to.
  func isInLine(_ column: Int, _ view: View) -> Bool {
    shownLine(view).contains { $0.move.column == column }
  }

  func paintMistake(_ view: View, _ list: inout DrawList) {
    if let column = view.better?.column, view.position.height(of: column) < 6, isInLine(column, view) {
      let row = Double(view.position.height(of: column))
      list.starBadge(at: geometry.center(column: column, height: row), cell: geometry.cell)
    }
    guard let mistake = view.mistake, rising.isEmpty, let disc = simulation.disc(view.ply),
      disc.isAtRest
    else { return }
    list.mistakeBadge(
      isLost: mistake.isLost, at: geometry.center(column: disc.column, height: disc.y), cell: geometry.cell)
  }
}
