// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done in the history.
enum HistoryAction: FeatureAction {
  /// Only the games of this name are shown; nil for all.
  case filter(String?)
  case clear, export, more, delete, replay, share
  /// The other side of the history.
  case statistics
  /// The results to choose from; only games that ended like this are shown, nil for all.
  case results
  case result(HistoryResult?)
  /// What is typed is looked for; everything is shown again.
  case search, searchAll, showAll
  /// Offers files whose games could be added.
  case files
  /// The row in this place was clicked.
  case row(Int)
  /// From the page of a game back to the list.
  case list
  /// Goes on with the unfinished game in this place, or with the chosen one.
  case resume(Int?)
  /// Pastes what the friend far away has sent in the game in this place, or in the chosen one.
  case answer(Int?)
  case start
  /// Only these games are shown, by their ids.
  case only(Set<String>)
}

extension StageAction {
  static func list(_ action: HistoryAction) -> StageAction { .of(action) }
}
