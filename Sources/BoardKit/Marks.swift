// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Marks that look the same on every board (design language, sections 4 and 7).
extension DrawList {
  /// For how long a hint breathes, in seconds.
  public static let hintPulse = 0.6

  /// A board from a picture with its shadows; the lamp falls off after dark. `height` is that of the picture, with the
  /// wall.
  public mutating func slab(
    _ picture: Picture, _ front: Rect, height: Double, wall: Double, radius: Double, isDark: Bool
  ) {
    boardShadow(front, wall: wall, radius: radius, isDark: isDark)
    self.picture(
      picture, in: Rect(front.x, front.y, front.width, height), tint: Color(isDark ? 0xD9CEC4 : 0xFFFFFF))
  }

  public mutating func ring(at center: Point, radius: Double, _ color: Color, width: Double) {
    if isPlain { return isMark(color) ? markRing(at: center, radius: radius, width: max(2, width)) : () }
    shape(
      Shape(.disc(radius: radius), stroke: Stroke(color, width: width)), at: center - Point(radius, radius))
  }

  /// The cell under the pointer.
  public mutating func glow(at center: Point, radius: Double) {
    if isPlain { return markRing(at: center, radius: radius) }
    shape(
      Shape(
        .disc(radius: radius),
        fill: .radial(
          center: Point(radius, radius), radius: radius,
          stops: [.init(0, Color(0xFFE9B8, 0.55)), .init(1, Color(0xFFDF9A, 0.22))]),
        stroke: Stroke(Color(0xFFF1CC), width: 4)), at: center - Point(radius, radius))
  }

  /// The target of a hint: dashed, over a glow, where the last move is solid (design language, section 29). It breathes
  /// once and rests. `since` is in seconds; `rim` sets it off from the board.
  public mutating func hintRing(
    at center: Point, radius: Double, since: Double, look: Look, rim: Color, opacity: Double = 1
  ) {
    let t = clamp(since / (Self.hintPulse * look.pace), 0, 1)
    let radius = radius * (look.reducedMotion ? 1 : 1 + 0.2 * t * (1 - t))
    halo(at: center, radius: radius + 2, opacity: opacity)
    ring(at: center, radius: radius, rim.opacity(opacity), width: 7)
    dashedRing(at: center, radius: radius, Color(0xFFF8E4, opacity), width: 4.4)
  }

  /// Light on either side of a ring; what stands in it keeps its colour.
  mutating func halo(at center: Point, radius: Double, opacity: Double) {
    for (width, strength) in [(18.0, 0.1), (13, 0.16), (9, 0.26)] {
      ring(at: center, radius: radius, Color(0xFFE3A0, strength * opacity), width: width)
    }
  }

  /// The last move on a board whose pieces keep their face: a light ring on a dark edge at the rim of a hole or well.
  /// `cell` is the side of a cell; `edge` sets the ring off from the board. While a hint is shown it steps back.
  public mutating func lastMoveRing(
    at center: Point, radius: Double, cell: Double, _ color: Color = Color(0xFFF8E4), edge: Color,
    isBehind: Bool = false
  ) {
    if isPlain { return markSquare(at: center, cell: cell, width: isBehind ? 2 : 4) }
    guard !isBehind else {
      ring(at: center, radius: radius, color.opacity(0.8), width: 1.8)
      let dot = cell * 0.06
      return disc(at: center, radius: dot, color.opacity(0.8))
    }
    let width = clamp((cell / 15).rounded() / 2, 1.5, 4)
    ring(at: center, radius: radius, edge, width: width + 2)
    ring(at: center, radius: radius, color, width: width)
  }

