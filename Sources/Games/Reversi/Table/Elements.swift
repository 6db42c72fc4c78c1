// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What can be named and pointed at, and what is said about it.
extension Reversi.Table {
  public func elements(_ view: View) -> [Element] {
    let squares = (0..<64).map { square in
      let isLegal = view.position.legalSquares >> UInt64(square) & 1 == 1
      let content =
        switch view.position.disc(on: square) {
        case .first: "ink"
        case .second: "ivory"
        case nil: isLegal ? "legal" : "empty"
        }
      return Element(
        Self.id(square), .cell, "\(Reversi.Move.name(ofSquare: square)), \(content)", geometry.frame(square),
        isEnabled: view.mayMove && isLegal, isFocused: view.showsFocus && chosen == square,
        isSelected: target(view) == square, value: content)
    }
    return squares + hand(view)
  }

  private func hand(_ view: View) -> [Element] {
    guard view.mayMove, let plate = view.plates[view.turn] else { return [] }
    let center = held?.center(at: view.now, pace: view.look.pace) ?? Point(plate.x + 36, plate.midY)
    return [
      Element(
        "piece.hand", .piece, "\(view.turn == .first ? "ink" : "ivory") disc, drag it onto a legal square",
        Rect(center: center, size: Size(40, 40)))
    ]
  }

  /// The legal square that a click, a drop or Enter would fill now.
  func target(_ view: View) -> Int? {
    guard view.mayMove else { return nil }
    var square = chosen ?? hovered
    if let held, held.isDragged {
      square = geometry.square(at: held.center(at: view.now, pace: view.look.pace))
    }
    return square.flatMap { view.position.legalSquares >> UInt64($0) & 1 == 1 ? $0 : nil }
  }

  public func remark(_ view: View) -> String? {
    guard let square = target(view) else { return nil }
    let count = view.position.flips(of: square).joined().count
    let name = Reversi.Move.name(ofSquare: square)
    return
      "\(Reversi.prompt(in: view.position).help) \(name) turns \(count) \(count == 1 ? "disc" : "discs")."
  }

  public func score(_ view: View) -> TableScore? {
    var counts = (first: 0, second: 0)
    var first = 0.0
    for square in 0..<64 {
      guard let seat = shown.disc(on: square) else { continue }
      let turned = wave.progress(of: square, at: view.now) ?? 1
      let up = turned < 0.5 ? seat.other : seat
      if up == .first { counts.first += 1 } else { counts.second += 1 }
      first += seat == .first ? turned : 1 - turned
    }
    let all = counts.first + counts.second
    return TableScore(
      first: counts.first, second: counts.second, part: all == 0 ? 0.5 : first / Double(all),
      colors: [Reversi.ink, Reversi.ivory])
  }
}
