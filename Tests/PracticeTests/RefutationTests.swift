// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import EngineCore
import GameCore
import StageKit
import Testing

@testable import House
@testable import Stage

/// What is said of a wrong move at a puzzle is true: what is proven of the position after it does not keep the goal, and the answer
/// that is shown can be played, and where more than the answer is shown it ends with the move that decides.
struct RefutationTests {
  /// Of so many puzzles one is looked at.
  private static let step = 8
  private static let corners: Set = ["cell.1.1", "cell.1.8", "cell.8.1", "cell.8.8"]

  @Test(arguments: PuzzleTests.names) func whatIsProvenDoesNotKeepTheGoal(_ name: String) throws {
    let game = try #require(catalog.first { $0.info.name == name })
    try look(game)
  }

  private func look<G: Game>(_ game: G.Type) throws {
    let engine = G.Engine(resources: Sample.resources)
    let puzzles = G.packedPuzzles(Sample.resources)
    var (said, proven, followed) = (0, 0, 0)
    for puzzle in stride(from: 0, to: puzzles.count, by: Self.step).map({ puzzles[$0] }) {
      let line = try #require(G.line(of: puzzle))
      let start = line[0].position
      for move in start.legalMoves where move != line[0].move {
        let after = try #require(start.playing(move))
        let found = Refutation.find(
          G.self, after: after, from: start, by: start.turn, goal: puzzle.goal, engine, SearchControl())
        let (words, cells) = found.reason(
          G.self, for: move, in: start, goal: puzzle.goal, insteadOf: line.compactMap(\.move)
        ) { _ in nil }
        #expect(!words.isEmpty, "\(puzzle.id) \(move)")
        // Who was to keep a corner shut is shown which one stands open.
        if case .aim(.closed, _) = puzzle.goal {
          #expect(!Self.corners.isDisjoint(with: cells), "\(puzzle.id) \(move): \(words) \(cells)")
        }
        said += 1
        let shown = after.line(found.moves.compactMap { G.Move($0) })
        #expect(shown.map(\.move.description) == found.moves, "\(puzzle.id) \(move)")
        // No turn has more than two halves.
        if let last = shown.last, shown.count > 3 {
          let ideas = G.facets.ideas(of: last.move, in: last.position)
          // Of what decides at the fourteenth turn at the latest, the end is still seen where it comes at once.
          let isOver = last.position.playing(last.move)?.outcome != nil
          #expect(isOver || ideas.contains(where: \.isCertain), "\(puzzle.id) \(move)")
          #expect(last.number <= (isOver ? 17 : 14), "\(puzzle.id) \(move)")
          followed += 1
        }
        guard let value = found.value else { continue }
        let own = after.turn == start.turn ? value : -value
        #expect(!puzzle.goal.isKept(by: own), "\(puzzle.id) \(move): \(words)")
        proven += 1
      }
    }
    #expect(said > 50 && proven > said / 4, "\(G.info.name): \(said), \(proven)")
    if G.facets.toldLoss == nil { #expect(followed > 20, "\(G.info.name): \(followed)") }
  }
}
