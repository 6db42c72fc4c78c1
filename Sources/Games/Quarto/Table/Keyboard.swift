// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Arrows choose a piece or a cell.
extension Quarto.Table {
  public func step(from target: Quarto.Place?, _ key: Key, _ view: View) -> Quarto.Place? {
    guard key.way != nil || target == nil && (key == .enter || key == .space) else { return nil }
    guard view.position.hand != nil else {
      var well: Int?
      if case .tray(let chosen)? = target { well = chosen }
      return nextWell(from: well, key, view).map { .tray($0) }
    }
    guard case .cell(let cell)? = target else {
      return key.way == nil ? view.position.emptyCells.first.map { .cell($0) } : .cell(5)
    }
    return geometry.board.step(from: cell, key).map { .cell($0) }
  }

  func occupant(of well: Int, _ view: View) -> Quarto.Piece? {
    view.position.left.first { places[$0] == .tray(well) }
  }

  /// The next well in the direction that still holds a piece, or the nearest on that side.
  private func nextWell(from start: Int?, _ key: Key, _ view: View) -> Int? {
    let tray = geometry.tray
    let full = (0..<16).filter { occupant(of: $0, view) != nil }
    guard let start, let way = key.way else { return full.first }
    // Straight on before aside: what is off the way counts for more than the whole tray.
    let from = tray.center(start)
    func distance(_ well: Int) -> Double? {
      let d = tray.center(well) - from
      let ahead = d.x * Double(way.columns) + d.y * Double(way.rows)
      let aside = abs(d.x * Double(way.rows)) + abs(d.y * Double(way.columns))
      return ahead > 1 ? (aside < 1 ? ahead : tray.front.width * 2 + d.length) : nil
    }
    return full.filter { distance($0) != nil }.min { (distance($0) ?? 0) < (distance($1) ?? 0) } ?? start
  }
}
