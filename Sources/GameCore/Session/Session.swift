// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore

/// One game on one table, from the first move to the last, and the games after it: history, undo and redo, whose
/// turn it is, the bot's replies, hints, the clock and the score of the series. Written once for all games
/// (the "midend" of Simon Tatham's collection). It never reads a clock: time comes in through `advance`.
public final class Session<G: Game> {
  /// How far the running game is.
  public enum Phase: Hashable, Sendable {
    case playing
    /// Over, and everything has come to rest; the next game starts by itself at this time, if there is one.
    case over(next: Double?)
    /// The board is being cleared; the next game starts when it is empty.
    case clearing
  }

  /// What is chosen in the settings; switches are in force at once.
  public private(set) var options: GameOptions
  /// The options this game was begun with: who sits opposite does not change in the middle of it.
  public internal(set) var seated: GameOptions
  public internal(set) var position: G.Position
  public internal(set) var moves: [G.Move] = []
  public internal(set) var phase = Phase.playing
  public internal(set) var hint: Hint<G.Move, G.Engine.Meaning>?
  /// How many of the hint's steps have been asked for, less one.
  public internal(set) var hintStep = 0
  /// Why there is no hint although one was asked for.
  public internal(set) var noHint: String?
  /// Ways in which the game can end from here, once they have been asked for.
  public internal(set) var endings: [G.Position]?
  /// True when they were asked for and the engine cannot tell them.
  public internal(set) var endingsAreUnknown = false
  /// What the engine has to say about a game that is over.
  public internal(set) var epilogue: String?
  /// What the moves of this position are worth, when the player wants to see it.
  public internal(set) var values: [G.Move: Int] = [:]
  /// What the position of a puzzle is worth, found together with the values.
  public internal(set) var worth: Int?
  /// The seat of the person in front of the screen; nil when both are people.
  public internal(set) var ownSeat: Seat?
  /// Games won by you and by the other side in this series, as far as it has been announced.
  public internal(set) var score = (own: 0, other: 0)
  /// True when `score` tells of the end of this game.
  var isCounted = false
  public internal(set) var gameNumber = 1
  /// For whatever a game leaves to chance: other for every game, the same when an evening is repeated.
  public internal(set) var gameSeed: UInt64
  /// Under which this game is kept.
  public internal(set) var gameID = GameRecord.newID()
  /// How many of the moves were not played here, but taken over.
  public internal(set) var given = 0
  /// True of a puzzle whose player has asked for a hint or looked at a solution, and has not solved it since.
  public internal(set) var isHelped = false
  /// Seconds played in this game.
  public internal(set) var elapsed = 0.0

  /// The position before each of the moves.
  var past: [G.Position] = []
  var undone: [G.Move] = []
  /// Games that were left for another one, the last one last; undo brings them back.
  var left: [SavedGame] = []
  var changes: [TableChange<G.Move>] = [.appeared]
  var random: SeededRandom
  let engine: G.Engine
  public let facets = Facets<G>()
  let botSearch = Searcher<G.Move>()
  let valueSearch = Searcher<(values: [G.Move: Int], worth: Int?)>()
  let hintSearch = Searcher<Hint<G.Move, G.Engine.Meaning>>()
  let endingSearch = Searcher<[G.Position]>()
  let epilogueSearch = Searcher<String>()
  let wake: @Sendable () -> Void
  var replyAt: Double?
  var reply: G.Move?
  var thinkingSince: Double?
  var hasValues = false
  /// True from the end of a game until the countdown to the next one begins.
  var mayCountDown = false
  /// The seed of the game that begins when the board is clear.
  var nextSeed: UInt64 = 0
  var passAt: Double?
  var lastAdvance: Double?
  var wasRunning = true

  /// How long a forced pass stands before it is played, in seconds.
  public static var passDelay: Double { 1.8 }
  /// How long the bot takes at least for its move, in seconds: nobody likes to be answered before the piece is set.
  static var shortestThought: ClosedRange<Double> { 0.25...0.6 }
  /// How long a piece rests before the bot answers, in seconds.
  static var beat: Double { 0.12 }

  /// - Parameter engine: the one that thinks for this game; without it, one of its own.
  public init(
    options: GameOptions, seed: UInt64, resources: Resources, engine: G.Engine? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.options = options
    self.seated = options
    var random = SeededRandom(seed: seed)
    self.gameSeed = random.next()
    self.random = random
    self.engine = engine ?? G.Engine(resources: resources)
    self.wake = wake
    self.position = G.start(options)
    self.ownSeat = Self.ownSeat(options, gameNumber: 1)
  }

  // MARK: - What is

