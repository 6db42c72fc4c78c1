// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// The one sentence and the line under it, in the room they have: long words are set smaller, over more lines, and
/// the line under them goes before they leave their place.
struct MessageBlock: Hashable {
  struct Line: Hashable {
    var text: String
    var style: TextStyle
    /// Left end or middle of the baseline.
    var at: Point
    var isDetail: Bool
  }

  var lines: [Line] = []
  private static let smallest = 11.0

  /// `baseline` is where the first line stands if it fits there.
  init(
    _ title: String, _ detail: String, _ style: TextStyle, baseline: Point, in room: Rect,
    metrics: any TextMetrics
  ) {
    guard !detail.isEmpty else {
      self.init(title, [], style, baseline, room, metrics, least: Self.smallest)
      return
    }
    let body = metrics.wrap(detail, .body, width: min(room.width, 340))
    self.init(title, body, style, baseline, room, metrics, least: style.size * 0.62)
    if lines.isEmpty { self.init(title, [], style, baseline, room, metrics, least: Self.smallest) }
  }

  /// Empty when it does not fit; the smallest always does, as far as it goes.
  private init(
    _ title: String, _ detail: [String], _ style: TextStyle, _ baseline: Point, _ room: Rect,
    _ metrics: any TextMetrics, least: Double
  ) {
    var size = style.size
    while true {
      let line = style.lineHeight / style.size * size
      let own = TextStyle(style.face, size, line: line)
      let words = metrics.wrap(title, own, width: room.width)
      // From the top of the capitals to below the last line.
      let ascent = size * 0.8
      let below = Double(words.count - 1) * line + size * 0.26
      let whole = ascent + below + (detail.isEmpty ? 0 : 2 + Double(detail.count) * TextStyle.body.lineHeight)
      let isNarrow = words.allSatisfy { metrics.width(of: $0, own) <= room.width }
      let isLast = detail.isEmpty && size <= Self.smallest
      if (isNarrow && whole <= room.height) || isLast {
        let y = clamp(baseline.y, room.y + ascent, max(room.y + ascent, room.maxY - whole + ascent))
        let fitting = isLast ? max(1, Int((room.height / line).rounded(.down))) : words.count
        lines = words.prefix(fitting).enumerated().map { index, text in
          Line(
            text: text, style: own, at: Point(baseline.x, (y + Double(index) * line).rounded()),
            isDetail: false)
        }
        let last = lines.last?.at.y ?? y
        lines += detail.enumerated().map { index, text in
          Line(
            text: text, style: .body,
            at: Point(baseline.x, last + size * 0.26 + 18 + Double(index) * TextStyle.body.lineHeight),
            isDetail: true)
        }
        return
      }
      size -= 1
      guard size >= least else { return }
    }
  }

  /// Where the next thing may stand.
  var bottom: Double { (lines.last?.at.y ?? 0) + 8 }
}

extension Painter {
  mutating func message(_ block: MessageBlock, anchor: TextAnchor) {
    for line in block.lines {
      text(line.text, line.style, at: line.at, anchor: anchor, line.isDetail ? palette.textSecondary : nil)
    }
  }
}
