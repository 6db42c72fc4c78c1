// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// A past game of one kind on its table, with the lines that are tried on it.
final class Replayer<G: Game>: PastBoard {
  typealias Part = Node<StageAction>

  let subject: ReplaySubject
  let moves: [G.Move]
  /// One more than moves.
  let positions: [G.Position]
  var desk: BoardDesk<G>
  private(set) var index: Int
  var isPlaying = false { didSet { nextAt = nil } }
  var speed = 1.0
  var review: GameReview? {
    didSet {
      points = turningPoints
      story = wholeStory
      // What is still gone through has no turning point yet that would stay one.
      if awaitsMistake && !isPartial { begin() }
    }
  }
  /// What is known while the game is still gone through.
  func show(partial: GameReview) {
    isPartial = true
    review = partial
  }

  /// True while the game is still gone through, and more will be known of it.
  var isPartial = false
  /// The mistakes that mattered.
  private(set) var points = TurningPoints()
  /// What can be told of the whole game to a person who lost it; empty where nothing can.
  private(set) var story = ""
  /// True from the opening of a review until something was gone to.
  private var awaitsMistake = false
  /// What the table has not been told yet, and how many moves were on the board then.
  var changes: [(change: TableChange<G.Move>, index: Int)]
  private var nextAt: Double?
  let room: EngineRoom?
  let wakeUp: @Sendable () -> Void
  /// The lines that were tried, by the number of moves before them: one for each.
  private var trials: [Int: Trial<G>] = [:]
  /// The line that is tried instead of the game; nil while the game itself is looked at.
  var trial: Trial<G>?
  /// The better move that is looked for on the board of the trial.
  var quest: Quest<G>?
  /// True when the review has something to keep that it did not have before.
  var hasFindings = false
  /// How far the line that punishes the mistake on the board has been stepped through; nil for all of it.
  var lineStep: Int?
  /// When the mistake on the board came into view.
  private var since = 0.0

  /// Nil when it is no game by these rules.
  /// - Parameter room: engines for a line that is tried; without them none is.
  init?(_ subject: ReplaySubject, _ room: EngineRoom? = nil, wake: @escaping @Sendable () -> Void = {}) {
    guard let line = GameLine<G>(subject.record) else { return nil }
    (self.subject, self.room, wakeUp) = (subject, room, wake)
    desk = BoardDesk(line, subject.record.options, seat: subject.record.ownSeat)
    moves = line.moves
    positions = line.past + [line.position]
    index = line.moves.count
    changes = [(.appeared, line.moves.count)]
    review = subject.review
    points = turningPoints
    story = wholeStory
  }

  var count: Int { moves.count }
  func moves(upTo index: Int) -> Int { GameRecord.count(of: moves.prefix(index).map(\.description)) }
  var score: TableScore? { desk.table.surroundings(view).score }

  var heading: TableHeading? { desk.table.surroundings(view).heading }

  func arrange(_ region: BoardRegion, plates: [Seat: Rect], showsTray: Bool) -> Bool {
    desk.showsTray = showsTray
    return desk.arrange(region, plates: plates)
  }

  var view: TableView<G.Position, G.Move> { trial.map { view(of: $0, $0.session.line) } ?? view(at: index) }

  private func view(of trial: Trial<G>, _ line: GameLine<G>) -> TableView<G.Position, G.Move> {
    let session = trial.session
    var view = desk.view(
      of: line.position, line.moves, session.options,
      mayMove: session.mayMove && quest?.exercise.phase ?? .waiting == .waiting)
    view.seed = subject.record.seed
    if quest == nil { view.values = session.values } else { view.options.showsValues = false }
    return view
  }

  private func view(at index: Int) -> TableView<G.Position, G.Move> {
    var view = desk.view(of: positions[index], Array(moves.prefix(index)), subject.record.options)
    (view.seed, view.showsFocus) = (subject.record.seed, false)
    guard let reviewed = reviewed(index), G.info.isContest, desk.showsTray else { return view }
    (view.values, view.valuesAreBefore) = (MoveValues(proven: reviewed), true)
    guard let mark = points.mark(of: index) else { return view }
    // The move that the sentence names first.
    let better = points.explanations[index]?.better.first ?? reviewed.bestMoves.first
    view.better = better.flatMap { G.Move($0) }
    view.mistake = ShownMistake(moves[index - 1], before: positions[index - 1], isLost: mark == .heavy)
    if !isPlaying { view.line = line(index) }
    return view
  }

