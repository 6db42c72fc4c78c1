// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The plinth with the piece in hand, and the marks of dangerous pieces in the tray.
extension Quarto.Table {
  /// The drawing is 166 x 178 with a radius of 81 around (83, 83).
  func paintStage(_ view: View, _ list: inout DrawList) {
    let (center, radius) = geometry.stage
    guard radius > 0 else { return }
    let k = radius / 81
    let wall = radius * Quarto.Geometry.stageWall
    let isDark = view.look.isDark
    let color = Color(isDark ? 0x050303 : 0x3A2412)
    let corner = center - Point(radius, radius)
    list.shadow(
      .disc(radius: radius), at: corner + Point(2, wall + 3), sigma: 2, color.opacity(isDark ? 0.8 : 0.5))
    list.shadow(
      .disc(radius: radius), at: corner + Point(10, wall / 2 + 14), sigma: 12,
      color.opacity(isDark ? 0.55 : 0.3))
    list.picture(
      .asset("boards/quarto-stage"), in: Rect(center.x - 83 * k, center.y - 83 * k, 166 * k, 178 * k),
      tint: Color(isDark ? 0xD9CEC4 : 0xFFFFFF))
    guard view.position.hand == nil, view.outcome == nil, !hands.isClearing else { return }
    let well = radius * 0.8
    if hands.held != nil {
      list.glow(at: center, radius: well)
    } else if offered(view) == nil {
      list.dashedRing(at: center, radius: well, Color(0xFFF1CC), width: 2.6)
    }
  }

  /// The piece in hand, or the double of the one that is offered.
  func paintOnStage(_ view: View, _ list: inout DrawList) {
    if let hand = view.position.hand, !hands.isAloft(hand) {
      paint(form(hand, view), lift: 0, view, &list)
    } else if let piece = offered(view) {
      list.group(opacity: 0.92) { list in
        paint(PieceForm(piece, rest(.stage, view)), lift: 0, view, &list)
      }
    }
  }

  /// A triangle in a cream dot at the lower left of the well.
  func paintDangers(_ view: View, _ list: inout DrawList) {
    let k = geometry.tray.cell / 75
    for piece in view.position.dangerous {
      guard case .tray(let well)? = places[piece] else { continue }
      let (r, reach) = (9.5 * k, geometry.tray.cell * 0.44)
      let at = geometry.tray.center(well) + Point(-reach * 0.86, reach * 0.72)
      list.shape(
        Shape(
          .disc(radius: r), fill: .solid(Color(0xFBF3E2)), stroke: Stroke(Color(0x5A2A1A, 0.5), width: 1)),
        at: at - Point(r, r))
      list.picture(
        .icon("mark-blunder"), in: Rect(center: at + Point(0, 0.8 * k), size: Size(12 * k, 12 * k)),
        tint: Color(0xB23A28))
    }
  }
}
