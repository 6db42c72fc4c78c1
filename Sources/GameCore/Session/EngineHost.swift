// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The one engine of a game and the queue before it: the bot, hints, values and whoever looks through past games ask it
/// one after the other, the most urgent first.
public final class EngineHost<G: Game> {
  public let engine: G.Engine
  public let queue = SearchQueue()

  public init(_ engine: G.Engine) { self.engine = engine }
}
