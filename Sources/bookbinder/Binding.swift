// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import EngineCore

/// Puts what is solved into the format of `OpeningBook`.
enum Binding {
  /// The layers that are complete; nil when there is none.
  static func book(from work: borrowing WorkFile) -> [UInt8]? {
    let wide = wideScores(work)
    let first = layers(firstPly: 0, work)
    let second = layers(firstPly: 1, work)
    guard !first.isEmpty || !second.isEmpty || wide.ply > 0 else { return nil }
    var bytes = OpeningBook.signature
    bytes += [UInt8(wide.ply), UInt8(first.count), UInt8(second.count)]
    bytes += wide.scores
    for layer in first + second {
      for value in layer { bytes += [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)] }
    }
    return withChecksum(bytes)
  }

  private static func layers(firstPly: Int, _ work: borrowing WorkFile) -> [[UInt16]] {
    var layers: [[UInt16]] = []
    var positions = Repertoire.roots(firstPly: firstPly)
    while !positions.isEmpty {
      var entries: [WorkFile.Entry] = []
      for position in positions {
        guard let entry = work.entries[position.key], entry.column >= 0 else { return layers }
        entries.append(entry)
      }
      layers.append(entries.map { UInt16(($0.score + 21) * 7 + $0.column) })
      positions = Repertoire.next(positions, moves: entries.map(\.column))
    }
    return layers
  }

  /// The deepest ply of which every score is known.
  private static func wideScores(_ work: borrowing WorkFile) -> (ply: Int, scores: [UInt8]) {
    var best: (ply: Int, scores: [UInt8]) = (0, [])
    for ply in 1...9 {
      var scores: [UInt8] = []
      let positions = Repertoire.all(ply: ply)
      for position in positions {
        guard let entry = work.entries[position.key] else { break }
        scores.append(UInt8(entry.score + 21))
      }
      if scores.count == positions.count { best = (ply, scores) }
    }
    return best
  }
}