  public var turn: Seat { G.turn(in: position) }
  public var outcome: Outcome? { G.outcome(of: position) }
  /// The outcome once it can be told: the last piece rests on the board, and nobody has gone on yet.
  public var announced: Outcome? {
    if case .over = phase { outcome } else { nil }
  }
  /// How long the countdown to the next game is, in seconds; nil when it does not begin by itself.
  public var nextGameDelay: Double? {
    G.info.seats == .one ? nil : (options.nextGame ?? G.info.nextGame).seconds
  }
  /// Different for every game; while the board is cleared it is that of the next game.
  public var tableSeed: UInt64 { isClearing ? nextSeed : gameSeed }
  /// True while whoever is to move can only pass: that is shown for a while and then played by itself.
  public var isPassing: Bool { phase == .playing && facets.pass(in: position) != nil }
  public var isBotsTurn: Bool {
    phase == .playing && outcome == nil && !isPassing && ownSeat.map { $0 != turn } ?? false
  }
  public var mayMove: Bool { phase == .playing && outcome == nil && !isPassing && !isBotsTurn }
  /// True while the bot has the turn, or a search for a hint runs.
  public var isThinking: Bool { isBotsTurn || hintSearch.isThinking }
  public var isSeekingHint: Bool { hintSearch.isThinking }
  /// True while the engine has any question of this session to answer.
  public var isAsking: Bool {
    isThinking || valueSearch.isThinking || endingSearch.isThinking || epilogueSearch.isThinking
  }
  /// How far the bot's search is, 0 to 1, if it can tell.
  public var progress: Double? { botSearch.progress }
  /// Since when the bot has been thinking about its move.
  public var thinkingStart: Double? { isBotsTurn ? thinkingSince : nil }

  public var canUndo: Bool { bringsBack || undoCount > 0 && !isClearing }
  /// True when undo brings a whole game back: this one has no move to take back.
  private var bringsBack: Bool { !left.isEmpty && (isClearing || undoCount == 0) }
  public var canRedo: Bool { !undone.isEmpty && phase == .playing && outcome == nil }
  public var canHint: Bool { mayMove }
  public var canRestart: Bool { !moves.isEmpty && !isClearing }

  var isClearing: Bool {
    if case .clearing = phase { true } else { false }
  }

  /// How well the bot of this game plays.
  public var strength: Strength {
    seated.opponent == .perfect ? .perfect : .level(seated.level)
  }

  /// Your seat in the next game; nil between two people.
  public var nextOwnSeat: Seat? {
    Self.ownSeat(options, gameNumber: isNewOpponentWaiting ? 1 : gameNumber + 1)
  }

  private static func ownSeat(_ options: GameOptions, gameNumber: Int) -> Seat? {
    guard options.opponent != .friend, G.info.seats == .two else { return nil }
    switch options.first {
    case .you: return .first
    case .bot: return .second
    case .turns: return gameNumber % 2 == 1 ? .first : .second
    }
  }

  /// Undo goes back to the last position in which there was something to choose, against a bot for you.
  private var undoCount: Int {
    let last = past.lastIndex { position in
      facets.pass(in: position) == nil && (ownSeat == nil || ownSeat == G.turn(in: position))
    }
    return last.map { moves.count - $0 } ?? 0
  }

  // MARK: - What happens

  /// What happened on the table since the last call, oldest first.
  public func takeChanges() -> [TableChange<G.Move>] {
    defer { changes.removeAll() }
    return changes
  }

  /// Plays a move of the person at the screen. False if it is not legal or not their turn.
  @discardableResult
  public func play(_ move: G.Move) -> Bool {
    guard mayMove, apply(move) else { return false }
    undone.removeAll()
    changes.append(.played(move))
    return true
  }

  public func undo() {
    guard canUndo else { return }
    guard !bringsBack else { return bringBack() }
    stopThinking()
    let steps = undoCount
    let wasOver = outcome
    for _ in 0..<steps {
      guard let move = moves.popLast(), let before = past.popLast() else { break }
      undone.append(move)
      position = before
      changes.append(.undone(move))
    }
    if let wasOver, isCounted { count(wasOver, by: -1) }
    isCounted = false
    given = min(given, moves.count)
    phase = .playing
  }

  public func redo() {
    guard canRedo else { return }
    stopThinking()
    repeat {
      guard let move = undone.popLast(), apply(move) else { break }
      changes.append(.redone(move))
    } while (isBotsTurn || isPassing) && !undone.isEmpty
  }

  /// What the hint says, step by step; none without a hint.
  public var hintSentences: [String] { hint.map { G.explain($0, in: position) } ?? [] }

