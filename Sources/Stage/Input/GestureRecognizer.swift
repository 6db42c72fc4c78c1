// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Turns raw pointer events into gestures, once for all games.
///
/// A press becomes a drag beyond a threshold: 4 points with a mouse, 10 with a finger, which trembles more.
struct GestureRecognizer {
  private struct Press {
    var point: Point
    var isTouch: Bool
    var time: Double
    var isDrag = false
    var isLong = false
  }

  private var press: Press?
  private var trail: [(point: Point, time: Double)] = []

  static let longPressTime = 0.5

  var isDragging: Bool { press?.isDrag ?? false }

  mutating func gestures(for event: InputEvent) -> [Gesture] {
    switch event {
    case .pointerMoved(let point, let time): return moved(to: point, time)
    case .pointerDown(let point, let button, let isTouch, let time):
      // A second button ends what the first began; but the right one may mean something to what is dragged.
      if let press { return press.isDrag && button == .right ? [.click(point, .right)] : cancel() }
      guard button == .left else { return [] }
      press = Press(point: point, isTouch: isTouch, time: time)
      trail = [(point, time)]
      return [.press(point, isTouch: isTouch)]
    case .pointerUp(let point, let button, _, let time):
      guard button == .left else { return press == nil ? [.click(point, button)] : [] }
      guard let press else { return [] }
      self.press = nil
      if press.isDrag { return [.drop(point, velocity: velocity(at: point, time))] }
      return press.isLong ? [] : [.click(point, .left)]
    case .pointerLeft: return press == nil ? [.hover(nil)] : []
    case .wheel(let delta, let at): return [.wheel(delta, at: at)]
    case .key(let key, let modifiers, _): return [.key(key, modifiers)]
    case .focusChanged(false): return cancel()
    default: return []
    }
  }

  /// A press that has rested long enough becomes a long press. Says when to ask again.
  mutating func advance(to now: Double) -> (gestures: [Gesture], wake: Wake) {
    guard let current = press, !current.isDrag, !current.isLong else { return ([], .never) }
    let due = current.time + Self.longPressTime
    guard now >= due else { return ([], .at(due)) }
    press?.isLong = true
    return ([.longPress(current.point)], .never)
  }

  mutating func cancel() -> [Gesture] {
    defer { press = nil }
    return press == nil ? [] : [.cancel]
  }

  private mutating func moved(to point: Point, _ time: Double) -> [Gesture] {
    guard var current = press else { return [.hover(point)] }
    trail.append((point, time))
    if trail.count > 24 { trail.removeFirst() }
    if current.isDrag { return [.drag(point)] }
    guard (point - current.point).length > (current.isTouch ? 10 : 4) else { return [] }
    current.isDrag = true
    press = current
    return [.dragBegin(from: current.point, to: point)]
  }

  /// Mean velocity over the last 80 ms: long enough to be steady, short enough to feel a stop.
  private func velocity(at point: Point, _ time: Double) -> Point {
    guard let start = trail.first(where: { time - $0.time <= 0.08 }), time - start.time > 0.001 else {
      return .zero
    }
    return (point - start.point) * (1 / (time - start.time))
  }
}
