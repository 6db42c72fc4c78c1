// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

// What a table and the review of a game give away: text, and a picture of the board.

extension TableScene {
  var hasMoves: Bool { !session.moves.isEmpty || session.seated.setup != nil }

  func share(_ action: ShareAction) -> StageRequest? {
    G.share(action, session.position, session.moves, session.seated, table, view)
  }
}

extension Game {
  /// - Parameters:
  ///   - position: the one that is copied.
  ///   - moves: of the game that is copied; with `options` it began.
  ///   - view: what the picture shows.
  static func share(
    _ action: ShareAction, _ position: Position, _ moves: [Move], _ options: GameOptions, _ table: Table,
    _ view: TableView<Position, Move>
  ) -> StageRequest? {
    switch action {
    case .game:
      guard !moves.isEmpty || options.setup != nil else {
        return .toast(tr("There is no move to copy yet."))
      }
      return .copy(
        facets.transcript(of: moves, options), words: tr("The game is copied: paste it anywhere."))
    case .position: return .copy(notation(of: position), words: tr("The position is copied."))
    case .picture: return .picture(picture(of: table, view))
    }
  }

  /// The board with what lies on it, and a little of the table around it.
  private static func picture(of table: Table, _ view: TableView<Position, Move>) -> BoardPicture {
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
