// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc

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

  /// Shapes of the right area that cannot be filled.
  static func impossible() throws -> [Puzzle] {
    try PuzzleBook(puzzles: bytes("Tests/PentominoesTests/Data/impossible.txt") ?? []).puzzles
  }
}

/// Rows of a board in one text, joined by `/`.
func board(_ rows: String) throws -> Board { try Board(rows.split(separator: "/")) }

/// A position in which `count` tiles were laid at random, as many of them as found a place.
func randomPosition(_ puzzle: Puzzle, tiles count: Int, _ random: inout SeededRandom) -> PentominoPosition {
  var position = PentominoPosition(puzzle)
  while position.placements.count < count, position.missing > 0 {
    let moves = position.legalMoves.filter { !position.placed.contains($0.tile) }
    guard let move = moves.randomElement(using: &random), let next = position.playing(move) else { break }
    position = next
  }
  return position
}
