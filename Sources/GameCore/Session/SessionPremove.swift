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

  /// Plays it once the bot's piece rests, so that its move can be seen and this one taken back; what has become impossible quietly
  /// leaves. Nil when there is none to play.
  func advancePremove(isSettled: Bool) -> Wake? {
    guard let move = premove, mayMove else { return nil }
    guard position.playing(move) != nil else {
      premove = nil
      return .nextFrame
    }
    guard isSettled else { return .nextFrame }
    play(move)
    premove = nil
    return .nextFrame
  }
}
