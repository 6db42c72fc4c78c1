// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension Interface {
  /// The gaps of a strip of the window between the controls that reach into it, the rightmost first, where a slip of
  /// words hides no action.
  package func gaps(in strip: Rect, from left: Double, to right: Double) -> [Rect] {
    let taken = controls.map(\.visible).filter { $0.intersects(strip) }.sorted { $0.x < $1.x }
    var gaps: [Rect] = []
    var x = left
    for frame in taken + [Rect(right, strip.y, 0, strip.height)] {
      if frame.x - x > 72 { gaps.append(Rect(x + 12, strip.y, frame.x - x - 24, strip.height)) }
      x = max(x, frame.maxX)
    }
    return gaps.reversed()
  }
}
