// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The game, the position or a picture of the board to take along.
final class SharePopup: Scene {
  let name = "share"
  let isPopup = true
  let accent: Accent?
  private let offersGame: Bool
  private let forms: [TextForm]
  private let offersEnd: Bool

  /// - Parameters:
  ///   - forms: in which others read the game.
  ///   - offersEnd: true of a game by message that can be given up.
  init(accent: Accent?, offersGame: Bool, forms: [TextForm], offersEnd: Bool) {
    (self.accent, self.offersGame, self.forms, self.offersEnd) = (accent, offersGame, forms, offersEnd)
  }

  func describe(_ context: StageContext) -> Node<StageAction> {
    func button(_ id: String, _ icon: String, _ label: String, _ action: ShareAction) -> Node<StageAction> {
      Node.button("share." + id, icon: icon, label, .share(action)).sized(.fill, .exactly(50))
    }
    return Node.popup(
      name, tr("Share"), width: 420, margin: 28,
      content: .column(
        [
          button("game", "export", tr("Copy the game"), .game).enabled(offersGame).shortcut("Ctrl C"),
          button("position", "export", tr("Copy the position"), .position).shortcut("Ctrl Shift C"),
          button("picture", "picture", tr("Picture of the board"), .picture),
        ] + (offersEnd ? [button("resign", "close", tr("Give the game up"), .resign)] : [])
          + forms.map { form in
            button(
              "form." + form.name, "export", tr("Copy as {form}", ["form": form.title.said]), .form(form)
            ).enabled(offersGame)
          }, spacing: 14))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if case .share = use.action { .below(use.action) } else { nil }
  }
}
