// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc
import Synchronization
import Testing

@testable import Pentominoes

/// Files of the repository, as the game and the tests read them.
enum Files {
  private static let root = "\(#filePath)".dropLast("Tests/PentominoesTests/Files.swift".count)

  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(root + path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  static let resources = Resources { bytes("Assets/" + $0) }
  static let book = PuzzleBook(resources)

  static func knowledge(_ name: String) throws -> PuzzleKnowledge {
    let puzzle = try #require(book.puzzle(named: name))
    return try #require(knowledge(of: puzzle))
  }

  /// A puzzle of the book is solved once for all tests.
  static func knowledge(of puzzle: Puzzle) -> PuzzleKnowledge? {
    known.withLock { known in
      if let knowledge = known[puzzle] { return knowledge }
      let knowledge = PuzzleKnowledge(puzzle)
      known[puzzle] = knowledge
      return knowledge
    }
  }
  private static let known = Mutex<[Puzzle: PuzzleKnowledge]>([:])

  /// Shapes of the right area that cannot be filled.
  static func impossible() throws -> [Puzzle] {
    try PuzzleBook(puzzles: bytes("Tests/PentominoesTests/Data/impossible.txt") ?? []).puzzles
  }
}

/// Rows of a board in one text, joined by `/`.
func board(_ rows: String) throws -> Board { try Board(rows.split(separator: "/")) }

/// A position in which up to `count` tiles were laid at random; a tile that finds no place is left out.
func randomPosition(_ puzzle: Puzzle, tiles count: Int, _ random: inout SeededRandom) -> Pentominoes.Position
{
  var position = Pentominoes.Position(puzzle)
  for tile in position.left.tiles.shuffled(using: &random) where position.placements.count < count {
    let places = puzzle.board.placements(of: tile).filter(position.fits)
    guard position.missing > 0, let place = places.randomElement(using: &random) else { continue }
    position = position.playing(.place(place)) ?? position
  }
  return position
}
