// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What can be seen of a session.
extension Session {
  public var position: G.Position { line.position }
  public var moves: [G.Move] { line.moves }
  /// How many moves were made, as people count them.
  public var moveCount: Int { line.moveCount }
  public var turn: Seat { line.turn }
  public var outcome: Outcome? {
    line.outcome ?? clock?.flagged.map { Outcome(winner: $0.other, reason: Outcome.time) }
      ?? resigned.map { Outcome(winner: $0.other, reason: Outcome.resigned) }
  }
  public var phase: Phase { director.phase }
  /// Seconds played in this game.
  public var elapsed: Double { director.elapsed }
  /// The outcome once it can be told: the last piece rests on the board, and nobody has gone on yet.
  public var announced: Outcome? {
    if case .over = phase { outcome } else { nil }
  }
  /// Different for every game; while the board is cleared it is that of the next game.
  public var tableSeed: UInt64 { director.isClearing ? nextSeed : gameSeed }

  // MARK: - Who may do what

  /// True while whoever is to move can only pass: that is shown for a while and then played by itself.
  public var isPassing: Bool { phase == .playing && G.facets.pass(in: position) != nil }
  public var isBotsTurn: Bool {
    company == .bot && phase == .playing && outcome == nil && !isPassing && turn != ownSeat
  }
  public var mayMove: Bool {
    phase == .playing && outcome == nil && !isPassing && !isBotsTurn && !isFarTurn && !isAsked
  }
  public var canUndo: Bool {
    bringsBack || canWithdraw || undoCount > 0 && !director.isClearing && !endsOffBoard
  }
  /// True when undo brings a whole game back: this one has no move to take back. Another puzzle is another matter: into
  /// that only the slip of words leads back that offers it.
  public var bringsBack: Bool {
    guard let last = left.last, director.isClearing || line.undoCount(for: ownSeat) == 0 else { return false }
    return G.info.isContest || last.options.setup == seated.setup
  }
  /// True when the game was lost because time ran out: that is not taken back.
  public var isOutOfTime: Bool { line.outcome == nil && clock?.flagged != nil }
  /// Who has given up a game by message.
  public var resigned: Seat? { isFar ? seated.far.resigned : nil }
  /// True when the game has an end that stands in no position.
  public var endsOffBoard: Bool { line.outcome == nil && outcome != nil }
  public var canRedo: Bool { !line.undone.isEmpty && phase == .playing && outcome == nil }
  public var canHint: Bool { mayMove && !isFar }
  public var canRestart: Bool { !isUntouched && !director.isClearing }
  /// True while no move was made in this game, and none taken back.
  public var isUntouched: Bool { moves.isEmpty && line.undone.isEmpty }

  // MARK: - What the engine says

  /// True while the bot has the turn, or a search for a hint runs.
  public var isThinking: Bool { isBotsTurn && remark == nil || isSeekingHint }
  public var isSeekingHint: Bool { analyst.isSeekingHint }
  /// True while the engine has any question of this session to answer.
  public var isAsking: Bool { isThinking || analyst.isAsking }
  /// How far the bot's search is, 0 to 1, if it can tell.
  public var progress: Double? { analyst.progress }
  /// Since when the bot has been thinking about its move.
  public var thinkingStart: Double? { isBotsTurn && remark == nil ? director.thinkingSince : nil }
  public var hint: Hint<G.Move, G.Engine.Meaning>? { analyst.known.hint }
  /// How many of the hint's steps have been asked for, less one.
  public var hintStep: Int { analyst.known.hintStep }
  /// What the hint says, step by step; none without a hint.
  public var hintSentences: [String] { hint.map { G.explain($0, in: position) } ?? [] }
  /// How the engine expects the game to go on after the move of the hint; empty while that is not known.
  public var hintLine: [G.Move] { analyst.known.hintLine }
  /// True when the hint has come to its move, which is shown on the board then.
  public var hintShowsMove: Bool {
    // A puzzle says what is wrong with a tile before it says what to do with it.
    hint != nil && hintStep >= min(hintSentences.count - 1, G.info.goal != nil ? 1 : .max)
  }
  /// How often a hint is asked for until its move is played: with the line that follows as the last step.
  public var hintSteps: Int {
    hintSentences.count + (hintLine.isEmpty && !analyst.isSeekingLine || isHintLost ? 0 : 1)
  }
  /// True of a hint in a position in which every move loses.
  public var isHintLost: Bool { hint.map { G.facets.isLost($0) } ?? false }
  /// True when the hint has told all that it has to tell, and its move can be played.
  public var isHintWhole: Bool { hint != nil && hintStep + 1 >= hintSteps }
  /// True when the line that follows is shown on the board.
  public var hintShowsLine: Bool { hint != nil && hintStep >= hintSentences.count }
  /// Why there is no hint although one was asked for.
  public var noHint: String? { analyst.known.noHint.map { G.noHint(isCertain: $0) } }
  /// What is known of how a puzzle can be solved from here.
  public var solutions: Solutions<G.Position> { analyst.known.solutions }
  /// What the engine has to say about a game that is over.
  public var epilogue: [String] { analyst.known.epilogue.map(\.said) }
  /// What the moves of this position are worth, when the player wants to see it.
  public var values: MoveValues<G.Move> { analyst.known.values }
  /// What the best move is worth; nil until every move has a value, for a better one may still come.
  public var bestValue: MoveValue? { values.each.count == position.legalMoves.count ? values.best : nil }

