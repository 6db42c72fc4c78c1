// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the history adds up to.
public struct Statistics: Hashable, Sendable {
  /// Results against bots, or of puzzles. Games between two people are only counted as played.
  public struct Tally: Hashable, Sendable {
    public var won = 0
    public var drawn = 0
    public var lost = 0
    /// Puzzles that were solved with help; not among those that were won.
    public var helped = 0
    /// Between two people.
    public var shared = 0
    /// The shortest game that was won.
    public var best: Seconds?

    public init() {}

    public var counted: Int { won + drawn + lost }
    /// What part of the games was won, a draw counted as half; 0 without games.
    public var part: Double {
      counted == 0 ? 0 : (Double(won) + Double(drawn) / 2) / Double(counted)
    }

    mutating func add(_ group: GameGroup) {
      let (game, count) = (group.example, group.count)
      guard !game.isBetweenPeople else {
        shared += count
        return
      }
      // Somebody else had a hand in it, or it began where it was nearly won.
      guard game.counts, game.options.odds == nil else { return }
      guard !game.isHelped else {
        helped += count
        return
      }
      switch game.outcome?.winner {
      case nil: drawn += count
      case game.ownSeat:
        won += count
        if let quickest = group.best?.seconds { best = best.map { min($0, quickest) } ?? quickest }
      default: lost += count
      }
    }
  }

  /// Whom a tally is against.
  public struct Rival: Hashable, Sendable {
    public var game: String
    public var opponent: Opponent

    public init(game: String, opponent: Opponent) {
      self.game = game
      self.opponent = opponent
    }
  }

  /// Two people with names at one kind of table, whoever was named first.
  public struct Pair: Hashable, Sendable {
    public let game: String
    /// In the order of letters.
    public let names: [String]

    public init(game: String, _ one: String, _ other: String) {
      self.game = game
      names = [one, other].sorted()
    }
  }

  /// What came of the games of a pair.
  public struct Score: Hashable, Sendable {
    /// By name.
    public internal(set) var won: [String: Int] = [:]
    public internal(set) var drawn = 0

    public init() {}

    public var counted: Int { won.values.reduce(drawn, +) }
  }

  /// A way in which a game can begin.
  public struct Start: Hashable, Sendable {
    public var game: String
    /// As in the options.
    public var setup: String?

    public init(game: String, setup: String?) {
      self.game = game
      self.setup = setup
    }
  }

  /// The shortest game that was won from a start, by its player alone.
  public struct Best: Hashable, Sendable {
    public var id: String
    public var seconds: Seconds
  }

  /// By name of the game.
  public private(set) var games: [String: Tally] = [:]
  public private(set) var rivals: [Rival: Tally] = [:]
  public private(set) var pairs: [Pair: Score] = [:]
  /// Names of people who played here, those who played last come first.
  public private(set) var people: [String] = []
  /// Days in a row with a finished game, up to today or yesterday.
  public private(set) var streak = 0
  /// Games on each of the last 28 days by name of the game, today last.
  private var days: [String: [Int]] = [:]
  /// The game that was finished last, as a row of a list.
  public private(set) var last: GameRecord?
  public private(set) var best: [Start: Best] = [:]
  /// The best medal of each start that was solved.
  public private(set) var medals: [Start: Medal] = [:]
  /// When each start was finished last.
  public private(set) var latest: [Start: Timestamp] = [:]
  /// How many finished games there are of each kind, whether they count or not.
  public private(set) var finished: [String: Int] = [:]
  /// Of starts of their own that were won, by how much help: the first game of each.
  public private(set) var firstWins: [GameRecord] = []
  /// The codes of games by message, by name of the game.
  public private(set) var codes: [String: Set<String>] = [:]

  public init() {}

