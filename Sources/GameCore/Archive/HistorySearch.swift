// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Which finished games are looked for.
public struct HistorySearch: Sendable {
  /// Whoever asks tells by it which answer is theirs.
  public var number: Int
  /// The name of the only kind of game; nil for all.
  public var game: String?
  /// Only these games, by their ids; nil for any.
  public var ids: Set<String>?
  /// Each of them must be in what is said of a game, or of its day.
  public var words: [String]
  /// Only games that ended like this; nil for any.
  public var result: String?
  /// What is said of a game but its day, and how it ended. It is the same for games of one group, and asked on the archive's thread.
  public var says: @Sendable (GameRecord) -> (words: String, result: String?)
  /// Writes names as the words are written: in small letters, say, and without accents.
  public var plain: @Sendable (String) -> String
  /// What is said of the day of a game.
  public var day: @Sendable (LocalTime) -> String

  public init(
    number: Int, game: String? = nil, ids: Set<String>? = nil, words: [String] = [], result: String? = nil,
    says: @escaping @Sendable (GameRecord) -> (words: String, result: String?),
    plain: @escaping @Sendable (String) -> String = { $0 },
    day: @escaping @Sendable (LocalTime) -> String
  ) {
    (self.number, self.game, self.ids, self.words) = (number, game, ids, words)
    (self.result, self.says, self.plain, self.day) = (result, says, plain, day)
  }
}

/// What was found.
public struct HistoryFound: Hashable, Sendable {
  /// That of the search.
  public var number: Int
  /// Newest first.
  public var keys: [Int64] = []
  /// How many games there are of each result, whatever result was looked for.
  public var counts: [String: Int] = [:]

  public init(number: Int) { self.number = number }
}

extension PastIndex {
  /// - Parameters:
  ///   - keys: those of the games that the search names by their ids; nil where it names none.
  ///   - others: who played the games of others, and where, by their keys; nobody where no words are looked for.
  public func found(
    _ search: HistorySearch, among keys: Set<Int64>?, others: [Int64: [String]] = [:], _ clock: LocalClock
  ) -> HistoryFound {
    var found = HistoryFound(number: search.number)
    // Bit by bit which of the words are said of a group, or of a day.
    func hits(_ text: String) -> UInt64 {
      search.words.prefix(64).enumerated().reduce(0) {
        $1.element.isIn(text) ? $0 | 1 << UInt64($1.offset) : $0
      }
    }
    let all: UInt64 = search.words.isEmpty ? 0 : .max >> UInt64(64 - min(64, search.words.count))
    let groups = examples.map { example -> (hits: UInt64, result: String?)? in
      guard search.game.map({ $0 == example.game }) ?? true else { return nil }
      let said = search.says(example)
      return (hits(said.words), said.result)
    }
    // A name stands in many games.
    var named: [String: UInt64] = [:]
    func hits(named name: String) -> UInt64 {
      if let known = named[name] { return known }
      let found = hits(search.plain(name))
      named[name] = found
      return found
    }
    var day = (from: 0, upTo: 0, hits: UInt64(0))
    for entry in entries {
      guard let group = groups[entry.group], keys?.contains(entry.key) ?? true else { continue }
      if group.hits != all {
        let time = entry.date.value
        if !(day.from..<day.upTo).contains(time) {
          let local = clock.local(entry.date)
          // Days with a change of clocks are looked at hour by hour.
          let isPlain = clock.offset(time - local.second) == clock.offset(time + 86_399 - local.second)
          let from = isPlain ? time - local.second : time - local.second % 900
          day = (from, from + (isPlain ? 86_400 : 900), hits(search.day(local)))
        }
        let found = (others[entry.key] ?? []).reduce(group.hits | day.hits) { $0 | hits(named: $1) }
        guard found == all else { continue }
      }
      if let result = group.result { found.counts[result, default: 0] += 1 }
      if search.result.map({ $0 == group.result }) ?? true { found.keys.append(entry.key) }
    }
    return found
  }
}

extension String {
  /// True when it stands somewhere in a text, letter by letter.
  fileprivate func isIn(_ text: String) -> Bool { text.contains(self) }
}
