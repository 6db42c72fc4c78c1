// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// What every column is worth, over it.
extension ConnectFour.Table {
  /// The slip over a column; nil where values are not shown, or the column is full.
  func chip(_ column: Int, _ view: View) -> ValueChip? {
    guard view.showsValues, let move = ConnectFour.Move(column: column) else { return nil }
    let isSmall = geometry.cell < 64
    let size = (isSmall ? Size(38, 25) : Size(46, 30)).grown(
      view.look, within: Size(geometry.cell - 4, isSmall ? 36 : 52))
    guard let value = view.values[move] else {
      let isOpen = view.position.legalColumns.contains(column) && !view.valuesAreBefore
      return isOpen ? ValueChip("", sign: nil, size: size) : nil
    }
    let words = ConnectFour.signed(value, ply: view.valuedPly)
    // How many moves is of use while it can be seen at the board.
    let isFar = ConnectFour.distance(value.score, ply: view.valuedPly) > ConnectFour.farthest
    return ValueChip(
      view.valuesAreBefore && isFar ? String(words.prefix(1)) : words, sign: value.score, size: size)
  }

  /// The columns that none is better than, once every open one has its value; none where all are worth the same. The number counts
  /// the moves to a win, so without a mark the quickest one would look like the least.
  func bestColumns(_ view: View) -> Set<Int> {
    let best = Set(view.values.bestMoves.map(\.column))
    let isWhole = view.position.legalColumns.allSatisfy { column in
      ConnectFour.Move(column: column).flatMap { view.values[$0] } != nil
    }
    let isChoice = best.count < view.position.legalColumns.count
    return view.showsValues && !view.valuesAreBefore && isWhole && isChoice ? best : []
  }

  func paintValues(_ view: View, _ list: inout DrawList) {
    let best = bestColumns(view)
    let held = !view.mayMove ? nil : hands.aloft.isEmpty ? hanging : targetInHand(view)
    let (opacity, drop) = hands.valuesIn(view.look, at: view.now)
    for column in 0..<7 where column != held {
      guard let chip = chip(column, view) else { continue }
      let x = geometry.center(column: column, height: 0).x
      let center = Point(x, geometry.board.y - (geometry.cell < 64 ? 20 : 28) + drop)
      list.valueChip(chip, at: center, isDark: view.look.isDark, opacity: opacity)
      if best.contains(column) { list.starBadge(on: chip, at: center, opacity: opacity) }
    }
  }

  /// What should have been played, as a ghost in a dashed ring.
  func paintBetter(_ view: View, _ list: inout DrawList) {
    func center(_ column: Int) -> Point {
      geometry.center(column: column, height: Double(view.position.height(of: column)))
    }
    if let column = view.better?.column, view.position.height(of: column) < 6, !isInLine(column, view) {
      disc(view.position.turn.other, at: center(column), view, opacity: 0.42, &list)
      list.bestMove(at: center(column), radius: geometry.cell * 0.42, edge: Color(0x1B2050, 0.55))
    }
  }

  /// The disc that hangs over its column wears the value of that column.
  func paintValue(on seat: Seat, at center: Point, _ column: Int, _ view: View, _ list: inout DrawList) {
    guard let chip = chip(column, view), chip.sign != nil else { return }
    defer { if bestColumns(view).contains(column) { list.starBadge(at: center, cell: geometry.cell) } }
    if list.isPlain { return list.valueChip(chip, at: center, isDark: view.look.isDark) }
    let size = (geometry.cell * 0.26).rounded()
    list.text(
      chip.text, TextStyle(.manropeBold, size, line: size),
      at: center + Point(0, (size * 0.36).rounded()), anchor: .center, Material.number(seat))
  }
}

extension TableView<ConnectFour.Position, ConnectFour.Move> {
  /// How many discs lie on the board of which the values tell.
  var valuedPly: Int { ply - (valuesAreBefore ? 1 : 0) }
  /// The number of the last disc: with odds one lies there before the first move.
  var ply: Int { position.columnsPlayed.count }
}
