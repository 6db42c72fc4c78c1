// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// Puzzles against the clock, or without one until three mistakes, of one game or mixed: one move answers each.
final class RushScene: Scene {
  let name = "rush"
  var called: String? { about.flatMap { game($0) }?.info.called(tr("Rush")) ?? tr("Rush") }
  /// The name of the game, or `RushRun.mixed`.
  let kind: String
  let isTimed: Bool
  var about: String? { kind == RushRun.mixed ? nil : kind }
  let games: [any Game.Type]
  private let desk: PuzzleDesk
  private let archive: (any Archive)?
  private let options: [String: GameOptions]
  private var random: SeededRandom
  private(set) var rush: Rush
  private(set) var board: (any RushBoard)?
  /// The run, once it has ended, and the boards of those that got away.
  private(set) var run: RushRun?
  private(set) var away: [any RushBoard] = []
  /// Until the first puzzle is seen, in seconds; counts as the clock does.
  private(set) var lead = RushScene.wholeLead
  private static let wholeLead = 3.0
  private var lastNow: Double?
  private var sounds: [Sound] = []
  /// The whole second in which a tick was last heard.
  private var ticked: Int?

  /// Nil when none of the games has puzzles.
  init?(
    of kind: String, isTimed: Bool, _ games: [any Game.Type], _ desk: PuzzleDesk, _ archive: (any Archive)?,
    options: [String: GameOptions], seed: UInt64
  ) {
    (self.kind, self.games, self.desk, self.archive, self.options) = (kind, games, desk, archive, options)
    self.isTimed = isTimed
    random = SeededRandom(seed: seed)
    rush = Self.rush(games, desk, seed: random.next(), isTimed)
    layOut()
    if board == nil { return nil }
  }

  private static func rush(
    _ games: [any Game.Type], _ desk: PuzzleDesk, seed: UInt64, _ isTimed: Bool
  ) -> Rush {
    let entries = games.flatMap { game in
      desk.puzzles(of: game).filter(Rush.Entry.isSeenAtOnce)
        .map { Rush.Entry(game: game.info.name, puzzle: $0) }
    }
    return Rush(entries, seed: seed, limit: isTimed ? Rush.usualLimit : nil)
  }

  func game(_ name: String) -> (any Game.Type)? { games.first { $0.info.name == name } }

  private func board(of entry: Rush.Entry) -> (any RushBoard)? {
    game(entry.game)?.rushBoard(entry.puzzle, options[entry.game] ?? GameOptions())
  }

  /// The board of what is asked.
  private func layOut() { board = rush.current.flatMap { board(of: $0) } }

  private func begin() {
    rush = Self.rush(games, desk, seed: random.next(), isTimed)
    (lastNow, ticked, run, away, lead) = (nil, nil, nil, [], Self.wholeLead)
    layOut()
  }

  /// The run is over: it is kept, and what got away is laid out.
  private func end(_ context: StageContext) {
    rush.stop()
    board = nil
    guard run == nil else { return }
    let ended = RushRun(rush, of: kind, at: context.clock.stamp)
    run = ended
    away = missed.prefix(Rush.mostMistakes).compactMap { board(of: $0) }
    if !rush.answers.isEmpty { archive?.send(.tried(ended.attempt)) }
    let isBest = record(context).before.medal(for: ended) == .gold
    if isBest { sounds.append(Sound(SoundCue.stars[2], x: 0.5)) }
  }

  /// All runs of this kind, this one as the last, and those before.
  func record(_ context: StageContext) -> (with: RushRecord, before: RushRecord) {
    let known = context.kept.sums.rushes[RushRun.kind(kind, isTimed: isTimed)] ?? RushRecord()
    guard let run, !rush.answers.isEmpty else { return (known, known) }
    return known.adding(run)
  }

  /// True until the end is shown: the last answer is looked at.
  var isPlaying: Bool { board != nil }
  var hasBoard: Bool { isPlaying }
  var accent: Accent? { games.count == 1 ? games[0].info.accent : board?.info.accent }
  var firstFocus: String? { isPlaying ? nil : "rush.again" }

  var missed: [Rush.Entry] { rush.answers.filter { !$0.isFound }.map(\.entry) }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.of(RushAction.self)?.action {
    case .stop:
      end(context)
      return nil
    case .again:
      begin()
      return nil
    case .puzzles: return .back
    case .open(let index):
      guard missed.indices.contains(index) else { return nil }
      let game = missed[index].game
      let ids = missed.filter { $0.game == game }.map(\.puzzle.id)
      let place = ids.firstIndex(of: missed[index].puzzle.id) ?? 0
      return .puzzle(game: game, puzzles: ids, at: place)
    case .begin, nil: return HeaderControls.request(use.action, context)
    }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    count(context)
    guard isPlaying, let board else { return nil }
    if case .key(.escape, _) = gesture, !board.takes(.escape) {
      end(context)
      return nil
    }
    guard rush.isWaiting, !rush.isOver, lead == 0 else { return nil }
    let (isRight, refusal) = board.interpret(gesture, context)
    if let isRight {
      rush.answer(isRight: isRight)
      sounds.append(Sound(isRight ? SoundCue.stars[0] : .invalid, x: 0.5))
    }
    if case .key(.function(1), []) = gesture { return .popup(.help) }
    return refusal.map { .toast($0) }
  }

  // MARK: - Time

  /// The clock runs only while a move is waited for and the window is looked at.
  private func count(_ context: StageContext) {
    if let lastNow {
      let passed = context.now - lastNow
      if lead > 0 { lead = max(0, lead - passed) } else { rush.pass(passed) }
    }
    lastNow = context.isRunning ? context.now : nil
  }

  func advance(_ context: StageContext) -> Wake {
    count(context)
    guard let board else {
      return away.reduce(Wake.never) { $0.sooner($1.layOpen(context)) }
    }
    if lead > 0 { return context.isRunning ? tick(lead, context) : .never }
    // Time that is up while a move is waited for ends the run at once.
    if rush.isOver, rush.isWaiting {
      end(context)
      return .nextFrame
    }
    let wake = board.advance(context)
    guard rush.isWaiting else {
      guard board.isDone(at: context.now) else { return wake }
      if rush.isOver {
        end(context)
      } else {
        rush.goOn()
        layOut()
        // Nothing is left to ask.
        if self.board == nil { end(context) }
      }
      return .nextFrame
    }
    guard context.isRunning, let remaining = rush.remaining else { return wake }
    return wake.sooner(tick(remaining, context))
  }

  /// The picture changes once a second; the last ten of them are heard.
  private func tick(_ remaining: Double, _ context: StageContext) -> Wake {
    let second = Int(remaining.rounded(.up))
    if second <= 10, ticked != second { sounds.append(Sound(.button, x: 0.2)) }
    ticked = second
    let part = remaining - Double(second - 1)
    return .at(context.now + max(part, 0.01))
  }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    guard isPlaying, let board else { return false }
    return board.arrange(TableFrame(context, board.info.regions).region(interface))
  }

  func takes(_ key: Key) -> Bool {
    // Escape ends the run, and a second one leaves.
    isPlaying && (key == .escape || board?.takes(key) ?? false)
  }
  func owns(_ arrow: Key) -> Bool { board?.owns(arrow) ?? false }
  func takeSounds() -> [Sound] {
    defer { sounds = [] }
    return sounds + (board?.takeSounds() ?? [])
  }
  var drag: (piece: String, over: String?)? { board?.drag }
  var game: GameReport? { board?.report }
  var boardWords: BoardWords? { lead > 0 ? nil : board?.words }
}
