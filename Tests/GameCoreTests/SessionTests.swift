// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Glibc
import Testing

@Suite(.serialized) struct SessionTests {
  @Test func movesAreKeptAndIllegalOnesRefused() {
    let evening = Evening(.friend)
    evening.finish([2, 2, 2])
    #expect(!evening.session.play(Heap.Move(2)))
    #expect(evening.session.moves.map(\.count) == [2, 2, 2])
    #expect(evening.session.position.left == 1)
  }

  /// A search without an answer has ended, too: the player is told, and nothing is looked for any longer.
  @Test(arguments: [("99", true), ("98", false)]) func aSearchWithoutAnAnswerEnds(
    setup: String, isCertain: Bool
  ) {
    let evening = Evening(.friend, setup: setup)
    let session = evening.session
    session.askForHint()
    session.seekEndings()
    for _ in 0..<20_000
    where session.noHint == nil || session.solutions.endings == nil && !session.solutions.endingsAreUnknown {
      evening.pass(0)
      usleep(200)
    }
    #expect(!session.isSeekingHint)
    #expect(session.hint == nil)
    #expect(session.noHint == Heap.noHint(isCertain: isCertain))
    #expect(session.solutions.endings == (isCertain ? [] : nil))
    #expect(session.solutions.endingsAreUnknown == !isCertain)
    evening.finish([1])
    #expect(session.noHint == nil && !session.solutions.endingsAreUnknown)
  }

  @Test func undoAndRedoGoAllTheWay() {
    let evening = Evening(.friend)
    evening.finish([1, 2, 1])
    for _ in 0..<3 { evening.session.undo() }
    #expect(evening.session.position == Heap.Position())
    #expect(!evening.session.canUndo)
    for _ in 0..<3 { evening.session.redo() }
    #expect(evening.session.moves.map(\.count) == [1, 2, 1])
    #expect(!evening.session.canRedo)
    evening.session.undo()
    evening.finish([2])
    #expect(!evening.session.canRedo, "a new move forgets what was undone")
  }

  @Test func changesTellTheTableWhatHappened() {
    let evening = Evening(.friend)
    _ = evening.session.takeChanges()
    evening.finish([1])
    evening.session.undo()
    evening.session.redo()
    let names = evening.session.takeChanges().map { happening in
      switch happening.change {
      case .appeared: "appeared"
      case .played(let move): "played \(move)"
      case .undone(let move): "undone \(move)"
      case .redone(let move): "redone \(move)"
      case .cleared: "cleared"
      }
    }
    #expect(names == ["played 1", "undone 1", "redone 1"])
    #expect(evening.session.takeChanges().isEmpty)
  }

  @Test func theBotTakesAQuarterOfASecondAtLeast() {
    let evening = Evening(.character(.bramble))
    let start = evening.now
    evening.session.play(Heap.Move(2))
    evening.waitForBot()
    // At most its longest thought for a move that asks for no care, whatever is drawn.
    #expect((0.25...1.4).contains(evening.now - start))
  }

  @Test func theBotRepliesSoonAfterTheBoardRests() {
    let evening = Evening(.character(.bramble))
    evening.session.play(Heap.Move(2))
    evening.isSettled = false
    for _ in 0..<50 {
      evening.pass(0.02)
      usleep(100)
    }
    #expect(evening.session.moves.count == 1, "the disc still falls")
    evening.isSettled = true
    let rest = evening.now
    evening.waitForBot()
    #expect((0.12...0.2).contains(evening.now - rest), "it had time to think while the disc fell")
    #expect(evening.session.mayMove)
  }

  @Test func undoStopsTheSearchAndGoesBackToOnesOwnTurn() {
    Heap.Engine.isHeld.withLock { $0 = true }
    defer { Heap.Engine.isHeld.withLock { $0 = false } }
    let before = Heap.Engine.stopped.withLock { $0 }
    let evening = Evening(.character(.bramble))
    evening.session.play(Heap.Move(2))
    evening.pass(0.01)
    #expect(evening.session.isThinking)
    #expect(!evening.session.mayMove)
    evening.session.undo()
    #expect(!evening.session.isThinking)
    #expect(evening.session.moves.isEmpty && evening.session.mayMove)
    for _ in 0..<20_000 where Heap.Engine.stopped.withLock({ $0 }) == before { usleep(500) }
    #expect(Heap.Engine.stopped.withLock { $0 } == before + 1, "the thread itself ended")
  }

