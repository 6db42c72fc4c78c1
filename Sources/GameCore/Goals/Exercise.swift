// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Words

/// A line of moves that somebody is to find: a puzzle, one of a rush, a mistake of a past game, a step of a lesson. Whatever is
/// played is judged by the line alone. It knows neither board nor engine: it says what happens, and whoever holds the board does it.
///
/// After a wrong move: it comes to lie on the board, what it allows is played, both are looked at until somebody goes on, and go back;
/// a move is waited for again, as long as there are tries. What a kind of exercise leaves out of that stands in its `ExerciseManner`.
public struct Exercise<G: Game> {
  /// Follows from the line, from how far it has come, and from what goes on beside it: never from the way there.
  public enum Phase: Hashable, Sendable {
    case waiting
    /// The next move of the line, which nobody has to find or which is shown, is played soon.
    case going(since: Double)
    /// A wrong move lies on the board and is answered soon.
    case answering(since: Double)
    /// The answer lies there, too, or as much as was played of what it comes to; all goes back once somebody goes on.
    case answered(since: Double)
    case over
  }

  /// What happens on the board.
  public enum Step: Equatable {
    /// The move that was tried comes to lie on it.
    case right(G.Move)
    case wrong(G.Move)
    /// It goes back to where it came from.
    case refused(G.Move)
    /// Moves that nobody had to find: of the line, or the answer to a wrong one.
    case moves([G.Move])
    /// Moves that had been taken back.
    case again([G.Move])
    /// So many moves go back, the last one first.
    case back(Int)
  }

  /// A step of a hint: what it says, the ids of elements that it is about, and whether the move itself is shown.
  public typealias Clue = (words: String, cells: [String], showsMove: Bool)

  public let manner: ExerciseManner
  /// The positions of the line and the move in each; none in the last.
  public private(set) var line: [(position: G.Position, move: G.Move?)]
  private let posed: [(position: G.Position, move: G.Move?)]
  private let right: [G.Move]
  private let isAsGood: (G.Move) -> Bool
  public let seat: Seat
  public var state: ExerciseState
  /// True where a win is to be found: hints speak of one's own moves then.
  public var isToWin = false
  /// What is to be done, where the rules alone say of a move that it does it.
  public var aim: Aim?
  /// What the other side would come to after another first move; nil where nothing is known of it.
  public var danger: Idea?
  private var refuting: Phase?
  /// True from a press on a wrong move until the next one.
  private var isPressSpent = false
  /// True from a press or a key that has sent an answer back until the next one: it did not mean the same wrong move once more.
  private var isSent = false
  /// How many moves beside the line lie on the board, and which are still to come there.
  private var beside = 0
  private var following: [G.Move] = []
  /// True while the solution is played.
  public private(set) var isShowing = false
  /// When the line came to where it is.
  private var arrivedAt = 0.0
  /// How many wrong moves there were when it came there.
  private var earlierMisses = 0
  /// How many steps of the hint were asked for.
  private var hintStep = 0
  /// When it came to its end, while that is looked at.
  public private(set) var endedAt: Double?
  private var hasEnded = false

  /// What an engine has not found after so many seconds is not waited for.
  private static var patience: Double { 3 }

  /// - Parameters:
  ///   - moves: those of the other side included.
  ///   - right: other first moves that are right, the best first.
  ///   - state: how far it was brought before; what cannot be of it is left out.
  ///   - isAsGood: true of other first moves that are accepted, too.
  /// - Returns: nil where a move is not legal, or none is to be found.
  public init?(
    _ start: G.Position, _ moves: [G.Move], _ manner: ExerciseManner, right: [G.Move] = [],
    state: ExerciseState = ExerciseState(), isAsGood: @escaping (G.Move) -> Bool = { _ in false }
  ) {
    let steps = start.line(moves)
    guard steps.count == moves.count, let last = steps.last,
      let final = last.position.playing(last.move)
    else { return nil }
    posed = steps.map { ($0.position, $0.move) } + [(final, nil)]
    (line, seat, self.manner, self.state) = (posed, start.turn, manner, state)
    (self.right, self.isAsGood) = (right, isAsGood)
    takeUp()
  }

