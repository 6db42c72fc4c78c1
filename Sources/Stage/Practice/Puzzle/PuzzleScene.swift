// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// A puzzle as it stands, whatever the game.
protocol PuzzleProgress: Scene {
  var packed: PackedPuzzle { get }
  var state: ExerciseState { get }
  /// The move that is to be found now, as text.
  var sought: String? { get }
  /// True while a wrong move lies on the board.
  var isRefuting: Bool { get }
  var hasNext: Bool { get }
  /// How a hand makes a move on the board; nil where it cannot.
  func way(of move: String) -> HandWay?
}

/// One puzzle after another: the board at the left, beside it the task, the line to find, stars and tries.
final class PuzzleScene<G: Game>: PuzzleProgress {
  let name = "puzzle"
  var called: String? { G.info.called(tr("Puzzle")) }
  let hasBoard = true
  var accent: Accent? { G.info.accent }
  var about: String? { G.info.name }
  var rules: GameOptions { player.board.options }
  private(set) var place: PuzzlePlace
  private let room: PuzzleRoom
  private let settings: GameOptions
  private(set) var player: PuzzlePlayer<G>
  /// The puzzle had been solved before it was opened: that stays.
  private(set) var wasSolved: Bool
  /// Mistakes that were taken out here.
  private var outs: Set<String> = []
  private var sounds: [Sound] = []
  /// How many of the stars have been heard.
  private var heard = 0
  /// Which squares of the pack are looked at; nil for those around the one that is played.
  private(set) var page: Int?

  init?(_ place: PuzzlePlace, _ room: PuzzleRoom, _ settings: GameOptions, stars: [String: Int]) {
    guard place.puzzles.indices.contains(place.index),
      let player = Self.player(place.puzzles[place.index], room, settings, stars)
    else { return nil }
    (self.place, self.room, self.settings, self.player) = (place, room, settings, player)
    wasSolved = stars[player.puzzle.id] ?? 0 > 0
  }

  private static func player(
    _ puzzle: PackedPuzzle, _ room: PuzzleRoom, _ settings: GameOptions, _ stars: [String: Int]
  ) -> PuzzlePlayer<G>? {
    var state = room.desk[G.info.name, puzzle.id]
    // Its solution was looked at on another day.
    if stars[puzzle.id] == 0 { state.isShown = true }
    return PuzzlePlayer<G>(puzzle, state, room.engines.host(G.self), settings, wake: room.wake)
  }

  var packed: PackedPuzzle { player.puzzle }
  var saidMoves: SaidMoves? {
    player.board.saidMoves(of: packed.id) { [self] in sideName($0) ?? tr("You") }
  }
  var boardWords: BoardWords? { player.board.words }
  var state: ExerciseState { player.state }
  var sought: String? { player.exercise.sought?.description }
  var isRefuting: Bool { player.exercise.isRefuting }
  var hasNext: Bool { place.index + 1 < place.puzzles.count }
  func way(of move: String) -> HandWay? { player.board.way(of: move) }

  /// What a side is called at the beginning of a sentence; nil for "you".
  func sideName(_ seat: Seat) -> String? { sideName(seat, other: tr("The other side")) }

  /// The same in the middle of a sentence.
  func sideInSentence(_ seat: Seat) -> String? { sideName(seat, other: tr("the other side")) }

  private func sideName(_ seat: Seat, other: @autoclosure () -> String) -> String? {
    if !G.info.tokens.isEmpty { return G.info.name(of: seat, firstPerson: .first).said }
    return seat == player.seat ? nil : other()
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if let action = use.of(PuzzleAction.self)?.action { return act(action, context) }
    if case .today(let action) = use.action { return .today(action) }
    return HeaderControls.request(use.action, context)
  }

  private func act(_ action: PuzzleAction, _ context: StageContext) -> StageRequest? {
    player.note(context)
    switch action {
    case .undo: player.undo()
    case .redo: player.redo()
    case .restart: player.restart()
    case .hint: player.askForHint()
    case .solution: player.show()
    case .takeOut: takeOut()
    case .next where !state.isOver: break
    case .next, .skip: return goOn(context)
    case .open(let index):
      leave()
      return open(index, context)
    case .page(let page):
      self.page = page
      return nil
    }
    return keep(context)
  }

  /// The mistake that the puzzle comes from.
  var mistake: OwnMistake? { room.desk.mistake(G.info.name, packed.id) }

  func isSolved(_ id: String, _ context: StageContext) -> Bool {
    guard OwnMistake.isOwn(id) else { return context.kept.sums.stars[G.info.name]?[id] ?? 0 > 0 }
    return !context.kept.sums.own.spacing(G.info.name, id, context.clock).isDue(on: context.today)
  }

  /// Out of the player's own mistakes, and back.
  private func takeOut() {
    guard let mistake else { return }
    if !outs.insert(packed.id).inserted { outs.remove(packed.id) }
    room.archive?.send(.tried(mistake.mark(isOut: outs.contains(packed.id), at: room.clock.stamp)))
  }

