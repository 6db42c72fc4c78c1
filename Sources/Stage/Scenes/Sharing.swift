// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

// What a table and the review of a game give away: text, and a picture of the board.

extension TableScene {
  var hasMoves: Bool { !session.moves.isEmpty || session.seated.setup != nil }

  func share(_ action: ShareAction) -> StageRequest? {
    action == .resign && session.canResign
      ? askToResign() : G.share(action, view.position, session.moves, session.seated, board)
  }
}

extension Game {
  /// - Parameters:
  ///   - position: the one that is copied.
  ///   - moves: of the game that is copied; with `options` it began.
  ///   - board: what the picture shows.
  static func share(
    _ action: ShareAction, _ position: Position, _ moves: [Move], _ options: GameOptions,
    _ board: BoardView<Self>
  ) -> StageRequest? {
    switch action {
    case .game:
      guard !moves.isEmpty || options.setup != nil else {
        return .toast(tr("There is no move to copy yet."))
      }
      return .copy(
        facets.transcript(of: moves, options), words: tr("The game is copied: paste it anywhere."))
    case .position: return .copy(notation(of: position), words: tr("The position is copied."))
    case .picture: return .picture(board.picture)
    case .resign: return nil
    }
  }
}
