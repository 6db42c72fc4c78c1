// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Words

/// What the stage knows of the archive.
package struct KeptGames: Hashable {
  /// True until the archive has told what lies in it: tables wait for that long.
  package var isOpening = false
  /// Why nothing is kept this time, as a sentence.
  package var obstacle: String?
  /// Running games as they lay in the archive, by name of the game.
  package var saved: [String: GameRecord] = [:]
  /// The number of moves of games that wait to be played on.
  package var continueAt: [String: Int] = [:]
  package var history = History()
  /// Mistakes of one's own in games that were gone through, as far as they are known, the latest game first.
  package var mistakes: [OwnMistake] = []
  /// How well the player plays each game, by its name.
  package var ratings: [String: PlayerRating] = [:]
  /// Games by message in which the friend is to move, by name of the game; the one on the table comes first.
  package var waits: [String: [FarWait]] = [:]
  /// What was solved on its own day.
  package var calendar = DayCalendar()

  package init() {}

  package var statistics: Statistics { history.statistics }
  package var sums: TrySums { history.sums }

  /// How many puzzles of a game were solved, and the stars of all.
  package func puzzles(of game: String) -> (solved: Int, stars: Int) {
    let won = (sums.stars[game] ?? [:]).values.filter { $0 > 0 }
    return (won.count, won.reduce(0, +))
  }

  /// Mistakes that were neither learned from nor taken out.
  package func openMistakes(_ clock: LocalClock) -> [OwnMistake] {
    mistakes.filter { mistake in
      let spacing = sums.own.spacing(mistake.game, mistake.puzzle.id, clock)
      return !spacing.isOut && !spacing.isLearned
    }
  }

  /// Those that are asked for today.
  package func dueMistakes(_ clock: LocalClock) -> [OwnMistake] {
    let today = clock.today.calendarDay
    return mistakes.filter { sums.own.spacing($0.game, $0.puzzle.id, clock).isDue(on: today) }
  }

  /// Boards of a game that their player made, and that can be solved.
  package func ownStarts(of game: any Game.Type) -> [GameStart] {
    guard let maker = game.boardMaker else { return [] }
    return OwnBoard.kept(sums.boardMarks, of: game.info.name, on: maker.slab).filter(\.isSolvable)
      .compactMap { maker.start(of: $0.board) }
  }

  /// What is known of the starts of a game, by setup.
  package func starts(of game: String) -> KeptStarts {
    var starts = KeptStarts()
    for (start, best) in statistics.best where start.game == game {
      starts.best[start.setup ?? ""] = best.seconds
    }
    for (start, medal) in statistics.medals where start.game == game {
      starts.medals[start.setup ?? ""] = medal
    }
    for left in history.unfinished where left.game == game {
      let setup = left.options.setup
      if let saved = history.left(of: game, where: { $0 == setup }) { starts.left[setup ?? ""] = saved }
    }
    return starts
  }
}