  var isOut: Bool { outs.contains(packed.id) }
  /// Where a mistake comes from, or that it is asked for no more.
  var origin: String? {
    mistake.map { isOut ? tr("Taken out: it does not come back.") : PuzzleWords.origin($0, room.clock) }
  }

  /// Where a puzzle of today leads once it is over.
  func arc(_ context: StageContext) -> DayArc? {
    guard state.isOver, player.exercise.phase == .over else { return nil }
    return DayArc(context, G.info.name, day: place.day, isSolved: state.stars != nil)
  }

  /// To the next puzzle; after the last one, back.
  private func goOn(_ context: StageContext) -> StageRequest? {
    leave()
    if let arc = arc(context) { return .today(.goOn(game: arc.next?.game)) }
    guard hasNext else { return .back }
    let following = place.puzzles.indices.dropFirst(place.index + 1)
    // The next that is not solved; of a rest that is complete, the next.
    return open(following.first { !isSolved(place.puzzles[$0].id, context) } ?? place.index + 1, context)
  }

  /// Another puzzle of the pack.
  private func open(_ index: Int, _ context: StageContext) -> StageRequest? {
    let stars = context.kept.sums.stars[G.info.name] ?? [:]
    let next = place.puzzles[index]
    guard let player = Self.player(next, room, settings, stars) else { return .back }
    place.index = index
    (place.day, page) = (nil, nil)
    (self.player, heard, wasSolved) = (player, 0, stars[next.id] ?? 0 > 0)
    return nil
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if state.isOver, player.exercise.phase == .over, [.key(.enter, []), .key(.space, [])].contains(gesture) {
      return act(.next, context)
    }
    switch player.interpret(gesture, context) {
    case .refused(let reason), .moveSaying(_, let reason): return keep(context) ?? .toast(reason)
    case .move: return keep(context)
    case .handled, .restart, .premove: return nil
    case .ignored:
      guard case .key(let key, let modifiers) = gesture else { return nil }
      return shortcut(key, modifiers, context)
    }
  }

  private func shortcut(_ key: Key, _ modifiers: Modifiers, _ context: StageContext) -> StageRequest? {
    switch (key, modifiers) {
    case (.character("z"), [.control]): act(.undo, context)
    case (.character("z"), [.control, .shift]), (.character("y"), [.control]): act(.redo, context)
    case (.character("n"), [.control]): act(.restart, context)
    case (.character("h"), []), (.character("h"), [.control]): act(.hint, context)
    case (.delete, []) where mistake != nil: act(.takeOut, context)
    case (.pageDown, []): act(.skip, context)
    case (.pageUp, []) where place.index > 0: act(.open(place.index - 1), context)
    case (.function(1), []): .popup(.help)
    default: nil
    }
  }

  // MARK: - Keeping

  /// What was done is on the desk and in the archive at once, and as a try when that has ended.
  private func keep(_ context: StageContext) -> StageRequest? {
    defer { room.desk.keep(state, of: G.info.name, packed.id, in: room.archive) }
    guard player.takeEnd() else { return nil }
    room.archive?.send(
      .tried(
        PuzzleTry(
          game: G.info.name, puzzle: packed.id, stars: state.stars ?? 0,
          time: Seconds(clamping: state.seconds), date: context.clock.stamp, day: place.day)))
    return nil
  }

  func keep() {
    room.desk.keep(state, of: G.info.name, packed.id, hasEnded: true, in: room.archive)
  }

  func leave() {
    player.leave()
    keep()
  }

  // MARK: - Time

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    // Pieces that lie nowhere are taken from the line that is to be found.
    player.arrange(
      TableFrame(context, G.info.regions).region(interface), source: interface.frame(of: "puzzle.line"))
  }

  func advance(_ context: StageContext) -> Wake {
    let wake = player.advance(context)
    _ = keep(context)
    return wake.sooner(ring(context))
  }

  /// How many stars have come into view, 120 ms apart.
  func shownStars(_ context: StageContext) -> Int {
    guard let solvedAt = player.solvedAt, !context.look.reducedMotion else { return 3 }
    return max(0, Int((context.now - solvedAt) / (0.12 * context.look.pace)))
  }

  private func ring(_ context: StageContext) -> Wake {
    guard let solvedAt = player.solvedAt, let stars = state.stars, heard < stars else { return .never }
    let due = solvedAt + 0.12 * context.look.pace * Double(heard + 1)
    guard context.now >= due else { return .at(due) }
    sounds.append(Sound(SoundCue.stars[min(heard, 2)], x: 0.8))
    heard += 1
    return .nextFrame
  }

  func takes(_ key: Key) -> Bool { player.takes(key) }
  func owns(_ arrow: Key) -> Bool { player.owns(arrow) }
  func takeSounds() -> [Sound] {
    defer { sounds = [] }
    return sounds + player.takeSounds()
  }
  var drag: (piece: String, over: String?)? { player.board.table.drag(player.board.view) }
  var isAsking: Bool { player.isThinking }
  var isBusy: Bool { player.isThinking }
  var thinksAbout: String? { G.info.name }

  var game: GameReport? { player.board.report(words.title, isThinking: player.isThinking) }
}
