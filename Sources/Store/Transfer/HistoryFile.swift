// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GameCore

/// Everything that is kept, as one JSON document; Documentation/store.md describes it.
public struct HistoryFile: Codable, Hashable, Sendable {
  public static let format = "quartet-history"
  public static let version = 1

  public var format = HistoryFile.format
  public var version = HistoryFile.version
  public var past: [Entry] = []
  public var running: [Entry] = []

  /// A game. What only a finished or only a running one has is left out of the other.
  public struct Entry: Codable, Hashable, Sendable {
    public var id: String
    public var game: String
    public var opponent: Opponent
    public var level: Int
    public var first: FirstMove
    public var switches: [String: Bool]
    public var setup: String?
    /// "first" or "second"; none between two people.
    public var ownSeat: String?
    /// In decimal digits: a number of JSON need not hold 64 bits.
    public var seed: String
    public var moves: [String]
    public var seconds: Double
    /// "first" or "second"; none for a draw.
    public var winner: String?
    public var how: String?
    /// In seconds since 1970.
    public var finished: Int?
    public var marks: [Int]?
    public var undone: [String]?
    public var given: Int?
    public var number: Int?
    public var ownScore: Int?
    public var otherScore: Int?
  }

  public init(past: [PastGame], running: [SavedGame]) {
    self.past = past.map { Entry($0) }
    self.running = running.map { Entry($0) }
  }

  /// Longer files are none of ours: 10,000 games are about 4 MB.
  public static let sizeLimit = 256 << 20

  /// Reads a document. The error says in one sentence what is wrong, and with which game.
  public init(parsing bytes: [UInt8]) throws(TransferError) {
    guard bytes.count <= Self.sizeLimit else { throw TransferError("The file is too long to be a history.") }
    let data = Data(bytes)
    struct Head: Decodable {
      var format: String
      var version: Int
    }
    let decoder = JSONDecoder()
    guard (try? JSONSerialization.jsonObject(with: data, options: [])) != nil else {
      throw TransferError("The file is no JSON document.")
    }
    guard let head = try? decoder.decode(Head.self, from: data), head.format == Self.format else {
      throw TransferError("The file is no history of Quartet: \"format\" is not \"\(Self.format)\".")
    }
    guard head.version == Self.version else {
      throw TransferError(
        "The file has version \(head.version); this Quartet reads version \(Self.version).")
    }
    do {
      self = try decoder.decode(HistoryFile.self, from: data)
    } catch let error as DecodingError {
      throw TransferError("The file is damaged: \(Self.words(error)).")
    } catch {
      throw TransferError("The file is damaged.")
    }
  }

  private static func words(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + (key.map { [$0] } ?? [])).map { key in
        key.intValue.map { "number \($0 + 1)" } ?? key.stringValue
      }
      return path.isEmpty ? "the document" : path.joined(separator: ", ")
    }
    return switch error {
    case .keyNotFound(let key, let context): "\(place(context, key)) is missing"
    case .typeMismatch(_, let context): "\(place(context)) is of another kind"
    case .valueNotFound(_, let context): "\(place(context)) is null"
    case .dataCorrupted(let context): "\(place(context)) is not allowed"
    @unknown default: "it cannot be read"
    }
  }

  /// The document, with members in alphabetical order, so that equal histories are equal files.
  public func bytes() throws(TransferError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do { return try Array(encoder.encode(self)) } catch {
      throw TransferError("The history cannot be written as JSON.")
    }
  }

  /// The games in the document, checked: `rules` says what is wrong with one whose moves are not legal.
  public func games(_ rules: (GameRecord, Outcome?) -> String?) throws(TransferError) -> (
    past: [PastGame], running: [SavedGame]
  ) {
    var games: (past: [PastGame], running: [SavedGame]) = ([], [])
    for (index, entry) in past.enumerated() {
      let place = "game \(index + 1)"
      let record = try entry.record(place)
      guard let how = entry.how, let finished = entry.finished, finished >= 0 else {
        throw TransferError("In \(place) \"how\" or \"finished\" is missing.")
      }
      let winner = try Entry.seat(entry.winner, "winner", place)
      let outcome = winner.map { Outcome.win($0, how: how) } ?? .draw(how: how)
      if let problem = rules(record, outcome) { throw TransferError("In \(place) \(problem).") }
      games.past.append(PastGame(record: record, outcome: outcome, finished: finished, marks: entry.marks))
    }
    for (index, entry) in running.enumerated() {
      let place = "running game \(index + 1)"
      let record = try entry.record(place)
      if let problem = rules(record, nil) { throw TransferError("In \(place) \(problem).") }
      games.running.append(
        SavedGame(
          record: record, undone: entry.undone ?? [], given: max(0, entry.given ?? 0),
          gameNumber: max(1, entry.number ?? 1), ownScore: max(0, entry.ownScore ?? 0),
          otherScore: max(0, entry.otherScore ?? 0)))
    }
    return games
  }
}

/// What is wrong with a file, in one sentence.
public struct TransferError: Error, Hashable, Sendable {
  public var message: String
  public init(_ message: String) { self.message = message }
}

extension HistoryFile.Entry {
  init(_ record: GameRecord) {
    id = record.id
    game = record.game
    opponent = record.options.opponent
    level = record.options.level
    first = record.options.first
    switches = record.options.switches
    setup = record.options.setup
    ownSeat = record.ownSeat.map(Self.name)
    seed = String(record.seed)
    moves = record.moves
    seconds = record.seconds
  }

  init(_ past: PastGame) {
    self.init(past.record)
    winner = past.outcome.winner.map(Self.name)
    how = past.outcome.how
    finished = past.finished
    marks = past.marks
  }

  init(_ saved: SavedGame) {
    self.init(saved.record)
    undone = saved.undone
    given = saved.given
    number = saved.gameNumber
    ownScore = saved.ownScore
    otherScore = saved.otherScore
  }

  private static func name(_ seat: Seat) -> String { seat == .first ? "first" : "second" }

  static func seat(_ text: String?, _ what: String, _ place: String) throws(TransferError) -> Seat? {
    switch text {
    case nil: return nil
    case "first": return .first
    case "second": return .second
    case let other?: throw TransferError("In \(place) \"\(what)\" is \"\(other.prefix(20))\".")
    }
  }

  func record(_ place: String) throws(TransferError) -> GameRecord {
    guard id.utf8.count == 32, id.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else {
      throw TransferError("In \(place) \"id\" is not 32 hexadecimal digits.")
    }
    guard (1...5).contains(level), seconds.isFinite, seconds >= 0, let seed = UInt64(seed) else {
      throw TransferError("In \(place) \"level\", \"seconds\" or \"seed\" is out of range.")
    }
    guard (1...40).contains(game.utf8.count), moves.count <= 10_000,
      moves.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 200 && !$0.contains(where: \.isWhitespace) })
    else { throw TransferError("In \(place) \"game\" or \"moves\" is not what it should be.") }
    var options = GameOptions()
    options.opponent = opponent
    options.level = level
    options.first = first
    options.switches = switches.filter { !$0.key.isEmpty && !$0.key.contains(where: \.isWhitespace) }
    options.setup = setup
    return GameRecord(
      id: id, game: game, options: options, ownSeat: try Self.seat(ownSeat, "ownSeat", place), seed: seed,
      moves: moves, seconds: seconds)
  }
}
