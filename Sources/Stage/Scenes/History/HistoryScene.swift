// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Every game that is not running: a list, what it adds up to, and the board of the game that is chosen.
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
  /// Of the game in the preview, if its pieces wait there.
  private(set) var plates: [Seat: Rect] = [:]
  /// The board of the chosen game, once it has been fetched.
  var board: (any ReplayBoard)?
  private var fetching: String?
  private var wantsReplay = false
  /// What was taken out since the history was opened, the latest last: it can be had back until it is left.
  private(set) var removed: [RemovedGames] = []
  /// Of many unfinished games the latest are shown until more are asked for.
  private(set) var showsAllUnfinished = false
  static let fewUnfinished = 3
  var hovered: Int?
  private var now = 0.0
  private var viewport = Viewport(size: Size(1280, 800))

  init(tab: (any Game.Type)?, games: [any Game.Type], archive: (any Archive)?, clock: LocalClock) {
    self.tab = tab
    self.games = games
    self.archive = archive
    self.clock = clock
    filter = tab?.info.name
    archive?.send(.list)
  }

  var accent: Accent? { (tab ?? list.row.flatMap { kind($0.game) })?.info.accent }
  var game: GameReport? { nil }

  func kind(_ name: String) -> (any Game.Type)? {
    for game in games where game.info.name == name { return game }
    return nil
  }

  func arrange(_ context: StageContext) {
    viewport = context.viewport
    kept = context.kept
    arrange()
    refill()
  }

  private func arrange() {
    let place = layout.list
    layout = HistoryLayout(
      viewport, hasFilters: tab == nil, hasStrip: true, hasFoot: !removed.isEmpty)
    list.arrange(layout)
    // Where there is less room, what is chosen stays in sight.
    if layout.list != place { list.reveal(layout) }
    arrangeBoard()
  }

  private func arrangeBoard() {
    guard let board, layout.arrangement == .wide else { return }
    var region = layout.board
    plates = [:]
    if board.usesPlates {
      // A piece that is in nobody's place yet waits with its player.
      let width = (region.frame.width - 12) / 2
      let plate = Rect(region.frame.x, region.frame.y, width, 54)
      plates = [.first: plate, .second: plate.offset(width + 12, 0)]
      region.frame.y += 70
      region.frame.height -= 70
    }
    board.arrange(region, plates: plates, showsSide: false)
  }

  /// How many unfinished games there are of what is shown.
  var unfinishedCount: Int { kept.history.unfinished.count { filter == nil || $0.record.game == filter } }

  /// Takes over what the archive has listed.
  private func refill() {
    let shown =
      filter.map { name in kept.history.finished.filter { $0.game == name } } ?? kept.history.finished
    let all = kept.history.unfinished.filter { filter == nil || $0.record.game == filter }
    let left = showsAllUnfinished ? all : Array(all.prefix(Self.fewUnfinished))
    if shown != list.games || left != list.unfinished { list.show(shown, left, layout) }
    fetch()
  }

  private func fetch() {
    guard let row = list.row else {
      board = nil
      fetching = nil
      return
    }
    if case .unfinished(let game) = row {
      fetching = nil
      guard board?.subject != ReplaySubject(game) else { return }
      board = kind(row.game)?.replay(ReplaySubject(game))
      return arrangeBoard()
    }
    guard board?.subject.record.id != row.id, fetching != row.id else { return }
    fetching = row.id
    archive?.send(.fetch(id: row.id))
  }

  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? {
    switch reply {
    case .fetched(let past?) where past.record.id == fetching:
      fetching = nil
      board = kind(past.record.game)?.replay(ReplaySubject(past))
      arrangeBoard()
      if wantsReplay {
        wantsReplay = false
        return openReplay()
      }
      return board == nil ? .toast("This game cannot be replayed.") : nil
    case .removed(let games):
      removed.append(games)
      arrange()
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
    case "history.continue": return resume(list.selected)
    case "history.more":
      showsAllUnfinished.toggle()
      refill()
    case "history.export": return .exportHistory
    case "history.start": return (missing ?? games.first).map { .open($0) }
    default:
      if id.hasPrefix("history.continue.") {
        return resume(Int(id.dropFirst("history.continue.".count)).map { $0 - 1 })
      }
      guard id.hasPrefix("history.filter.") else { return nil }
      let name = String(id.dropFirst("history.filter.".count))
      filter = name == "all" ? nil : name
      refill()
    }
    return nil
  }

  /// The only game that is shown; nil for all of them.
  var shown: (any Game.Type)? { filter.flatMap { kind($0) } }

  /// The game of which nothing is kept although something is of others.
  var missing: (any Game.Type)? {
    unfinishedCount == 0 && list.games.isEmpty && !kept.history.isEmpty ? shown : nil
  }

  private var clearing: Confirmation {
    let (done, left) = (list.games.count, unfinishedCount)
    let what = [(done, "finished"), (left, "unfinished")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: " and ")
    let whose = shown.map { " of \($0.info.title.said)" } ?? " of every kind"
    return Confirmation(
      title: shown.map { "Clear the history of \($0.info.title.said)?" } ?? "Clear the history?",
      text:
        "\(what) \(done + left == 1 ? "game" : "games")\(whose) will be removed. Until you leave the history, "
        + "Undo brings them back.",
      yes: "Clear", no: "Keep"
    ) { [archive, filter] in archive?.send(.clear(game: filter)) }
  }

  private func resume(_ index: Int?) -> StageRequest? {
    guard let index, list.unfinished.indices.contains(index) else { return nil }
    return .resume(list.unfinished[index].saved)
  }

  func slide(_ id: String, to value: Double, _ context: StageContext) -> StageRequest? {
    if let board { layout.deck.slide(value, board) }
    return nil
  }

  private func openReplay() -> StageRequest? {
    guard let row = list.row else { return nil }
    guard let board, board.subject.record.id == row.id else {
      wantsReplay = true
      fetch()
      return nil
    }
    guard let replay = kind(row.game)?.replay(board.subject) else { return nil }
    replay.marks = board.marks
    // Beside the list it stands at the end; here it begins at the start, unless it was moved.
    replay.go(to: board.index == board.count ? 0 : board.index)
    return .replay(replay)
  }

  private func remove() {
    if let row = list.row { archive?.send(.remove(id: row.id)) }
  }

  private func restore() {
    guard let games = removed.popLast() else { return }
    archive?.send(.putBack(games))
    arrange()
  }

  /// A click or Enter on what is chosen already: a game that can be gone on with is gone on with.
  private func use() -> StageRequest? {
    if case .unfinished? = list.row { resume(list.selected) } else { openReplay() }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .hover(let point): hovered = point.flatMap { list.index(at: $0, layout) }
    case .click(let point, .left):
      guard let index = list.index(at: point, layout) else { return nil }
      if index == list.selected { return use() }
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
    case (.end, []): list.select(list.count - 1, layout)
    case (.enter, []): return use()
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
    if let board, layout.arrangement == .wide { wake = wake.sooner(board.advance(context)) }
    return wake
  }

  func takeSounds() -> [Sound] { board?.takeSounds() ?? [] }
  func leave() { board?.isPlaying = false }
}

extension HistoryScene: ReplayScreen {
  func mark(_ id: String, _ marks: [Int]) {
    if let board, board.subject.record.id == id { board.marks = marks }
  }
}

/// A scene that asked the archive for something.
protocol ArchiveReader: AnyObject {
  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest?
}
