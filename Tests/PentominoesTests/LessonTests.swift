// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import GameLaws
import Testing

@testable import Pentominoes

struct LessonTests {
  @Test func everyClaimIsProven() throws { try LessonLaws<Pentominoes>().hold() }

  /// Of every wrong move of every lesson there is something to be said that is no excuse.
  @Test func everyWrongMoveHasAReason() throws {
    try RemarkLaws<Pentominoes>(Set(Pentominoes.lessons.map(\.name).filter { $0 != "turn-and-mirror" }))
      .hold()
    for step in Pentominoes.lessons.flatMap(\.steps) {
      let position = try #require(Pentominoes.line(setup: step.setup, step.moves)).position
      for move in position.legalMoves where !step.right.contains(move.description) {
        let proven = Pentominoes.ideas(of: move, in: position).contains { !$0.isGood && $0.isCertain }
        let remark = Pentominoes.remark(on: move, at: step, isRight: false, in: position)
        #expect(proven || remark != nil, "\(position.notation) \(move)")
      }
    }
  }

  /// What a right move is said to leave is so in every way to go on.
  @Test func whatARightMoveLeavesIsTrue() throws {
    var fills = 0
    for step in Pentominoes.lessons.flatMap(\.steps) {
      let position = try #require(Pentominoes.line(setup: step.setup, step.moves)).position
      let knowledge = try #require(PuzzleKnowledge(position.puzzle))
      for word in step.right {
        let move = try #require(Pentominoes.Move(word))
        let next = try #require(position.playing(move))
        let words = Pentominoes.remark(on: move, at: step, isRight: true, in: position)?.words ?? ""
        let said = words.split(separator: " ").map(String.init)
        guard words.hasSuffix(" fills the rest.") else { continue }
        fills += 1
        let last = try #require(Pentomino(said[said.count - 4]))
        // Of the two tiles that are left the other one is named before it.
        let other = try #require(next.left.subtracting(PentominoSet([last])).tiles.first)
        #expect(next.left.count == 2 && words.contains("the \(other)"), "\(words)")
        #expect(knowledge.left(next) > 0)
      }
    }
    #expect(fills > 3)
  }

  @Test func theWIsTheAwkwardOne() throws {
    let step = try #require(Pentominoes.lessons.first { $0.name == "odd-shapes" }?.steps.first)
    let position = try #require(Pentominoes.line(setup: step.setup, step.moves)).position
    let counts = position.left.tiles.map { tile in
      position.board.placements(of: tile).count(where: position.fits)
    }
    #expect(position.left.tiles == [.p, .w, .y] && counts[1] < counts[0] && counts[1] < counts[2])
  }

  /// How many ways the lessons say that there are.
  @Test(arguments: [("two-that-fit", 7, 2), ("the-hole", nil, 3), ("five-tiles", nil, 6)])
  func theWaysAreCounted(name: String, all: Int?, right: Int) throws {
    let step = try #require(Pentominoes.lessons.first { $0.name == name }?.steps.first)
    let start = try #require(Pentominoes.line(setup: step.setup, step.moves)?.position)
    let ways = start.legalMoves.count { if case .place = $0 { true } else { false } }
    #expect(step.right.count == right && all ?? ways == ways)
  }
}
