// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Testing

/// Time passes in a session only when the test says so.
final class Evening {
  let session: Session<Heap>
  var now = 100.0
  var isSettled = true
  var isRunning = true
  var isCelebrating = false

  init(_ opponent: Opponent, first: FirstMove = .you, setup: String? = nil, thinkingTime: Int = 3) {
    var options = GameOptions()
    options.setup = setup
    options.opponent = opponent
    options.first = first
    options.thinkingTime = thinkingTime
    options.nextGame = .soon
    session = Session(options: options, seed: 5, resources: .none, wake: {})
    pass(0)
  }

  @discardableResult
  func pass(_ seconds: Double) -> Wake {
    now += seconds
    // The table has heard of everything before time passes.
    _ = session.takeChanges()
    return session.advance(to: now, isSettled: isSettled, isCelebrating: isCelebrating, isRunning: isRunning)
  }

  /// Lets the bot's thread run until it has moved; time passes in steps of 10 ms.
  func waitForBot() {
    let count = session.moves.count
    for _ in 0..<100_000 where session.moves.count == count {
      pass(0.001)
      usleep(200)
    }
    #expect(session.moves.count == count + 1)
  }

  func finish(_ moves: [Int]) {
    for move in moves { #expect(session.play(Heap.Move(move))) }
  }
}
