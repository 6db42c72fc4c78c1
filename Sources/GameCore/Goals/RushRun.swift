// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A rush that has ended. It is kept as a try at a puzzle of its own, "rush.21.3.9" (found, mistakes, longest streak; "calm" without a
/// clock), so that database, export and import need nothing more, and older programs read over it.
public struct RushRun: Hashable, Sendable {
  /// What is kept in the place of a game's name by a rush through all games.
  public static let mixed = "mixed"
  private static let pack = "rush"
  private static let calm = "calm"

  /// The name of the game, or `mixed`.
  public var game: String
  public var found: Int
  public var mistakes: Int
  /// The longest streak.
  public var longest: Int
  /// For which a move was waited.
  public var time: Seconds
  public var date: Timestamp
  /// False of a run that only mistakes ended.
  public var isTimed: Bool

  public init(_ rush: Rush, of game: String, at date: Timestamp) {
    (found, mistakes, longest) = (rush.found, rush.mistakes, rush.longest)
    (self.game, self.date, time) = (game, date, Seconds(clamping: rush.elapsed))
    isTimed = rush.limit != nil
  }

  /// Nil of a try at a puzzle.
  public init?(_ attempt: PuzzleTry) {
    let parts = attempt.puzzle.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().compactMap { (0...10_000).read($0) }
    guard parts.count == 4, Self.isRun(attempt.puzzle), numbers.count == 3, numbers[2] <= numbers[0]
    else { return nil }
    (found, mistakes, longest) = (numbers[0], numbers[1], numbers[2])
    (game, time, date) = (attempt.game, attempt.time, attempt.date)
    isTimed = parts[0] == Self.pack
  }

  /// What is kept of it.
  public var attempt: PuzzleTry {
    let pack = isTimed ? Self.pack : Self.calm
    return PuzzleTry(
      game: game, puzzle: "\(pack).\(found).\(mistakes).\(longest)", stars: 0, time: time, date: date)
  }

  /// True of the id of what is kept of a run.
  public static func isRun(_ id: String) -> Bool { id.hasPrefix(pack + ".") || id.hasPrefix(calm + ".") }

  /// By what runs are compared: of one game, or mixed, with a clock or without.
  public static func kind(_ game: String, isTimed: Bool) -> String { isTimed ? game : game + "." + calm }
}

/// The runs of one kind, oldest first.
public struct RushRecord: Hashable, Sendable {
  public private(set) var runs: [RushRun] = []

  public init(_ runs: [RushRun] = []) { self.runs = runs }

  /// By kind of run.
  public static func all(_ tries: some Sequence<PuzzleTry>) -> [String: RushRecord] {
    tries.lazy.compactMap { RushRun($0) }
      .reduce(into: [:]) {
        $0[RushRun.kind($1.game, isTimed: $1.isTimed), default: RushRecord()].runs.append($1)
      }
  }

  /// The one in which most was found; of equals the first.
  public var best: RushRun? { runs.max { ($0.found, $1.date.value) < ($1.found, $0.date.value) } }

  /// The best of those that a day belongs to.
  public func best(where isOfDay: (Timestamp) -> Bool) -> RushRun? {
    RushRecord(runs.filter { isOfDay($0.date) }).best
  }

  /// The same with a run that may be in it already, as its last one, and without it.
  public func adding(_ run: RushRun) -> (with: RushRecord, before: RushRecord) {
    let before = RushRecord(runs.filter { $0 != run })
    return (RushRecord(before.runs + [run]), before)
  }

  /// What a run wins that comes after these: gold for more than ever before, silver within two of the best.
  public func medal(for run: RushRun) -> Medal? {
    guard run.found > 0 else { return nil }
    guard let best, best.found >= run.found else { return .gold }
    return best.found - run.found <= 2 ? .silver : nil
  }
}
