// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What is said of puzzles: what packs are called, and what is to be done.
enum PuzzleWords {
  /// The shelf's name of a pack: puzzles under special rules stand with the others.
  static func shelf(_ puzzle: PackedPuzzle) -> String {
    puzzle.switches.reduce(String(puzzle.pack)) { name, rule in
      name.hasPrefix(rule + "-") ? String(name.dropFirst(rule.count + 1)) : name
    }
  }

  /// "Win in 3". A pack without a name of its own is called by what is to be done in it.
  static func title(ofPack pack: String, _ goal: Goal) -> String {
    switch (pack, goal) {
    case (OwnMistake.pack, _): tr("Your mistakes")
    case ("save", _): tr("Save the game")
    case ("corner", _): tr("Take the corner")
    case ("last-ten", _): tr("Last ten squares")
    case ("best", _): tr("The best move")
    case ("win", _): tr("The move that wins")
    case (_, .win(let turns)): tr("Win in {turns}", ["turns": String(turns)])
    case (_, .draw): tr("Hold the draw")
    case (_, .safe): tr("Give safely")
    case (_, .discs): tr("The best move")
    case (_, .fill): tr("Fill the board")
    }
  }

  /// What whoever is to move has to do: "Coral wins in 3."
  /// - Parameter name: what the side is called; nil for "you".
  static func task(_ goal: Goal, _ name: String?) -> String {
    let who: KeyValuePairs = ["name": name ?? ""]
    switch goal {
    case .win(let turns):
      return name == nil
        ? trn("You win in {count}.", "You win in {count}.", turns)
        : trn("{name} wins in {count}.", "{name} wins in {count}.", turns, who)
    case .draw: return name == nil ? tr("You do not lose.") : tr("{name} does not lose.", who)
    case .safe: return tr("Give the one piece that does not lose.")
    case .fill: return tr("Fill the board.")
    case .discs(1): return name == nil ? tr("You win.") : tr("{name} wins.", who)
    case .discs(0): return name == nil ? tr("You do not lose.") : tr("{name} does not lose.", who)
    case .discs(let count) where count > 0:
      return name == nil
        ? trn("You win by {count} disc.", "You win by {count} discs.", count)
        : trn("{name} wins by {count} disc.", "{name} wins by {count} discs.", count, who)
    case .discs(let count):
      return name == nil
        ? trn("You lose by {count} disc, not more.", "You lose by {count} discs, not more.", -count)
        : trn(
          "{name} loses by {count} disc, not more.", "{name} loses by {count} discs, not more.", -count, who)
    }
  }

  /// Who the other side is.
  static func defence(_ name: String?) -> String {
    name.map { tr("{name} defends as well as anyone can.", ["name": $0]) }
      ?? tr("The other side defends as well as anyone can.")
  }

  /// Where a puzzle comes from.
  static func origin(_ mistake: OwnMistake, _ clock: LocalClock) -> String {
    let day: KeyValuePairs = ["day": clock.local(mistake.date).calendarDay.words]
    return switch mistake.lost {
    case .win: tr("From your game of {day}: you gave the win away here.", day)
    case .draw: tr("From your game of {day}: you lost the draw here.", day)
    }
  }

  static func stars(_ count: Int) -> String { trn("{count} star", "{count} stars", count) }

  /// "14 of 60".
  static func count(_ solved: Int, of all: Int) -> String {
    tr("{number} of {count}", ["number": String(solved), "count": String(all)])
  }
}
