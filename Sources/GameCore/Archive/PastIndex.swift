// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The finished games of an archive, as little of each as is needed to count it and to find it: a few megabytes for two hundred
/// thousand. Games that are alike in all that is counted (opponent, people, start, help, result) share a group; of games of others
/// neither the people nor the event matter.
public struct PastIndex: Sendable {
  /// One finished game.
  public struct Entry: Hashable, Sendable {
    /// By which the archive finds the row.
    public let key: Int64
    /// Its place among the groups.
    public var group: Int
    public let date: Timestamp
    public let seconds: Seconds

    public init(key: Int64, group: Int, date: Timestamp, seconds: Seconds) {
      (self.key, self.group, self.date, self.seconds) = (key, group, date, seconds)
    }
  }

  /// Newest first.
  public let entries: [Entry]
  /// Of each group its latest game, as a row of a list, but without others.
  public let examples: [GameRecord]

  public init(entries: [Entry], examples: [GameRecord]) {
    (self.entries, self.examples) = (entries, examples)
  }

  /// Of games that are at hand; their places are their keys.
  /// - Parameter games: newest first.
  public init(_ games: [GameRecord]) {
    var groups: [GameRecord: Int] = [:]
    var examples: [GameRecord] = []
    entries = games.enumerated().map { place, game in
      let group = groups[game.alike] ?? examples.count
      if group == examples.count {
        groups[game.alike] = group
        examples.append(game.listed().withoutOthers)
      }
      return Entry(key: Int64(place), group: group, date: game.date, seconds: game.seconds)
    }
    self.examples = examples
  }

  /// What is counted of the games of each group, in the order of the groups.
  func sums() -> [GameGroup] {
    var groups = examples.map { GameGroup(example: $0) }
    for entry in entries { groups[entry.group].add(entry) }
    return groups
  }

  /// Another value whenever a game came, went or changed.
  var mark: Int {
    var hasher = Hasher()
    hasher.combine(entries)
    return hasher.finalize()
  }
}

/// What is counted of finished games that are alike.
struct GameGroup {
  /// The latest of them.
  let example: GameRecord
  private(set) var count = 0
  /// The one that took least time; of several the latest.
  private(set) var best: PastIndex.Entry?
  private(set) var first: PastIndex.Entry?

  init(example: GameRecord) { self.example = example }

  /// Games come newest first.
  mutating func add(_ entry: PastIndex.Entry) {
    count += 1
    first = entry
    if best.map({ entry.seconds < $0.seconds }) ?? true { best = entry }
  }

  /// The earliest of them.
  var earliest: GameRecord {
    var game = example
    if let first { (game.date, game.seconds) = (first.date, first.seconds) }
    return game
  }
}

extension GameRecord {
  /// The same for games of one group.
  var alike: GameRecord {
    var alike = listed(moves: 0).withoutOthers
    (alike.id, alike.date, alike.seconds, alike.opening, alike.clock) = ("", 0, 0, [], nil)
    if personSeat != nil {
      alike.gameNumber = 1
    } else {
      alike.gameNumber = gameNumber.value % 2 == 0 ? 2 : 1
    }
    alike.outcome = outcome.map { Outcome(winner: $0.winner, reason: "") }
    alike.options.terms.time = nil
    return alike
  }
  /// The same game of anybody, where others have played it: they count for nobody, and each collection has thousands of them.
  public var withoutOthers: GameRecord {
    guard let event else { return self }
    var game = self
    game.options.people = People()
    game.event = event.isEmpty ? "" : " "
    return game
  }
}
