// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import GameLaws
import Testing

@testable import Quarto

struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Quarto>().hold() }

  @Test func everyWrongMoveHasItsReason() throws {
    try RemarkLaws<Quarto>(["danger", "two-traits", "quiet-gifts"]).hold()
  }

  /// The board of a step, and each move there with the pieces that are safe after it.
  private func step(_ name: String, _ number: Int) throws -> (
    step: LessonStep, start: Quarto.Position, next: [(move: Quarto.Move, position: Quarto.Position)]
  ) {
    let step = try #require(Quarto.lessons.first { $0.name == name }?.steps[number])
    let start = try #require(Quarto.line(setup: step.setup, step.moves)?.position)
    return (step, start, start.legalMoves.compactMap { move in start.playing(move).map { (move, $0) } })
  }

  private func safe(_ position: Quarto.Position) -> [Quarto.Piece] {
    position.left.filter { !position.dangerous.contains($0) }
  }

  /// What the lessons on gifts say to look at is so: which pieces are safe, and on which space they are told apart.
  @Test func theWayToAGiftIsTrue() throws {
    let gifts = try step("quiet-gifts", 0)
    let light = gifts.start.left.filter { !$0.has(.dark) && !$0.has(.hollow) }
    #expect(safe(gifts.start) == light && light.count == 3)
    for piece in light {
      let next = try #require(gifts.next.first { $0.move == .give(piece) })
      let leaving = next.position.legalMoves.filter { place in
        next.position.playing(place).map { $0.outcome == nil && !safe($0).isEmpty } ?? false
      }
      #expect(leaving.map(\.description) == (gifts.step.right == ["=\(piece)"] ? [] : ["b4"]), "\(piece)")
    }
    let second = try step("by-force", 1)
    #expect(safe(second.start).count == 4 && second.start.left.count == 4)
    for next in second.next {
      let place = try #require(Quarto.Move("a2"))
      let after = try #require(next.position.playing(place))
      #expect(safe(after).isEmpty == (second.step.right == [next.move.description]), "\(next.move)")
    }
  }

  /// Where the first half of a win is: three spaces leave nothing to give, and two lines of three meet on the one that is meant.
  @Test func theWayToAPlaceIsTrue() throws {
    let first = try step("by-force", 0)
    #expect(first.next.count == 5 && first.next.count { safe($0.position).isEmpty } == 3)
    let rows = (0..<4).map { row in (0..<4).map { 4 * row + $0 } }
    let lines = rows + (0..<4).map { column in rows.map { $0[column] } } + [[0, 5, 10, 15], [3, 6, 9, 12]]
    let full = first.start.emptyCells.filter { cell in
      lines.count { line in
        line.contains(cell) && line.count { first.start.board[$0] == nil } == 1
      } >= 2
    }
    let open = first.next.filter { !safe($0.position).isEmpty }.map(\.move)
    #expect(open.filter { full.map { .place($0) }.contains($0) }.map(\.description) == first.step.right)
    let danger = try step("danger", 0)
    #expect(danger.next.count { safe($0.position).isEmpty } == 2)
  }
}
