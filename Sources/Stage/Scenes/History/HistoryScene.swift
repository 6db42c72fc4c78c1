// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Every finished game: a list, what it adds up to, and the board of the game that is chosen.
final class HistoryScene: Scene, ArchiveReader {
  let name = "history"
  let hasBoard = true
  let repeatsArrows = true
  /// The game whose tab this is; nil for the history of the whole box.
  let tab: (any Game.Type)?
  let games: [any Game.Type]
  let archive: (any Archive)?
  let clock: LocalClock
  var layout = HistoryLayout(Viewport(size: Size(1280, 800)), hasFilters: true, hasStrip: true)
  var list = HistoryList()
  var kept = KeptGames()
  /// Name of the only game that is shown.
  var filter: String?
  /// The board of the chosen game, once it has been fetched.
  var board: (any ReplayBoard)?
  private var fetching: String?
  private var wantsReplay = false
  /// What was taken out last, and until when it can be had back.
  var removed: (game: PastGame, until: Double)?
  var hovered: Int?
  private var now = 0.0
  private var lastViewport: Viewport?

  /// How long a removed game can be had back, in seconds.
  static let regretTime = 8.0

  init(tab: (any Game.Type)?, games: [any Game.Type], archive: (any Archive)?, clock: LocalClock) {
    self.tab = tab
    self.games = games
    self.archive = archive
    self.clock = clock
    filter = tab?.info.name
    archive?.send(.list)
  }

  var accent: Accent? { (tab ?? list.game.flatMap { kind($0.game) })?.info.accent }
  var game: GameReport? { nil }

  func kind(_ name: String) -> (any Game.Type)? {
    for game in games where game.info.name == name { return game }
    return nil
  }

  func arrange(_ context: StageContext) {
    lastViewport = context.viewport
    kept = context.kept
    layout = HistoryLayout(context.viewport, hasFilters: tab == nil, hasStrip: true)
    list.arrange(layout)
    arrangeBoard()
    refill()
  }

  private func arrangeBoard() {
    guard let board, layout.arrangement == .wide else { return }
    var region = layout.board
    var plates: [Seat: Rect] = [:]
    if board.usesPlates {
      // A piece that is in nobody's place yet waits above the board.
      let slot = Rect(region.frame.maxX - 66, region.frame.y, 58, 46)
      plates = [.first: slot.offset(-64, 0), .second: slot]
      region.frame.y += 54
      region.frame.height -= 54
    }
    board.arrange(region, plates: plates, showsSide: false)
  }

  /// Takes over what the archive has listed.
  private func refill() {
    let shown = filter.map { name in kept.history.filter { $0.game == name } } ?? kept.history
    if shown != list.games { list.show(shown, layout) }
    fetch()
  }

  private func fetch() {
    guard let id = list.game?.id else {
      board = nil
      fetching = nil
      return
    }
    guard board?.past.record.id != id, fetching != id else { return }
    fetching = id
    archive?.send(.fetch(id: id))
  }

  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? {
    switch reply {
    case .fetched(let past?) where past.record.id == fetching:
      fetching = nil
      board = kind(past.record.game)?.replay(past)
      arrangeBoard()
      if wantsReplay {
        wantsReplay = false
        return openReplay()
      }
      return board == nil ? .toast("This game cannot be replayed.") : nil
    case .removed(let game):
      removed = (game, context.now + Self.regretTime)
      return nil
    default: return nil
    }
  }

  // MARK: - Use

  func activate(_ id: String, _ context: StageContext) -> StageRequest? {
    if let board, layout.arrangement == .wide, layout.deck.activate(id, board) { return nil }
    switch id {
    case "history.back", "tab.play": return .back
    case "history.replay": return openReplay()
    case "history.delete": remove()
    case "history.undo": restore()
    case "history.clear": return .confirm(clearing)
    case "history.export": return .exportHistory
    case "history.start": return games.first.map { .open(tab ?? $0) }
    default:
      guard id.hasPrefix("history.filter.") else { return nil }
      let name = String(id.dropFirst("history.filter.".count))
      filter = name == "all" ? nil : name
      refill()
    }
    return nil
  }

