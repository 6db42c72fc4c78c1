// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// The shelf of puzzles: the packs of one game at a time, what belongs to today beside them, and the days behind a button.
final class ShelfScene: Scene {
  let name = "puzzles"
  var called: String? { tr("Puzzles") }
  let showsDay = true
  let desk: PuzzleDesk
  private let wake: @Sendable () -> Void
  private let search = Searcher<Found>()
  /// What takes its time.
  private struct Found: Sendable {
    var packs: [ShelfPack]
    var today: [DayPuzzle]
  }
  /// By name of the game, once they are known.
  private(set) var today: [String: DayPuzzle] = [:]
  /// Games with their packs, in the order of the menu.
  private(set) var columns: [(game: any Game.Type, packs: [ShelfPack])] = []
  private let games: [any Game.Type]
  /// Whose puzzles are today’s.
  private var date: Day
  /// How far the month that is shown is from that of today.
  private(set) var months = 0
  /// The game whose puzzles are shown, by name.
  private(set) var tab: String
  /// True while the days stand in the place of the packs.
  private(set) var showsDays = false

  init(
    _ games: [any Game.Type], _ desk: PuzzleDesk, _ resources: Resources,
    wake: @escaping @Sendable () -> Void, today: Day, tab: String
  ) {
    (self.desk, self.games, self.resources, self.wake) = (desk, games, resources, wake)
    (date, self.tab) = (today, tab)
    layOut()
  }

  /// The one that is shown; nil while there is none.
  var shown: Int? { columns.firstIndex { $0.game.info.name == tab } ?? (columns.isEmpty ? nil : 0) }

  private func layOut() {
    if columns.isEmpty { columns = packed.filter { !$0.1.isEmpty || $0.0.info.goal != nil } }
    self.today = [:]
    // Starts of games for one are laid out on a thread of their own, and so is what belongs to the day.
    let solitary = games.filter { $0.info.goal != nil }
    let (games, resources, today) = (games, resources, date)
    search.go(wake: wake) { _ in
      Found(
        packs: solitary.flatMap { $0.startPacks(resources, today: today) },
        today: games.compactMap { $0.puzzle(of: today, resources) })
    }
  }

  private var packed: [(game: any Game.Type, packs: [ShelfPack])] { games.map { ($0, $0.packs(desk)) } }

  /// Another day has begun: its four take the place of those that are shown.
  private func follow(_ today: Day) {
    guard today != date else { return }
    date = today
    if day.map({ $0 >= today }) ?? false { (day, past) = (nil, [:]) }
    layOut()
  }

  var firstFocus: String? { shown.map { "today." + columns[$0].game.info.name } }
  var accent: Accent? { shown.map { columns[$0].game.info.accent } }

  func advance(_ context: StageContext) -> Wake {
    follow(context.today)
    var wake = minute(context)
    if case .found(let found)? = pastSearch.poll() {
      past = Dictionary(found.map { ($0.game, $0) }) { first, _ in first }
      wake = .nextFrame
    }
    guard search.isThinking, case .found(let found)? = search.poll() else { return wake }
    let packs = found.packs
    today = Dictionary(found.today.map { ($0.game, $0) }) { first, _ in first }
    columns = packed.map { game, own in (game, own + packs.filter { $0.game == game.info.name }) }
      .filter { !$0.1.isEmpty }
    return .nextFrame
  }

  /// Looked at again when a minute of the time until tomorrow is over.
  private func minute(_ context: StageContext) -> Wake {
    day == nil && context.isRunning ? .at(context.now + Double(60 - context.clock.today.second % 60)) : .never
  }

  var isBusy: Bool { search.isThinking || pastSearch.isThinking }

  /// The packs of a column, from easy to hard.
  func packs(_ column: Int) -> [ShelfPack] { columns[column].packs }

  /// Boards of one's own; nil where there is none.
  func ownBoards(_ column: Int, _ context: StageContext) -> ShelfPack? {
    let game = columns[column].game
    let made = context.kept.ownStarts(of: game)
    return made.first.map { first in
      ShelfPack(
        game: game.info.name, name: first.group, title: first.groupTitle, puzzles: made.map(\.setup))
    }
  }

