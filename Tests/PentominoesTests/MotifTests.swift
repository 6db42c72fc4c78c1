// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

/// What is said of the free squares, held against all solutions of the board.
struct MotifTests {
  @Test func whatIsSaidHoldsInAllSolutions() throws {
    var counts: [String: Int] = [:]
    try hold(Puzzle.classic, seeds: 180, &counts)
    for name in ["double-P", "triple-X", "rect-3x20", "H-shape"] {
      try hold(try #require(Files.book.puzzle(named: name)), seeds: 60, &counts)
    }
    for puzzle in Files.book.lasts.prefix(20) { try hold(puzzle, seeds: 8, &counts) }
    for name in [
      "oddPocket", "strangePocket", "twoWant", "dead", "noPlace", "clash", "blocked", "misfit", "onlyTile",
      "onlyPlace",
      "onlyOpen", "pocket", "cut", "narrow", "tight",
    ] {
      #expect(counts[name, default: 0] > 0, "\(name) never occurs")
    }
  }

  private func hold(_ puzzle: Puzzle, seeds: UInt64, _ counts: inout [String: Int]) throws {
    let knowledge = try #require(Files.knowledge(of: puzzle))
    for seed in 1...seeds {
      var random = SeededRandom(seed: seed)
      var position = Pentominoes.Position(puzzle)
      // Tiles of a solution, and then some that lie anywhere.
      let solution = knowledge.solution(Int.random(in: 0..<knowledge.count, using: &random))
      for tile in Pentomino.allCases.shuffled(using: &random).prefix(Int(seed % 9)) {
        if let placement = solution[tile] { position = position.laying(placement) }
      }
      for _ in 0..<4 {
        let left = knowledge.left(position)
        for motif in position.motifs {
          counts[String("\(motif)".prefix { $0 != "(" }), default: 0] += 1
          if motif.decides { #expect(left == 0, "\(position.notation)") }
          // In every solution that is left it is so.
          for number in knowledge.matching(position) {
            let tiles = knowledge.solution(number)
            switch motif {
            case .onlyTile(let tile, let cell, _), .onlyOpen(let tile, let cell):
              #expect(tiles[tile]?.cells.contains(cell) == true)
            case .onlyPlace(let placement): #expect(tiles[placement.tile] == placement)
            case .narrow(let cell, let some, _):
              #expect(some.tiles.contains { tiles[$0]?.cells.contains(cell) == true })
            case .pocket(let tile, let cells): #expect(Set(tiles[tile]?.cells ?? []) == Set(cells))
            default: break
            }
          }
          if case .cut(let sizes) = motif { #expect(sizes.reduce(0, +) == 5 * position.missing) }
        }
        guard
          let move = position.legalMoves.filter({ if case .place = $0 { true } else { false } })
            .randomElement(using: &random), let next = position.playing(move)
        else { break }
        position = next
      }
    }
  }

  /// The hardest square, found again by laying every tile.
  @Test func theHardestSquareIsOne() throws {
    var (narrow, tight) = (0, 0)
    let some = Files.book.puzzles.filter { $0.needed < 7 }.prefix(20) + [Puzzle.classic]
    for (index, puzzle) in some.enumerated() {
      var random = SeededRandom(seed: UInt64(index))
      let position = randomPosition(puzzle, tiles: index % 3, &random)
      let places = position.left.tiles.flatMap { position.board.placements(of: $0).filter(position.fits) }
      for motif in position.motifs {
        if case .narrow(let cell, let tiles, let isPlain) = motif {
          narrow += 1
          let good = places.filter { leavesRoom($0, position) }
          func tilesOver(_ cell: Cell, _ all: [Placement]) -> Set<Pentomino> {
            Set(all.filter { $0.cells.contains(cell) }.map(\.tile))
          }
          #expect(tilesOver(cell, good) == Set(tiles.tiles))
          #expect((tilesOver(cell, places) == Set(tiles.tiles)) == isPlain)
          for other in position.freeRegions.filter({ $0.count > 5 }).flatMap({ $0 }) {
            #expect(tilesOver(other, good).count >= tiles.count, "\(position.notation)")
          }
        }
        if case .tight(let cell, let count) = motif {
          tight += 1
          let ways = places.count { $0.cells.contains(cell) }
          #expect(count == ways)
          for other in position.freeRegions.filter({ $0.count > 5 }).flatMap({ $0 }) {
            #expect(places.count { $0.cells.contains(other) } >= ways)
          }
        }
      }
    }
    #expect(narrow > 0 && tight > 0)
  }

  /// No part of a size that tiles do not have, and none of five squares in a shape that none has.
  private func leavesRoom(_ placement: Placement, _ position: Pentominoes.Position) -> Bool {
    let next = position.laying(placement)
    return next.freeRegions.allSatisfy { region in
      guard region.count == 5 else { return region.count.isMultiple(of: 5) }
      return next.left.tiles.contains { Placement($0, covering: region) != nil }
    }
  }

  /// What is said to have decided a puzzle was so in the position in which it is said to have been so.
  @Test func whatDecidedWasSo() throws {
    var told = 0
    for puzzle in Files.book.lasts.prefix(30) + Files.book.puzzles.filter({ $0.needed < 6 }).prefix(10) {
      let knowledge = try #require(PuzzleKnowledge(puzzle))
      var random = SeededRandom(seed: UInt64(told))
      let solution = knowledge.solution(Int.random(in: 0..<knowledge.count, using: &random))
      var position = Pentominoes.Position(puzzle)
      for tile in position.left.tiles.shuffled(using: &random) {
        if let placement = solution[tile] { position = position.laying(placement) }
      }
      #expect(position.isSolved)
      guard let (motif, laid) = Pentominoes.decision(of: position) else { continue }
      told += 1
      #expect(motif.looksBack(after: laid)?.isEmpty == false)
      var then = Pentominoes.Position(puzzle)
      for tile in position.order where laid != nil && !then.givens.contains(tile) {
        if let placement = position.placements[tile] { then = then.laying(placement) }
        if tile == laid { break }
      }
      // Whatever else is laid, in every solution from there it is so.
      for number in knowledge.matching(then) {
        let placed = knowledge.solution(number).values.map { Pentominoes.Move.place($0) }
        #expect(placed.contains { motif.asks(for: $0) }, "\(position.notation)")
      }
    }
    #expect(told > 20)
  }

  /// Once a puzzle is solved, what was so from the start is told of the start, and what a tile left is told of that tile: of
  /// everything that can have decided it.
  @Test func lookingBackNamesTheTileThatLeftIt() throws {
    let placement = try #require(
      Placement(.l, covering: [Cell(3, 4), Cell(4, 4), Cell(5, 4), Cell(6, 4), Cell(6, 5)]))
    let all: [Pentominoes.Motif] = [
      .pocket(.l, placement.cells), .onlyTile(.l, Cell(3, 4), ways: 1), .onlyTile(.l, Cell(3, 4), ways: 3),
      .onlyPlace(placement), .onlyOpen(.l, Cell(3, 4)),
    ]
    for motif in all {
      let start = try #require(motif.looksBack(after: nil))
      #expect(
        start.hasPrefix("From the start") && start.contains("the L") && !start.contains("the W"), "\(start)")
      let later = try #require(motif.looksBack(after: .w))
      #expect(!later.contains("start") && later.contains("he W") && later.contains("the L"), "\(later)")
      for words in [start, later] {
        #expect(words.contains("row 4, column 5") == words.contains("row"), "\(words)")
      }
    }
  }
}
