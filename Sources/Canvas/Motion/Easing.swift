// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// How a motion spends its time: maps 0...1 to 0...1.
public enum Easing: Hashable, Sendable {
  case linear
  /// CSS cubic-bezier(x1, y1, x2, y2).
  case bezier(Double, Double, Double, Double)

  public static let release = Easing.bezier(0.2, 0.8, 0.3, 1)
  public static let snap = Easing.bezier(0.2, 0, 0, 1)
  /// For what is large: as slow to stop as to start.
  public static let glide = Easing.bezier(0.4, 0, 0.2, 1)
  public static let returnHome = Easing.bezier(0.3, 0, 0.1, 1)

  public func callAsFunction(_ t: Double) -> Double {
    let t = clamp(t, 0, 1)
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return t }
    func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    // x(s) rises, so bisection finds s; 24 halvings are far below a pixel.
    var low = 0.0
    var high = 1.0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if curve(x1, x2, middle) < t { low = middle } else { high = middle }
    }
    return curve(y1, y2, (low + high) / 2)
  }
}

/// A value on its way from one number to another.
public struct Tween: Hashable, Sendable {
  public var from: Double
  public var to: Double
  public var start: Double
  /// Seconds.
  public var duration: Double
  public var easing: Easing

  public init(from: Double, to: Double, start: Double, duration: Double, easing: Easing = .linear) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.easing = easing
  }

  public func value(at now: Double) -> Double {
    guard duration > 0, now < start + duration else { return to }
    return from + (to - from) * easing((now - start) / duration)
  }

  public func isOver(at now: Double) -> Bool { now >= start + duration }
}

/// A damped spring that is let go at distance 1 from its rest, in closed form: the same at any frame rate.
public struct Spring: Hashable, Sendable {
  public var stiffness: Double
  public var damping: Double
  public var mass: Double

  public init(stiffness: Double, damping: Double, mass: Double = 1) {
    self.stiffness = stiffness
    self.damping = damping
    self.mass = mass
  }

  public static let lift = Spring(stiffness: 420, damping: 30)
  public static let popup = Spring(stiffness: 380, damping: 32)
  public static let tile = Spring(stiffness: 320, damping: 24)

  /// Distance from rest after `t` seconds, 1 at t = 0.
  public func remainder(at t: Double) -> Double {
    guard t > 0 else { return 1 }
    // What has been there for ever rests; the formula would come to no number.
    guard t < .infinity else { return 0 }
    let decay = damping / (2 * mass)
    let square = stiffness / mass - decay * decay
    if square > 0.0001 {
      let omega = square.squareRoot()
      return exp(-decay * t) * (cos(omega * t) + decay / omega * sin(omega * t))
    }
    return exp(-decay * t) * (1 + decay * t)
  }

  /// Seconds until the distance stays below half a percent.
  public var duration: Double { 5.3 / (damping / (2 * mass)) }
}
