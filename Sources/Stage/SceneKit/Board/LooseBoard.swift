// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// A position on a game's own table without a session around it, as a puzzle is played: moves are made and taken back by
/// whoever shows it, and the table moves its pieces.
package struct LooseBoard<G: Game> {
  package private(set) var position: G.Position
  package private(set) var moves: [G.Move]
  package let options: GameOptions
  /// The seat of the person in front of the screen.
  package let seat: Seat
  package var table = G.Table()
  package private(set) var moment = BoardMoment()
  /// True while the person may move.
  package var mayMove = false
  package var line: ShownLine<G.Move>?
  /// Ids of elements that light up.
  package var glows: Set<String> = []
  package private(set) var place: BoardRegion?
  /// From where a new piece can be dragged, beside the board.
  private var source: Rect?
  private var hasAppeared = false

  package init(_ position: G.Position, _ moves: [G.Move], _ options: GameOptions, seat: Seat) {
    (self.position, self.moves, self.options, self.seat) = (position, moves, options, seat)
  }

  package var view: TableView<G.Position, G.Move> {
    var view = TableView(
      position: position, moves: moves, turn: position.turn, outcome: position.outcome,
      mayMove: mayMove && moment.isActive && position.outcome == nil, options: options, look: moment.look,
      plates: source.map { [seat: $0] } ?? [:], showsFocus: moment.showsFocus, now: moment.now)
    view.ownSeat = seat
    view.line = line
    return view
  }

  // MARK: - Moves

  /// False of a move that is not legal.
  @discardableResult
  package mutating func play(_ move: G.Move, again: Bool = false) -> Bool {
    guard let next = position.playing(move) else { return false }
    position = next
    moves.append(move)
    (line, glows) = (nil, [])
    table.follow(again ? .redone(move) : .played(move), view)
    return true
  }

  /// - Parameter before: the position without the last move.
  package mutating func takeBack(to before: G.Position) {
    guard let last = moves.popLast() else { return }
    position = before
    (line, glows) = (nil, [])
    table.follow(.undone(last), view)
  }

  // MARK: - Place and time

  /// True when that changes the picture.
  package mutating func arrange(_ region: BoardRegion, source: Rect?) -> Bool {
    guard region != place || source != self.source else { return false }
    (place, self.source) = (region, source)
    table.arrange(region)
    return true
  }

  /// Comes first in everything that happens.
  package mutating func note(_ context: StageContext) { moment = BoardMoment(context) }

  package mutating func advance(_ context: StageContext) -> Wake {
    note(context)
    if !hasAppeared {
      hasAppeared = true
      table.follow(.appeared, view)
    }
    let isShown = line?.isAppearing(moment.look, at: moment.now) ?? false
    return table.advance(view).sooner(isShown ? .nextFrame : .never)
  }

  /// The board alone, in points of where it stands.
  package var cutOut: BoardPicture { BoardView<G>(table: table, view: view).cutOut(margin: 0) }

  package var node: Node<StageAction> {
    let frames =
      place == nil || glows.isEmpty
      ? [] : table.elements(view).filter { glows.contains($0.id) }.map(\.frame)
    return .layers([
      BoardView<G>(table: table, view: view).node,
      Node(
        .surface(
          Surface(
            paint: { list in for frame in frames { list.glow(around: frame) } }, paintLifted: { _ in },
            elements: { [] }))
      ).sized(.fill, .fill),
    ]).sized(.fill, .fill)
  }
}
