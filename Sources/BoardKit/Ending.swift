// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The end of a game on its board: what won is lit, the rest steps back, and the result lies in the quarter that the
/// line leaves free.
extension BoardTable {
  public func ending(_ view: View) -> TableEnding {
    let (field, size) = endRoom(view)
    let (room, place) = TableEnding.quarter(of: field, size: size, apartFrom: winners(view))
    return TableEnding(room: room, place: place, field: field, start: resultStart(view))
  }

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

extension TableEnding {
  /// A quarter of the board that the winning line leaves free: the upper right first, then the upper left, the lower
  /// right, the lower left. Where every quarter holds a part of the line, the one that hides least of it; without a
  /// line the middle.
  public static func quarter(
    of field: Rect, size: Size, apartFrom winners: [Rect]
  ) -> (room: Rect, place: Point) {
    let size = Size(min(size.width, field.width), min(size.height, field.height))
    guard !winners.isEmpty else { return (Rect(center: field.center, size: size), Point(0.5, 0.5)) }
    let corners = [Point(1, 0), Point(0, 0), Point(1, 1), Point(0, 1)].map { place in
      let corner = Point(
        field.x + (field.width - size.width) * place.x, field.y + (field.height - size.height) * place.y)
      let room = Rect(corner.x, corner.y, size.width, size.height)
      let hidden = winners.map { $0.intersection(room) }.map { max(0, $0.width) * max(0, $0.height) }
      return (room: room, place: place, hidden: hidden.reduce(0, +).rounded())
    }
    let best = corners.min { $0.hidden < $1.hidden } ?? corners[0]
    return (best.room, best.place)
  }
}
