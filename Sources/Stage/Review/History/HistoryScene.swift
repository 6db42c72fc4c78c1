// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// Every game that is not running: a list, and the board of the game that is chosen.
final class HistoryScene: Scene {
  let name = "history"
  var called: String? { tr("History") }
  let hasBoard = true
  let repeatsArrows = true
  /// The game whose tab this is; nil for the history of the whole box.
  let tab: (any Game.Type)?
  var about: String? { tab?.info.name }
  /// What rows are searched for is in the language that is spoken.
  func retell() { refill() }
  var boardWords: BoardWords? { board?.boardWords }
  let games: [any Game.Type]
  let archive: (any Archive)?
  let clock: LocalClock
  /// Where the board beside the list is, if there is one.
  private var preview: Rect?
  /// How many rows a page has.
  private var page = 1
  var list = HistoryList()
  var kept = KeptGames()
  /// Name of the only game that is shown.
  var filter: String?
  /// Which of these are shown.
  var choice = HistoryChoice()
  /// How many there are of each result, whatever result was chosen.
  var counts: [HistoryResult: Int] = [:]
  /// How often something was looked for.
  var searches = 0
  /// The number of the search whose answer has not come yet.
  var awaitedSearch: Int?
  /// False until the archive has answered the first time.
  var isFilled = false
  /// The board of the chosen game, once it has been fetched.
  var board: (any PastBoard)?
  private var fetching: String?
  /// The game that is to be replayed once it has been fetched.
  private var awaited: String?
  /// The ways back from what was done since the history was opened, the latest last: they are there until it is left.
  private(set) var ways: [Way] = []
  enum Way {
    case putBack([GameRecord])
    case takeOut(MergedGames)
  }
  /// True where the chosen game has the whole window, if there is no room beside the list.
  private(set) var isOpened = false
  /// Games that came in just now, and until when that is seen.
  private(set) var fresh: (ids: Set<String>, end: Double)?
  private static let freshTime = 2.0
  /// Of many unfinished games the latest are shown until more are asked for.
  private(set) var showsAllUnfinished = false
  static let fewUnfinished = 3

  init(tab: (any Game.Type)?, games: [any Game.Type], archive: (any Archive)?, clock: LocalClock) {
    self.tab = tab
    self.games = games
    self.archive = archive
    self.clock = clock
    filter = tab?.info.name
    archive?.send(.list)
  }

  var accent: Accent? { (tab ?? list.row.flatMap { kind($0.game) })?.info.accent }
  /// How pieces look.
  var samples: [Picture] { games.compactMap { $0.info.emblem } }

