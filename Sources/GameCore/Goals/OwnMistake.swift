// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A proven mistake of a person in a game that was gone through, as a puzzle: the position before it, where every move that keeps
/// what there was is right.
public struct OwnMistake: Hashable, Sendable {
  /// The name of the game.
  public var game: String
  /// When the game ended.
  public var date: Timestamp
  public var lost: ReviewedMove.Mistake
  public var puzzle: PackedPuzzle

  /// The pack of all of them.
  public static let pack = "own"
  private static let (out, back) = ("out", "back")

  /// True of the id of such a puzzle, and of what was noted of it.
  public static func isOwn(_ id: String) -> Bool { [pack, out, back].contains { id.hasPrefix($0 + ".") } }

  /// What is kept when one is taken out, or put back: a try that nobody made. The last one counts.
  public func mark(isOut: Bool, at date: Timestamp) -> PuzzleTry {
    PuzzleTry(
      game: game, puzzle: (isOut ? Self.out : Self.back) + puzzle.id.dropFirst(Self.pack.count), stars: 0,
      time: 0, date: date)
  }

  /// Which puzzle a try belongs to: the id of the puzzle, and whether it was taken out with it; nil for "it was tried".
  static func subject(of id: String) -> (id: String, isOut: Bool?) {
    for (mark, isOut) in [(out, true), (back, false)] where id.hasPrefix(mark + ".") {
      return (pack + id.dropFirst(mark.count), isOut)
    }
    return (id, nil)
  }
}

extension Game {
  /// The mistakes of people in a game, as far as its review has proven them: those of a bot, those by estimate, and those
  /// that the review calls too deep to see are not among them, nor is a game that somebody else began.
  public static func ownMistakes(in record: GameRecord) -> [OwnMistake] {
    guard info.isContest, record.game == info.name, record.counts, record.options.setup == nil,
      let review = record.review, review.moves.count == record.moves.count,
      let line = GameLine<Self>(record.options, moves: record.moves.compactMap { Move($0) }),
      line.moves.count == record.moves.count
    else { return [] }
    let switches = info.switches.map(\.name).filter { name in
      var alone = GameOptions()
      alone.switches[name] = true
      return record.options.switches[name] == true && facets.variant(alone) != nil
    }
    let quiet = quietMistakes(of: review, in: line.past)
    return review.moves.indices.compactMap { index in
      let move = review.moves[index]
      guard !quiet.contains(index), let lost = move.mistake, !move.isEstimated, move.isWhole,
        let first = move.keepers.first,
        record.ownSeat == nil || line.past[index].turn == record.ownSeat
      else { return nil }
      // Of those that keep it, one that is best leads.
      let best = move.keepers.max { move.values[$0] ?? 0 < move.values[$1] ?? 0 } ?? first
      let puzzle = PackedPuzzle(
        id: "\(OwnMistake.pack).\(record.id).\(index + 1)", grade: 3, goal: lost == .win ? .discs(1) : .draw,
        switches: switches, position: facets.transcript(of: Array(line.moves.prefix(index)), record.options),
        solution: [best], also: move.keepers.filter { $0 != best }, danger: [move.move] + move.line)
      // What the notation cannot say is no puzzle.
      guard let start = self.line(of: puzzle)?.first, start.position == line.past[index] else { return nil }
      return OwnMistake(game: record.game, date: record.date, lost: lost, puzzle: puzzle)
    }
  }
}
