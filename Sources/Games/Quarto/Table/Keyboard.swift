// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Arrows choose a piece or a cell; from the edge of the board on to the tray, and back: both can be read at any time.
extension Quarto.Table {
  public func step(from target: Quarto.Place?, _ key: Key, _ view: View) -> Quarto.Place? {
    guard key.way != nil || target == nil && (key == .enter || key == .space) else { return nil }
    switch target {
    case .tray(let well)?:
      guard let next = nextWell(from: well, key, view), next != well else {
        return leave(geometry.tray.center(well), towards: geometry.board.front, key)
          .map { .cell(nearestCell(to: $0)) } ?? target
      }
      return .tray(next)
    case .cell(let cell)?:
      guard let next = geometry.board.step(from: cell, key), next != cell else {
        return leave(geometry.board.center(cell), towards: geometry.tray.front, key)
          .flatMap { nearestWell(to: $0, view) }.map { .tray($0) } ?? target
      }
      return .cell(next)
    case .stage?, nil:
      guard view.position.hand != nil else { return nextWell(from: nil, key, view).map { .tray($0) } }
      return key.way == nil ? view.position.emptyCells.first.map { .cell($0) } : .cell(5)
    }
  }

  /// Where somebody who goes that way from here comes to, if the other place lies there.
  private func leave(_ point: Point, towards place: Rect, _ key: Key) -> Point? {
    guard let way = key.way, place.width > 0 else { return nil }
    let d = place.center - point
    let ahead = d.x * Double(way.columns) + d.y * Double(way.rows)
    let aside = abs(d.x * Double(way.rows)) + abs(d.y * Double(way.columns))
    return ahead > 0 && aside <= ahead ? point : nil
  }

  private func nearestCell(to point: Point) -> Int {
    (0..<16).min { (geometry.board.center($0) - point).length < (geometry.board.center($1) - point).length }
      ?? 0
  }

  private func nearestWell(to point: Point, _ view: View) -> Int? {
    (0..<16).filter { occupant(of: $0, view) != nil }.min {
      (geometry.tray.center($0) - point).length < (geometry.tray.center($1) - point).length
    }
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
