// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import CommandKit
import EngineCore
import Files
import GameCore

/// Damages files that are no plain text, packed ones and collections of games, and reads them with everything that reads such.
struct FuzzBytes {
  private let packed: [[UInt8]]
  private let collections: [Collection]

  private struct Collection {
    let game: any Collecting.Type
    /// What is in its files, by how their names end.
    let files: [String: [UInt8]]
  }

  /// - Parameter foreign: files that people have, by their names.
  init(_ foreign: [(name: String, bytes: [UInt8])], _ random: inout SeededRandom) {
    packed = [Self.packedText] + foreign.map(\.bytes).filter(Inflate.isGzip)
    collections = catalog.compactMap { $0 as? any Collecting.Type }.flatMap { game in
      let wanted = foreign.filter { file in game.collectionFiles.contains { file.name.hasSuffix(".\($0)") } }
      let theirs = Dictionary(wanted.map { (ending($0.name), $0.bytes) }) { first, _ in first }
      return [theirs, ["wtb": Self.games(&random)]].filter { !$0.isEmpty }.map {
        Collection(game: game, files: $0)
      }
    }
    func ending(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? "" }
  }

  func check(_ random: inout SeededRandom, _ report: inout Fuzzer.Report) {
    report.bytes += 1
    if report.bytes % 2 == 0, let sample = packed.randomElement(using: &random) {
      checkPacked(Fuzzer.mutated(sample, &random), &report)
    } else if let sample = collections.randomElement(using: &random) {
      let files = sample.files.mapValues { Fuzzer.mutated($0, &random) }
      check(sample.game, files, &report)
    }
  }

  private func checkPacked(_ bytes: [UInt8], _ report: inout Fuzzer.Report) {
    let limit = 4 * GivenBytes.most
    if let plain = Inflate.gzip(bytes, limit: limit), plain.count > limit {
      report.problems.append("\(plain.count) bytes were unpacked where \(limit) are allowed")
    }
    _ = FoundGame(GivenBytes.text(of: bytes), in: catalog)
  }

  /// Every game of what is accepted can be played.
  private func check<G: Collecting>(
    _ game: G.Type, _ files: [String: [UInt8]], _ report: inout Fuzzer.Report
  ) {
    guard let collection = game.collection(in: files) else { return }
    report.collected += collection.games.count
    for found in collection.games {
      let record = found.record(of: game.info.name)
      var position = game.start(record.options)
      for text in record.moves {
        guard let move = G.Move(text), let next = game.playing(move, in: position) else {
          report.problems.append(
            "\(game.info.name): a collection holds a game with the impossible move \(text)")
          return
        }
        position = next
      }
      if found.outcome != game.outcome(of: position) {
        report.problems.append("\(game.info.name): a collection holds a game with another end")
      }
    }
  }

  /// A board and a few moves, packed by gzip.
  private static let packedText: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x53, 0x56, 0x56, 0xd6, 0xd3, 0xe3,
    0x52, 0x06, 0x01, 0x2e, 0x3d, 0x08, 0x09, 0xa2, 0xb8, 0xa0, 0x42, 0x40, 0x49, 0x3d, 0x65, 0x28,
    0xdb, 0x50, 0x4f, 0x21, 0xc5, 0x58, 0x21, 0xd9, 0x58, 0xc1, 0x48, 0x4f, 0x21, 0xd9, 0x44, 0x21,
    0xd5, 0x98, 0x0b, 0x00, 0x8a, 0xad, 0x66, 0x29, 0x3d, 0x00, 0x00, 0x00,
  ]

  /// Three games in the form of WTHOR: a head of 16 bytes with the number of games and the year, then 68 bytes for each.
  private static func games(_ random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = [20, 26, 11, 27, 3, 0, 0, 0, 0, 0, 0xEA, 7, 8, 0, 22, 0]
    for _ in 0..<3 {
      bytes += [0, 0, 1, 0, 2, 0, 33, 34]
      // Two openings that are played, and squares at random behind them.
      let squares: [UInt8] = Bool.random(using: &random) ? [56, 64, 33, 46, 35] : [65, 66, 56, 34, 64]
      bytes +=
        squares
        + (5..<60).map { _ in
          10 * UInt8.random(in: 0...9, using: &random) + UInt8.random(in: 0...9, using: &random) % 4
        }
    }
    return bytes
  }
}