  @Test func undoAgainstABotTakesBackItsReplyToo() {
    let evening = Evening(.character(.bramble))
    evening.session.play(Heap.Move(2))
    evening.waitForBot()
    evening.session.undo()
    #expect(evening.session.moves.isEmpty)
    evening.session.redo()
    #expect(evening.session.moves.map(\.count) == [2, 1])
    #expect(evening.session.mayMove)
  }

  @Test func theBotBeginsWhenItIsItsTurn() {
    let evening = Evening(.character(.bramble), first: .bot)
    #expect(!evening.session.mayMove)
    evening.waitForBot()
    #expect(evening.session.mayMove)
    #expect(!evening.session.canUndo, "there is no move of one's own to take back")
  }

  /// First the move, then the line that follows, then it is played.
  @Test func hintsComeInSteps() {
    let evening = Evening(.friend)
    let session = evening.session
    session.askForHint()
    for _ in 0..<20_000 where session.hintLine.isEmpty {
      evening.pass(0)
      usleep(500)
    }
    #expect(session.hint?.move == Heap.Move(1))
    #expect(session.hintShowsMove, "this game has one sentence, and it names the move")
    // What follows is a game by the rules.
    var position = session.position.playing(Heap.Move(1))
    for move in session.hintLine { position = position?.playing(move) }
    #expect(position != nil)
    session.askForHint()
    #expect(session.moves.isEmpty && session.hintStep == 1)
    session.askForHint()
    #expect(session.moves.isEmpty && session.hintWords?.title.hasSuffix("?") == true, "it asks")
    session.askForHint()
    #expect(session.moves == [Heap.Move(1)])
    #expect(session.hint == nil && session.hintLine.isEmpty)
  }

  @Test func afterTheEndTheBoardClearsAndTheNextGameBegins() {
    let evening = Evening(.friend, first: .turns)
    evening.finish([2, 2, 2, 1])
    #expect(evening.session.outcome?.winner == .second)
    evening.isSettled = false
    evening.pass(1)
    #expect(evening.session.announced == nil && evening.session.score == (0, 0), "the last piece still moves")
    #expect(evening.session.saved.otherScore == 1, "what is kept knows it already")
    (evening.isSettled, evening.isCelebrating) = (true, true)
    evening.pass(0.01)
    #expect(evening.session.announced?.winner == .second)
    #expect(evening.session.score == (0, 1))
    evening.pass(30)
    #expect(evening.session.phase == .over(next: nil), "the end is still being shown")
    evening.isCelebrating = false
    evening.pass(0.01)
    evening.pass(2.9)
    #expect(evening.session.moves.count == 4)
    evening.pass(0.2)
    #expect(evening.session.phase == .clearing)
    #expect(evening.session.announced == nil, "what was won is not said over an empty board")
    evening.isSettled = false
    let seed = evening.session.tableSeed
    evening.pass(5)
    #expect(evening.session.moves.count == 4, "the discs still fall")
    evening.isSettled = true
    evening.pass(0)
    #expect(evening.session.tableSeed == seed, "the pieces are where the next game wants them")
    #expect(evening.session.moves.isEmpty && evening.session.phase == .playing)
    #expect(evening.session.gameNumber == 2)
    #expect(evening.session.score == (0, 1))
  }

  @Test func stayingStopsTheCountdown() {
    let evening = Evening(.friend)
    evening.finish([2, 2, 2, 1])
    evening.pass(0.1)
    evening.session.stay()
    #expect(evening.pass(60) == .never)
    #expect(evening.session.moves.count == 4)
    evening.session.undo()
    #expect(evening.session.score == (0, 0), "a result that was taken back does not count")
    #expect(evening.session.mayMove)
  }

