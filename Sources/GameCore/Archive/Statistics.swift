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

    mutating func add(_ game: GameRecord) {
      guard game.ownSeat != nil, !game.isFar else {
        shared += 1
        return
      }
      // Somebody else had a hand in it, or it began where it was nearly won.
      guard game.counts, game.options.odds == nil else { return }
      guard !game.isHelped else {
        helped += 1
        return
      }
      switch game.outcome?.winner {
      case nil: drawn += 1
      case game.ownSeat:
        won += 1
        best = best.map { min($0, game.seconds) } ?? game.seconds
      default: lost += 1
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
  public private(set) var last: GameRecord?
  public private(set) var best: [Start: Best] = [:]
  /// The best medal of each start that was solved.
  public private(set) var medals: [Start: Medal] = [:]

  public init() {}

  /// `history` comes newest first.
  public init(_ history: [GameRecord], _ clock: LocalClock) {
    last = history.first
    let today = clock.today.day
    var next = today
    // What others have played, or what was pasted, is nobody's own.
    for game in history where game.event == nil {
      games[game.game, default: Tally()].add(game)
      let rival = Rival(game: game.game, opponent: game.options.opponent)
      rivals[rival, default: Tally()].add(game)
      addPeople(of: game)
      add(start: Start(game: game.game, setup: game.options.setup), of: game)
      let day = clock.local(game.date).day
      if day > today - 28 && day <= today {
        days[game.game, default: Self.noDays][27 - (today - day)] += 1
      }
      // A day that has only begun does not end a streak.
      if streak == 0 && day == today - 1 { next = day }
      if day == next {
        streak += 1
        next -= 1
      }
    }
  }

  private static let noDays = [Int](repeating: 0, count: 28)

  /// Games on each of the last 28 days, today last: of one kind by name, or of all.
  public func days(of game: String? = nil) -> [Int] {
    if let game { return days[game] ?? Self.noDays }
    return days.values.reduce(Self.noDays) { zip($0, $1).map(+) }
  }

  private mutating func addPeople(of game: GameRecord) {
    if game.isFar, let name = game.options.far.called, !people.contains(name) { people.append(name) }
    guard game.options.opponent == .friend, game.ownSeat == nil else { return }
    for isOwn in [true, false] {
      if let name = game.options.people.name(isOwn: isOwn), !people.contains(name) { people.append(name) }
    }
    guard let (own, other) = game.options.people.both, game.counts, game.outcome != nil else { return }
    let pair = Pair(game: game.game, own, other)
    if let name = game.outcome?.winner.flatMap({ game.name(of: $0) }) {
      pairs[pair, default: Score()].won[name, default: 0] += 1
    } else {
      pairs[pair, default: Score()].drawn += 1
    }
  }

  private mutating func add(start: Start, of game: GameRecord) {
    guard game.isWon == true, game.counts else { return }
    medals[start] = max(game.medal, medals[start] ?? .bronze)
    if !game.isHelped, best[start].map({ game.seconds < $0.seconds }) ?? true {
      best[start] = Best(id: game.id, seconds: game.seconds)
    }
  }

  /// True for the game that was the quickest from its start.
  public func isQuickest(_ game: GameRecord) -> Bool {
    best[Start(game: game.game, setup: game.options.setup)]?.id == game.id
  }
}
