// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

/// How a slip of words lies on the screen: where, in which lines, and where its button is, if it offers a way back.
/// It takes the first place in which its words fit; see `Scene.toastPlaces`.
struct ToastSlip: Hashable {
  struct Action: Hashable {
    var frame: Rect
    var label: String
  }

  var frame: Rect
  var style: TextStyle
  /// None when only the button has room.
  var lines: [String]
  /// The field of its button, and the words on it.
  var action: Action?

  /// Of the words on the button.
  private(set) var actionStyle = Self.least
  private static let least = TextStyle(.manropeBold, 14, line: 20)

  private static let inset = 16.0
  private static let icon = 24.0

  /// - Parameter factor: how much larger than usual the player wants text; where it has no room it gives way.
  init(
    _ words: String, action label: String? = nil, places: [Rect], factor: Double = 1, metrics: any TextMetrics
  ) {
    func button(_ style: TextStyle) -> Double {
      label.map { metrics.width(of: $0, style) + Self.icon + 28 } ?? 0
    }
    let sides = Self.inset + (label == nil ? Self.inset : 12)
    for form in Self.forms(factor) {
      let action = Self.least.scaled(by: form.factor)
      for (place, style) in places.flatMap({ place in form.styles.map { (place, $0) } }) {
        let lines = metrics.wrap(words, style, width: place.width - sides - button(action))
        let width = (lines.map { metrics.width(of: $0, style) }.max() ?? 0) + sides + button(action)
        let block = style.lineHeight * Double(lines.count)
        let height = min(max(40, block + 10), place.height)
        // Text of the usual size is never refused for its height.
        guard lines.count <= form.lines, width <= place.width, form.factor == 1 || block <= height else {
          continue
        }
        let size = Size(width.rounded(.up), height)
        self.init(lines, style, Self.frame(size, in: place), button(action), label)
        actionStyle = action
        return
      }
    }
    let place = places.max { $0.width < $1.width } ?? .zero
    let height = min(40, place.height)
    let style = TextStyle(.manropeSemiBold, 12, line: 15)
    guard let label else {
      // Nowhere enough room: the first lines of what there is to say.
      let lines = Array(metrics.wrap(words, style, width: place.width - sides).prefix(2))
      self.init(lines, style, Self.frame(Size(place.width, height), in: place), 0, nil)
      return
    }
    self.init(
      [], style, Self.frame(Size(button(Self.least) + 8, height), in: place), button(Self.least), label)
  }

  /// What is tried: large text before small, one line before two.
  private static func forms(_ factor: Double) -> [(factor: Double, lines: Int, styles: [TextStyle])] {
    (factor > 1 ? [factor, (1 + factor) / 2, 1] : [1]).flatMap { factor in
      [(1, [15.0, 14, 13], 5.0), (2, [14, 13, 12], 3)].map { lines, sizes, gap in
        (factor, lines, sizes.map { TextStyle(.manropeSemiBold, $0 * factor, line: $0 * factor + gap) })
      }
    }
  }

  private init(_ lines: [String], _ style: TextStyle, _ frame: Rect, _ button: Double, _ label: String?) {
    self.lines = lines
    self.style = style
    self.frame = frame
    action = label.map {
      Action(frame: Rect(frame.maxX - 4 - button, frame.y + 4, button, frame.height - 8), label: $0)
    }
  }

  private static func frame(_ size: Size, in place: Rect) -> Rect {
    Rect(place.x, (place.midY - size.height / 2).rounded(), size.width, size.height)
  }
}

extension Interface {
  /// The gaps of a strip of the window between the controls that reach into it, the rightmost first, where a slip of
  /// words hides no action.
  func gaps(in strip: Rect, from left: Double, to right: Double) -> [Rect] {
    let taken = controls.map(\.frame).filter { $0.intersects(strip) }.sorted { $0.x < $1.x }
    var gaps: [Rect] = []
    var x = left
    for frame in taken + [Rect(right, strip.y, 0, strip.height)] {
      if frame.x - x > 72 { gaps.append(Rect(x + 12, strip.y, frame.x - x - 24, strip.height)) }
      x = max(x, frame.maxX)
    }
    return gaps.reversed()
  }
}

extension Painter {
  /// A sentence on a dark slip, and the button of a slip that offers a way back.
  mutating func toast(_ slip: ToastSlip, opacity: Double, hover: Double = 0) {
    let frame = slip.frame
    let form = Outline.roundedRect(frame.size, radius: frame.height / 8)
    list.shadow(
      form, at: Point(frame.x, frame.y + 8), sigma: 6, palette.shadow.opacity(0.25 * opacity))
    list.shape(Shape(form, fill: .solid(palette.toastFill)), at: frame.origin, opacity: opacity)
    let color = palette.toastText.opacity(opacity)
    let room = Rect(
      frame.x, frame.y, (slip.action?.frame.x ?? frame.maxX) - frame.x, frame.height)
    let block = slip.style.lineHeight * Double(slip.lines.count - 1)
    for (index, line) in slip.lines.enumerated() {
      let y = room.midY - block / 2 + Double(index) * slip.style.lineHeight + slip.style.size * 0.36
      text(line, slip.style, at: Point(room.midX, y), anchor: .center, color)
    }
    guard let action = slip.action else { return }
    list.shape(
      Shape(
        .roundedRect(action.frame.size, radius: 3),
        fill: .solid(palette.toastText.opacity((0.14 + 0.08 * hover) * opacity))), at: action.frame.origin)
    let bright = (palette.isDark ? Color(0x7A3E12) : Color(0xFFE1A6)).opacity(opacity)
    icon("undo", center: Point(action.frame.x + 20, action.frame.midY), size: 18, bright)
    text(
      action.label, slip.actionStyle,
      at: Point(action.frame.x + 14 + 24, action.frame.midY + slip.actionStyle.size * 0.36), bright)
  }
}
