// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import ConnectFour
import EngineCore

/// Puts what is solved into the format of `OpeningBook`.
enum Binding {
  /// The layers of moves that are complete, and every score there is.
  /// - Throws: `ValidationError` where the scores of two plies contradict each other.
  static func book(from entries: WorkFile.Entries) throws -> [UInt8] {
    let scores = try scoreLayers(entries)
    let first = moveLayers(firstPly: 0, entries)
    let second = moveLayers(firstPly: 1, entries)
    var bytes = OpeningBook.signature
    bytes += [UInt8(scores.count), UInt8(first.count), UInt8(second.count)]
    for layer in scores { bytes += [UInt8(layer.ply)] + layer.scores }
    for layer in first + second {
      for value in layer { bytes += [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)] }
    }
    return withChecksum(bytes)
  }

  /// What an earlier book knows.
  static func take(_ book: OpeningBook, into entries: inout WorkFile.Entries) {
    for layer in Repertoire.layers(through: OpeningBook.lastPly) {
      for position in layer {
        if let score = book.score(of: position) {
          entries[position.key] = WorkFile.Entry(column: -1, score: score)
        }
      }
    }
    for firstPly in [0, 1] {
      var positions = Repertoire.roots(firstPly: firstPly)
      while !positions.isEmpty {
        var moves: [Int] = []
        for position in positions {
          guard let (column, score) = book.move(in: position) else { break }
          entries[position.key] = WorkFile.Entry(column: column, score: score)
          moves.append(column)
        }
        positions = moves.count == positions.count ? Repertoire.next(positions, moves: moves) : []
      }
    }
  }

  private static func moveLayers(firstPly: Int, _ entries: WorkFile.Entries) -> [[UInt16]] {
    var layers: [[UInt16]] = []
    var positions = Repertoire.roots(firstPly: firstPly)
    while !positions.isEmpty {
      var found: [WorkFile.Entry] = []
      for position in positions {
        guard let entry = entries[position.key], entry.column >= 0 else { return layers }
        found.append(entry)
      }
      layers.append(found.map { UInt16(($0.score + 21) * 7 + $0.column) })
      positions = Repertoire.next(positions, moves: found.map(\.column))
    }
    return layers
  }

  /// The deepest first; a layer whose scores all follow from the next one is left out.
  private static func scoreLayers(_ entries: WorkFile.Entries) throws -> [(ply: Int, scores: [UInt8])] {
    var layers: [(ply: Int, scores: [UInt8])] = []
    var deeper: [UInt64: Int] = [:]
    for (ply, layer) in Repertoire.layers(through: OpeningBook.lastPly).enumerated().reversed() {
      var (known, scores): ([UInt64: Int], [UInt8]) = ([:], [])
      var isNeeded = false
      for position in layer {
        let following = score(of: position, from: deeper)
        let own = entries[position.key]?.score
        if let own, let following, own != following {
          throw ValidationError(
            "after \(ply) plies position \(position.key) is worth \(own), but \(following) by its moves.")
        }
        let score = following ?? own
        known[position.key] = score
        isNeeded = isNeeded || following == nil && score != nil
        scores.append(
          following == nil ? score.map { UInt8($0 + 21) } ?? OpeningBook.unknown : OpeningBook.unknown)
      }
      if isNeeded { layers.append((ply, scores)) }
      deeper = known
    }
    return layers
  }

  /// What a position is worth by the scores of the next ply; nil unless all are known.
  private static func score(of position: SearchPosition, from deeper: [UInt64: Int]) -> Int? {
    var best: Int?
    for column in 0..<7 where position.isLegal(column) {
      let next = position.playing(column)
      guard let score = position.isWin(column) ? position.winScore : deeper[next.canonical.key].map({ -$0 })
      else { return nil }
      best = max(best ?? score, score)
    }
    return best
  }
}

extension Repertoire {
  /// Every position after `ply` plies in which the game is not over, in the order in which a player meets them who
  /// tries all moves from the centre outward.
  static func asPlayed(ply: Int) -> [SearchPosition] {
    var seen: Set<UInt64> = []
    var found: [SearchPosition] = []
    func walk(_ position: SearchPosition) {
      guard seen.insert(position.canonical.key).inserted else { return }
      guard position.ply < ply else { return found.append(position.canonical) }
      for column in SearchPosition.columnOrder where position.isLegal(column) && !position.isWin(column) {
        walk(position.playing(column))
      }
    }
    walk(SearchPosition())
    return found
  }
}
