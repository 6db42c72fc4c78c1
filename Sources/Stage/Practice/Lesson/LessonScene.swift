// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import SceneKit
import Words

extension Game {
  /// The place of the lesson that comes next; the first one when all are done.
  static func nextLesson(_ settings: Settings) -> Int {
    lessons.firstIndex { !settings.isDone($0, in: info.name) } ?? 0
  }
}

/// A lesson as it stands, whatever the game.
protocol LessonProgress: Scene {
  var index: Int { get }
  var stepIndex: Int { get }
  var isShowing: Bool { get }
  var isDone: Bool { get }
  /// True while the move that is asked for is marked on the board.
  var showsTarget: Bool { get }
  /// Ids of elements that glow.
  var lit: Set<String> { get }
  /// What is said of the move that was tried last.
  var remark: String? { get }
  /// How a hand makes a move on the board; nil where it cannot.
  func way(of move: String, turns: [String]) -> HandWay?
}

/// A lesson: the board at the left, and beside it one sentence, what to try, and the list of lessons.
final class LessonScene<G: Game>: LessonProgress {
  let name = "lesson"
  var called: String? { G.info.called(tr("Lessons")) }
  let hasBoard = true
  var accent: Accent? { G.info.accent }
  var about: String? { G.info.name }
  let lessons = G.lessons
  private(set) var index: Int
  private(set) var stepIndex = 0
  private(set) var player: LessonPlayer<G>
  /// True after the last step of the last lesson.
  private(set) var isFinished = false

  init?(_ index: Int) {
    guard G.lessons.indices.contains(index), let step = G.lessons[index].steps.first,
      let player = LessonPlayer<G>(step)
    else { return nil }
    self.index = index
    self.player = player
  }

  var lesson: Lesson { lessons[index] }
  var boardWords: BoardWords? { player.board.words }
  var isShowing: Bool { player.isShowing }
  var isDone: Bool { player.isDone }
  var showsTarget: Bool { player.showsTarget }
  var lit: Set<String> { player.lit }
  var remark: String? { player.remark }
  func way(of move: String, turns: [String]) -> HandWay? { player.board.way(of: move, turns: turns) }
  var isLastStep: Bool { stepIndex + 1 == lesson.steps.count }

  /// Goes to a step of a lesson.
  private func go(to lesson: Int, step: Int = 0) {
    guard lessons.indices.contains(lesson), lessons[lesson].steps.indices.contains(step),
      let player = LessonPlayer<G>(lessons[lesson].steps[step])
    else { return }
    (index, stepIndex, self.player, isFinished) = (lesson, step, player, false)
  }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let frame = TableFrame(context, G.info.regions)
    var region = frame.region(interface)
    // What lies beside the board without a place of its own is not shown.
    if region.stage != nil, region.side == nil { region.side = Rect(-400, -400, 190, 190) }
    return player.arrange(region, plate: interface.frame(of: "lesson.plate"))
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if let action = use.of(LessonAction.self)?.action { return act(action, context) }
    return HeaderControls.request(use.action, context)
  }

  private func act(_ action: LessonAction, _ context: StageContext) -> StageRequest? {
    switch action {
    case .begin: player.begin()
    case .again:
      isFinished = false
      player.again()
    case .open(let index): go(to: index)
    case .own(let id): return played(.action(id), context)
    case .next:
      if !isLastStep {
        go(to: index, step: stepIndex + 1)
      } else if index + 1 < lessons.count {
        go(to: index + 1)
      } else if let left = lessons.firstIndex(where: { !context.settings.isDone($0, in: G.info.name) }) {
        // Whoever began in the middle has not had them all.
        go(to: left)
      } else {
        isFinished = true
      }
    case .play: return .firstGame(G.info.name)
    }
    return nil
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(.enter, []), .key(.space, []):
      if player.isDone { return act(isFinished ? .play : .next, context) }
      if player.phase != .tries {
        player.begin()
        return nil
      }
    case .key(.function(1), []): return .popup(.help)
    default: break
    }
    return played(gesture, context)
  }

  private func played(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    guard player.interpret(gesture, context), isLastStep else { return nil }
    var settings = context.settings
    settings.lessonsDone.insert(Settings.key(of: lesson, in: G.info.name))
    return .change(settings)
  }

  func retell() { player.retell() }
  func takes(_ key: Key) -> Bool { player.takes(key) }
  func owns(_ arrow: Key) -> Bool { player.owns(arrow) }
  var drag: (piece: String, over: String?)? { player.drag }
  func advance(_ context: StageContext) -> Wake { player.advance(context) }
  func takeSounds() -> [Sound] { player.takeSounds() }
  var game: GameReport? { player.board.report(player.remark ?? player.step.sentence.said) }
}
