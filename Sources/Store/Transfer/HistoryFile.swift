// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GameCore
import Words

/// Everything that is kept, as one JSON document; Documentation/store.md describes it.
public struct HistoryFile: Codable, Hashable, Sendable {
  public static let format = "quartet-history"
  /// The first version had `how`, a sentence, in the place of `reason`.
  public static let version = 2

  public var format = HistoryFile.format
  public var version = HistoryFile.version
  public var past: [Entry] = []
  /// Missing in files that are older than unfinished games.
  public var unfinished: [Entry]?
  public var running: [Entry] = []
  /// Missing in files that are older than they are.
  public var solutions: [Solution]?
  /// Tries at puzzles; missing in files that are older than they are.
  public var tries: [Try]?

  /// A game. What only a finished or only a running one has is left out of the other.
  public struct Entry: Codable, Hashable, Sendable {
    /// Which list it stands in.
    enum Kind { case past, unfinished, running }

    public var id: String
    public var game: String
    public var opponent: Opponent.Kind
    /// 1 to 5; of "mine" the rating of the bot.
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
    /// These are left out where they are as usual.
    public var isHelped: Bool?
    public var wasCounted: Bool?
    public var hints: Int?
    public var counts: Bool?
    /// What two people were called, and the seat of the first of them, "first" or "second".
    public var ownName: String?
    public var otherName: String?
    public var personSeat: String?
    /// What a side had got before the game: how much, negative for the second seat.
    public var odds: Int?
    /// "10+5 312.5 600.0": minutes and seconds a turn, and what both sides have or had left.
    public var clock: String?
    /// "K7QXB 11 Ben": the code of a game by message, how many moves have been sent, and the friend.
    public var far: String?
    /// Where a game of others was played; empty of one that was pasted.
    public var event: String?
    /// "first" or "second"; none for a draw.
    public var winner: String?
    public var reason: String?
    /// The same in files of the first version.
    public var how: String?
    /// In seconds since 1970.
    public var finished: Int?
    /// See `GameReview`.
    public var review: String?
    public var undone: [String]?
    public var given: Int?
    public var ownMoves: Int?
    /// When an unfinished game was left, in seconds since 1970.
    public var left: Int?
    public var cleared: Bool?
    public var number: Int?
    public var ownScore: Int?
    public var otherScore: Int?
  }

  /// A solution of a puzzle that was found without help.
  public struct Solution: Codable, Hashable, Sendable {
    public var game: String
    /// What the puzzle begins with; empty for the usual start.
    public var start: String
    public var solution: String
    /// In seconds since 1970.
    public var found: Int
  }

  /// A try at a puzzle.
  public struct Try: Codable, Hashable, Sendable {
    public var game: String
    public var puzzle: String
    /// 0 of one that was not solved.
    public var stars: Int
    public var seconds: Double
    /// In seconds since 1970.
    public var date: Int
    /// Of a puzzle of the day: "2026-11-23".
    public var day: String?
  }

  public init(_ history: KeptHistory) {
    past = history.past.map { Entry($0, .past) }
    unfinished = history.unfinished.map { Entry($0, .unfinished) }
    running = history.running.map { Entry($0, .running) }
    solutions = history.solutions.map { Solution($0) }
    tries = history.tries.map { Try($0) }
  }

  /// Longer files are none of ours: 10,000 games are about 4 MB.
  public static let sizeLimit = 256 << 20

  /// Reads a document. The error says in one sentence what is wrong, and with which game.
  public init(parsing bytes: [UInt8]) throws(TransferError) {
    guard bytes.count <= Self.sizeLimit else {
      throw TransferError(tr("The file is too long to be a history."))
    }
    let data = Data(bytes)
    struct Head: Decodable {
      var format: String
      var version: Int
    }
    let decoder = JSONDecoder()
    guard (try? JSONSerialization.jsonObject(with: data, options: [])) != nil else {
      throw TransferError(tr("The file is no JSON document."))
    }
    guard let head = try? decoder.decode(Head.self, from: data), head.format == Self.format else {
      throw TransferError(
        tr("The file is no history of Quartet: “format” is not “{format}”.", ["format": Self.format]))
    }
    guard (1...Self.version).contains(head.version) else {
      throw TransferError(
        tr(
          "The file has version {version}; this Quartet reads versions 1 to {last}.",
          ["version": String(head.version), "last": String(Self.version)]))
    }
    do {
      self = try decoder.decode(HistoryFile.self, from: data)
    } catch let error as DecodingError {
      throw TransferError(tr("The file is damaged: {problem}.", ["problem": Self.words(error)]))
    } catch {
      throw TransferError(tr("The file is damaged."))
    }
  }

  private static func words(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + (key.map { [$0] } ?? [])).map { key in
        key.intValue.map { tr("number {number}", ["number": String($0 + 1)]) } ?? key.stringValue
      }
      return path.isEmpty ? tr("the document") : path.joined(separator: ", ")
    }
    return switch error {
    case .keyNotFound(let key, let context): tr("{place} is missing", ["place": place(context, key)])
    case .typeMismatch(_, let context): tr("{place} is of another kind", ["place": place(context)])
    case .valueNotFound(_, let context): tr("{place} is null", ["place": place(context)])
    case .dataCorrupted(let context): tr("{place} is not allowed", ["place": place(context)])
    @unknown default: tr("it cannot be read")
    }
  }

  /// The document, with members in alphabetical order, so that equal histories are equal files.
  public func bytes() throws(TransferError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do { return try Array(encoder.encode(self)) } catch {
      throw TransferError(tr("The history cannot be written as JSON."))
    }
  }
}

/// Why a history could not be exported or imported, in one sentence.
public struct TransferError: Error, Hashable, Sendable {
  /// What stands in the way.
  public enum Kind: Hashable, Sendable {
    /// What was read is damaged, or no history.
    case wrong
    /// There is nothing that could be read.
    case missing
    /// It could not be written.
    case unwritten
  }

  public var message: String
  public var kind: Kind

  public init(_ message: String, _ kind: Kind = .wrong) {
    self.message = message
    self.kind = kind
  }
}
