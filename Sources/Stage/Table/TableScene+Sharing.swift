// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What a table gives away.
extension TableScene {
  var hasMoves: Bool { !session.moves.isEmpty || session.seated.setup != nil }

  func share(_ action: ShareAction) -> StageRequest? {
    action == .resign && session.canResign
      ? askToResign()
      : G.share(
        action, view.position, session.moves, session.seated, names: session.saved.names, board)
  }
}
