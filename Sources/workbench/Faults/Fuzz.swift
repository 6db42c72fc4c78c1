// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import EngineCore
import Files
import GameCore
import Glibc
import Store

/// Feeds damaged texts, and databases with odd values in them, to everything that reads what somebody else may have written, and
/// shows what is accepted.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Feed damaged texts and databases to all that reads, and check what is accepted.")

  @Option(help: "How many texts and databases.")
  var count = 1_000_000
  @Option(help: "Where chance begins.")
  var seed: UInt64 = 1
  @Option(help: "Feed this alone: texts, histories, databases or bytes.")
  var only: Fuzzer.Part?

  @Option(
    help: ArgumentHelp("Folders with texts that people have, to be damaged as well.", valueName: "folder"))
  var pastes: [String] = []

  @Argument(help: "Files to feed instead: histories that end in .json, texts that do not.")
  var files: [String] = []

  func run() throws {
    let report =
      try files.isEmpty
      ? Fuzzer.run(count: count, seed: seed, only: only, pastes: pastes) : Fuzzer.run(files: files)
    print("inputs: \(report.inputs)")
    print("texts: \(report.texts), accepted: \(report.accepted), refused: \(report.refused)")
    for (game, texts) in report.readers.sorted(by: { $0.key < $1.key }) { print("read as \(game): \(texts)") }
    print("files shown: \(report.shown)")
    print("databases: \(report.databases), opened from a file: \(report.opened)")
    print("packed files and collections: \(report.bytes), games in them: \(report.collected)")
    print("pictures: \(report.pictures), drawn to the last pixel: \(report.drawn)")
    print("from scene to scene: \(report.ways.sorted().joined(separator: ", "))")
    for problem in report.problems { print("wrong: \(problem)") }
    if !report.problems.isEmpty { throw ExitCode(1) }
  }
}

