// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What can be done with a replay, besides going through it.
enum ReplayAction: Hashable, Sendable {
  /// How many times as fast as usual.
  case speed(Double)
  case continueFromHere
  /// The same from before the mistake that led here.
  case retry
  case share
}

/// A past game on the table it was played on, to be watched move by move.
final class ReplayScene<G: Game>: Scene {
  typealias Part = Node<StageAction>
  let name = "replay"
  let hasBoard = true
  let repeatsArrows = true
  let board: Replayer<G>

  init(_ board: Replayer<G>) { self.board = board }

  var accent: Accent? { G.info.accent }
  var game: GameReport? { board.report }

  var upperSeat: Seat { board.subject.record.ownSeat ?? .first }

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let frame = TableFrame(context, G.info.seats == .two ? G.info.regions : [])
    return board.arrange(
      frame.region(interface), plates: frame.plates(interface, upper: upperSeat), showsTray: true)
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.action {
    case .replay(.continueFromHere):
      // At its end a game that was left goes on as itself.
      let isEnd = board.index == board.count
      return .resume(isEnd ? board.subject.unfinished ?? board.continued : board.continued)
    case .replay(.retry):
      board.go(to: board.index - 1)
      return .resume(board.continued)
    case .replay(.speed(let speed)): board.speed = speed
    case .replay(.share): return .popup(.share(offersGame: hasMoves))
    default: board.use(use)
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
      if board.trial != nil {
        board.stepTrial(delta.y > 0 ? -1 : 1, toEnd: false)
      } else {
        board.go(to: board.index + (delta.y > 0 ? -1 : 1))
      }
    default: return board.interpret(gesture, context)
    }
    return nil
  }

  /// In a line that is tried the keys belong to the board, as on the table.
  private func press(_ key: Key, _ modifiers: Modifiers, _ gesture: Gesture, _ context: StageContext)
    -> StageRequest?
  {
    switch (key, modifiers) {
    case (.escape, []): board.endTrial()
    case (.character("z"), [.control]), (.pageUp, []): board.stepTrial(-1, toEnd: false)
    case (.character("z"), [.control, .shift]), (.character("y"), [.control]), (.pageDown, []):
      board.stepTrial(1, toEnd: false)
    default: return board.interpret(gesture, context)
    }
    return nil
  }

  func takes(_ key: Key) -> Bool { board.takes(key) }
  var drag: (piece: String, over: String?)? { board.drag }
  var isAsking: Bool { board.isAsking }
  var thinksAbout: String? { board.trial == nil ? nil : G.info.name }

  func advance(_ context: StageContext) -> Wake {
    let wake = board.advance(context)
    // The part that has been gone through is told a few times a second.
    let isWaiting = board.review == nil && context.reviewed?.id == board.subject.record.id
    return isWaiting ? wake.sooner(.at(context.now + 0.25)) : wake
  }

  func take(_ review: GameReview, of id: String) {
    if board.subject.record.id == id { board.review = review }
  }

  func takeSounds() -> [Sound] { board.takeSounds() }
  private var hasMoves: Bool { board.count > 0 || board.subject.record.options.setup != nil }
  func share(_ action: ShareAction) -> StageRequest? { board.share(action) }

  func leave() {
    board.isPlaying = false
    board.endTrial()
  }
}
