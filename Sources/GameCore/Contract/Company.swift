// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Who sits opposite in a game: what an `Opponent` comes to at a table.
public enum Company: Hashable, Sendable {
  /// A puzzle is solved alone.
  case nobody
  /// Two people share the screen.
  case friend
  case bot
  /// A person elsewhere, whose moves come as text.
  case far

  /// - Parameter ownSeat: of the person in front of the screen; nil between two people there.
  init(_ info: GameDescriptor, ownSeat: Seat?, _ opponent: Opponent) {
    guard info.isContest else {
      self = .nobody
      return
    }
    guard ownSeat != nil else {
      self = .friend
      return
    }
    self = opponent == .far ? .far : .bot
  }

  /// True when both sides of a contest move at this screen: against a bot, or between two people who share it.
  public var isHere: Bool { self == .friend || self == .bot }
}

extension GameOptions {
  /// Who sits opposite in a game that is begun with these options.
  public func company(in info: GameDescriptor) -> Company {
    Company(info, ownSeat: Series.ownSeat(self, info, game: 1), opponent)
  }
}

extension Session {
  /// Who sits opposite in this game.
  public var company: Company { Company(G.info, ownSeat: ownSeat, seated.opponent) }
}

extension GameRecord {
  /// Who sat opposite.
  /// - Parameter info: of its game, which a record names and does not know.
  public func company(in info: GameDescriptor) -> Company {
    Company(info, ownSeat: ownSeat, options.opponent)
  }

  /// True when both sides were people, at one screen or far from each other. A puzzle has its player's seat, and no other side.
  public var isBetweenPeople: Bool { ownSeat == nil || isFar }

  /// True when a friend was chosen to share the screen.
  var sharesScreen: Bool { ownSeat == nil && options.opponent == .friend }
}
