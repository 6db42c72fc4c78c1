// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// The end of a game as it is told beside the board, and the ring that counts down to the next game. Undo never touches it.
struct ResultState {
  /// Where the pointer was when the result was told.
  private enum Anchor {
    case untold
    case outside
    case at(Point)
  }

  /// The last position is looked at, without what the board makes of the end.
  var showsPosition = false
  /// What is left of the countdown, 1 to 0, and its whole seconds; nil before it began and once it has faded.
  private(set) var ring: (part: Double, seconds: Int)?
  private var anchor = Anchor.untold
  /// True while a countdown can be seen running.
  private(set) var isCounting = false
  private var stopped: Double?

  private static let ringFade = 0.16
  /// The pointer may tremble by so many points.
  private static let reach = 4.0

  /// Another game, or the same one goes on.
  mutating func reset() { self = ResultState() }

  /// How much of the words is seen, and how far below their place: they rise into it when they come.
  func appearance(since start: Double, _ look: Look, now: Double) -> (fade: Double, rise: Double) {
    guard !look.reducedMotion else { return (clamp((now - start) / 0.12, 0, 1), 0) }
    let rise = (10 * Spring.popup.remainder(at: now - start)).rounded()
    return (clamp((now - start) / 0.16, 0, 1), rise)
  }

  func isMoving(since start: Double, now: Double) -> Bool {
    now < start + Spring.popup.duration || stopped != nil
  }

  /// Follows a result that is told, and its countdown. True when somebody is here: there is to be none.
  /// - Parameters:
  ///   - next: when the next game begins; nil while nothing is counted down.
  ///   - delay: the whole countdown in seconds.
  mutating func follow(next: Double?, delay: Double, pointer: Point?, reduced: Bool, now: Double) -> Bool {
    if let next {
      let left = clamp(next - now, 0, delay)
      let whole = (left - 0.001).rounded(.up)
      ring = ((reduced ? whole : left) / max(0.001, delay), Int(max(1, whole)))
      isCounting = true
    } else if isCounting {
      (isCounting, stopped) = (false, now)
    }
    if let stopped, now >= stopped + Self.ringFade { (ring, self.stopped) = (nil, nil) }
    switch anchor {
    case .untold:
      anchor = pointer.map { .at($0) } ?? .outside
      return false
    case .outside: return pointer != nil
    case .at(let place): return pointer.map { ($0 - place).length >= Self.reach } ?? false
    }
  }

  func ringFade(now: Double) -> Double { stopped.map { 1 - clamp((now - $0) / Self.ringFade, 0, 1) } ?? 1 }
}
