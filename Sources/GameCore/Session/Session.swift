// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// One game on one table, from the first move to the last, and the games after it. Written once for all games (the
/// "midend" of Simon Tatham's collection), in four parts: the moves (`GameLine`), who plays for which score (`Series`),
/// when things happen (`Director`), and what the engine is asked (`Analyst`). It never reads a clock: time comes in
/// through `advance`.
public final class Session<G: Game> {
  public typealias Phase = Director.Phase

  /// What is chosen in the settings; what belongs to neither rules nor opponent is in force at once.
  public private(set) var options: GameOptions
  /// The options this game was begun with: neither its rules nor who sits opposite change in the middle of it.
  public internal(set) var seated: GameOptions
  public internal(set) var line: GameLine<G>
  /// What time both sides have left; nil of a game without a clock.
  public internal(set) var clock: GameClock?
  var series: Series
  var director = Director()
  var analyst: Analyst<G>

  /// For whatever a game leaves to chance: other for every game, the same when an evening is repeated.
  public internal(set) var gameSeed: UInt64
  /// Under which this game is kept.
  public internal(set) var gameID: String
  /// True of a puzzle whose player has asked for a hint or looked at a solution, and has not solved it since.
  public internal(set) var isHelped = false
  /// True of a puzzle that has told its player what is still possible (a count, a judged drop), and of a contest in which the
  /// player had a hint, values or warnings, or took a move back.
  public internal(set) var wasCounted = false
  /// How well the person at the screen plays, as far as it is known.
  public var playerRating = PlayerRating()
  /// How many hints its player has asked for; a look at the solutions counts as three.
  public internal(set) var hints = 0

  /// True when the person has heard the coach out and plays on.
  var isAnswered = false
  /// Up to which move of which game the coach was heard out.
  var heard: (game: String, count: Int)?
  /// In which game the coach spoke last, and after how many moves.
  var lastRemark: (game: String, count: Int)?
  /// After how many moves of which game a move was taken back that the coach had spoken of.
  var takenBack: (game: String, count: Int)?

  /// What the player wants to play next, said while the bot thinks: see `SessionPremove`.
  public internal(set) var premove: G.Move?
  /// What it was when it had become impossible, and after how many moves.
  var lost: (move: G.Move, count: Int)?
  /// When the last one was played, or lost, for a moment.
  var premoveEnd: Double?

  /// Games that were left for another one, the last one last; undo brings them back.
  var left: [GameRecord] = []
  private var changes: [Happening<G>] = []
  var random: SeededRandom
  /// The seed of the game that begins when the board is clear.
  var nextSeed: UInt64 = 0

  /// - Parameter host: the engine that thinks for this game; without it, one of its own.
  public init(
    options: GameOptions, seed: UInt64, resources: Resources, host: EngineHost<G>? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.options = options
    let id = GameRecord.newID()
    let seated = Self.seated(options, game: 1, id: id)
    (self.seated, gameID) = (seated, id)
    var random = SeededRandom(seed: seed)
    self.gameSeed = random.next()
    self.random = random
    line = GameLine(seated)
    clock = G.info.isContest ? seated.terms.time.map { GameClock($0) } : nil
    series = Series(seated, G.info)
    analyst = Analyst(host ?? EngineHost(G.Engine(resources: resources)), wake: wake)
    tell(.appeared)
  }

  // MARK: - What happens

  /// What happened on the table since the last call, oldest first.
  public func takeChanges() -> [Happening<G>] {
    defer { changes.removeAll() }
    return changes
  }

  /// True while there is something that the table has not heard of.
  var isUntold: Bool { !changes.isEmpty }

  func tell(_ change: TableChange<G.Move>) { changes.append(Happening(change, line)) }

  /// Plays a move of the person at the screen. False if it is not legal or not their turn.
  @discardableResult
  public func play(_ move: G.Move) -> Bool {
    guard mayMove else { return false }
    // Whoever goes on has heard what was said.
    hearOut()
    guard playUnasked(move) else { return false }
    if options.coach == .explains { noteAid() }
    return true
  }

