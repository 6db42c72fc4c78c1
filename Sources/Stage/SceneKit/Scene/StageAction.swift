// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import InterfaceKit

/// What a control does: something that every feature knows, or an action of one feature.
package enum StageAction: Hashable, Sendable {
  /// What is chosen already.
  case nothing
  case back
  /// What a confirmation asked for.
  case confirm
  case bringBack
  /// Shows a file in the desktop's program for files.
  case showFile(String)
  case sound, help, settings
  case open(game: String)
  case history(game: String?)
  case openShelf
  /// A lesson of the game on the table, by its place.
  case openLesson(Int)
  case today(TodayAction)
  case far(FarAction)
  case share(ShareAction)
  case feature(AnyFeatureAction)

  /// An action of a feature: each has a function here that makes one, such as `.replay(.share)`.
  package static func of(_ action: some FeatureAction) -> StageAction { .feature(AnyFeatureAction(action)) }
}
