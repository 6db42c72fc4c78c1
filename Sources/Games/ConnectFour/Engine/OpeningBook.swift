// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Exact knowledge of the opening, made once by `workbench` with this solver.
///
/// Two parts: a *repertoire* for each seat (one best move in every position the seat can meet while it plays by the
/// book, whatever the other side does), and the scores of all positions of the first plies, as far as they are known:
/// a book may be used while it is still being made, and what is missing is searched.
///
/// The file has no keys, because `Repertoire` lists the positions in a fixed order:
///
///     4 bytes    "Q4BK"
///     1 byte     version, 2
///     1 byte     layers of scores
///     2 bytes    layers of the first seat's repertoire (plies 0, 2, ...) and of the second's (plies 1, 3, ...)
///     for each layer of scores, the deepest first:
///       1 byte   its ply
///       1 byte   score + 21, or 255 where it is not known, for each position of `Repertoire.all(ply:)`
///     2 bytes    (score + 21) * 7 + column, little-endian, for each position of each layer, first seat first
///     4 bytes    FNV-1a hash of all that, little-endian
///
/// Scores that follow from those of the next ply are not in the file. Nor are the positions: `FirstScores` lists them when it is asked.
package struct OpeningBook: Sendable {
  /// All players have one book: what it lists is large, and listing takes longer than to answer most questions.
  package static let shared = SharedContent<OpeningBook>()

  /// Below `Assets/`.
  package static let path = "books/connect-four.book"
  package static let signature = Array("Q4BK".utf8) + [2]
  /// In place of a score that is not known.
  package static let unknown: UInt8 = 255
  /// The deepest ply of which all positions may have scores: with more discs than this a search is quick.
  package static let lastPly = 10

  let moves: OpeningMoves
  let scores: FirstScores

  /// How many plies of the repertoire each seat has: the book answers while fewer are played.
  package var pliesBySeat: (first: Int, second: Int) { moves.pliesBySeat }

  /// How many positions of a ply have a known score, and how many there are.
  package func coverage(ply: Int) -> (known: Int, all: Int) { scores.coverage(ply: ply) }

  /// - Returns: nil when the bytes are not a whole book.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes.starts(with: Self.signature), let body = withoutChecksum(bytes) else {
      return nil
    }
    var rest = body.dropFirst(8)
    let deepest = bytes[5] > 0 ? Int(rest.first ?? 0) : 0
    guard deepest <= Self.lastPly else { return nil }
    var given: [Int: ArraySlice<UInt8>] = [:]
    for _ in 0..<bytes[5] {
      guard let ply = rest.popFirst(), ply <= deepest else { return nil }
      let layer = rest.prefix(Repertoire.counts[Int(ply)])
      guard layer.count == Repertoire.counts[Int(ply)], layer.allSatisfy({ $0 < 43 || $0 == Self.unknown })
      else { return nil }
      given[Int(ply)] = layer
      rest = rest.dropFirst(layer.count)
    }
    guard let moves = OpeningMoves(&rest, layers: [Int(bytes[6]), Int(bytes[7])]), rest.isEmpty else {
      return nil
    }
    (self.moves, scores) = (moves, FirstScores(given, through: deepest, moves))
  }

  /// The seat's move in this position, 0...6, and what the position is worth; nil when it is not in the book.
  package func move(in position: SearchPosition) -> (column: Int, score: Int)? { moves.move(in: position) }

  /// The score of the side to move; nil when it is not in the book.
  package func score(of position: SearchPosition) -> Int? {
    // The repertoire first: who keeps to it needs no list of the others.
    moves.move(in: position)?.score ?? scores.score(of: position)
  }

  /// The score of a legal move for the side that plays it.
  package func score(ofMove column: Int, in position: SearchPosition) -> Int? {
    if position.isWin(column) { return position.winScore }
    return score(of: position.playing(column)).map { -$0 }
  }
}
