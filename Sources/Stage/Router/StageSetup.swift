// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import Preferences

/// Everything the stage is given at its start.
public struct StageSetup {
  public var games: [any Game.Type]
  /// Those that can be chosen on the menu.
  public var onMenu: [any Game.Type]
  public var store: SettingsStore
  public var resources: Resources
  public var metrics: any TextMetrics
  /// Called from search threads when there is news.
  public var wake: @Sendable () -> Void
  public var seed: UInt64
  /// Local hour of the day, 0 to 23.
  public var hour: () -> Int
  /// The day of the puzzle.
  public var today: () -> Day = { Day(year: 2026, month: 1, day: 1) }
  public var viewport: Viewport
  /// The game to open at once, if not the menu.
  public var game: (any Game.Type)?
  /// Where games are kept; without it they are forgotten at the end.
  public var archive: (any Archive)?
  public var clock = LocalClock()
  /// In seconds, see `FrameClock`.
  public var longestStep = FrameClock.longestStep
  /// Whether engines look for hints before they are asked.
  public var thinksAhead = true
  /// A file that is opened with the program.
  public var given: GivenFile?
  /// Where the history goes as a file.
  public var exportPath: (() -> String)?
  /// What lies on the disk.
  public var folders: (any Folders)?
  /// For this run only.
  public var theme: Settings.Theme?
  public var reducedMotion = false
  /// Nothing can be heard, whatever the settings are.
  public var isSilent = false
  public var highContrast = false
  /// Everything that is said goes somewhere, whatever the settings are.
  public var speaks = false
  /// True where there is a voice.
  public var hasVoice = true
  /// What the desktop has said so far.
  public var desktop = DesktopLook()
  /// In percent, 100 to 200.
  public var textSize: Int?
  /// False where the size of the whole window has the desktop's size of text in it already.
  public var followsTextSize = true
  /// Code of the language, for this run.
  public var language: String?
  /// Codes of the languages to choose from.
  public var languages: [String] = []
  /// Speaks the language of a code, or that of the system.
  public var speak: (String?) -> Void = { _ in }
  /// Lessons are offered before the first move of a game, until one of them was done.
  public var offersLessons = false

  public init(
    games: [any Game.Type], store: SettingsStore, resources: Resources, metrics: any TextMetrics,
    wake: @escaping @Sendable () -> Void, seed: UInt64, hour: @escaping () -> Int, viewport: Viewport
  ) {
    self.games = games
    onMenu = games
    self.store = store
    self.resources = resources
    self.metrics = metrics
    self.wake = wake
    self.seed = seed
    self.hour = hour
    self.viewport = viewport
  }
}
