// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import SceneKit

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
    switch use.of(SettingsAction.self) {
    case .press(.section(let chosen)):
      section = chosen
      return nil
    case .press(.restart): return .restartGame(nil)
    case .press(.languages): return .popup(.languages)
    case .press(.keys): return .popup(.keys)
    case .press(.motion):
      settings.motion = .switched(to: !context.look.reducedMotion, context.desktop.reducesMotion)
    case .press(.contrast):
      settings.contrast = .switched(to: !context.look.isHighContrast, context.desktop.isHighContrast)
    case .press(.textSize(let size)):
      settings.textSize = size == context.desktopTextSize ? nil : size
    case .press(let change): change.apply(to: &settings, game?.info)
    case .slide(.volume, let value):
      settings.volume = (value * 20).rounded() / 20
      settings.isMuted = settings.volume == 0
    case .slide(.pace, let value):
      settings.pace = Int((value * Double(Settings.paceFactors.count - 1)).rounded())
    default: return nil
    }
    return .change(settings)
  }
}
