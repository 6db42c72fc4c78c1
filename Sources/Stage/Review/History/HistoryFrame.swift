// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// How the history is arranged in a window.
struct HistoryFrame {
  /// Where the board of the chosen game is.
  enum Place { case beside, above, page }

  let place: Place
  let table: TableFrame

  init(_ context: StageContext) {
    table = TableFrame(context)
    let size = context.viewport.size
    let k = context.type.factor.squareRoot()
    place =
      size.width >= 1060 * k && size.height >= 640 * k
      ? .beside : size.width >= 640 * k && size.height >= 880 * k ? .above : .page
  }

  var isWide: Bool { place == .beside }
  var margin: Double { table.edge }

  /// Of the board beside a list, or over it.
  static let (rail, above) = (380.0, 300.0)
  static let gap = 28.0

  /// How wide the list is.
  var width: Double { table.window.width - 2 * margin - (isWide ? Self.rail + Self.gap : 0) }

  /// How wide the columns of a row are: token, result, moves, time, when. The name takes what they leave; zero for those
  /// that have no room.
  var columns: HistoryColumns {
    let k = table.type.factor
    guard width < 560 * k else {
      return HistoryColumns(70, width * 0.26, width * 0.08, width * 0.095, width * 0.165)
    }
    return HistoryColumns(width >= 400 * k ? 64 : 0, width * 0.27, 0, 0, width * 0.26)
  }
}

/// The same for every row, so that they stand in line.
struct HistoryColumns {
  var (token, result, moves, time, when): (Double, Double, Double, Double, Double)

  init(_ token: Double, _ result: Double, _ moves: Double, _ time: Double, _ when: Double) {
    (self.token, self.result, self.moves, self.time, self.when) = (token, result, moves, time, when)
  }

  /// From the result to the end of the row.
  var outcome: Double { result + moves + time + when }
}
