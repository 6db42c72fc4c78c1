// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Controls in all their states (design language, section 7).
extension Painter {
  /// Draws `controls` as `host` has them at `now`, tracks of segments first.
  mutating func controls(_ controls: [Control], _ host: ControlHost, now: Double) {
    var tracks: Set<String> = []
    for control in controls {
      if let group = control.group, tracks.insert(group).inserted {
        track(controls.filter { $0.group == group }, host, group: group, now: now)
      }
      let own = palette
      if control.isOnTile { palette = own.onTile }
      draw(control, host, now: now)
      palette = own
    }
    if hasKeyboard, host.showsFocus, let focused = controls.first(where: { $0.id == host.focused }) {
      ring(around: focused)
    }
  }

  private mutating func draw(_ control: Control, _ host: ControlHost, now: Double) {
    guard control.isEnabled else {
      var faded = self
      faded.list = DrawList()
      faded.isFaded = true
      faded.drawEnabled(control, press: 0, hover: 0, on: host.on(of: control.id, now: now))
      list.append(faded.list, opacity: 0.42)
      return
    }
    drawEnabled(
      control, press: host.press(of: control.id, now: now), hover: host.hover(of: control.id, now: now),
      on: host.on(of: control.id, now: now))
  }

  private mutating func drawEnabled(_ control: Control, press: Double, hover: Double, on: Double) {
    switch control.kind {
    case .button(let icon, let primary):
      button(control, icon: icon, primary: primary, press: press, hover: hover)
    case .quiet(let icon):
      let frame = control.frame
      let tint = 0.08 * hover + 0.06 * press
      if tint > 0.002 {
        list.shape(
          Shape(
            .roundedRect(frame.size, radius: frame.height / 8), fill: .solid(palette.text.opacity(tint))),
          at: frame.origin)
      }
      self.icon(
        icon, center: frame.center, size: 24,
        palette.text.mixed(with: palette.buttonTextPressed, press))
    case .toggle: toggle(control.frame, on: on)
    case .segment(_, let isSelected, let icon):
      label(
        control, icon: icon, size: 14, iconSize: 18, center: control.frame.center.y - 1, gap: 8,
        isSelected ? palette.text : palette.textSecondary.mixed(with: palette.text, hover))
    case .slider(let value, _): slider(control.frame, value)
    case .area: break
    }
  }

  private mutating func button(
    _ control: Control, icon: String?, primary: Bool, press: Double, hover: Double
  ) {
    let frame = control.frame
    let dy = press > 0 ? press * 5 : -hover
    let radius = frame.height / 8
    var color = palette.buttonText.mixed(with: palette.buttonTextPressed, press)
    if primary {
      primarySlab(frame, radius: radius, dy: dy, pressed: press)
      color = Palette.accentText.mixed(with: Color(0xFFE2A8), press)
    } else {
      slab(frame, radius: radius, dy: dy, pressed: press)
    }
    label(
      control, icon: icon, size: frame.height < 48 ? 15 : 16, iconSize: frame.height >= 40 ? 22 : 18,
      center: frame.midY + dy, gap: 9, color)
  }

  /// Icon and words side by side, centred as one.
  private mutating func label(
    _ control: Control, icon: String?, size: Double, iconSize: Double, center: Double, gap: Double,
    _ color: Color
  ) {
    let style = TextStyle(.manropeSemiBold, size, line: 22)
    let words = control.showsLabel ? metrics.width(of: control.label, style) : 0
    let whole = (icon == nil ? 0 : iconSize) + (icon != nil && words > 0 ? gap : 0) + words
    var x = control.frame.midX - whole / 2
    if let icon {
      self.icon(icon, center: Point(x + iconSize / 2, center), size: iconSize, color)
      x += iconSize + gap
    }
    if words > 0 { text(control.label, style, at: Point(x, center + size * 0.36), color) }
  }

  private mutating func track(
    _ segments: [Control], _ host: ControlHost, group: String, now: Double
  ) {
    guard let first = segments.first, let last = segments.last else { return }
    let frame = first.frame.union(last.frame).inset(-3, 0)
    sunk(frame, radius: 6)
    guard segments.contains(where: \.isSelected) else { return }
    let slab = host.slab(of: group, now: now)
    knob(
      Rect(slab.x, frame.y + 2, slab.width, frame.height - 7), radius: (frame.height - 6) / 8)
  }

  private mutating func toggle(_ frame: Rect, on: Double) {
    sunk(frame, radius: 6, fill: palette.sunk.mixed(with: accent.light, on))
    let knobFrame = Rect(frame.x + 3 + (frame.width - 28) * on, frame.y + 1.5, 22, 22)
    knob(knobFrame, radius: 3, isPaper: true)
    if on > 0.5 { icon("check", center: knobFrame.center, size: 14, Color(0x3A2A1D, (on - 0.5) * 2)) }
  }

  private mutating func slider(_ frame: Rect, _ value: Double) {
    let y = frame.midY
    sunk(Rect(frame.x, y - 4, frame.width, 8), radius: 4)
    if value > 0.02 {
      list.shape(
        Shape(
          .roundedRect(Size((frame.width * value).rounded(), 8), radius: 4), fill: .solid(accentColor)),
        at: Point(frame.x, y - 4))
    }
    let knobFrame = Rect((frame.x + frame.width * value - 9).rounded(), y - 15, 18, 26)
    knob(knobFrame, radius: 3.2, isPaper: true)
    for dx in [6.5, 11.5] {
      list.shape(
        Shape(.roundedRect(Size(1.4, 10), radius: 0.7), fill: .solid(Color(0x3A2A1D, 0.35))),
        at: Point(knobFrame.x + dx - 0.7, y - 7))
    }
  }

  private mutating func ring(around control: Control) {
    switch control.kind {
    case .button: focusRing(control.frame)
    case .segment: focusRing(control.frame.inset(0, 2), wall: -1)
    case .slider:
      focusRing(Rect(control.frame.x - 9, control.frame.midY - 16, control.frame.width + 18, 28), wall: 0)
    case .area: focusRing(control.frame, wall: 0, radius: 8)
    case .quiet, .toggle: focusRing(control.frame, wall: 0)
    }
  }
}