  @Test func everyGameHasATimeOfItsOwn() {
    let evening = Evening(.friend)
    evening.finish([1])
    for _ in 0..<9 { evening.pass(1) }
    let first = evening.session.elapsed
    #expect(first > 5)
    evening.session.restart()
    for _ in 0..<3 { evening.pass(1) }
    #expect(evening.session.moves.isEmpty && evening.session.elapsed < first)
  }

  @Test func timeAwayFromTheWindowDoesNotCount() {
    let evening = Evening(.friend)
    evening.finish([1])
    evening.pass(10)
    evening.isRunning = false
    evening.pass(1)
    evening.pass(500)
    evening.isRunning = true
    evening.pass(500)
    evening.pass(4)
    #expect(abs(evening.session.elapsed - 15) < 0.001)
    evening.finish([2, 2, 2])
    evening.pass(0.1)
    evening.pass(0.1)
    evening.pass(1)
    evening.isRunning = false
    evening.pass(0.1)
    evening.pass(1000)
    evening.isRunning = true
    evening.pass(1)
    #expect(evening.session.phase != .clearing, "the countdown waited")
    evening.pass(3)
    #expect(evening.session.phase == .clearing)
  }

  @Test func seatsChangeInTurn() {
    let evening = Evening(.character(.bramble), first: .turns)
    #expect(evening.session.ownSeat == .first)
    #expect(evening.session.nextOwnSeat == .second)
  }

  @Test func aNewOpponentWaitsForTheNextGameOrForAnEmptyBoard() {
    let evening = Evening(.friend)
    var options = evening.session.options
    options.opponent = .character(.onyx)
    evening.finish([1])
    evening.session.adopt(options)
    #expect(evening.session.isNewOpponentWaiting)
    #expect(evening.session.ownSeat == nil)
    evening.session.restart()
    evening.pass(0.1)
    evening.pass(0.1)
    #expect(evening.session.ownSeat == .first)
    #expect(evening.session.skill == Skill(.perfect))
    options.opponent = .character(.pebble)
    evening.session.adopt(options)
    #expect(evening.session.skill == Skill(.level(1)), "nothing was played yet")
  }

  @Test func restartAsksForAMoveFirst() {
    let evening = Evening(.friend)
    #expect(!evening.session.canRestart)
    evening.finish([1])
    #expect(evening.session.canRestart)
    evening.session.restart()
    #expect(!evening.session.mayMove)
    evening.pass(0)
    evening.pass(0)
    #expect(evening.session.mayMove && evening.session.moves.isEmpty)
  }

  @Test func undoBringsAWholeGameBackWithItsHistory() {
    let evening = Evening(.friend)
    evening.finish([1, 2, 1])
    evening.session.undo()
    evening.pass(40)
    let saved = evening.session.saved
    evening.session.restart()
    #expect(evening.session.canUndo, "even while the board is being cleared")
    evening.pass(0)
    evening.pass(0)
    evening.finish([2, 1])
    evening.pass(3600)
    for _ in 0..<2 { evening.session.undo() }
    #expect(evening.session.moves.isEmpty && evening.session.canUndo)
    evening.session.undo()
    #expect(evening.session.saved == saved)
    evening.session.redo()
    #expect(evening.session.moves.map(\.count) == [1, 2, 1])
    for _ in 0..<3 { evening.session.undo() }
    #expect(!evening.session.canUndo)
  }

  @Test func aGameThatWasWonComesBackWithItsResult() {
    let evening = Evening(.friend)
    evening.finish([2, 2, 2, 1])
    for _ in 0..<2 { evening.pass(0.1) }
    evening.session.restart()
    for _ in 0..<2 { evening.pass(0.1) }
    #expect(evening.session.moves.isEmpty)
    evening.session.undo()
    #expect(evening.session.announced?.winner == .second)
    #expect(evening.session.score == (0, 1))
    #expect(evening.pass(60) == .never, "it is looked at for as long as one likes")
    evening.session.undo()
    #expect(evening.session.score == (0, 0) && evening.session.mayMove)
  }

