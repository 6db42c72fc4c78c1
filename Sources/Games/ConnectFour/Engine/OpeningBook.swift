// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Exact knowledge of the opening, made once by `bookbinder` with this solver.
///
/// Two parts: a *repertoire* for each seat (one best move in every position the seat can meet while it plays by the
/// book, whatever the other side does), and the score of *every* position of the first plies.
///
/// The file has no keys, because `Repertoire` lists the positions in a fixed order:
///
///     4 bytes    "Q4BK"
///     1 byte     version, 1
///     1 byte     plies W of the scores, 0 for none
///     2 bytes    layers of the first seat's repertoire (plies 0, 2, ...) and of the second's (plies 1, 3, ...)
///     1 byte     score + 21, for each position of `Repertoire.all(ply: W)`
///     2 bytes    (score + 21) * 7 + column, little-endian, for each position of each layer, first seat first
///     4 bytes    FNV-1a hash of all that, little-endian
package struct OpeningBook: Sendable {
  package static let signature = Array("Q4BK".utf8) + [1]

  /// Scores of the positions of one ply, by ascending key.
  private struct Layer {
    var keys: [UInt64] = []
    var values: [UInt16] = []

    func value(of key: UInt64) -> Int? {
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if keys[middle] < key { low = middle + 1 } else { high = middle }
      }
      return low < keys.count && keys[low] == key ? Int(values[low]) : nil
    }
  }

  /// Index = ply.
  private var wide: [Layer] = []
  private var own: [Layer] = []

  /// How many plies of the repertoire each seat has: the book answers while fewer are played.
  package var pliesBySeat: (first: Int, second: Int) {
    func depth(_ start: Int) -> Int {
      stride(from: start, to: own.count, by: 2).reduce(0) { own[$1].keys.isEmpty ? $0 : $1 + 1 }
    }
    return (depth(0), depth(1))
  }

  /// Every position with at most so many stones has a known score; -1 for none.
  package var widePly: Int { wide.count - 1 }

  package var repertoireSize: Int { own.reduce(0) { $0 + $1.keys.count } }

  /// - Returns: nil when the bytes are not a whole book.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes.starts(with: Self.signature), let body = withoutChecksum(bytes) else {
      return nil
    }
    var rest = body.dropFirst(8)
    if bytes[5] > 0 {
      guard bytes[5] <= 9 else { return nil }
      let positions = Repertoire.all(ply: Int(bytes[5]))
      guard rest.count >= positions.count, rest.prefix(positions.count).allSatisfy({ $0 < 43 }) else {
        return nil
      }
      readWide(positions, rest.prefix(positions.count))
      rest = rest.dropFirst(positions.count)
    }
    own = Array(repeating: Layer(), count: 42)
    for (firstPly, count) in [(0, Int(bytes[6])), (1, Int(bytes[7]))] {
      var positions = Repertoire.roots(firstPly: firstPly)
      for index in 0..<count {
        let ply = firstPly + 2 * index
        guard ply < own.count, rest.count >= 2 * positions.count else { return nil }
        let values = (0..<positions.count).map { place in
          UInt16(rest[rest.startIndex + 2 * place]) | UInt16(rest[rest.startIndex + 2 * place + 1]) << 8
        }
        rest = rest.dropFirst(2 * positions.count)
        own[ply] = Layer(keys: positions.map(\.key), values: values)
        let moves = values.map { Int($0 % 7) }
        guard values.allSatisfy({ $0 < 43 * 7 }), zip(positions, moves).allSatisfy({ $0.isLegal($1) }) else {
          return nil
        }
        if index + 1 < count { positions = Repertoire.next(positions, moves: moves) }
      }
    }
    guard rest.isEmpty else { return nil }
  }

  /// Scores of the last ply are given, those before follow from them.
  private mutating func readWide(_ positions: [SearchPosition], _ bytes: ArraySlice<UInt8>) {
    guard let last = positions.first?.ply else { return }
    wide = Array(repeating: Layer(), count: last + 1)
    wide[last] = Layer(keys: positions.map(\.key), values: bytes.map { UInt16($0) })
    for ply in stride(from: last - 1, through: 0, by: -1) {
      let layer = Repertoire.all(ply: ply)
      let scores = layer.map { position in
        (0..<7).filter { position.isLegal($0) }.map { score(ofMove: $0, in: position) ?? 0 }.max() ?? 0
      }
      wide[ply] = Layer(keys: layer.map(\.key), values: scores.map { UInt16($0 + 21) })
    }
  }

  /// The seat's move in this position, 0...6, and what the position is worth; nil when it is not in the book.
  package func move(in position: SearchPosition) -> (column: Int, score: Int)? {
    let canonical = position.canonical
    guard own.indices.contains(position.ply), let value = own[position.ply].value(of: canonical.key) else {
      return nil
    }
    let column = value % 7
    return (canonical == position ? column : 6 - column, value / 7 - 21)
  }

  /// The score of the side to move; nil when it is not in the book.
  package func score(of position: SearchPosition) -> Int? {
    if wide.indices.contains(position.ply), let value = wide[position.ply].value(of: position.canonical.key) {
      return value - 21
    }
    return move(in: position)?.score
  }

  /// The score of a legal move for the side that plays it.
  package func score(ofMove column: Int, in position: SearchPosition) -> Int? {
    if position.isWin(column) { return (43 - position.ply) / 2 }
    return score(of: position.playing(column)).map { -$0 }
  }
}
