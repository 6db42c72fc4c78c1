// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Values of every move of a position, and the lists of best ones.
extension Solver {
  /// A whole turn: the cell for the piece in hand, and the piece given back; nil when the game is over then.
  struct Turn: Hashable {
    var cell: Int
    var gift: Int?

    /// "5-", "c7": as the command line writes it.
    var text: String { String(cell, radix: 16) + (gift.map { String($0, radix: 16) } ?? "-") }
  }

  /// Every turn that keeps `value`, by cell and gift; nil when stopped.
  mutating func optimalTurns(_ position: SearchPosition, placing piece: Int, value: Int) -> [Turn]? {
    var turns: [Turn] = []
    let wins = winningCells(position.planes, position.occupied, piece)
    for cell in 0..<16 where position.occupied >> UInt16(cell) & 1 == 0 {
      if wins >> UInt16(cell) & 1 == 1 {
        if value == 1 { turns.append(Turn(cell: cell, gift: nil)) }
        continue
      }
      var after = position
      after.put(piece, on: cell)
      if after.left == 0 {
        if value == 0 { turns.append(Turn(cell: cell, gift: nil)) }
        continue
      }
      for gift in 0..<16 where after.left >> UInt16(gift) & 1 == 1 {
        guard let keeps = keeps(value, after, giving: gift) else { return nil }
        if keeps { turns.append(Turn(cell: cell, gift: gift)) }
      }
    }
    return turns
  }

  /// Whether giving `gift` is worth exactly `value` to the giver, who can have no more.
  private mutating func keeps(_ value: Int, _ after: SearchPosition, giving gift: Int) -> Bool? {
    var next = after
    next.left &= ~(1 << UInt16(gift))
    switch value {
    case 1: return isAtLeast(0, next, placing: gift).map { !$0 }
    case 0: return isAtLeast(1, next, placing: gift).map { !$0 }
    default: return true
    }
  }

  /// True when whoever places `piece` can force a win with at most `turns` own placements. Without the table, for
  /// telling fast wins from slow ones. Without meaning when stopped, like the next two.
  mutating func winsWithin(_ turns: Int, _ position: SearchPosition, placing piece: Int) -> Bool {
    if meter.count() { return false }
    if winningCells(position.planes, position.occupied, piece) != 0 { return true }
    guard turns > 1, position.count < 14 else { return false }
    for cell in 0..<16 where position.occupied >> UInt16(cell) & 1 == 0 {
      var after = position
      after.put(piece, on: cell)
      if givingWinsWithin(turns - 1, after) { return true }
    }
    return false
  }

  /// The same for whoever must give: `turns` own placements are still to come.
  mutating func givingWinsWithin(_ turns: Int, _ position: SearchPosition) -> Bool {
    let safe = position.left & ~unsafe(position.planes, position.occupied)
    for gift in 0..<16 where safe >> UInt16(gift) & 1 == 1 {
      var next = position
      next.left &= ~(1 << UInt16(gift))
      if losesWithin(turns, next, placing: gift) { return true }
      if isAborted { return false }
    }
    return false
  }

  /// Every placement of `piece`, and every gift after it, lets the other side win within `turns`.
  mutating func losesWithin(_ turns: Int, _ position: SearchPosition, placing piece: Int) -> Bool {
    if meter.count() { return false }
    guard position.count < 15 else { return false }
    for cell in 0..<16 where position.occupied >> UInt16(cell) & 1 == 0 {
      var after = position
      after.put(piece, on: cell)
      let safe = after.left & ~unsafe(after.planes, after.occupied)
      for gift in 0..<16 where safe >> UInt16(gift) & 1 == 1 {
        var next = after
        next.left &= ~(1 << UInt16(gift))
        if !winsWithin(turns, next, placing: gift) { return false }
      }
    }
    return true
  }
}
