// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Preferences

/// How everything looks and moves: as the player has chosen, else as the desktop says.
extension Stage {
  var isDark: Bool {
    switch settings.theme {
    case .light: false
    case .dark: true
    case .auto: followedDark
    }
  }

  /// The theme of the desktop is followed between scenes: nothing turns dark in the middle of a game or of a puzzle.
  func followTheme(atOnce: Bool = false) {
    if atOnce || !layers.contains(where: { $0.scene.hasBoard }) { followedDark = desktop.isDark ?? false }
  }

  var reducesMotion: Bool { settings.motion.holds(desktop.reducesMotion) }

  var look: Look {
    let isHighContrast = settings.contrast.holds(desktop.isHighContrast)
    var look = Look(
      isDark: isDark, reducedMotion: reducesMotion, pace: settings.paceFactor,
      marks: settings.colourBlindMarks || isHighContrast, text: type.factor)
    look.isHighContrast = isHighContrast
    return look
  }
}
