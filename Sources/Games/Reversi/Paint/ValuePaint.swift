// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// What every legal square is worth, on the square: by how many discs the side to move is ahead at the end.
extension Reversi.Table {
  /// A number takes the place of the dimple; the best ones have a well and a dashed ring, guesses are lighter.
  func paintValues(except taken: Set<Int>, _ view: View, _ list: inout DrawList) {
    let (opacity, drop) = hands.valuesIn(view.look, at: view.now)
    let best = view.values.best?.score
    let size = min(
      (clamp((grid.cell * 0.27).rounded(), 9, 22) * view.look.text).rounded(), (grid.cell * 0.42).rounded())
    if case .place(let better)? = view.better {
      list.bestMove(
        at: grid.center(better), radius: grid.cell * 0.41, edge: Color(0x06140F, 0.6),
        isTaken: view.values[.place(better)] != nil)
    }
    for square in 0..<64 where !taken.contains(square) && view.position.disc(on: square) == nil {
      let center = grid.center(square)
      guard let value = view.values[.place(square)] else {
        guard view.position.isLegal(square), !view.valuesAreBefore else { continue }
        list.disc(at: center, radius: 3, list.isPlain ? .white : Color(0xD5EEE0, 0.5))
        continue
      }
      if value.score == best {
        let radius = grid.cell * 0.41
        if !list.isPlain { list.disc(at: center, radius: radius, Color(0x06140F, 0.35 * opacity)) }
        list.dashedRing(at: center, radius: radius, Color(0xFFF3D2, opacity), width: 2.5)
      }
      let isAhead = value.score > 0
      let style = TextStyle(isAhead ? .manropeBold : .manropeSemiBold, size, line: size)
      let ink =
        list.isPlain ? .white : Color(isAhead ? 0xFFF6DE : 0xD5EEE0, (value.isProven ? 1 : 0.78) * opacity)
      let baseline = center + Point(0, (size * 0.36).rounded() + drop)
      let words = Reversi.signed(value.score)
      if !list.isPlain {
        list.text(words, style, at: baseline + Point(0, 1.2), anchor: .center, Color(0x06140F, 0.7 * opacity))
      }
      list.text(words, style, at: baseline, anchor: .center, ink)
    }
  }
}