  /// A step moves a piece; a jump is simply there. The table hears of it with the next picture, at whose time the
  /// motion begins.
  func go(to target: Int) {
    let target = clamp(target, 0, count)
    awaitsMistake = false
    endTrial()
    guard target != index else { return }
    (lineStep, since) = (nil, desk.moment.now)
    let before = index
    index = target
    let change: TableChange<G.Move> =
      target == before + 1
      ? .played(moves[before]) : target == before - 1 ? .undone(moves[target]) : .appeared
    changes.append((change, target))
  }

  func begin() {
    guard let mistake = points.main else {
      go(to: 0)
      awaitsMistake = true
      return
    }
    go(to: mistake)
  }

  func follow() {
    for entry in changes { desk.table.follow(entry.change, view(at: entry.index)) }
    changes.removeAll()
    guard let trial else { return }
    for happening in trial.session.takeChanges() {
      desk.table.follow(happening.change, view(of: trial, happening.line))
    }
  }

  // MARK: - What is said of the moves

  /// What is known of the move that led to a place.
  func reviewed(_ index: Int) -> ReviewedMove? {
    guard index > 0, index <= moves.count, let review, review.moves.count == moves.count else { return nil }
    return review.moves[index - 1]
  }

  /// Who was ahead after each move, from -1 to 1 for the first player, and whether that is proven; nil where nobody knows.
  var graph: [(value: Double, isProven: Bool)?] {
    moves.indices.map { index in
      guard let worth = reviewed(index + 1)?.worth(of: moves[index].description) else { return nil }
      let part = 2 * G.facets.share(worth, in: positions[index]) - 1
      return (positions[index].turn == .first ? part : -part, worth.isProven)
    }
  }

  var remark: ReviewRemark? {
    guard index > 0 else { return nil }
    return G.remark(
      on: reviewed(index), points.explanations[index], mark: points.mark(of: index),
      back: points.returned[index].map { (moves(upTo: $0), points.returnedMore.contains(index)) },
      played: moves[index - 1],
      number: moves(upTo: index),
      in: positions[index - 1], person: person)
  }

  private var turningPoints: TurningPoints {
    guard let review, review.moves.count == moves.count, G.info.isContest else {
      var all = TurningPoints()
      all.moves = review?.mistakes ?? []
      return all
    }
    return G.turningPoints(of: review, in: positions, own: subject.record.ownSeat)
  }

  private var wholeStory: String {
    guard let review, review.moves.count == moves.count, !isPartial, let own = subject.record.ownSeat,
      subject.outcome?.winner == own.other, let rival = person(own.other).inSentence
    else { return "" }
    let told = G.story(of: review, points, before: Array(positions.dropLast()), own: own, rival: rival)
    return told.joined(separator: " ")
  }

  /// What is said first: how many moves gave the game away. Nil while nothing is known.
  var turningWords: TurningWords? {
    guard let review, review.moves.count == moves.count, !moves.isEmpty, !isPartial else { return nil }
    let own = subject.record.ownSeat
    let isSure = moves.indices.allSatisfy {
      own != nil && positions[$0].turn != own || review.moves[$0].isJudged
        || G.facets.pass(in: positions[$0]) != nil
    }
    let isLoss = own != nil && subject.outcome?.winner == own?.other
    return TurningWords(points, isLoss: isLoss, isSure: isSure)
  }

  // MARK: - What punishes a mistake

  /// The line after the mistake on the board, as ghosts.
  private func line(_ index: Int) -> ShownLine<G.Move>? {
    guard let reviewed = reviewed(index) else { return nil }
    let found = points.explanations[index]
    let moves = positions[index].line(G.shownLine(of: reviewed, found)).map(\.move)
    guard !moves.isEmpty else { return nil }
    let cells = Set(found?.lets.map { $0.idea.cells + $0.idea.beside } ?? [])
    return ShownLine(.danger, moves, step: lineStep, cells: cells, since: since)
  }

  /// What is shown of it; nil where no mistake is looked at.
  var shownLine: ShownLine<G.Move>? {
    trial == nil && points.mark(of: index) != nil ? line(index) : nil
  }

  var stepControl: StepControl? {
    shownLine.map { StepControl(G.self, $0, from: positions[index]) }
  }

  func stepLine(by count: Int) {
    if let stepControl { lineStep = stepControl.step(by: count) }
  }

  func person(_ seat: Seat) -> Person {
    subject.person(seat, G.info)
  }

  var entries: [MoveRibbon.Entry] {
    moves.indices.map { index in
      MoveRibbon.Entry(
        text: G.mark(of: moves[index]), seat: positions[index].turn, mistake: points.mark(of: index + 1))
    }
  }

