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
    /// A right move was made; when the next of the answers comes.
    case right(Double?)
  }

  let step: LessonStep
  private let start: (position: G.Position, moves: [G.Move])
  private var position: G.Position
  private var moves: [G.Move]
  private var table = G.Table()
  private(set) var phase: Phase
  /// What is said of the move that was tried last, in the language that is spoken.
  var remark: String? {
    tried.map { isOtherWay ? tr("That wins, too.") : isDone ? step.why.said : words(against: $0) } ?? refusal
  }
  /// True when the move that was made is not what was meant, and decides the game as well.
  var isOtherWay: Bool { isDone && tried.map { !step.right.contains($0.description) } ?? false }
  /// The move that was tried last, and why the table took none: one of them at most.
  private var tried: G.Move?
  private var refusal: String?
  private var misses = 0
  /// Elements that show why the right move was right, and what a wrong one misses.
  private var proof: Set<String> = []
  private var answers: ArraySlice<G.Move> = []
  private var hasAppeared = false
  private var place: BoardRegion?
  private var plate: Rect?
  private var moment = BoardMoment()
  /// How the hand goes, found when it sets out.
  private var way: HandWay?

  /// Nil when it is no position of this game.
  init?(_ step: LessonStep) {
    guard let start = G.line(setup: step.setup, step.moves) else { return nil }
    self.step = step
    self.start = start
    (position, moves) = start
    phase = step.shown == nil ? .tries : .shows(nil)
  }

  var isDone: Bool { if case .right = phase { true } else { false } }
  var isShowing: Bool { if case .shows = phase { true } else { false } }
  /// True where the pieces that are left count: one of them is given, or the move is about what can be given after it.
  var showsTray: Bool {
    let isGiving = start.position.legalMoves.first.map { "\($0)".hasPrefix("=") } ?? false
    return isGiving || !step.claims.contains(.wins)
  }
  var turn: Seat { start.position.turn }

  // MARK: - What can be done

  /// The learner tries.
  func begin() {
    stopHand()
    if !isDone { phase = .tries }
  }

  /// From the beginning, with the hand.
  func again() {
    stopHand()
    (position, moves) = start
    (tried, refusal, misses, answers, proof) = (nil, nil, 0, [], [])
    phase = .shows(nil)
    renew()
  }

  /// Tiles lie again as they did at first.
  private func renew() {
    table = G.Table()
    if let place { table.arrange(place) }
    table.follow(.appeared, view)
  }

  private var goal: String? { step.shown ?? step.right.first }

  private var mayMove: Bool { moment.isActive && !isDone }

  /// The ring comes with the hand, and leaves when the learner tries; it is there again after two misses.
  var showsTarget: Bool { !isDone && (isShowing || phase == .waits || misses > 1) }

  private var view: TableView<G.Position, G.Move> {
    var view = TableView(
      position: position, moves: moves, turn: position.turn, outcome: position.outcome, mayMove: mayMove,
      options: options, look: moment.look,
      plates: plate.map { [turn: $0] } ?? [:], showsTray: !G.info.regions.contains(.hand) || showsTray,
      showsFocus: moment.showsFocus, now: moment.now)
    view.ownSeat = turn
    // It is there from the beginning: the hand draws the eye.
    view.line = showsTarget ? goal.flatMap { G.Move($0) }.map { ShownLine(.advice, [$0], since: 0) } : nil
    return view
  }

  private var options: GameOptions {
    var options = GameOptions()
    options.setup = step.setup
    return options
  }

  // MARK: - Input

  /// - Returns: true when a right move was made.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> Bool {
    moment = BoardMoment(context)
    switch gesture {
    case .hover: if isShowing { return false }
    case .press, .click, .dragBegin, .key, .steer, .action: begin()
    default: if isShowing { return false }
    }
    switch table.interpret(gesture, view) {
    case .move(let move), .moveSaying(let move, _): return take(move)
    case .refused(let reason):
      (tried, refusal) = (nil, reason)
      return false
    case .ignored, .handled, .restart, .premove: return false
    }
  }

  private func take(_ move: G.Move) -> Bool {
    guard mayMove, let next = position.playing(move) else { return false }
    (tried, refusal) = (move, nil)
    let isMeant = step.right.contains(move.description)
    guard isMeant || step.isAccepted(move, of: G.self, in: position) else {
      misses += 1
      let fault = fault(of: move)?.cells ?? []
      proof = Set(fault.isEmpty ? step.cells + sight(of: step.right.first.flatMap { G.Move($0) }) : fault)
      return false
    }
    proof = Set(sight(of: move))
    position = next
    moves.append(move)
    answers = isMeant ? step.answers.split(separator: " ").compactMap { G.Move(String($0)) }[...] : []
    phase = .right(answers.isEmpty ? nil : moment.now + 0.9)
    table.follow(.played(move), view)
    return true
  }

  /// What is wrong with a move: what the lesson says of it, what the rules prove, or what there is to look for.
  private func words(against move: G.Move) -> String {
    if let own = step.wrong[move.description] { return own.said }
    let bad = fault(of: move)
    return bad?.isCertain == true ? bad?.sentence ?? "" : step.miss.said
  }

  /// What the rules prove against a move, or what the step asks to be without.
  private func fault(of move: G.Move) -> Idea? {
    let bad = G.facets.ideas(of: move, in: position).filter { !$0.isGood }
    return bad.first(where: \.isCertain) ?? bad.first { step.claims.contains(.lacks($0.name)) }
  }

  /// What a right move is about, on the board.
  private func sight(of move: G.Move?) -> [String] {
    // Few moves are no place on the board.
    guard let move, !step.claims.contains(.leavesFewestMoves) else { return [] }
    return G.facets.ideas(of: move, in: position).first { $0.isGood && !$0.cells.isEmpty }?.cells ?? []
  }

  /// What the table refused was said in another language.
  func retell() { refusal = nil }

  func takes(_ key: Key) -> Bool { phase == .tries && table.takes(key) }
  func owns(_ arrow: Key) -> Bool { table.owns(arrow) }
  var drag: (piece: String, over: String?)? { isShowing ? nil : table.drag(view) }
  func takeSounds() -> [Sound] { table.takeSounds() }
  var actions: [TableAction] { table.surroundings(view).actions.filter { $0.id.hasPrefix("tile.") } }

  // MARK: - Time

  func arrange(_ region: BoardRegion, plate: Rect?) -> Bool {
    guard region != place || plate != self.plate else { return false }
    (place, self.plate) = (region, plate)
    if way != nil { stopHand() }
    if isShowing { phase = .shows(nil) }
    table.arrange(region)
    return true
  }

  func advance(_ context: StageContext) -> Wake {
    moment = BoardMoment(context)
    if !hasAppeared {
      hasAppeared = true
      table.follow(.appeared, view)
    }
    var wake = Wake.never
    switch phase {
    case .shows(let began): wake = advanceHand(since: began)
    case .right(let due?): wake = answer(due)
    default: break
    }
    return wake.sooner(table.advance(view))
  }

  private func answer(_ due: Double) -> Wake {
    guard moment.now >= due, table.isSettled else { return moment.now < due ? .at(due) : .nextFrame }
    guard let move = answers.popFirst(), let next = position.playing(move) else {
      phase = .right(nil)
      return .never
    }
    position = next
    moves.append(move)
    table.follow(.played(move), view)
    phase = .right(answers.isEmpty ? nil : moment.now + 0.9)
    return .nextFrame
  }

  // MARK: - The hand

  private func advanceHand(since began: Double?) -> Wake {
    guard place != nil, moment.isActive else { return .never }
    guard !moment.look.reducedMotion else {
      phase = .waits
      return .never
    }
    guard let began else {
      phase = .shows(moment.now + HandWay.pause * moment.look.pace)
      return .nextFrame
    }
    guard moment.now >= began else { return .nextFrame }
    if way == nil { setOut(at: began) }
    guard let way else {
      phase = .waits
      return .never
    }
    let t = (moment.now - began) / moment.look.pace
    if t < HandWay.carry + HandWay.rest {
      for turn in way.turns(after: t) {
        _ = table.interpret(.action(turn), view)
        self.way?.turned += 1
      }
      _ = table.interpret(.drag(way.point(at: t)), view)
      return .nextFrame
    }
    if !way.isEmpty {
      self.way?.isEmpty = true
      _ = table.interpret(.cancel, view)
    }
    if t >= HandWay.whole {
      self.way = nil
      phase = .waits
      if !step.turns.isEmpty { renew() }
    }
    return .nextFrame
  }

  /// How a hand makes a move on the board; nil where it cannot.
  func way(of move: String, turns: [String]) -> HandWay? {
    HandWay.find(move, turns: turns, on: table, view)
  }

  private func setOut(at time: Double) {
    guard let goal, let found = way(of: goal, turns: step.turns) else { return }
    way = found
    way?.start = time
    _ = table.interpret(.dragBegin(from: found.from, to: found.from), view)
  }

  private func stopHand() {
    guard let way else { return }
    if !way.isEmpty { _ = table.interpret(.cancel, view) }
    self.way = nil
    if !step.turns.isEmpty { renew() }
    if isShowing { phase = .waits }
  }

  // MARK: - Picture

  var node: Node<StageAction> {
    let hand = way
    let (now, pace) = (moment.now, moment.look.pace)
    let glows = isDone && position.outcome != nil ? [] : glowing
    return .layers([
      BoardView<G>(table: table, view: view).node,
      Node(
        .surface(
          Surface(
            paint: { list in
              for frame in glows { list.glow(around: frame) }
            },
            paintLifted: { list in
              if let hand { hand.paint(at: (now - hand.start) / pace, into: &list) }
            },
            elements: { [] }))
      ).sized(.fill, .fill),
    ]).sized(.fill, .fill)
  }

  /// Ids of elements that glow.
  var lit: Set<String> { isDone || misses > 0 ? proof : Set(step.cells) }

  private var glowing: [Rect] {
    let cells = lit
    guard !cells.isEmpty, place != nil else { return [] }
    return table.elements(view).filter { cells.contains($0.id) }.map(\.frame)
  }

  var report: GameReport {
    GameReport(
      name: G.info.name, position: position.notation, moves: moves.map(\.description), turn: nil,
      outcome: nil,
      message: remark ?? step.sentence.said, isThinking: false)
  }
}
