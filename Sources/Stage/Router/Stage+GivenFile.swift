// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Table
import Words

extension Stage {
  /// Takes in a file that was let go over the window, once it is known what it holds.
  func take(dropped path: String) {
    // Before the games that are kept are known, nothing makes room for others.
    guard !kept.isOpening, given == nil else { return }
    setup.folders?.send(.open(path))
  }

  /// A history is added, and the list of games shows it; one game goes onto its table.
  func take(given file: GivenFile, _ game: String?) {
    while top.scene.isPopup { pop() }
    if let game {
      // Whatever lies over the table, or over the menu, can be opened again.
      while layers.count > 1, (top.scene as? any TableOfGame)?.kind.info.name != game { pop() }
      if layers.count == 1 { perform(.openGame(game)) }
    } else if case .history = file, top.scene.name == "history" {
      pop()
    }
    given = file
    openGivenFile()
  }

  /// Takes in the file that was given at the start, once the games that are kept are known: they make room for it.
  func openGivenFile() {
    guard let file = given else { return }
    given = nil
    switch file {
    case .history(let path):
      setup.archive?.send(.merge(path: path))
      perform(.history(nil))
    case .game(let text): read(text)
    case .problem(let sentence): show(sentence)
    }
  }
}
