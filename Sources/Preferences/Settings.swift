// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// What the player has set. Every value has a home in the settings file; one that is damaged there falls back alone.
public struct Settings: Hashable, Sendable {
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// As the desktop says.
    case auto
    case light, dark
  }

  /// Whether something is as the desktop wants it, or as the player does.
  public enum Wish: String, Hashable, Sendable, CaseIterable {
    case system, on, off

    /// What comes of it on a desktop that wants this.
    public func holds(_ desktop: Bool) -> Bool { self == .system ? desktop : self == .on }

    /// What a switch is turned to: what the desktop wants anyway is left to it.
    public static func switched(to isOn: Bool, _ desktop: Bool) -> Wish {
      isOn == desktop ? .system : isOn ? .on : .off
    }
  }

  public var theme = Theme.auto
  public var contrast = Wish.system
  /// 0 to 1, as the slider shows it; the loudness is its square.
  public var volume = 0.6
  public var isMuted = false
  /// Place in `paceFactors`: 0 is slowest.
  public var pace = 2
  public var motion = Wish.system
  public var colourBlindMarks = false
  /// In percent, one of `textSizes` in the settings; the command line may ask for any from 100 to 200. Nil for that of the
  /// desktop.
  public var textSize: Int?
  /// Says aloud what happens and what has the focus.
  public var spokenHints = false
  /// What comes within half a second after an input is not meant.
  public var waitsBetween = false
  /// B of a game controller sets and A goes back, as on some consoles.
  public var placesWithB = false
  /// Keys that were changed, as "ctrl+u" by the name of what they do; nothing for those that were put back.
  public var keys: [String: String] = [:]
  /// Code of the language that is spoken; nil for that of the system.
  public var language: String?
  /// Lessons that were gone through, as "connect-four.four".
  public var lessonsDone: Set<String> = []
  /// Where a file was read or written last; nil before the first.
  public var lastFolder: String?
  /// Where the window was when it was closed, in its own words.
  public var window: String?
  /// By name of the game; a game that is missing has the first values.
  public var games: [String: GameOptions] = [:]

  public init() {}

  /// True when the player wants less motion than the desktop, or as little.
  public var reducedMotion: Bool {
    get { motion == .on }
    set { motion = newValue ? .on : .system }
  }

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
