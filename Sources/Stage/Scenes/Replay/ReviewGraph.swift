// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// Who was ahead after each move of a past game: one bar a move, the first player's above the line (design language,
/// section 17).
extension Replayer {
  func paintGraph(_ frame: Rect, _ painter: inout Painter) {
    let bars = graph
    painter.sunk(frame, radius: 6)
    guard !bars.isEmpty else { return }
    let pitch = (frame.width - 12) / Double(bars.count)
    let marks = 12.0
    let room = (frame.height - marks) / 2 - 2
    let line = frame.y + 2 + room
    painter.list.fill(Rect(frame.x + 6, line, frame.width - 12, 1), painter.palette.line)
    let mistakes = Set(review?.mistakes ?? [])
    for (index, value) in bars.enumerated() {
      let x = frame.x + 6 + (Double(index) + 0.5) * pitch
      let width = max(1, min(18, (pitch * 0.62).rounded()))
      let opacity = index < index ? 1 : 0.5
      if let value {
        bar(value, x, line, width, room, opacity, &painter)
      } else {
        let dot = Shape(.disc(radius: 1.2), fill: .solid(painter.palette.textSecondary.opacity(0.6)))
        painter.list.shape(dot, at: Point(x - 1.2, line - 1.2))
      }
      if mistakes.contains(index + 1), let move = review?.moves[index] {
        painter.mistake(isLost: move.isLost, at: Point(x, frame.maxY - marks / 2), size: 9)
      }
    }
    guard index > 0 else { return }
    let x = (frame.x + 6 + (Double(index) - 0.5) * pitch).rounded()
    painter.list.fill(Rect(x - 1, frame.y + 1, 2, frame.height - 2), painter.palette.text)
  }

  private func bar(
    _ value: Double, _ x: Double, _ line: Double, _ width: Double, _ room: Double, _ opacity: Double,
    _ painter: inout Painter
  ) {
    guard value != 0 else {
      return painter.list.fill(
        Rect((x - width / 2).rounded(), line - 1.5, width, 4),
        painter.palette.textSecondary.opacity(0.7 * opacity))
    }
    let height = ((0.34 + 0.66 * min(1, abs(value))) * room).rounded()
    let color = G.info.sideColors[value > 0 ? .first : .second] ?? painter.palette.textSecondary
    let frame = Rect((x - width / 2).rounded(), value > 0 ? line - height : line + 1, width, height)
    painter.list.shape(
      Shape(
        .roundedRect(frame.size, radius: 1), fill: .solid(color.opacity(opacity)),
        stroke: Stroke(painter.palette.text.opacity(0.45 * opacity), width: 1)), at: frame.origin)
  }
}

extension Painter {
  /// What a move gave away: a triangle where the game is lost after it, a diamond where a win became a draw.
  mutating func mistake(isLost: Bool, at center: Point, size: Double) {
    let r = size / 2
    let lost = Color(palette.isDark ? 0xFF8A70 : 0xB23A28)
    let slip = Color(palette.isDark ? 0xF0BE5A : 0x9A6A0F)
    let points =
      isLost
      ? [Point(-r, -r * 0.8), Point(r, -r * 0.8), Point(0, r)]
      : [Point(0, -r), Point(r, 0), Point(0, r), Point(-r, 0)]
    list.shape(
      Shape(.path(Path(polygon: points, closed: true)), fill: .solid(isLost ? lost : slip)), at: center)
  }
}
