// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// Who has won how often, and what of a game stays as it was begun.
extension SessionTests {
  private func startNext(_ evening: Evening) {
    evening.session.restart()
    evening.pass(0.1)
    evening.pass(0.1)
    #expect(evening.session.moves.isEmpty)
  }

  /// The second to move wins every one of these games.
  @Test func pointsStayWithThePerson() {
    let evening = Evening(.friend, first: .turns)
    let wanted = [(0, 1), (1, 1), (1, 2), (2, 2)]
    for (game, score) in wanted.enumerated() {
      evening.finish([2, 2, 2, 1])
      for _ in 0..<3 { evening.pass(0) }
      #expect(evening.session.score == score, "game \(game + 1)")
      #expect(evening.session.friendSeat == (game % 2 == 0 ? .first : .second))
      startNext(evening)
      #expect(evening.session.score == score)
    }
  }

  @Test func whatBeganInTheMiddleCountsForNobody() {
    let evening = Evening(.friend, first: .turns)
    evening.finish([2, 2, 2, 1])
    for _ in 0..<3 { evening.pass(0) }
    startNext(evening)
    #expect(evening.session.gameNumber == 2 && evening.session.score == (0, 1))
    #expect(evening.session.load(PastedGame(moves: [2, 2].map { Heap.Move($0) })))
    evening.finish([2, 1])
    for _ in 0..<3 { evening.pass(0) }
    #expect(evening.session.announced != nil && !evening.session.counts && evening.session.score == (0, 1))
    #expect(evening.session.saved.ownScore == 0 && evening.session.saved.otherScore == 1)
    evening.session.undo()
    #expect(evening.session.score == (0, 1), "what was not counted is not taken back")
    evening.session.redo()
    for _ in 0..<3 { evening.pass(0) }
    #expect(evening.session.score == (0, 1))
    let kept = evening.session.saved
    let other = Evening(.friend, first: .turns)
    #expect(other.session.restore(kept))
    other.session.undo()
    #expect(other.session.score == (0, 1), "nor after it was kept")
    startNext(evening)
    #expect(evening.session.gameNumber == 2, "and the next one is the game that it was played in place of")
  }

  /// A game that was taken back to its start has begun: nothing of it is lost, and it stays as it is.
  @Test(arguments: [0.5, 2, 30]) func aGameTakenBackToItsStartStaysWhatItIs(rest: Double) {
    let evening = Evening(.friend)
    evening.finish([1, 2])
    evening.session.undo()
    evening.session.undo()
    evening.pass(rest)
    var options = evening.session.options
    options.opponent = .character(.onyx)
    evening.session.adopt(options)
    evening.pass(rest)
    #expect(evening.session.ownSeat == nil && evening.session.isNewOpponentWaiting)
    #expect(evening.session.canRedo && evening.session.canRestart)
    evening.session.redo()
    evening.session.redo()
    #expect(evening.session.moves.count == 2)
    evening.session.undo()
    evening.session.undo()
    startNext(evening)
    #expect(evening.session.ownSeat == .first && !evening.session.isNewOpponentWaiting)
    evening.session.undo()
    #expect(evening.session.canRedo, "it is brought back with what was taken back in it")
  }

  /// Who has lost wants to see why.
  @Test func afterALossTheNextGameWaits() {
    let happy = Evening(.character(.bramble), first: .you)
    var won = happy.session.saved
    won.moves = ["2", "2", "1", "1"]
    #expect(happy.session.restore(won) && happy.session.play(Heap.Move(1)))
    for _ in 0..<3 { happy.pass(0) }
    happy.pass(3.1)
    #expect(happy.session.phase == .clearing, "a win goes on")
    let evening = Evening(.character(.bramble), first: .you)
    var saved = evening.session.saved
    // The last one of seven is left to the bot.
    saved.moves = ["2", "2", "2"]
    #expect(evening.session.restore(saved))
    evening.waitForBot()
    #expect(evening.session.outcome?.winner == .second)
    for _ in 0..<3 { evening.pass(0) }
    evening.pass(1000)
    #expect(evening.session.phase == .over(next: nil), "after a loss the board stays")
    evening.session.restart()
    #expect(evening.session.phase == .clearing)
  }
}
