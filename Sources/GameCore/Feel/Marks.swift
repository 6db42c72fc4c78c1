// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Marks that look the same on every board (design language, sections 4 and 7).
extension DrawList {
  /// The soft shadows of a board on the table: contact, near, far. `wall` is the height of its side.
  public mutating func boardShadow(
    _ frame: Rect, wall: Double, radius: Double, isDark: Bool, lift: Double = 0
  ) {
    let color = Color(isDark ? 0x050303 : 0x3A2412)
    let strength = isDark ? [0.80, 0.55, 0.40] : [0.50, 0.30, 0.22]
    let form = Outline.roundedRect(Size(frame.width, frame.height + wall), radius: radius)
    shadow(
      .roundedRect(frame.size, radius: radius), at: Point(frame.x + 2, frame.y + wall + 3 + lift), sigma: 2,
      color.opacity(strength[0]))
    shadow(form, at: Point(frame.x + 10, frame.y + 14 + lift), sigma: 14, color.opacity(strength[1]))
    shadow(form, at: Point(frame.x + 34, frame.y + 44 + lift), sigma: 36, color.opacity(strength[2]))
  }

  public mutating func ring(at center: Point, radius: Double, _ color: Color, width: Double) {
    shape(
      Shape(.disc(radius: radius), stroke: Stroke(color, width: width)), at: center - Point(radius, radius))
  }

  /// The cell under the pointer.
  public mutating func glow(at center: Point, radius: Double) {
    shape(
      Shape(
        .disc(radius: radius),
        fill: .radial(
          center: Point(radius, radius), radius: radius,
          stops: [.init(0, Color(0xFFE9B8, 0.55)), .init(1, Color(0xFFDF9A, 0.22))]),
        stroke: Stroke(Color(0xFFF1CC), width: 4)), at: center - Point(radius, radius))
  }

  /// The target of a hint: pulses twice and stays. `since` is in seconds; `rim` sets it off from the board.
  public mutating func hintRing(
    at center: Point, radius: Double, since: Double?, look: Look, rim: Color
  ) {
    let t = since.map { $0 / 0.6 } ?? 2
    let part = t - t.rounded(.down)
    let pulse = t < 2 && !look.reducedMotion ? 4 * part * (1 - part) : 1
    ring(at: center, radius: radius, rim, width: 7)
    ring(at: center, radius: radius, Color(0xFFF1CC, 0.35 + 0.65 * pulse), width: 4)
  }

  /// The last move on a board whose pieces keep their face: a light ring on a dark edge at the rim of a hole or well.
  /// `cell` is the side of a cell; `edge` sets the ring off from the board.
  public mutating func lastMoveRing(
    at center: Point, radius: Double, cell: Double, _ color: Color = Color(0xFFF8E4), edge: Color
  ) {
    let width = clamp((cell / 15).rounded() / 2, 1.5, 4)
    ring(at: center, radius: radius, edge, width: width + 2)
    ring(at: center, radius: radius, color, width: width)
  }

  /// Names of columns and rows, cut into the frame of a board: `columns` are the middles of their places, `rows` too.
  /// `frame` is how wide the frame is; a narrow one has no room for names.
  public mutating func engraved(
    columns: [Point], rows: [Point], frame: Double, _ color: Color, lip: Color
  ) {
    guard frame >= 12 else { return }
    let size = clamp((frame * 0.5).rounded(), 8, 15)
    let style = TextStyle(.manropeBold, size, line: size)
    let names =
      zip(columns, "abcdefgh").map { ($0, String($1)) }
      + rows.enumerated().map { ($1, String($0 + 1)) }
    for (place, name) in names {
      let baseline = place + Point(0, (size * 0.36).rounded())
      text(name, style, at: baseline + Point(0, 1), anchor: .center, lip)
      text(name, style, at: baseline, anchor: .center, color)
    }
  }

  /// The last move where pieces turn; `cell` is the side of a cell.
  public mutating func lastMoveDot(at center: Point, cell: Double) {
    let radius = cell * 0.085
    shape(
      Shape(
        .disc(radius: radius), fill: .solid(Color(0xE65F4B)), stroke: Stroke(Color(0xFFF8E4), width: 2)),
      at: center - Point(radius, radius))
  }

  /// The keyboard is on this board.
  public mutating func boardFocus(_ board: Rect, wall: Double, radius: Double, isDark: Bool) {
    let ring = board.inset(-5)
    shape(
      Shape(
        .roundedRect(Size(ring.width, ring.height + wall), radius: radius + 5),
        stroke: Stroke(Color(isDark ? 0x8FB4FF : 0x2B5FC4), width: 3)), at: ring.origin)
  }
}
