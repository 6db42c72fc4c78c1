// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// Puzzles to choose from, group by group, each with its small picture.
final class PuzzlePicker: Scene {
  let name = "starts"
  let isPopup = true
  let accent: Accent?
  let playing: any TableOfGame
  private(set) var groups: [(name: String, starts: [GameStart])] = []
  private let search = Searcher<[GameStart]>()
  /// What is known of those that were solved or left, by setup.
  private let kept: KeptStarts
  /// Boards that the player made.
  private let own: [GameStart]
  /// Starts that are the usual one under a name of their own.
  private var usual: Set<String> = []
  private(set) var group = 0
  private var page = 0
  private var day: Day
  private let wake: @Sendable () -> Void

  init(
    _ table: any TableOfGame, today: Day, kept: KeptStarts, own: [GameStart],
    wake: @escaping @Sendable () -> Void
  ) {
    playing = table
    self.kept = kept
    self.own = own
    accent = table.kind.info.accent
    (day, self.wake) = (today, wake)
    look()
  }

  private func look() {
    let find = playing.starts(day)
    search.go(wake: wake) { _ in find() }
  }

  private func show(_ starts: [GameStart]) {
    groups = []
    usual = Set(starts.map(\.setup).filter { playing.kind.begins(nil, like: $0) })
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

  /// The starts of the page that is shown, of so many a page.
  func shown(_ perPage: Int) -> (starts: ArraySlice<GameStart>, page: Int, pages: Int) {
    let pages = max(1, (starts.count + perPage - 1) / perPage)
    let page = min(page, pages - 1)
    return (starts.dropFirst(page * perPage).prefix(perPage), page, pages)
  }

  // MARK: - What is known of a start

  /// Under which names a start was kept.
  private func names(_ start: GameStart) -> [String] {
    usual.contains(start.setup) ? [start.setup, ""] : [start.setup]
  }

  func isChosen(_ start: GameStart) -> Bool { names(start).contains(playing.seated.setup ?? "") }
  func best(_ start: GameStart) -> Seconds? { names(start).compactMap { kept.best[$0] }.min() }
  func medal(_ start: GameStart) -> Medal? { names(start).compactMap { kept.medals[$0] }.max() }
  /// The game that goes on when this start is chosen.
  func left(_ start: GameStart) -> GameRecord? {
    isChosen(start) ? nil : names(start).compactMap { kept.left[$0] }.first
  }

  /// What is known of a start, and how far it was brought.
  func detail(_ start: GameStart) -> String {
    if let left = left(start) { return tr("Left at {time}", ["time": left.seconds.clock]) }
    if let best = best(start) { return "\(start.detail) \u{00B7} \(best.clock)" }
    // Why no time stands there.
    return medal(start) != nil ? tr("With hints: no best time") : start.detail
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard let action = use.of(StartsAction.self)?.action else { return nil }
    switch action {
    case .begin(let setup): return .start(setup)
    case .group(let index): (group, page) = (index, 0)
    case .turn(let step): turn(step, context)
    }
    return nil
  }

  private func turn(_ step: Int, _ context: StageContext) {
    let (_, page, pages) = shown(capacity(context).count)
    self.page = clamp(page + step, 0, pages - 1)
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .wheel(let delta, _): turn(delta.y > 0 ? -1 : 1, context)
    case .key(.pageDown, _): turn(1, context)
    case .key(.pageUp, _): turn(-1, context)
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake {
    if context.today != day {
      day = context.today
      look()
    }
    guard case .found(let found)? = search.poll() else { return .never }
    // The puzzles of days have their place in the calendar.
    show(found.filter { !playing.kind.isOfDay($0.setup) } + own)
    return .nextFrame
  }

  func leave() { search.stop() }
}
