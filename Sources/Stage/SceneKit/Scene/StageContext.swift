// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences

/// What a scene may know about the world around it, at one moment.
struct StageContext {
  var viewport: Viewport
  var settings: Settings
  var look: Look
  var now: Double
  var metrics: any TextMetrics
  var type = TypeScale()
  var clock: LocalClock
  /// How the desktop wants programs to look.
  var desktop = DesktopLook()
  /// In percent, as the desktop wants it.
  var desktopTextSize = 100
  /// True where there is a voice that can say something.
  var hasVoice = true
  /// True of a run without sound, whatever the settings are.
  var isSilent = false
  /// Local time of day, 0 to 23.
  var hour: Int
  var kept = KeptGames()
  var games: [any Game.Type] = []
  /// Codes of the languages to choose from.
  var languages: [String] = []
  /// True where lessons may be offered.
  var offersLessons = false
  /// How much of the past game that is gone through has been, 0 to 1, and which game that is.
  var reviewed: ReviewProgress?
  /// What was chosen on the table below and waits for the next game, as a sentence.
  var waiting: String?
  /// False while a pop-up covers the scene.
  var isActive: Bool
  /// False while the window is not looked at, too: clocks stand still.
  var isRunning: Bool
  var showsFocus: Bool
  var focused: String?
  /// What a click hit, by name: everything that lies there and is no control.
  var clicked: [String] = []
  /// The control under the pointer.
  var hovered: String?
  /// Where the pointer is; nil outside the window.
  var pointed: Point?
  /// The day of the puzzle.
  var today = Day(year: 2026, month: 1, day: 1)
  /// The game controllers that are there, and the button that was pressed last on any of them.
  var pads: [PadKind] = []
  var padPressed: PadButton?
  /// The controller that was used last, until a key is.
  var padInUse: PadKind?
}

extension StageContext {
  /// People who played here and may be meant.
  /// - Parameter typed: what their names begin with.
  func known(like typed: String, but taken: [String]) -> [String] {
    let others = settings.games.sorted { $0.key < $1.key }.flatMap { _, options in
      [options.people.name(isOwn: true), options.people.name(isOwn: false), options.far.called]
        .compactMap { $0 }
    }
    var known: [String] = []
    for name in kept.statistics.people + others where !known.contains(name) { known.append(name) }
    let start = typed.lowercased()
    return Array(known.filter { !taken.contains($0) && $0.lowercased().hasPrefix(start) }.prefix(3))
  }
}
