// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The controls under a replayed game: where it stands, a bar to scrub, and five buttons.
struct ReplayDeck: Hashable {
  /// Left end and baseline of "15 of 23".
  var count: Point
  var scrub: Rect
  /// First, previous, play, next, last.
  var buttons: [Rect]
  var showsLabel: Bool

  /// In the rectangle of the bar with its count, and in that of the buttons: one row of them, or two when it is narrow.
  init(bar: Rect, buttons frame: Rect) {
    count = Point(bar.x, bar.midY + 5)
    scrub = Rect(bar.x + 92, bar.midY - 13, bar.width - 92 - 9, 26)
    if frame.width < 260 {
      let third = (frame.width - 20) / 3
      let rows = [frame.y, frame.maxY - 42]
      buttons = [
        Rect(frame.x, rows[0], third, 42), Rect(frame.x, rows[1], third, 42),
        Rect(frame.x + third + 10, rows[0], third, 42), Rect(frame.x + 2 * third + 20, rows[1], third, 42),
        Rect(frame.x + 2 * third + 20, rows[0], third, 42),
      ]
      showsLabel = false
    } else {
      let (side, gap) = (min(58, (frame.width - 148) / 4), 12.0)
      let play = frame.width - 4 * (side + gap)
      var x = frame.x
      buttons = [side, side, play, side, side].map { width in
        defer { x += width + gap }
        return Rect(x, frame.y, width, frame.height)
      }
      showsLabel = play >= 100
    }
  }

  func controls(_ board: any ReplayBoard) -> [Control] {
    let isAtStart = board.index == 0
    let isAtEnd = board.index == board.count
    let icons = ["first", "previous", board.isPlaying ? "pause" : "play", "next", "last"]
    let labels = [
      "To the start", "One move back", board.isPlaying ? "Pause" : "Play", "One move on", "To the end",
    ]
    let ids = ["first", "previous", "play", "next", "last"]
    let enabled = [!isAtStart, !isAtStart, board.count > 0, !isAtEnd, !isAtEnd]
    let keys = ["Home", "Left", "Space", "Right", "End"]
    let step = 1 / Double(max(1, board.count))
    return [
      Control(
        "replay.scrub", .slider(value: Double(board.index) * step, step: step), scrub, label: "Move",
        showsLabel: false)
    ]
      + ids.indices.map { index in
        Control(
          "replay." + ids[index], .button(icon: icons[index], primary: false), buttons[index],
          label: labels[index], showsLabel: index == 2 && showsLabel, isEnabled: enabled[index],
          shortcut: keys[index])
      }
  }

  /// True when the control is one of these.
  func activate(_ id: String, _ board: any ReplayBoard) -> Bool {
    switch id {
    case "replay.first": board.go(to: 0)
    case "replay.previous": board.go(to: board.index - 1)
    case "replay.next": board.go(to: board.index + 1)
    case "replay.last": board.go(to: board.count)
    case "replay.play":
      if board.index == board.count && !board.isPlaying { board.go(to: 0) }
      board.isPlaying.toggle()
      return true
    default: return false
    }
    board.isPlaying = false
    return true
  }

  func slide(_ value: Double, _ board: any ReplayBoard) {
    board.isPlaying = false
    board.go(to: Int((value * Double(board.count)).rounded()))
  }

  /// True when the key means something here.
  func press(_ key: Key, _ board: any ReplayBoard) -> Bool {
    let ids: [Key: String] = [
      .left: "previous", .right: "next", .home: "first", .end: "last", .space: "play",
    ]
    return ids[key].map { activate("replay." + $0, board) } ?? false
  }

  func paint(_ painter: inout Painter, _ board: any ReplayBoard) {
    let number = TextStyle(.manropeBold, 15, line: 22)
    let index = String(board.moves(upTo: board.index))
    painter.text(index, number, at: count)
    let width = painter.metrics.width(of: index, number)
    painter.text(
      " of \(board.moves(upTo: board.count))", TextStyle(.manropeSemiBold, 15, line: 22),
      at: count + Point(width, 0),
      painter.palette.textSecondary)
    guard board.count > 0 else { return }
    // A tick for every move while they can be told apart; those that gave something away are red.
    let step = scrub.width / Double(board.count)
    for move in 0...board.count {
      let isMark = board.marks.contains(move)
      guard isMark || step >= 4 else { continue }
      let x = (scrub.x + Double(move) * step).rounded()
      painter.list.fill(
        Rect(x - (isMark ? 1.5 : 0.5), scrub.maxY + 4, isMark ? 3 : 1, isMark ? 8 : 6),
        isMark ? Color(0xE65F4B) : painter.palette.textSecondary.opacity(0.55))
    }
  }

  func elements(_ board: any ReplayBoard) -> [Element] {
    let marks = board.marks.map { String(board.moves(upTo: $0)) }.joined(separator: " ")
    let (index, all) = (board.moves(upTo: board.index), board.moves(upTo: board.count))
    return [
      Element(
        "replay.position", .text, "Move \(index) of \(all)",
        Rect(count.x, count.y - 16, 84, 22), value: String(index)),
      Element(
        "replay.marks", .text, marks.isEmpty ? "No turning points found" : "Turning points: \(marks)",
        Rect(scrub.x, scrub.maxY + 4, scrub.width, 8), value: marks),
    ]
  }
}
