// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import InterfaceKit
import Preferences
import SceneKit
import Words

/// A game on the table: its session, its board, and the rail with players, message and actions.
final class TableScene<G: Game>: TableOfGame {
  let name = "table"
  let hasBoard = true
  var accent: Accent? { G.info.accent }

  let session: Session<G>
  var table = G.Table()
  private var region: BoardRegion?
  /// Where the players' plates are.
  private var plates: [Rect] = []
  /// Where the result lies, if it does.
  private(set) var resultFrame: Rect?
  private let resources: Resources
  private let wakeUp: @Sendable () -> Void
  var moment = BoardMoment()
  var guardOfMoves = MoveGuard()
  /// What a hint or the coach shows on the board.
  var line: ShownLine<G.Move>?
  var raise = Tweens()
  var face = FaceMotion()
  var result = ResultState()
  var wins = SeriesWins()
  var solved = SolvedState()
  var pack: TablePack?
  /// The number of moves after which the board is looked at; nil for the present.
  var lookedAt: Int?
  var laidMoves: Int?
  /// The solution that was on the board last, by its place.
  var laidSolution: Int?
  /// The options without what was turned for this board alone; nil where nothing was.
  var usualOptions: GameOptions?
  var archive: (any Archive)?
  /// The options of the game that was kept last; nil before anything was.
  var keptOptions: GameOptions?

