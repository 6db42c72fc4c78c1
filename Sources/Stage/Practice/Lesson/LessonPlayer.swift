// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// A step of a lesson on the game's own table: what the hand shows, what is tried, and what is said about that.
final class LessonPlayer<G: Game> {
  enum Phase: Hashable {
    /// The hand shows the move; when it began, once the board has its place.
    case shows(Double?)
    /// It has shown it, and waits.
    case waits
    case tries
    /// A right move was made.
    case right
  }

  let step: LessonStep
  private let start: GameLine<G>
  private var exercise: Exercise<G>
  private(set) var board: BoardDesk<G>
  /// What comes before a right move.
  private var lead: Phase
  /// Why the table took no move, in the language that was spoken.
  private var refusal: String?
  /// Elements that show why the right move was right, and what a wrong one misses.
  private var proof: Set<String> = []
  /// The tile that was wrong, as it lay: it stays to be seen until the next try. Where two play the piece tells nothing by itself.
  private var wrong: G.Move?

  /// Nil when it is no position of this game.
  init?(_ step: LessonStep) {
    var options = GameOptions()
    options.setup = step.setup
    guard let start = G.line(setup: step.setup, step.moves),
      let exercise = Self.exercise(step, start.position)
    else { return nil }
    (self.step, self.start, self.exercise) = (step, start, exercise)
    lead = step.shown == nil ? .tries : .shows(nil)
    board = BoardDesk(start, options, seat: start.turn)
    board.showsTray = !G.info.regions.contains(.hand) || showsTray
  }

  private static func exercise(_ step: LessonStep, _ start: G.Position) -> Exercise<G>? {
    let right = step.right.compactMap { G.Move($0) }
    let answers = step.answers.split(separator: " ").compactMap { G.Move(String($0)) }
    return Exercise<G>(start, Array(right.prefix(1)) + answers, .lesson, right: right) { move in
      step.isAccepted(move, of: G.self, in: start)
    }
  }

  var phase: Phase { isDone ? .right : lead }
  var isDone: Bool { exercise.state.made > 0 }
  var isShowing: Bool { if case .shows = phase { true } else { false } }
  /// True where the pieces that are left count: one of them is given, or the move is about what can be given after it.
  var showsTray: Bool {
    let isGiving = start.position.legalMoves.first.map { "\($0)".hasPrefix("=") } ?? false
    return isGiving || !step.claims.contains(.wins)
  }
  var turn: Seat { start.turn }

  /// What is said of the move that was tried last, in the language that is spoken.
  var remark: String? {
    if let refusal { return refusal }
    if isDone { return isOtherWay ? tr("That wins, too.") : step.why.said }
    return exercise.state.misses.last.flatMap { G.Move($0.move) }.map { words(against: $0) }
  }
  /// What is added to that: what a right move comes to, or what the rules show beside what a wrong one does.
  var more: String? {
    guard refusal == nil else { return nil }
    if isDone {
      return isOtherWay ? nil : exercise.line[0].move.flatMap { remark(on: $0, isRight: true)?.words }
    }
    let tried = exercise.state.misses.last.flatMap { G.Move($0.move) }
    return tried.flatMap { fault(of: $0) }.flatMap { $0.isCertain ? $0.answer : nil }
  }
  /// True when the move that was made is not what was meant, and decides the game as well.
  var isOtherWay: Bool {
    isDone && exercise.line[0].move.map { !step.right.contains($0.description) } ?? false
  }

  // MARK: - What can be done

  /// The learner tries.
  func begin() {
    stopHand()
    // What was wrong about a tile leaves with it.
    if wrong != nil { proof = [] }
    (lead, wrong) = (.tries, nil)
  }

  /// From the beginning, with the hand.
  func again() {
    stopHand()
    exercise = Self.exercise(step, start.position) ?? exercise
    (refusal, proof, wrong, lead) = (nil, [], nil, .shows(nil))
    board.begin(start, board.options)
  }

  private var goal: String? { step.shown ?? step.right.first }

  /// The ring comes with the hand, and leaves when the learner tries; it is there again after three misses.
  var showsTarget: Bool { !isDone && (lead != .tries || exercise.state.misses.count > 2) }

  // MARK: - Input

