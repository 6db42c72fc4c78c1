// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// What is known of the starts of one game, by setup.
package struct KeptStarts: Hashable {
  /// The shortest time in which each was solved.
  package var best: [String: Seconds] = [:]
  /// The best medal of those that were solved.
  package var medals: [String: Medal] = [:]
  /// Games that were left there with moves, and wait.
  package var left: [String: GameRecord] = [:]
}
