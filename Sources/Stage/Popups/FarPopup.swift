// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// A text of a game that is not known here: who has sent it?
final class FarPopup: Scene {
  let name = "far"
  let isPopup = true
  let accent: Accent?
  private let message: FarMessage
  private let title: String
  private var friend = FarFriend()

  init(_ message: FarMessage, _ game: any Game.Type) {
    self.message = message
    accent = game.info.accent
    title = game.info.title.said
  }

  var firstFocus: String? { "far.name" }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let said = trn(
      "A game of {game}, {count} move so far.", "A game of {game}, {count} moves so far.",
      message.moves.count,
      ["game": title])
    let name = Node.nameField(
      "far.name", tr("Name of your friend"), text: friend.name,
      known: context.known(like: friend.name, but: [friend.name]), StageAction.greeting(.name)
    ) { .greeting(.pick($0)) }
    let play = friend.called == nil ? tr("First the name") : tr("Play on")
    let button = Node.button("far.play", icon: "play", play, isPrimary: true, StageAction.greeting(.play))
      .enabled(friend.called != nil).sized(.fill, .exactly(52))
    return .popup(
      self.name, tr("Who has sent this?"), width: 440, margin: 28,
      content: .column([.words(said, .body, .secondary)] + name + [button], spacing: 14))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.of(GreetingAction.self) {
    case .write(_, let text): friend.name = text
    case .press(.pick(let name)): friend.name = name
    case .press(.play) where friend.called != nil: return .far(.begin(message, name: friend.name))
    default: break
    }
    return nil
  }
}
