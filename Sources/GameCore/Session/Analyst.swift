// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import Words

/// What a session asks the engine of its game, and what it has answered about the position on the table.
final class Analyst<G: Game> {
  let host: EngineHost<G>
  let wake: @Sendable () -> Void
  let facets = G.facets
  private let solver: (any Solving<G.Position, G.Move>)?
  private let ponderer: (any Pondering<G.Position, G.Move>)?

  private let replySearch: Searcher<Reply<G.Move>>
  private let hintSearch: Searcher<Hint<G.Move, G.Engine.Meaning>>
  private let preparation: Searcher<Hint<G.Move, G.Engine.Meaning>>
  private let lineSearch: Searcher<[G.Move]>
  private let othersSearch: Searcher<[G.Move: MoveValue]>
  private let valueSearch: Searcher<Int?>
  private let endingSearch: Searcher<[G.Position]>
  private let epilogueSearch: Searcher<[Saying]>
  let judgementSearch: Searcher<CoachRemark<G.Move>>
  private let pondering: Searcher<Void>

  /// What the search for values has told so far, from its thread.
  private var told = ToldValues<G.Move>()
  /// When values were taken in last, in seconds.
  private var takenAt = -Double.infinity
  /// Numbers that change more often than this cannot be read.
  private static var restOfValues: Double { 0.2 }
  /// For how many seconds of work values are sought.
  private static var patience: UInt64 { 20 }

  /// What is known now; all of it is about one position.
  var known = Known()

  final class Known {
    /// The move of the bot.
    var reply: Reply<G.Move>?
    var hint: Hint<G.Move, G.Engine.Meaning>?
    /// The hint that would be given, found while the person thinks.
    var prepared: Hint<G.Move, G.Engine.Meaning>?
    var isPrepared = false
    /// True while a hint is to follow from the values that are sought.
    var awaitsValues = false
    /// How many of the hint's steps have been asked for, less one.
    var hintStep = 0
    /// How the engine expects the game to go on after the move of the hint.
    var hintLine: [G.Move] = []
    /// What all moves are worth beside that of the hint, where that was found in little time.
    var others: [G.Move: MoveValue] = [:]
    /// True when the hint has told everything and is asked for again.
    var asksToPlay = false
    /// Set when there is no hint although one was asked for: whether that is certain.
    var noHint: Bool?
    var solutions = Solutions<G.Position>()
    var values = MoveValues<G.Move>()
    var hasValues = false
    var epilogue: [Saying] = []
    var isEpilogueSought = false
    /// What the coach says of the last turn; nil before it has looked, and in it when there is nothing to say.
    var judgement: CoachRemark<G.Move>??
    /// Whether the engine has thought, or thinks, about what the person may play.
    var isPondered = false
  }

  init(_ host: EngineHost<G>, wake: @escaping @Sendable () -> Void) {
    self.host = host
    self.wake = wake
    solver = host.engine as? any Solving<G.Position, G.Move>
    ponderer = host.engine as? any Pondering<G.Position, G.Move>
    replySearch = Searcher(host.queue, .move)
    hintSearch = Searcher(host.queue, .asked)
    preparation = Searcher(host.queue, .background)
    endingSearch = Searcher(host.queue, .asked)
    lineSearch = Searcher(host.queue, .aside)
    othersSearch = Searcher(host.queue, .aside)
    valueSearch = Searcher(host.queue, .aside)
    epilogueSearch = Searcher(host.queue, .aside)
    judgementSearch = Searcher(host.queue, .asked)
    pondering = Searcher(host.queue, .background)
  }

  var isSeekingReply: Bool { replySearch.isThinking }
  var isSeekingHint: Bool { hintSearch.isThinking || known.awaitsValues }
  var isAsking: Bool {
    replySearch.isThinking || isSeekingHint || valueSearch.isThinking || endingSearch.isThinking
      || lineSearch.isThinking || othersSearch.isThinking || epilogueSearch.isThinking
      || judgementSearch.isThinking
  }
  /// True while the line after a hint's move is sought.
  var isSeekingLine: Bool { lineSearch.isThinking }
  /// How far the search for the bot's move is, 0 to 1, if it can tell.
  var progress: Double? { replySearch.progress }

  // MARK: - Questions

