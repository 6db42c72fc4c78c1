// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What can be used in the history, and what can be named.
extension HistoryScene {
  private var isEmpty: Bool { kept.history.isEmpty || (tab != nil && list.games.isEmpty) }

  func controls() -> [Control] {
    var controls = [
      Control(
        "history.back", .button(icon: "back", primary: false), layout.table.back, label: "Back",
        showsLabel: false, shortcut: "Esc")
    ]
    if tab != nil { controls += tabs(layout.table, isPlay: false) }
    if isEmpty {
      let title = (tab ?? games.first)?.info.title ?? "the box"
      controls.append(
        Control(
          "history.start", .button(icon: "play", primary: false), emptyButton,
          label: "Play a game of \(title)"))
    } else {
      controls += filters + gameControls
    }
    if removed != nil {
      controls.append(
        Control(
          "history.undo", .button(icon: "undo", primary: false), undoFrame, label: "Put it back",
          shortcut: "Ctrl Z"))
    }
    return controls
  }

  var undoFrame: Rect {
    let y = layout.arrangement == .wide ? layout.list.maxY - 50 : layout.actions[0].y - 58
    return Rect((layout.list.midX - 90).rounded(), y, 180, 46)
  }

  var emptyButton: Rect {
    Rect((layout.window.width / 2 - 150).rounded(), (layout.window.height * 0.64).rounded(), 300, 52)
  }

  private var filters: [Control] {
    guard let frame = layout.filters, games.count > 1 else { return [] }
    let entries = [("all", "All games")] + games.map { ($0.info.name, $0.info.title) }
    let width = (frame.width - 6) / Double(entries.count)
    return entries.enumerated().map { index, entry in
      Control(
        "history.filter." + entry.0,
        .segment(group: "history.filter", isSelected: (filter ?? "all") == entry.0, icon: nil),
        Rect(frame.x + 3 + width * Double(index), frame.y, width, frame.height), label: entry.1)
    }
  }

  private var gameControls: [Control] {
    let isWide = layout.arrangement == .wide
    let showsWords = layout.header[0].width > 60
    var controls = [
      Control(
        "history.clear", .button(icon: "close", primary: false), layout.header[1], label: "Clear",
        showsLabel: showsWords, isEnabled: !kept.history.isEmpty),
      Control(
        "history.export", .button(icon: "export", primary: false), layout.header[0], label: "Export",
        showsLabel: showsWords),
      Control(
        "history.replay", isWide ? .quiet(icon: "fullscreen") : .button(icon: "play", primary: false),
        layout.actions[0], label: isWide ? "Replay on the whole table" : "Replay", showsLabel: !isWide,
        isEnabled: list.game != nil, shortcut: isWide ? "Enter" : nil),
      Control(
        "history.delete", isWide ? .quiet(icon: "close") : .button(icon: "close", primary: false),
        layout.actions[1], label: "Delete this game", showsLabel: !isWide, isEnabled: list.game != nil,
        shortcut: isWide ? "Delete" : nil),
    ]
    if isWide, let board { controls += layout.deck.controls(board) }
    return controls
  }

  func elements(_ context: StageContext) -> [Element] {
    if isEmpty {
      return [
        Element(
          "history.empty", .text, "Your first game will rest here.",
          Rect(0, emptyButton.y - 120, layout.window.width, 40))
      ]
    }
    let today = clock.today
    var elements = list.visible(layout).compactMap { index -> Element? in
      let game = list.games[index]
      let frame = list.frame(index, layout)
      guard layout.list.contains(frame.center) else { return nil }
      let info = kind(game.game)?.info
      let words = [
        title(game), variant(game), game.result(info).word, "\(game.moves) moves", game.clock,
        clock.local(game.finished).words(from: today),
      ]
      return Element(
        "history.row.\(index + 1)", .row, words.joined(separator: ", "), frame,
        isSelected: index == list.selected, value: game.id)
    }
    elements.append(
      Element(
        "history.list", .text, "\(list.games.count) games", layout.list, value: String(list.games.count)))
    elements += statisticElements
    if layout.arrangement == .wide, let board { elements += layout.deck.elements(board) }
    return elements
  }
}

/// The two sides of a game's table: what is played and what was.
/// `left` is where something else begins in a header that is not wide.
func tabs(_ layout: TableLayout, isPlay: Bool, left: Double? = nil) -> [Control] {
  let frames = layout.tabs(left: left)
  return [("tab.play", "Play", true), ("tab.history", "History", false)].enumerated().map { index, tab in
    Control(
      tab.0, .segment(group: "tab", isSelected: tab.2 == isPlay, icon: nil), frames[index], label: tab.1)
  }
}

extension TableLayout {
  /// "Play" and "History": in the middle of a wide header, elsewhere between the title and the icons.
  func tabs(left: Double?) -> [Rect] {
    let right = (left ?? quiet.last?.x ?? window.width) - 10
    let width = arrangement == .wide ? 108.0 : arrangement == .small ? 84 : 80
    let middle = arrangement == .wide ? window.width / 2 : right - width - 3
    return (0..<2).map { Rect((middle - width + Double($0) * width).rounded(), back.y, width, back.height) }
  }
}
