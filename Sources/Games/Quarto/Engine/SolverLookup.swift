// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the tables know of the placements of a piece.
extension Solver {
  /// Notes the keys of the positions after the first `made` children of `place`, and leaves out those that need no search.
  /// - Returns: how many are left; where one is known to be worth `beta`, `best` says so.
  @inline(never)
  func lookUp(
    _ planes: UInt64, _ occupied: UInt16, _ piece: Int, _ best: inout Int, _ floor: inout Int, _ beta: Int,
    _ count: Int, _ made: Int
  ) -> Int {
    let (children, keys) = (frames[count].children, frames[count].keys)
    let spread = SearchPosition.spread(piece)
    for index in 0..<made {
      let cell = children[index] &>> 16 & 15
      let key = key(planes | spread &<< UInt64(cell), occupied | 1 &<< UInt16(cell), count &+ 1)
      table.prefetch(key)
      keys[Int(cell)] = key
    }
    var kept = 0
    for index in 0..<made {
      let child = children[index]
      if decides(table.entry(keys[Int(child &>> 16 & 15)]), &best, &floor, beta) {
        if best >= beta { return 0 }
        continue
      }
      children[kept] = child
      kept &+= 1
    }
    return kept
  }

  /// The same with the near table.
  @inline(never)
  func lookUpNear(
    _ occupied: UInt16, _ piece: Int, _ best: inout Int, _ floor: inout Int, _ beta: Int, _ count: Int,
    _ made: Int
  ) -> Int {
    let (children, keys) = (frames[count].children, frames[count].keys)
    let packed = frames[count].packed
    let spread = SearchPosition.spread(piece)
    var kept = 0
    for index in 0..<made {
      let child = children[index]
      let cell = UInt64(child &>> 16 & 15)
      let key = Self.nearKey(packed, spread, on: cell, occupied)
      if decides(near.entry(of: key), &best, &floor, beta) {
        if best >= beta { return 0 }
        continue
      }
      keys[Int(cell)] = key
      children[kept] = child
      kept &+= 1
    }
    return kept
  }

  /// Whether an entry makes searching a placement needless; then `best` and `floor` know what it is worth.
  @inline(__always)
  func decides(_ entry: UInt64, _ best: inout Int, _ floor: inout Int, _ beta: Int) -> Bool {
    if entry == 0 { return false }
    let lower = ValueTable.lower(entry)
    let upper = ValueTable.upper(entry)
    if lower >= beta {
      best = lower
      return true
    }
    guard upper <= floor || lower == upper else { return false }
    if upper > best {
      best = upper
      if lower == upper && best > floor { floor = best }
    }
    return true
  }
}