  /// Names of columns and rows, cut into the frame of a board; a narrow one has no room for them.
  /// - Parameter isBelow: the names of columns stand in the lower part of the frame.
  /// - Parameter text: how much larger than usual, as far as the frame has room.
  public mutating func engraved(
    _ board: GridBoard, isBelow: Bool, _ color: Color, lip: Color, text k: Double = 1
  ) {
    let frame = board.padding
    guard frame >= 12 else { return }
    let usual = clamp((frame * 0.5).rounded(), 8, 15)
    let size = max(usual, min(usual * k, frame * 0.85).rounded(.down))
    let style = TextStyle(.manropeBold, size, line: size)
    let y = isBelow ? board.front.maxY - frame * 0.45 : board.front.y + frame / 2
    let columns = zip(0..<board.columns, "abcdefgh").map { (Point(board.center($0).x, y), String($1)) }
    let rows = (0..<board.rows).map { row in
      (Point(board.front.x + frame / 2, board.center(row * board.columns).y), String(row + 1))
    }
    if isPlain {
      // Light letters stand on a dark frame.
      let ink = color.contrast(with: .black) > 6 ? finish.ground : finish.ink
      for (place, name) in columns + rows {
        text(name, style, at: place + Point(0, (size * 0.36).rounded()), anchor: .center, ink)
      }
      return
    }
    for (place, name) in columns + rows {
      let baseline = place + Point(0, (size * 0.36).rounded())
      text(name, style, at: baseline + Point(0, 1), anchor: .center, lip)
      text(name, style, at: baseline, anchor: .center, color)
    }
  }

  /// The last move where pieces turn; `cell` is the side of a cell.
  public mutating func lastMoveDot(at center: Point, cell: Double) {
    if isPlain { return markSquare(at: center, cell: cell) }
    let radius = cell * 0.085
    shape(
      Shape(
        .disc(radius: radius), fill: .solid(Color(0xE65F4B)), stroke: Stroke(Color(0xFFF8E4), width: 2)),
      at: center - Point(radius, radius))
  }

  /// What could be: the place of a threat, of a hint or of a piece that is awaited.
  public mutating func dashedRing(at center: Point, radius: Double, _ color: Color, width: Double) {
    if isPlain { return markDashes(at: center, radius: radius, width: max(2.5, width)) }
    dashes(at: center, radius: radius, color, width: width)
  }

  mutating func dashes(at center: Point, radius: Double, _ color: Color, width: Double) {
    let count = max(6, Int((2 * 3.14159 * radius / 13).rounded()))
    for index in 0..<count {
      let from = Double(index) / Double(count)
      shape(
        Shape(
          .arc(radius: radius, from: from, to: from + 0.54 / Double(count)),
          stroke: Stroke(color, width: width)),
        at: center - Point(radius, radius))
    }
  }

  /// A cell of a line that could be completed: a ring of light around what stands in it.
  public mutating func threatRing(at center: Point, radius: Double) {
    for (width, opacity) in [(13.0, 0.14), (9, 0.3)] {
      ring(at: center, radius: radius, Color(0xFFE3B0, opacity), width: width)
    }
    ring(at: center, radius: radius, Color(0xFFF3D2), width: 4)
  }

  /// A cell of a line that counts: a ring of light, drawn round as far as `part`, 0 to 1. It lies over whatever is there.
  public mutating func glowRing(at center: Point, radius: Double, part: Double) {
    guard part > 0 else { return }
    if isPlain {
      for (width, color) in [(9.0, Color.black), (5, Finish.mark)] {
        shape(
          Shape(.arc(radius: radius, from: 0, to: part), stroke: Stroke(color, width: width)),
          at: center - Point(radius, radius))
      }
      return
    }
    let glow = radius + 3
    shadow(.disc(radius: glow), at: center - Point(glow, glow), sigma: 4, Color(0xFFE3A0, 0.55 * part))
    shape(
      Shape(Outline.arc(radius: radius, from: 0, to: part), stroke: Stroke(Color(0xFFF8E4), width: 5)),
      at: center - Point(radius, radius))
  }

  /// The keyboard is on this board.
  public mutating func boardFocus(_ board: Rect, wall: Double, radius: Double, isDark: Bool) {
    let ring = board.inset(-5)
    if isPlain {
      return plainFocus(Rect(ring.x, ring.y, ring.width, ring.height + wall), radius: radius + 5)
    }
    shape(
      Shape(
        .roundedRect(Size(ring.width, ring.height + wall), radius: radius + 5),
        stroke: Stroke(Color(isDark ? 0x8FB4FF : 0x2B5FC4), width: 3)), at: ring.origin)
  }
}