  /// - Parameter id: the id of the game with a key.
  public init(_ past: PastIndex, _ clock: LocalClock, id: (Int64) -> String?) {
    let groups = past.sums()
    last = past.entries.first.map { past.examples[$0.group] }
    for group in groups where group.count > 0 {
      let game = group.example
      let start = Start(game: game.game, setup: game.options.setup)
      finished[game.game, default: 0] += group.count
      // What others have played, or what was pasted, is nobody's own.
      guard game.event == nil else { continue }
      games[game.game, default: Tally()].add(group)
      rivals[Rival(game: game.game, opponent: game.options.opponent), default: Tally()].add(group)
      latest[start] = max(game.date, latest[start] ?? 0)
      if game.isFar { codes[game.game, default: []].insert(game.options.far.code) }
      addPair(of: group)
      add(start, group, id)
    }
    addPeople(groups)
    addDays(past, clock)
  }

  /// Of games that are at hand, newest first.
  public init(_ history: [GameRecord], _ clock: LocalClock) {
    self.init(PastIndex(history), clock) { history[Int($0)].id }
  }

  private static let noDays = [Int](repeating: 0, count: 28)

  /// Games on each of the last 28 days, today last: of one kind by name, or of all.
  public func days(of game: String? = nil) -> [Int] {
    if let game { return days[game] ?? Self.noDays }
    return days.values.reduce(Self.noDays) { zip($0, $1).map(+) }
  }

  /// How many finished games there are: of one kind by name, or of all.
  public func finished(of game: String?) -> Int {
    if let game { return finished[game] ?? 0 }
    return finished.values.reduce(0, +)
  }

  /// Looks back no further than the streak, or four weeks.
  private mutating func addDays(_ past: PastIndex, _ clock: LocalClock) {
    let today = clock.today.day
    var next = today
    for entry in past.entries where past.examples[entry.group].event == nil {
      let day = clock.local(entry.date).day
      if day > today - 28 && day <= today {
        days[past.examples[entry.group].game, default: Self.noDays][27 - (today - day)] += 1
      }
      // A day that has only begun does not end a streak.
      if streak == 0 && day == today - 1 { next = day }
      if day == next {
        streak += 1
        next -= 1
      }
      if day < min(next, today - 28) { break }
    }
  }

  private mutating func addPeople(_ groups: [GameGroup]) {
    func add(_ name: String?) {
      if let name, !people.contains(name) { people.append(name) }
    }
    let own = groups.map(\.example).filter { $0.event == nil }
    let met = own.filter { $0.isFar || $0.sharesScreen }
    for game in met.sorted(by: { $0.date > $1.date }) {
      if game.isFar { add(game.options.far.called) }
      guard game.sharesScreen else { continue }
      for isOwn in [true, false] { add(game.options.people.name(isOwn: isOwn)) }
    }
  }

  private mutating func addPair(of group: GameGroup) {
    let game = group.example
    guard game.sharesScreen, game.counts, game.outcome != nil,
      let (own, other) = game.options.people.both
    else { return }
    let pair = Pair(game: game.game, own, other)
    if let name = game.outcome?.winner.flatMap({ game.name(of: $0) }) {
      pairs[pair, default: Score()].won[name, default: 0] += group.count
    } else {
      pairs[pair, default: Score()].drawn += group.count
    }
  }

  private mutating func add(_ start: Start, _ group: GameGroup, _ id: (Int64) -> String?) {
    let game = group.example
    guard game.isWon == true else { return }
    if game.options.setup != nil { firstWins.append(group.earliest) }
    guard game.counts else { return }
    medals[start] = max(game.medal, medals[start] ?? .bronze)
    if !game.isHelped, let quickest = group.best, best[start].map({ quickest.seconds < $0.seconds }) ?? true {
      best[start] = id(quickest.key).map { Best(id: $0, seconds: quickest.seconds) }
    }
  }

  /// True for the game that was the quickest from its start.
  public func isQuickest(_ game: GameRecord) -> Bool {
    best[Start(game: game.game, setup: game.options.setup)]?.id == game.id
  }
}
