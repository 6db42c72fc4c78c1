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

  private static let inset = 16.0
  private static let icon = 24.0
  static let actionStyle = TextStyle(.manropeBold, 14, line: 20)

  init(_ words: String, action label: String? = nil, places: [Rect], metrics: any TextMetrics) {
    let button = label.map { metrics.width(of: $0, Self.actionStyle) + Self.icon + 28 } ?? 0
    let sides = Self.inset + (label == nil ? Self.inset : 12)
    let one = [15.0, 14, 13].map { TextStyle(.manropeSemiBold, $0, line: 20) }
    let two = [14.0, 13, 12].map { TextStyle(.manropeSemiBold, $0, line: $0 + 3) }
    for (styles, most) in [(one, 1), (two, 2)] {
      for place in places {
        for style in styles {
          let lines = metrics.wrap(words, style, width: place.width - sides - button)
          let width = lines.map { metrics.width(of: $0, style) }.max() ?? 0
          guard lines.count <= most, width + sides + button <= place.width else { continue }
          let size = Size((width + sides + button).rounded(.up), min(40, place.height))
          self.init(lines, style, Self.frame(size, in: place), button, label)
          return
        }
      }
    }
    let place = places.max { $0.width < $1.width } ?? .zero
    guard let label else {
      // Nowhere enough room: the first lines of what there is to say.
      let style = two[2]
      let lines = Array(metrics.wrap(words, style, width: place.width - sides).prefix(2))
      self.init(lines, style, Self.frame(Size(place.width, min(40, place.height)), in: place), 0, nil)
      return
    }
    self.init([], one[0], Self.frame(Size(button + 8, min(40, place.height)), in: place), button, label)
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
      action.label, ToastSlip.actionStyle,
      at: Point(action.frame.x + 14 + 24, action.frame.midY + ToastSlip.actionStyle.size * 0.36), bright)
  }
}