  /// Asks for the best move; with the hint already there, plays it.
  public func askForHint() {
    guard canHint, !hintSearch.isThinking else { return }
    if let hint {
      if hintStep + 1 < hintSentences.count { hintStep += 1 } else { play(hint.move) }
      return
    }
    hintStep = 0
    noHint = nil
    let (engine, position) = (engine, position)
    hintSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      engine.hint(in: position, control: control)
    }
  }

  /// Asks for the ways in which the game can still end.
  public func seekEndings() {
    guard endings == nil, !endingsAreUnknown, !endingSearch.isThinking else { return }
    let (engine, position, facets) = (engine, position, facets)
    endingSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      facets.endings(of: engine, from: position, control: control)
    }
  }

  /// Clears the board and starts the next game when it is empty. Undo brings this one back.
  public func restart() {
    if isClearing { return }
    leave()
    stopThinking()
    if let outcome, phase == .playing { announce(outcome) }
    phase = .clearing
    nextSeed = random.next()
    changes.append(.cleared)
  }

  /// Stops the countdown to the next game; it never begins again for this one.
  public func stay() {
    if case .over = phase { phase = .over(next: nil) }
    mayCountDown = false
  }

  /// Takes over new options: switches at once, the opponent at once if no move was made, else with the next game.
  public func adopt(_ new: GameOptions) {
    options = new
    guard moves.isEmpty, phase == .playing else { return }
    var new = new
    new.setup = seated.setup
    let begun = G.start(new)
    if begun != position {
      position = begun
      changes.append(.appeared)
    }
    guard isNewOpponentWaiting else {
      seated = new
      return
    }
    stopThinking()
    seated = new
    score = (0, 0)
    gameNumber = 1
    ownSeat = Self.ownSeat(seated, gameNumber: gameNumber)
  }

  /// True when another opponent, level or order was chosen than this game is played with.
  public var isNewOpponentWaiting: Bool {
    options.opponent != seated.opponent || options.first != seated.first
      || (options.opponent == .bot && options.level != seated.level)
  }

  /// Ends every search; nothing is lost.
  public func stopThinking() {
    botSearch.stop()
    hintSearch.stop()
    valueSearch.stop()
    endingSearch.stop()
    epilogueSearch.stop()
    (values, worth) = ([:], nil)
    hasValues = false
    endings = nil
    endingsAreUnknown = false
    epilogue = nil
    hint = nil
    noHint = nil
    reply = nil
    replyAt = nil
    passAt = nil
    thinkingSince = nil
  }

  /// Cuts the wait for a forced pass short.
  public func hurry() { if passAt != nil { passAt = -.infinity } }

  /// Leaves the running game for another one, which goes on after `moves`; seats and opponent stay. False, and nothing
  /// has changed, when a move is not legal.
  @discardableResult
  public func load(_ game: PastedGame<G.Move>) -> Bool {
    var begun = seated
    begun.setup = game.setup
    var position = G.start(begun)
    var past: [G.Position] = []
    for move in game.moves {
      guard let next = G.playing(move, in: position) else { return false }
      past.append(position)
      position = next
    }
    leave()
    stopThinking()
    seated = begun
    (self.position, self.past, moves) = (position, past, game.moves)
    undone.removeAll()
    gameID = GameRecord.newID()
    given = moves.count
    isHelped = false
    elapsed = 0
    isCounted = false
    appear()
    return true
  }

  // MARK: - How

  func apply(_ move: G.Move) -> Bool {
    guard let next = G.playing(move, in: position) else { return false }
    stopThinking()
    past.append(position)
    position = next
    moves.append(move)
    return true
  }

  func count(_ outcome: Outcome, by amount: Int) { score = score(after: outcome, amount) }

  private func score(after outcome: Outcome, _ amount: Int) -> (own: Int, other: Int) {
    guard let winner = outcome.winner else { return score }
    return winner == (ownSeat ?? friendSeat)
      ? (score.own + amount, score.other) : (score.own, score.other + amount)
  }

  /// The score with the end of this game in it, even before it is announced: that is what is kept.
  var finalScore: (own: Int, other: Int) {
    guard let outcome, phase == .playing, !isCounted else { return score }
    return score(after: outcome, 1)
  }

  /// Between two people "you" is whoever began the first game; the seats change with every game.
  public var friendSeat: Seat { seated.firstPerson(inGame: gameNumber) }

  func startNext() {
    if isNewOpponentWaiting {
      score = (0, 0)
      gameNumber = 1
    } else if outcome != nil {
      gameNumber += 1
    }
    let setup = seated.setup
    seated = options
    // A puzzle is begun again; another one is chosen.
    if G.info.seats == .one { seated.setup = setup }
    gameID = GameRecord.newID()
    // A solution that was looked at is known the next time, too.
    if outcome != nil { isHelped = false }
    given = 0
    moves.removeAll()
    past.removeAll()
    undone.removeAll()
    position = G.start(seated)
    ownSeat = Self.ownSeat(seated, gameNumber: gameNumber)
    elapsed = 0
    isCounted = false
    gameSeed = nextSeed
    phase = .playing
    changes.append(.appeared)
  }
}
