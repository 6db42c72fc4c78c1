// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

// From the entries of a document to games, and back. What comes in is checked here: a value that the program would not
// write is refused with the game it stands in.

extension HistoryFile {
  /// What is in the document, checked: moves must be legal and solutions must solve.
  public func checked(_ rules: RuleCheck) throws(TransferError) -> KeptHistory {
    var history = KeptHistory()
    for (index, entry) in past.enumerated() {
      let place = tr("game {number}", ["number": String(index + 1)])
      history.past.append(try entry.checked(.past, place, rules))
    }
    for (index, entry) in (unfinished ?? []).enumerated() {
      let place = tr("unfinished game {number}", ["number": String(index + 1)])
      history.unfinished.append(try entry.checked(.unfinished, place, rules))
    }
    for (index, entry) in running.enumerated() {
      let place = tr("running game {number}", ["number": String(index + 1)])
      history.running.append(try entry.checked(.running, place, rules))
    }
    for (index, entry) in (solutions ?? []).enumerated() {
      history.solutions.append(
        try entry.checked(tr("solution {number}", ["number": String(index + 1)]), rules))
    }
    for (index, entry) in (tries ?? []).enumerated() {
      history.tries.append(try entry.checked(tr("puzzle {number}", ["number": String(index + 1)])))
    }
    return history
  }
}

extension HistoryFile.Try {
  init(_ attempt: PuzzleTry) {
    (game, puzzle, stars) = (attempt.game, attempt.puzzle, attempt.stars)
    (seconds, date, day) = (attempt.time.value, attempt.date.value, attempt.day?.description)
  }

  func checked(_ place: String) throws(TransferError) -> PuzzleTry {
    guard (1...40).contains(game.utf8.count), (1...4000).contains(puzzle.utf8.count) else {
      throw .wrong(place, "game", "puzzle")
    }
    guard (0...3).contains(stars), let time = Seconds(seconds), let date = Timestamp(date) else {
      throw .outOfRange(place, "stars", "seconds", "date")
    }
    let read = day.flatMap { Day($0) }
    guard (read == nil) == (day == nil) else { throw .wrong(place, "day") }
    return PuzzleTry(game: game, puzzle: puzzle, stars: stars, time: time, date: date, day: read)
  }
}

extension HistoryFile.Solution {
  init(_ solution: FoundSolution) {
    game = solution.game
    start = solution.start
    self.solution = solution.solution
    found = solution.found.value
  }

  func checked(_ place: String, _ rules: RuleCheck) throws(TransferError) -> FoundSolution {
    guard (1...40).contains(game.utf8.count), start.utf8.count <= 4000,
      (1...4000).contains(solution.utf8.count)
    else {
      throw .wrong(place, "game", "start", "solution")
    }
    guard let found = Timestamp(found) else {
      throw .outOfRange(place, "found")
    }
    let solution = FoundSolution(game: game, start: start, solution: solution, found: found)
    if let problem = rules.solution(solution) { throw .against(place, problem) }
    return solution
  }
}

extension HistoryFile.Entry {
  init(_ record: GameRecord, _ kind: Kind) {
    id = record.id
    game = record.game
    opponent = record.options.opponent.kind
    level = record.options.keptLevel
    first = record.options.first
    switches = record.options.switches
    setup = record.options.setup
    ownSeat = record.ownSeat.map(Self.name)
    seed = String(record.seed)
    moves = record.moves
    seconds = record.seconds.value
    isHelped = record.isHelped ? true : nil
    wasCounted = record.wasCounted ? true : nil
    hints = record.hints > 0 ? record.hints : nil
    counts = record.counts ? nil : false
    number = record.gameNumber.value
    ownName = record.options.people.name(isOwn: true)
    otherName = record.options.people.name(isOwn: false)
    personSeat = record.personSeat.map(Self.name)
    odds = record.options.odds?.number
    clock = record.clock?.ended.text
    far = record.options.opponent == .far ? record.options.far.text : nil
    event = record.event
    guard kind != .past else {
      winner = record.outcome?.winner.map(Self.name)
      reason = record.outcome?.reason
      finished = record.date.value
      review = record.review?.text
      return
    }
    undone = record.undone
    given = record.given
    ownMoves = record.ownMoves
    ownScore = record.ownScore.value
    otherScore = record.otherScore.value
    guard kind == .unfinished else { return }
    left = record.date.value
    cleared = record.wasCleared ? true : nil
  }

  private static func name(_ seat: Seat) -> String { seat == .first ? "first" : "second" }

  private static func seat(_ text: String?, _ what: String, _ place: String) throws(TransferError) -> Seat? {
    switch text {
    case nil: return nil
    case "first": return .first
    case "second": return .second
    case let other?: throw .against(place, "\"\(what)\": \"\(other.prefix(20))\"")
    }
  }

  /// The game as one of the list it stands in.
  /// - Parameter place: what it is called when something is wrong with it: "game 3".
  func checked(_ kind: Kind, _ place: String, _ rules: RuleCheck) throws(TransferError) -> GameRecord {
    var record = try record(place)
    switch kind {
    case .past: try readEnd(into: &record, place, rules)
    case .unfinished:
      try readRest(into: &record, place, rules)
      guard let left = left.flatMap({ Timestamp($0) }) else { throw .missingOrOutOfRange(place, "left") }
      (record.date, record.wasCleared) = (left, cleared ?? false)
    case .running: try readRest(into: &record, place, rules)
    }
    return record
  }

