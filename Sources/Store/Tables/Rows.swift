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
  private static let tableColumns = ", own_name, other_name, person_seat, odds, clock, far, event"
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
      options.odds?.number ?? 0, clock?.text, options.opponent == .far ? options.far.text : nil, event,
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

  /// A row of any table of games; what it has no column for is as at first. Nil of a row without a name, or of no game.
  init?(_ row: Row) {
    guard let id = row.text("id"), let game = row.text("game") else { return nil }
    // One column holds the worst help: none, the count alone (-1), or hints (one more than their number).
    let helped = row.whole("helped", -1...10_001)
    self.init(
      id: id, game: game, options: GameOptions(row), ownSeat: row.seat("own_seat"),
      seed: UInt64(bitPattern: Int64(row.whole("seed"))), moves: Self.words(row.text("moves")),
      seconds: Seconds(clamping: row.real("seconds")), isHelped: helped > 0, counts: row.whole("counts") != 0)
    (wasCounted, hints) = (helped < 0, max(0, helped - 1))
    gameNumber = row.count("number")
    personSeat = row.seat("person_seat")
    event = row.text("event").map { String($0.prefix(Self.longestEvent)) }
    clock = row.text("clock").flatMap { GameClock(text: $0) }
    options.terms.time = clock?.control
    undone = Self.words(row.text("undone"))
    given = row.whole("given", 0...moves.count)
    ownMoves = row.whole("own_moves", 0...moves.count)
    (ownScore, otherScore) = (row.count("own_score"), row.count("other_score"))
    if row.hasColumn("reason") {
      let reason = row.text("reason") ?? ""
      outcome = Outcome(
        winner: row.seat("winner"), reason: reason.utf8.count <= Outcome.longestReason ? reason : "")
    }
    date = row.hasColumn("finished") ? row.time("finished") : row.time("left_at")
    wasCleared = row.whole("cleared") != 0
    review = row.text("review").flatMap { GameReview($0, moves: moves) }
  }

  private static func words(_ text: String?) -> [String] {
    (text ?? "").split(separator: " ").map(String.init)
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
    let level = row.whole("level")
    opponent = Opponent(
      kind: row.text("opponent").flatMap { Opponent.Kind(rawValue: $0) } ?? opponent.kind, level: level)
    if opponent == .mine, Self.ratings.contains(level) { rating = level }
    first = row.text("first").flatMap { FirstMove(rawValue: $0) } ?? first
    switches = Self.switches(row.text("switches") ?? "")
    setup = row.text("setup")
    people = People(row.text("own_name") ?? "", row.text("other_name") ?? "")
    odds = Odds(number: row.whole("odds"))
    far = row.text("far").flatMap { FarFriend(text: $0) } ?? far
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
  init?(_ row: Row) {
    guard let game = row.text("game"), let start = row.text("start"), let solution = row.text("solution")
    else {
      return nil
    }
    self.init(game: game, start: start, solution: solution, found: row.time("found"))
  }
}

extension PuzzleTry {
  init?(_ row: Row) {
    guard let game = row.text("game"), let puzzle = row.text("puzzle") else { return nil }
    self.init(
      game: game, puzzle: puzzle, stars: row.whole("stars", 0...3),
      time: Seconds(clamping: row.real("seconds")),
      date: row.time("date"), day: row.text("day").flatMap { Day($0) })
  }
}

// The one way by which values come out of a database: whatever lies in a column, of whatever kind, becomes something that a
// game can have. GRDB's own conversions end the program where a row of a damaged file is not as its table says.
extension Row {
  private func value(_ column: String) -> DatabaseValue { self[column] ?? .null }

  func text(_ column: String) -> String? { String.fromDatabaseValue(value(column)) }

  func real(_ column: String) -> Double { Double.fromDatabaseValue(value(column)) ?? 0 }

  /// The nearest number in the range; 0 stands for what is none.
  func whole(_ column: String, _ range: ClosedRange<Int> = .min ... .max) -> Int {
    range.nearest(Int.fromDatabaseValue(value(column)) ?? 0)
  }

  func count(_ column: String) -> SeriesCount { SeriesCount(clamping: whole(column)) }

  func time(_ column: String) -> Timestamp { Timestamp(clamping: whole(column)) }

  func seat(_ column: String) -> Seat? { Int.fromDatabaseValue(value(column)).flatMap { Seat(rawValue: $0) } }
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
