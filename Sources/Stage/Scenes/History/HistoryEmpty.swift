// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A history, or a part of it, with nothing in it.
extension HistoryScene {
  /// What is missing, and a line under it.
  var emptyWords: (title: String, detail: String) {
    let kept = "Every game is kept with its moves, so you can replay it."
    if !removed.isEmpty && missing == nil { return ("Nothing rests here any more.", kept) }
    guard let missing = missing ?? tab else {
      return ("Your first game will rest here.", kept)
    }
    let title = missing.info.title.said
    return missing.info.isSolo
      ? ("No puzzle of \(title) yet.", "Puzzles that you solve or leave half done rest here.")
      : ("No game of \(title) yet.", "Games that you finish or leave half played rest here.")
  }

  /// Four wells, and a piece in one of them.
  func paintEmpty(_ painter: inout Painter) {
    let middle = (layout.window.width / 2).rounded()
    let y = emptyButton.y - 202
    for index in 0..<4 {
      let center = Point(middle - 156 + 104 * Double(index), y)
      let isRound = index == 1 || index == 2
      if isRound {
        painter.list.shape(
          Shape(
            .disc(radius: 38),
            fill: .vertical(painter.palette.sunk.mixed(with: .black, 0.12), painter.palette.sunk, to: 76),
            stroke: Stroke(painter.palette.shadow.opacity(0.35), width: 1.5)), at: center - Point(38, 38))
      } else {
        painter.list.shape(
          Shape(
            .roundedRect(Size(62, 62), radius: 8),
            fill: .vertical(painter.palette.sunk.mixed(with: .black, 0.12), painter.palette.sunk, to: 62),
            stroke: Stroke(painter.palette.shadow.opacity(0.35), width: 1.5)), at: center - Point(31, 31))
      }
    }
    let size = 118.0
    painter.list.picture(
      .asset("pieces/quarto-light-tall-round-solid"),
      in: Rect(middle - 52 - size / 2, y - size * 0.66, size, size))
    let style = layout.window.width < 760 ? TextStyle(.vollkornSemiBold, 27, line: 32) : .headline
    let words = emptyWords
    painter.text(
      painter.metrics.fitted(words.title, style, width: layout.window.width - 32), style,
      at: Point(middle, emptyButton.y - 74), anchor: .center)
    painter.text(
      painter.metrics.fitted(words.detail, .body, width: layout.window.width - 32), .body,
      at: Point(middle, emptyButton.y - 38), anchor: .center, painter.palette.textSecondary)
  }
}
