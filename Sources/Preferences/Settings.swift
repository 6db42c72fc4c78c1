// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// What the player has set. Every value has a home in the settings file; one that is damaged there falls back alone.
public struct Settings: Hashable, Sendable {
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// Light by day and dark in the evening, or as the desktop says.
    case auto
    case light, dark
  }

  public var theme = Theme.auto
  /// 0 to 1, as the slider shows it; the loudness is its square.
  public var volume = 0.6
  public var isMuted = false
  /// Place in `paceFactors`: 0 is slowest.
  public var pace = 2
  public var reducedMotion = false
  public var colourBlindMarks = false
  /// In percent, one of `textSizes` in the settings; the command line may ask for any from 100 to 200.
  public var textSize = 100
  /// Code of the language that is spoken; nil for that of the system.
  public var language: String?
  /// Lessons that were gone through, as "connect-four.four".
  public var lessonsDone: Set<String> = []
  /// By name of the game; a game that is missing has the first values.
  public var games: [String: GameOptions] = [:]

  public init() {}

  /// The text sizes to choose from, in percent.
  public static let textSizes = [100, 125, 150, 200]

  /// What durations are multiplied by, from slow to fast.
  public static let paceFactors = [2, 1.4, 1, 0.7, 0.4]

  /// What durations are multiplied by at the chosen pace.
  public var paceFactor: Double {
    Settings.paceFactors[max(0, min(pace, Settings.paceFactors.count - 1))]
  }

  /// The options of one game, as they are at first if they were never changed.
  public subscript(game name: String) -> GameOptions {
    get { games[name] ?? GameOptions() }
    set { games[name] = newValue }
  }
}