  func seekReply(
    in position: G.Position, isOpening: Bool, _ strength: Strength, seconds: Int?, seed: UInt64
  ) {
    let engine = host.engine
    replySearch.go(seconds: seconds, threads: Processors.forSearch, wake: wake) { control in
      let move = engine.choose(in: position, strength: strength, seed: seed, control: control)
      return move.map {
        Reply(move: $0, care: Care.needed(in: position, isOpening: isOpening, of: G.self, engine, control))
      }
    }
  }

  /// Lets an engine that can think about the person's move while the person does, once and no longer than about its own.
  func ponder(on position: G.Position, seconds: Int) {
    guard host.thinksAhead, !known.isPondered, let ponderer else { return }
    known.isPondered = true
    pondering.go(seconds: seconds, threads: Processors.forSearch, wake: wake) {
      ponderer.ponder(on: position, control: $0)
    }
  }

  /// Looks for the hint before it is asked for, once: the same question, so the answer is the same.
  func prepareHint(in position: G.Position) {
    guard host.thinksAhead, !known.isPrepared, known.hint == nil, !isSeekingHint else { return }
    known.isPrepared = true
    let engine = host.engine
    preparation.go(budget: G.Engine.secondOfWork, wake: wake) { engine.hint(in: position, control: $0) }
  }

  /// - Parameter byValues: the values of all moves are sought, too: what they say is what the hint says.
  func seekHint(in position: G.Position, byValues: Bool) {
    (known.hintStep, known.hintLine, known.noHint) = (0, [], nil)
    known.awaitsValues = byValues
    guard !byValues else { return }
    preparation.stop()
    if let prepared = known.prepared {
      known.hint = prepared
      return seekLine(after: prepared.move, in: position)
    }
    let engine = host.engine
    hintSearch.go(budget: G.Engine.secondOfWork, wake: wake) { engine.hint(in: position, control: $0) }
  }

  /// The hint that is awaited follows from the values once they have had as much work as a hint may cost; then they stay as
  /// they are, so that hint, moves and bar show the same. Where they do not tell, the engine is asked.
  func settleHint(in position: G.Position) {
    guard known.awaitsValues, known.hasValues || valueSearch.spent >= G.Engine.secondOfWork else { return }
    for (move, value) in told.all { known.values.take(value, of: move) }
    let values = known.values.each
    guard values.count == position.legalMoves.count,
      let hint = facets.hint(from: values, by: host.engine, in: position)
    else { return seekHint(in: position, byValues: false) }
    valueSearch.stop()
    (known.hint, known.awaitsValues, known.hasValues) = (hint, false, true)
    seekLine(after: hint.move, in: position)
  }

  func forgetHint() {
    stopHint()
    (known.hint, known.hintLine, known.others, known.awaitsValues) = (nil, [], [:], false)
  }

  /// How many moves after that of a hint are told.
  private static var lengthOfLine: Int { 4 }

