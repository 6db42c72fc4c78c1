// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What stands around the board of a game for one: its name, the clock, how things stand, and the buttons.
extension TableScene {
  func soloControls() -> [Control] {
    func button(
      _ id: String, _ icon: String, _ label: String, _ frame: Rect, _ shortcut: String, _ isEnabled: Bool
    )
      -> Control
    {
      Control(
        "table." + id, .button(icon: icon, primary: false), frame, label: label,
        showsLabel: solo.showsLabels && frame.width > 90, isEnabled: isEnabled, shortcut: shortcut)
    }
    let isOver = session.announced != nil
    var controls = [button("back", "back", "Menu", layout.back, "Esc", true)]
    controls[0].showsLabel = false
    controls += quietControls()
    // Beside the tabs.
    let puzzles = Control(
      "table.puzzles", .button(icon: "menu", primary: isOver), solo.puzzles, label: "Puzzles",
      showsLabel: solo.puzzles.width > 90, shortcut: nil)
    controls.insert(puzzles, at: (controls.lastIndex { $0.group == "tab" } ?? 0) + 1)
    controls += [
      button("undo", "undo", "Undo", solo.undo, "Ctrl Z", session.canUndo),
      button("redo", "redo", "Redo", solo.redo, "Ctrl Shift Z", session.canRedo),
    ]
    for (action, frame) in zip(table.actions(view), solo.actions) {
      controls.append(
        Control(
          "action." + action.id, .button(icon: action.icon, primary: false), frame, label: action.label,
          showsLabel: false, isEnabled: action.isEnabled, shortcut: action.shortcut))
    }
    controls += [
      button("hint", "hint", "Hint", solo.hint, G.Table.hintShortcut, session.canHint),
      button("restart", "restart", "Restart", solo.restart, "Ctrl N", session.canRestart),
    ]
    return controls
  }

  /// Minutes and seconds played.
  var clock: String {
    let seconds = Int(session.elapsed)
    let two = { (number: Int) in number < 10 ? "0\(number)" : String(number) }
    return seconds < 3600
      ? "\(two(seconds / 60)):\(two(seconds % 60))"
      : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  func paintSolo(_ painter: inout Painter, _ context: StageContext) {
    isMuted = context.settings.isMuted
    painter.text(G.info.title, layout.titleStyle, at: layout.title)
    if let outcome = session.announced {
      paintBanner(outcome, &painter)
    } else if let heading = table.heading(view) {
      paintHeading(heading, &painter)
    }
    let words = message
    painter.text(
      words.detail.isEmpty || solo.arrangement != .wide ? words.title : "\(words.title) \(words.detail)",
      solo.messageStyle, at: solo.message, anchor: .center, painter.palette.textSecondary)
  }

  /// The heading is at least so wide, however small the board.
  var headingFrame: Rect {
    let board = table.boardFrame
    let width = min(max(board.width, 440), layout.window.width - 32)
    return Rect((board.midX - width / 2).rounded(), solo.heading - 26, width, 32)
  }

  private func paintHeading(_ heading: TableHeading, _ painter: inout Painter) {
    let frame = headingFrame
    let isWide = solo.arrangement == .wide
    let title: TextStyle = isWide ? .title : TextStyle(.vollkornSemiBold, 20, line: 24)
    var right = frame.maxX
    if let badge = heading.badge {
      let width = painter.metrics.width(of: badge, .label).rounded() + 48
      painter.badge(Rect(right - width, frame.y, width, 32), badge, isGood: heading.isGood)
      right -= width + 18
    }
    let time = TextStyle(.manropeSemiBold, isWide ? 17 : 15, line: 22, tabular: true)
    painter.text(clock, time, at: Point(right, solo.heading - 4), anchor: .right)
    let digits = painter.metrics.width(of: clock, time)
    painter.icon(
      "timer", center: Point(right - digits - 18, solo.heading - 10), size: 20, painter.palette.textSecondary)
    let room = right - digits - 40 - frame.x
    let words = painter.metrics.wrap(heading.title, title, width: room).first ?? heading.title
    painter.text(words, title, at: Point(frame.x, solo.heading - 2))
    let x = frame.x + painter.metrics.width(of: words, title) + 16
    if x + painter.metrics.width(of: heading.detail, .button) < right - digits - 40 {
      painter.text(heading.detail, .button, at: Point(x, solo.heading - 3), painter.palette.textSecondary)
    }
  }

  func soloElements() -> [Element] {
    let words = message
    var elements = [
      Element(
        "table.message", .text, words.title,
        Rect(solo.message.x - 200, solo.message.y - 14, 400, 18), value: words.detail),
      Element("table.clock", .text, clock, Rect(headingFrame.midX, headingFrame.y, 80, 32)),
    ]
    if let outcome = session.announced {
      elements.append(Element("table.banner", .banner, resultText(outcome), bannerFrame))
    } else if let heading = table.heading(view) {
      elements.append(
        Element(
          "table.heading", .text, heading.title, Rect(headingFrame.x, headingFrame.y, 200, 32),
          value: heading.detail))
      if let badge = heading.badge {
        elements.append(
          Element(
            "table.badge", .badge, badge, Rect(headingFrame.maxX - 160, headingFrame.y, 160, 32),
            value: heading.isGood ? "good" : "warning"))
      }
    }
    return elements
  }
}
