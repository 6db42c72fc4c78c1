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
      let isChosen = option.id == choice.chosen
      var row = Node<StageAction>.button(
        option.id, icon: isChosen ? "check" : nil, option.label, option.action
      ).sized(.fill, .exactly(46))
      row.isSelected = isChosen
      return row
    }
    return .popup(name, choice.title, width: 340, margin: 28, content: .column(rows, spacing: 14))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? { .below(use.action) }
}
