// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization

/// The scores of all positions of the first plies, as far as an `OpeningBook` knows them.
///
/// They are listed when one of them is first asked for: a million positions take a quarter of a second, and a game that begins asks for none
/// as long as somebody plays by the repertoire.
final class FirstScores: Sendable {
  /// By ply: a score + 21, or `OpeningBook.unknown`, for each position of `Repertoire.all(ply:)`.
  private let given: [Int: ArraySlice<UInt8>]
  private let deepest: Int
  private let moves: OpeningMoves
  /// Index = ply; nil until they are asked for.
  private let listed = Mutex<[KeyedLayer<UInt8>]?>(nil)

  /// - Parameters:
  ///   - given: of as many scores as a ply has positions.
  ///   - deepest: the last ply that is listed, at most `OpeningBook.lastPly`.
  ///   - moves: what the repertoire says of positions that follow.
  init(_ given: [Int: ArraySlice<UInt8>], through deepest: Int, _ moves: OpeningMoves) {
    (self.given, self.deepest, self.moves) = (given, deepest, moves)
  }

  /// Whether they have been asked for.
  var isListed: Bool { listed.withLock { $0 != nil } }

  /// The score of the side to move; nil when it is not known.
  func score(of position: SearchPosition) -> Int? {
    guard !given.isEmpty, position.ply <= deepest,
      let value = layers[position.ply].value(of: position.canonical.key), value != OpeningBook.unknown
    else { return nil }
    return Int(value) - 21
  }

  /// How many positions of a ply have a known score, and how many there are; of both none where no scores are given.
  func coverage(ply: Int) -> (known: Int, all: Int) {
    guard !given.isEmpty, (0...deepest).contains(ply) else { return (0, 0) }
    let values = layers[ply].values
    return (values.count { $0 != OpeningBook.unknown }, values.count)
  }

  /// Whoever asks while they are listed waits for it.
  private var layers: [KeyedLayer<UInt8>] {
    listed.withLock { listed in
      if let listed { return listed }
      let made = settled()
      listed = made
      return made
    }
  }

  /// Scores that are not given follow from those of the next ply, where all of these are known.
  private func settled() -> [KeyedLayer<UInt8>] {
    var settled: [KeyedLayer<UInt8>] = []
    var next: [UInt8] = []
    for (ply, layer) in Repertoire.linkedLayers(through: deepest).enumerated().reversed() {
      var values =
        given[ply].map(Array.init) ?? Array(repeating: OpeningBook.unknown, count: layer.positions.count)
      for (index, position) in layer.positions.enumerated() where values[index] == OpeningBook.unknown {
        let score = bestScore(in: position) { column in
          guard !layer.links.isEmpty else { return nil }
          let link = layer.links[7 * index + column]
          return link != Repertoire.noLink && next[Int(link)] != OpeningBook.unknown
            ? 21 - Int(next[Int(link)]) : nil
        }
        if let score { values[index] = UInt8(score + 21) }
      }
      settled.append(KeyedLayer(keys: layer.positions.map(\.key), values: values))
      next = values
    }
    return settled.reversed()
  }

  /// The score of a position as its moves tell it; nil unless all are known.
  /// - Parameter known: the score of a move for the side that plays it, where the next ply has it.
  private func bestScore(in position: SearchPosition, known: (Int) -> Int?) -> Int? {
    var best: Int?
    for column in 0..<7 where position.isLegal(column) {
      guard
        let score = position.isWin(column) ? position.winScore : known(column) ?? ownScore(column, position)
      else { return nil }
      best = max(best ?? score, score)
    }
    return best
  }

  /// What the repertoire says of a move that does not win at once.
  private func ownScore(_ column: Int, _ position: SearchPosition) -> Int? {
    moves.move(in: position.playing(column)).map { -$0.score }
  }
}