  /// - Returns: true when a right move was made.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> Bool {
    board.moment = BoardMoment(context)
    switch gesture {
    case .hover: if isShowing { return false }
    case .press, .click, .dragBegin, .key, .steer, .action: begin()
    default: if isShowing { return false }
    }
    light()
    let (response, step) = board.interpret(gesture, &exercise, context)
    // What showed the fault of the try before has nothing to do with this one.
    if case .refused(let reason) = response { (refusal, proof) = (reason, []) }
    switch step {
    case .right(let move):
      (refusal, proof) = (nil, Set(remark(on: move, isRight: true)?.cells ?? []).union(sight(of: move)))
    case .refused(let move):
      (refusal, proof) = (nil, Set(proof(against: move)))
      if !G.info.isContest { wrong = move }
    default: return false
    }
    return isDone
  }

  /// What shows what is wrong with a move, never what would be right.
  private func proof(against move: G.Move) -> [String] {
    let shown = fault(of: move)?.cells ?? remark(on: move, isRight: false)?.cells ?? []
    return shown.isEmpty ? step.cells : shown
  }

  private func remark(on move: G.Move, isRight: Bool) -> LessonRemark? {
    G.facets.remark(on: move, at: step, isRight: isRight, in: start.position)
  }

  /// What is wrong with a move: what the lesson says of it, what the rules prove, what the game says of it, or what there is to look for.
  private func words(against move: G.Move) -> String {
    if let own = step.wrong[move.description] { return own.said }
    if let bad = fault(of: move), bad.isCertain { return bad.sentence }
    return remark(on: move, isRight: false)?.words ?? step.miss.said
  }

  /// What the rules prove against a move, or what the step asks to be without.
  private func fault(of move: G.Move) -> Idea? {
    let bad = G.facets.ideas(of: move, in: start.position).filter { !$0.isGood }
    return bad.first(where: \.isCertain) ?? bad.first { step.claims.contains(.lacks($0.name)) }
  }

  /// What a right move is about, on the board.
  private func sight(of move: G.Move?) -> [String] {
    // Few moves are no place on the board, and a tile covers what it was about.
    guard let move, G.info.isContest, !step.claims.contains(.leavesFewestMoves) else { return [] }
    return G.facets.ideas(of: move, in: start.position).first { $0.isGood && !$0.cells.isEmpty }?.cells ?? []
  }

  /// What the table refused was said in another language.
  func retell() { refusal = nil }

  func takes(_ key: Key) -> Bool { phase == .tries && board.table.takes(key) }
  func owns(_ arrow: Key) -> Bool { board.table.owns(arrow) }
  var drag: (piece: String, over: String?)? { isShowing ? nil : board.table.drag(board.view) }
  func takeSounds() -> [Sound] { board.table.takeSounds() }
  var actions: [TableAction] {
    board.table.surroundings(board.view).actions.filter { $0.id.hasPrefix("tile.") }
  }

  // MARK: - Time

  func arrange(_ region: BoardRegion, plate: Rect?) -> Bool {
    guard board.arrange(region, plates: plate.map { [turn: $0] } ?? [:]) else { return false }
    stopHand()
    if isShowing { lead = .shows(nil) }
    return true
  }

  func advance(_ context: StageContext) -> Wake {
    board.moment = BoardMoment(context)
    var wake = Wake.never
    if case .shows(let began) = phase { wake = advanceHand(since: began) }
    light()
    wake = wake.sooner(board.advance(&exercise, context).wake)
    light()
    return wake
  }

  /// Ids of elements that glow.
  var lit: Set<String> { isDone || !exercise.state.misses.isEmpty ? proof : Set(step.cells) }

  private func light() {
    // It is there from the beginning: the hand draws the eye.
    let target = showsTarget ? goal.flatMap { G.Move($0) }.map { ShownLine(.advice, [$0], since: 0) } : nil
    board.line = wrong.map { ShownLine(.danger, [$0], since: 0) } ?? target
    board.glows = isDone && board.position.outcome != nil ? [] : lit
  }

  // MARK: - The hand

  private func advanceHand(since began: Double?) -> Wake {
    let moment = board.moment
    guard board.place != nil, moment.isActive else { return .never }
    guard !moment.look.reducedMotion else {
      lead = .waits
      return .never
    }
    guard let began else {
      lead = .shows(moment.now + HandWay.pause * moment.look.pace)
      return .nextFrame
    }
    guard moment.now >= began else { return .nextFrame }
    if board.hand == nil { setOut(at: began) }
    guard let way = board.hand else {
      lead = .waits
      return .never
    }
    let t = (moment.now - began) / moment.look.pace
    if t < HandWay.carry + HandWay.rest {
      for turn in way.turns(after: t) {
        _ = board.table.interpret(.action(turn), board.view)
        board.hand?.turned += 1
      }
      _ = board.table.interpret(.drag(way.point(at: t)), board.view)
      return .nextFrame
    }
    if !way.isEmpty {
      board.hand?.isEmpty = true
      _ = board.table.interpret(.cancel, board.view)
    }
    if t >= HandWay.whole {
      board.hand = nil
      lead = .waits
      if !step.turns.isEmpty { board.renew() }
    }
    return .nextFrame
  }

  private func setOut(at time: Double) {
    guard let goal, let found = board.way(of: goal, turns: step.turns) else { return }
    board.hand = found
    board.hand?.start = time
    _ = board.table.interpret(.dragBegin(from: found.from, to: found.from), board.view)
  }

  private func stopHand() {
    guard let way = board.hand else { return }
    if !way.isEmpty { _ = board.table.interpret(.cancel, board.view) }
    board.hand = nil
    if !step.turns.isEmpty { board.renew() }
    if isShowing { lead = .waits }
  }
}
