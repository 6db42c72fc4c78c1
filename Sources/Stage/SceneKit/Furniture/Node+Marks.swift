// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// Small pictures that say how much or how well.
extension Node {
  /// A star that was won, or one that was not.
  package static func star(_ isWon: Bool, _ side: Double, _ look: Look) -> Node {
    .icon(
      isWon ? "star-full" : "star", side,
      isWon ? .color(Color(look.isDark ? 0xF0BE5A : 0x9A6A0F)) : .secondary)
  }

  /// Rising bars, as many of them filled as a level says.
  /// - Parameter height: of the last one, in points.
  package static func bars(_ level: Int, of count: Int, height: Double) -> Node {
    let (width, pitch) = ((0.45 * height).rounded(), (0.62 * height).rounded())
    return .drawing(Size(pitch * Double(count), height)) { painter, frame in
      for index in 0..<count {
        let high = height * (1 + 2 * Double(index) / Double(max(1, count - 1))) / 3
        painter.list.rounded(
          Rect(frame.x + pitch * Double(index), frame.maxY - high, width, high), radius: 2,
          index < level ? painter.accentColor : painter.palette.faint(0.2))
      }
    }
  }

  /// How much of a whole is done.
  package static func bar(_ part: Double, _ size: Size) -> Node {
    .drawing(size) { painter, frame in
      painter.bar(frame, part, painter.accentColor, track: painter.palette.faint(0.16))
    }
  }
}
