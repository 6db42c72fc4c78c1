// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The one engine of a game and the queue before it: the bot, hints, values and whoever looks through past games ask it
/// one after the other, the most urgent first.
public final class EngineHost<G: Game> {
  public let engine: G.Engine
  public let queue = SearchQueue()

  /// True where the engine looks for what nobody has asked for yet, so that it is there when somebody does.
  public let thinksAhead: Bool

  public init(_ engine: G.Engine, thinksAhead: Bool = true) {
    (self.engine, self.thinksAhead) = (engine, thinksAhead)
  }
}
