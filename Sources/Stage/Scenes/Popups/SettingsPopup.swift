// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences

/// A change of one setting.
enum SettingsAction: Hashable, Sendable {
  case theme(Settings.Theme)
  case textSize(Int)
  /// Shows the languages.
  case languages
  /// Nil for that of the system.
  case language(String?)
  case mute, motion, marks, contrast, speech, placing
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

/// Everything that can be set, over a dimmed game or menu. Changes apply at once where they can.
final class SettingsPopup: Scene {
  let name = "settings"
  let isPopup = true
  let accent: Accent?
  /// The game below, whose options are shown; nil over the menu.
  let game: (any Game.Type)?
  /// How pieces look with colour-blind marks.
  let samples: [Picture]
  /// What can be turned to, in the order in which it is offered, and what is shown.
  let sections: [Section]
  private(set) var section: Section
  /// True where all of it is on one sheet.
  var showsAll = false

  /// Rows that belong together.
  enum Section: String, Hashable, Sendable { case game, look, access }

  init(game: (any Game.Type)?, games: [any Game.Type]) {
    self.game = game
    accent = game?.info.accent
    sections = (game == nil ? [] : [.game]) + [.look, .access]
    section = sections[0]
    samples = games.flatMap { game in
      [Seat.first, .second].compactMap { game.info.markedTokens[$0] }
    }
  }

  /// The keyboard begins with what can be set.
  var firstFocus: String? {
    if showsAll { return nil }
    return switch section {
    case .look: "settings.theme.auto"
    case .game, .access: "settings.section." + section.rawValue
    }
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    var settings = context.settings
    switch use {
    case .press(.set(.section(let chosen))):
      section = chosen
      return nil
    case .press(.set(.restart)): return .restartGame(nil)
    case .press(.set(.languages)): return .popup(.languages)
    case .press(.set(.keys)): return .popup(.keys)
    case .press(.set(.motion)):
      settings.motion = .switched(to: !context.look.reducedMotion, context.desktop.reducesMotion)
    case .press(.set(.contrast)):
      settings.contrast = .switched(to: !context.look.isHighContrast, context.desktop.isHighContrast)
    case .press(.set(.textSize(let size))):
      settings.textSize = size == context.desktopTextSize ? nil : size
    case .press(.set(let change)): change.apply(to: &settings, game?.info)
    case .slide(.set(.volume), let value):
      settings.volume = (value * 20).rounded() / 20
      settings.isMuted = settings.volume == 0
    case .slide(.set(.pace), let value):
      settings.pace = Int((value * Double(Settings.paceFactors.count - 1)).rounded())
    default: return nil
    }
    return .change(settings)
  }
}

extension SettingsAction {
  /// - Parameter game: whose options are meant.
  func apply(to settings: inout Settings, _ game: GameDescriptor?) {
    switch self {
    case .theme(let theme): settings.theme = theme
    case .language(let code): settings.language = code
    case .mute: settings.isMuted.toggle()
    case .speech: settings.spokenHints.toggle()
    case .placing: settings.placesWithB.toggle()
    case .marks: settings.colourBlindMarks.toggle()
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