enum Fuzzer {
  /// What can be damaged: texts that are pasted, exported histories, databases, files that are no plain text.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case texts, histories, databases, bytes
  }

  struct Report {
    var inputs = 0
    /// Texts that a reader of a game was given, those that it took, and those that it explained.
    var texts = 0
    var accepted = 0
    var refused = 0
    /// Texts that the reader of each game was given.
    var readers: [String: Int] = [:]
    /// Files whose games were shown.
    var shown = 0
    /// Databases that were read, and those of them that lay in a folder.
    var databases = 0
    var opened = 0
    /// Files that are no plain text, and the games in those that were accepted as collections.
    var bytes = 0
    var collected = 0
    var pictures = 0
    var drawn = 0
    /// Which scene was shown after which.
    var ways: Set<String> = []
    /// What broke a promise; a crash is for the operating system to tell.
    var problems: [String] = []
  }

  /// An equal seed gives an equal run.
  /// - Parameters:
  ///   - only: one part; nil for all by turns.
  ///   - pastes: folders with texts in the forms of other programs.
  static func run(count: Int, seed: UInt64, only: Part? = nil, pastes: [String] = []) throws -> Report {
    var random = SeededRandom(seed: seed)
    var report = Report()
    let stage = try FuzzStage(drawEvery: 200)
    let samples = (0..<12).map { _ in sample(&random) }
    let files = try samples.map { try HistoryFile($0).bytes() } + [Array("{}".utf8)]
    let databases = try samples.map { try FuzzDatabase($0) }
    let foreign = pastes.flatMap { folder in
      ((try? FolderList.names(in: folder)) ?? []).compactMap { name in
        File.bytes(folder + "/" + name.text).flatMap { $0.count > 4096 ? nil : (name: name.text, bytes: $0) }
      }
    }
    let packed = FuzzBytes(foreign, &random)
    let games = catalog.map { ($0, $0.samples(&random)) }
    while report.inputs < count {
      report.inputs += 1
      switch only ?? part(report.inputs) {
      case .histories:
        let sample = files[Int.random(in: 0..<files.count, using: &random)]
        let isValue = Bool.random(using: &random)
        check(
          file: isValue ? withOddValues(sample, &random) : mutated(sample, &random), stage, &random, &report)
      case .databases:
        let database = databases[Int.random(in: 0..<databases.count, using: &random)]
        try database.check(stage, &random, &report)
      case .bytes: packed.check(&random, &report)
      case .texts:
        let (game, samples) = games[report.inputs % games.count]
        let isForeign = !foreign.isEmpty && report.inputs / games.count % 2 == 0
        let pool = isForeign ? foreign.map(\.bytes) : samples
        let sample = pool[Int.random(in: 0..<pool.count, using: &random)]
        game.check(text: String(decoding: mutated(sample, &random), as: UTF8.self), &report)
      }
    }
    (report.pictures, report.drawn, report.ways) = (stage.pictures, stage.drawn, stage.ways)
    return report
  }

  /// Reading a whole history costs a hundred times what a line costs, so it gets fewer inputs.
  private static func part(_ number: Int) -> Part {
    if number % 16 == 0 { return .histories }
    if number % 3 == 0 { return .databases }
    return number % 16 == 8 ? .bytes : .texts
  }

  /// The same with texts that were found before.
  static func run(files: [String]) throws -> Report {
    var random = SeededRandom(seed: 1)
    var report = Report()
    let stage = try FuzzStage(drawEvery: 5)
    for path in files {
      guard let bytes = File.bytes(path) else { throw ValidationError("\(path) cannot be read.") }
      report.inputs += 1
      if path.hasSuffix(".json") {
        check(file: bytes, stage, &random, &report)
      } else {
        for game in catalog { game.check(text: String(decoding: bytes, as: UTF8.self), &report) }
      }
    }
    (report.pictures, report.drawn, report.ways) = (stage.pictures, stage.drawn, stage.ways)
    return report
  }

  /// A small history: what is wrong in one game keeps all of a file out.
  private static func sample(_ random: inout SeededRandom) -> KeptHistory {
    var history = KeptHistory()
    for game in catalog {
      let (record, outcome) = game.record(&random)
      if let outcome {
        var ended = record.finished(outcome, at: 1_700_000_000)
        ended.review = GameReview(
          record.moves.map { move in
            let scores = (0..<3).map { _ in Int.random(in: -70...70, using: &random) }
            return ReviewedMove(
              move, values: [move: scores[0]], guesses: ["x": scores[1], "y": scores[2]],
              isWhole: Bool.random(using: &random))
          })
        history.past.append(ended)
      }
      var part = record.begun(after: Int.random(in: 1...7, using: &random))
      part.id = GameRecord.newID()
      part.undone = Array(record.moves.dropFirst(part.moves.count).prefix(2).reversed())
      part.given = 1
      if Bool.random(using: &random) {
        history.running.append(part)
      } else {
        history.unfinished.append(part.left(at: 1_700_000_000))
      }
      history.tries.append(
        PuzzleTry(
          game: game.info.name, puzzle: "rush.3.1.2", stars: 0, time: 9, date: 1_700_000_000,
          day: Day("2026-11-23")))
    }
    return history
  }

  private static func check(
    file bytes: [UInt8], _ stage: FuzzStage, _ random: inout SeededRandom, _ report: inout Report
  ) {
    guard let file = try? HistoryFile(parsing: bytes) else { return }
    guard let written = try? file.bytes(), let again = try? HistoryFile(parsing: written), again == file
    else {
      report.problems.append(
        "a file changes when it is written again: \(String(decoding: bytes, as: UTF8.self))")
      return
    }
    let before = stage.pictures
    stage.visit(file, &random)
    if stage.pictures > before { report.shown += 1 }
  }

  /// A few values of a JSON document in the place of which stand others that are as well formed.
  private static func withOddValues(_ sample: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let values = [
      "0", "-1", "1", "2", "5", "6", "1e300", "-1e300", "1e-300", "86400000", "86400001", "0.5", "1000000",
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "253402300799", "null", "true",
      "[]",
      "[1]", "{}", "\"\"", "\"first\"", "\"friend\"", "\"\\u0000\"", "\"\\ud83d\\ude00 \\u202e x\"",
      "\"\(String(repeating: "long ", count: 60))\"", "[9223372036854775807]", "[\"pass\"]",
    ]
    var lines = String(decoding: sample, as: UTF8.self).split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let members = lines.indices.filter {
        lines[$0].contains("\" : ") && !"[{".contains(lines[$0].last ?? "[")
      }
      guard let line = members.randomElement(using: &random),
        let value = values.randomElement(using: &random),
        let colon = lines[line].firstRange(of: "\" : ")
      else { continue }
      lines[line] = lines[line][..<colon.upperBound] + value + (lines[line].hasSuffix(",") ? "," : "")
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// What chats, mails and other writings put into a text.
  private static let odd = [
    "\u{200b}", "\u{feff}", "\u{a0}", "\r\n> ", "“", "”", "—", "６", "Ｅ", "🔴", "⬜", "[", "]", "(", ")", "{",
    "}", ";",
    "\\", "\"", "|", "/", "1. ", "10-54", "pass", "--", "\u{202e}", "\u{301}", "\u{e000}", "\0", "٤", "①",
    "#", "=",
    "99999999999999999999", "quartet game x\n",
  ].map { Array($0.utf8) }

  /// A few bytes turned, cut out, doubled or put in.
  static func mutated(_ sample: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2:
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 5: bytes.insert(contentsOf: odd[Int.random(in: 0..<odd.count, using: &random)], at: place)
      case 3: bytes.insert(contentsOf: Array(" 19:-".utf8.shuffled(using: &random)), at: place)
      default: if place < bytes.count { bytes[place] = UInt8.random(in: 32...126, using: &random) }
      }
    }
    return bytes
  }
}

