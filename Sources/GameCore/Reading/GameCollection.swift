// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A game whose players keep collections of games, of tournaments and of servers, in files of their own kinds.
public protocol Collecting<Position, Move, Engine>: Game {
  /// How the names of such files end, in small letters; the first files hold the games, the others what belongs to them.
  static var collectionFiles: [String] { get }
  /// The games of a collection; nil of bytes that are none. Games in it that the rules do not allow are left out.
  /// - Parameter files: what is in the file, and in those that lie beside it under the same name, by how their names end.
  static func collection(in files: [String: [UInt8]]) -> GameCollection?
}

/// What a file of games of others holds.
public struct GameCollection: Sendable {
  public var games: [CollectedGame] = []
  /// How many were left out, because a move in them is not possible.
  public var wrong = 0

  public init() {}
}

/// A game that two others have played.
public struct CollectedGame: Hashable, Sendable {
  /// In the order of their moves.
  public var names: [String]
  /// Where it was played; empty where nobody says.
  public var event: String
  /// 0 where it is not known.
  public var year: Int
  public var setup: String?
  public var moves: [String]
  /// Nil of one that was not played to its end.
  public var outcome: Outcome?

  public init(
    names: [String], event: String = "", year: Int = 0, setup: String? = nil, moves: [String],
    outcome: Outcome?
  ) {
    (self.names, self.event, self.year) = (names, event, year)
    (self.setup, self.moves, self.outcome) = (setup, moves, outcome)
  }

  /// As it is kept: a game of two, which counts for nobody. Its name follows from what it is, so that a collection that is read
  /// twice brings it once.
  public func record(of game: String) -> GameRecord {
    var options = GameOptions()
    (options.opponent, options.first, options.setup) = (.friend, .you, setup)
    if names.count == 2 { options.people = People(names[0], names[1]) }
    var record = GameRecord(
      id: id(of: game), game: game, options: options, ownSeat: nil, seed: 0, moves: moves, seconds: 0,
      counts: false)
    record.personSeat = .first
    // Noon of the first of January, wherever that is.
    let day = Day(year: max(1970, year), month: 1, day: 1)
    record.date = Timestamp(clamping: day.number * 86_400 + 43_200)
    record.outcome = outcome
    record.event = event
    return record
  }

  /// Two FNV-1a sums of 64 bits over all of it.
  private func id(of game: String) -> String {
    var sums: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f]
    let parts = [game, event, String(year), setup ?? ""] + names + moves
    for part in parts {
      for byte in part.utf8 + [0] {
        for place in sums.indices { sums[place] = (sums[place] ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
    }
    return sums.map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
