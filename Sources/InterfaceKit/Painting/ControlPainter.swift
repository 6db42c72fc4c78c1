// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Controls in all their states (design language, section 7).
extension Painter {
  public mutating func control(_ control: Control, _ host: ControlHost, now: Double) {
    let own = palette
    if control.isOnTile { palette = own.onTile }
    draw(control, host, now: now)
    palette = own
    if hasKeyboard, let sign = padSigns[control.id] { padSign(sign, of: control) }
  }

  /// The ring around the control that has the focus, if a key has been used; around a field always.
  mutating func focusRing(of focused: Control, _ host: ControlHost) {
    // Who writes has to see where, also after a click.
    if hasKeyboard, host.showsFocus || focused.isField, focused.isSeen { ring(around: focused) }
  }

  private mutating func draw(_ control: Control, _ host: ControlHost, now: Double) {
    if case .field(let text, let hint) = control.kind {
      return field(control.frame, text, hint, host.focused == control.id ? host.cursor : nil)
    }
    guard control.isEnabled else {
      if isPlain { return drawDisabled(control, host, now: now) }
      var faded = self
      faded.list = list.blank
      faded.isFaded = true
      faded.drawEnabled(control, press: 0, hover: 0, on: host.on(of: control.id, now: now))
      list.append(faded.list, opacity: 0.42)
      return
    }
    drawEnabled(
      control, press: host.press(of: control.id, now: now), hover: host.hover(of: control.id, now: now),
      on: host.on(of: control.id, now: now))
  }

  /// In high contrast nothing fades: words in grey in a frame of dashes.
  private mutating func drawDisabled(_ control: Control, _ host: ControlHost, now: Double) {
    let grey = palette.finish.disabled
    switch control.kind {
    case .button(let icon, _):
      plainDashes(control.frame)
      label(control, icon: icon, .button(control.frame.height), center: control.frame.midY, grey)
    case .segment(_, let isSelected, let icon, _):
      label(
        control, icon: icon, .segment, center: control.frame.center.y - 1, isSelected ? palette.surface : grey
      )
    case .toggle: plainDashes(control.drawn(type))
    case .quiet(let icon, _): self.icon(icon, center: control.frame.center, size: type.icon(24), grey)
    default: drawEnabled(control, press: 0, hover: 0, on: host.on(of: control.id, now: now))
    }
  }

  private mutating func drawEnabled(_ control: Control, press: Double, hover: Double, on: Double) {
    switch control.kind {
    case .button(let icon, let primary):
      button(control, icon: icon, primary: primary, press: press, hover: hover)
    case .quiet(let icon, let isOn):
      let frame = control.frame
      if isOn ?? false {
        sunk(frame, radius: frame.height / 8)
        list.fill(Rect(frame.midX - 10, frame.maxY - 7, 20, 3), accentColor)
      }
      let tint = 0.08 * hover + 0.06 * press
      if tint > 0.002 {
        list.shape(
          Shape(
            .roundedRect(frame.size, radius: frame.height / 8), fill: .solid(palette.text.opacity(tint))),
          at: frame.origin)
      }
      self.icon(
        icon, center: frame.center, size: type.icon(24),
        palette.text.mixed(with: palette.buttonTextPressed, press))
    case .toggle: isPlain ? plainToggle(control.drawn(type), on: on) : toggle(control.drawn(type), on: on)
    case .segment(_, let isSelected, let icon, _):
      label(
        control, icon: icon, .segment, center: control.frame.center.y - 1,
        isSelected
          ? isPlain ? palette.surface : palette.text : palette.textSecondary.mixed(with: palette.text, hover))
    case .slider(_, _, isBare: true): break
    case .slider(let value, _, _): slider(control.drawn(type), value)
    case .area, .row, .field: break
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
      color = isPlain ? palette.accentText : palette.accentText.mixed(with: Color(0xFFE2A8), press)
    } else {
      slab(frame, radius: radius, dy: dy, pressed: press)
    }
    if isPlain && press > 0.5 { color = primary ? palette.text : palette.surface }
    label(control, icon: icon, .button(frame.height), center: frame.midY + dy, color)
  }

