// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The engines: one for each game, for everybody who has a question about it, so that there is one table a game and
/// never two. An engine that nobody needs any more gives its memory back.
package final class EngineRoom {
  private let resources: Resources
  private var hosts: [String: (host: AnyObject, engine: any GameEngine)] = [:]
  /// Games whose engine may hold memory.
  private var used: Set<String> = []
  private let resting = Searcher<Bool>()

  private let thinksAhead: Bool

  /// - Parameter thinksAhead: see `EngineHost`.
  package init(resources: Resources, thinksAhead: Bool = true) {
    (self.resources, self.thinksAhead) = (resources, thinksAhead)
  }

  /// The engine of this game, and the queue before it.
  package func host<G: Game>(_ game: G.Type) -> EngineHost<G> {
    if let made = hosts[G.info.name]?.host as? EngineHost<G> { return made }
    let made = EngineHost<G>(G.Engine(resources: resources), thinksAhead: thinksAhead)
    hosts[G.info.name] = (made, made.engine)
    return made
  }

  /// Sends the engines of all other games to rest, on a thread of their own: a search may still be coming to its end.
  package func keepAwake(_ games: Set<String>) {
    let idle = used.subtracting(games).compactMap { hosts[$0]?.engine }
    used = games
    guard !idle.isEmpty else { return }
    let rest: @Sendable (SearchControl) -> Bool? = { _ in
      for engine in idle { engine.rest() }
      trimHeap()
      return true
    }
    resting.go(wake: {}, rest)
  }
}