  /// Mistakes of one's own: what was learned from, and what was taken out, is no longer among them; nil without any.
  func mistakes(_ column: Int, _ context: StageContext) -> ShelfPack? {
    let game = columns[column].game
    let left = context.kept.openMistakes(context.clock).filter { $0.game == game.info.name }
    guard !left.isEmpty else { return nil }
    return ShelfPack(
      game: game.info.name, name: OwnMistake.pack, title: tr("Your mistakes"), puzzles: left.map(\.puzzle.id))
  }

  /// The pack to go on with: one that was begun, else the first that is not complete.
  func open(_ column: Int, _ context: StageContext) -> ShelfPack? {
    let game = columns[column].game
    let packs = packs(column).map { (pack: $0, solved: context.kept.solved($0, of: game, context.clock)) }
    return
      (packs.first { $0.solved.contains(true) && $0.solved.contains(false) }
      ?? packs.first { $0.solved.contains(false) })?.pack
  }

  /// Another day than today, whose four are shown in the place of today’s.
  private(set) var day: Day?
  private var past: [String: DayPuzzle] = [:]
  private let pastSearch = Searcher<[DayPuzzle]>()

  private func choose(_ chosen: Day, _ context: StageContext) {
    guard chosen <= context.today else { return }
    (day, past) = (chosen == context.today ? nil : chosen, [:])
    pastSearch.stop()
    guard day != nil else { return }
    let (games, resources) = (games, resources)
    pastSearch.go(wake: wake) { _ in games.compactMap { $0.puzzle(of: chosen, resources) } }
  }

  private let resources: Resources

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if let action = use.of(ShelfAction.self)?.action { return act(action, context) }
    switch use.action {
    case .today(.choose(let day)): choose(day, context)
    case .today(.turn(let count)): months = min(0, months + count)
    case .today(let action): return .today(action)
    default: return HeaderControls.request(use.action, context)
    }
    return nil
  }

  private func act(_ action: ShelfAction, _ context: StageContext) -> StageRequest? {
    switch action {
    case .pack(let game, let name):
      guard let column = columns.firstIndex(where: { $0.game.info.name == game }),
        let pack = packs(column).first(where: { $0.name == name })
      else { return nil }
      return open(pack, of: columns[column].game, context)
    case .tab(let name):
      (tab, showsDays, day, past) = (name, false, nil, [:])
      return .shelfTab(name)
    case .calendar:
      (showsDays, day, past) = (!showsDays, nil, [:])
      return nil
    case .way(let id): return shown.flatMap { ways($0, context).first { $0.id == id }?.request() }
    }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.function(1), []) = gesture { return .popup(.help) }
    return nil
  }

  /// A rush asks for one move each: puzzles that are played at their table have none.
  func hasRush(_ game: any Game.Type) -> Bool { !desk.puzzles(of: game).isEmpty }

  /// The first that is not solved; of a pack that is complete, the first.
  func open(_ pack: ShelfPack, of game: any Game.Type, _ context: StageContext) -> StageRequest {
    let solved = context.kept.solved(pack, of: game, context.clock)
    let index = solved.firstIndex(of: false) ?? 0
    return .puzzle(game: pack.game, puzzles: pack.puzzles, at: index, title: pack.words)
  }

  private func puzzle(_ game: String) -> DayPuzzle? { (day == nil ? today : past)[game] }

  /// What the puzzle of the day is about; empty while it is not known.
  func task(_ game: String) -> String { puzzle(game)?.title ?? "" }

  /// Boards of days that were looked at, as they are painted for one look.
  private var pictures: (look: Look, boards: [DayPuzzle: BoardPicture]) = (Look(), [:])

  /// The board of the puzzle of the day; nil while that is not known.
  func picture(_ game: any Game.Type, _ context: StageContext) -> BoardPicture? {
    guard let puzzle = puzzle(game.info.name) else { return nil }
    if pictures.look != context.look { pictures = (context.look, [:]) }
    if let known = pictures.boards[puzzle] { return known }
    let made = game.picture(of: puzzle, context)
    pictures.boards[puzzle] = made
    return made
  }
}