  func advance(_ context: StageContext) -> Wake {
    desk.moment = BoardMoment(context)
    let now = context.now
    follow()
    if let trial { return advance(trial, context) }
    var wake = Wake.never
    if isPlaying {
      let at = nextAt ?? now + rest / 2 / speed
      nextAt = at
      if index == count {
        isPlaying = false
      } else if now >= at && (desk.table.isSettled || now >= at + 2) {
        go(to: index + 1)
        follow()
        nextAt = now + rest / speed
        wake = .nextFrame
      } else {
        wake = now < at ? .at(at) : .nextFrame
      }
    }
    return wake.sooner(desk.table.advance(view))
  }

  /// Seconds for which the move on the board is looked at before the next one: a mistake longer.
  private var rest: Double { points.moves.contains(index) ? 1.4 : 0.7 }

  // MARK: - A line that is tried

  var canTry: Bool {
    G.info.isContest && room != nil
      && (G.outcome(of: positions[index]) == nil || points.mark(of: index) != nil)
  }

  var isAsking: Bool { trial?.session.isAsking ?? false }

  func tryLine() {
    guard trial == nil, canTry, let room else { return }
    (isPlaying, awaitsMistake) = (false, false)
    // A mistake is where another move is tried.
    let root = points.mark(of: index) == nil ? index : index - 1
    guard let begun = trials[root] ?? Trial(subject.record, after: root, room, wake: wakeUp) else { return }
    trials[root] = begun
    follow()
    trial = begun
    desk.table.follow(.appeared, view)
  }

  func endTrial() {
    guard let trial else { return }
    trial.session.stopThinking()
    (self.trial, quest) = (nil, nil)
    changes.append((.appeared, index))
  }

  func stepTrial(_ step: Int, toEnd: Bool) {
    guard let trial else { return }
    repeat {
      guard step < 0 ? trial.canUndo : trial.session.canRedo else { return }
      if step < 0 { trial.session.undo() } else { trial.session.redo() }
    } while toEnd
  }

  /// What is known of the line that is tried.
  var verdict: (words: String, isCertain: Bool)? { trial?.verdict(person) }

  func interpret(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    desk.moment = BoardMoment(context)
    if trial == nil {
      switch gesture {
      case .click(let point, .left) where isBoard(point): tryLine()
      case .dragBegin(let point, _) where isBoard(point): tryLine()
      default: return nil
      }
    }
    guard let session = trial?.session else { return nil }
    if let (isSpent, back) = quest?.exercise.goOn(by: gesture, at: desk.moment.now) {
      perform(back, session)
      if isSpent { return nil }
    }
    switch desk.table.interpret(gesture, view) {
    case .move(let move): play(move, session)
    case .moveSaying(let move, let reason):
      play(move, session)
      return .toast(reason)
    case .refused(let reason): return .toast(reason)
    case .ignored, .handled, .restart, .premove: break
    }
    return nil
  }

  private func isBoard(_ point: Point) -> Bool {
    [desk.place?.frame, desk.place?.side, desk.place?.stage].contains { $0?.contains(point) ?? false }
  }

  private func advance(_ trial: Trial<G>, _ context: StageContext) -> Wake {
    let wake = trial.session.advance(
      to: context.now, isSettled: desk.table.isSettled, isCelebrating: desk.table.isCelebrating(view),
      isRunning: context.isRunning)
    let next = advanceQuest(trial.session)
    follow()
    return wake.sooner(next).sooner(desk.table.advance(view))
  }

  func takes(_ key: Key) -> Bool { trial != nil && (key == .escape || desk.table.takes(key)) }
  /// Left and right go through the game.
  func owns(_ arrow: Key) -> Bool {
    trial == nil ? arrow == .left || arrow == .right : desk.table.owns(arrow)
  }

  var drag: (piece: String, over: String?)? { trial == nil ? nil : desk.table.drag(view) }

  private var board: BoardView<G> { BoardView(table: desk.table, view: view, isUsable: trial != nil) }
  var node: Part { board.node }
  var boardWords: BoardWords? { desk.table.words(view) }

  func takeSounds() -> [Sound] { desk.table.takeSounds() }

  var forms: [TextForm] { G.foreignForms }

  func share(_ action: ShareAction) -> StageRequest? {
    G.share(
      action, view.position, trial?.session.moves ?? moves, subject.record.options,
      names: subject.record.names,
      board)
  }

  var report: GameReport {
    let shown = view
    return GameReport(
      name: G.info.name, position: G.notation(of: shown.position), moves: shown.moves.map(\.description),
      turn: nil,
      outcome: shown.outcome.map {
        $0.report(
          G.info, own: subject.record.ownSeat, subject.record.company(in: G.info),
          firstPerson: subject.firstPerson)
      },
      message: placeWords,
      isThinking: false)
  }

  var continued: GameRecord {
    var record = subject.record.begun(after: index)
    record.id = GameRecord.newID()
    record.seconds = 0
    record.counts = false
    return record
  }
}
