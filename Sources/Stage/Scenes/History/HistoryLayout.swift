// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Where things are in the history, for every size of window.
struct HistoryLayout: Hashable {
  enum Arrangement: Hashable {
    /// A list with a board beside it.
    case wide
    /// The list alone.
    case narrow
  }

  var arrangement: Arrangement
  var window: Size
  /// Back, title and the right end of the header are where a table has them.
  var table: TableLayout
  /// Percentages, streak and chart; nil where there is no room.
  var strip: Rect?
  /// Baseline of the words over the columns.
  var heading: Double
  /// The rows scroll in here.
  var list: Rect
  var filters: Rect?
  /// The board of the selected game, above its controls.
  var board: BoardRegion
  /// Baseline of the sentence over the board.
  var caption: Point
  var deck: ReplayDeck
  /// Replay or continue, and delete.
  var actions: [Rect]
  /// Export and clear.
  var header: [Rect]
  /// Under the list, when something was deleted.
  var foot: Rect?

  static let pitch = 56.0
  static let row = 50.0

  init(_ viewport: Viewport, hasFilters: Bool, hasStrip: Bool, hasFoot: Bool = false) {
    let size = viewport.size
    table = TableLayout(viewport)
    window = size
    let isWide = size.width >= 1060 && size.height >= 640
    arrangement = isWide ? .wide : .narrow
    let left = table.back.x
    let right = size.width - left
    let isTall = table.arrangement == .tall
    let showsWords = size.width >= 900
    let (export, clear) = showsWords ? (118.0, 118.0) : (46.0, 46.0)
    header = [
      Rect(right - export, table.back.y, export, table.back.height),
      Rect(right - export - 12 - clear, table.back.y, clear, table.back.height),
    ]
    var top = table.back.maxY + 22
    strip = nil
    if hasFilters {
      if isWide {
        let width = clamp(header[1].x - 40 - table.title.x - 110, 0, 560)
        filters = Rect(header[1].x - 28 - width, table.back.y, width, table.back.height)
      } else {
        filters = Rect(left, top, right - left, 40)
        top += 58
      }
    }
    if hasStrip && size.height >= 700 && size.width >= 680 {
      strip = Rect(left, isWide ? 98 : top, right - left, 76)
      top = (strip?.maxY ?? top) + 22
    }
    heading = top + 13
    let listTop = heading + 19
    let listWidth = isWide ? right - left - 380 - 28 : right - left
    let below = (isWide ? 20.0 : 74.0) + (hasFoot ? 58 : 0)
    // In a window of no height there is no list.
    list = Rect(left, listTop, max(0, listWidth), max(0, size.height - listTop - below))
    foot = hasFoot ? Rect(left, list.maxY + 8, list.width, 46) : nil
    let boardLeft = isWide ? list.maxX + 28 : 0
    let boardWidth = right - boardLeft
    caption = Point(boardLeft, heading)
    let barY = size.height - 190
    board = BoardRegion(
      arrangement: .small, window: size,
      frame: Rect(boardLeft, heading + 22, boardWidth, barY - 14 - heading - 22),
      side: Rect(right - 120, barY - 134, 120, 120), pixel: 1 / viewport.pixelScale)
    deck = ReplayDeck(
      bar: Rect(boardLeft, barY, boardWidth, 26), buttons: Rect(boardLeft, size.height - 130, boardWidth, 46))
    let half = min(220, (right - left - 12) / 2)
    let y = size.height - (isTall ? 60 : 56)
    actions =
      isWide
      ? [
        Rect(boardLeft, size.height - 72, boardWidth - 134, 46),
        Rect(right - 122, size.height - 72, 122, 46),
      ] : [Rect(left, y, half, 42), Rect(left + half + 12, y, half, 42)]
  }

  /// The columns of a row, in points from its left end: result, and the right ends of moves, time and when.
  var columns: (name: Double, result: Double, moves: Double?, time: Double?, when: Double) {
    let width = list.width
    guard width >= 560 else { return (64, width * 0.46, nil, nil, width - 20) }
    return (70, width * 0.44, width * 0.65, width * 0.76, width - 20)
  }

  /// The button in the row of an unfinished game.
  func continueButton(_ row: Rect) -> Rect {
    let width = list.width >= 560 ? 140.0 : 46
    return Rect(row.maxX - 12 - width, row.y + 5, width, 38)
  }

  /// How many rows can be seen, parts of rows counted.
  var visible: Int { Int((list.height / Self.pitch).rounded(.up)) + 2 }
}
