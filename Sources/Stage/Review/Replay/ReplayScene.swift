// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// A past game on the table it was played on, to be watched move by move.
final class ReplayScene<G: Game>: Scene {
  typealias Part = Node<StageAction>
  let name = "replay"
  var called: String? { G.info.called(tr("Review")) }
  let hasBoard = true
  let repeatsArrows = true
  let board: Replayer<G>
  /// When what is known so far of a game that is gone through is told next.
  private var nextPart = 0.0

  init(_ board: Replayer<G>) { self.board = board }

  var boardWords: BoardWords? { board.boardWords }
  var accent: Accent? { G.info.accent }
  var about: String? { G.info.name }
  var rules: GameOptions { board.subject.record.options }
  var game: GameReport? { board.report }

  var upperSeat: Seat { board.subject.record.ownSeat ?? .first }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let frame = TableFrame(context, G.info.isContest ? G.info.regions : [])
    return board.arrange(
      frame.region(interface), plates: frame.plates(interface, upper: upperSeat), showsTray: true)
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    let request = used(use)
    return request ?? findings
  }

  /// What the player has found is kept with the review.
  private var findings: StageRequest? {
    guard board.hasFindings, let review = board.review else { return nil }
    board.hasFindings = false
    return .keepReview(review, of: board.subject.record.id)
  }

  private func used(_ use: Use<StageAction>) -> StageRequest? {
    if case .share(let action) = use.action { return share(action) }
    switch use.of(ReplayAction.self)?.action {
    case .continueFromHere:
      // At its end a game that was left goes on as itself.
      let isEnd = board.index == board.count
      return .resume(isEnd ? board.subject.unfinished ?? board.continued : board.continued)
    case .retry:
      board.go(to: board.index - 1)
      return .resume(board.continued)
    case .speed(let speed): board.speed = speed
    case .share: return .popup(.share(offersGame: hasMoves, forms: board.forms))
    case nil: board.use(use)
    }
    return nil
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(.character("c"), [.control]): return share(.game)
    case .key(.character("c"), [.control, .shift]): return share(.position)
    case .key(let key, let modifiers) where board.trial != nil: return press(key, modifiers, gesture, context)
    case .key(let key, []): board.press(key)
    case .wheel(let delta, _):
      if board.quest != nil { return nil }
      if board.trial != nil {
        board.stepTrial(delta.y > 0 ? -1 : 1, toEnd: false)
      } else {
        board.go(to: board.index + (delta.y > 0 ? -1 : 1))
      }
    default: return board.interpret(gesture, context) ?? findings
    }
    return nil
  }

  /// In a line that is tried the keys belong to the board, as on the table.
  private func press(_ key: Key, _ modifiers: Modifiers, _ gesture: Gesture, _ context: StageContext)
    -> StageRequest?
  {
    switch (key, modifiers) {
    case (.escape, []): board.endTrial()
    case _ where board.quest != nil: return board.interpret(gesture, context) ?? findings
    case (.character("z"), [.control]), (.pageUp, []): board.stepTrial(-1, toEnd: false)
    case (.character("z"), [.control, .shift]), (.character("y"), [.control]), (.pageDown, []):
      board.stepTrial(1, toEnd: false)
    default: return board.interpret(gesture, context) ?? findings
    }
    return nil
  }

  func takes(_ key: Key) -> Bool { board.takes(key) }
  func owns(_ arrow: Key) -> Bool { board.owns(arrow) }
  var drag: (piece: String, over: String?)? { board.drag }
  var isAsking: Bool { board.isAsking }
  var thinksAbout: String? { board.trial == nil ? nil : G.info.name }

  func advance(_ context: StageContext) -> Wake {
    let wake = board.advance(context)
    guard board.hasReview, board.review == nil || board.isPartial else { return wake }
    guard let reviewed = context.reviewed, reviewed.id == board.subject.record.id else {
      // Its turn comes.
      return wake.sooner(.at(context.now + 0.4))
    }
    // What is known so far is told a few times a second.
    if context.now >= nextPart {
      nextPart = context.now + 0.4
      if reviewed.part > 0 { board.show(partial: reviewed.review) }
    }
    return wake.sooner(.at(nextPart))
  }

  func take(_ review: GameReview, of id: String) {
    guard board.subject.record.id == id else { return }
    board.isPartial = false
    board.review = review
  }

  func takeSounds() -> [Sound] { board.takeSounds() }
  private var hasMoves: Bool { board.count > 0 || board.subject.record.options.setup != nil }
  func share(_ action: ShareAction) -> StageRequest? { board.share(action) }

  func leave() {
    board.isPlaying = false
    board.endTrial()
  }
}