  // MARK: - Who plays

  /// The seat of the person in front of the screen; nil when both are people.
  public var ownSeat: Seat? { series.ownSeat }
  public var score: (own: Int, other: Int) { series.score(of: seated.people) }
  /// Of how many games the series with who sits opposite is; 0 for one without an end.
  public var bestOf: Int { options[termsWith: seated.opponent].bestOf }
  /// True when somebody has won the series: the next game begins another one.
  public var isSeriesOver: Bool { series.isCounted && series.isDecided(bestOf) }
  public var gameNumber: Int { series.number }
  /// How well the bot of this game plays.
  public var skill: Skill {
    switch seated.opponent {
    case .character(let character): G.info.scale.skill(at: G.info.scale.rating(of: character))
    case .mine: G.info.scale.skill(at: seated.rating ?? drawnRating)
    // Nobody plays by it.
    case .friend, .far: Skill(step: 1)
    }
  }
  /// How strong a bot is to play this game that is as strong as the player.
  var drawnRating: Int { playerRating.rival(on: G.info.scale, seed: gameSeed) }
  /// True of a game whose result tells how strong the player is.
  public var isRated: Bool {
    company == .bot && counts && !wasCounted && seated.odds == nil
  }
  /// For how many seconds the bot may think about its next move, where that is to be chosen.
  public var thinkingTime: Int? {
    skill == Skill(.perfect) && !G.thinkingTimes.isEmpty ? options.thinkingTime : nil
  }
  /// False of a game that began in the middle, from the clipboard or from an older game: its result says nothing.
  public var counts: Bool { line.given == 0 && (seated.setup == nil || G.info.goal != nil) }
  /// Between two people the seat of whoever has the upper plate: seats may change with every game, the score goes along.
  public var friendSeat: Seat { series.friendSeat }
  /// What a person is called; nil of one who has no name.
  public func name(of seat: Seat) -> String? {
    company == .friend ? seated.people.name(isOwn: seat == friendSeat) : nil
  }

  // MARK: - The next game

  /// How long the countdown to it is, in seconds; nil when it does not begin by itself.
  public var nextGameDelay: Double? {
    // The last move has to be sent first.
    company.isHere ? options.nextGame.seconds : nil
  }
  /// Your seat in it; nil between two people.
  public var nextOwnSeat: Seat? {
    Series.ownSeat(options, G.info, game: nextNumber)
  }
  /// Between two people, the seat in it of whoever has the upper plate.
  public var nextFriendSeat: Seat { Series.personSeat(options, G.info, game: nextNumber) }
  /// Its place in the series; a game that does not count takes none.
  public var nextNumber: Int { isNewOpponentWaiting || isSeriesOver ? 1 : gameNumber + (counts ? 1 : 0) }
  /// True when another opponent, level or order was chosen than this game is played with.
  public var isNewOpponentWaiting: Bool {
    options.opponent != seated.opponent || options.first != seated.first
      || options.opponent == .far && options.far.name != seated.far.name
  }
  /// True when another clock or another handicap was chosen than this game is played with.
  public var areNewTermsWaiting: Bool {
    guard counts, G.info.isContest else { return false }
    let next = Self.seated(options, game: gameNumber, id: gameID)
    return next.terms.time != seated.terms.time || next.odds != seated.odds
  }
  /// True when other rules were chosen than this game is played by.
  public var areNewRulesWaiting: Bool {
    guard options.switches != seated.switches else { return false }
    var next = options
    next.setup = seated.setup
    return G.start(next) != G.start(seated)
  }
  /// True while moves of this position are shown with what they are worth.
  var showsValues: Bool {
    company.isHere && mayMove && G.facets.wantsValues(options, in: position)
  }
}
