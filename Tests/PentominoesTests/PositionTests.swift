// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Pentominoes

struct PositionTests {
  @Test func randomPlayKeepsThePromises() throws {
    for (seed, puzzle) in Files.book.puzzles.enumerated() where seed % 6 == 0 {
      var random = SeededRandom(seed: UInt64(seed))
      var position = Pentominoes.Position(puzzle)
      var moves: [Pentominoes.Move] = []
      for _ in 0..<40 {
        let legal = position.legalMoves
        #expect(Set(legal).count == legal.count)
        guard let move = legal.randomElement(using: &random) else { break }
        let next = try #require(position.playing(move))
        #expect(Pentominoes.Move(move.description) == move)
        #expect(next.covered.nonzeroBitCount == 5 * next.placements.count)
        #expect(Set(next.placements.values.flatMap(\.cells)).count == 5 * next.placements.count)
        let read = try Pentominoes.Position(parsing: next.notation)
        #expect(read.placements == next.placements && read.covered == next.covered)
        #expect(read.board == next.board && read.notation == next.notation)
        moves.append(move)
        position = next
      }
      var replayed = Pentominoes.Position(puzzle)
      for move in moves { replayed = try #require(replayed.playing(move)) }
      #expect(replayed == position)
    }
  }

  /// Exactly the legal moves are accepted.
  @Test func whatIsNotLegalIsRefused() throws {
    let puzzle = Puzzle(board: try board(".....#/....#./####../#...../.....#"), needed: 4)
    var random = SeededRandom(seed: 4)
    for tiles in 0...3 {
      let position = randomPosition(puzzle, tiles: tiles, &random)
      let legal = Set(position.legalMoves)
      for tile in Pentomino.allCases {
        #expect((position.playing(.remove(tile)) != nil) == legal.contains(.remove(tile)))
        for orientation in tile.orientations {
          for row in -2...6 {
            for column in -2...6 {
              let move = Pentominoes.Move.place(Placement(tile, orientation, at: Cell(row, column)))
              #expect((position.playing(move) != nil) == legal.contains(move))
            }
          }
        }
      }
    }
  }

  @Test func aTileMayMoveOverItsOwnSquares() throws {
    let puzzle = Puzzle(board: try board("......./####..."), allowed: PentominoSet([.i, .p]), needed: 2)
    let position = Pentominoes.Position(puzzle)
    let first = Placement(.i, .upright.turnedRight, at: Cell(0, 0))
    let second = Placement(.i, .upright.turnedRight, at: Cell(0, 1))
    let moved = position.playing(.place(first))?.playing(.place(second))
    #expect(moved?.placements == [.i: second])
    #expect(moved?.playing(.place(second)) == nil)
    #expect(moved?.playing(.remove(.i)) == position)
  }

  @Test func aFullBoardIsTheEnd() throws {
    let solved = try Pentominoes.Position(parsing: "IIIII ILN 1")
    #expect(solved.isSolved && solved.legalMoves.isEmpty)
    #expect(solved.playing(.remove(.i)) == nil)
    #expect(solved.tile(at: Cell(0, 3)) == .i && solved.tile(at: Cell(1, 0)) == nil)
  }

  @Test func givensStay() throws {
    let given = Placement(.i, .upright.turnedRight, at: Cell(0, 0))
    let puzzle = Puzzle(board: try board("...../...../....."), needed: 3, givens: [given])
    let position = Pentominoes.Position(puzzle)
    #expect(position.placements == [.i: given] && position.givens.tiles == [.i])
    #expect(position.playing(.remove(.i)) == nil)
    #expect(position.playing(.place(Placement(.i, .upright.turnedRight, at: Cell(1, 0)))) == nil)
    #expect(position.nearestFit(of: .i, .upright.turnedRight, row: 1, column: 0) == nil)
    #expect(position.legalMoves.allSatisfy { $0.tile != .i })
  }

  @Test func aTileLandsOnTheNearestSquareWhereItFits() throws {
    let position = try Pentominoes.Position(
      parsing: "........../.IIIII..../........../.......... FILNPTUV 8")
    func landing(_ row: Double, _ column: Double) -> Cell? {
      position.nearestFit(of: .u, .upright, row: row, column: column)?.corner
    }
    #expect(landing(2.4, 3.3) == Cell(2, 3))
    // The square under it is taken: below is nearer than the sides.
    #expect(landing(1.4, 3.1) == Cell(2, 3))
    #expect(landing(1.4, 5.2) == Cell(2, 5))
    #expect(landing(1.1, 5.4) == Cell(1, 6))
    #expect(landing(-0.9, 7.6) == Cell(0, 7))
    #expect(landing(-1.6, 7) == nil)
    #expect(landing(.infinity, 0) == nil && landing(.nan, 0) == nil)
    // Its own squares do not stand in its way.
    #expect(
      position.nearestFit(of: .i, .upright.turnedRight, row: 1.2, column: 2)?.corner == Cell(1, 2))
  }

  @Test func fitsAgreesWithTheNearest() throws {
    var random = SeededRandom(seed: 8)
    for puzzle in Files.book.puzzles where puzzle.board.rows > 6 {
      let position = randomPosition(puzzle, tiles: 4, &random)
      for _ in 0..<50 {
        let tile = position.left.tiles.randomElement(using: &random) ?? .f
        let orientation = Orientation.allCases.randomElement(using: &random) ?? .upright
        let (row, column) = (
          Double.random(in: -1...8, using: &random), Double.random(in: -1...8, using: &random)
        )
        let found = position.nearestFit(of: tile, orientation, row: row, column: column)
        let (middle, centre) = (Int(row.rounded()), Int(column.rounded()))
        var around: [Cell] = []
        for row in middle - 1...middle + 1 {
          for column in centre - 1...centre + 1
          where position.fits(Placement(tile, orientation, at: Cell(row, column))) {
            around.append(Cell(row, column))
          }
        }
        func distance(_ cell: Cell) -> Double {
          let (down, right) = (Double(cell.row) - row, Double(cell.column) - column)
          return down * down + right * right
        }
        #expect(found.map { around.contains($0.corner) } ?? around.isEmpty)
        if let found { #expect(around.allSatisfy { distance($0) >= distance(found.corner) }) }
      }
    }
  }
}