  private mutating func takeUp() {
    let found = state.found
    if let first = state.instead.flatMap({ G.Move($0) }) { takeLine(of: first) }
    state.found = found
    state.misses.removeAll { miss in
      guard line.indices.contains(miss.made), let move = G.Move(miss.move) else { return true }
      return line[miss.made].position.playing(move) == nil
    }
    // Whoever has found all of it has its stars.
    state.found = max(0, min(state.found, state.stars == nil ? end - 1 : end))
    state.made = max(0, min(state.made, state.isShown || state.stars != nil ? end : state.found))
  }

  // MARK: - The line

  private var end: Int { line.count - 1 }

  /// True where the move of the line is one to be found.
  public func isAsked(_ index: Int) -> Bool {
    guard line.indices.contains(index), let move = line[index].move else { return false }
    guard manner.asksAll else { return index == 0 }
    return line[index].position.turn == seat && G.facets.pass(in: line[index].position) != move
  }

  public var phase: Phase {
    if let refuting { return refuting }
    if state.made == end || isOutOfTries { return .over }
    return isAsked(state.made) && !isShowing ? .waiting : .going(since: arrivedAt)
  }

  private var isOutOfTries: Bool { manner.mostMisses.map { state.misses.count >= $0 } ?? false }
  /// True while more comes to the board of what a wrong move allows.
  public var isFollowing: Bool { !following.isEmpty }
  /// True while a wrong move lies on the board.
  public var isRefuting: Bool { refuting != nil }
  /// What was tried last where the line stands now; nil where nothing was since it came there.
  public var lastMiss: ExerciseState.Miss? {
    state.misses.dropFirst(earlierMisses).last.flatMap { $0.made == state.made ? $0 : nil }
  }
  /// True once the line lies on the board and was not merely shown.
  public var isFound: Bool { state.made == end && state.found == end }
  /// The move that is to be found now.
  public var sought: G.Move? { isOpen ? line[state.made].move : nil }
  /// True while a move can be made, if what lies there beside the line goes back first.
  public var isOpen: Bool { phase == .waiting || isAnswered && !isOutOfTries }

  /// Where several moves are right, the line is that of the one that was found.
  private mutating func takeLine(of move: G.Move) {
    let start = posed[0].position
    let isPosed = move == posed[0].move
    guard move != line[0].move, let next = start.playing(move),
      isPosed || right.contains(move) || isAsGood(move)
    else { return }
    line = isPosed ? posed : [(start, move), (next, nil)]
    (state.instead, state.found) = (isPosed ? nil : move.description, 0)
  }

  private mutating func makeNext(at now: Double) -> [G.Move] {
    guard let move = line[state.made].move else { return [] }
    if !isShowing, state.found == state.made { state.found += 1 }
    state.made += 1
    arrive(at: now)
    return [move]
  }

  /// What follows from where the line has come to.
  private mutating func arrive(at now: Double) {
    (arrivedAt, hintStep, endedAt, earlierMisses) = (now, 0, nil, state.misses.count)
    guard state.made == end else { return }
    (isShowing, endedAt) = (false, now)
    if isFound, state.stars == nil {
      state.stars = state.starsLeft
      hasEnded = true
    }
  }

  /// True once when it was solved, or its solution was asked for.
  public mutating func takeEnd() -> Bool {
    defer { hasEnded = false }
    return hasEnded
  }

  // MARK: - A try

  /// - Returns: nil where no move is waited for, or the rules do not allow it.
  public mutating func take(_ move: G.Move, at now: Double) -> Step? {
    guard phase == .waiting, line[state.made].position.playing(move) != nil else { return nil }
    if isSent, let last = state.misses.last, last.made == state.made, last.move == move.description {
      return nil
    }
    hintStep = 0
    if state.made == 0 { takeLine(of: move) }
    if move == line[state.made].move {
      _ = makeNext(at: now)
      return .right(move)
    }
    state.misses.append(.init(move: move.description, seat: seat, made: state.made))
    guard manner.laysWrong else { return .refused(move) }
    (refuting, beside) = (.answering(since: now), 1)
    return .wrong(move)
  }

