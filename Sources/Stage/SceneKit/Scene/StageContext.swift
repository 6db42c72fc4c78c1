// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Preferences

/// What a scene may know about the world around it, at one moment.
package struct StageContext {
  package var viewport: Viewport
  package var settings: Settings
  package var look: Look
  package var now: Double
  package var metrics: any TextMetrics
  package var type = TypeScale()
  package var clock: LocalClock
  /// How the desktop wants programs to look.
  package var desktop = DesktopLook()
  /// In percent, as the desktop wants it.
  package var desktopTextSize = 100
  /// True where there is a voice that can say something.
  package var hasVoice = true
  /// True of a run without sound, whatever the settings are.
  package var isSilent = false
  /// Local time of day, 0 to 23.
  package var hour: Int
  package var kept = KeptGames()
  package var games: [any Game.Type] = []
  /// Codes of the languages to choose from.
  package var languages: [String] = []
  /// True where lessons may be offered.
  package var offersLessons = false
  /// How much of the past game that is gone through has been, 0 to 1, and which game that is.
  package var reviewed: ReviewProgress?
  /// What was chosen on the table below and waits for the next game, as a sentence.
  package var waiting: String?
  /// False while a pop-up covers the scene.
  package var isActive: Bool
  /// False while the window is not looked at, too: clocks stand still.
  package var isRunning: Bool
  package var showsFocus: Bool
  package var focused: String?
  /// What a click hit, by name: everything that lies there and is no control.
  package var clicked: [String] = []
  /// The control under the pointer.
  package var hovered: String?
  /// Where the pointer is; nil outside the window.
  package var pointed: Point?
  /// The first of today's puzzles that are left, on the menu, once it is known what it asks.
  package var nextPuzzle: DayPuzzle?
  /// The day of the puzzle.
  package var today = Day(year: 2026, month: 1, day: 1)
  /// The game controllers that are there, and the button that was pressed last on any of them.
  package var pads: [PadKind] = []
  package var padPressed: PadButton?
  /// The controller that was used last, until a key is.
  package var padInUse: PadKind?
  /// What was used last.
  package var means = Means.pointer

  /// - Parameters:
  ///   - now: in seconds on the clock of the stage.
  ///   - hour: local time of day, 0 to 23.
  package init(
    viewport: Viewport, settings: Settings, look: Look, now: Double, metrics: any TextMetrics,
    clock: LocalClock,
    hour: Int, isActive: Bool, isRunning: Bool, showsFocus: Bool
  ) {
    (self.viewport, self.settings, self.look, self.now) = (viewport, settings, look, now)
    (self.metrics, self.clock, self.hour) = (metrics, clock, hour)
    (self.isActive, self.isRunning, self.showsFocus) = (isActive, isRunning, showsFocus)
  }
}

extension StageContext {
  /// People who played here and may be meant.
  /// - Parameter typed: what their names begin with.
  package func known(like typed: String, but taken: [String]) -> [String] {
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
