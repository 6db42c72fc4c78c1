// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Draws slabs, controls and plates into a list, in one palette. Knows how things look, nothing of what they do.
public struct Painter {
  public var list: DrawList
  public var palette: Palette
  public var accent: Accent
  public let metrics: any TextMetrics
  /// False for what lies under a pop-up: the keyboard is elsewhere.
  public var hasKeyboard = true
  /// What is drawn will be made translucent: a wall must not shine through its face.
  public var isFaded = false
  /// What the buttons of a game controller do, by the ids of controls; empty while none is in use.
  public var padSigns: [String: PadSign] = [:]
  /// The player's text size, for labels of controls.
  public var type = TypeScale()

  public init(palette: Palette, accent: Accent, metrics: any TextMetrics) {
    list = DrawList(palette.finish)
    self.palette = palette
    self.accent = accent
    self.metrics = metrics
  }

  public var accentColor: Color { palette.accent(accent) }

  public func color(_ ink: Ink) -> Color {
    switch ink {
    case .text: palette.text
    case .secondary: palette.textSecondary
    case .accent: accentColor
    case .good: palette.good
    case .onAccent: palette.accentText
    case .onPlate(true, _) where isPlain: palette.surface
    case .onPlate(let isRaised, let isDetail): isRaised && !isDetail ? palette.text : palette.textSecondary
    case .onSlip: palette.toastText
    case .onSlipBright where isPlain: palette.toastText
    case .onSlipBright: palette.isDark ? Color(0x7A3E12) : Color(0xFFE1A6)
    case .color(let color): isPlain ? palette.text : color
    }
  }

  // MARK: - Slabs

  /// A raised face with its wall and its ambient shadow. `dy` moves the face; the wall stays.
  public mutating func slab(_ frame: Rect, radius: Double, dy: Double = 0, pressed: Double = 0) {
    if isPlain { return plainSlab(frame, radius: radius, dy: dy, pressed: pressed) }
    wall(under: frame, radius: radius, dy: dy, pressed: pressed)
    let top = palette.buttonTop.mixed(with: palette.buttonBottom, pressed)
    face(
      frame.offset(0, dy), radius: radius,
      .vertical(top, palette.buttonBottom, to: frame.height), rim: palette.rim)
  }

  /// A filled face in the accent: the one primary button of a screen.
  public mutating func primarySlab(_ frame: Rect, radius: Double, dy: Double, pressed: Double) {
    if isPlain { return plainSlab(frame, radius: radius, dy: dy, pressed: pressed, isFilled: true) }
    wall(under: frame, radius: radius, dy: dy, pressed: pressed)
    let bottom = accent.light.mixed(with: .black, 0.08)
    let top = accent.light.mixed(with: .white, 0.12).mixed(with: bottom, pressed)
    face(frame.offset(0, dy), radius: radius, .vertical(top, bottom, to: frame.height), rim: 0.3)
  }

  private mutating func wall(under frame: Rect, radius: Double, dy: Double, pressed: Double) {
    let form = Outline.roundedRect(frame.size, radius: radius)
    let color = palette.shadow.opacity(0.5)
    guard !isFaded else {
      let below = Rect(frame.x - 2, frame.maxY, frame.width + 4, 10)
      list.clipped(to: below) { $0.shadow(form, at: Point(frame.x, frame.y + 6), sigma: 0.5, color) }
      return
    }
    if pressed < 1 {
      list.shadow(
        form, at: Point(frame.x, frame.y + 9 - min(0, dy)), sigma: 6,
        palette.shadow.opacity(0.16 * (1 - pressed)))
    }
    list.shadow(form, at: Point(frame.x, frame.y + 6), sigma: 0.5, color)
  }

  private mutating func face(_ frame: Rect, radius: Double, _ fill: Paint, rim: Double) {
    list.shape(Shape(.roundedRect(frame.size, radius: radius), fill: fill), at: frame.origin)
    let edge = frame.inset(0.5)
    list.shape(
      Shape(
        .roundedRect(edge.size, radius: radius),
        stroke: Stroke(palette.shadow.opacity(0.14), width: 1)), at: edge.origin)
    let inner = frame.inset(1.5)
    let light = Paint.linear(
      from: .zero, to: Point(0, inner.height),
      stops: [
        .init(0, Color.white.opacity(rim)), .init(0.25, Color.white.opacity(rim * 0.2)),
        .init(1, Color.white.opacity(0)),
      ])
    list.shape(
      Shape(
        .roundedRect(inner.size, radius: max(0, radius - 1)), stroke: Stroke(light, width: 1)),
      at: inner.origin)
  }

  /// A low slab that slides or knobs about: 3 points of wall.
  public mutating func knob(_ frame: Rect, radius: Double, isPaper: Bool = false) {
    if isPlain { return plainFace(frame, radius: radius, fill: isPaper ? nil : palette.finish.ink) }
    list.shadow(
      .roundedRect(frame.size, radius: radius), at: Point(frame.x, frame.y + 3), sigma: 0.5,
      palette.shadow.opacity(0.42))
    let top = isPaper ? Color(0xFFFDF6) : palette.buttonTop
    let bottom = isPaper ? Color(0xF1E5CF) : palette.buttonBottom
    list.shape(
      Shape(
        .roundedRect(frame.size, radius: radius), fill: .vertical(top, bottom, to: frame.height)),
      at: frame.origin)
  }

