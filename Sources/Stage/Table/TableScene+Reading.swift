// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit
import Words

/// Games from the clipboard and out of files.
extension TableScene {
  var takesGames: Bool { true }

  /// Takes over a game from the clipboard, or says what is wrong with it.
  func pasted(_ text: String) -> StageRequest? {
    do throws(TranscriptError) {
      let game = try G.facets.read(transcript: text, session.options)
      let isGame = !game.moves.isEmpty && !game.isBoard
      let words = Saying(
        [isGame ? tr("The game is set up.") : tr("The position is set up."), game.note].compactMap { $0 }
          .joined(separator: " "))
      if let board = game.own { return .make(G.info.name, board, note: words.said) }
      return begin(words: words) { session.load(game) ? nil : tr("That game cannot be played.") }
        ?? .toast(words.said)
    } catch { return .toast(error.message) }
  }
}
