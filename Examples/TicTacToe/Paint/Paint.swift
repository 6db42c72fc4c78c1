// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

extension TicTacToe.Table {
  static func mark(_ seat: Seat) -> Picture {
    let lines =
      seat == .first
      ? "<path d=\"M26 26L74 74M74 26L26 74\" stroke=\"#BF4836\""
      : "<path d=\"M50 22A28 28 0 1 1 50 78A28 28 0 1 1 50 22Z\" stroke=\"#256B47\""
    return .svg(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"100\" height=\"100\">"
        + "\(lines) stroke-width=\"13\" stroke-linecap=\"round\" fill=\"none\"/></svg>")
  }

  public func paint(_ view: View, into list: inout DrawList) {
    let front = grid.front
    list.boardShadow(front, wall: grid.wall, radius: grid.radius, isDark: view.look.isDark)
    slab(front, radius: grid.radius, Color(0x8A5E36), at: front.origin + Point(0, grid.wall), &list)
    slab(front, radius: grid.radius, Color(view.look.isDark ? 0xA9814F : 0xCBA06A), at: front.origin, &list)
    for cell in 0..<9 {
      let frame = grid.frame(cell, part: 0.94)
      slab(frame, radius: 10, Color(0x7A5230, 0.35), at: frame.origin, &list)
    }
    if let cell = aim(view) {
      list.glow(at: grid.center(cell), radius: grid.cell * 0.44)
      if hands.held == nil { mark(view.turn, Stance(grid.center(cell)), opacity: 0.4, &list) }
    }
    for cell in 0..<9 where cell != arriving {
      let isFaded = hands.winStart != nil && shown.line.map { !$0.cells.contains(cell) } ?? false
      if let seat = shown.board[cell] {
        mark(seat, Stance(grid.center(cell)), opacity: isFaded ? 0.5 : 1, &list)
      }
    }
    if let last = view.moves.last, view.outcome == nil, isSettled {
      list.lastMoveDot(
        at: grid.center(last.cell) + Point(grid.cell * 0.38, grid.cell * 0.38), cell: grid.cell)
    }
    paintLine(view, into: &list)
    if view.showsFocus {
      list.boardFocus(front, wall: grid.wall, radius: grid.radius, isDark: view.look.isDark)
    }
  }

  public func ghost(of move: LineMove<TicTacToe.Position>, _ view: View) -> Ghost? {
    let (cell, seat) = (move.move.cell, move.position.turn)
    return Ghost(
      grid.id(cell), at: grid.center(cell), radius: grid.cell * 0.42, number: .badge, ground: Color(0xCBA06A),
      face: Color(0x7A5230), rim: Color(0x3A1F10, 0.6)
    ) { opacity, list in mark(seat, Stance(grid.center(cell)), opacity: opacity, &list) }
  }

  public func paint(_ piece: Seat, _ stance: Stance, _ view: View, into list: inout DrawList) {
    mark(piece, stance, opacity: 1, &list)
  }

  private func slab(
    _ frame: Rect, radius: Double, _ color: Color, at corner: Point, _ list: inout DrawList
  ) {
    list.shape(Shape(.roundedRect(frame.size, radius: radius), fill: .solid(color)), at: corner)
  }

  private func mark(_ seat: Seat, _ stance: Stance, opacity: Double, _ list: inout DrawList) {
    let size = (grid.cell * 0.8 * stance.scale).rounded()
    list.picture(
      Self.mark(seat), in: Rect(center: stance.at, size: Size(size, size)), opacity: opacity,
      degrees: (stance.tilt * 2).rounded() / 2)
  }

  public func elements(_ view: View) -> [Element] {
    let cells = (0..<9).map { cell in
      let content = view.position.board[cell].map { $0 == .first ? "cross" : "nought" } ?? "empty"
      return element(
        of: cell, "cell \(cell + 1), \(content)", isEnabled: content == "empty", value: content, view)
    }
    return cells + elementInHand("your mark, drag it onto an empty cell", view)
  }

  /// Not on the menu: the plain material is enough.
  public static func paintMiniature(
    tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList
  ) {
    let wood = TileMaterial(
      face: [Color(0xCB9A66), Color(0xBC8954), Color(0xA97645)], wall: (Color(0x7A4F2A), Color(0x55341A)),
      rim: Color(0xFFE6BC))
    list.tileSlab(tile, wood)
    list.tileRim(tile, wood)
  }
}
