// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What can be used in the history, and what can be named.
extension HistoryScene {
  func controls() -> [Control] {
    var controls = [
      Control(
        "history.back", .button(icon: "back", primary: false), layout.table.back, label: "Back",
        showsLabel: false, shortcut: "Esc")
    ]
    if tab != nil { controls += tabs(layout.table, isPlay: false) }
    if !kept.history.isEmpty { controls += filters }
    if list.count == 0 {
      let title = (missing ?? tab ?? games.first)?.info.title.said ?? "the box"
      controls.append(
        Control(
          "history.start", .button(icon: "play", primary: false), emptyButton,
          label: "Play a game of \(title)"))
    } else {
      controls += headerControls + rowControls + gameControls
    }
    if let foot = layout.foot {
      controls.append(
        Control(
          "history.undo", .button(icon: "undo", primary: false),
          Rect(foot.maxX - min(122, foot.width), foot.y, min(122, foot.width), 42), label: "Undo",
          shortcut: "Ctrl Z"))
    }
    return controls
  }

  var emptyButton: Rect {
    Rect((layout.window.width / 2 - 150).rounded(), (layout.window.height * 0.64).rounded(), 300, 52)
  }

  private var filters: [Control] {
    guard let frame = layout.filters, games.count > 1 else { return [] }
    let entries = [("all", "All games")] + games.map { ($0.info.name, $0.info.title.said) }
    let width = (frame.width - 6) / Double(entries.count)
    return entries.enumerated().map { index, entry in
      Control(
        "history.filter." + entry.0,
        .segment(group: "history.filter", isSelected: (filter ?? "all") == entry.0, icon: nil),
        Rect(frame.x + 3 + width * Double(index), frame.y, width, frame.height), label: entry.1)
    }
  }

  private var headerControls: [Control] {
    let showsWords = layout.header[0].width > 60
    return [
      Control(
        "history.clear", .button(icon: "bin", primary: false), layout.header[1], label: "Clear",
        showsLabel: showsWords),
      Control(
        "history.export", .button(icon: "export", primary: false), layout.header[0], label: "Export",
        showsLabel: showsWords),
    ]
  }

  /// In the rows of unfinished games, as far as they can be seen whole.
  private var rowControls: [Control] {
    var controls: [Control] = []
    if unfinishedCount > Self.fewUnfinished {
      let width = min(136, layout.list.width)
      controls.append(
        Control(
          "history.more", .button(icon: nil, primary: false),
          Rect(layout.list.maxX - width, layout.heading - 22, width, 30),
          label: showsAllUnfinished ? "Show three" : "Show all \(unfinishedCount)"))
    }
    for index in list.visible(layout) where index < list.unfinished.count {
      let frame = layout.continueButton(list.frame(index, layout))
      guard frame.y >= layout.list.y - 1, frame.maxY + 5 <= layout.list.maxY else { continue }
      controls.append(
        Control(
          "history.continue.\(index + 1)", .button(icon: "play", primary: false), frame, label: "Continue",
          showsLabel: frame.width > 100))
    }
    return controls
  }

  private var gameControls: [Control] {
    let isLeft = if case .unfinished? = list.row { true } else { false }
    var controls: [Control] = []
    if layout.arrangement == .wide, let board { controls += layout.deck.controls(board) }
    controls += [
      isLeft
        ? Control(
          "history.continue", .button(icon: "play", primary: true), layout.actions[0], label: "Continue",
          shortcut: "Enter")
        : Control(
          "history.replay", .button(icon: "replay", primary: true), layout.actions[0], label: "Replay",
          isEnabled: list.row != nil, shortcut: "Enter"),
      Control(
        "history.delete", .button(icon: "bin", primary: false), layout.actions[1], label: "Delete",
        isEnabled: list.row != nil, shortcut: "Delete"),
    ]
    return controls
  }

  func elements(_ context: StageContext) -> [Element] {
    var elements = list.visible(layout).compactMap { element(of: $0) }
    if list.count == 0 {
      let y = emptyButton.y - 120
      elements.append(
        Element("history.empty", .text, emptyWords.title, Rect(0, y, layout.window.width, 40)))
    } else {
      elements.append(
        Element(
          "history.list", .text, "\(list.games.count) games", layout.list, value: String(list.games.count)))
    }
    if let foot = layout.foot { elements.append(Element("history.removed", .text, removedWords, foot)) }
    guard !kept.history.isEmpty else { return elements }
    elements += statisticElements
    if layout.arrangement == .wide, let board { elements += layout.deck.elements(board) }
    return elements
  }

  private func element(of index: Int) -> Element? {
    let frame = list.frame(index, layout)
    guard layout.list.contains(frame.center) else { return nil }
    let today = clock.today
    let row = list.row(index)
    let info = kind(row.game)?.info
    var words: [String]
    var id: String
    switch row {
    case .unfinished(let left):
      words = [
        title(row), detail(row), standing(left), clock.local(left.left).words(from: today),
      ]
      id = "history.unfinished.\(index + 1)"
    case .finished(let game):
      words = [
        title(row), detail(row), game.result(info).word, movesInWords(game.moves), game.seconds.clock,
        clock.local(game.finished).words(from: today),
      ]
      id = "history.row.\(index - list.unfinished.count + 1)"
    }
    // The middle of the row is safe to click: nothing else lies there.
    return Element(
      id, .row, words.filter { !$0.isEmpty }.joined(separator: ", "), frame,
      isSelected: index == list.selected, value: row.id)
  }

  /// "Game deleted.", "3 deletions can be undone."
  var removedWords: String {
    guard let last = removed.last else { return "" }
    let what = last.count == 1 ? "Game deleted." : "\(last.count) games deleted."
    return removed.count == 1 ? what : "\(what) \(removed.count) deletions can be undone."
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
