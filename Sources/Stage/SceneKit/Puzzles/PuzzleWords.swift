// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

extension DayPuzzle {
  /// What it is about, in a few words; of a board that is filled, what that one is called.
  package var title: String {
    switch task {
    case .packed(let puzzle): PuzzleWords.title(of: puzzle)
    case .start(let start): start.title
    }
  }
}

/// What is said of puzzles: what packs are called, and what is to be done.
package enum PuzzleWords {
  /// The shelf's name of a pack: puzzles under special rules stand with the others.
  package static func shelf(_ puzzle: PackedPuzzle) -> String {
    puzzle.switches.reduce(String(puzzle.pack)) { name, rule in
      name.hasPrefix(rule + "-") ? String(name.dropFirst(rule.count + 1)) : name
    }
  }

  package static func title(of puzzle: PackedPuzzle) -> String {
    title(ofPack: shelf(puzzle), puzzle.goal)
  }

  /// "Win in 3". A pack without a name of its own is called by what is to be done in it.
  package static func title(ofPack pack: String, _ goal: Goal) -> String {
    switch (pack, goal) {
    case (OwnMistake.pack, _): tr("Your mistakes")
    case ("win", _): tr("The move that wins")
    case ("least", _): tr("Lose by as little as you can")
    case (_, .aim(let aim, _)): title(of: aim)
    case (_, .win(let turns)): tr("Win in {turns}", ["turns": String(turns)])
    case (_, .draw): tr("Hold the draw")
    case (_, .safe): tr("Give safely")
    case (_, .discs): tr("The best move")
    case (_, .fill): tr("Fill the board")
    }
  }

  private static func title(of aim: Aim) -> String {
    switch aim {
    case .corner: tr("Take the corner")
    case .reach: tr("Win a corner")
    case .closed: tr("Keep the corners closed")
    case .pass: tr("Make them pass")
    case .last: tr("Keep the last move")
    case .wedge: tr("Drive a wedge")
    case .block: tr("Block the four")
    }
  }

  /// What whoever is to move has to do: "Coral to play and win in 3."
  /// - Parameter name: what the side is called; nil for "you".
  package static func task(_ goal: Goal, _ name: String?) -> String {
    guard let name else { return ownTask(goal) }
    let who: KeyValuePairs = ["name": name]
    switch goal {
    case .win(let turns):
      return trn("{name} to play and win in {count}.", "{name} to play and win in {count}.", turns, who)
    case .draw, .discs(0): return tr("{name} to play: do not lose.", who)
    case .discs(1): return tr("{name} to play and win.", who)
    case .discs(let count) where count > 0:
      return trn(
        "{name} to play and win by {count} disc.", "{name} to play and win by {count} discs.", count, who)
    case .discs(let count):
      return trn(
        "{name} to play: keep the loss to {count} disc.", "{name} to play: keep the loss to {count} discs.",
        -count, who)
    case .aim(let aim, _): return task(aim, who)
    case .safe, .fill: return ownTask(goal)
    }
  }

  private static func task(_ aim: Aim, _ who: KeyValuePairs<String, String>) -> String {
    switch aim {
    case .corner: tr("{name} to play: take the corner.", who)
    case .reach: tr("{name} to play: bring a corner within reach, and take it.", who)
    case .closed: tr("{name} to play: open no corner to the other side.", who)
    case .pass: tr("{name} to play: leave the other side no move.", who)
    case .last: tr("{name} to play: fill a hole, a square with no empty square around it.", who)
    case .wedge: tr("{name} to play: go in between two discs of the other side on the edge.", who)
    case .block: tr("{name} to play: block the four.", who)
    }
  }

  /// Where sides have no names.
  private static func ownTask(_ goal: Goal) -> String {
    switch goal {
    case .win(1): tr("Find the move that wins at once.")
    case .win(let turns):
      trn(
        "Complete a line within {count} turn of your own.",
        "Complete a line within {count} turns of your own.",
        turns)
    case .draw, .discs(0): tr("Find a move that does not lose.")
    case .safe: tr("Give the one piece with which you do not lose.")
    case .fill: tr("Fill the board.")
    case .discs(let count) where count > 0: tr("Find the move that wins.")
    case .discs: tr("Find the move that loses by least.")
    case .aim(let aim, _): title(of: aim)
    }
  }

  /// Who the other side is.
  package static func defence(_ name: String?) -> String {
    name.map { tr("{name} defends as well as anyone can.", ["name": $0]) }
      ?? tr("The other side defends as well as anyone can.")
  }

  /// Where a puzzle comes from.
  package static func origin(_ mistake: OwnMistake, _ clock: LocalClock) -> String {
    let day: KeyValuePairs = ["day": clock.local(mistake.date).calendarDay.words]
    return switch mistake.lost {
    case .win: tr("From your game of {day}: you gave the win away here.", day)
    case .draw: tr("From your game of {day}: you gave the draw away here.", day)
    }
  }

  package static func stars(_ count: Int) -> String { trn("{count} star", "{count} stars", count) }

  /// "14 of 60".
  package static func count(_ solved: Int, of all: Int) -> String {
    tr("{number} of {count}", ["number": String(solved), "count": String(all)])
  }
}
