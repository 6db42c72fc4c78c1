// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// What a game can give the weaker side before it begins; see `GameDescriptor.handicap`.
public struct HandicapOffer: Sendable {
  /// "Corner discs", over the amounts to choose from.
  public var title: Phrase
  /// What it means for whoever gets so much of it, in a sentence; without a name, for you.
  public var words: @Sendable (_ name: String?, _ amount: Int) -> String
  /// There can be so many of it.
  public var most: Int

  public init(
    title: Phrase, most: Int,
    words: @escaping @Sendable (_ name: String?, _ amount: Int) -> String
  ) {
    (self.title, self.most, self.words) = (title, most, words)
  }
}

/// What was chosen for the weaker side.
public struct Handicap: Hashable, Sendable {
  /// None while it is 0.
  public var amount: Int
  /// It is for you, or for whoever has the upper plate; else for the other one.
  public var isOwn: Bool

  public init(_ amount: Int = 0, isOwn: Bool = true) { (self.amount, self.isOwn) = (amount, isOwn) }
}

/// The same of one game, in which everybody has a seat.
public struct Odds: Hashable, Sendable {
  public var seat: Seat
  /// At least 1.
  public var amount: Int

  public init(_ seat: Seat, _ amount: Int) { (self.seat, self.amount) = (seat, max(1, amount)) }

  /// As it is kept: how many, negative for the second seat; nil for 0.
  public init?(number: Int) {
    guard number != 0, (-9...9).contains(number) else { return nil }
    self.init(number > 0 ? .first : .second, abs(number))
  }

  public var number: Int { seat == .first ? amount : -amount }
}
