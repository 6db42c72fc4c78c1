// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import SceneKit
import Words

extension BoardDesk {
  /// A puzzle on its board; nil when it is none of this game.
  /// - Parameter made: moves of its line that were made before.
  init?(_ puzzle: PackedPuzzle, _ settings: GameOptions, seat: Seat, made: [G.Move] = []) {
    guard let (rules, given) = G.start(of: puzzle),
      let game = GameLine<G>(rules, moves: given.moves + made)
    else { return nil }
    var options = rules
    // How the board looks is the player's matter, what helps on it is not offered.
    options.switches[GameSwitch.coordinates.name] = settings.isOn(.coordinates)
    self.init(game, options, seat: seat)
  }
}

/// A puzzle on the game's own table. What a wrong move allows the engine finds while it lies there.
final class PuzzlePlayer<G: Game> {
  let puzzle: PackedPuzzle
  private(set) var exercise: Exercise<G>
  private(set) var board: BoardDesk<G>
  private let search: Searcher<Refutation>
  private let engine: G.Engine
  private let wake: @Sendable () -> Void
  private var lastNow: Double?
  /// Why a line was right, as it was told last: every picture asks, and to find it costs more than the rest of a picture.
  private var told: (moves: [G.Move], said: [String?], why: (words: String, cells: [String]))?

  /// Nil when it is no puzzle of this game.
  init?(
    _ puzzle: PackedPuzzle, _ state: ExerciseState, _ host: EngineHost<G>, _ settings: GameOptions,
    wake: @escaping @Sendable () -> Void
  ) {
    guard let line = G.line(of: puzzle),
      let exercise = Exercise<G>(
        line[0].position, line.compactMap(\.move), .puzzle, right: puzzle.also.compactMap { G.Move($0) },
        state: state,
        isAsGood: { move in
          guard case .aim(let aim, _) = puzzle.goal else { return false }
          return aim.isReached(by: move, of: G.self, in: line[0].position)
        }),
      let board = BoardDesk<G>(
        puzzle, settings, seat: exercise.seat,
        made: exercise.line.prefix(exercise.state.made).compactMap(\.move))
    else { return nil }
    (self.puzzle, self.exercise, self.board, self.wake) = (puzzle, exercise, board, wake)
    self.exercise.isToWin = puzzle.goal.isWin && puzzle.danger.isEmpty
    if case .aim(let aim, _) = puzzle.goal { self.exercise.aim = aim }
    self.exercise.danger = puzzle.danger(in: line[0].position, G.self)?.lets?.idea
    (engine, search) = (host.engine, Searcher(host.queue, .move))
  }

  var state: ExerciseState { exercise.state }
  var seat: Seat { exercise.seat }
  /// When it was solved, while it is looked at.
  var solvedAt: Double? { exercise.isFound ? exercise.endedAt : nil }

  // MARK: - What can be done

  /// Comes before whatever a button does.
  func note(_ context: StageContext) { board.moment = BoardMoment(context) }

  /// - Returns: what the table refuses, and why.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> TableResponse<G.Move> {
    let (response, step) = board.interpret(gesture, &exercise, context)
    switch step {
    case .back: search.stop()
    case .wrong:
      let (engine, seat, after, goal) = (engine, seat, board.position, puzzle.goal)
      let before = exercise.line[exercise.state.made].position
      search.go(budget: G.Engine.secondOfWork, wake: wake) {
        Refutation.find(G.self, after: after, from: before, by: seat, goal: goal, engine, $0)
      }
    default: break
    }
    light(step)
    return response
  }

  private func follow(_ step: Exercise<G>.Step?) {
    board.perform(step)
    light(step)
  }

  func undo() { follow(exercise.undo(at: board.moment.now)) }
  func redo() {
    clear()
    follow(exercise.redo(at: board.moment.now))
  }

  func restart() {
    clear()
    follow(exercise.restart(at: board.moment.now))
  }

  /// What a button does begins where nothing wrong lies.
  private func clear() {
    if exercise.isRefuting { follow(exercise.goBack(at: board.moment.now)) }
  }

  func show() {
    clear()
    board.line = nil
    exercise.show()
  }

  func askForHint() {
    clear()
    guard let sought = exercise.sought, let hint = exercise.askForHint() else { return }
    board.glows = Set(hint.cells)
    board.line = hint.showsMove ? ShownLine(.advice, [sought], since: board.moment.now) : nil
  }

  /// True once when it was solved, or its solution was asked for.
  func takeEnd() -> Bool { exercise.takeEnd() }

  // MARK: - Time

  func arrange(_ region: BoardRegion, source: Rect?) -> Bool {
    board.arrange(region, plates: source.map { [seat: $0] } ?? [:])
  }

  func advance(_ context: StageContext) -> Wake {
    count(context)
    let (step, wake) = board.advance(&exercise, context) { [search] isLate in
      if case .found(let found)? = search.poll() { return found }
      guard isLate || !search.isThinking else { return nil }
      search.stop()
      return Refutation()
    }
    light(step)
    return wake
  }

  /// What lies there after a step has its reason lit: that of a wrong move, or why the last one of the line was right.
  private func light(_ step: Exercise<G>.Step?) {
    guard step != nil else { return }
    if case .answered = exercise.phase {
      board.glows = Set(state.misses.last.flatMap { reason(of: $0) { _ in nil } }?.cells ?? [])
    } else if exercise.phase == .over, board.position.outcome == nil {
      board.glows = Set(why { _ in nil }.cells)
    }
  }

  /// Why a move was wrong, and the ids of what shows it; nil until that is known.
  func reason(of miss: ExerciseState.Miss, _ name: (Seat) -> String?) -> (words: String, cells: [String])? {
    guard let refutation = miss.refutation, let move = G.Move(miss.move),
      exercise.line.indices.contains(miss.made)
    else { return nil }
    return refutation.reason(
      G.self, for: move, in: exercise.line[miss.made].position, goal: puzzle.goal,
      insteadOf: exercise.line.dropFirst(miss.made).compactMap(\.move), name: name)
  }

  /// What the other side threatens at the start; nil where nothing is to be seen.
  var threat: String? { exercise.line.first.flatMap { puzzle.threat(in: $0.position, G.self) } }

  /// Why the line was right, and the ids of what shows it.
  func why(_ name: (Seat) -> String?) -> (words: String, cells: [String]) {
    let line = exercise.line.compactMap { step in step.move.map { (step.position, $0) } }
    // One word tells in which language it was said.
    let (moves, said) = (line.map(\.1), [name(.first), name(.second), tr("Solved.")])
    if let told, told.moves == moves, told.said == said { return told.why }
    let why = puzzle.why(line, G.self, name: name)
    told = (moves, said, why)
    return why
  }

  /// The time that somebody looks at it, until it is over.
  private func count(_ context: StageContext) {
    if let lastNow, state.stars == nil { exercise.state.seconds += max(0, context.now - lastNow) }
    lastNow = context.isRunning ? context.now : nil
  }

  func leave() {
    search.stop()
    board.perform(exercise.goBack(at: board.moment.now))
  }

  var isThinking: Bool { search.isThinking }
  func takes(_ key: Key) -> Bool { board.table.takes(key) }
  func owns(_ arrow: Key) -> Bool { board.table.owns(arrow) }
  func takeSounds() -> [Sound] { board.table.takeSounds() }
}