  var rows: RowWords { RowWords(games: games) }
  func kind(_ name: String) -> (any Game.Type)? { rows.kind(name) }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    preview = interface.frame(of: "history.preview")
    if HistoryFrame(context).place != .page { isOpened = false }
    let rows = interface.frame(of: "history.list").map { $0.height / (context.type.height(54) + 6) }
    page = max(1, Int(rows ?? 1))
    guard let board, let frame = interface.frame(of: "table.board") else { return false }
    let size = context.viewport.size
    let side = Rect(frame.maxX - 120, frame.maxY - 120, 120, 120)
    let region = BoardRegion(
      arrangement: .small, window: size, frame: frame, side: side, stage: interface.frame(of: "table.stage"),
      pixel: 1 / context.viewport.pixelScale)
    return board.arrange(region, plates: [:], showsTray: false)
  }

  /// How many unfinished games there are of what is shown.
  var unfinishedCount: Int { counts[.unfinished] ?? 0 }

  func fetch() {
    // Whoever has gone on to another game wants that one.
    if awaited != list.row?.id { awaited = nil }
    guard let row = list.row else {
      // A row that is still to be read keeps what stands beside it until then.
      if list.selected == nil { (board, fetching) = (nil, nil) }
      return
    }
    if case .unfinished(let game) = row {
      fetching = nil
      guard board?.subject != ReplaySubject(game) else { return }
      board = kind(row.game)?.board(ReplaySubject(game))
      return
    }
    guard board?.subject.record.id != row.id, fetching != row.id else { return }
    fetching = row.id
    archive?.send(.fetch(id: row.id))
  }

  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? {
    switch reply {
    case .found(let found):
      take(found)
      return nil
    case .rows(let rows):
      list.take(rows)
      fetch()
      return nil
    case .fetched(let past?) where past.id == fetching:
      fetching = nil
      board = kind(past.game)?.board(ReplaySubject(past))
      if awaited == past.id {
        awaited = nil
        return openReplay()
      }
      return board == nil ? .toast(tr("This game cannot be replayed.")) : nil
    case .removed(let games):
      ways.append(.putBack(games))
      return .offer(Saying(trn("Game deleted.", "{count} games deleted.", games.count)))
    case .merged(.success(let merged)):
      if !merged.isEmpty { ways.append(.takeOut(merged)) }
      fresh = (Set(merged.games.keys), context.now + Self.freshTime)
      return merged.isEmpty ? .toast(merged.words) : .offer(Saying(merged.words))
    default: return nil
    }
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard let action = use.of(HistoryAction.self)?.action else {
      switch use.action {
      case .bringBack: goBack()
      case .share(let action): return board?.share(action)
      default: if preview != nil { board?.use(use) }
      }
      return nil
    }
    switch action {
    case .replay: return openReplay()
    case .delete: remove()
    case .share:
      return .popup(.share(offersGame: board.map { $0.count > 0 } ?? false, forms: board?.forms ?? []))
    case .clear: return .confirm(clearing)
    case .row(let index):
      let isPage = HistoryFrame(context).place == .page
      guard index != list.selected || isPage else { return useRow() }
      list.select(index)
      isOpened = isPage
      fetch()
    case .list: isOpened = false
    case .results: return .popup(.choice(menu.choice))
    case .resume(let index): return resume(index ?? list.selected)
    case .answer(let index):
      guard let index = index ?? list.selected, list.unfinished.indices.contains(index) else { return nil }
      return .answer(.kept(id: list.unfinished[index].id))
    case .more:
      showsAllUnfinished.toggle()
      refill()
    case .export: return .popup(.exporting)
    case .statistics: return .statistics(tab?.info.name, last: list.row?.game)
    case .files: return .popup(.importing)
    case .search: choice.isTyping = true
    case .searchAll: choose { _ = $0.press(.escape, []) }
    case .showAll:
      filter = tab?.info.name
      choose { $0 = HistoryChoice() }
    case .result(let result): choose { $0.result = result }
    case .start: return (missing ?? games.first).map { .play($0.info.name) }
    case .only(let ids): show(ids)
    case .filter(let name):
      filter = name
      refill()
    }
    return nil
  }

  /// The only game that is shown; nil for all of them.
  var shown: (any Game.Type)? { filter.flatMap { kind($0) } }

  /// The game of which nothing is kept although something is of others.
  var missing: (any Game.Type)? {
    choice.isAny && isFilled && list.count == 0 && !kept.history.isEmpty ? shown : nil
  }

  /// Shows these games alone.
  private func show(_ ids: Set<String>) {
    filter = tab?.info.name
    choose {
      $0 = HistoryChoice()
      $0.ids = ids
    }
  }

  private func choose(_ change: (inout HistoryChoice) -> Void) {
    change(&choice)
    refill()
  }

  private var clearing: Confirmation {
    let done = kept.statistics.finished(of: filter)
    let left = kept.history.unfinished.count { left in filter.map { $0 == left.game } ?? true }
    let games =
      switch (done, left) {
      case (_, 0): trn("{count} finished game", "{count} finished games", done)
      case (0, _): trn("{count} unfinished game", "{count} unfinished games", left)
      default:
        tr(
          "{finished} finished and {unfinished} unfinished games",
          ["finished": done.grouped, "unfinished": left.grouped])
      }
    let undo = tr("Until you leave the history, Ctrl Z brings them back.")
    return Confirmation(
      title: shown.map { tr("Clear the history of {game}?", ["game": $0.info.title.said]) }
        ?? tr("Clear the history?"),
      text: (shown.map {
        tr("{games} of {game} will be removed.", ["games": games, "game": $0.info.title.said])
      } ?? tr("{games} of every kind will be removed.", ["games": games])) + " " + undo,
      yes: tr("Clear"), no: tr("Keep"), request: .clearHistory(game: filter))
  }

  private func resume(_ index: Int?) -> StageRequest? {
    guard let index, list.unfinished.indices.contains(index) else { return nil }
    return .resume(list.unfinished[index])
  }

  private func openReplay() -> StageRequest? {
    guard let row = list.row else { return nil }
    guard let board, board.subject.record.id == row.id else {
      awaited = row.id
      fetch()
      return nil
    }
    var record = board.subject.record
    record.review = board.review
    // Beside the list it stands at the end; here it begins at the first mistake, unless it was moved.
    return .replay(ReplaySubject(record), at: board.index == board.count ? nil : board.index)
  }

  private func remove() {
    isOpened = false
    if let row = list.row { archive?.send(.remove(id: row.id)) }
  }

  /// Undoes what was done last.
  private func goBack() {
    switch ways.popLast() {
    case .putBack(let games)?: archive?.send(.putBack(games))
    case .takeOut(let merged)?: archive?.send(.takeOut(merged))
    case nil: break
    }
  }

  /// A click or Enter on what is chosen already: a game that can be gone on with is gone on with.
  private func useRow() -> StageRequest? {
    if case .unfinished? = list.row { resume(list.selected) } else { openReplay() }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .wheel(let delta, let at):
      if let board, preview?.contains(at) == true { board.go(to: board.index + (delta.y > 0 ? -1 : 1)) }
    case .key(let key, let modifiers): return press(key, modifiers)
    case .steer(let key): return key == .up || key == .down ? press(key, []) : nil
    default: break
    }
    return nil
  }

  func takes(_ key: Key) -> Bool {
    key == .escape && (isOpened || choice.isTyping || !choice.words.isEmpty)
  }

  var chosenRow: Int? { list.selected }
  /// Left and right go through the game beside the list.
  func owns(_ arrow: Key) -> Bool { arrow == .left || arrow == .right }

  var takesGames: Bool { true }

  var keys: [KeyHelp] {
    [
      KeyHelp(Phrase("Enter"), Phrase("look at the chosen game, or go on with it")),
      KeyHelp(Phrase("Left, Right"), Phrase("play the chosen game back")),
      KeyHelp(Phrase("Ctrl F"), Phrase("search")),
      KeyHelp(Phrase("Delete"), Phrase("delete the chosen game")),
      KeyHelp(Phrase("Ctrl Z"), Phrase("take back what was deleted or added")),
    ]
  }

  private func press(_ key: Key, _ modifiers: Modifiers) -> StageRequest? {
    if key == .escape, isOpened {
      isOpened = false
      return nil
    }
    if !kept.history.isEmpty, choice.press(key, modifiers) {
      refill()
      return nil
    }
    if modifiers.isEmpty, let row = key.row(from: list.selected, of: list.count, page: page) {
      list.select(row)
      fetch()
      return nil
    }
    switch (key, modifiers) {
    case (.function(1), []): return .popup(.help)
    case (.enter, []): return useRow()
    case (.delete, []): remove()
    case (.character("v"), [.control]): return .paste
    case (.character("z"), [.control]): goBack()
    case (.left, []), (.right, []), (.space, []):
      board?.press(key)
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
    let wanted = list.wanted()
    if !wanted.keys.isEmpty { archive?.send(.rows(wanted.keys)) }
    var wake = wanted.isOpen ? Wake.nextFrame : .never
    if let fresh {
      if context.now < fresh.end { wake = wake.sooner(.at(fresh.end)) } else { self.fresh = nil }
    }
    if let board, preview != nil { return board.advance(context).sooner(wake) }
    return wake
  }

  func take(_ review: GameReview, of id: String) {
    if let board, board.subject.record.id == id { board.review = review }
  }

  /// At the foot of the list, or where there is room in the header.
  func toastPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]] {
    let foot = interface.frame(of: "history.foot").map {
      interface.gaps(in: $0, from: $0.x - 12, to: $0.maxX)
    }
    return [foot ?? []] + headerPlaces(interface, context)
  }

  func takeSounds() -> [Sound] { board?.takeSounds() ?? [] }
  func leave() { board?.isPlaying = false }
}