  /// Time goes by.
  /// - Parameters:
  ///   - pace: see `Look.pace`.
  ///   - isSettled: true once all pieces rest.
  ///   - reply: what the wrong move allows; nil while that is looked for, and what is known by then once it is late.
  public mutating func advance(
    to now: Double, pace: Double, isSettled: Bool, reply: (_ isLate: Bool) -> Refutation?
  ) -> (step: Step?, wake: Wake) {
    guard let due = due(pace) else { return (nil, .never) }
    guard now >= due else { return (nil, .at(due)) }
    guard isSettled else { return (nil, .nextFrame) }
    switch phase {
    case .answering(let since):
      guard let found = reply(now >= since + Self.patience) else { return (nil, .at(now + 0.1)) }
      return (.moves(answer(found, at: now)), .nextFrame)
    case .answered: return (goOn(at: now), .nextFrame)
    default: return (.moves(makeNext(at: now)), .nextFrame)
    }
  }

  private func due(_ pace: Double) -> Double? {
    switch phase {
    case .waiting, .over: nil
    case .going(let since): since + (isShowing ? manner.showTime : manner.replyTime) * pace
    case .answering(let since): since + manner.answerTime * pace
    case .answered(let since): lookTime.map { since + $0 * pace }
    }
  }

  private var lookTime: Double? {
    if isFollowing { return manner.followTime }
    return isOutOfTries ? manner.lookTime ?? manner.lastLookTime : manner.lookTime
  }

  /// The next move of what the answer comes to; when all of it was seen, it goes back.
  private mutating func goOn(at now: Double) -> Step? {
    guard !following.isEmpty else { return goBack(at: now) }
    refuting = .answered(since: now)
    beside += 1
    return .moves([following.removeFirst()])
  }

  private mutating func answer(_ found: Refutation, at now: Double) -> [G.Move] {
    guard let last = state.misses.indices.last else { return [] }
    state.misses[last].refutation = found
    refuting = .answered(since: now)
    guard let after = G.Move(state.misses[last].move).flatMap({ line[state.made].position.playing($0) })
    else {
      return []
    }
    let shown = found.shown(after: after, by: state.misses[last].seat, G.self)
    // Where nobody looks at the answer, nobody watches what comes of it.
    following = manner.lookTime == 0 ? [] : shown.rest
    beside = 1 + shown.answer.count
    return shown.answer
  }

  /// The wrong move and what has answered it go back, the last one first.
  public mutating func goBack(at now: Double) -> Step? {
    guard refuting != nil, let last = state.misses.indices.last else { return nil }
    defer { (refuting, beside, following) = (nil, 0, []) }
    if isOutOfTries { endedAt = now }
    // Who does not wait for what it allows is told that it was wrong.
    if state.misses[last].refutation == nil { state.misses[last].refutation = Refutation() }
    return .back(beside)
  }

  /// Who has seen enough of an answer goes on: a press or a key for the board sends it back at once and is then the next try; Enter,
  /// Space and Escape only send it back. What comes before the answer is the second click of a double click, and means nothing at all.
  /// - Returns: true of what is not for the board.
  public mutating func goOn(by gesture: Gesture, at now: Double) -> (isSpent: Bool, step: Step?) {
    switch gesture {
    case .press:
      (isPressSpent, isSent) = (isRefuting && !isAnswered, isAnswered)
      return isSent ? (false, goBack(at: now)) : sendBack(at: now)
    case .key(.character, []):
      isSent = isAnswered
      return (false, isSent ? goBack(at: now) : nil)
    case .key(.enter, []), .key(.space, []), .key(.escape, []): return sendBack(at: now)
    case .longPress, .dragBegin, .drag: return (isPressSpent, nil)
    case .click, .drop, .cancel:
      defer { isPressSpent = false }
      return (isPressSpent, nil)
    default: return (false, nil)
    }
  }

  /// What only sends a wrong move back; what comes too early does not even that.
  private mutating func sendBack(at now: Double) -> (isSpent: Bool, step: Step?) {
    guard isRefuting else { return (false, nil) }
    if case .answering(let since) = phase, now < since + manner.answerTime { return (true, nil) }
    return (true, goBack(at: now))
  }

  private var isAnswered: Bool { if case .answered = phase { true } else { false } }

  // MARK: - To and fro

