// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Moves that are only shown, and the discs that they turn.
extension Reversi.Table {
  public func ghost(of move: LineMove<Reversi.Position>, _ view: View) -> Ghost? {
    guard let square = move.move.square else { return nil }
    let (center, seat) = (grid.center(square), move.seat)
    return Ghost(
      grid.id(square), at: center, radius: grid.cell * 0.44, number: .onPiece(Color(0x14181E)),
      ground: Color(0x1F6B4F), face: seat == .first ? Reversi.ink : Reversi.ivory, rim: Color(0x0A2119, 0.75)
    ) { opacity, list in
      disc(seat, at: center, view, scale: 0.84, opacity: opacity, &list)
    }
  }

  /// Discs that turn with the first move wear a dashed ring in the other colour; those that a later one turns first, a finer
  /// ring with its number.
  func paintTurned(_ view: View, _ list: inout DrawList) {
    var turned: Set<Int> = []
    for (index, move) in shownLine(view).enumerated() {
      guard let square = move.move.square else { continue }
      let strength = strength(of: index, move, view)
      for square in move.position.flips(of: square).joined() where turned.insert(square).inserted {
        guard let seat = shown.disc(on: square) else { continue }
        let center =
          list.isPlain ? grid.center(square) : grid.center(square) - Point(0, (grid.cell * 0.042).rounded())
        let ink = (seat == .first ? Reversi.ivory : Reversi.ink).opacity(strength.mark)
        let radius = grid.cell * 0.27
        list.dashedRing(at: center, radius: radius, ink, width: index == 0 ? 2.8 : 1.8)
        guard index > 0 else { continue }
        let size = clamp((grid.cell * 0.2).rounded(), 8, 15)
        list.text(
          String(move.number), TextStyle(.manropeBold, size, line: size),
          at: center + Point(0, (size * 0.36).rounded()), anchor: .center, ink)
      }
    }
  }
}
