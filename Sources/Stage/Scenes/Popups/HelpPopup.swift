// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// How the game is played and which keys there are.
final class HelpPopup: Scene {
  let name = "help"
  let accent: Accent?
  private(set) var panel: Rect?
  private let info: GameInfo?
  private let gameRules: [String]?
  private var frame = Rect.zero
  private var viewport = Rect.zero
  private var close = Rect.zero
  private var scroll = 0.0
  private var overflow = 0.0
  private var margin = 40.0
  private var isWide = true
  private var dragStart: (scroll: Double, y: Double)?

  private static let general = [
    KeyHelp(Phrase("Tab"), Phrase("next control")),
    KeyHelp(Phrase("Arrow keys"), Phrase("move between things")),
    KeyHelp(Phrase("Enter"), Phrase("use what has the ring")),
    KeyHelp(Phrase("Esc"), Phrase("one step back")),
    KeyHelp(Phrase("F1"), Phrase("this help")), KeyHelp(Phrase("F11"), Phrase("full screen")),
  ]

  /// `options` are those of the game that runs: they may change the rules.
  init(game: (any Game.Type)?, options: GameOptions = GameOptions()) {
    info = game?.info
    gameRules = game?.rules(options).map(\.said)
    accent = game?.info.accent
  }

  /// Room for the names of keys.
  private static let keyWidth = 128.0
  private static func rowHeight(_ lines: Int) -> Double { 27 + 22 * Double(lines - 1) }

  private var rules: [String] {
    gameRules ?? [
      "Choose a game with the mouse, or with the arrow keys and Enter. Everything can be played both ways."
    ]
  }

  private var keys: [KeyHelp] {
    guard let info else { return Self.general }
    let known = Set(info.keys.map(\.keys))
    return info.keys + Self.general.filter { !known.contains($0.keys) }
  }

  private var title: String {
    info.map { tr("How to play {game}", ["game": $0.title.said]) } ?? tr("How to use the box")
  }

  func arrange(_ context: StageContext) {
    let window = context.viewport.size
    isWide = window.width >= 760
    margin = isWide ? 40 : 28
    let width = min(isWide ? 860 : 520, window.width - 56)
    let column = isWide ? (width - 2 * margin - 48) / 2 : width - 2 * margin
    let text = rules.reduce(0.0) {
      $0 + Double(context.metrics.wrap($1, .body, width: column).count) * 22 + 12
    }
    let table =
      34
      + keys.reduce(0.0) {
        $0 + Self.rowHeight(context.metrics.wrap($1.action.said, .body, width: column - Self.keyWidth).count)
      }
    let content = isWide ? max(text, table) : text + table + 16
    let height = min(92 + content + 24, window.height - 56)
    frame = Rect(
      ((window.width - width) / 2).rounded(), ((window.height - height) / 2 - 4).rounded(), width, height)
    panel = frame
    close = Rect(frame.maxX - margin - 32, frame.y + 28, 44, 44)
    viewport = Rect(frame.x + 8, frame.y + 84, frame.width - 16, frame.height - 94)
    overflow = max(0, content + 24 - viewport.height)
    scroll = clamp(scroll, 0, overflow)
  }

  func controls() -> [Control] {
    [Control("help.close", .quiet(icon: "close"), close, label: "Close", showsLabel: false, shortcut: "Esc")]
  }

  func activate(_ id: String, _ context: StageContext) -> StageRequest? { id == "help.close" ? .back : nil }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .click(let point, _): return frame.contains(point) ? nil : .back
    case .wheel(let delta, _): scroll = clamp(scroll - 48 * delta.y, 0, overflow)
    case .dragBegin(let from, _): dragStart = (scroll, from.y)
    case .drag(let point):
      if let start = dragStart { scroll = clamp(start.scroll + start.y - point.y, 0, overflow) }
    case .drop, .cancel: dragStart = nil
    case .key(.pageDown, _), .key(.end, _), .key(.down, _): scroll = clamp(scroll + 120, 0, overflow)
    case .key(.pageUp, _), .key(.home, _), .key(.up, _): scroll = clamp(scroll - 120, 0, overflow)
    case .key(.function(1), _): return .back
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake { .never }

  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.popup(frame)
    let titleStyle: TextStyle = isWide ? .headline : TextStyle(.vollkornSemiBold, 25, line: 30)
    painter.text(title, titleStyle, at: Point(frame.x + margin, frame.y + 62))
    let column = isWide ? (frame.width - 2 * margin - 48) / 2 : frame.width - 2 * margin
    painter.clipped(to: viewport) { inner in
      var y = viewport.y + 24 - scroll
      for rule in rules {
        y = inner.paragraph(rule, .body, at: Point(frame.x + margin, y), width: column) + 12
      }
      let x = isWide ? frame.maxX - margin - column : frame.x + margin
      y = isWide ? viewport.y + 24 - scroll : y + 16
      inner.text("Keys", .label, at: Point(x, y), inner.palette.textSecondary)
      y += 30
      for key in keys {
        inner.text(key.keys.said, TextStyle(.manropeBold, 14, line: 20), at: Point(x, y))
        let width = column - Self.keyWidth
        inner.paragraph(
          key.action.said, .body, at: Point(x + Self.keyWidth, y), width: width, inner.palette.textSecondary)
        y += Self.rowHeight(inner.metrics.wrap(key.action.said, .body, width: width).count)
      }
    }
    painter.scrollSigns(panel: frame, viewport: viewport, scroll: scroll, overflow: overflow)
    painter.controls(controls(), host, now: context.now)
  }

  func elements(_ context: StageContext) -> [Element] {
    [Element("help.panel", .dialog, title, frame)]
  }
}
