// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import House
import Words

/// Puzzles of one kind, as they stand on the shelf.
package struct ShelfPack: Hashable, Sendable {
  package var game: String
  /// Stable: "win-3", or the group of a game's starts.
  package var name: String
  package let words: Saying
  /// Ids of packed puzzles, or setups of starts that are played at the table.
  package var puzzles: [String]
  /// What is to be done in each of them; nil where that is no move.
  private let goal: Goal?

  package init(
    game: String, name: String, title: @autoclosure @escaping @Sendable () -> String, goal: Goal? = nil,
    puzzles: [String]
  ) {
    (self.game, self.name, self.puzzles, self.goal) = (game, name, puzzles, goal)
    words = Saying(title())
  }

  package var title: String { words.said }

  /// What it asks, in a sentence.
  package var asks: String {
    switch (name, goal) {
    case ("least", _): tr("Keep the loss as small as you can.")
    case (_, .aim(let aim, _)?): Self.asks(aim)
    case (_, .win(1)?), ("win", _): tr("Find the move that wins.")
    case (_, .win(let turns)?):
      trn("Win with {count} move of your own.", "Win with {count} moves of your own.", turns)
    case (_, .draw?): tr("Find the move that does not lose.")
    case (_, .safe?): tr("Give the one piece with which you do not lose.")
    case ("ladder", nil): tr("Three tiles at first, then one more on every step.")
    case ("last", nil): tr("The board is nearly full.")
    case ("starter", nil): tr("The shape of a tile, twice as large.")
    case ("shapes", nil): tr("Boards that look like something.")
    case (_, .fill?), (_, nil): tr("Fill every square with the tiles.")
    default: tr("Find the best move.")
    }
  }

  private static func asks(_ aim: Aim) -> String {
    switch aim {
    case .corner: tr("A corner is the answer.")
    case .reach: tr("Bring a corner within reach, and take it.")
    case .closed: tr("Open no corner to the other side.")
    case .pass: tr("Leave the other side no move.")
    case .last: tr("Fill a hole, a square with no empty square around it.")
    case .wedge: tr("Go in between two discs of the other side on the edge.")
    case .block: tr("Stop the other side’s four.")
    }
  }
}

extension Game {
  /// The packs of the game; none where it has no puzzles. Starts to choose from may take a second to be laid out.
  package static func packs(_ desk: PuzzleDesk) -> [ShelfPack] {
    var packs: [ShelfPack] = []
    let all = desk.puzzles(of: Self.self)
    // Special rules come after the usual ones.
    for puzzle in all.filter(\.switches.isEmpty) + all.filter({ !$0.switches.isEmpty }) {
      let name = PuzzleWords.shelf(puzzle)
      if let index = packs.firstIndex(where: { $0.name == name }) {
        packs[index].puzzles.append(puzzle.id)
      } else {
        let goal = puzzle.goal
        packs.append(
          ShelfPack(
            game: info.name, name: name, title: PuzzleWords.title(ofPack: name, goal), goal: goal,
            puzzles: [puzzle.id]))
      }
    }
    return packs
  }

  /// The starts of the game as packs; a group of one is no pack.
  package static func startPacks(_ resources: Resources, today: Day) -> [ShelfPack] {
    var packs: [ShelfPack] = []
    for start in facets.starts(resources, today: today) {
      if packs.last?.name != start.group {
        packs.append(
          ShelfPack(game: info.name, name: start.group, title: start.groupTitle, puzzles: []))
      }
      packs[packs.count - 1].puzzles.append(start.setup)
    }
    return packs.filter { pack in pack.puzzles.count > 1 && !pack.puzzles.contains(where: isOfDay) }
  }

  /// True of the puzzle of a day: it stands beside the packs, and is none of them.
  package static func isOfDay(_ setup: String) -> Bool { facets.day(ofSetup: setup) != nil }
}

extension KeptGames {
  /// Which puzzles of a pack were solved, here or at the table; of one's own mistakes, which are not asked for today.
  package func solved(_ pack: ShelfPack, of game: any Game.Type, _ clock: LocalClock) -> [Bool] {
    if pack.name == OwnMistake.pack {
      let today = clock.today.calendarDay
      return pack.puzzles.map { !sums.own.spacing(pack.game, $0, clock).isDue(on: today) }
    }
    let stars = sums.stars[pack.game] ?? [:]
    guard game.info.goal != nil else { return pack.puzzles.map { stars[$0] ?? 0 > 0 } }
    let medals = starts(of: pack.game).medals
    return pack.puzzles.map { setup in
      stars[setup] ?? 0 > 0 || medals[setup] != nil || medals[""] != nil && game.begins(nil, like: setup)
    }
  }
}
