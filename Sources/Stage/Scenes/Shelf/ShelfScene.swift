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
  /// The puzzle on the tile of a game.
  case today(game: String)
}

/// The shelf of puzzles: a column for each game that has some.
final class ShelfScene: Scene {
  let name = "puzzles"
  private let desk: PuzzleDesk
  private let search = Searcher<[ShelfPack]>()
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
    // Starts of games for one are laid out on a thread of their own.
    let solitary = games.filter { $0.info.seats == .one }
    search.go(wake: wake) { _ in solitary.flatMap { $0.startPacks(resources, today: today) } }
  }

  var firstFocus: String? { columns.first.map { "today." + $0.game.info.name } }

  func advance(_ context: StageContext) -> Wake {
    guard search.isThinking else { return .never }
    guard case .found(let packs)? = search.poll() else { return .never }
    columns = columns.map { game, own in (game, own + packs.filter { $0.game == game.info.name }) }
      .filter { !$0.1.isEmpty }
    return .nextFrame
  }

  var isBusy: Bool { search.isThinking }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.action {
    case .settings: return .popup(.settings)
    case .help: return .popup(.help)
    case .table(.sound):
      var settings = context.settings
      settings.isMuted.toggle()
      return .change(settings)
    case .shelf(.pack(let game, let name)):
      let column = columns.first { $0.game.info.name == game }
      guard let column, let pack = column.packs.first(where: { $0.name == name }) else { return nil }
      return open(pack, of: column.game, context)
    case .today(.turn(let step)):
      months = min(0, months + step)
      return nil
    case .today(let action): return .today(action)
    case .shelf(.today(let game)):
      guard let (game, pack, index) = today(game, context) else { return nil }
      return .puzzle(game: game.info.name, puzzles: pack.puzzles, at: index)
    default: return nil
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

  /// What lies on the tile of a game: its first puzzle that is not solved.
  func today(_ name: String, _ context: StageContext) -> (
    game: any Game.Type, pack: ShelfPack, index: Int
  )? {
    guard let column = columns.first(where: { $0.game.info.name == name }) else { return nil }
    for pack in column.packs {
      if let index = context.kept.solved(pack, of: column.game).firstIndex(of: false) {
        return (column.game, pack, index)
      }
    }
    return column.packs.first.map { (column.game, $0, 0) }
  }
}
