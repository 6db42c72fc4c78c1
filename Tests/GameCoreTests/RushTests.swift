// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// The value of a rush: its clock, its end and its ladder of grades.
struct RushTests {
  /// So many of each grade.
  static func entries(_ count: Int, grades: ClosedRange<Int> = 1...5) -> [Rush.Entry] {
    grades.flatMap { grade in
      (0..<count).map { number in
        Rush.Entry(
          game: "any",
          puzzle: PackedPuzzle(
            id: "pack.\(grade)-\(number)", grade: grade, goal: .draw, switches: [], position: "x",
            solution: ["y"]))
      }
    }
  }

  static func answer(_ rush: inout Rush, _ answers: [Bool]) {
    for isRight in answers {
      rush.answer(isRight: isRight)
      rush.goOn()
    }
  }

  @Test func theClockRunsOnlyWhileAMoveIsWaitedFor() {
    var rush = Rush(Self.entries(9), seed: 1)
    rush.pass(10)
    rush.answer(isRight: true)
    rush.pass(100)
    #expect(rush.elapsed == 10)
    rush.goOn()
    rush.pass(5)
    rush.pass(-3)
    #expect(rush.elapsed == 15 && rush.remaining == 165)
  }

  @Test func threeMinutesEndIt() {
    var rush = Rush(Self.entries(9), seed: 1)
    rush.pass(179.9)
    #expect(!rush.isOver)
    rush.pass(7)
    #expect(rush.isOver && rush.elapsed == 180)
    rush.answer(isRight: true)
    #expect(rush.found == 0, "what comes too late does not count")
  }

  @Test func threeMistakesEndIt() {
    var rush = Rush(Self.entries(9), seed: 1)
    Self.answer(&rush, [false, true, false])
    #expect(!rush.isOver)
    Self.answer(&rush, [false])
    #expect(rush.isOver && rush.mistakes == 3 && rush.found == 1)
  }

  @Test func withoutALimitOnlyMistakesEndIt() {
    var rush = Rush(Self.entries(9), seed: 1, limit: nil)
    rush.pass(1_000_000)
    #expect(!rush.isOver && rush.remaining == nil)
    Self.answer(&rush, [false, false, false])
    #expect(rush.isOver)
  }

  @Test func gradesRiseWithTheStreakAndFallAfterAMistake() {
    var rush = Rush(Self.entries(20), seed: 1)
    #expect(rush.current?.puzzle.grade == 1)
    Self.answer(&rush, [true, true])
    #expect(rush.grade == 1)
    Self.answer(&rush, [true])
    #expect(rush.current?.puzzle.grade == 2)
    Self.answer(&rush, Array(repeating: true, count: 12))
    #expect(rush.grade == 5 && rush.streak == 15, "there is nothing harder")
    Self.answer(&rush, [false])
    #expect(rush.current?.puzzle.grade == 4 && rush.streak == 0 && rush.longest == 15)
    Self.answer(&rush, [true, true, false])
    #expect(rush.grade == 3)
  }

  @Test func nothingIsAskedTwiceAndAllOfItCanBe() {
    var rush = Rush(Self.entries(7), seed: 5)
    while !rush.isOver { Self.answer(&rush, [true]) }
    #expect(rush.found == 35 && rush.current == nil)
    #expect(Set(rush.answers.map(\.entry)).count == 35)
  }

  @Test func aGradeWithoutPuzzlesIsLeftOut() {
    let rush = Rush(Self.entries(2, grades: 4...5), seed: 5)
    #expect(rush.current?.puzzle.grade == 4)
    #expect(Rush([], seed: 1).isOver)
  }

  @Test func theSeedRepeatsTheOrder() {
    func order(_ seed: UInt64) -> [String] {
      var rush = Rush(Self.entries(30), seed: seed)
      Self.answer(&rush, Array(repeating: true, count: 20))
      return rush.answers.map(\.entry.puzzle.id)
    }
    #expect(order(3) == order(3))
    #expect(order(3) != order(4))
  }

  @Test func whatIsStoppedStays() {
    var rush = Rush(Self.entries(9), seed: 1)
    rush.stop()
    rush.answer(isRight: true)
    rush.pass(9)
    #expect(rush.isOver && rush.answers.isEmpty && rush.elapsed == 0)
  }
}
