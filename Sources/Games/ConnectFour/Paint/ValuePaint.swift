// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

/// What every column is worth, over it.
extension ConnectFour: Valuing {
  /// How many discs of the winner are still to be played, the winning one included, when a move of this score is played
  /// after so many discs; 0 for a draw.
  static func distance(_ score: Int, ply: Int) -> Int {
    score > 0 ? 22 - score - ply / 2 : score < 0 ? 22 + score - (ply + 1) / 2 : 0
  }

  public static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String {
    guard value.score != 0 else { return tr("A draw") }
    let winner = value.score > 0 ? position.turn : position.turn.other
    let distance = distance(value.score, ply: position.columnsPlayed.count)
    guard let name = name(winner) else {
      return trn("You win in {count} move", "You win in {count} moves", distance)
    }
    return trn("{name} wins in {count} move", "{name} wins in {count} moves", distance, ["name": name])
  }

  public static func share(_ value: MoveValue, in position: Position) -> Double {
    let distance = Double(distance(value.score, ply: position.columnsPlayed.count))
    return 0.5 + 0.5 * Double(value.score.signum()) * (1 - min(22, distance) / 22)
  }
}

extension ConnectFour.Table {
  /// The slip over a column; nil where values are not shown, or the column is full.
  func chip(_ column: Int, _ view: View) -> ValueChip? {
    guard view.options.showsValues, view.mayMove, view.position.height(of: column) < 6,
      let move = ConnectFour.Move(column: column)
    else { return nil }
    let isSmall = geometry.cell < 64
    let size = isSmall ? Size(38, 25) : Size(46, 30)
    guard let value = view.values[move] else { return ValueChip("", sign: nil, size: size) }
    let distance = ConnectFour.distance(value.score, ply: view.moves.count)
    let text = value.score > 0 ? "+\(distance)" : "\u{2212}\(distance)"
    return ValueChip(text, sign: value.score, size: size)
  }

  func paintValues(_ view: View, _ list: inout DrawList) {
    let held = hands.aloft.isEmpty ? hanging : targetInHand(view)
    let (opacity, drop) = hands.valuesIn(view.look, at: view.now)
    for column in 0..<7 where column != held {
      guard let chip = chip(column, view) else { continue }
      let x = geometry.center(column: column, height: 0).x
      let center = Point(x, geometry.board.y - (geometry.cell < 64 ? 20 : 28) + drop)
      list.valueChip(chip, at: center, isDark: view.look.isDark, opacity: opacity)
    }
  }

  /// The disc that hangs over its column wears the value of that column.
  func paintValue(on seat: Seat, at center: Point, _ column: Int, _ view: View, _ list: inout DrawList) {
    guard let chip = chip(column, view), let sign = chip.sign else { return }
    let size = (geometry.cell * 0.26).rounded()
    list.text(
      sign == 0 ? "=" : chip.text, TextStyle(.manropeBold, size, line: size),
      at: center + Point(0, (size * 0.36).rounded()), anchor: .center, Material.number(seat))
  }
}
