// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The repertoire of an `OpeningBook`: for each seat one best move in every position that it can meet while it plays by the book.
struct OpeningMoves: Sendable {
  /// Index = ply. A value is (score + 21) * 7 + column.
  private var layers: [KeyedLayer<UInt16>] = Array(repeating: KeyedLayer(), count: 42)

  /// Takes its part from the bytes of a book.
  /// - Parameter counts: layers of each seat.
  /// - Returns: nil when there is something wrong with it.
  init?(_ rest: inout ArraySlice<UInt8>, layers counts: [Int]) {
    for (firstPly, count) in counts.enumerated() {
      var positions = Repertoire.roots(firstPly: firstPly)
      for index in 0..<count {
        let ply = firstPly + 2 * index
        guard ply < layers.count, rest.count >= 2 * positions.count else { return nil }
        let values = (0..<positions.count).map { place in
          UInt16(rest[rest.startIndex + 2 * place]) | UInt16(rest[rest.startIndex + 2 * place + 1]) << 8
        }
        rest = rest.dropFirst(2 * positions.count)
        layers[ply] = KeyedLayer(keys: positions.map(\.key), values: values)
        let moves = values.map { Int($0 % 7) }
        guard values.allSatisfy({ $0 < 43 * 7 }), zip(positions, moves).allSatisfy({ $0.isLegal($1) }) else {
          return nil
        }
        if index + 1 < count { positions = Repertoire.next(positions, moves: moves) }
      }
    }
  }

  /// How many plies each seat has: moves are known while fewer are played.
  var pliesBySeat: (first: Int, second: Int) {
    func depth(_ start: Int) -> Int {
      stride(from: start, to: layers.count, by: 2).reduce(0) { layers[$1].values.isEmpty ? $0 : $1 + 1 }
    }
    return (depth(0), depth(1))
  }

  /// The seat's move in this position, 0...6, and what the position is worth; nil when it is not in the repertoire.
  func move(in position: SearchPosition) -> (column: Int, score: Int)? {
    let canonical = position.canonical
    guard layers.indices.contains(position.ply), let value = layers[position.ply].value(of: canonical.key)
    else { return nil }
    let column = Int(value % 7)
    return (canonical == position ? column : 6 - column, Int(value / 7) - 21)
  }
}
