// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// What a table gives away: text, and a picture of its board.
extension TableScene {
  var hasMoves: Bool { !session.moves.isEmpty || session.seated.setup != nil }

  func share(_ action: ShareAction) -> StageRequest? {
    switch action {
    case .game:
      guard hasMoves else { return .toast(tr("There is no move to copy yet.")) }
      return .copy(
        G.facets.transcript(of: session.moves, session.seated),
        words: tr("The game is copied: paste it anywhere."))
    case .position: return .copy(G.notation(of: session.position), words: tr("The position is copied."))
    case .picture: return .picture(picture)
    }
  }

  /// The board with what lies on it, and a little of the table around it.
  private var picture: BoardPicture {
    let frame = table.boardFrame.inset(-16)
    let wall = 20.0
    let size = Size(frame.width.rounded(), (frame.height + wall).rounded())
    var (whole, board) = (DrawList(), DrawList())
    table.paint(view, into: &board)
    whole.backdrop(view.look.isDark ? .lamp : .windowLight(drift: 0))
    whole.append(board, at: Point(-frame.x.rounded(), -frame.y.rounded()))
    return BoardPicture(list: whole, size: size)
  }
}
