// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The end of a game on its board: what won is lit, the rest steps back, and the result lies in the quarter that the
/// line leaves free.
extension BoardTable {
  public func ending(_ view: View) -> TableEnding {
    let (field, size) = endRoom(view)
    let (room, place) = TableEnding.quarter(
      of: field, size: size, apartFrom: winners(view), and: obstacles(view))
    return TableEnding(
      room: room, place: place, field: TableEnding.free(field, around: room, apartFrom: winners(view)),
      start: resultStart(view))
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
  /// How far what lies in `room` may grow before it hides what won: the largest part of the field on this side of the line.
  static func free(_ field: Rect, around room: Rect, apartFrom winners: [Rect]) -> Rect {
    let left = winners.map { min($0.maxX, room.x) }.max() ?? field.x
    let right = winners.map { max($0.x, room.maxX) }.min() ?? field.maxX
    let top = winners.map { min($0.maxY, room.y) }.max() ?? field.y
    let bottom = winners.map { max($0.y, room.maxY) }.min() ?? field.maxY
    let parts = [
      Rect(left, field.y, field.maxX - left, field.height),
      Rect(field.x, field.y, right - field.x, field.height),
      Rect(field.x, top, field.width, field.maxY - top),
      Rect(field.x, field.y, field.width, bottom - field.y),
    ].map { $0.intersection(field) }.filter { part in !winners.contains { part.contains($0.center) } }
    return parts.max { $0.width * $0.height < $1.width * $1.height } ?? field
  }

  /// A quarter of the board that the winning line leaves free, and of those one that is free of pieces, too: the upper
  /// right first, then the upper left, the lower right, the lower left. Where every quarter holds a part of the line, the
  /// one that hides least of it; without a line the middle.
  /// - Parameter pieces: everything that stands on the board.
  public static func quarter(
    of field: Rect, size: Size, apartFrom winners: [Rect], and pieces: [Rect] = []
  ) -> (room: Rect, place: Point) {
    let size = Size(min(size.width, field.width), min(size.height, field.height))
    guard !winners.isEmpty else { return (Rect(center: field.center, size: size), Point(0.5, 0.5)) }
    let corners = [Point(1, 0), Point(0, 0), Point(1, 1), Point(0, 1)].map { place in
      let corner = Point(
        field.x + (field.width - size.width) * place.x, field.y + (field.height - size.height) * place.y)
      let room = Rect(corner.x, corner.y, size.width, size.height)
      func hidden(_ frames: [Rect]) -> Double {
        frames.map { $0.intersection(room) }.map { max(0, $0.width) * max(0, $0.height) }.reduce(0, +)
          .rounded()
      }
      return (room: room, place: place, hidden: (hidden(winners), hidden(pieces)))
    }
    let best = corners.min { $0.hidden < $1.hidden } ?? corners[0]
    return (best.room, best.place)
  }
}
