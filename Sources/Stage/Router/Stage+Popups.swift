// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Stage {
  func openPopup(_ popup: Popup) {
    let table = table(top)
    switch popup {
    case .settings: push(SettingsPopup(game: table?.kind, games: setup.games))
    case .languages: push(LanguagePopup(setup.languages, accent: top.scene.accent))
    case .rush(let game): push(RushPopup(game: setup.games.first { $0.info.name == game }, puzzles))
    case .keys: push(KeysPopup(accent: top.scene.accent))
    case .choice(let choice): push(ChoicePopup(choice, accent: top.scene.accent))
    case .importing: openImport()
    case .exporting: openExport()
    case .share(let offersGame, let forms, let offersEnd):
      push(SharePopup(accent: top.scene.accent, offersGame: offersGame, forms: forms, offersEnd: offersEnd))
    case .help:
      push(
        HelpPopup(game: about, options: base.scene.rules, isTable: table != nil, keys: base.scene.keys))
    case .starts:
      guard let table else { return }
      push(
        PuzzlePicker(
          table, today: day, kept: kept.starts(of: table.kind.info.name),
          own: kept.ownStarts(of: table.kind), wake: setup.wake))
    }
  }
}
