// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// How much of the rating's line is shown.
enum StatisticsRange: String, Hashable, Sendable, CaseIterable { case games, year, all }

/// What the games of a kind add up to (mockup 37): the other side of the history.
final class StatisticsScene: Scene {
  let name = "statistics"
  var called: String? { tr("Statistics") }
  /// The game whose history this belongs to; nil for the whole box.
  let tab: (any Game.Type)?
  var about: String? { tab?.info.name }
  let games: [any Game.Type]
  private let desk: PuzzleDesk
  private let engines: EngineRoom
  private let archive: (any Archive)?
  private let wake: @Sendable () -> Void
  private(set) var game: any Game.Type
  private(set) var range = StatisticsRange.games
  private(set) var kept = KeptGames()
  private(set) var figures = Figures()
  private(set) var packs: [ShelfPack] = []
  /// By name of the game, once games that were gone through have been read.
  private(set) var costs: [String: Costs] = [:]
  private let costSearch = Searcher<[String: Costs]>()
  /// What the openings are worth for whoever begins, 1, 0 or -1, as far as that is proven.
  private(set) var values: [[String]: Int] = [:]
  private var valueSearch: Searcher<[[String]: Int]>?
  /// Where the calendar lies.
  private var days: Rect?

  static let openings = 3

  init(
    tab: (any Game.Type)?, games: [any Game.Type], last: String?, _ desk: PuzzleDesk, _ engines: EngineRoom,
    _ archive: (any Archive)?, wake: @escaping @Sendable () -> Void
  ) {
    (self.tab, self.games, self.desk, self.engines, self.wake) = (tab, games, desk, engines, wake)
    self.archive = archive
    game = tab ?? games.first { $0.info.name == last } ?? games[0]
  }

  var accent: Accent? { game.info.accent }
  var firstFocus: String? { tab == nil ? "statistics.game." + game.info.name : "history.tab.games" }
  var isBusy: Bool { costSearch.isThinking || valueSearch?.isThinking ?? false }
  var thinksAbout: String? { valueSearch?.isThinking ?? false ? game.info.name : nil }

  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? {
    if case .figured(let name, let figures) = reply, name == game.info.name {
      self.figures = figures
      seekValues()
    }
    guard case .reviewed(let records) = reply else { return nil }
    let games = games
    let solved = Set(
      context.kept.history.tries.lazy.filter { OwnMistake.isOwn($0.puzzle) && $0.stars == 3 }.map(\.puzzle))
    costSearch.go(wake: wake) { _ in
      Dictionary(games.map { ($0.info.name, $0.costs(in: records) { solved.contains($0) }) }) { first, _ in
        first
      }
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake {
    var wake = Wake.never
    if kept != context.kept {
      kept = context.kept
      count()
    }
    if case .found(let found)? = costSearch.poll() {
      costs = found
      wake = .nextFrame
    }
    if case .found(let found)? = valueSearch?.poll() {
      values = found
      wake = .nextFrame
    }
    return wake
  }

  private func count() {
    let game = game
    archive?.send(.figure(game: game.info.name) { game.opening(of: $0) })
    packs = game.info.goal == nil ? game.packs(desk) : []
    seekValues()
  }

  private func seekValues() {
    values = [:]
    let openings = figures.openings.prefix(Self.openings).map(\.moves)
    valueSearch?.stop()
    valueSearch = openings.isEmpty ? nil : game.openingValues(openings, engines, wake: wake)
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.of(StatisticsAction.self)?.action {
    case .game(let name):
      guard let chosen = games.first(where: { $0.info.name == name }) else { return nil }
      game = chosen
      figures = Figures()
      count()
    case .range(let range): self.range = range
    case .lesson:
      return cost.map { .lessonOf(game: game.info.name, $0.lesson) }
    case .show: return cost.map { .below(.list(.only(Set($0.games)))) }
    case nil: return HeaderControls.request(use.action, context)
    }
    return nil
  }

  /// The lesson whose ideas decided most of the lost games, and these.
  var cost: (lesson: Int, games: [String])? {
    var lost: [Int: [String]] = [:]
    for (idea, ids) in costs[game.info.name]?.lost ?? [:] {
      if let lesson = game.lessonPlace(on: idea) { lost[lesson, default: []] += ids }
    }
    return lost.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }.map { ($0.key, $0.value) }
  }

  // MARK: - Days

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    days = interface.frame(of: "statistics.days")
    return false
  }

  /// The day under the pointer, in days since 1970.
  func pointedDay(_ context: StageContext, weeks: Int) -> Int? {
    guard let days, let point = context.pointed, days.contains(point), days.width > 0 else { return nil }
    let (column, row) = (
      Int((point.x - days.x) / (days.width / Double(weeks))), Int((point.y - days.y) / (days.height / 7))
    )
    let day = DayLatticePlaces(weeks: weeks, today: context.clock.today.day).day(column: column, row: row)
    return day <= context.clock.today.day ? day : nil
  }

  func leave() {
    costSearch.stop()
    valueSearch?.stop()
  }
}

/// Which day lies where among weeks beside each other, the last one that of today.
struct DayLatticePlaces {
  let weeks: Int
  /// In days since 1970.
  let today: Int
  /// The place of a day in its week, 0 for the first.
  private var place: Int {
    let monday = LocalTime(seconds: today * 86_400).weekday
    return (monday - MonthNode.firstWeekday + 7) % 7
  }

  func day(column: Int, row: Int) -> Int { today - place + 7 * (column - weeks + 1) + row }

  func cell(of day: Int) -> (column: Int, row: Int)? {
    let first = self.day(column: 0, row: 0)
    guard day >= first, day <= today else { return nil }
    return ((day - first) / 7, (day - first) % 7)
  }
}

extension Game {
  static func opening(of moves: [String]) -> [String]? { facets.opening(moves) }
  static func lessonPlace(on idea: String) -> Int? { facets.lesson(on: idea) }

  /// Asks the engine, once nobody else does, what openings are worth for whoever begins.
  static func openingValues(
    _ openings: [[String]], _ room: EngineRoom, wake: @escaping @Sendable () -> Void
  ) -> Searcher<[[String]: Int]> {
    let host = room.host(Self.self)
    let engine = host.engine
    let search = Searcher<[[String]: Int]>(host.queue, .background)
    search.go(wake: wake) { control in
      var values: [[String]: Int] = [:]
      for opening in openings where !control.isStopped {
        let moves = opening.compactMap { Move($0) }
        guard let line = GameLine<Self>(GameOptions(), moves: moves), line.moves.count == opening.count else {
          continue
        }
        let part = SearchControl(budget: Engine.secondOfWork / 8, partOf: control)
        guard let bounds = engine.bounds(of: line.position, control: part),
          bounds.lowerBound == bounds.upperBound
        else { continue }
        values[opening] = line.turn == .first ? bounds.lowerBound : -bounds.lowerBound
      }
      return values
    }
    return search
  }

  /// What a list of moves is called in few letters.
  static func shortWords(_ moves: [String]) -> String {
    moves.map { Move($0).map { mark(of: $0) } ?? $0 }.joined(separator: " ")
  }
}
