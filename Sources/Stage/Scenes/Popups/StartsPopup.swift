// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

/// Puzzles to choose from, group by group, each with its small picture.
final class StartsPopup: Scene {
  let name = "starts"
  let accent: Accent?
  private(set) var panel: Rect?
  private let table: any TableOfGame
  private var groups: [(name: String, starts: [GameStart])] = []
  private let search = Searcher<[GameStart]>()
  /// What is known of those that were solved or left, by setup.
  private let kept: KeptStarts
  /// Starts that are the usual one under a name of their own.
  private var usual: Set<String> = []
  private var group = 0
  private var page = 0
  private var frame = Rect.zero
  private var columns = 1
  private var rows = 1
  private var cell = Size(0, 0)
  private var grid = Rect.zero
  private var margin = 40.0

  init(
    _ table: any TableOfGame, today: Day, kept: KeptStarts, wake: @escaping @Sendable () -> Void
  ) {
    self.table = table
    self.kept = kept
    accent = table.kind.info.accent
    let find = table.starts(today)
    search.go(wake: wake) { _ in find() }
  }

  private func show(_ starts: [GameStart]) {
    usual = Set(starts.map(\.setup).filter { table.kind.begins(nil, like: $0) })
    for start in starts {
      if groups.last?.name != start.group { groups.append((start.group, [])) }
      groups[groups.count - 1].starts.append(start)
    }
    // It opens where the present puzzle stands.
    for (index, entry) in groups.enumerated() where entry.starts.contains(where: isChosen) {
      group = index
    }
  }

  private var starts: [GameStart] { groups.indices.contains(group) ? groups[group].starts : [] }
  private var perPage: Int { max(1, columns * rows) }
  private var pages: Int { max(1, (starts.count + perPage - 1) / perPage) }
  private var shown: ArraySlice<GameStart> { starts.dropFirst(page * perPage).prefix(perPage) }

  func arrange(_ context: StageContext) {
    let window = context.viewport.size
    margin = window.width >= 760 ? 40 : 20
    let width = min(912, window.width - 40)
    let height = min(620, window.height - 48)
    frame = Rect(
      ((window.width - width) / 2).rounded(), ((window.height - height) / 2 - 4).rounded(), width, height)
    panel = frame
    grid = Rect(frame.x + margin, frame.y + 146, width - 2 * margin, height - 146 - 64)
    columns = max(2, Int(grid.width / 150))
    rows = max(1, Int(grid.height / 128))
    cell = Size(grid.width / Double(columns), grid.height / Double(rows))
    page = min(page, pages - 1)
  }

  // MARK: - Controls

  private func place(_ index: Int) -> Rect {
    Rect(
      grid.x + Double(index % columns) * cell.width, grid.y + Double(index / columns) * cell.height,
      cell.width,
      cell.height
    ).inset(6)
  }

  func controls() -> [Control] {
    var controls = [
      Control(
        "starts.close", .quiet(icon: "close"), Rect(frame.maxX - margin - 32, frame.y + 24, 44, 44),
        label: "Close", showsLabel: false, shortcut: "Esc")
    ]
    let width = (frame.width - 2 * margin - 6) / Double(max(1, groups.count))
    for (index, entry) in groups.enumerated() {
      controls.append(
        Control(
          "starts.group.\(entry.name.lowercased())",
          .segment(group: "starts.group", isSelected: index == group, icon: nil),
          Rect(frame.x + margin + 3 + Double(index) * width, frame.y + 84, width, 42),
          label: entry.starts.first?.groupTitle ?? entry.name))
    }
    for (index, start) in shown.enumerated() {
      controls.append(
        Control("puzzle." + start.id, .area, place(index), label: "\(start.title), \(detail(start))"))
    }
    let y = frame.maxY - 58
    if pages > 1 {
      controls += [
        Control(
          "starts.previous", .button(icon: "previous", primary: false),
          Rect(frame.maxX - margin - 128, y, 58, 38), label: "Earlier", showsLabel: false,
          isEnabled: page > 0,
          shortcut: "Page Up"),
        Control(
          "starts.next", .button(icon: "next", primary: false), Rect(frame.maxX - margin - 58, y, 58, 38),
          label: "Later", showsLabel: false, isEnabled: page + 1 < pages, shortcut: "Page Down"),
      ]
    }
    return controls
  }

