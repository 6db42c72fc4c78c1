// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// A puzzle on the game's own table. Whatever is played is judged by the puzzle's line alone; what a wrong move allows the
/// engine finds meanwhile, and then both go back.
final class PuzzlePlayer<G: Game> {
  /// Follows from the line, from how far it has come, and from what goes on beside it: never from the way there.
  enum Phase: Hashable {
    case waiting
    /// The next move of the line, of the other side, is played soon.
    case replying(at: Double)
    /// A wrong move lies on the board and is answered soon.
    case answering(since: Double)
    /// The answer lies there, too; both go back soon.
    case answered(since: Double)
    /// The solution is played.
    case showing(at: Double)
    case over
  }

  let puzzle: PackedPuzzle
  /// The positions of the line and the move in each; none in the last.
  private(set) var line: [(position: G.Position, move: G.Move?)]
  private let packed: [(position: G.Position, move: G.Move?)]
  let seat: Seat
  private let given: [G.Move]
  private(set) var board: LooseBoard<G>
  /// A wrong move lies on the board.
  private var refuting: Phase?
  /// The solution is played.
  private var isShowing = false
  /// When the next move that nobody has to find is played.
  private var due = 0.0
  var state: ExerciseState
  /// How many steps of a hint were asked for.
  private(set) var hintStep = 0
  /// When it was solved, while it is looked at.
  private(set) var solvedAt: Double?
  private let search: Searcher<Refutation>
  private let engine: G.Engine
  private let wake: @Sendable () -> Void
  private var lastNow: Double?
  private var hasEnded = false

  static var replyTime: Double { 0.2 }
  static var lookTime: Double { 2.4 }
  static var showTime: Double { 0.7 }
  /// What the engine has not found by then is not waited for.
  static var patience: Double { 3 }

  /// Nil when it is no puzzle of this game.
  init?(
    _ puzzle: PackedPuzzle, _ state: ExerciseState, _ host: EngineHost<G>, _ settings: GameOptions,
    wake: @escaping @Sendable () -> Void
  ) {
    guard let (rules, game) = G.start(of: puzzle), let line = G.line(of: puzzle), line.count > 1 else {
      return nil
    }
    (self.puzzle, self.line, self.packed, self.wake) = (puzzle, line, line, wake)
    self.state = state
    (given, engine, search) = (game.moves, host.engine, Searcher(host.queue, .move))
    seat = line[0].position.turn
    // How the board looks is the player's matter, what helps on it is not offered.
    var options = rules
    options.switches[GameSwitch.coordinates.name] = settings.isOn(.coordinates)
    board = LooseBoard(line[0].position, game.moves, options, seat: seat)
    takeUp()
    let made = self.line.prefix(self.state.made).compactMap(\.move)
    board = LooseBoard(self.line[self.state.made].position, game.moves + made, options, seat: seat)
  }

  /// Of a state that was kept only what can be.
  private func takeUp() {
    if let first = state.instead.flatMap({ G.Move($0) }) { takeLine(of: first) }
    state.misses.removeAll { miss in
      guard line.indices.contains(miss.made), let move = G.Move(miss.move) else { return true }
      return line[miss.made].position.playing(move) == nil
    }
    // Whoever has found all of it has its stars.
    state.found = max(0, min(state.found, state.stars == nil ? end - 1 : end))
    state.made = max(0, min(state.made, state.isShown || state.stars != nil ? end : state.found))
  }

  // MARK: - The line

  /// True where the move of the line is one to be found.
  private func isOwn(_ index: Int) -> Bool {
    guard line.indices.contains(index), let move = line[index].move else { return false }
    return line[index].position.turn == seat && G.facets.pass(in: line[index].position) != move
  }

  private var end: Int { line.count - 1 }

  var phase: Phase {
    if let refuting { return refuting }
    if state.made == end { return .over }
    if isShowing { return .showing(at: due) }
    return isOwn(state.made) ? .waiting : .replying(at: due)
  }

  /// The next move of the line, whoever makes it.
  private func makeNext(again: Bool = false) {
    guard let move = line[state.made].move, board.play(move, again: again) else { return }
    if !isShowing, state.found == state.made { state.found += 1 }
    state.made += 1
    arrive()
  }

  private func takeBack() {
    state.made -= 1
    board.takeBack(to: line[state.made].position)
    arrive()
  }