extension Fuzzer {
  /// True of a sentence all of whose signs can be seen.
  fileprivate static func canBeSeen(_ words: String) -> Bool {
    !words.isEmpty
      && words.unicodeScalars.allSatisfy {
        ![.format, .control, .privateUse, .unassigned, .surrogate].contains($0.properties.generalCategory)
      }
  }
}

extension Game {
  fileprivate static func start(_ setup: String?) -> Position {
    var options = GameOptions()
    options.setup = setup
    return start(options)
  }

  /// A game played at random, as it would be kept; with its outcome, if it came to one.
  fileprivate static func record(_ random: inout SeededRandom) -> (GameRecord, Outcome?) {
    var position = start(GameOptions())
    var moves: [String] = []
    while let move = legalMoves(in: position).randomElement(using: &random),
      let next = playing(move, in: position), moves.count < 80
    {
      moves.append(move.description)
      position = next
    }
    let record = GameRecord(
      id: GameRecord.newID(), game: info.name, options: GameOptions(), ownSeat: .first, seed: 1, moves: moves,
      seconds: 12.5)
    return (record, outcome(of: position))
  }

  /// Transcripts, moves and positions to begin with.
  fileprivate static func samples(_ random: inout SeededRandom) -> [[UInt8]] {
    (0..<20).flatMap { _ -> [[UInt8]] in
      let moves = record(&random).0.moves.prefix(Int.random(in: 1...80, using: &random))
        .compactMap { Move($0) }
      let end = moves.reduce(start(GameOptions())) { playing($1, in: $0) ?? $0 }
      let forms = facets.written.compactMap { form in
        facets.text(of: moves, GameOptions(), as: form, names: ["Ann", "Ben [b]"]).map { Array($0.utf8) }
      }
      return forms + [
        Array(facets.transcript(of: moves, GameOptions()).utf8), Array(notation(of: end).utf8),
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
    report.texts += 1
    report.readers[info.name, default: 0] += 1
    let game: PastedGame<Move>
    do throws(TranscriptError) {
      game = try facets.read(transcript: text, GameOptions())
    } catch {
      report.refused += 1
      if !Fuzzer.canBeSeen(error.message) {
        report.problems.append(
          "\(info.name): \(text) is refused with words that cannot be seen: \(error.message)")
      }
      return
    }
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
    for form in facets.written {
      guard let written = facets.text(of: game.moves, options, as: form, names: game.names) else { continue }
      let again = try? facets.read(transcript: written, GameOptions())
      let isSame = again.map { $0.moves == game.moves && start(options) == start($0.setup) } ?? false
      // A picture is of the board alone, and of the empty one there is nothing to say.
      if !isSame, form != .picture, !game.moves.isEmpty {
        report.problems.append("\(info.name): \(text) is another game as \(form.name): \(written)")
      }
    }
    // A position to go on from has a notation of its own: a transcript is that of moves.
    guard !game.moves.isEmpty && game.setup == nil else { return }
    guard let again = try? facets.read(transcript: facets.transcript(of: game.moves, options), options),
      again.moves == game.moves
    else {
      report.problems.append("\(info.name): \(text) is another game when it is written again")
      return
    }
  }
}
