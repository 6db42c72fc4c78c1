// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A question before something that cannot be taken back.
struct Confirmation {
  var title: String
  var text: String
  var yes: String
  var no: String
  var action: () -> Void
}

final class ConfirmPopup: Scene {
  let name = "confirm"
  let accent: Accent?
  private(set) var panel: Rect?
  private let question: Confirmation
  private var frame = Rect.zero
  private static let margin = 32.0

  init(_ question: Confirmation, accent: Accent?) {
    self.question = question
    self.accent = accent
  }

  func arrange(_ context: StageContext) {
    let window = context.viewport.size
    let width = min(460, window.width - 56)
    let lines = context.metrics.wrap(question.text, .body, width: width - 2 * Self.margin).count
    let height = 168 + 22 * Double(lines)
    frame = Rect(
      ((window.width - width) / 2).rounded(), ((window.height - height) / 2 - 4).rounded(), width, height)
    panel = frame
  }

  func controls() -> [Control] {
    let half = (frame.width - 2 * Self.margin - 12) / 2
    let y = frame.maxY - 46 - 26
    return [
      Control(
        "confirm.no", .button(icon: nil, primary: false), Rect(frame.x + Self.margin, y, half, 46),
        label: question.no, shortcut: "Esc"),
      Control(
        "confirm.yes", .button(icon: nil, primary: true),
        Rect(frame.x + Self.margin + half + 12, y, half, 46), label: question.yes),
    ]
  }

  func activate(_ id: String, _ context: StageContext) -> StageRequest? {
    if id == "confirm.yes" { question.action() }
    return .back
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .click(let point, _) = gesture, !frame.contains(point) { return .back }
    return nil
  }

  func advance(_ context: StageContext) -> Wake { .never }

  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.popup(frame)
    let x = frame.x + Self.margin
    painter.text(question.title, TextStyle(.vollkornSemiBold, 25, line: 30), at: Point(x, frame.y + 52))
    painter.paragraph(
      question.text, .body, at: Point(x, frame.y + 84), width: frame.width - 2 * Self.margin,
      painter.palette.textSecondary)
    painter.controls(controls(), host, now: context.now)
  }

  func elements(_ context: StageContext) -> [Element] {
    [Element("confirm.panel", .dialog, "\(question.title) \(question.text)", frame)]
  }
}
