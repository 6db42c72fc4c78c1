// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The discs as they are counted out, in two fans with every ten told apart.
extension Reversi.Table {
  func paintCounted(_ view: View, _ list: inout DrawList) {
    let gone = clearing.map { clamp((view.now - $0) / clearDuration(view), 0, 1) } ?? 0
    let isDone = counting.isDone(at: view.now, pairs: pairs)
    list.group(opacity: 1 - gone) { list in
      // What still lies on the board is drawn before what flies over it.
      for seat in Seat.allCases {
        let squares = squares(of: seat)
        for (index, square) in squares.enumerated()
        where counting.progress(of: index, pairs: pairs, now: view.now) == 0 {
          disc(seat, at: grid.center(square), view, &list)
        }
      }
      for seat in Seat.allCases {
        let squares = squares(of: seat)
        for (index, square) in squares.enumerated() {
          guard counting.progress(of: index, pairs: pairs, now: view.now) > 0 else { continue }
          let stance = stanceCounted(seat, index, of: squares.count, from: square, view)
          disc(seat, at: stance.at, view, scale: stance.scale, lift: stance.lift, &list)
        }
        if isDone { numbers(seat, squares.count, view, &list) }
      }
      if isDone { paintLast(view, &list) }
    }
  }

  /// The last position, small above the fans.
  private func paintLast(_ view: View, _ list: inout DrawList) {
    let cell = (grid.cell * 0.39).rounded(.down)
    let corner = Point(
      (grid.front.midX - 4 * cell).rounded(), (grid.front.y + grid.padding + grid.cell * 0.28).rounded())
    let ground = Rect(corner.x, corner.y, 8 * cell, 8 * cell).inset(-(cell / 3).rounded())
    let fill = list.isPlain ? list.finish.ground : Color(0x0B2A1E, 0.35)
    list.shape(Shape(.roundedRect(ground.size, radius: 6), fill: .solid(fill)), at: ground.origin)
    for square in 0..<64 {
      guard let seat = shown.disc(on: square) else { continue }
      let center = corner + Point((Double(square % 8) + 0.5) * cell, (Double(square / 8) + 0.5) * cell)
      list.picture(
        Self.picture(seat, view), in: Rect(center: center, size: Size(cell * 0.9, (cell * 0.94).rounded())))
    }
  }

  /// The count on the last disc, and the tens below.
  private func numbers(_ seat: Seat, _ count: Int, _ view: View, _ list: inout DrawList) {
    guard count > 0 else { return }
    let left = grid.front.x + grid.padding
    let y = grid.front.y + grid.padding + (CountingOut.rows[seat] ?? 0) * grid.cell
    func center(_ index: Int) -> Double { left + CountingOut.place(of: index, in: count) * grid.cell }
    let large = TextStyle(.manropeBold, (grid.cell * 0.32).rounded(), line: grid.cell * 0.4)
    list.text(
      String(counted(seat, view)), large,
      at: Point(center(count - 1), y - grid.cell * 0.03 + large.size * 0.36),
      anchor: .center, seat == .first ? Reversi.ivory : Reversi.ink)
    let small = TextStyle(.manropeBold, max(8, (grid.cell * 0.16).rounded()), line: grid.cell * 0.2)
    for ten in stride(from: 10, to: count, by: 10) {
      list.text(
        String(ten), small, at: Point(center(ten - 1) - grid.cell * 0.2, y + grid.cell * 0.6),
        anchor: .center,
        list.isPlain ? .white : Color(0xBFE3D2))
    }
  }

  /// The final count: the winner has the empty squares, too.
  private func counted(_ seat: Seat, _ view: View) -> Int {
    let own = shown.count(of: seat)
    return view.outcome?.winner == seat ? own + shown.empty.nonzeroBitCount : own
  }
}
