// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The same search beside other threads.
extension Solver {
  /// Marks a placement among the names of busy positions; keys have 60 bits.
  private static let placed: UInt64 = 1 << 63

  /// The end of `give`: the value of the `pieces` gifts in `order`.
  @inline(never)
  mutating func giveShared(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ order: UInt64, _ pieces: Int, _ alpha: Int,
    _ beta: Int, _ count: Int, _ key: UInt64, _ busy: BusyPositions
  ) -> Int {
    var (best, floor) = (-1, alpha)
    func gift(_ index: Int) -> Int { Int(order >> UInt64(4 * index) & 15) }
    busy.share(
      pieces, name: { key << 4 | UInt64(gift($0)) },
      search: { index, _ in
        let piece = gift(index)
        let value = -place(planes, occupied, left & ~(1 << UInt16(piece)), piece, -beta, -floor, count)
        best = max(best, value)
        floor = max(floor, value)
        return isAborted || best >= beta
      })
    return best
  }

  /// The end of `place`: the value of the first `made` children, of which the table knew nothing that helps, and of
  /// `best`, which it knew.
  @inline(never)
  mutating func placeShared(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ piece: Int, _ best: Int, _ floor: Int,
    _ beta: Int, _ count: Int, _ made: Int, _ busy: BusyPositions
  ) -> Int {
    let (children, keys) = (frames[count].children, frames[count].keys)
    var (best, floor) = (best, floor)
    func key(_ index: Int) -> UInt64 { keys[Int(children[index] >> 16 & 15)] }
    busy.share(
      made, name: { key($0) | Self.placed },
      search: { index, hasWaited in
        if !hasWaited || !decides(table.entry(key(index)), &best, &floor, beta) {
          let value = enter(children[index], planes, occupied, left, piece, floor, beta, count)
          best = max(best, value)
          floor = max(floor, value)
        }
        return isAborted || best >= beta
      })
    return isAborted ? 0 : best
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
