// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

/// What happens at a move that is to be found, without board, engine or stage.
struct ExerciseTests {
  /// From a heap of seven: 1, and after 2 again 1, and after 1 the last two.
  private static let line = [1, 2, 1, 1, 2].map { Heap.Move($0) }

  private static func exercise(
    _ manner: ExerciseManner = .puzzle, _ state: ExerciseState = ExerciseState(), right: [Heap.Move] = [],
    isAsGood: @escaping (Heap.Move) -> Bool = { _ in false }
  ) throws -> Exercise<Heap> {
    try #require(
      Exercise(
        Heap.Position(), manner == .rush ? [line[0]] : line, manner, right: right, state: state,
        isAsGood: isAsGood))
  }

  private static func step(_ exercise: inout Exercise<Heap>, _ now: Double) -> Exercise<Heap>.Step? {
    exercise.advance(to: now, pace: 1, isSettled: true) { _ in Refutation(moves: ["2"]) }.step
  }

  // MARK: - A wrong move

  /// It lies on the board and is answered, what comes of that follows move by move, and all stays until somebody goes on, in every kind
  /// that lays it; times go with the pace.
  @Test(arguments: [ExerciseManner.puzzle, .quest], [1.0, 2.0])
  func aWrongMoveIsAnsweredAndGoesBack(_ manner: ExerciseManner, _ pace: Double) throws {
    var exercise = try Self.exercise(manner)
    #expect(exercise.take(Heap.Move(2), at: 10) == .wrong(Heap.Move(2)))
    #expect(exercise.phase == .answering(since: 10) && exercise.isRefuting)
    #expect(exercise.take(Heap.Move(1), at: 10.1) == nil, "nobody moves meanwhile")
    var steps: [Double: Exercise<Heap>.Step] = [:]
    for quarter in 40...80 {
      let now = Double(quarter) / 4
      let (step, wake) = exercise.advance(to: now, pace: pace, isSettled: true) { _ in
        Refutation(moves: ["1", "x", "1"])
      }
      steps[now] = step
      if case .at(let due) = wake { #expect(due > now) }
    }
    let times = pace == 1 ? [10.5, 11.5] : [11, 12.75]
    let one = Exercise<Heap>.Step.moves([Heap.Move(1)])
    #expect(steps == [times[0]: one, times[1]: one])
    #expect(exercise.isOpen && exercise.sought != nil && exercise.canAsk && exercise.canUndo)
    #expect(exercise.restart(at: 90) == nil && exercise.redo(at: 90) == nil)
    #expect(exercise.undo(at: 90) == .back(3), "what is wrong is undone first")
    #expect(exercise.phase == .waiting && !exercise.isRefuting && exercise.state.starsLeft == 2)
  }

  /// Pieces that still move are waited for, and so is the engine, but not for ever.
  @Test func whatIsNotKnownIsNotWaitedFor() throws {
    var exercise = try Self.exercise()
    _ = exercise.take(Heap.Move(2), at: 0)
    #expect(exercise.advance(to: 1, pace: 1, isSettled: false) { _ in Refutation() }.wake == .nextFrame)
    var asked: [Bool] = []
    for now in [1.0, 2, 3.5] {
      _ = exercise.advance(to: now, pace: 1, isSettled: true) { isLate in
        asked.append(isLate)
        return isLate ? Refutation() : nil
      }
    }
    #expect(asked == [false, false, true] && exercise.phase == .answered(since: 3.5))
    #expect(!exercise.goOn(by: .hover(nil), at: 4).isSpent)
    #expect(exercise.goOn(by: .key(.enter, []), at: 4) == (true, .back(1)), "who has seen enough goes on")
    #expect(exercise.phase == .waiting && exercise.goBack(at: 5) == nil)
    #expect(exercise.goOn(by: .key(.enter, []), at: 5) == (false, nil), "now it is for the board")
  }

  /// A click while the answer is still looked for sends the wrong move back and is nothing else, nor is what comes of the press of a
  /// drag; one while the answer lies there sends both back and is the next try.
  @Test(arguments: [ExerciseManner.puzzle, .quest], [0.5, 2.0])
  func aClickSendsTheAnswerBack(_ manner: ExerciseManner, _ wait: Double) throws {
    let point = Point(3, 3)
    for rest: [Gesture] in [
      [.click(point, .left)], [.longPress(point)],
      [.dragBegin(from: point, to: point), .drag(point), .drop(point, velocity: point)],
    ] {
      var exercise = try Self.exercise(manner)
      _ = exercise.take(Heap.Move(2), at: 0)
      #expect(
        exercise.goOn(by: .press(point, isTouch: false), at: 0.1) == (true, nil), "a double click is one")
      #expect(exercise.goOn(by: .click(point, .left), at: 0.2) == (true, nil))
      let isAnswered = wait > 1
      if isAnswered { _ = Self.step(&exercise, 1) }
      let back = exercise.goOn(by: .press(point, isTouch: false), at: wait)
      #expect(back == (!isAnswered, .back(isAnswered ? 2 : 1)) && exercise.phase == .waiting)
      #expect(exercise.state.misses.allSatisfy { $0.refutation != nil }, "why it was wrong is told")
      for gesture in rest { #expect(exercise.goOn(by: gesture, at: wait) == (!isAnswered, nil)) }
      // The next one is for the board.
      for gesture: Gesture in [.press(point, isTouch: false), .click(point, .left)] {
        #expect(exercise.goOn(by: gesture, at: wait) == (false, nil))
      }
    }
  }

  /// A key of the board is the next try, too; Enter may only have meant to go on.
  @Test func aKeyIsTheNextTry() throws {
    for (key, isSpent) in [(Key.character("1"), false), (.enter, true), (.escape, true)] {
      var exercise = try Self.exercise()
      _ = exercise.take(Heap.Move(2), at: 0)
      _ = Self.step(&exercise, 1)
      #expect(exercise.goOn(by: .key(key, []), at: 2) == (isSpent, .back(2)), "\(key)")
    }
  }

  /// The last try ends it: the third at a mistake of a past game, the first in a rush.
  @Test(arguments: [ExerciseManner.quest, .rush]) func triesAreCounted(_ manner: ExerciseManner) throws {
    var exercise = try Self.exercise(manner)
    let most = try #require(manner.mostMisses)
    for count in 1...most {
      #expect(exercise.phase == .waiting)
      _ = exercise.take(Heap.Move(2), at: 0)
      #expect(Self.step(&exercise, 1) == .moves([Heap.Move(2)]))
      // Only after the last one it goes back by itself.
      if count < most {
        #expect(Self.step(&exercise, 90) == nil)
        #expect(exercise.goOn(by: .key(.enter, []), at: 4) == (true, .back(2)))
      } else {
        #expect(Self.step(&exercise, 4) == .back(2))
      }
      #expect(exercise.endedAt == (count == most ? 4 : nil))
    }
    #expect(exercise.phase == .over && !exercise.isFound && exercise.take(Heap.Move(1), at: 9) == nil)
  }

  /// A lesson gives a wrong move back at once, and what follows a right one comes by itself.
  @Test func aLessonGivesBack() throws {
    var exercise = try Self.exercise(.lesson, isAsGood: { $0.count == 2 })
    var other = exercise
    #expect(other.take(Heap.Move(2), at: 0) == .right(Heap.Move(2)) && other.phase == .over)
    exercise = try Self.exercise(.lesson)
    #expect(exercise.take(Heap.Move(2), at: 0) == .refused(Heap.Move(2)))
    #expect(exercise.phase == .waiting && exercise.state.misses.map(\.move) == ["2"])
    #expect(exercise.take(Heap.Move(1), at: 1) == .right(Heap.Move(1)))
    for (move, now) in zip(Self.line.dropFirst(), [2.0, 3, 4, 5]) {
      #expect(Self.step(&exercise, now - 0.2) == nil)
      #expect(Self.step(&exercise, now) == .moves([move]))
    }
    #expect(exercise.isFound && exercise.endedAt == 5)
  }

  @Test func whatIsNoTryCostsNothing() throws {
    var exercise = try Self.exercise()
    #expect(exercise.take(Heap.Move(3), at: 0) == nil && exercise.state.misses.isEmpty)
    #expect(Exercise<Heap>(Heap.Position(), [], .puzzle) == nil)
    #expect(Exercise<Heap>(Heap.Position(), [3].map { Heap.Move($0) }, .puzzle) == nil)
  }

  // MARK: - The line

  @Test func theLineIsFound() throws {
    var exercise = try Self.exercise()
    var now = 0.0
    while exercise.phase != .over, now < 20 {
      let before = exercise.state.made
      if let sought = exercise.sought {
        #expect(exercise.take(sought, at: now) == .right(sought))
      } else {
        #expect(Self.step(&exercise, now) == .moves([Self.line[before]]))
      }
      now += 1
    }
    #expect(exercise.isFound && exercise.state.stars == 3 && exercise.endedAt == 4)
    #expect(exercise.takeEnd() && !exercise.takeEnd())
    #expect(exercise.restart(at: 9) == .back(5) && exercise.endedAt == nil)
    #expect(exercise.redo(at: 10) == .again([1, 2].map { Heap.Move($0) }) && exercise.sought != nil)
    #expect(exercise.undo(at: 11) == .back(2) && !exercise.canUndo)
    #expect(exercise.state.stars == 3, "that stays")
  }

  /// What the solution shows is not found, and is not to be redone.
  @Test func theSolutionIsPlayed() throws {
    var exercise = try Self.exercise()
    exercise.show()
    #expect(exercise.takeEnd() && exercise.state.isShown)
    let steps = (0..<5).map { Self.step(&exercise, Double($0)) }
    #expect(steps == Self.line.map { .moves([$0]) })
    #expect(exercise.phase == .over && !exercise.isFound && exercise.state.stars == nil)
    #expect(exercise.restart(at: 9) == .back(5) && !exercise.canRedo)
  }

  /// Where several first moves are right, the line is that of the one that was found, until the posed one is.
  @Test func anotherRightMoveEndsIt() throws {
    var exercise = try Self.exercise(.quest, right: [Heap.Move(1), Heap.Move(2)])
    #expect(exercise.take(Heap.Move(2), at: 0) == .right(Heap.Move(2)))
    #expect(exercise.isFound && exercise.state.instead == "2")
    let again = try Self.exercise(.quest, exercise.state, right: [Heap.Move(2)])
    #expect(again.line.count == 2 && again.phase == .over)
    _ = exercise.restart(at: 1)
    #expect(exercise.take(Heap.Move(1), at: 2) == .right(Heap.Move(1)) && exercise.line.count == 6)
  }

  /// A hint says more with every step, costs one star, and is forgotten with the next try.
  @Test func hintsSayMoreAndMore() throws {
    var exercise = try Self.exercise()
    let said = [exercise.askForHint(), exercise.askForHint(), exercise.askForHint()].map { $0?.words }
    #expect(said == ["Look for what the other side wants to do.", "This is right: 1.", nil])
    #expect(exercise.state.starsLeft == 2 && exercise.hintWords == "This is right: 1.")
    _ = exercise.take(Heap.Move(2), at: 0)
    #expect(exercise.hintWords == nil)
  }

  /// After a right move hints begin with the first step again.
  @Test func theNextMoveHasHintsOfItsOwn() throws {
    var exercise = try Self.exercise()
    for _ in 0..<2 { _ = exercise.askForHint() }
    #expect(exercise.take(Heap.Move(1), at: 0) == .right(Heap.Move(1)))
    for now in 1..<9 { _ = Self.step(&exercise, Double(now)) }
    #expect(exercise.hintWords == nil)
    #expect(exercise.askForHint()?.words == "Look for what the other side wants to do.")
  }

  /// Where no idea leads to the first move, a hint tells what the other side would come to, and where.
  @Test func theFirstHintTellsOfTheDanger() throws {
    var exercise = try Self.exercise()
    exercise.danger = Idea("trap", ["heap"], isGood: true) { $0 == .clue ? "It takes all." : nil }
    let told = "The other side has a plan. It takes all."
    #expect(exercise.hints.map(\.words) == [told, "This is right: 1."])
    #expect(exercise.hints.map(\.cells) == [["heap"], []])
    exercise.isToWin = true
    #expect(exercise.hints.first?.words == "Look for a move that leaves the other side no choice.")
    exercise.isToWin = false
    #expect(exercise.take(Heap.Move(1), at: 0) == .right(Heap.Move(1)))
    for now in 1..<9 { _ = Self.step(&exercise, Double(now)) }
    #expect(exercise.state.made == 2)
    #expect(exercise.hints.first?.words == "Look for what the other side wants to do.")
  }

  @Test(arguments: [
    "found:5", "made:7 found:9 hinted", "miss:9:0:1 hinted", "miss:0:0:x hinted", "instead:9 hinted",
  ])
  func whatCannotBeIsLeftOut(_ words: String) throws {
    let exercise = try Self.exercise(.puzzle, try #require(ExerciseState(words)))
    #expect(exercise.state.made <= exercise.state.found && exercise.state.found < 5)
    #expect(exercise.state.misses.isEmpty && exercise.phase != .over)
  }
}
