// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// How well the person before the screen plays a game, by the results that are in the history: nothing else is kept of it.
public struct PlayerRating: Hashable, Sendable {
  /// The strength that is supposed before the first game: a little more than that of the weakest bot, so that a beginner wins and
  /// others are soon beyond it.
  public static var start: Glicko { Glicko(rating: Double(RatingScale.least) + 100, deviation: 300) }
  /// So sure it never gets that the latest games would not tell. In the first thirty it goes on looking in long steps, because the
  /// bot that follows tells only whether the player is stronger or weaker than supposed; in still longer ones after four games won,
  /// or lost, in a row.
  private var leastDeviation: Double {
    if games <= 30, alike >= 4 { return 250 }
    return max(65, 215 - 5 * Double(games - 1))
  }
  /// How sure it is of the bots' strength.
  private static let botDeviation = 40.0
  /// How far the strength that is drawn for a game may lie from the player's.
  public static let spread = 60
  /// It is told after so many games.
  public static let leastGames = 3

  public private(set) var strength = start
  public private(set) var games = 0
  /// How many of the last games in a row were won, or lost.
  private var alike = 0
  private var lastScore = 0.5
  /// What was known after a game.
  public struct Point: Hashable, Sendable {
    public let date: Timestamp
    public let rating: Int
    /// With 95 % certainty it is no farther off.
    public let margin: Int
  }

  /// After each of the games, the newest last.
  public private(set) var points: [Point] = []
  /// The rating after each of the last games, the newest last.
  public var line: [Int] { points.suffix(Self.lineLength).map(\.rating) }
  /// What it was before the games of the last thirty days; nil when it was not known by then.
  public private(set) var monthAgo: Int?

  public init() {}

  /// - Parameters:
  ///   - past: finished games of any kind.
  ///   - scale: that of the game.
  public init(_ past: PastIndex, of game: String, on scale: RatingScale, _ clock: LocalClock) {
    let today = clock.today.day
    let groups = past.examples.map { example -> (rival: Int, score: Double)? in
      guard example.game == game, let rival = example.rivalRating(scale), let score = example.ratedScore
      else {
        return nil
      }
      return (rival, score)
    }
    for entry in past.entries.reversed() {
      guard let (rival, score) = groups[entry.group] else { continue }
      if clock.local(entry.date).day <= today - 30 {
        monthAgo = nil
      } else if monthAgo == nil, isKnown {
        monthAgo = rating
      }
      add(score, against: rival, at: entry.date)
    }
  }

  /// In whole points.
  public var rating: Int { Int(strength.rating.rounded()) }
  /// With 95 % certainty it is no farther off.
  public var margin: Int { Int((2 * strength.deviation).rounded()) }
  public var isKnown: Bool { games >= Self.leastGames }
  /// How many of the last games there is a line of.
  private static let lineLength = 30

  /// One more game.
  /// - Parameter score: 1 won, 0.5 drawn, 0 lost.
  public mutating func add(_ score: Double, against rival: Int, at date: Timestamp = 0) {
    let bot = Glicko(rating: Double(rival), deviation: Self.botDeviation)
    strength = strength.after([Glicko.Result(bot, score: score)])
    games += 1
    alike = score == 0.5 ? 0 : score == lastScore ? alike + 1 : 1
    lastScore = score
    strength.deviation = max(leastDeviation, strength.deviation)
    points.append(Point(date: date, rating: rating, margin: margin))
  }

  /// The rating that a bot plays by which is to be as strong as the player: within `spread` of theirs. So near an end of the scale it
  /// is the end, else who plays like the best bot would mostly meet weaker ones.
  public func rival(on scale: RatingScale, seed: UInt64) -> Int {
    var random = SeededRandom(seed: seed ^ 0x0FF5_E7)
    let (lowest, highest) = (scale.range.lowerBound, scale.range.upperBound)
    if rating < lowest + Self.spread { return lowest }
    if rating > highest - Self.spread { return highest }
    return rating + random.number(in: -Self.spread...Self.spread)
  }
}

extension GameRecord {
  /// How strong the bot was; nil without one.
  public func rivalRating(_ scale: RatingScale) -> Int? {
    switch options.opponent {
    case .friend, .far: nil
    case .character(let character): scale.rating(of: character)
    case .mine: options.rating
    }
  }

  /// What the game says of the player's strength: 1 won, 0.5 drawn, 0 lost; nil when somebody else had a hand in it, or it began in
  /// the middle.
  public var ratedScore: Double? {
    guard let ownSeat, let outcome, counts, !isHelped, !wasCounted, options.odds == nil else { return nil }
    return outcome.winner.map { $0 == ownSeat ? 1 : 0 } ?? 0.5
  }
}