  /// What follows from where the line has come to.
  private func arrive() {
    let pace = board.moment.look.pace
    due = board.moment.now + (isShowing ? Self.showTime : Self.replyTime) * pace
    (hintStep, solvedAt) = (0, nil)
    guard state.made == end else { return }
    isShowing = false
    if state.found == end {
      solvedAt = board.moment.now
      if state.stars == nil {
        state.stars = state.starsLeft
        hasEnded = true
      }
    }
    if board.position.outcome == nil, let last = line.dropLast().last, let move = last.move {
      let idea = G.facets.ideas(of: move, in: last.position).first { $0.isGood }
      board.glows = Set(idea?.cells ?? [])
    }
  }

  /// The move that is to be found now.
  var sought: G.Move? { phase == .waiting ? line[state.made].move : nil }

  // MARK: - What can be done

  /// Comes before whatever a button does.
  func note(_ context: StageContext) { board.note(context) }

  /// - Returns: what the table refuses, and why.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> TableResponse<G.Move> {
    board.note(context)
    switch gesture {
    case .press, .key(.enter, []), .key(.space, []), .key(.escape, []):
      // Who has seen enough goes on.
      if case .answered = phase {
        goBack()
        return .handled
      }
    default: break
    }
    board.mayMove = phase == .waiting
    let response = board.table.interpret(gesture, board.view)
    switch response {
    case .move(let move), .moveSaying(let move, _): take(move)
    default: break
    }
    return response
  }

  private func take(_ move: G.Move) {
    guard phase == .waiting, board.position.playing(move) != nil else { return }
    hintStep = 0
    let now = board.moment.now
    takeLine(of: move)
    guard move != sought else { return makeNext() }
    let before = board.position
    guard board.play(move), let after = before.playing(move) else { return }
    state.misses.append(.init(move: move.description, seat: seat, made: state.made))
    refuting = .answering(since: now)
    let (engine, seat) = (engine, seat)
    search.go(budget: G.Engine.secondOfWork, wake: wake) {
      Refutation.find(G.self, after: after, by: seat, engine, $0)
    }
  }

  /// Where several moves are right, the line is that of the one that was found.
  private func takeLine(of move: G.Move) {
    guard state.made == 0, isRight(move), move != line[0].move, let next = packed[0].position.playing(move)
    else { return }
    let isPacked = move == packed[0].move
    line = isPacked ? packed : [(packed[0].position, move), (next, nil)]
    (state.instead, state.found) = (isPacked ? nil : move.description, 0)
  }

  private func isRight(_ move: G.Move) -> Bool {
    move == packed[0].move || puzzle.also.contains(move.description)
  }

  /// Both go back, the answer first.
  private func goBack() {
    let root = given.count + state.made
    while board.moves.count > root {
      let kept = board.moves.dropFirst(root).dropLast()
      let before = kept.reduce(line[state.made].position) { $0.playing($1) ?? $0 }
      board.takeBack(to: before)
    }
    refuting = nil
  }

  var canUndo: Bool { phase == .waiting && (0..<state.made).contains(where: isOwn) }
  var canRedo: Bool { phase == .waiting && state.made < state.found }
  var canRestart: Bool { phase == .over || canUndo }
  var canAsk: Bool { phase == .waiting && hintStep < hints.count }
  var canShow: Bool { phase == .waiting }

  func undo() {
    guard canUndo else { return }
    repeat { takeBack() } while !isOwn(state.made)
  }

  func redo() {
    guard canRedo else { return }
    repeat { makeNext(again: true) } while state.made < state.found && !isOwn(state.made)
  }

  /// From the beginning; a puzzle that was over is practice then.
  func restart() {
    guard canRestart else { return }
    while state.made > 0 { takeBack() }
  }

  /// Plays what is left of the line.
  func show() {
    guard canShow else { return }
    hintStep = 0
    board.line = nil
    if state.stars == nil, !state.isShown {
      state.isShown = true
      hasEnded = true
    }
    (isShowing, due) = (true, board.moment.now)
  }

  // MARK: - Hints

  /// What a hint says, step by step: the idea, what it is about, and the move.
  var hints: [(words: String, cells: [String], showsMove: Bool)] {
    guard let sought else { return [] }
    let position = line[state.made].position
    let idea = G.facets.idea(for: sought, in: position)
    // What to look at, never what it is not.
    let first = idea?.clue ?? tr("Look for what the other side wants to do.")
    var steps: [(words: String, cells: [String], showsMove: Bool)] = [(first, [], false)]
    if let idea, let clue = idea.clue, !idea.cells.isEmpty { steps.append((clue, idea.cells, false)) }
    let name = G.shortName(of: sought)
    steps.append(
      (
        idea?.sentence
          ?? (puzzle.also.isEmpty
            ? tr("The move is {move}.", ["move": name])
            : tr("One move that is right: {move}.", ["move": name])),
        idea?.cells ?? [], true
      ))
    return steps
  }

  func askForHint() {
    guard canAsk, let sought else { return }
    let hint = hints[hintStep]
    hintStep += 1
    state.isHinted = true
    board.glows = Set(hint.cells)
    board.line = hint.showsMove ? ShownLine(.advice, [sought], since: board.moment.now) : nil
  }

  var hintWords: String? {
    let hints = hints
    return hints.indices.contains(hintStep - 1) ? hints[hintStep - 1].words : nil
  }

  // MARK: - Time

  func arrange(_ region: BoardRegion, source: Rect?) -> Bool { board.arrange(region, source: source) }

  /// True once when it was solved, or its solution was asked for.
  func takeEnd() -> Bool {
    defer { hasEnded = false }
    return hasEnded
  }

  func advance(_ context: StageContext, name: (Seat) -> String?) -> Wake {
    count(context)
    board.mayMove = phase == .waiting
    var wake = board.advance(context)
    guard board.moment.isActive else { return wake }
    switch phase {
    case .waiting, .over: break
    case .replying(let due), .showing(let due): wake = wake.sooner(at(due, context) { self.makeNext() })
    case .answering(let since): wake = wake.sooner(answer(since, context, name))
    case .answered(let since):
      wake = wake.sooner(at(since + Self.lookTime * context.look.pace, context) { self.goBack() })
    }
    return wake
  }

  private func at(_ due: Double, _ context: StageContext, _ act: () -> Void) -> Wake {
    guard context.now >= due else { return .at(due) }
    guard board.table.isSettled else { return .nextFrame }
    act()
    return .nextFrame
  }

  private func answer(_ since: Double, _ context: StageContext, _ name: (Seat) -> String?) -> Wake {
    let due = since + Self.replyTime * context.look.pace
    guard context.now >= due else { return .at(due) }
    guard board.table.isSettled else { return .nextFrame }
    var refutation = Refutation()
    switch search.poll() {
    case .found(let found)?: refutation = found
    case nil where context.now < since + Self.patience && search.isThinking: return .at(context.now + 0.1)
    default: search.stop()
    }
    if let index = state.misses.indices.last {
      state.misses[index].refutation = refutation
      let cells = reason(of: state.misses[index], name)?.cells ?? []
      for answer in refutation.moves.compactMap({ G.Move($0) }) { board.play(answer) }
      board.glows = Set(cells)
    }
    refuting = .answered(since: context.now)
    return .nextFrame
  }

  /// Why a move was wrong, and the ids of what shows it; nil until that is known.
  func reason(of miss: ExerciseState.Miss, _ name: (Seat) -> String?) -> (words: String, cells: [String])? {
    guard let refutation = miss.refutation, let move = G.Move(miss.move), line.indices.contains(miss.made)
    else { return nil }
    return refutation.reason(
      G.self, for: move, in: line[miss.made].position, goal: puzzle.goal, name: name)
  }

  /// Why the line was right: what the rules show of one of its moves, the one that decides before what helps; else what was proven.
  var why: String {
    let own = line.indices.filter(isOwn).compactMap { index in
      line[index].move.map { (line[index].position, $0) }
    }
    let ideas = own.compactMap { G.facets.idea(for: $0.1, in: $0.0) }
    let asked = aim.flatMap { aim in ideas.first { $0.name == aim.idea } }
    let idea =
      asked ?? ideas.dropLast().first(where: \.isCertain) ?? ideas.first(where: \.isCertain) ?? ideas.first
    return idea?.sentence ?? PuzzleWords.why(puzzle.goal, isOnly: puzzle.also.isEmpty)
  }

  private var aim: Aim? { if case .aim(let aim, _) = puzzle.goal { aim } else { nil } }

  /// The time that somebody looks at it, until it is over.
  private func count(_ context: StageContext) {
    if let lastNow, state.stars == nil { state.seconds += max(0, context.now - lastNow) }
    lastNow = context.isRunning ? context.now : nil
  }

  func leave() {
    if case .answering = phase { search.stop() }
    if board.moves.count > given.count + state.made { goBack() }
  }

  var isThinking: Bool { search.isThinking }
  func takes(_ key: Key) -> Bool { board.table.takes(key) }
  func owns(_ arrow: Key) -> Bool { board.table.owns(arrow) }
  func takeSounds() -> [Sound] { board.table.takeSounds() }
}
