// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Preferences
import SceneKit

/// A change of one setting.
enum SettingsAction: FeatureAction {
  case theme(Settings.Theme)
  case textSize(Int)
  /// Shows the languages.
  case languages
  /// Nil for that of the system.
  case language(String?)
  /// A switch of the box, by its key in the settings file.
  case turn(String)
  case motion, contrast
  /// Turns to other rows.
  case section(SettingsPopup.Section)
  /// Shows the keys.
  case keys
  case volume, pace
  case next(NextGame)
  /// A switch of the game's own, by name.
  case flip(String)
  /// Values of moves on the board.
  case values
  case coach(Coach)
  /// Begins anew with what was chosen.
  case restart
}

extension StageAction {
  static func set(_ action: SettingsAction) -> StageAction { .of(action) }
}

extension SettingsAction {
  /// - Parameter game: whose options are meant.
  func apply(to settings: inout Settings, _ game: GameDescriptor?) {
    switch self {
    case .theme(let theme): settings.theme = theme
    case .language(let code): settings.language = code
    case .turn(let key): settings.turn(key)
    case .motion, .contrast, .textSize, .keys, .volume, .pace, .restart, .languages, .section: break
    case .next, .flip, .values, .coach:
      guard let game else { return }
      apply(to: &settings[game: game.name], game)
    }
  }

  private func apply(to options: inout GameOptions, _ game: GameDescriptor) {
    switch self {
    case .next(let next): options.nextGame = next
    case .values: options.showsValues.toggle()
    case .coach(let coach): options.coach = coach
    case .flip(let name):
      guard let entry = game.switches.first(where: { $0.name == name }) else { return }
      options.switches[name] = !options.isOn(entry)
    default: break
    }
  }
}
