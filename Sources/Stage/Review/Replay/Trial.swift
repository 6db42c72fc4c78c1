// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import House
import SceneKit
import Words

/// A line that is tried out in a past game instead of its own moves: two friends at one board, who see what their moves
/// are worth. It is kept as long as the game is looked at, and nowhere else.
struct Trial<G: Game> {
  /// How many moves of the game stand before it.
  let root: Int
  let session: Session<G>

  /// Nil where the game is over.
  init?(_ record: GameRecord, after root: Int, _ room: EngineRoom, wake: @escaping @Sendable () -> Void) {
    var record = record.begun(after: root)
    record.ownSeat = nil
    record.options.opponent = .friend
    record.options.coach = .off
    record.options.nextGame = .off
    record.options.showsValues = true
    let session = Session<G>(
      options: record.options, seed: record.seed, resources: .none, host: room.host(G.self), wake: wake)
    guard session.restore(record), session.outcome == nil else { return nil }
    (self.root, self.session) = (root, session)
  }

  /// The moves of the game are not taken back.
  var canUndo: Bool { session.moves.count > root && session.canUndo }

  var tried: [G.Move] { Array(session.moves.dropFirst(root)) }

  /// The same with who made them.
  var entries: [MoveRibbon.Entry] {
    zip(tried, session.line.past.dropFirst(root)).map {
      MoveRibbon.Entry(text: G.mark(of: $0), seat: $1.turn)
    }
  }

  /// What is known of the position: its result, or the best that is left when every move has a value.
  func verdict(_ person: (Seat) -> Person) -> (words: String, isCertain: Bool)? {
    if let outcome = session.outcome {
      guard let winner = outcome.winner else { return (tr("A draw"), true) }
      return (person(winner).won(G.words(forReason: outcome.reason)), true)
    }
    guard let best = session.bestValue else { return nil }
    return (G.facets.verdict(best, in: session.position) { person($0).subject }, best.isProven)
  }
}
