// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// A day as the box: a quarter for each game, filled when its puzzle was solved on that day.
package struct DayLattice {
  /// Whether each game was solved, with its colour, in the order of the box.
  package var quarters: [(color: Color, isSolved: Bool)]

  package init(_ games: [any Game.Type], solved: Set<String>) {
    quarters = games.map { ($0.info.accent.light, solved.contains($0.info.name)) }
  }

  /// - Parameter hasChecks: where there is room for them.
  package func paint(_ frame: Rect, hasChecks: Bool, _ painter: inout Painter) {
    let gap = max(2, (frame.width / 14).rounded())
    let side = (frame.width - gap) / 2
    for (index, quarter) in quarters.prefix(4).enumerated() {
      let corner = Point(Double(index % 2) * (side + gap), Double(index / 2) * (side + gap))
      let place = Rect(origin: frame.origin + corner, size: Size(side, side))
      let radius = max(2, side / 6)
      guard !painter.isPlain else {
        plain(place, quarter.isSolved, hasChecks, &painter)
        continue
      }
      let fill = quarter.isSolved ? quarter.color : painter.palette.sunk
      painter.list.rounded(place, radius: radius, fill)
      painter.list.outline(place.inset(0.5), radius: radius, painter.palette.faint(0.22), width: 1)
      if quarter.isSolved && hasChecks { check(place, &painter) }
    }
  }

  /// In high contrast a quarter is full of ink or empty between thick edges.
  private func plain(_ frame: Rect, _ isSolved: Bool, _ hasChecks: Bool, _ painter: inout Painter) {
    let finish = painter.palette.finish
    let width = frame.width < 20 ? 2.0 : 3
    let inner = frame.inset(width / 2)
    painter.list.shape(
      Shape(
        .roundedRect(inner.size, radius: max(1, frame.width / 6 - width / 2)),
        fill: .solid(isSolved ? finish.ink : finish.ground),
        stroke: Stroke(finish.ink, width: width)), at: inner.origin)
    if isSolved && hasChecks { check(frame, &painter) }
  }

  private func check(_ frame: Rect, _ painter: inout Painter) {
    painter.icon("check", center: frame.center, size: frame.width * 0.62, painter.palette.accentText)
  }

  package func node(_ size: Double, hasChecks: Bool = true) -> Node<StageAction> {
    .drawing(Size(size, size)) { painter, frame in paint(frame, hasChecks: hasChecks, &painter) }
  }
}