  /// Somebody else has a hand in a contest.
  func noteAid() {
    if company == .bot { wasCounted = true }
  }

  /// Plays a move that nobody at the screen has chosen: the bot's, or a pass.
  func playUnasked(_ move: G.Move) -> Bool {
    let (mover, isFirst) = (turn, !isUnderWay)
    guard line.play(move) else { return false }
    if mover == ownSeat { (premove, lost) = (nil, nil) }
    clock?.play()
    // Nobody's clock runs before the first move.
    if turn != mover, !isFirst, line.outcome == nil { clock?.add(to: mover) }
    stopThinking()
    line.forgetUndone()
    tell(.played(move))
    return true
  }

  public func undo() {
    guard canUndo else { return }
    let wasOver = outcome
    if canWithdraw {
      seated.far.resigned = nil
    } else if bringsBack {
      return bringBack()
    } else {
      takeBack(undoCount)
    }
    if let wasOver, series.isCounted { count(wasOver, by: -1) }
    series.isCounted = false
    director.phase = .playing
  }

  /// - Parameter count: of moves.
  func takeBack(_ count: Int) {
    (premove, lost) = (nil, nil)
    stopThinking()
    noteAid()
    for _ in 0..<count {
      guard let move = line.takeBack() else { break }
      clock?.takeBack()
      tell(.undone(move))
    }
    if let count = heard?.count { heard?.count = min(count, moves.count) }
  }

  public func redo() {
    guard canRedo else { return }
    premove = nil
    stopThinking()
    repeat {
      guard let move = line.playAgain() else { break }
      clock?.playAgain()
      tell(.redone(move))
    } while (isBotsTurn || isPassing) && !line.undone.isEmpty
  }

  /// Asks for the best move; with the hint already there for more of it, and at last whether it is to be played.
  public func askForHint() {
    guard canHint, !analyst.isSeekingHint else { return }
    guard let hint else {
      hints += 1
      noteAid()
      return analyst.seekHint(in: position, byValues: showsValues)
    }
    if hintStep + 1 < hintSteps { return analyst.showMoreOfHint() }
    guard !isHintLost else { return }
    if analyst.known.asksToPlay || !G.info.isContest {
      play(hint.move)
    } else {
      analyst.known.asksToPlay = true
    }
  }

  /// Plays the move of the hint, whatever step it has come to.
  public func playHint() {
    if let hint { play(hint.move) }
  }

  /// True while a hint is shown, looked for, or was asked for in vain.
  public var isHinting: Bool { hint != nil || noHint != nil || isSeekingHint }

  /// Puts the hint away. Asked for again, it begins anew.
  public func dismissHint() { analyst.dismissHint() }

  /// Asks for the ways in which the game can still end, once for a position.
  public func seekEndings() { if analyst.seekEndings(from: position) { hints += 3 } }

  /// Clears the board and starts the next game when it is empty. Undo brings this one back.
  public func restart() {
    if director.isClearing { return }
    premove = nil
    leave()
    stopThinking()
    if let outcome, phase == .playing { announce(outcome) }
    director.phase = .clearing
    nextSeed = random.next()
    tell(.cleared)
  }

  /// Stops the countdown to the next game; it never begins again for this one.
  public func stay() { director.stay() }

  /// Takes over new options. Rules and opponent of a game that has begun stay: they change with the next game.
  public func adopt(_ new: GameOptions) {
    // A hint and the values beside it come from the same search.
    if new.showsValues && !options.showsValues { analyst.forgetHint() }
    options = new
    seatAnew()
  }

