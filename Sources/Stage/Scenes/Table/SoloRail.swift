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
    painter.text(G.info.title.said, layout.titleStyle, at: layout.title)
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

  /// Where the puzzle's name, the clock and the badge stand.
  private struct HeadingPlan {
    var frame: Rect
    var title: TextStyle
    var words: String
    /// Left end of the detail, where there is room for it.
    var detail: Double?
    var time: TextStyle
    var digits: Double
    /// Right end of the clock.
    var right: Double
    var badge: Rect?
  }

  /// The row is as wide as the board, or as its words need; what finds no room even so is shortened visibly.
  private func plan(_ heading: TableHeading, _ metrics: any TextMetrics) -> HeadingPlan {
    let board = table.boardFrame
    let isWide = solo.arrangement == .wide
    let title: TextStyle = isWide ? .title : TextStyle(.vollkornSemiBold, 20, line: 24)
    let time = TextStyle(.manropeSemiBold, isWide ? 17 : 15, line: 22, tabular: true)
    let digits = metrics.width(of: clock, time)
    let badge = heading.badge.map { metrics.width(of: $0, .label).rounded() + 48 }
    let taken = digits + 40 + (badge.map { $0 + 18 } ?? 0)
    // In steps, so that the row stays where it is while the clock and the badge count.
    let wanted = ((metrics.width(of: heading.title, title) + taken) / 40).rounded(.up) * 40
    let width = min(max(board.width, 440, wanted), layout.window.width - 32)
    let frame = Rect((board.midX - width / 2).rounded(), solo.heading - 26, width, 32)
    let words = metrics.fitted(heading.title, title, width: width - taken)
    let x = frame.x + metrics.width(of: words, title) + 16
    let hasDetail = x + metrics.width(of: heading.detail, .button) < frame.maxX - taken
    return HeadingPlan(
      frame: frame, title: title, words: words, detail: hasDetail ? x : nil, time: time, digits: digits,
      right: frame.maxX - (badge.map { $0 + 18 } ?? 0),
      badge: badge.map { Rect(frame.maxX - $0, frame.y, $0, 32) })
  }

  /// Where the heading is.
  func headingFrame(_ metrics: any TextMetrics) -> Rect? {
    session.announced == nil ? table.heading(view).map { plan($0, metrics).frame } : nil
  }

  private func paintHeading(_ heading: TableHeading, _ painter: inout Painter) {
    let plan = plan(heading, painter.metrics)
    if let badge = heading.badge, let frame = plan.badge {
      painter.badge(frame, badge, isGood: heading.isGood)
    }
    painter.text(clock, plan.time, at: Point(plan.right, solo.heading - 4), anchor: .right)
    painter.icon(
      "timer", center: Point(plan.right - plan.digits - 18, solo.heading - 10), size: 20,
      painter.palette.textSecondary)
    painter.text(plan.words, plan.title, at: Point(plan.frame.x, solo.heading - 2))
    if let x = plan.detail {
      painter.text(heading.detail, .button, at: Point(x, solo.heading - 3), painter.palette.textSecondary)
    }
  }

  func soloElements(_ metrics: any TextMetrics) -> [Element] {
    let words = message
    var elements = [
      Element(
        "table.message", .text, words.title,
        Rect(solo.message.x - 200, solo.message.y - 14, 400, 18), value: words.detail)
    ]
    if let outcome = session.announced {
      elements.append(Element("table.banner", .banner, resultText(outcome), bannerFrame))
    } else if let heading = table.heading(view) {
      let plan = plan(heading, metrics)
      let (y, right) = (plan.frame.y, plan.right)
      elements += [
        Element("table.clock", .text, clock, Rect(right - plan.digits - 28, y, plan.digits + 28, 32)),
        Element(
          "table.heading", .text, heading.title,
          Rect(plan.frame.x, y, metrics.width(of: plan.words, plan.title), 32), value: heading.detail),
      ]
      if let badge = heading.badge, let frame = plan.badge {
        elements.append(
          Element("table.badge", .badge, badge, frame, value: heading.isGood ? "good" : "warning"))
      }
    }
    return elements
  }
}
