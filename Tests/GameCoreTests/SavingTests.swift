// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

struct SavingTests {
  private func session(_ opponent: Opponent = .friend, seed: UInt64 = 3) -> Session<Heap> {
    var options = GameOptions()
    options.opponent = opponent
    options.first = .you
    return Session(options: options, seed: seed, resources: .none, wake: {})
  }

  @Test func whatIsGivenOutIsTakenBack() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let one = session()
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: one.undo()
        case 1: one.redo()
        default: one.play(Heap.Move(Int.random(in: 1...2, using: &random)))
        }
      }
      let other = session(.character(.bramble), seed: 99)
      #expect(other.restore(one.saved))
      #expect(other.saved == one.saved)
      #expect(other.position == one.position && other.canUndo == one.canUndo && other.canRedo == one.canRedo)
      while one.canUndo {
        one.undo()
        other.undo()
        #expect(one.position == other.position)
      }
      while one.canRedo {
        one.redo()
        other.redo()
        #expect(one.position == other.position)
      }
    }
  }

  @Test func aGameThatIsNoneIsRefusedAndNothingChanges() {
    let one = session()
    one.play(Heap.Move(2))
    let before = one.saved
    for moves in [["3"], ["2", "x"], ["2", "2", "2", "2"]] {
      var wrong = before
      wrong.moves = moves
      #expect(!Session<Heap>.isReadable(wrong) && !one.restore(wrong))
    }
    var wrong = before
    wrong.undone = ["9"]
    #expect(!one.restore(wrong))
    #expect(one.saved == before)
  }

  @Test func everyGameHasAnIdentityOfItsOwn() {
    let one = session()
    let other = session()
    #expect(one.gameID != other.gameID && one.gameID.count == 32)
    #expect(one.gameSeed == other.gameSeed, "chance repeats, identity does not")
  }

  @Test func onlyAGameThatWasPlayedHasAnOutcomeToKeep() {
    let one = session()
    one.load(PastedGame(moves: [2, 2, 2].map { Heap.Move($0) }))
    #expect(one.saved.outcome == nil && one.saved.given == 3)
    one.play(Heap.Move(1))
    #expect(one.saved.outcome?.winner == .second)
    one.undo()
    #expect(one.saved.outcome == nil)
  }

  @Test func onlyMovesOfPeopleAreTheirOwn() {
    let friends = session()
    for _ in 0..<3 { friends.play(Heap.Move(1)) }
    #expect(friends.saved.ownMoves == 3)
    friends.load(PastedGame(moves: [2, 2].map { Heap.Move($0) }))
    #expect(friends.saved.ownMoves == 0 && !friends.saved.counts)
    friends.play(Heap.Move(1))
    #expect(friends.saved.ownMoves == 1)
    friends.undo()
    friends.undo()
    friends.undo()
    #expect(friends.saved.counts, "from the start again")
    friends.load(PastedGame(setup: "3", moves: []))
    #expect(!friends.saved.counts, "a position from the clipboard")
    let own = session(.character(.bramble))
    own.play(Heap.Move(1))
    #expect(own.restore(own.saved) && own.saved.ownMoves == 1)
  }

  @Test func aPassIsNoMove() {
    let one = session()
    one.load(PastedGame(setup: "6", moves: []))
    one.play(Heap.Move(1))
    #expect(one.isPassing)
    _ = one.takeChanges()
    for step in 0...40 { _ = one.advance(to: Double(step) / 10, isSettled: true, isRunning: true) }
    #expect(one.moves.count == 2 && one.moveCount == 1 && one.saved.moveCount == 1)
  }

  /// Every text has the number that a sentence names it by: that of the last move up to it.
  @Test(arguments: [
    (["d3", "c3", "pass", "c4", "pass"], [1, 2, 2, 3, 3]),
    (["=7", "a1", "=3", "b2", "=c"], [1, 1, 1, 2, 2]), (["pass"], [1]), ([], []),
  ]) func movesAreNumberedAsPeopleCountThem(moves: [String], numbers: [Int]) {
    #expect(GameRecord.numbers(of: moves) == numbers)
    for count in moves.indices {
      #expect(GameRecord.count(of: moves.prefix(count + 1)) == numbers[count])
    }
  }
}
