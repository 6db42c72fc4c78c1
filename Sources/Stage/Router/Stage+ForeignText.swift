// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Texts of games, from the clipboard and out of files.
extension Stage {
  /// Takes a text to the scene on top, or to the table of the game that it is of.
  func read(_ text: String) {
    guard top.scene.takesGames else { return perform(top.scene.pasted(text)) }
    let here = table(top)?.kind
    guard let found = FoundGame(text, in: setup.games, here: here) else {
      return here == nil ? show(tr("There is no game on the clipboard.")) : perform(top.scene.pasted(text))
    }
    let isHere = found.game.info.name == here?.info.name
    // What no game understands is explained by the one that is looked at.
    if !isHere, found.error == nil || here == nil {
      while layers.count > 1, table(top)?.kind.info.name != found.game.info.name { pop() }
      if layers.count == 1 { open(found.game) }
    }
    perform(top.scene.pasted(text))
  }
}
