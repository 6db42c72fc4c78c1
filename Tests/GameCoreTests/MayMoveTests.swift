// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Glibc
import Testing

/// When a hand may move a piece, and when it may not.
struct MayMoveTests {
  /// Not on a board that is being cleared: neither in the middle of a game nor after it.
  @Test(arguments: [[], [1], [1, 2], [2, 2, 2, 1]]) func notWhileTheBoardIsCleared(moves: [Int]) {
    let evening = Evening(.friend)
    evening.finish(moves)
    evening.pass(0.1)
    evening.isSettled = false
    evening.session.restart()
    evening.pass(1)
    #expect(evening.session.phase == .clearing && !evening.session.mayMove)
    #expect(!evening.session.play(Heap.Move(1)) && evening.session.moves.count == moves.count)
    evening.isSettled = true
    evening.pass(1)
    #expect(evening.session.mayMove && evening.session.moves.isEmpty)
  }

  /// Not once the time of one side is up, though pieces of the last move are still on their way.
  @Test func notWhenTheTimeIsUp() {
    let evening = Evening(.friend)
    var options = evening.session.options
    options.terms.time = TimeControl(minutes: 5, increment: 0)
    evening.session.adopt(options)
    evening.finish([1, 1])
    evening.isSettled = false
    evening.pass(299)
    #expect(evening.session.mayMove && evening.session.outcome == nil)
    evening.pass(2)
    #expect(evening.session.outcome?.reason == Outcome.time && evening.session.phase == .playing)
    #expect(!evening.session.mayMove && !evening.session.play(Heap.Move(1)))
    #expect(evening.session.moves.count == 2)
  }
}
