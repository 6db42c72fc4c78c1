// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import House

/// Turns raw pointer events into gestures, once for all games.
///
/// A press becomes a drag beyond a threshold: 4 points with a mouse, 10 with a finger, which trembles more.
package struct GestureRecognizer {
  private struct Press {
    var point: Point
    var isTouch: Bool
    var time: Double
    var isDrag = false
    var isLong = false
  }

  private var press: Press?
  private var trail: [(point: Point, time: Double)] = []
  /// The way from the first finger to the second one when something was turned or flipped last.
  private var pair: (angle: Double, spread: Double, isClosed: Bool)?
  /// True when it was a finger that came down last.
  package private(set) var wasTouch = false

  package static let longPressTime = 0.5

  package init() {}

  package var isDragging: Bool { press?.isDrag ?? false }
  package var isPressed: Bool { press != nil }

  package mutating func gestures(for event: InputEvent) -> [Gesture] {
    switch event {
    case .pointerMoved(let point, let time): return moved(to: point, time)
    case .pointerDown(let point, let button, let isTouch, let time):
      // A second button ends what the first began; but the right one may mean something to what is dragged.
      if let press { return press.isDrag && button == .right ? [.click(point, .right)] : cancel() }
      guard button == .left else { return [] }
      press = Press(point: point, isTouch: isTouch, time: time)
      (pair, wasTouch) = (nil, isTouch)
      trail = [(point, time)]
      return [.press(point, isTouch: isTouch)]
    case .pointerUp(let point, let button, _, let time):
      guard button == .left else { return press == nil ? [.click(point, button)] : [] }
      guard let press else { return [] }
      self.press = nil
      if press.isDrag { return [.drop(point, velocity: velocity(at: point, time))] }
      return press.isLong ? [] : [.click(point, .left)]
    case .pointerLeft: return press == nil ? [.hover(nil)] : []
    case .secondFinger(let point, _): return paired(with: point)
    case .wheel(let delta, let at): return [.wheel(delta, at: at)]
    case .key(let key, let modifiers, _): return [.key(key, modifiers)]
    case .focusChanged(false): return cancel()
    default: return []
    }
  }

  /// A press that has rested long enough becomes a long press. Says when to ask again.
  package mutating func advance(to now: Double) -> (gestures: [Gesture], wake: Wake) {
    guard let current = press, !current.isDrag, !current.isLong else { return ([], .never) }
    let due = current.time + Self.longPressTime
    guard now >= due else { return ([], .at(due)) }
    press?.isLong = true
    return ([.longPress(current.point)], .never)
  }

  package mutating func cancel() -> [Gesture] {
    defer { press = nil }
    return press == nil ? [] : [.cancel]
  }

  /// Two fingers hold what the first one is on: turned by more than 40 degrees it turns by a quarter, and closed to three
  /// fifths it lies on its other side.
  private mutating func paired(with second: Point?) -> [Gesture] {
    guard let second, let press, let first = trail.last?.point else {
      pair = nil
      return []
    }
    let way = second - first
    let (angle, spread) = (atan2(way.y, way.x) * 180 / .pi, max(1, way.length))
    var gestures: [Gesture] = []
    if !press.isDrag {
      self.press?.isDrag = true
      gestures.append(.dragBegin(from: press.point, to: first))
    }
    guard var pair else {
      pair = (angle, spread, false)
      return gestures
    }
    var turn = (angle - pair.angle).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    if abs(turn) > 40 {
      gestures.append(.turn(right: turn > 0))
      pair.angle += turn > 0 ? 90 : -90
    }
    if spread < pair.spread * 0.6, !pair.isClosed {
      gestures.append(.flip)
      pair.isClosed = true
    } else if spread > pair.spread * 0.85 {
      pair.isClosed = false
    }
    self.pair = pair
    return gestures
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
