// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Testing

/// Forced passes, and games that come from elsewhere.
@Suite(.serialized) struct PassTests {
  /// Two people, and a pass when four are left.
  private func session(_ moves: [Int] = []) -> Session<Heap> {
    var options = GameOptions()
    options.opponent = .friend
    let session = Session<Heap>(options: options, seed: 1, resources: .none, wake: {})
    #expect(session.load(PastedGame(setup: "4", moves: moves.map { Heap.Move($0) })))
    _ = session.takeChanges()
    return session
  }

  @discardableResult
  private func pass(_ session: Session<Heap>, at time: Double) -> Wake {
    _ = session.takeChanges()
    return session.advance(to: time, isSettled: true, isRunning: true)
  }

  @Test func aPassStandsForAWhileAndIsPlayedByItself() {
    let session = session([2, 1])
    #expect(session.isPassing && !session.mayMove && !session.canHint)
    #expect(!session.play(Heap.Move(1)))
    pass(session, at: 10)
    pass(session, at: 11)
    #expect(session.isPassing)
    pass(session, at: 10.01 + Session<Heap>.passDelay)
    #expect(!session.isPassing && session.turn == .second)
    #expect(session.moves.map(\.count) == [2, 1, 0])
  }

  @Test func aClickCutsThePassShort() {
    let session = session([2, 1])
    pass(session, at: 10)
    session.hurry()
    pass(session, at: 10.1)
    #expect(session.moves.map(\.count) == [2, 1, 0])
  }

  @Test func undoAndRedoGoOverAPass() {
    let session = session([2, 1])
    pass(session, at: 10)
    pass(session, at: 20)
    session.undo()
    #expect(
      session.moves.map(\.count) == [2] && session.position.left == 5, "there was no choice at the pass")
    session.redo()
    #expect(session.moves.map(\.count) == [2, 1, 0] && !session.canRedo)
  }

  @Test func aGameFromElsewhereIsTakenOverOrNotAtAll() {
    let session = session([1])
    #expect(!session.load(PastedGame(moves: [Heap.Move(2), Heap.Move(0)])))
    #expect(session.moves.map(\.count) == [1], "nothing has changed")
    #expect(session.load(PastedGame(moves: [2, 2, 2].map { Heap.Move($0) })))
    #expect(session.position.left == 1 && session.canUndo)
    #expect(session.takeChanges().count == 1)
    session.undo()
    #expect(session.position.left == 3)
    var options = session.options
    options.switches["other"] = true
    session.adopt(options)
    #expect(session.position.left == 3)
  }

  @Test func aFinishedGameFromElsewhereStaysOnTheTable() {
    let session = session()
    #expect(session.load(PastedGame(moves: [2, 2, 2, 1].map { Heap.Move($0) })))
    #expect(session.outcome != nil && session.phase == .over(next: nil))
  }

  @Test(arguments: [
    ("", "There is no game here."), ("a b", "This text is no game of Heap."),
    ("2 x", "Move 2, \u{201C}x\u{201D}, is no move of Heap."),
    ("2 2 2 2", "Move 4, “2”, is not possible there."),
  ]) func aTextThatIsNoGameIsRefused(text: String, reason: String) {
    #expect(throws: TranscriptError(reason)) { try Heap.facets.read(transcript: text, GameOptions()) }
  }

  @Test func aTranscriptIsReadAsItIsWritten() throws {
    let moves = [2, 1, 2].map { Heap.Move($0) }
    let text = Heap.facets.transcript(of: moves, GameOptions())
    #expect(try Heap.facets.read(transcript: text, GameOptions()).moves == moves)
  }
}
