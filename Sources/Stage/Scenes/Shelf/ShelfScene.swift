// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import InterfaceKit
import Words

/// What can be done at the shelf.
enum ShelfAction: Hashable, Sendable {
  /// The first puzzle of a pack that is not solved, by game and name of the pack.
  case pack(game: String, name: String)
}

/// The shelf of puzzles: a column for each game that has some.
final class ShelfScene: Scene {
  let name = "puzzles"
  private let desk: PuzzleDesk
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
  /// How far the month that is shown is from that of today.
  private(set) var months = 0

  init(
    _ games: [any Game.Type], _ desk: PuzzleDesk, _ resources: Resources,
    wake: @escaping @Sendable () -> Void, today: Day
  ) {
    self.desk = desk
    self.games = games
    columns = games.map { ($0, $0.packs(desk)) }.filter { !$0.1.isEmpty || $0.0.info.seats == .one }
    // Starts of games for one are laid out on a thread of their own, and so is what belongs to the day.
    let solitary = games.filter { $0.info.seats == .one }
    search.go(wake: wake) { _ in
      Found(
        packs: solitary.flatMap { $0.startPacks(resources, today: today) },
        today: games.compactMap { $0.puzzle(of: today, resources) })
    }
  }

  var firstFocus: String? { columns.first.map { "today." + $0.game.info.name } }

  func advance(_ context: StageContext) -> Wake {
    guard search.isThinking else { return .never }
    guard case .found(let found)? = search.poll() else { return .never }
    let packs = found.packs
    today = Dictionary(found.today.map { ($0.game, $0) }) { first, _ in first }
    columns = columns.map { game, own in (game, own + packs.filter { $0.game == game.info.name }) }
      .filter { !$0.1.isEmpty }
    return .nextFrame
  }

  var isBusy: Bool { search.isThinking }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.action {
    case .shelf(.pack(let game, let name)):
      let column = columns.first { $0.game.info.name == game }
      guard let column, let pack = column.packs.first(where: { $0.name == name }) else { return nil }
      return open(pack, of: column.game, context)
    case .today(.turn(let count)):
      months = min(0, months + count)
      return nil
    case .today(let action): return .today(action)
    default: return HeaderControls.request(use.action, context)
    }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.function(1), []) = gesture { return .popup(.help) }
    return nil
  }

  /// The first that is not solved; of a pack that is complete, the first.
  private func open(_ pack: ShelfPack, of game: any Game.Type, _ context: StageContext) -> StageRequest {
    let index = context.kept.solved(pack, of: game).firstIndex(of: false) ?? 0
    return .puzzle(game: pack.game, puzzles: pack.puzzles, at: index)
  }

  /// What the puzzle of the day is about; empty while it is not known.
  func task(_ game: String) -> String {
    switch today[game]?.task {
    case .packed(let puzzle)?: PuzzleWords.title(ofPack: PuzzleWords.shelf(puzzle), puzzle.goal)
    case .start(let start)?: start.title
    case nil: ""
    }
  }
}