  private var clearing: Confirmation {
    let count = kept.history.count
    return Confirmation(
      title: "Clear the history?",
      text: "\(count == 1 ? "The only game" : "All \(count) games") of every kind will be gone for good.",
      yes: "Clear all", no: "Keep it"
    ) { [archive] in archive?.send(.clear) }
  }

  func slide(_ id: String, to value: Double, _ context: StageContext) -> StageRequest? {
    if let board { layout.deck.slide(value, board) }
    return nil
  }

  private func openReplay() -> StageRequest? {
    guard let game = list.game else { return nil }
    guard let board, board.past.record.id == game.id else {
      wantsReplay = true
      fetch()
      return nil
    }
    guard let replay = kind(board.past.record.game)?.replay(board.past) else { return nil }
    replay.marks = board.marks
    // Beside the list it stands at the end; here it begins at the start, unless it was moved.
    replay.go(to: board.index == board.count ? 0 : board.index)
    return .replay(replay)
  }

  private func remove() {
    if let game = list.game { archive?.send(.remove(id: game.id)) }
  }

  private func restore() {
    guard let game = removed?.game else { return }
    removed = nil
    archive?.send(.add([game]))
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .hover(let point): hovered = point.flatMap { list.index(at: $0, layout) }
    case .click(let point, .left):
      guard let index = list.index(at: point, layout) else { return nil }
      if index == list.selected { return openReplay() }
      list.select(index, layout)
      fetch()
    case .wheel(let delta, let at):
      if layout.arrangement == .wide && at.x > layout.list.maxX {
        board?.go(to: (board?.index ?? 0) + (delta.y > 0 ? -1 : 1))
      } else {
        list.wheel(delta.y, layout)
      }
    case .dragBegin(let from, _): if layout.list.contains(from) { list.grab(from.y) }
    case .drag(let point): list.drag(to: point.y, layout)
    case .drop, .cancel: list.letGo()
    case .key(let key, let modifiers): return press(key, modifiers)
    default: break
    }
    return nil
  }

  private func press(_ key: Key, _ modifiers: Modifiers) -> StageRequest? {
    let page = max(1, layout.visible - 2)
    switch (key, modifiers) {
    case (.up, []): list.move(by: -1, layout)
    case (.down, []): list.move(by: 1, layout)
    case (.pageUp, []): list.move(by: -page, layout)
    case (.pageDown, []): list.move(by: page, layout)
    case (.home, []): list.select(0, layout)
    case (.end, []): list.select(list.games.count - 1, layout)
    case (.enter, []): return openReplay()
    case (.delete, []): remove()
    case (.character("z"), [.control]): restore()
    case (.left, []), (.right, []), (.space, []):
      if let board { _ = layout.deck.press(key, board) }
    default: return nil
    }
    fetch()
    return nil
  }

  // MARK: - Time

  func advance(_ context: StageContext) -> Wake {
    if kept != context.kept {
      kept = context.kept
      refill()
    }
    now = context.now
    var wake = list.advance(now, reduced: context.look.reducedMotion)
    if let removed {
      if now >= removed.until { self.removed = nil } else { wake = wake.sooner(.at(removed.until)) }
    }
    if let board, layout.arrangement == .wide { wake = wake.sooner(board.advance(context)) }
    return wake
  }

  func takeSounds() -> [Sound] { board?.takeSounds() ?? [] }
  func leave() { board?.isPlaying = false }
}

extension HistoryScene: ReplayScreen {
  func mark(_ id: String, _ marks: [Int]) {
    if let board, board.past.record.id == id { board.marks = marks }
  }
}

/// A scene that asked the archive for something.
protocol ArchiveReader: AnyObject {
  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest?
}