  func activate(_ id: String, _ context: StageContext) -> StageRequest? {
    switch id {
    case "starts.close": return .back
    case "starts.previous": turn(-1)
    case "starts.next": turn(1)
    default:
      if let start = shown.first(where: { "puzzle." + $0.id == id }) { return .start(start.setup) }
      if let index = groups.firstIndex(where: { "starts.group." + $0.name.lowercased() == id }) {
        (group, page) = (index, 0)
      }
    }
    return nil
  }

  /// Under which names a start was kept.
  private func names(_ start: GameStart) -> [String] {
    usual.contains(start.setup) ? [start.setup, ""] : [start.setup]
  }

  private func isChosen(_ start: GameStart) -> Bool { names(start).contains(table.setup ?? "") }
  private func best(_ start: GameStart) -> Seconds? { names(start).compactMap { kept.best[$0] }.min() }
  private func isHelped(_ start: GameStart) -> Bool { names(start).contains { kept.helped.contains($0) } }
  /// The game that goes on when this start is chosen.
  private func left(_ start: GameStart) -> SavedGame? {
    isChosen(start) ? nil : names(start).compactMap { kept.left[$0] }.first
  }

  /// What is known of a start, and how far it was brought.
  private func detail(_ start: GameStart) -> String {
    if let left = left(start) { return "Left at \(left.record.seconds.clock)" }
    if let best = best(start) { return "\(start.detail) \u{00B7} \(best.clock)" }
    return isHelped(start) ? "Solved with help" : start.detail
  }

  private func turn(_ step: Int) { page = clamp(page + step, 0, pages - 1) }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .click(let point, _): return frame.contains(point) ? nil : .back
    case .wheel(let delta, _): turn(delta.y > 0 ? -1 : 1)
    case .key(.pageDown, _): turn(1)
    case .key(.pageUp, _): turn(-1)
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake {
    guard case .found(let found)? = search.poll() else { return .never }
    show(found)
    arrange(context)
    return .nextFrame
  }

  func leave() { search.stop() }

  // MARK: - Picture

  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.popup(frame)
    painter.text(
      "Puzzles", margin > 30 ? .headline : TextStyle(.vollkornSemiBold, 25, line: 30),
      at: Point(frame.x + margin, frame.y + 58))
    if groups.isEmpty {
      painter.text(
        "Laying out the puzzles\u{2026}", .body, at: Point(frame.midX, frame.midY), anchor: .center,
        painter.palette.textSecondary)
    }
    for (index, start) in shown.enumerated() {
      let place = place(index)
      let isHovered = host.hovered == "puzzle." + start.id
      let isChosen = isChosen(start)
      if isChosen || isHovered {
        painter.list.shape(
          Shape(
            .roundedRect(place.size, radius: 8),
            fill: .solid(painter.palette.text.opacity(isHovered ? 0.10 : 0.06))),
          at: place.origin)
      }
      let picture = Rect(place.x + 10, place.y + 8, place.width - 20, place.height - 54)
      if let left = left(start) {
        table.paintThumbnail(of: left, in: picture, look: context.look, into: &painter.list)
      } else {
        table.paintThumbnail(start.setup, in: picture, look: context.look, into: &painter.list)
      }
      let mark = Point(place.maxX - 14, place.y + 16)
      if best(start) != nil {
        painter.icon("check", center: mark, size: 20, painter.palette.good)
      } else if isHelped(start) {
        painter.icon("hint", center: mark, size: 20, painter.palette.textSecondary)
      }
      painter.text(
        painter.metrics.fitted(
          start.title, TextStyle(.manropeSemiBold, 13, line: 18), width: place.width - 8),
        TextStyle(.manropeSemiBold, 13, line: 18), at: Point(place.midX, place.maxY - 24), anchor: .center)
      painter.text(
        painter.metrics.fitted(detail(start), .micro, width: place.width - 8), .micro,
        at: Point(place.midX, place.maxY - 7), anchor: .center, painter.palette.textSecondary)
    }
    if pages > 1 {
      painter.text(
        "Page \(page + 1) of \(pages)", .body, at: Point(frame.x + margin, frame.maxY - 33),
        painter.palette.textSecondary)
    }
    let controls = controls()
    painter.controls(controls.filter { $0.kind != .area }, host, now: context.now)
    if context.showsFocus, let focused = controls.first(where: { $0.id == host.focused && $0.kind == .area })
    {
      painter.focusRing(focused.frame, wall: 0, radius: 8)
    }
  }

  func elements(_ context: StageContext) -> [Element] {
    [Element("starts.panel", .dialog, "Puzzles", frame)]
  }
}
