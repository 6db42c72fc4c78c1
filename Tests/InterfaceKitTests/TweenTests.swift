// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

/// Values on their way.
struct TweenTests {
  /// It begins and ends when it should, and is on its way until then.
  @Test(arguments: [Easing.linear, .release]) func aValueTakesItsTime(easing: Easing) {
    let tween = Tween(from: 10, to: 20, start: 3, duration: 0.5, easing: easing)
    #expect(abs(tween.value(at: 3) - 10) < 0.01 && tween.value(at: 3.5) == 20 && tween.value(at: 9) == 20)
    let values = (0...48).map { tween.value(at: 3 + Double($0) / 100) }
    #expect(values == values.sorted() && values.allSatisfy { $0 < 20 })
    #expect(!tween.isOver(at: 3.49) && tween.isOver(at: 3.5))
  }

  @Test(arguments: [Spring.lift, .popup, .tile, Spring(stiffness: 100, damping: 20)])
  func aSpringComesToRest(spring: Spring) {
    #expect(spring.remainder(at: -1) == 1 && spring.remainder(at: 0) == 1)
    #expect(abs(spring.remainder(at: spring.duration)) < 0.1 && abs(spring.remainder(at: 1000)) < 0.001)
    #expect(spring.remainder(at: .infinity) == 0)
  }

  @Test func withoutTimeItIsThereAtOnce() {
    #expect(Tween(from: 10, to: 20, start: 3, duration: 0).value(at: 3) == 20)
  }
}
