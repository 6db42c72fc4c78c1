// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import GameCore

// Games as rows and back. What a newer or a damaged row says wrongly falls back value by value, as in the settings.

extension GameRecord {
  /// What a game is that need not be one.
  static let plainColumns =
    "game, id, opponent, level, first, switches, setup, own_seat, seed, moves, seconds"
  /// Columns of every game, of one that can be gone on with, of one that was left, and of one that is over.
  private static let commonColumns = plainColumns + ", helped, counts, number" + tableColumns
  /// Who sat there, and on which terms.
  private static let tableColumns = ", own_name, other_name, person_seat, odds, clock, far"
  static let openColumns = commonColumns + ", undone, given, own_moves, own_score, other_score"
  static let leftColumns = openColumns + ", left_at, cleared"
  static let pastColumns = commonColumns + ", move_count, winner, reason, finished, review"
  /// A row of a list: without moves.
  static let listColumns = """
    game, id, opponent, level, first, switches, setup, own_seat, move_count, seconds, winner, reason, finished,
    number, helped, counts, substr(moves, 1, 80) AS first_moves
    """ + tableColumns

  private var commonArguments: StatementArguments {
    [
      game, id, options.opponent.kind.rawValue, options.keptLevel, options.first.rawValue, options.switchText,
      options.setup, ownSeat?.rawValue, Int64(bitPattern: seed), moves.joined(separator: " "), seconds.value,
      isHelped ? 1 + hints : wasCounted ? -1 : 0, counts, gameNumber.value,
      options.people.name(isOwn: true), options.people.name(isOwn: false), personSeat?.rawValue,
      options.odds?.number ?? 0, clock?.text, options.opponent == .far ? options.far.text : nil,
    ]
  }

  var openArguments: StatementArguments {
    commonArguments + [
      undone.joined(separator: " "), given, ownMoves, ownScore.value, otherScore.value,
    ]
  }

  var leftArguments: StatementArguments { openArguments + [date.value, wasCleared] }

  var pastArguments: StatementArguments {
    commonArguments + [
      moveCount, outcome?.winner?.rawValue, outcome?.reason ?? "", date.value, review?.text,
    ]
  }

  /// A row of any table of games; what it has no column for is as at first.
  init(_ row: Row) {
    let seed: Int64 = row["seed"] ?? 0
    let helped: Int = row["helped"]
    self.init(
      id: row["id"], game: row["game"], options: GameOptions(row), ownSeat: Seat(row["own_seat"]),
      seed: UInt64(bitPattern: seed), moves: Self.words(row["moves"]),
      seconds: Seconds(clamping: row["seconds"]), isHelped: helped > 0, counts: row["counts"])
    // One column holds the worst help: none, the count alone (-1), or hints (one more than their number).
    (wasCounted, hints) = (helped < 0, max(0, helped - 1))
    gameNumber = SeriesCount(clamping: row["number"])
    personSeat = Seat(row["person_seat"])
    let clockText: String? = row["clock"]
    clock = clockText.flatMap { GameClock(text: $0) }
    options.terms.time = clock?.control
    undone = Self.words(row["undone"])
    given = max(0, min(row["given"] ?? 0, moves.count))
    ownMoves = max(0, min(row["own_moves"] ?? 0, moves.count))
    ownScore = SeriesCount(clamping: row["own_score"] ?? 0)
    otherScore = SeriesCount(clamping: row["other_score"] ?? 0)
    let reason: String? = row["reason"]
    outcome = reason.map { Outcome(winner: Seat(row["winner"]), reason: $0) }
    date = Timestamp(clamping: row["finished"] ?? row["left_at"] ?? 0)
    wasCleared = row["cleared"] ?? false
    let text: String? = row["review"]
    review = text.flatMap { GameReview($0, moves: moves) }
  }

  private static func words(_ text: String?) -> [String] {
    (text ?? "").split(separator: " ").map(String.init)
  }
}

extension Seat {
  init?(_ number: Int?) {
    guard let number, let seat = Seat(rawValue: number) else { return nil }
    self = seat
  }
}

extension GameOptions {
  /// Ratings that a bot can have.
  static let ratings = 0...5000

  /// The number that goes with the kind of an opponent: a level, or the rating of a bot that follows its player.
  var keptLevel: Int { opponent == .mine ? rating ?? 0 : opponent.level ?? 3 }

  /// "numbers+ squares-", in alphabetical order.
  var switchText: String {
    switches.sorted { $0.key < $1.key }.map { $0.key + ($0.value ? "+" : "-") }.joined(separator: " ")
  }

  init(_ row: Row) {
    self.init()
    let level: Int = row["level"]
    opponent = Opponent(kind: Opponent.Kind(rawValue: row["opponent"]) ?? opponent.kind, level: level)
    if opponent == .mine, Self.ratings.contains(level) { rating = level }
    first = FirstMove(rawValue: row["first"]) ?? first
    switches = Self.switches(row["switches"])
    setup = row["setup"]
    let (own, other): (String?, String?) = (row["own_name"], row["other_name"])
    people = People(own ?? "", other ?? "")
    odds = Odds(number: row["odds"] ?? 0)
    let friend: String? = row["far"]
    far = friend.flatMap { FarFriend(text: $0) } ?? far
  }

  static func switches(_ text: String) -> [String: Bool] {
    guard !text.isEmpty else { return [:] }
    var switches: [String: Bool] = [:]
    for word in text.split(separator: " ") {
      if let sign = word.last, sign == "+" || sign == "-" { switches[String(word.dropLast())] = sign == "+" }
    }
    return switches
  }
}

extension FoundSolution {
  init(_ row: Row) {
    self.init(
      game: row["game"], start: row["start"], solution: row["solution"],
      found: Timestamp(clamping: row["found"]))
  }
}

extension PuzzleTry {
  init(_ row: Row) {
    let day: String? = row["day"]
    self.init(
      game: row["game"], puzzle: row["puzzle"], stars: row["stars"], time: Seconds(clamping: row["seconds"]),
      date: Timestamp(clamping: row["date"]), day: day.flatMap { Day($0) })
  }
}

extension KeptHistory {
  /// Everything in a database, oldest first.
  init(_ db: Database) throws {
    self.init(
      past: try GameTables.allPast(db), unfinished: try GameTables.unfinished(db),
      running: try GameTables.running(db), solutions: try GameTables.allSolutions(db),
      tries: try GameTables.tries(db))
  }
}
