// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// Asks a question; saying yes does what it is about.
final class ConfirmPopup: Scene {
  let name = "confirm"
  let isPopup = true
  let isQuestion = true
  let accent: Accent?
  private let question: Confirmation

  init(_ question: Confirmation, accent: Accent?) {
    self.question = question
    self.accent = accent
  }

  var firstFocus: String? { question.isHarmless ? "confirm.yes" : "confirm.no" }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let buttons: [Node<StageAction>] = [
      Node.button("confirm.no", question.no, .back).shortcut("Esc").wide(.fill),
      Node.button("confirm.yes", question.yes, isPrimary: true, .confirm).wide(.fill),
    ]
    let words = Node<StageAction>.column(
      [
        .heading("confirm.title", question.title, TextStyle(.vollkornSemiBold, 25, line: 30)),
        .words(question.text, .body, .secondary),
      ], spacing: 10
    ).inset(Insets(left: 32, top: 28, right: 32, bottom: 4))
    // Two beside each other, or under each other when their words are long.
    let choice = Node.choice([
      .grid(buttons, columns: 2, spacing: Size(12, 0)), .column(buttons, spacing: 14),
    ])
    return Node.column([
      .scroll("confirm.scroll", words), choice.inset(Insets(left: 32, top: 24, right: 32, bottom: 26)),
    ]).on(.popup).named("confirm.panel", .dialog, "\(question.title) \(question.text)").wide(.atMost(460))
      .placed(0.5, 0.5).framed
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    use.action == .confirm ? question.request : nil
  }
}
