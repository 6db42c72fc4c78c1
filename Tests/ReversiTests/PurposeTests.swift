// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import GameCore
import Testing

@testable import Reversi

/// What is told of the right moves of the puzzles that come with the game is true on their boards.
@Suite struct PurposeTests {
  private static let puzzles = PackedPuzzle.list(
    File.bytes(Repository.path("Assets/puzzles/reversi.tsv")) ?? [])

  /// The move of a pack's puzzle, the position before it and the one after it.
  private func each(_ pack: String, _ check: (String, Int, Reversi.Position, Reversi.Position) -> Void) throws
  {
    var count = 0
    for puzzle in Self.puzzles where puzzle.pack == pack {
      let line = try #require(Reversi.line(of: puzzle))
      let square = try #require(line[0].move?.square)
      let words = puzzle.why([(line[0].position, .place(square))], Reversi.self) { _ in "Anna" }.words
      check(words, square, line[0].position, line[1].position)
      count += 1
    }
    #expect(count > 15)
  }

  private func isEmptyBeside(_ square: Int, _ position: Reversi.Position) -> Bool {
    Reversi.Edges.neighbours(square) & position.empty != 0
  }

  @Test func theLastSquareOfARegionHasNoNeighbours() throws {
    try each("last-move") { words, square, _, next in
      #expect(!isEmptyBeside(square, next))
      #expect(words.contains("nor anywhere else") == next.mustPass, "\(words)")
    }
  }

  /// However the game goes on for six moves, a wedge is not turned while its neighbours stand.
  @Test func aWedgeStands() throws {
    try each("wedge") { words, square, start, next in
      let isForGood = words.hasSuffix("any more.")
      var random = SeededRandom(seed: UInt64(square))
      for _ in 0..<20 {
        var position = next
        while let move = position.legalMoves.shuffled(using: &random).first {
          let neighbours =
            Reversi.Edges.all.first { edge in
              edge.contains(square) && !Reversi.Edges.corners.contains(square)
            }.map { edge in
              edge.filter { abs((edge.firstIndex(of: $0) ?? 0) - (edge.firstIndex(of: square) ?? 0)) == 1 }
            } ?? []
          let stand = neighbours.allSatisfy { position.disc(on: $0) == start.turn.other }
          guard let after = position.playing(move) else { break }
          if position.disc(on: square) == start.turn, isForGood || stand {
            #expect(after.disc(on: square) == start.turn, "\(words)")
          }
          position = after
        }
      }
    }
  }

  /// Every other move opens a corner, and the right one does not.
  @Test func noOtherMoveKeepsTheCornersClosed() throws {
    try each("closed") { words, square, start, next in
      let corners = Reversi.Edges.corners.filter { next.legalSquares >> UInt64($0) & 1 == 1 }
      #expect(words.contains("no further corner") == !corners.isEmpty || words.contains("shuts"), "\(words)")
      for corner in corners {
        let before = Reversi.Position(black: start.black, white: start.white, turn: start.turn.other)
        #expect(before.legalSquares >> UInt64(corner) & 1 == 1, "it was open: \(words)")
      }
      #expect(words.hasPrefix(Reversi.Move.name(ofSquare: square)))
    }
  }

  /// A corner that is promised can be taken after every answer.
  @Test func aCornerIsWonWhateverComes() throws {
    try each("gain-corner") { words, _, start, next in
      // None can be taken at once.
      #expect(Aim.corner.moves(of: Reversi.self, in: start) == [])
      let corners = Reversi.Edges.corners.filter { words.contains(Reversi.Move.name(ofSquare: $0)) }
      #expect(!corners.isEmpty)
      for reply in next.legalMoves {
        guard let after = next.playing(reply) else { continue }
        #expect(after.turn == start.turn)
        for corner in corners { #expect(after.legalSquares >> UInt64(corner) & 1 == 1, "\(words) \(reply)") }
      }
    }
  }
}
