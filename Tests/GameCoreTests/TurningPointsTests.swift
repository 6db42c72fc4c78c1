// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import GameCore

struct TurningPointsTests {
  private func found(
    _ better: String, cost: Int, _ fault: Explanation.Fault, isCounted: Bool, isSeen: Bool = true
  ) -> Explanation {
    var found = Explanation(
      fault: fault, better: [better], best: 0, value: -cost, had: isCounted ? nil : 0,
      left: isCounted ? nil : -1, isProven: true, isCounted: isCounted)
    if isCounted, isSeen { found.prospect = Idea("line", [], isGood: false) { _ in nil } }
    return found
  }

  private func ranked(_ all: [Explanation?]) -> [Int] {
    TurningPoints(all, returned: [:]) { _ in true }.ranked
  }

  /// A square that was missed again is the same lesson, and others come before it.
  @Test func aSquareIsOneLesson() {
    let costs = [("d3", 30), ("d3", 20), ("e6", 10), ("e6", 9), ("c5", 8)]
    let all = costs.map { found($0.0, cost: $0.1, .discs, isCounted: true) }
    // What cost most is named in the story of the game, and stays.
    #expect(ranked(all) == [1, 2, 3, 5, 4])
  }

  /// Where nothing shows why a move cost so much, nobody learns from it: it comes last, and the story does not name it.
  @Test func whatCannotBeSeenComesLast() {
    let all = [
      found("d3", cost: 40, .discs, isCounted: true, isSeen: false),
      found("c4", cost: 8, .discs, isCounted: true), found("e6", cost: 12, .discs, isCounted: true),
    ]
    let points = TurningPoints(all, returned: [:], fall: 2) { _ in true }
    #expect(points.ranked == [2, 3, 1] && points.dearest == [2, 3] && points.missedAgain == [])
  }

  /// Where discs are counted, what was given back at once, and what no longer changed anything, comes after what lasted.
  @Test func whatLastedComesFirst() {
    func counted(_ better: String, _ best: Int, _ value: Int, givenBack: Int = 0) -> Explanation {
      var found = Explanation(
        fault: .discs, better: [better], best: best, value: value, had: nil, left: nil, isProven: false,
        isCounted: true)
      found.prospect = Idea("line", [], isGood: false) { _ in nil }
      found.givenBack = givenBack
      return found
    }
    let points = TurningPoints(
      [
        counted("d6", -21, -44, givenBack: 11), counted("h5", -8, -26), counted("b8", -28, -49),
        counted("f2", 0, -20, givenBack: 20),
      ], returned: [:]
    ) { _ in true }
    #expect(points.ranked == [2, 3, 1, 4] && points.dearest == [2, 3, 1])
  }

  /// A better move that was there at three moves is told of the whole game.
  @Test func whatWasMissedAgainIsCounted() {
    let all = ["d3", "c4", "d3", "c4", "d3"].map { found($0, cost: 8, .discs, isCounted: true) }
    #expect(TurningPoints(all, returned: [:]) { _ in true }.missedAgain == [1, 3, 5])
  }

  /// Whoever lets the other side win twice has made two mistakes, even where the same column would have stopped both.
  @Test func aColumnIsNot() {
    let all = [
      found("4", cost: 9, .allows, isCounted: false), found("4", cost: 9, .allows, isCounted: false),
      found("5", cost: 9, .result, isCounted: false),
    ]
    #expect(ranked(all) == [2, 1, 3])
  }
}