  public var canUndo: Bool { isAnswered || phase == .waiting && (0..<state.made).contains(where: isAsked) }
  public var canRedo: Bool { isOpen && state.made < state.found }
  public var canRestart: Bool { phase == .over || canUndo }
  /// The first step is always there where a move is sought, so that a hint that nobody asks for is not worked out.
  public var canAsk: Bool { hintStep == 0 ? sought != nil : hintStep < hints.count }
  public var canShow: Bool { isOpen }

  /// Back to the last move that was to be found; what lies beside the line goes back first.
  public mutating func undo(at now: Double) -> Step? {
    if isAnswered { return goBack(at: now) }
    return canUndo ? back(to: (0..<state.made).last(where: isAsked) ?? 0, now) : nil
  }

  /// From the beginning; an exercise that was over is practice then.
  public mutating func restart(at now: Double) -> Step? {
    canRestart && !isRefuting ? back(to: 0, now) : nil
  }

  private mutating func back(to made: Int, _ now: Double) -> Step {
    let count = state.made - made
    state.made = made
    arrive(at: now)
    return .back(count)
  }

  public mutating func redo(at now: Double) -> Step? {
    guard canRedo, !isRefuting else { return nil }
    var moves = makeNext(at: now)
    while state.made < state.found, !isAsked(state.made) { moves += makeNext(at: now) }
    return .again(moves)
  }

  /// Plays what is left of the line, from now on.
  public mutating func show() {
    guard canShow, !isRefuting else { return }
    if state.stars == nil, !state.isShown { (state.isShown, hasEnded) = (true, true) }
    (isShowing, hintStep, arrivedAt) = (true, 0, -.infinity)
  }

  // MARK: - Hints

  /// What a hint says, step by step: the idea, what it is about, and the move. None while no move is to be found.
  public var hints: [Clue] {
    guard let sought else { return [] }
    let position = line[state.made].position
    let others = state.made == 0 ? right : []
    let clue = ([sought] + others).lazy.compactMap { self.clue(to: $0, in: position) }.first
    let danger = isToWin || state.made > 0 ? nil : danger
    // What to look at, never what it is not.
    let plan = danger?.clue.map { tr("The other side has a plan. {idea}", ["idea": $0]) }
    let first =
      plan ?? clue?.clue
      ?? (isToWin
        ? tr("Look for a move that leaves the other side no choice.")
        : position.isMidTurn
          ? tr("Look at what the other side can do with each piece.")
          : tr("Look for what the other side wants to do."))
    // Of a move that ends the game the place is told: that it does is the task.
    let place = position.playing(sought)?.outcome?.winner == seat ? clue?.place : nil
    // What only says the task again is said where it has something to show.
    let cells = (plan == nil ? clue : danger)?.cells ?? []
    let isTask = place == nil && !cells.isEmpty && (plan != nil || aim.map { $0.idea == clue?.name } ?? false)
    var steps: [Clue] = isTask ? [] : [(place ?? first, [], false)]
    if place == nil, !cells.isEmpty { steps.append((first, cells, false)) }
    let idea = G.facets.idea(for: sought, in: position)
    let name = G.name(of: sought, in: position)
    let told =
      right.isEmpty
      ? tr("This is right: {move}.", ["move": name]) : tr("One that is right: {move}.", ["move": name])
    return steps + [(idea?.sentence ?? told, idea?.cells ?? [], true)]
  }

  /// The idea of a move that has something to look at, one that decides before one that helps.
  private func clue(to move: G.Move, in position: G.Position) -> Idea? {
    let good = G.facets.ideas(of: move, in: position).filter(\.isGood)
    // What the task asks for comes first.
    var asked: [Idea] = []
    if let aim { asked = good.filter { $0.name == aim.idea } }
    return (asked + good.filter(\.isCertain) + good).first { $0.clue != nil }
  }

  /// What the step that was asked for last says; nil where none was.
  public var hintWords: String? {
    guard hintStep > 0 else { return nil }
    let hints = hints
    return hintStep <= hints.count ? hints[hintStep - 1].words : nil
  }

  /// The next step of the hint.
  public mutating func askForHint() -> Clue? {
    guard canAsk else { return nil }
    hintStep += 1
    state.isHinted = true
    return hints[hintStep - 1]
  }
}