  /// Asks for what the engine would play for both sides after the move of the hint.
  private func seekLine(after move: G.Move, in position: G.Position) {
    guard G.info.isContest, let start = position.playing(move), start.outcome == nil else { return }
    let engine = host.engine
    lineSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      let line = Judge<G>(engine, control).line(
        from: start, most: Self.lengthOfLine, work: G.Engine.secondOfWork / 8)
      return line.isEmpty ? nil : line
    }
  }

  /// Asks for what the other moves are worth, which tells how much depends on the one that was found.
  private func seekOthers(in position: G.Position) {
    guard G.info.isContest, known.hint != nil, !known.hasValues, position.legalMoves.count > 1 else {
      return
    }
    let (engine, facets) = (host.engine, facets)
    othersSearch.go(budget: G.Engine.secondOfWork, wake: wake) { control in
      let told = ToldValues<G.Move>()
      let isWhole = facets.evaluate(position, by: engine, control: control) { told.take($1, of: $0) }
      return isWhole ? told.all : nil
    }
  }

  private func stopHint() {
    hintSearch.stop()
    lineSearch.stop()
    othersSearch.stop()
  }

  func showMoreOfHint() { known.hintStep += 1 }

  func dismissHint() {
    stopHint()
    (known.hint, known.hintStep, known.hintLine, known.others, known.noHint) = (nil, 0, [], [:], nil)
    known.asksToPlay = false
  }

  /// Asks for the ways in which a puzzle can end.
  /// - Returns: false when that was done before, or there is nobody to ask.
  func seekEndings(from position: G.Position) -> Bool {
    guard let solver, known.solutions.endings == nil, !known.solutions.endingsAreUnknown,
      !endingSearch.isThinking
    else { return false }
    endingSearch.go(budget: G.Engine.secondOfWork, wake: wake) { solver.endings(of: position, control: $0) }
    return true
  }

  func seekValues(in position: G.Position) {
    guard !known.hasValues, !valueSearch.isThinking else { return }
    let (engine, solver, facets, wake) = (host.engine, solver, facets, wake)
    let told = ToldValues<G.Move>()
    self.told = told
    takenAt = -.infinity
    valueSearch.go(budget: Self.patience * G.Engine.secondOfWork, wake: wake) { control in
      let isWhole = facets.evaluate(position, by: engine, control: control) { move, value in
        told.take(value, of: move)
        if !control.isStopped { wake() }
      }
      return isWhole ? .some(solver?.waysLeft(in: position, control: control)) : nil
    }
  }

  func forgetValues() {
    valueSearch.stop()
    (known.values, known.solutions.left, known.hasValues) = (MoveValues(), nil, false)
  }

  /// Takes in what has been told of values.
  /// - Returns: when there may be more to show.
  private func takeValues(_ now: Double, isLast: Bool) -> Wake {
    guard isLast || now >= takenAt + Self.restOfValues else { return .at(takenAt + Self.restOfValues) }
    let values = told.all
    guard values != known.values.each else { return .never }
    for (move, value) in values { known.values.take(value, of: move) }
    takenAt = now
    return .never
  }

  /// Asks once for what is said of a game that is over.
  func seekEpilogue(of position: G.Position) {
    guard let solver, !known.isEpilogueSought else { return }
    known.isEpilogueSought = true
    epilogueSearch.go(budget: G.Engine.secondOfWork, wake: wake) {
      solver.epilogue(of: position, control: $0)
    }
  }

  // MARK: - Answers

  /// Takes in how searches ended; each of them ends, with an answer or without.
  /// - Parameter mayMove: whether a hint is still of use.
  /// - Returns: when there may be more to show.
  func poll(_ position: G.Position, mayMove: Bool, now: Double) -> Wake {
    var wake = Wake.never
    switch replySearch.poll() {
    case .found(let reply)?: known.reply = reply
    // It is its turn, so there is a move to play.
    case .nothing?, .stopped?: known.reply = position.legalMoves.first.map { Reply(move: $0, care: 0) }
    case nil: break
    }
    if case .found(let prepared)? = preparation.poll() { known.prepared = prepared }
    switch hintSearch.poll() {
    case .found(let found)?:
      known.hint = mayMove ? found : nil
      if mayMove { seekLine(after: found.move, in: position) }
    case .nothing?: known.noHint = true
    case .stopped?: known.noHint = false
    case nil: break
    }
    if let ended = lineSearch.poll() {
      if case .found(let line) = ended { known.hintLine = line }
      seekOthers(in: position)
    }
    if case .found(let others)? = othersSearch.poll() { known.others = others }
    switch endingSearch.poll() {
    case .found(let found)?: known.solutions.endings = found
    case .nothing?: known.solutions.endings = []
    case .stopped?: known.solutions.endingsAreUnknown = true
    case nil: break
    }
    if let ended = valueSearch.poll() {
      known.hasValues = true
      wake = takeValues(now, isLast: true)
      if case .found(let worth) = ended {
        known.solutions.left = worth
        known.values.isWhole = true
      }
    } else if valueSearch.isThinking {
      wake = takeValues(now, isLast: false)
      if known.awaitsValues { wake = wake.sooner(.at(now + Self.restOfValues)) }
    }
    if case .found(let found)? = epilogueSearch.poll() { known.epilogue = found }
    switch judgementSearch.poll() {
    case .found(let remark)?: known.judgement = .some(remark)
    case .nothing?, .stopped?: known.judgement = .some(nil)
    case nil: break
    }
    return wake
  }

  /// Ends every search and forgets the answers: the position is another one.
  func forget() {
    replySearch.stop()
    stopHint()
    valueSearch.stop()
    endingSearch.stop()
    epilogueSearch.stop()
    judgementSearch.stop()
    preparation.stop()
    pondering.stop()
    known = Known()
  }
}
