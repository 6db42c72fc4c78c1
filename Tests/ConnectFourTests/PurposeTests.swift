// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

@testable import ConnectFour

/// What is told of the right move of a puzzle, on boards that were read by hand.
struct PurposeTests {
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
        == "1.\u{a0}Column 4 forces Amber to block column 4.\n2.\u{a0}Column 2 makes two threats in column 1, one on top of the other. Only one of them can be blocked."
    )
  }

  /// The other side would drop its disc there.
  @Test func theHoleThatTheOtherSideNeedsIsTaken() {
    #expect(
      told("save.081", .draw, "67215626652243", "4", "1 4")
        == "Column 4 takes the place where Amber would make two threats, in columns 3 and 7."
    )
  }

  /// So many holes would win for the side to move after its disc in a column: open ones, or the one on top of the only open one.
  private func threats(_ position: ConnectFour.Position, _ column: Int) -> Int {
    guard let after = position.playing(column) else { return 0 }
    let open = after.legalColumns.filter { after.completesFour(position.turn, in: $0) }
    guard open.count == 1 else { return open.count }
    let above = ConnectFour.Cell(column: open[0], row: after.height(of: open[0]) + 1)
    return above.isOnBoard && after.completesFour(position.turn, on: above) ? 2 : 1
  }

  /// What the right moves of the draws are told to spoil the other side could do, and cannot any more.
  @Test func whatIsSpoiledIsSpoiled() throws {
    var (now, later) = (0, 0)
    for puzzle in ConnectFour.packedPuzzles(Repository.resources) where puzzle.goal == .draw {
      let line = try #require(ConnectFour.line(of: puzzle))
      let (start, move) = (line[0].position, try #require(line[0].move))
      let next = try #require(start.playing(move))
      let words =
        ConnectFour.purpose(of: [move], for: .draw, insteadOf: nil, in: start, name: "Anna").right ?? ""
      let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
      let about = "\(puzzle.id): \(words)"
      if words.contains("two threats") {
        now += 1
        #expect(threats(start.skippingTurn, numbers[0] - 1) >= 2, "\(about)")
        #expect(!words.contains("wants") || threats(next, numbers[0] - 1) < 2, "\(about)")
      } else if words.contains("from preparing a four") {
        later += 1
        let hole = ConnectFour.Cell(column: numbers[1] - 1, row: numbers[2] - 1)
        func prepares(_ position: ConnectFour.Position) -> Bool {
          position.legalColumns.contains { column in
            position.playing(column)?.completesFour(position.turn, on: hole) ?? false
          }
        }
        #expect(prepares(start.skippingTurn) && !prepares(next), "\(about)")
      }
    }
    #expect(now > 15 && later > 5, "\(now), \(later)")
  }

  /// Where the other side's disc makes two threats in the hole that is taken, on the board to which another move leads, that is said.
  @Test func aHoleIsNamedForWhatItWouldBring() throws {
    var (two, one) = (0, 0)
    for puzzle in ConnectFour.packedPuzzles(Repository.resources) where !puzzle.danger.isEmpty {
      let steps = try #require(ConnectFour.line(of: puzzle))
      let (start, column) = (steps[0].position, try #require(steps[0].move).column)
      let words = puzzle.why(
        steps.compactMap { step in step.move.map { (step.position, $0) } }, ConnectFour.self
      ) { _ in "Anna" }.words
      guard words.contains("takes the hole") else { continue }
      let makesTwo = words.contains("takes the hole from which Anna would make two threats")
      for step in start.line(puzzle.danger.compactMap { ConnectFour.Move($0) })
      where step.seat != start.turn && step.move.column == column
        && step.position.height(of: column) == start.height(of: column)
      {
        #expect(makesTwo || threats(step.position, column) < 2, "\(puzzle.id): \(words)")
      }
      if makesTwo { two += 1 } else { one += 1 }
    }
    #expect(two > 3 && one > 3, "\(two), \(one)")
  }

  /// What is blocked has its line: three in the bottom row, and two open holes beside them.
  @Test func aBlockNamesItsLine() {
    #expect(
      told("save.001", .draw, "717263", "4")
        == "Column 4 blocks: Amber would make four in row 1, from column 1 to column 4.")
  }
}
