// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// Who was ahead after each move of a past game: one bar a move, the first player's above the line; estimates are hatched (design
/// language, sections 17 and 30). Turning points wear their mark under the bars, everything else has a tick.
extension Replayer {
  func paintGraph(_ frame: Rect, _ painter: inout Painter) {
    let bars = graph
    guard !bars.isEmpty else { return }
    let pitch = frame.width / Double(bars.count)
    let marks = 12.0
    let room = (frame.height - marks) / 2 - 2
    let line = (frame.y + 2 + room).rounded()
    // Where discs are counted, heights are in proportion to the most that a side was ahead.
    let isCounted = G.facets.toldLoss != nil
    let most = isCounted ? bars.reduce(Self.leastScale) { max($0, abs($1?.value ?? 0)) } : 1
    painter.list.fill(Rect(frame.x, line, frame.width, 1), painter.palette.line)
    paintBorder(bars.map { $0?.isProven }, frame, pitch, &painter)
    for (place, bar) in bars.enumerated() {
      let x = frame.x + (Double(place) + 0.5) * pitch
      let width = max(1, min(18, (pitch * 0.62).rounded()))
      let opacity = place < index ? 1 : 0.5
      if let bar {
        paint((bar.value / most, bar.isProven), x, line, width, room, opacity, isCounted, &painter)
      } else {
        let dot = Shape(.disc(radius: 1.2), fill: .solid(painter.palette.faintSecondary(0.6)))
        painter.list.shape(dot, at: Point(x - 1.2, line - 1.2))
      }
      paintMark(of: place + 1, at: Point(x, frame.maxY - marks / 2), pitch, &painter)
    }
  }

  /// A whole half of the graph is at least so much of all discs: ten.
  private static var leastScale: Double { 10.0 / 64 }

  /// What is held to move through the game, over the bar of the move on the board, and the line that leads down to it.
  func paintKnob(_ frame: Rect, _ painter: inout Painter) {
    let pitch = frame.width / Double(max(1, count))
    let x = index == 0 ? frame.x : (frame.x + (Double(index) - 0.5) * pitch).rounded()
    let track = Rect(frame.x, frame.y + 10, frame.width, 6)
    painter.sunk(track, radius: 3)
    painter.list.rounded(Rect(track.x, track.y, x - track.x, track.height), radius: 3, painter.accentColor)
    painter.list.fill(Rect(x - 1, frame.y + 13, 2, frame.height - 13 - 12), painter.palette.text)
    painter.knob(Rect(x - 9, frame.y, 18, 24), radius: 3.2, isPaper: true)
    for dx in [-2.5, 2.5] {
      painter.list.rounded(Rect(x + dx - 0.7, frame.y + 7, 1.4, 10), radius: 0.7, Color(0x3A2A1D, 0.35))
    }
  }

  private func paintMark(of number: Int, at center: Point, _ pitch: Double, _ painter: inout Painter) {
    if let mark = points.mark(of: number) {
      // What mattered little is smaller.
      return painter.mistake(mark, at: center, size: points.moves.contains(number) ? 9 : 6)
    }
    guard number.isMultiple(of: 5) || pitch >= 16 else { return }
    painter.list.fill(
      Rect(center.x.rounded() - 0.5, center.y - 2, 1, 4), painter.palette.faintSecondary(0.5))
  }

  /// A dashed line where what is proven begins.
  private func paintBorder(_ proven: [Bool?], _ frame: Rect, _ pitch: Double, _ painter: inout Painter) {
    guard let last = proven.lastIndex(of: false), proven.dropFirst(last + 1).contains(true) else { return }
    let x = (frame.x + Double(last + 1) * pitch).rounded()
    for y in stride(from: frame.y, to: frame.maxY - 14, by: 6) {
      painter.list.fill(Rect(x, y, 1, 3), painter.palette.faint(0.7))
    }
  }

  private func paint(
    _ bar: (value: Double, isProven: Bool), _ x: Double, _ line: Double, _ width: Double, _ room: Double,
    _ opacity: Double, _ isCounted: Bool, _ painter: inout Painter
  ) {
    let value = bar.value
    guard value != 0 else {
      return painter.list.fill(
        Rect((x - width / 2).rounded(), line - 1.5, width, 4),
        painter.palette.faintSecondary(0.7 * opacity))
    }
    // A win is seen however far it is.
    let least = isCounted ? 0 : bar.isProven ? 0.34 : 0.12
    let height = max(2, ((least + (1 - least) * min(1, abs(value))) * room).rounded())
    let color = G.info.sideColors[value > 0 ? .first : .second] ?? painter.palette.textSecondary
    let frame = Rect((x - width / 2).rounded(), value > 0 ? line - height : line + 1, width, height)
    let fill = bar.isProven ? opacity : 0.34 * opacity
    painter.list.shape(
      Shape(
        .roundedRect(frame.size, radius: 1), fill: .solid(color.opacity(fill)),
        stroke: Stroke(painter.palette.faint((bar.isProven ? 0.45 : 0.7) * opacity), width: 1)),
      at: frame.origin)
    guard !bar.isProven, width >= 4 else { return }
    hatch(frame, painter.palette.faint(0.45 * opacity), &painter)
  }

  /// Lines at 45 degrees, four points apart.
  private func hatch(_ frame: Rect, _ color: Color, _ painter: inout Painter) {
    painter.list.clipped(to: frame) { list in
      for start in stride(from: -frame.height, to: frame.width, by: 4) {
        list.shape(
          Shape(
            .path(Path(polygon: [Point(0, frame.height), Point(frame.height, 0)], closed: false)),
            stroke: Stroke(color, width: 1.2)), at: Point(frame.x + start, frame.y))
      }
    }
  }
}
