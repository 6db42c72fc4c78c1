// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// A day as the box: a quarter for each game, filled when its puzzle was solved on that day.
struct DayLattice {
  /// Whether each game was solved, with its colour, in the order of the box.
  var quarters: [(color: Color, isSolved: Bool)]

  init(_ games: [any Game.Type], solved: Set<String>) {
    quarters = games.map { ($0.info.accent.light, solved.contains($0.info.name)) }
  }

  /// - Parameters:
  ///   - hasChecks: where there is room for them.
  ///   - opacity: of days to come, less.
  func paint(_ frame: Rect, hasChecks: Bool, opacity: Double = 1, _ painter: inout Painter) {
    let gap = max(2, (frame.width / 14).rounded())
    let side = (frame.width - gap) / 2
    for (index, quarter) in quarters.prefix(4).enumerated() {
      let at = Point(
        frame.x + Double(index % 2) * (side + gap), frame.y + Double(index / 2) * (side + gap))
      let radius = max(2, side / 6)
      let fill = quarter.isSolved ? quarter.color : painter.palette.sunk
      painter.list.shape(
        Shape(.roundedRect(Size(side, side), radius: radius), fill: .solid(fill.opacity(opacity))), at: at)
      let edge = Rect(origin: at, size: Size(side, side)).inset(0.5)
      painter.list.shape(
        Shape(
          .roundedRect(edge.size, radius: radius),
          stroke: Stroke(painter.palette.faint(0.22 * opacity), width: painter.isPlain ? 2 : 1)),
        at: edge.origin)
      if quarter.isSolved && hasChecks {
        painter.icon(
          "check", center: Point(at.x + side / 2, at.y + side / 2), size: side * 0.62,
          painter.palette.accentText)
      }
    }
  }

  func node(_ size: Double, hasChecks: Bool = true) -> Node<StageAction> {
    .drawing(Size(size, size)) { painter, frame in paint(frame, hasChecks: hasChecks, &painter) }
  }
}
