// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import SceneKit
@testable import Stage

/// What a hand means.
struct GestureTests {
  /// Presses at (50, 50), goes by `way` and lets go.
  private func gestures(_ way: Point, isTouch: Bool) -> [Gesture] {
    var recognizer = GestureRecognizer()
    let (from, to) = (Point(50, 50), Point(50, 50) + way)
    return [
      .pointerDown(from, .left, isTouch: isTouch, time: 1), .pointerMoved(to, time: 1.1),
      .pointerUp(to, .left, isTouch: isTouch, time: 1.3),
    ].flatMap { recognizer.gestures(for: $0) }
  }

  private func isDrag(_ way: Point, isTouch: Bool = false) -> Bool {
    gestures(way, isTouch: isTouch).contains { if case .dragBegin = $0 { true } else { false } }
  }

  /// Hands tremble, and fingers more than mice.
  @Test func aTremblingClickIsAClick() {
    for way in [Point(3, 0), Point(-2, 3), Point(0, -4)] {
      #expect(gestures(way, isTouch: false).contains(.click(Point(50, 50) + way, .left)))
      #expect(!isDrag(way))
    }
    #expect(!isDrag(Point(6, 7), isTouch: true))
    #expect(isDrag(Point(4, 2)) && isDrag(Point(8, 7), isTouch: true))
  }

  /// What rests is no click when it is let go.
  @Test func aLongPressIsNoClick() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: .pointerDown(Point(50, 50), .left, isTouch: true, time: 1))
    #expect(recognizer.advance(to: 1.4).gestures.isEmpty)
    #expect(recognizer.advance(to: 1.5).gestures == [.longPress(Point(50, 50))])
    #expect(recognizer.gestures(for: .pointerUp(Point(50, 50), .left, isTouch: true, time: 1.6)).isEmpty)
  }
}
