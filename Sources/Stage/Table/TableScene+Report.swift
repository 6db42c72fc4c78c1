// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// The board of a table, and what is told of its game to other programs.
extension TableScene {
  var board: BoardView<G> { BoardView(table: table, view: view) }

  var game: GameReport? {
    let turn =
      session.outcome == nil
      ? G.info.reportedName(
        session.turn, own: session.ownSeat, session.company, firstPerson: session.friendSeat) : nil
    let outcome = session.announced.map {
      $0.report(G.info, own: session.ownSeat, session.company, firstPerson: session.friendSeat)
    }
    return GameReport(
      name: G.info.name, position: G.notation(of: session.position), moves: session.moves.map(\.description),
      turn: turn, outcome: outcome, message: message.title, isThinking: session.isThinking)
  }
}
