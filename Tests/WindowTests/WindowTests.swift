// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

/// The real program in real windows.
@Suite(WindowPlaces()) struct WindowTests {}

/// Settings files to start with.
enum Prepared {
  /// Two people, quick animations, no surprise from the time of day.
  static let friends = connectFour("\"opponent\": \"friend\", \"first\": \"you\"")

  static func bot(level: Int, first: String) -> String {
    connectFour("\"opponent\": \"bot\", \"level\": \(level), \"first\": \"\(first)\"")
  }

  /// Two people at Quarto.
  static let quarto =
    "{\"theme\": \"light\", \"pace\": 4, \"games\": {\"quarto\": {\"opponent\": \"friend\", \"first\": \"you\"}}}"

  /// Reversi against a friend or a bot; you are ink.
  static func reversi(_ opponent: String = "friend") -> String {
    """
    {"theme": "light", "pace": 4, "games": {"reversi": {"opponent": "\(opponent)", "level": 1, "first": "you"}}}
    """
  }

  static func connectFour(_ options: String, pace: Int = 4) -> String {
    "{\"theme\": \"light\", \"pace\": \(pace), \"games\": {\"connect-four\": {\(options)}}}"
  }
}

extension AppDriver {
  /// Plays moves by clicks, one after the other.
  func playByClicks(_ columns: String) throws {
    for column in columns {
      let count = try waitCalm("a board to play on").moves.count
      try click("column.\(column)")
      try wait("the disc in column \(column)") {
        $0.moves.count == count + 1 && $0.moves.last == String(column)
      }
    }
  }

  /// Plays moves by keys, one after the other.
  func playByKeys(_ columns: String) throws {
    for column in columns {
      let count = try waitCalm("a board to play on").moves.count
      try key(String(column))
      try wait("the disc in column \(column)") {
        $0.moves.count == count + 1 && $0.moves.last == String(column)
      }
    }
  }
}
