// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The rows of a history, unfinished games above finished ones: which are shown, which one is chosen, and how far it has
/// been scrolled. However many games there are, only those that can be seen are looked at.
struct HistoryList {
  private(set) var unfinished: [GameRecord] = []
  private(set) var games: [GameRecord] = []
  /// The place of the chosen row, from 0.
  private(set) var selected: Int?
  private(set) var scroll = 0.0
  private var target = 0.0
  private var last: Double?
  private var grip: (scroll: Double, y: Double)?

  /// The place of the words over the finished games, when others stand above them.
  static let heading = 40.0

  enum Row: Hashable {
    case unfinished(GameRecord)
    case finished(GameRecord)

    var id: String {
      switch self {
      case .unfinished(let game): game.id
      case .finished(let game): game.id
      }
    }

    var game: String {
      switch self {
      case .unfinished(let game): game.game
      case .finished(let game): game.game
      }
    }
  }

  var count: Int { unfinished.count + games.count }

  func row(_ index: Int) -> Row {
    index < unfinished.count ? .unfinished(unfinished[index]) : .finished(games[index - unfinished.count])
  }

  /// Takes over another history; the chosen game stays chosen, or the one in its place if it is gone.
  mutating func show(_ new: [GameRecord], _ left: [GameRecord], _ room: ListRoom) {
    let id = row?.id
    (games, unfinished) = (new, left)
    let found =
      left.firstIndex { $0.id == id } ?? new.firstIndex { $0.id == id }.map { $0 + left.count }
    selected = found ?? (count == 0 ? nil : min(selected ?? 0, count - 1))
    arrange(room)
  }

  mutating func arrange(_ room: ListRoom) {
    let most = overflow(room)
    target = clamp(target, 0, most)
    scroll = clamp(scroll, 0, most)
  }

  var row: Row? { selected.map { row($0) } }

  /// The upper edge of a row below that of the first, in points.
  private func top(_ index: Int, _ room: ListRoom) -> Double {
    Double(index) * room.pitch + (index >= unfinished.count ? gap : 0)
  }

  private var gap: Double { unfinished.isEmpty || games.isEmpty ? 0 : Self.heading }

  /// The longest way to scroll, in points.
  func overflow(_ room: ListRoom) -> Double {
    max(0, Double(count) * room.pitch + gap - room.frame.height + 8)
  }

  mutating func select(_ index: Int, _ room: ListRoom) {
    guard count > 0 else { return }
    let index = clamp(index, 0, count - 1)
    selected = index
    target = target(for: index, room)
  }

  /// How far to scroll, at the least, to have a row in sight.
  private func target(for index: Int, _ room: ListRoom) -> Double {
    let top = top(index, room)
    let reach = max(0, room.frame.height - room.row - 10)
    return clamp(clamp(target, top - reach, top), 0, overflow(room))
  }

  /// Brings the chosen row into sight at once.
  mutating func reveal(_ room: ListRoom) {
    guard let selected else { return }
    target = target(for: selected, room)
    scroll = target
  }

  mutating func move(by steps: Int, _ room: ListRoom) { select((selected ?? -1) + steps, room) }

  mutating func wheel(_ notches: Double, _ room: ListRoom) {
    target = clamp(target - notches * 1.5 * room.pitch, 0, overflow(room))
  }

  mutating func grab(_ y: Double) { grip = (scroll, y) }
  mutating func drag(to y: Double, _ room: ListRoom) {
    guard let grip else { return }
    target = clamp(grip.scroll + grip.y - y, 0, overflow(room))
    scroll = target
  }
  mutating func letGo() { grip = nil }

  /// Glides to where it is wanted, with a time constant of 60 ms.
  mutating func advance(_ now: Double, reduced: Bool) -> Wake {
    // After a rest the first frame is the first of the motion.
    let step = scroll == target ? 0 : last.map { clamp(now - $0, 0, 1.0 / 30) } ?? 0
    last = scroll == target ? nil : now
    guard scroll != target else { return .never }
    let part = reduced ? 1 : min(1, step / 0.06)
    scroll += (target - scroll) * part
    if abs(target - scroll) < 0.5 { scroll = target }
    return .nextFrame
  }

  /// Places of the rows that can be seen.
  func visible(_ room: ListRoom) -> Range<Int> {
    let first = clamp(Int((scroll - gap) / room.pitch), 0, count)
    return first..<min(count, first + room.visible)
  }

  func frame(_ index: Int, _ room: ListRoom) -> Rect {
    Rect(
      room.frame.x, room.frame.y + (top(index, room) - scroll).rounded(), room.frame.width, room.row)
  }

  /// The baseline of the words over the finished games, when others stand above them.
  func finishedHeading(_ room: ListRoom) -> Double? {
    gap == 0 ? nil : frame(unfinished.count, room).y - 14
  }

  func index(at point: Point, _ room: ListRoom) -> Int? {
    guard room.frame.contains(point) else { return nil }
    return visible(room).first { frame($0, room).contains(point) }
  }
}
