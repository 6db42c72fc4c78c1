// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import Testing

@testable import GameCore

/// Who has spoken keeps silent for six moves, unless what it has to say is urgent.
extension SessionTests {
  private func remark(isUrgent: Bool) -> CoachRemark<Heap.Move> {
    let explanation = Explanation(
      fault: isUrgent ? .allows : .result, better: ["2"], isProven: false, isCounted: false)
    return CoachRemark(explanation: explanation, played: Heap.Move(1), count: 1, line: [])
  }

  /// The bot thinks, and the coach has found something.
  private func evening(_ found: CoachRemark<Heap.Move>) -> Evening {
    Heap.Engine.isHeld.withLock { $0 = true }
    let evening = Evening(.character(.pebble))
    evening.finish([1])
    evening.session.analyst.known.judgement = .some(found)
    return evening
  }

  @Test(arguments: [(1, false), (5, false), (6, true), (7, true)])
  func theCoachRestsForSixMoves(ago: Int, isHeard: Bool) {
    defer { Heap.Engine.isHeld.withLock { $0 = false } }
    for isUrgent in [false, true] {
      let session = evening(remark(isUrgent: isUrgent)).session
      #expect(session.remark != nil, "it has not spoken yet")
      session.lastRemark = (session.gameID, session.moves.count - ago)
      #expect((session.remark != nil) == (isHeard || isUrgent), "\(ago) moves ago, urgent: \(isUrgent)")
      session.lastRemark = ("another game", session.moves.count - ago)
      #expect(session.remark != nil, "what was said in another game does not count")
      session.stopThinking()
    }
  }

  @Test func whatWasSaidCountsFromTheMoveOfWhichItWasSaid() {
    defer { Heap.Engine.isHeld.withLock { $0 = false } }
    let session = evening(remark(isUrgent: false)).session
    session.playOn()
    #expect(session.lastRemark?.game == session.gameID && session.lastRemark?.count == 1)
    #expect(session.remark == nil, "it is answered")
    session.stopThinking()
  }

  /// The bot's move is seen before the answer to it that was said beforehand.
  @Test(arguments: [0.5, 2, 30]) func whatWasSaidBeforehandWaitsForThePiece(rest: Double) {
    let evening = Evening(.character(.pebble))
    evening.finish([1])
    evening.session.seekPremove(Heap.Move(1))
    evening.waitForBot()
    evening.isSettled = false
    for _ in 0..<3 { evening.pass(rest) }
    #expect(evening.session.moves.count == 2 && evening.session.premove == Heap.Move(1))
    evening.isSettled = true
    evening.pass(0.02)
    #expect(evening.session.moves.count == 3 && evening.session.premove == nil)
    evening.session.stopThinking()
  }
}
