// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What the stage shows.
extension Stage {
  /// The picture of this moment. Painting changes nothing.
  func picture() -> DrawList {
    var painter = Painter(
      palette: isDark ? .dark : .light, accent: accent, metrics: setup.metrics)
    painter.list.backdrop(painter.palette.backdrop)
    paintBase(&painter)
    for layer in layers where layer.scene.isPopup {
      paintPopup(layer, at: popupProgress(layer), dim: dimProgress(layer), &painter)
    }
    if let closing {
      let left = 1 - clamp((now - closing.start) / Self.closeTime, 0, 1)
      paintPopup(closing.layer, at: (left, 0), dim: left, &painter)
    }
    paintTooltip(&painter)
    paintToast(&painter)
    return painter.list
  }

  static let closeTime = 0.12
  static let dimTime = 0.16
  static let screenTime = 0.26

  private var accent: Accent {
    layers.last { $0.scene.accent != nil }?.scene.accent
      ?? Accent(light: Color(0x844A26), dark: Color(0xD9A574))
  }

  // MARK: - Scenes

  /// The topmost scene that is no pop-up, sliding in when it is new.
  private func paintBase(_ painter: inout Painter) {
    guard let layer = layers.last(where: { !$0.scene.isPopup }) else { return }
    var inner = painter
    inner.list = DrawList()
    inner.hasKeyboard = layer === top
    paint(layer, &inner)
    layer.scene.paintLifted(&inner, context(of: layer))
    let time = settings.reducedMotion ? 0.12 : Self.screenTime * settings.paceFactor
    let t = clamp((now - layer.opened) / time, 0, 1)
    let eased = Easing.release(t)
    painter.list.append(
      inner.list, at: Point(settings.reducedMotion ? 0 : (24 * (1 - eased)).rounded(), 0), opacity: eased)
  }

  private func paint(_ layer: Layer, _ painter: inout Painter) {
    painter.type = type
    scenery(of: layer).paint(into: &painter, layer.host, now: now)
  }

  func advanceTransitions() -> Wake {
    var wake = Wake.never
    for layer in layers {
      let time =
        !layer.scene.isPopup
        ? (settings.reducedMotion ? 0.12 : Self.screenTime * settings.paceFactor) : Spring.popup.duration
      if now < layer.opened + time { wake = .nextFrame }
    }
    if let closing {
      if now >= closing.start + Self.closeTime { self.closing = nil }
      wake = .nextFrame
    }
    return wake
  }

  // MARK: - Pop-ups

  private func popupProgress(_ layer: Layer) -> (opacity: Double, rise: Double) {
    let opacity = clamp((now - layer.opened) / Self.dimTime, 0, 1)
    guard !settings.reducedMotion else { return (opacity, 0) }
    return (opacity, (16 * Spring.popup.remainder(at: now - layer.opened)).rounded())
  }

  private func dimProgress(_ layer: Layer) -> Double { clamp((now - layer.opened) / Self.dimTime, 0, 1) }

  private func paintPopup(
    _ layer: Layer, at progress: (opacity: Double, rise: Double), dim: Double, _ painter: inout Painter
  ) {
    painter.list.fill(
      Rect(origin: .zero, size: viewport.size), painter.palette.dim.opacity(dim))
    var inner = painter
    inner.list = DrawList()
    inner.hasKeyboard = layer === top
    paint(layer, &inner)
    painter.list.append(inner.list, at: Point(0, progress.rise), opacity: progress.opacity)
  }

  private func paintTooltip(_ painter: inout Painter) {
    guard let (words, frame) = tooltip else { return }
    painter.type = type
    painter.tooltip(words, in: frame)
  }

  /// What the control under the pointer is, and where that is told: under it, or over it where there is no room or where
  /// the message stands, which it never covers; nil where neither side is free.
  var tooltip: (words: String, frame: Rect)? {
    let interface = interface(of: top)
    guard let id = top.host.tooltip(at: now),
      let control = interface.controls.first(where: { $0.id == id }), control.isEnabled
    else { return nil }
    let isIconOnly = !control.showsLabel
    guard isIconOnly || control.shortcut != nil, control.kind != .area else { return nil }
    switch control.kind {
    case .toggle, .slider, .segment: return nil
    default: break
    }
    let words = [isIconOnly ? control.label : nil, control.shortcut.map(keysSaid)]
      .compactMap { $0 }.joined(separator: "  ")
    let style = type.style(.tooltip)
    let size = Size((setup.metrics.width(of: words, style) + 24).rounded(), style.lineHeight + 10)
    let x = clamp(control.frame.midX, size.width / 2 + 6, viewport.size.width - size.width / 2 - 6).rounded()
    let sides = [control.frame.maxY + 15 + size.height / 2, control.frame.y - 11 - size.height / 2]
    let message = interface.frame(of: TableFrame.words)
    return sides.map { Rect(center: Point(x, $0.rounded()), size: size) }.first { frame in
      frame.y >= 0 && frame.maxY + 1 < viewport.size.height && message?.intersects(frame) != true
    }.map { (words, $0) }
  }
}
