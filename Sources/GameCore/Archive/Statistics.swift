// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the history adds up to.
public struct Statistics: Hashable, Sendable {
  /// Results against bots, or of puzzles. Games between two people are only counted as played.
  public struct Tally: Hashable, Sendable {
    public var won = 0
    public var drawn = 0
    public var lost = 0
    /// Between two people.
    public var shared = 0
    /// The shortest game that was won.
    public var best: Seconds?

    public init() {}

    public var counted: Int { won + drawn + lost }
    public var part: Double { counted == 0 ? 0 : Double(won) / Double(counted) }

    mutating func add(_ game: GameSummary) {
      guard game.ownSeat != nil else {
        shared += 1
        return
      }
      switch game.isWon {
      case true?:
        won += 1
        best = best.map { min($0, game.seconds) } ?? game.seconds
      case false?: lost += 1
      case nil: drawn += 1
      }
    }
  }

  /// Whom a tally is against.
  public struct Rival: Hashable, Sendable {
    public var game: String
    public var opponent: Opponent
    /// 1 to 5; 0 where the opponent has no level.
    public var level: Int

    public init(game: String, opponent: Opponent, level: Int) {
      self.game = game
      self.opponent = opponent
      self.level = opponent == .bot ? level : 0
    }
  }

  /// By name of the game.
  public private(set) var games: [String: Tally] = [:]
  public private(set) var rivals: [Rival: Tally] = [:]
  /// Days in a row with a finished game, up to today or yesterday.
  public private(set) var streak = 0
  /// Games on each of the last 28 days, today last.
  public private(set) var days = [Int](repeating: 0, count: 28)
  public private(set) var last: GameSummary?
  /// The ids of the games that were the quickest of their start: best times of puzzles.
  public private(set) var quickest: Set<String> = []

  public init() {}

  /// `history` comes newest first.
  public init(_ history: [GameSummary], _ clock: LocalClock) {
    last = history.first
    let today = clock.today.day
    var next = today
    var times: [String: (id: String, seconds: Seconds)] = [:]
    for game in history {
      games[game.game, default: Tally()].add(game)
      let rival = Rival(game: game.game, opponent: game.options.opponent, level: game.options.level)
      rivals[rival, default: Tally()].add(game)
      if game.isWon == true {
        let start = game.game + " " + (game.options.setup ?? "")
        if times[start].map({ game.seconds < $0.seconds }) ?? true { times[start] = (game.id, game.seconds) }
      }
      let day = clock.local(game.finished).day
      if day > today - 28 && day <= today { days[27 - (today - day)] += 1 }
      // A day that has only begun does not end a streak.
      if streak == 0 && day == today - 1 { next = day }
      if day == next {
        streak += 1
        next -= 1
      }
    }
    quickest = Set(times.values.map(\.id))
  }
}