  /// A game in which nothing has happened is the next one already.
  private func seatAnew() {
    // Who they are is not what they play.
    if line.given == 0 { seated.people = options.people }
    guard isUntouched, phase == .playing else { return }
    let isNew = isNewOpponentWaiting
    var new = Self.seated(options, game: isNew ? 1 : series.number, id: gameID)
    new.setup = seated.setup
    if new.setup != nil { new.odds = nil }
    let begun = GameLine<G>(new)
    if begun.position != position {
      stopThinking()
      line = begun
      tell(.appeared)
    }
    if new.terms.time != seated.terms.time {
      clock = G.info.isContest ? new.terms.time.map { GameClock($0) } : nil
    }
    seated = new
    guard isNew else {
      let before = ownSeat
      series.sit(seated, G.info)
      if ownSeat != before { stopThinking() }
      return
    }
    stopThinking()
    series = Series(seated, G.info)
  }

  /// Options with what they come to in a game of a series.
  /// - Parameter id: of the game that begins.
  static func seated(_ options: GameOptions, game number: Int, id: String) -> GameOptions {
    var seated = options
    seated.odds = options.setup == nil ? Series.odds(seated, G.info, game: number) : nil
    // Whoever begins gives the game its code.
    let begins = Series.ownSeat(seated, G.info, game: number) == .first
    seated.far = FarFriend(options.far.name, code: begins ? FarFriend.code(ofGame: id) : "")
    return seated
  }

  /// Ends every search; nothing is lost.
  public func stopThinking() {
    analyst.forget()
    director.forgetReplies()
    isAnswered = false
  }

  /// Cuts the wait for a forced pass short.
  public func hurry() { director.hurry() }

  /// Leaves the running game for another one, which goes on after `moves` by the rules that are chosen now; seats and
  /// opponent stay. False, and nothing has changed, when a move is not legal.
  @discardableResult
  public func load(_ game: PastedGame<G.Move>) -> Bool {
    var begun = seated
    (begun.setup, begun.switches, begun.odds) = (game.setup, options.switches, nil)
    // Nobody far away has seen this board, and no bot has played a game that is over or that two others have played.
    let isForeign = isFar || !game.names.isEmpty || G.info.isContest && game.isOver(G.self, begun)
    if isForeign { (begun.opponent, begun.far, begun.first) = (.friend, FarFriend(), .you) }
    if game.names.count == 2 { begun.people = People(game.names[0], game.names[1]) }
    guard let line = GameLine<G>(begun, moves: game.moves) else { return false }
    leave()
    premove = nil
    stopThinking()
    seated = begun
    if isForeign { series = Series(begun, G.info) }
    self.line = line
    clock = G.info.isContest ? seated.terms.time.map { GameClock($0) } : nil
    gameID = GameRecord.newID()
    (isHelped, wasCounted, hints) = (false, false, 0)
    director.elapsed = 0
    series.isCounted = false
    appear()
    return true
  }

  // MARK: - How

  func announce(_ outcome: Outcome) {
    guard counts, !series.isCounted else { return }
    count(outcome, by: 1)
    series.isCounted = true
  }

  private func count(_ outcome: Outcome, by amount: Int) {
    series.score = series.score(after: outcome, by: amount, own: ownSeat ?? friendSeat, of: seated.people)
    series.people = seated.people
  }

  func startNext() {
    let wasOver = outcome != nil
    let setup = seated.setup
    let number = wasOver || isNewOpponentWaiting ? nextNumber : series.number
    let isNew = isNewOpponentWaiting || isSeriesOver
    gameID = GameRecord.newID()
    seated = Self.seated(options, game: number, id: gameID)
    // A puzzle is begun again; another one is chosen.
    if G.info.goal != nil { seated.setup = setup }
    let before = series
    series = Series(seated, G.info, game: number)
    if !isNew { (series.score, series.people) = (before.score, before.people) }
    // A solution that was looked at is known the next time, too.
    if wasOver { (isHelped, hints) = (false, 0) }
    wasCounted = false
    line = GameLine(seated)
    clock = G.info.isContest ? seated.terms.time.map { GameClock($0) } : nil
    director.elapsed = 0
    gameSeed = nextSeed
    director.phase = .playing
    tell(.appeared)
  }
}
