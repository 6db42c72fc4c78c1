// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import EngineCore
import GameCore
import Glibc
import Store

/// Feeds damaged texts to everything that reads what somebody else has written.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Feed damaged texts to every parser, and check what is accepted.", shouldDisplay: false)

  @Option(help: "How many texts.")
  var count = 1_000_000
  @Option(help: "Where chance begins.")
  var seed: UInt64 = 1

  func run() throws {
    let report = Fuzzer.run(count: count, seed: seed)
    print("inputs: \(report.inputs)")
    print("accepted: \(report.accepted)")
    for problem in report.problems { print("wrong: \(problem)") }
    if !report.problems.isEmpty { throw ExitCode(1) }
  }
}

enum Fuzzer {
  struct Report {
    var inputs = 0
    var accepted = 0
    /// What broke a promise; a crash is for the operating system to tell.
    var problems: [String] = []
  }

  /// An equal seed gives an equal run.
  static func run(count: Int, seed: UInt64) -> Report {
    var random = SeededRandom(seed: seed)
    var report = Report()
    // Reading a whole file costs a hundred times what a line costs, so it gets fewer inputs.
    let files = fileSamples(&random)
    let games = catalog.map { ($0, $0.samples(&random)) }
    while report.inputs < count {
      report.inputs += 1
      if report.inputs % 16 == 0 {
        check(file: mutated(files[Int.random(in: 0..<files.count, using: &random)], &random), &report)
      } else {
        let (game, samples) = games[report.inputs % games.count]
        let sample = samples[Int.random(in: 0..<samples.count, using: &random)]
        game.check(text: String(decoding: mutated(sample, &random), as: UTF8.self), &report)
      }
    }
    return report
  }

  private static func fileSamples(_ random: inout SeededRandom) -> [[UInt8]] {
    let records = catalog.map { $0.record(&random) }
    let past = records.map {
      PastGame(record: $0, outcome: .draw(how: "when it was over"), finished: 1_700_000_000)
    }
    let running = records.map { SavedGame(record: $0, undone: ["1"], given: 1) }
    let file = HistoryFile(past: past, running: running)
    return ((try? file.bytes()).map { [$0] } ?? []) + [Array("{}".utf8)]
  }

  private static func check(file bytes: [UInt8], _ report: inout Report) {
    guard let file = try? HistoryFile(parsing: bytes) else { return }
    report.accepted += 1
    guard let written = try? file.bytes(), let again = try? HistoryFile(parsing: written), again == file
    else {
      report.problems.append(
        "a file changes when it is written again: \(String(decoding: bytes, as: UTF8.self))")
      return
    }
    _ = try? file.games(checkRules)
  }

  /// A few bytes turned, cut out, doubled or put in.
  static func mutated(_ sample: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2:
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 3: bytes.insert(contentsOf: Array(" 19:-".utf8.shuffled(using: &random)), at: place)
      default: if place < bytes.count { bytes[place] = UInt8.random(in: 32...126, using: &random) }
      }
    }
    return bytes
  }
}

extension Game {
  /// A game played at random, as it would be kept.
  fileprivate static func record(_ random: inout SeededRandom) -> GameRecord {
    var position = start(GameOptions())
    var moves: [String] = []
    while let move = legalMoves(in: position).randomElement(using: &random),
      let next = playing(move, in: position), moves.count < 80
    {
      moves.append(move.description)
      position = next
    }
    return GameRecord(
      id: GameRecord.newID(), game: info.name, options: GameOptions(), ownSeat: .first, seed: 1, moves: moves,
      seconds: 12.5)
  }

  /// Transcripts, moves and positions to begin with.
  fileprivate static func samples(_ random: inout SeededRandom) -> [[UInt8]] {
    (0..<20).flatMap { _ -> [[UInt8]] in
      let moves = record(&random).moves.prefix(Int.random(in: 1...80, using: &random))
        .compactMap { Move($0) }
      let end = moves.reduce(start(GameOptions())) { playing($1, in: $0) ?? $0 }
      return [
        Array(transcript(of: moves, GameOptions()).utf8), Array(notation(of: end).utf8),
        Array((moves.last?.description ?? "").utf8),
      ]
    }
  }

  /// Whatever is accepted can be played, and is the same when it is written and read again.
  fileprivate static func check(text: String, _ report: inout Fuzzer.Report) {
    if let move = Move(text), Move(move.description) != move {
      report.problems.append("\(info.name): the move \(text) is another one when it is written again")
    }
    var options = GameOptions()
    options.setup = text
    _ = outcome(of: start(options))
    guard let game = try? read(transcript: text, GameOptions()) else { return }
    report.accepted += 1
    options.setup = game.setup
    var position = start(options)
    for move in game.moves {
      guard let next = playing(move, in: position) else {
        report.problems.append("\(info.name): \(text) is accepted with an impossible move")
        return
      }
      position = next
    }
    // A position to go on from has a notation of its own: a transcript is that of moves.
    guard !game.moves.isEmpty && game.setup == nil else { return }
    guard let again = try? read(transcript: transcript(of: game.moves, options), options),
      again.moves == game.moves
    else {
      report.problems.append("\(info.name): \(text) is another game when it is written again")
      return
    }
  }
}
