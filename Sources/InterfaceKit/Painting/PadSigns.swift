// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What stands on a button of a game controller.
public enum PadSign: Hashable, Sendable {
  case letters(String)
  case cross, circle, square, triangle
  /// The cross that steers.
  case directions

  public init(_ button: PadButton, _ kind: PadKind) {
    switch (button, kind) {
    case (.up, _), (.down, _), (.left, _), (.right, _): self = .directions
    case (.accept, .shapes): self = .cross
    case (.back, .shapes): self = .circle
    case (.undo, .shapes): self = .square
    case (.hint, .shapes): self = .triangle
    case (.accept, _): self = .letters("A")
    case (.back, _): self = .letters("B")
    case (.undo, _): self = .letters("X")
    case (.hint, _): self = .letters("Y")
    case (.leftShoulder, .letters): self = .letters("LB")
    case (.rightShoulder, .letters): self = .letters("RB")
    case (.leftShoulder, .shapes): self = .letters("L1")
    case (.rightShoulder, .shapes): self = .letters("R1")
    case (.leftShoulder, .nintendo): self = .letters("L")
    case (.rightShoulder, .nintendo): self = .letters("R")
    case (.leftTrigger, .letters): self = .letters("LT")
    case (.rightTrigger, .letters): self = .letters("RT")
    case (.leftTrigger, .shapes): self = .letters("L2")
    case (.rightTrigger, .shapes): self = .letters("R2")
    case (.leftTrigger, .nintendo): self = .letters("ZL")
    case (.rightTrigger, .nintendo): self = .letters("ZR")
    case (.start, .nintendo): self = .letters("+")
    case (.stick, _): self = .letters("L3")
    default: self = .letters("≡")
    }
  }
}

extension Painter {
  /// The sign at the upper right corner of a control that the button uses.
  mutating func padSign(_ sign: PadSign, of control: Control) {
    padSign(sign, at: Point(control.frame.maxX - 5, control.frame.y + 3))
  }

  /// The sign of a button.
  public mutating func padSign(_ sign: PadSign, at center: Point) {
    let ink = palette.toastText
    guard case .letters(let words) = sign else {
      list.disc(at: center, radius: 11, palette.toastFill)
      let r = 4.6
      switch sign {
      case .circle:
        list.shape(Shape(.disc(radius: r), stroke: Stroke(ink, width: 2)), at: center - Point(r, r))
      case .cross:
        for points in [[Point(-r, -r), Point(r, r)], [Point(r, -r), Point(-r, r)]] {
          line(points, ink, center)
        }
      case .directions:
        let (a, b) = (r * 0.45, r * 1.35)
        line(
          [
            Point(-a, -b), Point(a, -b), Point(a, -a), Point(b, -a), Point(b, a), Point(a, a), Point(a, b),
            Point(-a, b), Point(-a, a), Point(-b, a), Point(-b, -a), Point(-a, -a), Point(-a, -b),
          ], ink, center)
      case .square:
        line([Point(-r, -r), Point(r, -r), Point(r, r), Point(-r, r), Point(-r, -r)], ink, center)
      default:
        line(
          [Point(0, -r * 1.1), Point(r * 1.1, r * 0.8), Point(-r * 1.1, r * 0.8), Point(0, -r * 1.1)], ink,
          center)
      }
      return
    }
    let size = Size(words.count > 1 ? 28 : 22, 22)
    list.rounded(Rect(center: center, size: size), radius: 11, palette.toastFill)
    let style = TextStyle(.manropeBold, words.count > 1 ? 12 : 14, line: 16)
    list.text(words, style, at: center + Point(0, style.size * 0.36), anchor: .center, ink)
  }

  private mutating func line(_ points: [Point], _ color: Color, _ center: Point) {
    list.shape(
      Shape(.path(Path(polygon: points, closed: false)), stroke: Stroke(color, width: 2)), at: center)
  }
}
