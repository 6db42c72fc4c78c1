// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The exact solver: null windows on {-1, 0, 1}, only gifts that do not lose at once, placements with the fewest safe
/// gifts first, a table of canonical positions while few pieces lie, a small one near at hand later, and `LastCells` at the
/// end.
///
/// A node is a position in which a piece must be given.
package struct Solver: ~Copyable, MeteredSearch {
  let rules: Quarto.Rules
  let masks: MaskTables
  var table: ValueTable
  /// Bounds of positions with more pieces than are worth a place in the large table, by a `nearKey`; entries are those of
  /// `ValueTable`. More of them find little more, and no longer fit beside what else a search reads.
  var near = NearTable<4, 0>(size: 14)
  package var meter = SearchMeter()
  var nodes: UInt64 { meter.nodes }
  /// Set when the search was stopped; its value then means nothing.
  var isAborted: Bool { meter.isOver }
  let lineTables: LineTables
  /// Where the other threads are that search the same.
  let busy: BusyPositions?
  let frames: UnsafeMutablePointer<Frame>

  /// With more pieces than this a position is not worth waiting for the large table.
  private static let tableLimit = 7
  /// With more pieces than this it is sooner searched than looked up.
  private static let nearLimit = 10
  /// Up to this many pieces a position is worth leaving to another thread that is at it.
  /// Threads know it by its canonical key, so this is at most `tableLimit`.
  private static let shareLimit = 7

  /// What is worked out once for a position with some number of pieces.
  struct Frame {
    var threats = LineThreats()
    /// What each empty cell does to the threats, as `LineThreats` packs it.
    let cells: UnsafeMutablePointer<UInt32>
    /// Placements: safe gifts after them, the cell from bit 16 on, and the number of safe gifts from bit 24 on.
    let children: UnsafeMutablePointer<UInt32>
    /// Keys of the positions after a placement, by cell.
    let keys: UnsafeMutablePointer<UInt64>
    /// The planes with the filled cells pushed together, where near keys are made of them.
    var packed: UInt64 = 0
  }

  /// - Parameter capacity: bytes of the table.
  init(_ rules: Quarto.Rules, capacity: Int) {
    self.init(rules, memory: ValueTable.pages(capacity: capacity))
  }

  /// One of several solvers that search the same on one table.
  /// - Parameters:
  ///   - memory: of the table.
  ///   - busy: nil when this solver is alone.
  package init(_ rules: Quarto.Rules, memory: SharedPages, busy: BusyPositions? = nil) {
    self.rules = rules
    self.busy = busy
    masks = MaskTables(rules)
    table = ValueTable(memory, numberShift: rules == .lines ? 48 : 44)
    lineTables = LineTables(rules)
    frames = .allocate(capacity: 17)
    for index in 0...16 {
      (frames + index).initialize(
        to: Frame(
          cells: .allocate(capacity: 16), children: .allocate(capacity: 16), keys: .allocate(capacity: 16)))
    }
  }

  deinit {
    for index in 0...16 {
      frames[index].cells.deallocate()
      frames[index].children.deallocate()
      frames[index].keys.deallocate()
    }
    frames.deallocate()
  }

  /// Forgets what was searched.
  mutating func clear() {
    table.clear()
    near.clear()
  }

  /// Forgets what was searched and uses at most so many bytes of the large table from now on.
  mutating func clear(using bytes: Int) {
    table.clear(using: bytes)
    near.clear()
  }

  /// Begins a search with these limits.
  package mutating func begin(_ limits: SearchLimits) { meter.begin(limits) }

  // MARK: - Threats

  /// Pieces that would complete a line somewhere.
  @inline(__always)
  package func unsafe(_ planes: UInt64, _ occupied: UInt16) -> UInt16 {
    let empty = ~occupied
    let completing = masks.completing
    var pieces: UInt16 = 0
    var shifted = planes
    // For each trait, the pieces that have it: bits of 0...15 whose number has that bit.
    let with: (UInt16, UInt16, UInt16, UInt16) = (0xAAAA, 0xCCCC, 0xF0F0, 0xFF00)
    func look(_ has: UInt16) {
      let set = UInt16(truncatingIfNeeded: shifted)
      if completing[Int(set)] & empty != 0 { pieces |= has }
      if completing[Int(occupied & ~set)] & empty != 0 { pieces |= ~has }
      shifted &>>= 16
    }
    look(with.0)
    look(with.1)
    look(with.2)
    look(with.3)
    return pieces
  }

  /// Pieces that would complete a line somewhere after a piece with these trait values is placed, by what
  /// `LineThreats` packed of the cell.
  @inline(__always)
  package func unsafe(after cell: UInt32, _ values: UInt8) -> UInt16 {
    let elsewhere = UInt8(truncatingIfNeeded: cell)
    let here = UInt8(truncatingIfNeeded: cell &>> 8) & values
    return lineTables.pieces[Int(elsewhere | here)]
  }

  /// Cells on which `piece` completes a line.
  package func winningCells(_ planes: UInt64, _ occupied: UInt16, _ piece: Int) -> UInt16 {
    var cells: UInt16 = 0
    for trait in 0..<4 {
      let set = UInt16(truncatingIfNeeded: planes &>> UInt64(16 * trait))
      cells |= masks.completing[Int(piece >> trait & 1 == 1 ? set : occupied & ~set)]
    }
    return cells & ~occupied
  }

  // MARK: - Search

  /// The value of giving: for whoever has just placed and must give one of the `safe` pieces.
  mutating func give(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ safe: UInt16, _ alpha: Int, _ beta: Int,
    _ count: Int, _ key: UInt64
  ) -> Int {
    if count >= LastCells.first { return giveLast(occupied, left, safe, alpha, beta, count) }
    if meter.count() { return 0 }
    frames[count].threats.fill(frames[count].cells, occupied, lineTables)
    pack(planes, occupied, count)
    var order = sortedGifts(left, safe, count)
    let pieces = Int(masks.bits[Int(safe)])
    var best = -1
    var floor = alpha
    if count <= Self.shareLimit && key != 0, let busy {
      best = giveShared(planes, occupied, left, order, pieces, alpha, beta, count, key, busy)
      if isAborted { return 0 }
    } else {
      for _ in 0..<pieces {
        let piece = Int(order & 15)
        order &>>= 4
        let value = -place(
          planes, occupied, left & ~(1 &<< UInt16(truncatingIfNeeded: piece)), piece, -beta, -floor, count)
        if isAborted { return 0 }
        if value > best {
          best = value
          if value > floor { floor = value }
          if value >= beta { break }
        }
      }
    }
    if key != 0 { keep(best, alpha, beta, key, count) }
    return best
  }

  /// Adds to the tables what a search with this window has found.
  @inline(__always)
  private func keep(_ best: Int, _ alpha: Int, _ beta: Int, _ key: UInt64, _ count: Int) {
    let isNear = count > Self.tableLimit
    let known = isNear ? near.entry(of: key) : table.entry(key)
    var lower = known == 0 ? -1 : ValueTable.lower(known)
    var upper = known == 0 ? 1 : ValueTable.upper(known)
    if best >= beta {
      lower = max(lower, best)
    } else if best <= alpha {
      upper = min(upper, best)
    } else {
      (lower, upper) = (best, best)
    }
    if isNear {
      near.store(key, ValueTable.bounds(lower, upper))
    } else {
      table.store(key, count: count, lower: lower, upper: upper, masks.countOfNumber)
    }
  }

  /// Makes ready for near keys of the positions after the next placement.
  @inline(__always)
  func pack(_ planes: UInt64, _ occupied: UInt16, _ count: Int) {
    if count >= Self.tableLimit && count < Self.nearLimit {
      frames[count].packed = packedPlanes(planes, occupied)
    }
  }

  /// The value of giving with few cells free.
  @inline(never)
  private mutating func giveLast(
    _ occupied: UInt16, _ left: UInt16, _ safe: UInt16, _ alpha: Int, _ beta: Int, _ count: Int
  ) -> Int {
    if meter.count() { return 0 }
    var last = LastCells(pieces: lineTables.pieces)
    let value = last.value(
      frames[count].threats.byFreeCells(occupied, lineTables), left, safe, alpha, beta, count)
    meter.add(last.nodes)
    return value
  }

  /// Gifts in ascending order of the safe pieces that the receiver could give back, four bits each.
  @inline(__always)
  private func sortedGifts(_ left: UInt16, _ safe: UInt16, _ pieces: Int) -> UInt64 {
    let cells = frames[pieces].cells
    // Score in the upper bits, piece in the lower four; an insertion sort of at most sixteen.
    var sorted: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &sorted) { bytes in
      let words = bytes.bindMemory(to: UInt16.self)
      var count = 0
      var rest = safe
      while rest != 0 {
        let piece = rest.trailingZeroBitCount
        rest &= rest &- 1
        let after = left & ~(1 &<< UInt16(truncatingIfNeeded: piece))
        let values = LineTables.values(of: piece)
        var score = 0
        var place = 16 &- pieces
        while place > 0 {
          // Four at a time are counted together.
          var four: UInt64 = 0
          var more = min(place, 4)
          while more > 0 {
            place &-= 1
            more &-= 1
            four = four &<< 16 | UInt64(after & ~unsafe(after: cells[place], values))
          }
          score &+= four.nonzeroBitCount
        }
        let word = UInt16(truncatingIfNeeded: score &<< 4 | piece)
        var index = count
        while index > 0 && words[index &- 1] &>> 4 > word &>> 4 {
          words[index] = words[index &- 1]
          index &-= 1
        }
        words[index] = word
        count &+= 1
      }
      var order: UInt64 = 0
      for index in 0..<count { order |= UInt64(words[index] & 15) &<< UInt64(4 &* index) }
      return order
    }
  }

  /// The value of placing `piece`, which completes no line, for whoever places it.
  mutating func place(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ piece: Int, _ alpha: Int, _ beta: Int,
    _ count: Int
  ) -> Int {
    if count == 15 { return 0 }
    let next = count &+ 1
    let children = frames[count].children
    let cells = frames[count].cells
    let values = LineTables.values(of: piece)
    var best = -1
    var made = 0
    for index in 0..<(16 &- count) {
      let safe = left & ~unsafe(after: cells[index], values)
      // Every gift from there wins for the other side.
      if safe == 0 { continue }
      let cell = cells[index] &>> 16
      children[made] = UInt32(truncatingIfNeeded: safe.nonzeroBitCount) &<< 24 | cell &<< 16 | UInt32(safe)
      made &+= 1
    }
    var floor = alpha
    // Not here, so that all of this has room within `give`: most positions have more pieces.
    if next <= Self.tableLimit {
      made = lookUp(planes, occupied, piece, &best, &floor, beta, count, made)
      if best >= beta { return best }
    } else if next <= Self.nearLimit {
      made = lookUpNear(occupied, piece, &best, &floor, beta, count, made)
      if best >= beta { return best }
    }
    // Fewest safe gifts first, then the first cell.
    var index = 1
    while index < made {
      let child = children[index]
      var place = index
      while place > 0 && children[place &- 1] > child {
        children[place] = children[place &- 1]
        place &-= 1
      }
      children[place] = child
      index &+= 1
    }
    if best > floor { floor = best }
    if next <= Self.shareLimit, let busy {
      return placeShared(planes, occupied, left, piece, best, floor, beta, count, made, busy)
    }
    for index in 0..<made {
      let value = enter(children[index], planes, occupied, left, piece, floor, beta, count)
      if isAborted { return 0 }
      if value > best {
        best = value
        if value > floor { floor = value }
        if value >= beta { return best }
      }
    }
    return best
  }

  /// The value of one of the children of `place`, for whoever places.
  @inline(__always)
  mutating func enter(
    _ child: UInt32, _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ piece: Int, _ alpha: Int,
    _ beta: Int, _ count: Int
  ) -> Int {
    let cell = Int(child &>> 16 & 15)
    let next = count &+ 1
    // In a variable of its own: the thread sanitizer does not compile a change in place.
    var threats = frames[count].threats
    threats.put(piece, on: cell, lineTables)
    frames[next].threats = threats
    if next >= LastCells.first {
      return giveLast(
        occupied | 1 &<< UInt16(cell), left, UInt16(truncatingIfNeeded: child), alpha, beta, next)
    }
    return give(
      planes | SearchPosition.spread(piece) &<< UInt64(cell), occupied | 1 &<< UInt16(cell), left,
      UInt16(truncatingIfNeeded: child), alpha, beta, next,
      next <= Self.nearLimit ? frames[count].keys[cell] : 0)
  }
}
