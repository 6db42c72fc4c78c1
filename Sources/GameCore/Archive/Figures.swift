// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the games of one kind add up to, beyond results by opponent.
public struct Figures: Hashable, Sendable {
  /// Won, drawn and lost.
  public struct Results: Hashable, Sendable {
    public var won = 0
    public var drawn = 0
    public var lost = 0

    public init() {}

    public var count: Int { won + drawn + lost }
    /// What part was won, a draw counted as half; nil without games.
    public var part: Double? { count == 0 ? nil : (Double(won) + Double(drawn) / 2) / Double(count) }

    mutating func add(_ isWon: Bool?) {
      switch isWon {
      case true?: won += 1
      case false?: lost += 1
      case nil: drawn += 1
      }
    }
  }

  /// A way to begin, and what came of it for its player.
  public struct Opening: Hashable, Sendable {
    public var moves: [String]
    public var seat: Seat
    public var results = Results()
  }

  /// Against bots, by the seat of the player.
  public private(set) var seats: [Seat: Results] = [:]
  /// Of all finished games from the start, in moves and seconds; nil without any.
  public private(set) var length: (moves: Double, seconds: Double)?
  /// The most frequent ones come first.
  public private(set) var openings: [Opening] = []
  /// Finished games by day, in days since 1970.
  public private(set) var days: [Int: Int] = [:]

  private var sums = (moves: 0, seconds: 0.0, games: 0)
  private var found: [[String]: [Seat: Results]] = [:]

  public init() {}

  /// - Parameters:
  ///   - history: finished games of any kind.
  ///   - opening: the first moves by which games are told apart; nil of a game that is not told apart by them.
  public init(
    _ history: [GameRecord], of game: String, _ clock: LocalClock, opening: ([String]) -> [String]?
  ) {
    for record in history where record.game == game {
      add(record, onDay: clock.local(record.date).day, opening: opening(record.opening))
    }
    addUp()
  }

  /// One more game, in any order; `addUp` comes after the last.
  public mutating func add(_ record: GameRecord, onDay day: Int, opening: [String]?) {
    // What others have played, or what was pasted, is nobody's own.
    guard record.event == nil else { return }
    days[day, default: 0] += 1
    guard record.counts, record.options.odds == nil, !record.isHelped else { return }
    sums.moves += record.moveCount
    sums.seconds += record.seconds.value
    sums.games += 1
    guard !record.isBetweenPeople, let own = record.ownSeat else { return }
    seats[own, default: Results()].add(record.isWon)
    if let opening { found[opening, default: [:]][own, default: Results()].add(record.isWon) }
  }

  public mutating func addUp() {
    if sums.games > 0 {
      length = (Double(sums.moves) / Double(sums.games), sums.seconds / Double(sums.games))
    }
    openings = found.flatMap { moves, seats in
      seats.map { Opening(moves: moves, seat: $0.key, results: $0.value) }
    }.filter { $0.results.count > 1 }.sorted {
      ($1.results.count, $0.moves.joined(), $0.seat) < ($0.results.count, $1.moves.joined(), $1.seat)
    }
    found = [:]
  }

  public static func == (a: Figures, b: Figures) -> Bool {
    a.seats == b.seats && a.openings == b.openings && a.days == b.days && a.length?.moves == b.length?.moves
      && a.length?.seconds == b.length?.seconds
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(seats)
    hasher.combine(days)
  }
}

/// What was found out about a player in games that were gone through.
public struct Costs: Hashable, Sendable {
  /// Lost games by the idea that decided them, see `Idea.name`: their ids, newest first.
  public private(set) var lost: [String: [String]] = [:]
  /// How many lost games were gone through.
  public private(set) var games = 0
  /// Proven mistakes, and those to which the better move was found afterwards.
  public private(set) var mistakes = 0
  public private(set) var found = 0

  public init() {}

  mutating func add(idea: String?, of id: String) {
    games += 1
    if let idea { lost[idea, default: []].append(id) }
  }

  mutating func add(mistakes: Int, found: Int) {
    self.mistakes += mistakes
    self.found += found
  }
}

extension Game {
  /// What decided the games that their player lost, and which mistakes were found again.
  /// - Parameters:
  ///   - records: games that were gone through, newest first, of any kind.
  ///   - isSolved: whether a mistake was solved as a puzzle later.
  public static func costs(in records: [GameRecord], isSolved: (String) -> Bool) -> Costs {
    var costs = Costs()
    for record in records where record.game == info.name && record.ownSeat != nil && record.counts {
      guard let review = record.review, review.moves.count == record.moves.count,
        let line = GameLine<Self>(record.options, moves: record.moves.compactMap { Move($0) }),
        line.moves.count == record.moves.count
      else { continue }
      let own = line.past.indices.filter {
        line.past[$0].turn == record.ownSeat && review.moves[$0].mistake != nil
          && !review.moves[$0].isEstimated
      }
      let found = own.count {
        review.moves[$0].finding == .found || isSolved("\(OwnMistake.pack).\(record.id).\($0 + 1)")
      }
      costs.add(mistakes: own.count, found: found)
      guard record.isWon == false else { continue }
      let points = turningPoints(of: review, in: line.past, own: record.ownSeat)
      let idea = points.isOthers ? nil : points.main.flatMap { points.explanations[$0]?.main?.idea.name }
      costs.add(idea: idea, of: record.id)
    }
    return costs
  }
}
