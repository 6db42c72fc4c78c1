// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What the router asks of the pop-ups of the box.
package enum PopupDoor {
  /// - Parameter game: whose options are shown; nil over the menu.
  package static func settings(of game: (any Game.Type)?, games: [any Game.Type]) -> any Scene {
    SettingsPopup(game: game, games: games)
  }

  package static func languages(_ codes: [String], accent: Accent?) -> any Scene {
    LanguagePopup(codes, accent: accent)
  }

  package static func keys(games: [any Game.Type], accent: Accent?) -> any Scene {
    KeysPopup(games: games.map { $0.info }, accent: accent)
  }

  /// - Parameters:
  ///   - options: those that hold where help is asked for: they may change the rules.
  ///   - keys: of the scene, where it has its own.
  package static func help(
    of game: (any Game.Type)?, options: GameOptions, isTable: Bool, keys: [KeyHelp]
  ) -> any Scene {
    HelpPopup(game: game, options: options, isTable: isTable, keys: keys)
  }

  package static func choice(_ choice: Choice, accent: Accent?) -> any Scene {
    ChoicePopup(choice, accent: accent)
  }

  package static func question(_ question: Confirmation, accent: Accent?) -> any Scene {
    ConfirmPopup(question, accent: accent)
  }

  /// - Parameters:
  ///   - forms: in which others read the game.
  ///   - offersEnd: true of a game by message that can be given up.
  package static func share(
    offersGame: Bool, forms: [TextForm], offersEnd: Bool, accent: Accent?
  ) -> any Scene {
    SharePopup(accent: accent, offersGame: offersGame, forms: forms, offersEnd: offersEnd)
  }

  /// Who has sent a text of a game that is not known here?
  package static func sender(of message: FarMessage, _ game: any Game.Type) -> any Scene {
    FarPopup(message, game)
  }
}
