// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The living board on the menu tile: the middle of a real game, move after move.
extension Reversi.Table {
  private static let felt = TileMaterial(
    face: [Color(0x2F6D54), Color(0x22573F), Color(0x18412F)], wall: (Color(0x123528), Color(0x0A2119)),
    rim: Color(0x7CC4A4))

  /// A game that stays within the sixteen squares in the middle for as long as it is shown.
  private static let game: [(position: Reversi.Position, flips: [[Int]], square: Int)] = {
    var position = Reversi.Position()
    var game: [(position: Reversi.Position, flips: [[Int]], square: Int)] = []
    for name in ["d3", "c3", "c4", "e3", "f4", "c5", "f3", "c6", "e6", "d6", "f5", "f6"] {
      guard let move = Reversi.Move(name), let square = move.square, let next = position.playing(move) else {
        continue
      }
      game.append((position, position.flips(of: square), square))
      position = next
    }
    game.append((position, [], -1))
    return game
  }()

  /// The tile opens with the first moves already made.
  private static let opening = 4

  public static func paintMiniature(
    tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList
  ) {
    list.tileSlab(tile, felt)
    list.tileRim(tile, felt)
    list.tileField(Color(list.isPlain ? 0x0B5A3E : 0x2A6F55), lines: Color(0x123A2B, 0.85))
    let index = opening + step % (game.count - opening)
    let isMoving = step % (game.count - opening) > 0
    var wave = FlipWave()
    if isMoving && !look.reducedMotion {
      let last = game[index - 1]
      wave.turn(last.flips, from: last.position.turn.other, at: 0.1 * look.pace, pace: look.pace)
      _ = wave.advance(to: since)
    }
    let cell = TileLattice.cell
    let size = cell * 0.927
    for square in 0..<64 {
      guard (2...5).contains(square % 8), (2...5).contains(square / 8),
        var seat = game[index].position.disc(on: square)
      else { continue }
      let center = TileLattice.center(column: Double(square % 8 - 2), row: Double(square / 8 - 2))
      var narrow = 1.0
      if let t = wave.progress(of: square, at: since) {
        narrow = max(0.1, (abs(1 - 2 * t) * 14).rounded() / 14)
        if t < 0.5 { seat = seat.other }
      }
      let radius = (size * 0.43).rounded()
      list.shadow(
        .disc(radius: radius), at: center + Point(4 - radius, 6 - radius), sigma: 3, Color(0x04140D, 0.45))
      let height = (size * 1.05 * narrow).rounded()
      list.picture(
        picture(seat, marks: look.marks),
        in: Rect((center.x - size / 2).rounded(), (center.y - height / 2).rounded(), size.rounded(), height))
    }
  }
}