  init(
    options: GameOptions, seed: UInt64, resources: Resources, host: EngineHost<G>,
    wake: @escaping @Sendable () -> Void
  ) {
    self.resources = resources
    wakeUp = wake
    session = Session(options: options, seed: seed, resources: resources, host: host, wake: wake)
  }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let frame = TableFrame(context, G.info.regions)
    var region = frame.region(interface)
    (region.frame, region.cleared) = gliding(to: region.frame, context)
    plates = ["plate.you", "plate.other"].compactMap { interface.frame(of: $0) }
    resultFrame = interface.frame(of: "table.banner")
    guard region != self.region else { return false }
    self.region = region
    table.arrange(region)
    return true
  }

  /// The starts to choose from today.
  func starts(_ today: Day) -> @Sendable () -> [GameStart] {
    { [resources] in G.facets.starts(resources, today: today) }
  }

  func start(_ setup: String) -> StageRequest? {
    begin(words: Saying(tr("Another puzzle."))) {
      session.load(PastedGame(setup: setup, moves: [])) ? nil : tr("That puzzle cannot be played.")
    }
  }

  func goOn(with saved: GameRecord, words: Saying?) -> StageRequest? {
    guard saved.id != session.gameID else { return nil }
    return begin(words: words ?? Saying(tr("The game goes on where you left it."))) {
      session.goOn(with: saved) ? nil : tr("This game cannot be continued.")
    }
  }

  var seated: GameOptions { session.seated }

  func paintThumbnail(
    _ setup: String, left: GameRecord?, in frame: Rect, look: Look, into list: inout DrawList
  ) {
    var options = session.options
    options.setup = setup
    let position = left.flatMap { G.position(of: $0) } ?? G.start(options)
    G.facets.paintThumbnail(position, in: frame, look: look, into: &list)
  }

  // MARK: - Players

  /// Plates stay where they are: the person in front of the screen is above, or the first friend.
  var upperSeat: Seat { session.ownSeat ?? session.friendSeat }

  /// Where a piece in the hand stands, in a game that has a place for it.
  var stage: Rect? { region?.stage }

  func isPlate(_ index: Int, at point: Point) -> Bool {
    plates.indices.contains(index) && plates[index].contains(point)
  }

  func seat(ofPlate index: Int) -> Seat { index == 0 ? upperSeat : upperSeat.other }

  // MARK: - The world

  var arrangement: BoardRegion.Arrangement { region?.arrangement ?? .wide }

  /// What the table may know at this moment.
  var view: TableView<G.Position, G.Move> { view(in: session.line) }

  /// The same with the game as it stood when something happened.
  private func view(in line: GameLine<G>) -> TableView<G.Position, G.Move> {
    var plates: [Seat: Rect] = [:]
    for (index, frame) in self.plates.enumerated() { plates[seat(ofPlate: index)] = frame }
    var options = session.isFar ? alone(session.options) : session.options
    options.odds = session.seated.odds
    // That time ran out is no end that a board could show.
    var view = TableView(
      position: line.position, moves: line.moves, turn: line.turn, outcome: line.outcome,
      mayMove: session.mayMove && moment.isActive, options: options,
      values: session.values, look: moment.look,
      plates: plates, seed: session.tableSeed, showsFocus: moment.showsFocus, now: moment.now)
    view.ownSeat = session.ownSeat
    (view.mayPremove, view.premove) = (session.mayPremove && moment.isActive, session.premove)
    view.line = self.line
    view.solutions = session.solutions
    if let shown = shownSolution { view.position = shown }
    view.showsResult = session.announced != nil && !result.showsPosition
    lookBack(&view)
    return view
  }

  func advance(_ context: StageContext) -> Wake {
    moment = BoardMoment(context)
    var wake = Wake.never
    // A game that is still being fetched from the archive must not begin without it.
    if !context.kept.isOpening {
      let before = session.announced
      session.playerRating = context.kept.ratings[G.info.name] ?? PlayerRating()
      wake = session.advance(
        to: context.now, isSettled: table.isSettled, isCelebrating: table.isCelebrating(view),
        isRunning: context.isRunning, pace: context.look.pace)
      followResult(context)
      awaitsCue = session.announced != nil && (awaitsCue || before == nil)
      // No move tells of this end.
      if before == nil, session.announced != nil, session.endsOffBoard { keep() }
      if awaitsCue, let outcome = told {
        awaitsCue = false
        endSounds = [Sound(cue(of: outcome))]
        solved.awaitsMedal = G.info.goal != nil
      }
    }
    followSolved(context, wake: wakeUp)
    followLine(context.now)
    followLooks()
    if table.surroundings(view).seeksEndings {
      if session.isHinting { session.dismissHint() }
      session.seekEndings()
    }
    followValues(context)
    let changes = session.takeChanges()
    if !changes.isEmpty && lookedAt != nil {
      // The game goes on: back to it.
      (lookedAt, laidMoves) = (nil, nil)
      table.follow(.appeared, view)
    } else {
      for happening in changes { table.follow(happening.change, view(in: happening.line)) }
    }
    if !changes.isEmpty || keptOptions.map({ $0 != session.seated }) ?? false { keep() }
    wake = wake.sooner(table.advance(view)).sooner(advancePlates(context)).sooner(advanceFace(context))
    return wake.sooner(indicatorWake(context)).sooner(resultWake(context.now))
  }

  /// Plates exchange raise and sink in 180 ms.
  private func advancePlates(_ context: StageContext) -> Wake {
    for index in 0..<2 {
      raise.send(
        "plate\(index)", to: isRaised(seat(ofPlate: index)) ? 1 : 0,
        over: context.look.reducedMotion ? 0.12 : 0.18 * context.look.pace, .release, now: context.now)
    }
    return raise.isMoving(at: context.now) ? .nextFrame : .never
  }

  private var endSounds: [Sound] = []
  /// True from the end of a game until it is told.
  private var awaitsCue = false

  private func cue(of outcome: Outcome) -> SoundCue {
    guard let winner = outcome.winner else { return .draw }
    return session.ownSeat.map { $0 == winner } ?? true ? .win : .loss
  }

  /// The medal of a solved puzzle lands; `x` is 0 at the left edge of the window and 1 at the right.
  func soundMedal(at x: Double) {
    endSounds.append(Sound(.woodLand(isDark: false, isTall: false), x: x))
  }

  func takeSounds() -> [Sound] {
    defer { endSounds.removeAll() }
    return table.takeSounds() + endSounds
  }

  /// Dots, progress bar and countdown go on a few times a second, not with every frame.
  private func indicatorWake(_ context: StageContext) -> Wake {
    let (now, reduced) = (context.now, context.look.reducedMotion)
    if let wake = solvedWake(now) { return wake }
    if isMedalTurning || solved.awaitsMedal { return .nextFrame }
    if G.info.goal != nil && session.phase == .playing && session.outcome == nil && !session.moves.isEmpty {
      // The clock's next second.
      return .at(now + 1.001 - session.elapsed.truncatingRemainder(dividingBy: 1))
    }
    if let clock = session.clock, session.isClockRunning, context.isRunning {
      // The second of the plate that changes next; dots are not shown beside a clock.
      let left = clock.left(session.turn)
      return .at(now + max(0.02, left - (left - 0.001).rounded(.down)))
    }
    if session.thinkingStart != nil { return .at(now + (reduced ? 1 : 0.25)) }
    if case .over(let next?) = session.phase {
      guard !reduced else {
        let left = next - now
        return .at(now + max(0.02, left - (left - 0.001).rounded(.down)))
      }
      return .at(now + 1.0 / 30)
    }
    return .never
  }

  /// True while something goes on that nobody has to do anything for.
  var isBusy: Bool { session.phase == .clearing || session.isPassing }

  var drag: (piece: String, over: String?)? { table.drag(view) }

  func takes(_ key: Key) -> Bool {
    if session.remark != nil, [.escape, .enter].contains(key) {
      return true
    }
    if steps != nil, [.left, .right].contains(key) { return true }
    let hasPremove = session.premove != nil || session.hasJustPremoved
    return table.takes(key)
      || key == .escape && (lookedAt != nil || session.isHinting || hasPremove)
  }

  func leave() {
    session.stopThinking()
    keep()
  }

  var kind: any Game.Type { G.self }

  var turnOfPads: Int? {
    guard session.company == .friend else { return nil }
    return session.turn == session.friendSeat ? 0 : 1
  }

  var thinksAbout: String? { G.info.name }
  /// What was chosen in the settings and waits for the next game, as a sentence; nil when nothing does.
  var waiting: String? {
    guard !session.isUntouched else { return nil }
    if session.isNewOpponentWaiting { return waitingWords }
    if session.areNewTermsWaiting { return tr("Clock and head start change with the next game.") }
    return session.areNewRulesWaiting ? tr("Other rules hold from the next game on.") : nil
  }

  func adopt(_ options: GameOptions) {
    guard let usual = usualOptions else { return session.adopt(options) }
    // What was turned for this board stays as it is.
    var turned = options
    for (name, isOn) in session.options.switches where usual.switches[name] != isOn {
      turned.switches[name] = isOn
    }
    usualOptions = options
    session.adopt(turned)
  }

  var isAsking: Bool { session.isAsking || solved.isAsking }

  func restart() -> StageRequest? {
    guard session.canRestart else { return nil }
    return begin(words: Saying(tr("New game."))) {
      session.restart()
      return nil
    }
  }

  /// Leaves the running game for another one, and offers the way back if there is something to go back to.
  /// - Parameter change: begins the other game, or says why that cannot be.
  func begin(words: Saying, _ change: () -> String?) -> StageRequest? {
    // A game by message whose last move the friend does not know is not over either.
    let isRunning = !session.isUntouched && (session.announced == nil || session.isUnsent)
    // With its clock as it is now.
    if isRunning { keep() }
    // What helps with one board is asked for again at the next.
    if let usual = usualOptions {
      usualOptions = nil
      adopt(usual)
    }
    if let problem = change() { return .toast(problem) }
    return isRunning ? .offer(words) : nil
  }

  func stir() { session.stay() }
}
