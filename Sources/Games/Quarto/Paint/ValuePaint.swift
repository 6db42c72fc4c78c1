// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// What every cell and every gift is worth, on the board and the tray.
extension Quarto.Table {
  /// The slip of a move; nil where values are not shown.
  func chip(_ move: Quarto.Move, _ size: Size, _ view: View) -> ValueChip? {
    guard view.showsValues else { return nil }
    guard let value = view.values[move] else {
      return view.valuesAreBefore ? nil : ValueChip("", sign: nil, size: size, isOnBoard: true)
    }
    let sign = value.score > 0 ? "+" : "\u{2212}"
    return ValueChip(
      Quarto.endsAtOnce(value) ? sign + "1" : sign, sign: value.score, size: size, isOnBoard: true)
  }

  /// In the middle of every empty well, but the one that shows the piece.
  func paintCellValues(_ view: View, _ list: inout DrawList) {
    let cell = geometry.board.cell
    guard view.position.hand != nil || view.valuesAreBefore else { return }
    let size = (cell >= 130 ? Size(48, 31) : cell >= 90 ? Size(38, 25) : Size(34, 22)).grown(
      view.look, within: Size(cell * 0.7, cell * 0.7))
    let (opacity, drop) = hands.valuesIn(view.look, at: view.now)
    let taken = shownLine(view).compactMap { if case .place(let cell) = $0.move { cell } else { nil } }
    let aimed = highlightedCell(view)
    for place in view.position.emptyCells where place != aimed && !taken.contains(place) {
      guard let chip = chip(.place(place), size, view) else { continue }
      list.valueChip(
        chip, at: geometry.board.center(place) + Point(0, drop), isDark: view.look.isDark, opacity: opacity)
    }
    if case .place(let better)? = view.better {
      list.bestMove(
        at: geometry.board.center(better), radius: cell * 0.42, edge: Color(0x4A2A12, 0.45),
        isTaken: chip(.place(better), size, view) != nil)
    }
  }

  /// At the lower left of every piece that can be given.
  func paintGiftValues(_ view: View, _ list: inout DrawList) {
    guard view.position.hand == nil || view.valuesAreBefore, view.showsTray else { return }
    let cell = geometry.tray.cell
    let scale = min(1, cell / 75)
    let size = Size(34 * scale, 22 * scale).grown(view.look, within: Size(cell * 0.62, cell * 0.5))
    let (opacity, drop) = hands.valuesIn(view.look, at: view.now)
    for piece in view.position.left {
      guard case .tray(let well)? = places[piece], !hands.isAloft(piece),
        let chip = chip(.give(piece), size, view)
      else { continue }
      let center = geometry.tray.center(well) + Point(-cell * 0.3, cell * 0.26 + drop)
      list.valueChip(chip, at: center, isDark: view.look.isDark, opacity: opacity)
    }
    if case .give(let better)? = view.better, case .tray(let well)? = places[better] {
      list.bestMove(
        at: geometry.tray.center(well), radius: cell * 0.42, edge: Color(0x4A2A12, 0.45), isTaken: true)
    }
  }
}
