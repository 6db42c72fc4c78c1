// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The same search beside other threads: what another one is at waits until nothing else is left, and then has mostly
/// been found out.
extension Solver {
  /// Marks a placement among the names of busy positions; keys have 60 bits.
  private static let placed: UInt64 = 1 << 63

  /// The end of `give`: the value of the `pieces` gifts in `order`.
  @inline(never)
  mutating func giveShared(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ order: UInt64, _ pieces: Int, _ alpha: Int,
    _ beta: Int, _ count: Int, _ key: UInt64
  ) -> Int {
    var (best, floor) = (-1, alpha)
    var (order, remaining) = (order, pieces)
    var (waiting, waits, tries) = (UInt64(0), 0, 0)
    while remaining > 0 {
      let piece = Int(order & 15)
      order &>>= 4
      remaining -= 1
      tries += 1
      let name = key << 4 | UInt64(piece)
      // The first gift is likely to be the one that matters.
      if tries > 1, tries <= pieces, busy?.contains(name) ?? false {
        waiting |= UInt64(piece) << UInt64(4 * waits)
        waits += 1
      } else {
        busy?.enter(name)
        let value = -place(planes, occupied, left & ~(1 << UInt16(piece)), piece, -beta, -floor, count)
        busy?.leave(name)
        if isAborted { return 0 }
        best = max(best, value)
        floor = max(floor, value)
        if best >= beta { return best }
      }
      if remaining == 0 { (order, remaining, waits) = (waiting, waits, 0) }
    }
    return best
  }

  /// The end of `place`: the value of the first `made` children, of which the table knew nothing that helps, and of
  /// `best`, which it knew.
  @inline(never)
  mutating func placeShared(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ piece: Int, _ best: Int, _ floor: Int,
    _ beta: Int, _ count: Int, _ made: Int
  ) -> Int {
    let (children, keys) = (frames[count].children, frames[count].keys)
    var (best, floor, made) = (best, floor, made)
    // Those that wait move to the front, whose children have been seen.
    var (tries, waits, isSecondRound) = (0, 0, false)
    while tries < made {
      let child = children[tries]
      let key = keys[Int(child >> 16 & 15)]
      let name = key | Self.placed
      tries += 1
      if !isSecondRound && tries > 1 && busy?.contains(name) ?? false {
        children[waits] = child
        waits += 1
      } else if !isSecondRound || !decides(table.entry(key), &best, &floor, beta) {
        busy?.enter(name)
        let value = enter(child, planes, occupied, left, piece, floor, beta, count)
        busy?.leave(name)
        if isAborted { return 0 }
        best = max(best, value)
        floor = max(floor, value)
      }
      if best >= beta { return best }
      if tries == made && waits > 0 { (tries, made, waits, isSecondRound) = (0, waits, 0, true) }
    }
    return best
  }
}

extension SearchTeam where Member == Solver {
  /// - Parameter capacity: bytes of the table, which is kept from one question to the next.
  init(_ rules: Quarto.Rules, threads: Int, capacity: Int) {
    let memory = ValueTable.pages(capacity: capacity)
    self.init(threads: threads) { Solver(rules, memory: memory, busy: $0) }
  }

  /// 1, 0 or -1 for whoever places `piece`, nil when stopped; and the nodes of all threads.
  func value(
    _ position: SearchPosition, placing piece: Int, _ control: SearchControl = SearchControl()
  ) -> (answer: Int?, nodes: UInt64) {
    ask(control) { solver, limits in
      solver.begin(limits)
      return solver.value(position, placing: piece)
    }
  }
}
