// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// What the controls under a replayed game do, and its keys.
extension Replayer {
  func use(_ use: Use<StageAction>) {
    switch use.of(DeckAction.self) {
    case .press(let action): act(action)
    case .slide(_, let value):
      isPlaying = false
      // On the graph a move is as wide as its bar, and the start is its left edge.
      let place = value * Double(count)
      go(to: Int((hasGraphPlace ? (place - 0.001).rounded(.up) : place.rounded())))
    default: break
    }
  }

  private func act(_ action: DeckAction) {
    switch action {
    case .step(let count): return stepLine(by: count)
    case .find: return find(index)
    case .hint: return askForHint()
    case .show: return showAnswer()
    case .skip: return skip()
    default: break
    }
    if trial != nil, quest == nil {
      switch action {
      case .first: return stepTrial(-1, toEnd: true)
      case .previous: return stepTrial(-1, toEnd: false)
      case .next: return stepTrial(1, toEnd: false)
      case .last: return stepTrial(1, toEnd: true)
      default: endTrial()
      }
    }
    switch action {
    case .first: go(to: 0)
    case .previous: go(to: index - 1)
    case .next: go(to: index + 1)
    case .last: go(to: count)
    case .previousMistake: previousMistake.map { go(to: $0) }
    case .nextMistake: nextMistake.map { go(to: $0) }
    case .tryLine: return tryLine()
    case .go(let index): go(to: index)
    case .endTrial: return endTrial()
    case .scrub, .step, .find, .hint, .show, .skip: return
    case .play:
      if index == count && !isPlaying { go(to: 0) }
      isPlaying.toggle()
      return
    }
    isPlaying = false
  }

  /// What a key means here; nil when nothing.
  func press(_ key: Key) {
    let actions: [Key: DeckAction] = [
      .left: .previous, .right: .next, .home: .first, .end: .last, .space: .play,
      .pageUp: .previousMistake, .pageDown: .nextMistake, .character("t"): .tryLine,
      .character("f"): .find,
    ]
    if let action = actions[key] { act(action) }
  }
}
