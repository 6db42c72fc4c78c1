// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import ConnectFour
import EngineCore
import GameCore
import Glibc
import GoldenKit
import Synchronization
import Testing

/// Games, puzzles and windows that many scenes are tried with.
package enum Sample {
  /// Of windows in which everything has its place, down to the smallest that a layout is made for.
  package static let sizes =
    [
      Size(720, 560), Size(800, 600), Size(959, 700), Size(960, 640), Size(1000, 700), Size(1024, 768),
      Size(1280, 800), Size(1366, 768), Size(1422, 800), Size(1600, 900), Size(2340, 1000), Size(720, 1000),
      Size(1000, 1000), Size(720, 640),
    ] + [Size(400, 300), Size(300, 400), Size(1300, 110)].map { Viewport(window: $0, pixels: $0).size }

  /// Of windows as text of any size and language is tried in.
  package static let scaleSizes = [
    Size(720, 560), Size(800, 600), Size(959, 700), Size(960, 640), Size(1000, 700), Size(1024, 768),
    Size(1280, 800), Size(1366, 768), Size(1600, 900), Size(2340, 1000), Size(720, 1000), Size(1000, 1000),
    Size(720, 640),
  ]
  /// Of any window that a tiling window manager makes.
  package static let oddSizes = [
    Size(1, 1), Size(2, 3), Size(16, 16), Size(1, 900), Size(1600, 1), Size(40, 700), Size(900, 30),
    Size(150, 100), Size(1300, 110), Size(1300, 260), Size(200, 200), Size(400, 300), Size(300, 900),
    Size(719, 559), Size(1280, 800), Size(1366, 768), Size(1422, 800),
  ]

  /// A game of every kind, finished and unfinished, with moves made at random.
  package static func archive() -> MemoryArchive { MemoryArchive(past: games.past, unfinished: games.left) }

  /// Made once: the moves of a puzzle are found among thousands.
  private static let games: (past: [GameRecord], left: [GameRecord]) = {
    var random = SeededRandom(seed: 5)
    let records = catalog.flatMap { game in
      (0..<5).map { number in
        GameRecord(
          id: "\(game.info.name) \(number)", game: game.info.name, options: GameOptions(),
          ownSeat: number == 1 ? nil : .first, seed: 1, moves: game.line(5 + 3 * number, &random), seconds: 75
        )
      }
    }
    let past = records.filter { $0.id.last != "4" }.enumerated().map { index, record in
      var past = record.finished(
        index % 3 == 0 ? Outcome(winner: nil, reason: "") : Outcome(winner: .first, reason: "by a hair"),
        at: Timestamp(clamping: 5000 * index))
      past.review = .empty(of: record)
      return past
    }
    let left = records.filter { $0.id.last == "4" }.map { record in
      var left = record.left(at: 7)
      left.ownMoves = 3
      return left
    }
    return (past, left)
  }()

  package static let catalogues = Repository.assets + "/translations"

  package static let line = ["4", "4", "3", "3", "2", "2", "1"]

  package static func past(_ number: Int, _ game: String = "connect-four", moves: [String] = line)
    -> GameRecord
  {
    var options = GameOptions()
    options.opponent = Opponent(kind: .bot, level: 1 + number % 5)
    let record = GameRecord(
      id: "\(number)", game: game, options: options, ownSeat: number % 3 == 0 ? .second : .first, seed: 1,
      moves: moves, seconds: Seconds(clamping: 61 + Double(number)))
    return record.finished(
      Outcome(winner: .first, reason: "row"), at: Timestamp(clamping: 1_000_000_000 - number * 40_000))
  }

  package static let review = GameReview([
    ReviewedMove("4", values: ["4": 1, "3": 0], isWhole: true),
    ReviewedMove("4", values: ["4": -1, "1": -4], isWhole: true),
    ReviewedMove("3", values: ["3": 0, "4": 1, "5": 0], isWhole: true),
    ReviewedMove("3", values: ["3": 0], isWhole: true),
    ReviewedMove("2", values: ["2": -4, "5": 0, "1": 0], isWhole: true),
    ReviewedMove("2", values: ["2": -18, "1": 4, "5": 2], isWhole: true),
    ReviewedMove("1", values: [:], isWhole: false),
  ])

  /// Every file is read once, and the book of Connect Four held: to make it takes longer than most tests.
  package static let resources = Resources { path in
    if path == OpeningBook.path { _ = book }
    return bytes(path)
  }
  private static let book = bytes(OpeningBook.path).flatMap {
    OpeningBook.shared.content(of: $0) { OpeningBook($0) }
  }
  private static func bytes(_ path: String) -> [UInt8]? {
    read.withLock { read in
      if let bytes = read[path] { return bytes }
      guard let file = fopen("\(Repository.assets)/\(path)", "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = fread(&bytes, 1, bytes.count, file)
      let found = Array(bytes.prefix(count))
      read[path] = found
      return found
    }
  }
  private static let read = Mutex<[String: [UInt8]]>([:])

  package static func game(_ name: String) throws -> any Game.Type {
    try #require(catalog.first { $0.info.name == name })
  }

  /// The first puzzle of every pack, rules of their own told apart.
  package static func firsts(_ name: String) throws -> [PackedPuzzle] {
    var seen: Set<Substring> = []
    return try game(name).packedPuzzles(resources).filter { seen.insert($0.pack).inserted }
  }
}

extension Game {
  /// Texts of so many moves made at random, fewer where the game is over.
  package static func line(_ count: Int, _ random: inout SeededRandom) -> [String] {
    var position = start(GameOptions())
    var moves: [String] = []
    while moves.count < count, let move = legalMoves(in: position).randomElement(using: &random),
      let next = playing(move, in: position)
    {
      moves.append(move.description)
      position = next
    }
    return moves
  }

  package static func text(of moves: [String]) -> String {
    facets.transcript(of: moves.compactMap { Move($0) }, GameOptions())
  }
}
