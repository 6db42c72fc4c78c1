// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House

/// How a paper hand carries a piece over a table to show a move: a real drag, so that the table shows what it always
/// shows (design language, section 21). Times are in seconds at the usual pace.
package struct HandWay {
  package static let pause = 0.5
  package static let carry = 0.9
  package static let rest = 0.5
  package static let lift = 0.3
  package static var whole: Double { carry + rest + lift }

  package var from: Point
  package var to: Point
  /// Buttons of the game's own that are used on the way, one after another.
  package var buttons: [String]
  package var start = 0.0
  /// How many of them have been used.
  package var turned = 0
  /// True once it has let go.
  package var isEmpty = false

  /// Where the hand is.
  package func point(at time: Double) -> Point {
    let t = Easing.release(clamp(time / Self.carry, 0, 1))
    return arc(t)
  }

  private func arc(_ t: Double) -> Point {
    from + (to - from) * t - Point(0, 4 * t * (1 - t) * clamp((to - from).length * 0.22, 20, 90))
  }

  /// The buttons that are due after so much time: spread over the middle of the way.
  package func turns(after time: Double) -> ArraySlice<String> {
    let due = buttons.indices.filter { time >= Self.carry * (0.3 + 0.4 * Double($0) / Double(buttons.count)) }
      .count
    return turned < due ? buttons[turned..<due] : []
  }

  /// The way that makes this move, found by trying on a copy of the table: every piece that can be taken, to every place.
  package static func find<T: GameTable>(
    _ move: String, turns: [String], on table: T, _ view: TableView<T.Position, T.Move>
  ) -> HandWay? where T.Move: LosslessStringConvertible {
    let elements = table.elements(view)
    let places = elements.filter { $0.role == .cell || $0.role == .column }
    for piece in elements where piece.role == .piece && piece.isEnabled {
      let from = piece.frame.center
      var taken = table
      guard case .handled = taken.interpret(.dragBegin(from: from, to: from), view) else { continue }
      for turn in turns { _ = taken.interpret(.action(turn), view) }
      var later = view
      later.now += 2
      for place in places {
        var dropped = taken
        _ = dropped.interpret(.drag(place.frame.center), later)
        let response = dropped.interpret(.drop(place.frame.center, velocity: .zero), later)
        if case .move(let made) = response, made.description == move {
          return HandWay(from: from, to: place.frame.center, buttons: turns)
        }
      }
    }
    return nil
  }

  /// The dots of the way, and the hand where it is.
  package func paint(at time: Double, into list: inout DrawList) {
    let gone = clamp((time - Self.carry - Self.rest) / Self.lift, 0, 1)
    let length = max(1, (to - from).length)
    let count = max(2, Int(length / 11))
    for index in 0...count {
      let at = arc(Double(index) / Double(count))
      list.shape(
        Shape(
          .disc(radius: 2), fill: .solid(Color(0xFFF8E4).opacity(0.9 * (1 - gone))),
          stroke: Stroke(Color(0x33261B).opacity(0.35 * (1 - gone)), width: 1)), at: at - Point(2, 2))
    }
    guard gone < 1 else { return }
    let tip = point(at: time) - Point(0, 40 * gone)
    let size = Size(58, 62)
    var hand = list.blank
    hand.shadow(.disc(radius: 20), at: tip + Point(10, 26), sigma: 8, Color(0x3A2412, 0.42))
    hand.picture(.asset("pieces/hand"), in: Rect(tip.x - 22, tip.y - 4, size.width, size.height))
    list.append(hand, at: .zero, opacity: 1 - gone)
  }
}

extension DrawList {
  /// Light around a thing on a board that is spoken of.
  package mutating func glow(around frame: Rect) {
    let radius = min(frame.width, frame.height) / 2
    if finish.isPlain { return markRing(at: frame.center, radius: radius - 3) }
    let frame = Rect(center: frame.center, size: Size(2 * radius, 2 * radius)).inset(2)
    let outline = Outline.roundedRect(frame.size, radius: radius)
    for (color, width) in [
      (Color(0xFFE3A0, 0.18), 14.0), (Color(0xFFE3A0, 0.3), 9), (Color(0xFFF8E4), 4),
    ] {
      shape(Shape(outline, stroke: Stroke(color, width: width)), at: frame.origin)
    }
  }
}