  /// What only a game that is over has.
  private func readEnd(
    into record: inout GameRecord, _ place: String, _ rules: RuleCheck
  ) throws(TransferError) {
    guard let reason = reason ?? how.map({ OldReasons.reason(of: $0) }),
      reason.utf8.count <= Outcome.longestReason
    else {
      throw .wrong(place, "reason")
    }
    guard let finished = finished.flatMap({ Timestamp($0) }) else {
      throw .missingOrOutOfRange(place, "finished")
    }
    let outcome = Outcome(winner: try Self.seat(winner, "winner", place), reason: reason)
    if let problem = rules.game(record, outcome) { throw .against(place, problem) }
    record.review = review.flatMap { GameReview($0, moves: record.moves) }
    guard (record.review == nil) == (review == nil) else {
      throw TransferError(tr("In {place} “review” does not go with the moves of the game.", ["place": place]))
    }
    guard let number = SeriesCount(number ?? 1) else { throw .outOfRange(place, "number") }
    (record.outcome, record.date, record.gameNumber) = (outcome, finished, number)
  }

  /// What only a game that can be gone on with has.
  private func readRest(
    into record: inout GameRecord, _ place: String, _ rules: RuleCheck
  ) throws(TransferError) {
    try Self.check(undone ?? [], "undone", place)
    // What was taken back is played again from the last of it.
    var whole = record
    whole.moves += (undone ?? []).reversed()
    if let problem = rules.game(whole, nil) { throw .against(place, problem) }
    let counts = [number ?? 1, ownScore ?? 0, otherScore ?? 0].compactMap { SeriesCount($0) }
    let moves = 0...record.moves.count
    let own = ownMoves ?? max(0, record.moves.count - (given ?? 0))
    guard counts.count == 3, counts[0] >= 1, moves.contains(given ?? 0), moves.contains(own) else {
      throw .outOfRange(place, "given", "ownMoves", "number", "ownScore", "otherScore")
    }
    (record.undone, record.given, record.ownMoves) = (undone ?? [], given ?? 0, own)
    (record.gameNumber, record.ownScore, record.otherScore) = (counts[0], counts[1], counts[2])
  }

  private static func check(_ moves: [String], _ what: String, _ place: String) throws(TransferError) {
    guard moves.count <= 10_000,
      moves.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 200 && !$0.contains(where: \.isWhitespace) })
    else { throw .wrong(place, what) }
  }

  private func record(_ place: String) throws(TransferError) -> GameRecord {
    guard id.utf8.count == 32, id.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else {
      throw TransferError(tr("In {place} “id” is not 32 hexadecimal digits.", ["place": place]))
    }
    let levels = opponent == .mine ? GameOptions.ratings : 1...5
    guard levels.contains(level), let seconds = Seconds(seconds), let seed = UInt64(seed) else {
      throw .outOfRange(place, "level", "seconds", "seed")
    }
    guard (1...40).contains(game.utf8.count), setup?.utf8.count ?? 0 <= 4000, switches.count <= 100 else {
      throw .wrong(place, "game", "setup", "switches")
    }
    try Self.check(moves, "moves", place)
    var options = GameOptions()
    options.opponent = Opponent(kind: opponent, level: level)
    if opponent == .mine { options.rating = level }
    options.first = first
    options.switches = switches.filter { !$0.key.isEmpty && !$0.key.contains(where: \.isWhitespace) }
    options.setup = setup
    options.people = People(ownName ?? "", otherName ?? "")
    options.odds = Odds(number: odds ?? 0)
    let clock = clock.flatMap { GameClock(text: $0) }
    guard (clock == nil) == (self.clock == nil), (options.odds == nil) == ((odds ?? 0) == 0) else {
      throw .outOfRange(place, "odds", "clock")
    }
    options.terms.time = clock?.control
    let friend = far.flatMap { FarFriend(text: $0) }
    guard (friend == nil) == (far == nil), friend?.sent ?? 0 <= moves.count + 1 else {
      throw .wrong(place, "far")
    }
    options.far = friend ?? options.far
    var read = GameRecord(
      id: id, game: game, options: options, ownSeat: try Self.seat(ownSeat, "ownSeat", place), seed: seed,
      moves: moves, seconds: seconds, isHelped: isHelped ?? false, counts: counts ?? true)
    guard (0...10_000).contains(hints ?? 0) else {
      throw .outOfRange(place, "hints")
    }
    read.wasCounted = wasCounted ?? false
    (read.clock, read.personSeat) = (clock, try Self.seat(personSeat, "personSeat", place))
    guard event?.utf8.count ?? 0 <= 4 * GameRecord.longestEvent else { throw .wrong(place, "event") }
    read.event = event.map { String($0.prefix(GameRecord.longestEvent)) }
    if read.isHelped { read.hints = hints ?? 0 }
    return read
  }
}

extension TransferError {
  /// A member of the document that no Quartet would write. `place` is where: "game 3".
  fileprivate static func wrong(_ place: String, _ members: String...) -> TransferError {
    TransferError(
      tr("In {place} {members} is not what it should be.", ["place": place, "members": quoted(members)]))
  }

  fileprivate static func outOfRange(_ place: String, _ members: String...) -> TransferError {
    TransferError(tr("In {place} {members} is out of range.", ["place": place, "members": quoted(members)]))
  }

  fileprivate static func missingOrOutOfRange(_ place: String, _ members: String...) -> TransferError {
    TransferError(
      tr("In {place} {members} is missing or out of range.", ["place": place, "members": quoted(members)]))
  }

  /// What the rules of the game have against it.
  fileprivate static func against(_ place: String, _ problem: String) -> TransferError {
    TransferError(tr("In {place}: {problem}.", ["place": place, "problem": problem]))
  }

  private static func quoted(_ members: [String]) -> String {
    either(members.map { tr("“{word}”", ["word": $0]) })
  }
}
