// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What the player does while the bot's turn lasts is the next move, if it is possible when the bot has moved.
extension Session {
  /// True while the player may say what comes next.
  public var mayPremove: Bool { isBotsTurn && remark == nil }

  /// Says what comes next; another move takes its place.
  public func seekPremove(_ move: G.Move) { if mayPremove { premove = move } }

  public func dropPremove() { premove = nil }

  /// What was to come next and has become impossible by the bot's move.
  public var lostPremove: G.Move? { lost?.count == moves.count ? lost?.move : nil }

  /// True for a moment after it was played or lost: who takes it back then means nothing else by it.
  public var hasJustPremoved: Bool { premoveEnd != nil }
  private static var moment: Double { 0.5 }

  /// Plays it once the bot's piece rests, so that its move can be seen and this one taken back. Nil when there is none to play.
  func advancePremove(_ now: Double, isSettled: Bool) -> Wake? {
    guard let move = premove, mayMove else { return nil }
    guard position.playing(move) != nil else {
      (premove, lost, premoveEnd) = (nil, (move, moves.count), now)
      return .nextFrame
    }
    guard isSettled else { return .nextFrame }
    play(move)
    (premove, premoveEnd) = (nil, now)
    return .nextFrame
  }

  /// Ends the moment after it.
  func forgetPremove(_ now: Double) -> Wake {
    guard let premoveEnd else { return .never }
    if now < premoveEnd + Self.moment { return .at(premoveEnd + Self.moment) }
    self.premoveEnd = nil
    return .never
  }
}
