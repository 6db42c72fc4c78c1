// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// What can be done in the history.
enum HistoryAction: Hashable, Sendable {
  /// Only the games of this name are shown; nil for all.
  case filter(String?)
  case clear, export, more, undo, delete, replay
  /// The other side of the history.
  case statistics
  /// Only games that ended like this are shown; nil for all.
  case result(HistoryResult?)
  /// What is typed is looked for; everything is shown again.
  case search, searchAll, showAll
  /// Offers files whose games could be added.
  case files
  /// The row in this place was clicked.
  case row(Int)
  /// Goes on with the unfinished game in this place, or with the chosen one.
  case resume(Int?)
  /// Pastes what the friend far away has sent in the game in this place, or in the chosen one.
  case answer(Int?)
  case start
}

/// How the history is arranged in a window.
struct HistoryFrame {
  /// True for a list with a board beside it.
  let isWide: Bool
  let table: TableFrame

  init(_ context: StageContext) {
    table = TableFrame(context)
    let size = context.viewport.size
    isWide =
      size.width >= 1060 * context.type.factor.squareRoot()
      && size.height >= 640 * context.type.factor.squareRoot()
  }

  var margin: Double { table.arrangement == .wide ? 28 : table.arrangement == .small ? 16 : 20 }

  /// Of the board beside a list.
  static let preview = 380.0
  static let gap = 28.0

  /// How wide the columns of a row are: token, result, moves, time, when. The name takes what they leave; zero for those
  /// that have no room.
  var columns: (token: Double, result: Double, moves: Double, time: Double, when: Double) {
    let k = table.type.factor
    let width = table.window.width - 2 * margin - (isWide ? Self.preview + Self.gap : 0)
    guard width >= 560 * k else { return (64, width * 0.24, 0, 0, width * 0.26) }
    return (70, width * 0.15, width * 0.08, width * 0.11, width * 0.21)
  }
}
