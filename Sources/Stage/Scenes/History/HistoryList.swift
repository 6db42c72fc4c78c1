// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The rows of a history: which are shown, which one is chosen, and how far it has been scrolled. However many games
/// there are, only those that can be seen are looked at.
struct HistoryList {
  private(set) var games: [GameSummary] = []
  /// The place of the chosen game, from 0.
  private(set) var selected: Int?
  private(set) var scroll = 0.0
  private var target = 0.0
  private var last: Double?
  private var grip: (scroll: Double, y: Double)?

  /// Takes over another history; the chosen game stays chosen, or the one in its place if it is gone.
  mutating func show(_ new: [GameSummary], _ layout: HistoryLayout) {
    let id = selected.map { games[$0].id }
    games = new
    if let id, let index = new.firstIndex(where: { $0.id == id }) {
      selected = index
    } else {
      selected = new.isEmpty ? nil : min(selected ?? 0, new.count - 1)
    }
    arrange(layout)
  }

  mutating func arrange(_ layout: HistoryLayout) {
    let most = layout.overflow(games.count)
    target = clamp(target, 0, most)
    scroll = clamp(scroll, 0, most)
  }

  var game: GameSummary? { selected.map { games[$0] } }

  mutating func select(_ index: Int, _ layout: HistoryLayout) {
    guard !games.isEmpty else { return }
    let index = clamp(index, 0, games.count - 1)
    selected = index
    let top = Double(index) * HistoryLayout.pitch
    let room = layout.list.height - HistoryLayout.row - 10
    target = clamp(clamp(target, top - room, top), 0, layout.overflow(games.count))
  }

  mutating func move(by steps: Int, _ layout: HistoryLayout) { select((selected ?? -1) + steps, layout) }

  mutating func wheel(_ notches: Double, _ layout: HistoryLayout) {
    target = clamp(target - notches * 1.5 * HistoryLayout.pitch, 0, layout.overflow(games.count))
  }

  mutating func grab(_ y: Double) { grip = (scroll, y) }
  mutating func drag(to y: Double, _ layout: HistoryLayout) {
    guard let grip else { return }
    target = clamp(grip.scroll + grip.y - y, 0, layout.overflow(games.count))
    scroll = target
  }
  mutating func letGo() { grip = nil }

  /// Glides to where it is wanted, with a time constant of 60 ms.
  mutating func advance(_ now: Double, reduced: Bool) -> Wake {
    let step = last.map { clamp(now - $0, 0, 0.1) } ?? 0
    last = now
    guard scroll != target else { return .never }
    let part = reduced ? 1 : min(1, step / 0.06)
    scroll += (target - scroll) * part
    if abs(target - scroll) < 0.5 { scroll = target }
    return .nextFrame
  }

  /// Places of the rows that can be seen.
  func visible(_ layout: HistoryLayout) -> Range<Int> {
    let first = Int(scroll / HistoryLayout.pitch)
    return min(first, games.count)..<min(games.count, first + layout.visible)
  }

  func frame(_ index: Int, _ layout: HistoryLayout) -> Rect {
    Rect(
      layout.list.x, layout.list.y + (Double(index) * HistoryLayout.pitch - scroll).rounded(),
      layout.list.width,
      HistoryLayout.row)
  }

  func index(at point: Point, _ layout: HistoryLayout) -> Int? {
    guard layout.list.contains(point) else { return nil }
    return visible(layout).first { frame($0, layout).contains(point) }
  }
}
