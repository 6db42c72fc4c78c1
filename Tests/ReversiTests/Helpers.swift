// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

@testable import Reversi

enum Repository {
  /// Of a file of the repository.
  static func path(_ name: String) -> String {
    "\(#filePath)".dropLast("Tests/ReversiTests/Helpers.swift".count) + name
  }
}

/// The lines of a file in `Data`, without comments.
func dataLines(_ name: String) throws -> [String] {
  let path = "\(#filePath)".dropLast("Helpers.swift".count) + "Data/" + name
  let file = try #require(fopen(String(path), "r"))
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
    .filter { !$0.hasPrefix("#") && !$0.hasPrefix(";") }
}

/// The evaluation by hand-made weights, for every search of these tests: to make it costs more than many of them search.
let handMade = EvaluationTables.handMade

/// The opening book in these bytes.
func openingBook(_ bytes: [UInt8]?) -> OpeningBook { OpeningBook(Resources { _ in bytes }) }

/// Depth, leaves when a pass is a ply, and leaves when it is not.
func perftTable() throws -> [(depth: Int, withPasses: UInt64, withoutPasses: UInt64)] {
  try dataLines("perft.txt").map { line in
    let fields = line.split(separator: " ").compactMap { UInt64($0) }
    try #require(fields.count == 3)
    return (Int(fields[0]), fields[1], fields[2])
  }
}

/// A position of a random game, `plies` moves and passes after the start or at its end if that comes sooner.
func randomPosition(plies: Int, seed: UInt64) -> Reversi.Position {
  var random = SeededRandom(seed: seed)
  return randomGame(plies: plies, &random).position
}

/// The moves of a random game and where they lead.
func randomGame(
  plies: Int = 200, _ random: inout SeededRandom
) -> (moves: [Reversi.Move], position: Reversi.Position) {
  var position = Reversi.Position()
  var moves: [Reversi.Move] = []
  while moves.count < plies, let move = position.legalMoves.randomElement(using: &random),
    let next = position.playing(move)
  {
    moves.append(move)
    position = next
  }
  return (moves, position)
}

/// A random position with so many empty squares in which the side to move has a choice, if there can be one.
func randomPosition(empty: Int, seed: UInt64) -> Reversi.Position {
  var random = SeededRandom(seed: seed)
  while true {
    var position = Reversi.Position()
    while position.empty.nonzeroBitCount > empty || position.legalMoves.count < min(2, empty) {
      guard let move = position.legalMoves.randomElement(using: &random), let next = position.playing(move)
      else { break }
      position = next
    }
    if position.empty.nonzeroBitCount == empty, position.legalMoves.count >= min(2, empty) { return position }
  }
}

/// The score by the plain rules, with no pruning at all.
func naiveScore(_ position: Reversi.Position) -> Int {
  if position.isOver { return position.finalScore(for: position.turn) }
  return position.legalMoves.compactMap { position.playing($0) }.map { -naiveScore($0) }.max() ?? 0
}

/// The guess at `depth` by the plain rules, with no window, no table and no order of moves; a pass takes no depth.
func plainGuess(_ position: Reversi.Position, _ depth: Int, _ evaluation: borrowing Evaluation) -> Int {
  let board = Board(position)
  if depth == 0 { return evaluation.score(board.own, board.other) }
  if position.isOver { return position.finalScore(for: position.turn) * Evaluation.unit }
  var best = Int.min
  for move in position.legalMoves {
    guard let next = position.playing(move) else { continue }
    best = max(best, -plainGuess(next, move.square == nil ? depth : depth - 1, evaluation))
  }
  return best
}

/// The eight images of a board under turning and mirroring.
func images(_ board: Board) -> [Board] {
  func map(_ set: UInt64, _ place: (Int, Int) -> (Int, Int)) -> UInt64 {
    (0..<64).filter { set >> UInt64($0) & 1 == 1 }.reduce(0) { image, square in
      let (column, row) = place(square % 8, square / 8)
      return image | 1 << UInt64(8 * row + column)
    }
  }
  let places: [(Int, Int) -> (Int, Int)] = [
    { ($0, $1) }, { (7 - $0, $1) }, { ($0, 7 - $1) }, { (7 - $0, 7 - $1) },
    { ($1, $0) }, { (7 - $1, $0) }, { ($1, 7 - $0) }, { (7 - $1, 7 - $0) },
  ]
  return places.map { Board(own: map(board.own, $0), other: map(board.other, $0)) }
}
