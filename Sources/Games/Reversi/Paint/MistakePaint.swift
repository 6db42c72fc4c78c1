// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// A mistake that is looked at: the board before it, with the disc that was played faintly on its square and what every move was
/// worth (design language, section 30).
extension Reversi.Table {
  /// The disc that is seen on a square: of a mistake none has turned yet.
  func seen(_ square: Int, _ view: View) -> Seat? {
    guard let mistake = view.mistake, isSettled else { return shown.disc(on: square) }
    return mistake.before.disc(on: square)
  }

  func paintMistake(_ view: View, except taken: Set<Int>, _ list: inout DrawList) {
    guard let mistake = view.mistake, isSettled, clearing == nil else { return }
    let before = mistake.before
    if case .place(let better)? = view.better, !taken.contains(better) {
      disc(before.turn, at: grid.center(better), view, opacity: 0.42, &list)
      list.ring(at: grid.center(better), radius: grid.cell * 0.41, Color(0x06140F, 0.6), width: 5)
      list.dashedRing(at: grid.center(better), radius: grid.cell * 0.41, Color(0xFFF8E4), width: 3)
    }
    for square in 0..<64 where before.disc(on: square) == nil && !taken.contains(square) {
      guard square != mistake.move.square, let value = view.values[.place(square)] else { continue }
      paintNumber(value, at: grid.center(square), on: nil, &list)
    }
    if case .place(let better)? = view.better { list.starBadge(at: grid.center(better), cell: grid.cell) }
    guard let square = mistake.move.square else { return }
    let middle = face(at: square, list)
    disc(before.turn, at: grid.center(square), view, opacity: 0.8, &list)
    list.ring(at: middle, radius: grid.cell * 0.43, Color(0xFFF8E4), width: 2)
    if let value = view.values[mistake.move] { paintNumber(value, at: middle, on: before.turn, &list) }
    list.mistakeBadge(isLost: mistake.isLost, at: grid.center(square), cell: grid.cell)
  }

  /// What a move is worth, on the felt or on a disc; estimates are underlined with dots.
  private func paintNumber(
    _ value: MoveValue, at center: Point, on seat: Seat?, _ list: inout DrawList
  ) {
    let size = clamp((grid.cell * 0.3).rounded(), 9, 20)
    let isAhead = value.score > 0
    let style = TextStyle(isAhead || seat != nil ? .manropeBold : .manropeSemiBold, size, line: size)
    let ink = seat == .second ? Color(0x22130A) : Color(isAhead || seat != nil ? 0xFFF6DE : 0xD5EEE0)
    let words = Reversi.signed(value.score)
    let baseline = center + Point(0, (size * 0.36).rounded())
    if seat == nil {
      list.text(words, style, at: baseline + Point(0, 1.2), anchor: .center, Color(0x06140F, 0.7))
    }
    list.text(words, style, at: baseline, anchor: .center, ink)
    guard !value.isProven else { return }
    list.dottedUnderline(at: center + Point(0, size * 0.72), width: Double(words.count) * size * 0.6, ink)
  }
}