  /// A track or plate that lies below the table's surface.
  public mutating func sunk(_ frame: Rect, radius: Double, fill: Color? = nil) {
    if isPlain {
      return plainFace(frame, radius: radius, fill: fill, edge: frame.height > 12 ? Self.plainEdge : 1.5)
    }
    list.shape(
      Shape(.roundedRect(frame.size, radius: radius), fill: .solid(fill ?? palette.sunk)),
      at: frame.origin)
    let edge = frame.inset(0.5)
    let rim = Paint.linear(
      from: .zero, to: Point(0, edge.height),
      stops: [
        .init(0, palette.shadow.opacity(0.30)), .init(0.5, palette.shadow.opacity(0.08)),
        .init(1, Color.white.opacity(palette.isDark ? 0.12 : 0.5)),
      ])
    list.shape(
      Shape(.roundedRect(edge.size, radius: radius), stroke: Stroke(rim, width: 1.2)), at: edge.origin)
  }

  // MARK: - Text and icons

  public mutating func text(
    _ string: String, _ style: TextStyle, at point: Point, anchor: TextAnchor = .left, _ color: Color? = nil
  ) {
    let color = color ?? palette.text
    let runs = Self.runs(string, style)
    guard runs.count > 1 else {
      list.text(string, style, at: point, anchor: anchor, color)
      return
    }
    let widths = runs.map { metrics.width(of: $0.text, $0.style) }
    let whole = widths.reduce(0, +)
    var x = point.x - (anchor == .left ? 0 : anchor == .right ? whole : whole / 2)
    for (run, width) in zip(runs, widths) {
      list.text(run.text, run.style, at: Point(x, point.y), color)
      x += width
    }
  }

  /// Vollkorn's figures are old-style: a number inside a sentence of the serif is set in Manrope.
  private static func runs(_ string: String, _ style: TextStyle) -> [(text: String, style: TextStyle)] {
    guard style.face == .vollkornSemiBold else { return [(string, style)] }
    var runs: [(text: String, style: TextStyle)] = []
    for character in string {
      let style =
        character.isASCII && character.isNumber
        ? TextStyle(.manropeBold, style.size * 0.9, line: style.lineHeight) : style
      if runs.last?.style == style {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), style))
      }
    }
    return runs
  }

  public mutating func icon(_ name: String, center: Point, size: Double = 22, _ color: Color) {
    list.picture(.icon(name), in: Rect(center: center, size: Size(size, size)), tint: color)
  }

  /// The ring of keyboard focus: 5 points outside the face, enclosing the wall. `radius` is that of the face.
  public mutating func focusRing(_ frame: Rect, wall: Double = 6, radius: Double? = nil) {
    let ring = Rect(frame.x - 5, frame.y - 5, frame.width + 10, frame.height + 10 + wall)
    if isPlain { return list.plainFocus(ring, radius: (radius ?? frame.height / 8) + 5) }
    list.shape(
      Shape(
        .roundedRect(ring.size, radius: (radius ?? frame.height / 8) + 5),
        stroke: Stroke(palette.focus, width: 3)),
      at: ring.origin)
  }

  /// The soft shadows of a board of this size on the table: contact, near, far.
  public mutating func boardShadow(_ frame: Rect, wall: Double, radius: Double, lift: Double = 0) {
    list.boardShadow(frame, wall: wall, radius: radius, isDark: palette.isDark, lift: lift)
  }
}

extension Painter {
  /// A slab that lies on a board.
  public mutating func paperSlab(_ frame: Rect) {
    if isPlain {
      plainWall(frame, radius: 10, height: 9)
      return plainFace(frame, radius: 10, edge: 3)
    }
    let form = Outline.roundedRect(frame.size, radius: 10)
    list.shadow(form, at: frame.origin + Point(10, 26), sigma: 14, palette.shadow.opacity(0.45))
    list.shape(Shape(form, fill: .solid(palette.surfaceWall)), at: frame.origin + Point(0, 9))
    list.shape(
      Shape(
        form,
        fill: .vertical(
          palette.surface.mixed(with: .white, palette.isDark ? 0.04 : 0.6), palette.surface, to: frame.height)
      ),
      at: frame.origin)
    let edge = frame.inset(0.75)
    list.shape(
      Shape(
        .roundedRect(edge.size, radius: 9.5),
        stroke: Stroke(Color.white.opacity(palette.isDark ? 0.1 : 0.8), width: 1.5)), at: edge.origin)
  }

  /// A dark slip over a scene.
  mutating func slip(_ frame: Rect) {
    if isPlain { return plainFace(frame, radius: frame.height / 8, fill: palette.toastFill) }
    let form = Outline.roundedRect(frame.size, radius: frame.height / 8)
    list.shadow(form, at: Point(frame.x, frame.y + 8), sigma: 6, palette.shadow.opacity(0.25))
    list.shape(Shape(form, fill: .solid(palette.toastFill)), at: frame.origin)
  }

  /// The panel of a pop-up with its wall and far shadow.
  mutating func popup(_ panel: Rect) {
    if isPlain {
      plainWall(panel, radius: 14, height: 10)
      return plainFace(panel, radius: 14, edge: 3)
    }
    let form = Outline.roundedRect(panel.size, radius: 14)
    list.shadow(form, at: Point(panel.x, panel.y + 30), sigma: 36, Color.black.opacity(0.5))
    list.shape(Shape(form, fill: .solid(palette.surfaceWall)), at: Point(panel.x, panel.y + 10))
    list.shape(Shape(form, fill: .solid(palette.surface)), at: panel.origin)
    let edge = panel.inset(0.75)
    list.shape(
      Shape(
        .roundedRect(edge.size, radius: 13.5),
        stroke: Stroke(Color.white.opacity(palette.isDark ? 0.08 : 0.7), width: 1.5)), at: edge.origin)
  }
}
