// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A session gives out its whole state and takes it back; a game that is left for another one waits where undo finds it.
extension Session {
  /// The running game and all that goes with it. Of a puzzle the person in front of the screen has the first seat.
  public var saved: GameRecord {
    var record = GameRecord(
      id: gameID, game: G.info.name, options: seated, ownSeat: company == .nobody ? .first : ownSeat,
      seed: gameSeed, moves: moves.map(\.description), seconds: Seconds(clamping: elapsed),
      isHelped: isHelped, counts: counts)
    (record.wasCounted, record.hints) = (wasCounted, isHelped ? hints : 0)
    record.undone = line.undone.map(\.description)
    (record.given, record.ownMoves) = (line.given, line.ownMoves(of: ownSeat))
    record.gameNumber = SeriesCount(clamping: gameNumber)
    let score = finalScore
    record.ownScore = SeriesCount(clamping: score.own)
    record.otherScore = SeriesCount(clamping: score.other)
    record.personSeat = company == .nobody ? nil : ownSeat ?? friendSeat
    record.clock = clock
    record.outcome = line.isPlayedToItsEnd || endsOffBoard || isGivenWhole ? outcome : nil
    if isGivenWhole { record.event = "" }
    return record
  }

  /// True of a game of two that was over when it came: it is kept as what it is, and counts for nobody.
  private var isGivenWhole: Bool {
    G.info.isContest && outcome != nil && line.given > 0 && line.given >= moves.count
  }

  /// The score with the end of this game in it, even before it is announced: that is what is kept.
  private var finalScore: (own: Int, other: Int) {
    guard let outcome, phase == .playing, counts, !series.isCounted else { return score }
    return series.score(after: outcome, own: ownSeat ?? friendSeat, of: seated.people)
  }

  /// Goes on with a game that was saved. False, and nothing has changed, when a move in it is not legal.
  @discardableResult
  public func restore(_ saved: GameRecord) -> Bool {
    guard let line = GameLine<G>(saved) else { return false }
    premove = nil
    stopThinking()
    seated = saved.options
    self.line = line
    clock = G.info.isContest ? saved.clock : nil
    series.ownSeat = G.info.isContest ? saved.ownSeat : nil
    series.friendSeat = saved.friendSeat
    series.people = saved.options.people
    if let odds = seated.odds {
      seated.terms.handicap = Handicap(odds.amount, isOwn: odds.seat == ownSeat ?? friendSeat)
    }
    series.score = (saved.ownScore.value, saved.otherScore.value)
    series.isCounted = (line.isPlayedToItsEnd || endsOffBoard) && counts
    series.number = max(1, saved.gameNumber.value)
    gameSeed = saved.seed
    gameID = saved.id
    (isHelped, wasCounted, hints) = (saved.isHelped, saved.wasCounted, saved.hints)
    director.elapsed = saved.seconds.value
    appear()
    return true
  }

  /// A game that was begun elsewhere is on the table; what has ended is looked at for as long as one likes.
  func appear() {
    director.mayCountDown = false
    director.phase = outcome == nil ? .playing : .over(next: nil)
    tell(.appeared)
  }

  /// True when `saved` is a game by the rules.
  public static func isReadable(_ saved: GameRecord) -> Bool { GameLine<G>(saved) != nil }

  /// Puts the running game where undo finds it.
  func leave() {
    guard !isUntouched else { return }
    left.append(saved)
    if left.count > Self.mostLeft { left.removeFirst() }
  }

  private static var mostLeft: Int { 50 }

  /// Leaves the running game and goes on with one that was saved; undo brings this one back. False, and nothing has
  /// changed, when a move in it is not legal.
  public func goOn(with saved: GameRecord) -> Bool {
    guard Self.isReadable(saved) else { return false }
    leave()
    return restore(saved)
  }

  /// Goes on with the game that was left last, as it was, with its undo history.
  public func bringBack() {
    guard let saved = left.popLast() else { return }
    restore(saved)
  }
}
