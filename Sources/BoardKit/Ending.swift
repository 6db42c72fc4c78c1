// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The end of a game on its board: what won is lit, and the rest steps back.
extension BoardTable {
  /// When the result is told, in seconds on the clock of the main loop.
  public func resultStart(_ view: View) -> Double {
    hands.winStart.map { $0 + (view.look.reducedMotion ? 0.12 : celebration(view) * view.look.pace) }
      ?? .infinity
  }

  /// The veil falls once the winners are lit, and is lifted with the result.
  mutating func advanceVeil(_ view: View) {
    let start = hands.winStart
    let target = start != nil && view.showsResult && !hands.isClearing ? 1.0 : 0
    guard hands.veil.to != target else { return }
    let wait = target > 0 && !view.look.reducedMotion && !winners(view).isEmpty ? 0.24 * view.look.pace : 0
    let begin = max(view.now, (start ?? view.now) + wait)
    hands.veil = Tween(
      from: hands.veil.value(at: view.now), to: target, start: begin,
      duration: view.look.reducedMotion ? 0.12 : 0.24 * view.look.pace)
  }

  /// How far the rings of the line have been drawn for the winner with this index, 0 to 1: one after the other.
  public func lit(_ index: Int, _ view: View) -> Double {
    guard let start = hands.winStart else { return 0 }
    guard !view.look.reducedMotion else { return clamp((view.now - start) / 0.12, 0, 1) }
    return clamp(((view.now - start) / view.look.pace - 0.08 * Double(index)) / 0.2, 0, 1)
  }
}
