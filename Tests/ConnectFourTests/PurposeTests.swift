// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

@testable import ConnectFour

/// What is told of the right move of a puzzle, on boards that were read by hand.
@Suite struct PurposeTests {
  private func told(_ id: String, _ goal: Goal, _ moves: String, _ line: String, _ danger: String = "")
    -> String
  {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let puzzle = PackedPuzzle(
      id: id, grade: 3, goal: goal, switches: [], position: moves, solution: list(line), danger: list(danger))
    guard let steps = ConnectFour.line(of: puzzle) else { return "" }
    return puzzle.why(steps.compactMap { step in step.move.map { (step.position, $0) } }, ConnectFour.self) {
      _ in
      "Amber"
    }.words
  }

  /// A threat that has to be blocked, and then two at once.
  @Test func theFirstMoveOfALongWinIsTold() {
    #expect(
      told("win-3.071", .win(turns: 3), "741276635413233", "4 4 2 1 1")
        == "1. Column 4 forces Amber to block column 4. 2. Column 2 makes two threats in column 1, one on top of the other. Only one of them can be blocked."
    )
  }

  /// The other side would drop its disc there.
  @Test func theHoleThatTheOtherSideNeedsIsTaken() {
    #expect(
      told("save.081", .draw, "67215626652243", "4", "1 4")
        == "Column 4 takes the hole from which Amber would make two threats. With column 1 instead, Amber makes two threats, in columns 3 and 7."
    )
  }

  /// What is blocked has its line: three in the bottom row, and two open holes beside them.
  @Test func aBlockNamesItsLine() {
    #expect(
      told("save.001", .draw, "717263", "4")
        == "Column 4 blocks: Amber would make four in row 1, from column 1 to column 4.")
  }
}
