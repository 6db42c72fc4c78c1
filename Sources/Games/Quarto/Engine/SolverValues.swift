// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Questions about a whole position.
extension Solver {
  /// Whether the value of placing `piece` is at least `bound` (0 or 1), for whoever places it; nil when stopped.
  mutating func isAtLeast(_ bound: Int, _ position: SearchPosition, placing piece: Int) -> Bool? {
    if winningCells(position.planes, position.occupied, piece) != 0 { return true }
    let count = position.count
    if count == 15 { return bound <= 0 }
    frames[count].threats = LineThreats(position, lineTables)
    frames[count].threats.fill(frames[count].cells, position.occupied, lineTables)
    pack(position.planes, position.occupied, count)
    let value = place(
      position.planes, position.occupied, position.left, piece, bound - 1, bound, count)
    return isAborted ? nil : value >= bound
  }

  /// 1, 0 or -1 for whoever places `piece`; nil when stopped.
  package mutating func value(_ position: SearchPosition, placing piece: Int) -> Int? {
    guard let holds = isAtLeast(0, position, placing: piece) else { return nil }
    guard holds else { return -1 }
    return isAtLeast(1, position, placing: piece).map { $0 ? 1 : 0 }
  }

  /// Whether the value of giving is at least `bound` (0 or 1), for whoever must give; nil when stopped.
  mutating func isAtLeast(_ bound: Int, giving position: SearchPosition) -> Bool? {
    if position.left == 0 { return bound <= 0 }
    let safe = position.left & ~unsafe(position.planes, position.occupied)
    if safe == 0 { return false }
    frames[position.count].threats = LineThreats(position, lineTables)
    let value = give(
      position.planes, position.occupied, position.left, safe, bound - 1, bound, position.count, 0)
    return isAborted ? nil : value >= bound
  }

  /// 1, 0 or -1 for whoever must give, in a position that is not won; nil when stopped.
  package mutating func value(giving position: SearchPosition) -> Int? {
    guard let holds = isAtLeast(0, giving: position) else { return nil }
    guard holds else { return -1 }
    return isAtLeast(1, giving: position).map { $0 ? 1 : 0 }
  }
}