  /// Icon and words side by side, centred as one. Words that are too long for their control are set smaller.
  private mutating func label(
    _ control: Control, icon: String?, _ lettering: Control.Lettering, center: Double, _ color: Color
  ) {
    var style = type.style(lettering.style)
    let (iconSize, gap) = (type.icon(lettering.icon), lettering.gap)
    let picture = icon == nil ? 0 : iconSize
    var words = control.showsLabel ? metrics.width(of: control.label, style) : 0
    let room = control.frame.width - 8 - picture - (icon == nil ? 0 : gap)
    if words > room, room > 0 {
      style = style.scaled(by: max(9 / style.size, room / words))
      words = metrics.width(of: control.label, style)
    }
    let whole = picture + (icon != nil && words > 0 ? gap : 0) + words
    var x = control.frame.midX - whole / 2
    if let icon {
      self.icon(icon, center: Point(x + iconSize / 2, center), size: iconSize, color)
      x += iconSize + gap
    }
    if words > 0 { text(control.label, style, at: Point(x, center + style.size * 0.36), color) }
  }

  public mutating func track(_ frame: Rect, _ host: ControlHost, group: String, hasSlab: Bool, now: Double) {
    sunk(frame, radius: 6)
    guard hasSlab else { return }
    let slab = host.slab(of: group, now: now)
    knob(
      Rect(slab.x, frame.y + 2, slab.width, frame.height - 7), radius: (frame.height - 6) / 8)
  }

  private mutating func toggle(_ frame: Rect, on: Double) {
    sunk(frame, radius: 6, fill: palette.sunk.mixed(with: accent.light, on))
    let side = frame.height - 6
    let knobFrame = Rect(frame.x + 3 + (frame.width - side - 6) * on, frame.y + 1.5, side, side)
    knob(knobFrame, radius: 3, isPaper: true)
    if on > 0.5 {
      icon("check", center: knobFrame.center, size: side * 14 / 22, Color(0x3A2A1D, (on - 0.5) * 2))
    }
  }

  private mutating func plainToggle(_ frame: Rect, on: Double) {
    let isOn = on > 0.5
    sunk(frame, radius: 6, fill: isOn ? palette.finish.ink : nil)
    let side = frame.height - 10
    let knobFrame = Rect(frame.x + 5 + (frame.width - side - 10) * on, frame.y + 5, side, side)
    list.rounded(knobFrame, radius: 3, isOn ? palette.finish.ground : palette.finish.ink)
    if isOn { icon("check", center: knobFrame.center, size: side * 0.9, palette.finish.ink) }
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

  /// - Parameter cursor: where one writes; nil without the focus.
  private mutating func field(_ frame: Rect, _ text: String, _ hint: String, _ cursor: TextCursor?) {
    sunk(frame, radius: 6)
    var style = type.style(TextStyle(.manropeSemiBold, 16, line: 22))
    let shown = text.isEmpty && cursor == nil ? hint : text
    let room = frame.width - 28
    let width = metrics.width(of: shown, style)
    if width > room, room > 0 { style = style.scaled(by: max(9 / style.size, room / width)) }
    let start = Point(frame.x + 14, frame.midY + style.size * 0.36)
    func x(_ count: Int) -> Double { start.x + metrics.width(of: String(text.prefix(count)), style) }
    if let chosen = cursor?.chosen(in: text) {
      let (left, right) = (x(chosen.lowerBound), x(chosen.upperBound))
      list.fill(
        Rect(left - 2, frame.midY - style.size * 0.75, right - left + 4, style.size * 1.5),
        accentColor.opacity(0.3))
    }
    self.text(shown, style, at: start, text.isEmpty ? palette.textSecondary : palette.text)
    guard let cursor else { return }
    list.fill(
      Rect(x(cursor.caret(in: text)).rounded(), frame.midY - style.size * 0.65, 2, style.size * 1.3),
      accentColor)
  }

  private mutating func ring(around control: Control) {
    if let ring = control.ring { return focusRing(control.frame, wall: ring.wall, radius: ring.radius) }
    let drawn = control.drawn(type)
    switch control.kind {
    case .button: focusRing(control.frame)
    case .segment: focusRing(control.frame.inset(0, 2), wall: -1)
    case .slider(_, _, isBare: true): focusRing(control.frame, wall: 0)
    case .slider:
      focusRing(Rect(drawn.x - 9, drawn.midY - 16, drawn.width + 18, 28), wall: 0)
    case .area, .row, .field: focusRing(control.frame, wall: 0, radius: 8)
    case .quiet, .toggle: focusRing(drawn, wall: 0)
    }
  }
}

extension Control {
  /// What is drawn of it: toggles and sliders are lower than what can be pressed.
  func drawn(_ type: TypeScale) -> Rect {
    switch kind {
    case .toggle:
      Rect(
        center: frame.center, size: Size(min(frame.width, type.icon(52)), min(frame.height, type.icon(28))))
    case .slider: Rect(frame.x, frame.midY - 13, frame.width, 26)
    default: frame
    }
  }
}
