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
/// Scores that follow from those of the next ply are not in the file.
package struct OpeningBook: Sendable {
  /// It takes longer to list all positions of the book than to answer most questions, so all players have one book.
  package static let shared = SharedContent<OpeningBook>()

  /// Below `Assets/`.
  package static let path = "books/connect-four.book"
  package static let signature = Array("Q4BK".utf8) + [2]
  /// In place of a score that is not known.
  package static let unknown: UInt8 = 255
  /// The deepest ply of which all positions may have scores: with more discs than this a search is quick.
  package static let lastPly = 10

  /// Index = ply.
  private var wide: [KeyedLayer<UInt8>] = []
  private var own: [KeyedLayer<UInt16>] = []

  /// How many plies of the repertoire each seat has: the book answers while fewer are played.
  package var pliesBySeat: (first: Int, second: Int) {
    func depth(_ start: Int) -> Int {
      stride(from: start, to: own.count, by: 2).reduce(0) { own[$1].values.isEmpty ? $0 : $1 + 1 }
    }
    return (depth(0), depth(1))
  }

  /// How many positions of a ply have a known score, and how many there are.
  package func coverage(ply: Int) -> (known: Int, all: Int) {
    guard wide.indices.contains(ply) else { return (0, 0) }
    return (wide[ply].values.count { $0 != Self.unknown }, wide[ply].values.count)
  }

  /// - Returns: nil when the bytes are not a whole book.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes.starts(with: Self.signature), let body = withoutChecksum(bytes) else {
      return nil
    }
    var rest = body.dropFirst(8)
    let deepest = bytes[5] > 0 ? Int(rest.first ?? 0) : 0
    guard deepest <= Self.lastPly else { return nil }
    let plies = Repertoire.linkedLayers(through: deepest)
    var scores = [ArraySlice<UInt8>?](repeating: nil, count: plies.count)
    for _ in 0..<bytes[5] {
      guard let ply = rest.popFirst(), ply < plies.count else { return nil }
      let layer = rest.prefix(plies[Int(ply)].positions.count)
      guard layer.count == plies[Int(ply)].positions.count,
        layer.allSatisfy({ $0 < 43 || $0 == Self.unknown })
      else {
        return nil
      }
      scores[Int(ply)] = layer
      rest = rest.dropFirst(layer.count)
    }
    guard readRepertoire(&rest, layers: [Int(bytes[6]), Int(bytes[7])]), rest.isEmpty else { return nil }
    if bytes[5] > 0 { settle(plies, scores) }
  }

  /// - Parameter layers: of each seat.
  /// - Returns: false when there is something wrong with it.
  private mutating func readRepertoire(_ rest: inout ArraySlice<UInt8>, layers: [Int]) -> Bool {
    own = Array(repeating: KeyedLayer(), count: 42)
    for (firstPly, count) in layers.enumerated() {
      var positions = Repertoire.roots(firstPly: firstPly)
      for index in 0..<count {
        let ply = firstPly + 2 * index
        guard ply < own.count, rest.count >= 2 * positions.count else { return false }
        let values = (0..<positions.count).map { place in
          UInt16(rest[rest.startIndex + 2 * place]) | UInt16(rest[rest.startIndex + 2 * place + 1]) << 8
        }
        rest = rest.dropFirst(2 * positions.count)
        own[ply] = KeyedLayer(keys: positions.map(\.key), values: values)
        let moves = values.map { Int($0 % 7) }
        guard values.allSatisfy({ $0 < 43 * 7 }), zip(positions, moves).allSatisfy({ $0.isLegal($1) }) else {
          return false
        }
        if index + 1 < count { positions = Repertoire.next(positions, moves: moves) }
      }
    }
    return true
  }

  /// Scores that are not given follow from those of the next ply, where all of these are known.
  private mutating func settle(_ plies: [Repertoire.Layer], _ given: [ArraySlice<UInt8>?]) {
    wide = Array(repeating: KeyedLayer(), count: plies.count)
    var next: [UInt8] = []
    for (ply, layer) in plies.enumerated().reversed() {
      var values =
        given[ply].map(Array.init) ?? Array(repeating: Self.unknown, count: layer.positions.count)
      for (index, position) in layer.positions.enumerated() where values[index] == Self.unknown {
        let score =
          layer.links.isEmpty
          ? bestScore(in: position)
          : bestScore(in: position) { column in
            let link = layer.links[7 * index + column]
            guard link != Repertoire.noLink, next[Int(link)] != Self.unknown else { return nil }
            return 21 - Int(next[Int(link)])
          }
        if let score { values[index] = UInt8(score + 21) }
      }
      wide[ply] = KeyedLayer(keys: layer.positions.map(\.key), values: values)
      next = values
    }
  }

  /// The score of a position as its moves tell it; nil unless all are known.
  /// - Parameter known: the score of a move where it is at hand, for the side that plays it; what it does not say is looked for.
  package func bestScore(in position: SearchPosition, known: (Int) -> Int? = { _ in nil }) -> Int? {
    var best: Int?
    for column in 0..<7 where position.isLegal(column) {
      guard let score = known(column) ?? score(ofMove: column, in: position) else { return nil }
      best = max(best ?? score, score)
    }
    return best
  }

  /// The seat's move in this position, 0...6, and what the position is worth; nil when it is not in the book.
  package func move(in position: SearchPosition) -> (column: Int, score: Int)? {
    let canonical = position.canonical
    guard own.indices.contains(position.ply), let value = own[position.ply].value(of: canonical.key) else {
      return nil
    }
    let column = Int(value % 7)
    return (canonical == position ? column : 6 - column, Int(value / 7) - 21)
  }

  /// The score of the side to move; nil when it is not in the book.
  package func score(of position: SearchPosition) -> Int? {
    if wide.indices.contains(position.ply), let value = wide[position.ply].value(of: position.canonical.key),
      value != Self.unknown
    {
      return Int(value) - 21
    }
    return move(in: position)?.score
  }

  /// The score of a legal move for the side that plays it.
  package func score(ofMove column: Int, in position: SearchPosition) -> Int? {
    if position.isWin(column) { return position.winScore }
    return score(of: position.playing(column)).map { -$0 }
  }
}
