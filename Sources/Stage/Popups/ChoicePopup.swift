// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// Chooses one of several things.
final class ChoicePopup: Scene {
  let isPopup = true
  let accent: Accent?
  private let choice: Choice

  init(_ choice: Choice, accent: Accent?) { (self.choice, self.accent) = (choice, accent) }

  var name: String { choice.name }
  var firstFocus: String? { choice.chosen }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let rows = choice.options.map { option in
      Node<StageAction>.option(option.id, option.label, isChosen: option.id == choice.chosen, option.action)
    }
    return .popup(name, choice.title, width: 340, margin: 28, content: .column(rows, spacing: 14))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? { .below(use.action) }
}
