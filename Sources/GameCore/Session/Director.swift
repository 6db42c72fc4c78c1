// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// When things happen: how far the game is, its clock, and when the bot, a pass or the next game has its turn. It knows
/// neither moves nor players.
public struct Director: Sendable {
  /// How far the running game is.
  public enum Phase: Hashable, Sendable {
    case playing
    /// Over, and everything has come to rest; the next game starts by itself at this time, if there is one.
    case over(next: Double?)
    /// The board is being cleared; the next game starts when it is empty.
    case clearing
  }

  var phase = Phase.playing
  /// Seconds played in this game.
  var elapsed = 0.0
  /// True from the end of a game until the countdown to the next one begins.
  var mayCountDown = false
  /// Since when the bot has been thinking about its move.
  var thinkingSince: Double?
  private var replyAt: Double?
  private var passAt: Double?
  private var lastTick: Double?
  /// False while the window is not looked at: clock and countdown stand.
  var isRunning = true

  /// How long a forced pass stands before it is played, in seconds.
  static let passDelay = 1.8
  /// How long the bot takes at least for a move that asks for no care, in seconds: nobody likes to be answered before the piece is
  /// set.
  private static let shortestThought = 0.4...1.2
  /// How much longer for one that asks for all of it.
  private static let careful = 1.4
  /// How long a piece rests before the bot answers, in seconds.
  private static let beat = 0.12

  init() {}

  var isClearing: Bool { phase == .clearing }

  /// Goes on to `now`.
  /// - Parameter isTimed: whether the game's clock has run since the last time.
  /// - Returns: how many seconds were played.
  mutating func tick(to now: Double, isTimed: Bool) -> Double {
    let step = lastTick.map { max(0, now - $0) } ?? 0
    lastTick = max(now, lastTick ?? now)
    guard isRunning else {
      if case .over(let next?) = phase { phase = .over(next: next + step) }
      return 0
    }
    if isTimed { elapsed += step }
    return isTimed ? step : 0
  }

  /// When the bot may move, once everything rests and it knows how: as a person would, soon where little care is needed. The steps
  /// of one turn follow each other at once.
  /// - Parameters:
  ///   - care: 0 to 1, see `Care`.
  ///   - pace: what durations are multiplied by.
  ///   - most: seconds that it may take at all, on a clock.
  mutating func replyTime(
    _ now: Double, care: Double, pace: Double, most: Double, isSameTurn: Bool,
    using random: inout SeededRandom
  ) -> Double {
    if let replyAt { return replyAt }
    let short = Self.shortestThought
    let thought =
      short.lowerBound + (short.upperBound - short.lowerBound) * random.fraction() + Self.careful * care
    let at = isSameTurn ? now : max(now + Self.beat, (thinkingSince ?? now) + min(most, pace * thought))
    replyAt = at
    return at
  }

  mutating func passTime(_ now: Double) -> Double {
    let at = passAt ?? now + Self.passDelay
    passAt = at
    return at
  }

  /// Cuts the wait for a forced pass short.
  mutating func hurry() { if passAt != nil { passAt = -.infinity } }

  /// A move was made, taken back or given up: whatever was to follow it does not.
  mutating func forgetReplies() { (replyAt, passAt, thinkingSince) = (nil, nil, nil) }

  /// Stops the countdown to the next game.
  mutating func stay() {
    if case .over = phase { phase = .over(next: nil) }
    mayCountDown = false
  }
}
