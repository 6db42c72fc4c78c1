// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// A board as it is at one moment: its table, which knows what hands do and what moves, and what there is to show. Every
/// scene with a board shows it with the same node.
package struct BoardView<G: Game> {
  package var table: G.Table
  package var view: TableView<G.Position, G.Move>
  /// False where nobody can do anything on it.
  package var isUsable = true

  package init(table: G.Table, view: TableView<G.Position, G.Move>, isUsable: Bool = true) {
    (self.table, self.view, self.isUsable) = (table, view, isUsable)
  }

  /// It stands where its table was arranged, whatever room the node has.
  package var node: Node<StageAction> {
    .surface(
      Surface(
        paint: { [table, view] in table.paint(view, into: &$0) },
        paintLifted: { [table, view] in table.paintLifted(view, into: &$0) },
        elements: { [table, view, isUsable] in
          table.elements(view).map { element in
            var element = element
            element.isEnabled = element.isEnabled && isUsable
            return element
          }
        })
    ).sized(.fill, .fill)
  }

  /// What lies on it, and a little of the table around it.
  package var picture: BoardPicture {
    let board = cutOut(margin: 16)
    var whole = DrawList(view.look.finish)
    whole.backdrop(
      view.look.isDark ? .lamp : .windowLight, in: Rect(origin: .zero, size: board.size))
    whole.append(board.list, at: .zero)
    return BoardPicture(list: whole, size: board.size)
  }

  /// The board with what lies on it, and so many points around it.
  package func cutOut(margin: Double) -> BoardPicture {
    let frame = table.boardFrame.inset(-margin)
    let wall = 20.0
    var (whole, board) = (DrawList(view.look.finish), DrawList(view.look.finish))
    table.paint(view, into: &board)
    whole.append(board, at: Point(-frame.x.rounded(), -frame.y.rounded()))
    return BoardPicture(list: whole, size: Size(frame.width.rounded(), (frame.height + wall).rounded()))
  }
}
