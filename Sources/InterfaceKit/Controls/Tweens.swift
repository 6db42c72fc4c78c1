// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Values that follow their targets over time, each under a name of its own.
public struct Tweens {
  private var tweens: [String: Tween] = [:]

  public init() {}

  /// Sends the value `name` to `target`; the first time it is simply there.
  public mutating func send(
    _ name: String, to target: Double, over duration: Double, _ easing: Easing = .linear, now: Double
  ) {
    guard let current = tweens[name] else {
      tweens[name] = Tween(from: target, to: target, start: now, duration: 0)
      return
    }
    guard current.to != target else { return }
    tweens[name] = Tween(
      from: current.value(at: now), to: target, start: now, duration: duration, easing: easing)
  }

  public func value(_ name: String, now: Double, default fallback: Double = 0) -> Double {
    tweens[name]?.value(at: now) ?? fallback
  }

  public func isMoving(at now: Double) -> Bool { tweens.values.contains { !$0.isOver(at: now) } }

  /// Forgets everything that is not named by `keep`.
  public mutating func keep(where isKept: (String) -> Bool) { tweens = tweens.filter { isKept($0.key) } }
}
