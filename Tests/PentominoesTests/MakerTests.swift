// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

/// What is said of boards that players make is true.
struct MakerTests {
  private let maker = Pentominoes.Maker()

  /// Numbers of solutions from the literature (Fletcher 1965; Haselgrove 1960), and of three tiles by hand of the test below.
  @Test func boardsToBeginWithHaveTheirKnownNumbers() {
    let known = [2339, 65, 1010]
    for (pattern, count) in zip(maker.patterns, known) {
      #expect(maker.fault(of: pattern.squares) == nil)
      #expect(maker.ways(of: pattern.squares, control: SearchControl()) == .exactly(count))
    }
  }

  /// Boards of two or three tiles, counted by trying everything, images under turns and mirrors of the board as one.
  @Test func countsAreThoseOfTryingEverything() throws {
    var random = SeededRandom(seed: 7)
    var solvable = 0
    for number in 0..<400 {
      // Squares grown one beside the other.
      var squares: Set<Int> = [60]
      while squares.count < (number % 2 == 0 ? 10 : 15) {
        let square = try #require(squares.sorted().randomElement(using: &random))
        let step = try #require([1, -1, 14, -14].randomElement(using: &random))
        if (0..<112).contains(square + step), abs(square % 14 - (square + step) % 14) < 2 {
          squares.insert(square + step)
        }
      }
      #expect(maker.fault(of: squares) == nil)
      let count = try plainCount(squares)
      #expect(maker.ways(of: squares, control: SearchControl()) == .exactly(count), "\(squares.sorted())")
      solvable += count > 0 ? 1 : 0
    }
    #expect(solvable > 120)
  }

  private func plainCount(_ squares: Set<Int>) throws -> Int {
    let board = try Board(OwnBoard("", squares, on: maker.slab).rows)
    var found: Set<[String]> = []
    func search(_ covered: Set<Cell>, _ used: [Pentomino: Placement]) {
      guard let first = board.cells.first(where: { !covered.contains($0) }) else {
        let images = board.symmetries.map { symmetry in
          used.values.compactMap { board.image(of: $0, under: symmetry) }
            .map { "\($0.tile) \($0.cells.sorted().map { "\($0.row),\($0.column)" })" }.sorted()
        }
        if let least = images.min(by: { $0.lexicographicallyPrecedes($1) }) { found.insert(least) }
        return
      }
      for tile in Pentomino.allCases where used[tile] == nil {
        for placement in board.placements(of: tile)
        where placement.cells.contains(first) && covered.isDisjoint(with: placement.cells) {
          var more = used
          more[tile] = placement
          search(covered.union(placement.cells), more)
        }
      }
    }
    search([], [:])
    return found.count
  }

  @Test func aFaultSaysWhatIsWrongAndWhatWouldMendIt() throws {
    let block = maker.patterns[0].squares
    #expect(maker.fault(of: [])?.what == "No square is cut out.")
    let three = Set(block.sorted().dropLast(3))
    #expect(maker.fault(of: three)?.what == "57 squares: not a multiple of five")
    #expect(maker.fault(of: three)?.remedy == "3 more or 2 fewer")
    #expect(maker.fault(of: [5])?.remedy == "4 more")
    #expect(maker.fault(of: Set(0..<62))?.what == "62 squares: twelve tiles cover 60")
    let apart = Set([0, 1, 2] + [50, 51, 52, 53, 54, 55, 64])
    #expect(maker.fault(of: apart)?.what == "10 squares in 2 parts")
    for wrong in [[], three, [5], Set(0..<62), apart] {
      #expect(maker.start(of: OwnBoard("x", wrong, on: maker.slab)) == nil)
      #expect(maker.ways(of: wrong, control: SearchControl()) == nil)
    }
  }

  /// A start is a game of its board that can be kept, and no other start has its id.
  @Test func aBoardBecomesAStart() throws {
    var ids: Set<String> = []
    for pattern in maker.patterns {
      let start = try #require(maker.start(of: OwnBoard("Mine", pattern.squares, on: maker.slab)))
      var options = GameOptions()
      options.setup = start.setup
      let position = Pentominoes.start(options)
      #expect(position.board.cells.count == pattern.squares.count && position.puzzle.title == "Mine")
      #expect(position.puzzle.needed * 5 == pattern.squares.count && position.puzzle.givens.isEmpty)
      ids.insert(start.id)
    }
    #expect(ids.count == maker.patterns.count)
  }
}
