// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Where things are on the table of a game for one: a heading over the board, everything to press below it.
public struct SoloLayout: Hashable, Sendable {
  public var arrangement: BoardRegion.Arrangement
  /// Baseline of the puzzle's name; it stands at the board's left edge.
  public var heading: Double
  public var undo: Rect
  public var redo: Rect
  /// The game's own buttons.
  public var actions: [Rect]
  public var hint: Rect
  public var restart: Rect
  public var puzzles: Rect
  public var showsLabels: Bool
  /// Middle of the sentence over the buttons.
  public var message: Point
  public var messageStyle: TextStyle
  public var board: BoardRegion

  /// - Parameter actions: how many buttons the game brings.
  public init(_ viewport: Viewport, actions count: Int) {
    let base = TableLayout(viewport)
    let size = viewport.size
    arrangement = base.arrangement
    let isWide = arrangement == .wide
    let (height, y) = isWide ? (46.0, size.height - 72) : (42.0, size.height - 57)
    let margin = isWide ? 36.0 : 16.0
    let quiet = base.quiet.last?.x ?? size.width
    showsLabels = isWide && size.width >= 1120
    let icon =
      isWide ? 58.0 : clamp((size.width - 2 * margin - 8 * Double(count + 3)) / Double(count + 4), 40, 58)
    let gap = isWide ? 12.0 : 8.0
    undo = Rect(margin, y, icon, height)
    redo = Rect(undo.maxX + gap, y, icon, height)
    restart = Rect(size.width - margin - (showsLabels ? 120 : icon), y, showsLabels ? 120 : icon, height)
    hint = Rect(restart.x - gap - (showsLabels ? 104 : icon), y, showsLabels ? 104 : icon, height)
    let step = icon + (isWide ? 10 : gap)
    let whole = step * Double(count) - (step - icon)
    let middle = isWide ? size.width / 2 : (redo.maxX + hint.x) / 2
    actions = (0..<count).map { Rect((middle - whole / 2 + step * Double($0)).rounded(), y, icon, height) }
    // A narrow header keeps its room for the tabs.
    let words = size.width >= 700 && (arrangement != .tall || size.width >= 800) ? 116.0 : 46.0
    puzzles = Rect(quiet - words - 14, base.back.y, words, base.back.height)
    let top = base.back.maxY + (isWide ? 36 : 20)
    heading = top + (isWide ? 26 : 18)
    message = Point(size.width / 2, y - (isWide ? 20 : 14))
    messageStyle = TextStyle(.manropeMedium, isWide ? 14 : 13, line: 18)
    let boardTop = heading + (isWide ? 18 : 12)
    board = BoardRegion(
      arrangement: arrangement, window: size,
      frame: Rect(margin, boardTop, size.width - 2 * margin, message.y - 20 - boardTop),
      pixel: 1 / viewport.pixelScale)
  }

  /// The result takes the place of the heading.
  func banner(over board: Rect) -> Rect {
    let width = max(board.width, min(520, self.board.window.width - 32))
    return Rect((board.midX - width / 2).rounded(), heading - 32, width, 44)
  }
}
