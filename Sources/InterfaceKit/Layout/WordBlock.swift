// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Words broken into lines, in the size in which they have room.
struct WordBlock: Hashable {
  var lines: [String]
  var style: TextStyle
  var width: Double

  /// Below this size nothing is legible: from here on words may leave their room.
  static let smallest = 9.0

  var height: Double { Double(lines.count) * style.lineHeight }

  /// - Parameters:
  ///   - width: of the room, in points.
  ///   - height: of the room; nil when it is as high as the words want it.
  init(
    _ words: Words, width limit: Double, height: Double? = nil, _ type: TypeScale, _ metrics: any TextMetrics
  ) {
    let text = words.text
    let style = type.style(words.style)
    // Letters are measured at their first size alone: a typeface at another size is costly to open, and its widths are those
    // of the first in proportion.
    var size = style.size
    while true {
      let k = size / style.size
      let room = k == 1 ? limit + 0.5 : limit / k - 1
      let lines = words.lines == 1 ? [text] : metrics.wrap(text, style, width: room)
      let width = lines.map { metrics.width(of: $0, style) }.max() ?? 0
      let isHigh = height.map { Double(lines.count) * style.lineHeight * k > $0 + 0.5 } ?? false
      let isLong = words.lines > 0 && lines.count > words.lines
      if (width <= room && !isHigh && !isLong) || size <= Self.smallest {
        self.lines = text.isEmpty ? [] : lines
        (self.style, self.width) = (k == 1 ? style : style.scaled(by: k), width * k)
        return
      }
      size = max(Self.smallest, size - 1)
    }
  }

  /// The baseline of the first line of a block that begins at `top`.
  func baseline(_ top: Double) -> Double { (top + style.lineHeight / 2 + style.size * 0.36).rounded() }
}
