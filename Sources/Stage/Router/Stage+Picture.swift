// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// What the stage shows.
extension Stage {
  /// The picture of this moment. Painting changes nothing.
  func picture() -> DrawList {
    var painter = Painter(
      palette: Palette(look), accent: accent, metrics: setup.metrics)
    painter.list.backdrop(painter.palette.backdrop, in: window)
    paintBase(&painter)
    for layer in layers where layer.scene.isPopup {
      paintPopup(layer, at: popupProgress(layer), dim: dimProgress(layer), &painter)
    }
    if let closing {
      let left = 1 - clamp((now - closing.start) / Self.closeTime, 0, 1)
      paintPopup(closing.layer, at: (left, 0), dim: left, &painter)
    }
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
    inner.list = painter.list.blank
    inner.hasKeyboard = layer === top
    paint(layer, &inner)
    let time = reducesMotion ? 0.12 : Self.screenTime * settings.paceFactor
    let t = clamp((now - layer.opened) / time, 0, 1)
    let eased = Easing.release(t)
    painter.list.append(
      inner.list, at: Point(reducesMotion ? 0 : (24 * (1 - eased)).rounded(), 0), opacity: eased)
  }

  private func paint(_ layer: Layer, _ painter: inout Painter) {
    painter.type = type
    if layer === top { painter.padSigns = padSigns }
    layer.interface.paint(into: &painter, layer.host, now: now)
  }

  func advanceTransitions() -> Wake {
    var wake = Wake.never
    for layer in layers {
      let time =
        !layer.scene.isPopup
        ? (reducesMotion ? 0.12 : Self.screenTime * settings.paceFactor) : Spring.popup.duration
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
    guard !reducesMotion else { return (opacity, 0) }
    return (opacity, (16 * Spring.popup.remainder(at: now - layer.opened)).rounded())
  }

  private func dimProgress(_ layer: Layer) -> Double { clamp((now - layer.opened) / Self.dimTime, 0, 1) }

  private func paintPopup(
    _ layer: Layer, at progress: (opacity: Double, rise: Double), dim: Double, _ painter: inout Painter
  ) {
    painter.list.fill(
      window, painter.palette.dim.opacity(dim))
    var inner = painter
    inner.list = painter.list.blank
    inner.hasKeyboard = layer === top
    paint(layer, &inner)
    painter.list.append(inner.list, at: Point(0, progress.rise), opacity: progress.opacity)
  }
}