  @Test func aGameThatWasLeftDuringItsCelebrationComesBackWithoutACountdown() {
    let evening = Evening(.friend)
    evening.finish([2, 2, 2, 1])
    evening.isCelebrating = true
    evening.pass(0.1)
    #expect(evening.session.announced != nil)
    evening.session.restart()
    evening.session.bringBack()
    evening.isCelebrating = false
    #expect(evening.pass(60) == .never)
    #expect(evening.session.phase == .over(next: nil) && evening.session.moves.count == 4)
  }

  @Test func aPastedGameGivesWayToTheOneBeforeIt() {
    let evening = Evening(.friend)
    evening.finish([1, 2])
    let saved = evening.session.saved
    #expect(
      evening.session.load(PastedGame(moves: [Heap.Move(2), Heap.Move(2), Heap.Move(2), Heap.Move(1)])))
    #expect(evening.session.announced != nil && evening.session.score == (0, 0))
    evening.session.bringBack()
    #expect(evening.session.saved == saved)
  }

  @Test func gamesThatWereLeftComeBackInTheOrderOfTheirLeaving() {
    let evening = Evening(.friend)
    for first in [1, 2] {
      evening.finish([first])
      evening.session.restart()
      for _ in 0..<2 { evening.pass(0.1) }
    }
    evening.session.undo()
    #expect(evening.session.moves == [Heap.Move(2)], "the last one comes back first")
    evening.session.undo()
    evening.session.undo()
    #expect(evening.session.moves == [Heap.Move(1)])
  }

  @Test func theNextGameWaitsForTheChoiceOfThePlayer() {
    for (choice, seconds) in [(NextGame.off, nil), (.soon, 3), (.later, 10)] as [(NextGame, Double?)] {
      let evening = Evening(.friend)
      var options = evening.session.options
      options.nextGame = choice
      evening.session.adopt(options)
      evening.finish([2, 2, 2, 1])
      for _ in 0..<3 { evening.pass(0) }
      evening.pass((seconds ?? 1000) - 0.1)
      #expect(evening.session.phase != .clearing)
      evening.pass(0.2)
      #expect((evening.session.phase == .clearing) == (seconds != nil))
    }
  }

  @Test func theBotThinksUntilItHasMoved() {
    let evening = Evening(.character(.bramble))
    evening.finish([1])
    evening.pass(0)
    for _ in 0..<100_000 where evening.session.moves.count == 1 {
      #expect(evening.session.isThinking && evening.session.thinkingStart != nil)
      evening.pass(0.001)
      usleep(200)
    }
    #expect(evening.session.moves.count == 2)
    #expect(!evening.session.isThinking)
  }
}

struct OwnLevelTests {
  /// The strength is drawn once for a game, near that of the player, and kept with it.
  @Test func aBotFollowsItsPlayer() {
    let evening = Evening(.mine)
    var rating = PlayerRating()
    for _ in 1...20 { rating.add(1, against: 1500) }
    evening.session.playerRating = rating
    #expect(evening.session.isRated && evening.session.seated.rating == nil)
    evening.finish([2])
    evening.waitForBot()
    let drawn = evening.session.seated.rating
    #expect(drawn.map { abs($0 - rating.rating) <= PlayerRating.spread } == true)
    // What happens meanwhile changes nothing for this game.
    evening.session.playerRating = PlayerRating()
    evening.pass(1)
    #expect(evening.session.seated.rating == drawn && evening.session.saved.options.rating == drawn)
    #expect(evening.session.skill == Heap.info.scale.skill(at: drawn ?? 0))
  }

  @Test func aHintOrAMoveTakenBackKeepsAGameUnrated() {
    let hinted = Evening(.mine)
    hinted.session.askForHint()
    #expect(!hinted.session.isRated && hinted.session.saved.wasCounted)
    let undone = Evening(.mine)
    undone.finish([2])
    undone.waitForBot()
    #expect(undone.session.isRated)
    undone.session.undo()
    #expect(!undone.session.isRated)
    // The next game begins anew.
    undone.session.restart()
    for _ in 0..<20 { undone.pass(0.5) }
    #expect(undone.session.isUntouched && undone.session.isRated)
  }
}
