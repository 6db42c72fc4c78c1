// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Popups
import SceneKit
import Table

extension Stage {
  func openPopup(_ popup: Popup) {
    let table = table(top)
    switch popup {
    case .settings: push(PopupDoor.settings(of: table?.kind, games: setup.games))
    case .languages: push(PopupDoor.languages(setup.languages, accent: top.scene.accent))
    case .keys: push(PopupDoor.keys(games: setup.games, accent: top.scene.accent))
    case .choice(let choice): push(PopupDoor.choice(choice, accent: top.scene.accent))
    case .importing: openImport()
    case .exporting: openExport()
    case .share(let offersGame, let forms, let offersEnd):
      push(
        PopupDoor.share(
          offersGame: offersGame, forms: forms, offersEnd: offersEnd, accent: top.scene.accent))
    case .help:
      push(
        PopupDoor.help(of: about, options: base.scene.rules, isTable: table != nil, keys: base.scene.keys))
    case .starts:
      guard let table else { return }
      push(
        TableDoor.starts(
          for: table, today: day, kept: kept.starts(of: table.kind.info.name),
          own: kept.ownStarts(of: table.kind), wake: setup.wake))
    }
  }
}
