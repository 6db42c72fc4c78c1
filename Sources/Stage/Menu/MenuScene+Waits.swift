// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// What a tile of the menu says while a friend far away is to move: for whom it waits, and where the answer goes.
extension MenuScene {
  func answerID(_ game: any Game.Type) -> String { "menu.answer." + game.info.name }
  func waitID(_ game: any Game.Type) -> String { "menu.wait." + game.info.name }

  /// "Waits for Ben"; nil where nobody is waited for.
  func waitWords(_ game: any Game.Type, _ context: StageContext) -> String? {
    guard let waits = context.kept.waits[game.info.name], let first = waits.first else { return nil }
    guard waits.count > 1 else { return tr("Waits for {name}", ["name": first.name]) }
    return trn(
      "Waits for {name} and {count} more", "Waits for {name} and {count} more", waits.count - 1,
      ["name": first.name])
  }

  /// Three dots that stand still: nothing goes on here.
  func dots(_ color: Color, scale: Double) -> Part {
    .drawing(Size(40 * scale, 12 * scale)) { painter, frame in
      for (index, strength) in [1, 0.6, 0.3].enumerated() {
        painter.list.disc(
          at: Point(frame.x + (6 + 14 * Double(index)) * scale, frame.midY), radius: 4 * scale,
          color.opacity(strength))
      }
    }
  }

  /// The game whose answer can be pasted on the menu; nil where another game goes on there, or nobody is waited for.
  func tileWait(_ game: any Game.Type, _ context: StageContext) -> FarWait? {
    let name = game.info.name
    guard let wait = context.kept.waits[name]?.first,
      wait.isOnTable || context.kept.continueAt[name] == nil
    else { return nil }
    return wait
  }

  /// Opens the table of a friend who is waited for.
  func eye(_ game: any Game.Type, _ wait: FarWait) -> Part {
    .button(
      waitID(game), icon: "eye", tr("Open the table"), showsLabel: false,
      .far(.open(id: wait.id, game: game.info.name)))
  }

  /// The button for the answer, and an eye that opens the table; nil where another game goes on there, or nobody is
  /// waited for.
  func answer(
    _ game: any Game.Type, _ layout: MenuLayout, scale: Double, _ context: StageContext
  ) -> Part? {
    guard let wait = tileWait(game, context) else { return nil }
    let height = Extent.exactly(layout.tiles == .row ? 42 * scale : 38)
    func button(icon: String?, showsLabel: Bool) -> Part {
      var button = Part.button(
        answerID(game), icon: icon, tr("Paste answer"), showsLabel: showsLabel, .far(.answer(id: wait.id))
      ).sized(.fill, height)
      button.isOnTile = true
      return button
    }
    var eye = eye(game, wait).sized(.exactly(layout.tiles == .row ? 48 * scale : 44), height)
    eye.isOnTile = true
    // Words say more than the icon.
    let buttons = [
      button(icon: "paste", showsLabel: true), button(icon: nil, showsLabel: true),
      button(icon: "paste", showsLabel: false),
    ]
    return .choice(buttons.map { .row([$0, eye], spacing: 10 * scale) })
  }
}
