// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// What scrolls follows the wheel, the hand, the keys and the focus, in every scene alike.
extension Stage {
  /// Points for an arrow key, and of a page that are seen again on the next one.
  private static let (line, seenAgain) = (120.0, 48.0)

  /// True when the gesture meant something that scrolls.
  func scroll(_ layer: Layer, by gesture: Gesture) -> Bool {
    let areas = interface(of: layer).areas.filter { $0.overflow > 0 }
    switch gesture {
    case .wheel(let delta, let at):
      guard
        let area = areas.last(where: { $0.frame.contains(at) }) ?? (layer.scene.isPopup ? areas.first : nil)
      else { return false }
      set(layer.host.target(of: area) - area.notch * delta.y, area, layer)
    case .dragBegin(let from, let to):
      guard let area = areas.last(where: { $0.frame.contains(from) }) else { return false }
      layer.grip = (area.id, area.offset + from.y)
      return scroll(layer, by: .drag(to))
    case .drag(let point):
      guard let grip = layer.grip, let area = areas.first(where: { $0.id == grip.area }) else { return false }
      set(grip.y - point.y, area, layer, atOnce: true)
    case .drop(_, let velocity):
      guard let grip = layer.grip else { return false }
      layer.grip = nil
      // A finger lets go of a list that runs on.
      if recognizer.wasTouch, !reducesMotion, abs(velocity.y) > 120,
        let area = areas.first(where: { $0.id == grip.area })
      {
        layer.host.fling(area, speed: -velocity.y)
        layer.isStale = true
      }
    case .cancel:
      layer.grip = nil
      return false
    default: return false
    }
    return true
  }

  /// True when the key turned a page.
  func scroll(_ layer: Layer, by key: Key, _ modifiers: Modifiers) -> Bool {
    let interface = interface(of: layer)
    let focused = interface.stops.first { $0.control.id == layer.host.focused }
    guard modifiers.isEmpty, !layer.scene.hasBoard, !layer.scene.takes(key),
      let area = interface.areas.first(where: { $0.id == focused?.area }) ?? interface.areas.last,
      area.overflow > 0
    else { return false }
    switch focused?.control.kind {
    case .slider?, .field?: if key == .home || key == .end { return false }
    default: break
    }
    let page = area.frame.height - Self.seenAgain
    switch key {
    case .pageUp: set(area.offset - page, area, layer)
    case .pageDown: set(area.offset + page, area, layer)
    case .home: set(0, area, layer)
    case .end: set(area.overflow, area, layer)
    default: return false
    }
    return true
  }

  /// An arrow key beyond the last control goes on through the words.
  func scroll(_ layer: Layer, towards key: Key) {
    guard key == .up || key == .down, let area = interface(of: layer).areas.last else { return }
    set(area.offset + (key == .up ? -Self.line : Self.line), area, layer)
  }

  /// Brings a control into sight.
  func reveal(_ id: String, in layer: Layer) {
    let interface = interface(of: layer)
    guard let stop = interface.stops.first(where: { $0.control.id == id }),
      let area = interface.areas.first(where: { $0.id == stop.area })
    else { return }
    set(area.revealing(stop.control.frame), area, layer)
  }

  /// Gives the focus to a control, and brings it into sight.
  func focus(_ id: String?, in layer: Layer, visibly: Bool = true) {
    layer.host.focus(id, visibly: visibly)
    if let id { reveal(id, in: layer) }
  }

  private func set(_ offset: Double, _ area: ScrollArea, _ layer: Layer, atOnce: Bool = false) {
    layer.host.scroll(area, to: offset, atOnce: atOnce)
    layer.isStale = true
  }
}
