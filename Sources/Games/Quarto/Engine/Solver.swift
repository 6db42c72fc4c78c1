// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The exact solver: null windows on {-1, 0, 1}, only gifts that do not lose at once, placements with the fewest safe
/// gifts first, and a table of canonical positions while few pieces lie.
///
/// A node is a position in which a piece must be given.
struct Solver: ~Copyable {
  let rules: QuartoRules
  let masks: MaskTables
  var table: ValueTable
  var meter = SearchMeter()
  var nodes: UInt64 { meter.nodes }
  /// Set when the search was stopped; its value then means nothing.
  var isAborted: Bool { meter.isOver }
  private let frames: UnsafeMutablePointer<Frame>

  /// With more pieces than this a position is sooner searched than looked up.
  private let tableLimit: Int
  /// Up to this many pieces the gifts are sorted, too.
  private static let sortLimit = 9

  /// Children of one placement node.
  private struct Child {
    var planes: UInt64 = 0
    var key: UInt64 = 0
    var occupied: UInt16 = 0
    var safe: UInt16 = 0
  }

  private struct Frame {
    var children: UnsafeMutablePointer<Child>
  }

  /// - Parameter capacity: bytes of the table.
  init(_ rules: QuartoRules, capacity: Int) {
    self.rules = rules
    masks = MaskTables(rules)
    tableLimit = rules == .lines ? 9 : 11
    table = ValueTable(capacity: capacity, numberShift: rules == .lines ? 48 : 44)
    frames = .allocate(capacity: 17)
    for index in 0...16 { frames[index] = Frame(children: .allocate(capacity: 17)) }
  }

  deinit {
    for index in 0...16 { frames[index].children.deallocate() }
    frames.deallocate()
  }

  /// Begins a search with these limits.
  mutating func begin(_ limits: SearchLimits) { meter.begin(limits) }

  // MARK: - Threats

  /// Pieces that would complete a line somewhere.
  @inline(__always)
  func unsafe(_ planes: UInt64, _ occupied: UInt16) -> UInt16 {
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

  /// Cells on which `piece` completes a line.
  func winningCells(_ planes: UInt64, _ occupied: UInt16, _ piece: Int) -> UInt16 {
    var cells: UInt16 = 0
    for trait in 0..<4 {
      let set = UInt16(truncatingIfNeeded: planes &>> UInt64(16 * trait))
      cells |= masks.completing[Int(piece >> trait & 1 == 1 ? set : occupied & ~set)]
    }
    return cells & ~occupied
  }

  // MARK: - Keys

  /// The position up to symmetry of the board and relabelling of the traits, in 60 bits.
  @inline(__always)
  func key(_ planes: UInt64, _ occupied: UInt16, _ count: Int) -> UInt64 {
    let to = masks.smallest[Int(occupied)]
    let lowest = UInt16(truncatingIfNeeded: to.trailingZeroBitCount)
    let first = masks.symmetries + Int(masks.firstSymmetry[Int(occupied)])
    let p0 = Int(planes & 0xFFFF)
    let p1 = Int(planes &>> 16 & 0xFFFF)
    let p2 = Int(planes &>> 32 & 0xFFFF)
    let p3 = Int(planes &>> 48)
    var best = UInt64.max
    for index in 0..<Int(masks.symmetryCount[Int(occupied)]) {
      let offset = Int(first[index]) &<< 8
      let low = masks.low + offset
      let high = masks.high + offset
      func image(_ plane: Int) -> UInt16 {
        let moved = low[plane & 255] | high[plane &>> 8]
        // The trait is named so that the lowest piece does not have it.
        return moved ^ ((0 &- (moved &>> lowest & 1)) & to)
      }
      var (a, b, c, d) = (image(p0), image(p1), image(p2), image(p3))
      if a > b { swap(&a, &b) }
      if c > d { swap(&c, &d) }
      if a > c { swap(&a, &c) }
      if b > d { swap(&b, &d) }
      if b > c { swap(&b, &c) }
      let word = UInt64(a) | UInt64(b) &<< 16 | UInt64(c) &<< 32 | UInt64(d) &<< 48
      if word < best { best = word }
    }
    let lowRow = masks.gather + Int(to & 255) &<< 8
    let highRow = masks.gather + Int(to &>> 8) &<< 8
    let half = UInt64(masks.bits[Int(to & 255)])
    func packed(_ word: UInt64) -> UInt64 {
      UInt64(lowRow[Int(word & 255)]) | UInt64(highRow[Int(word &>> 8 & 255)]) &<< half
    }
    let n = UInt64(count)
    let low =
      packed(best) | packed(best &>> 16) &<< n | packed(best &>> 32) &<< (2 &* n)
      | packed(best &>> 48) &<< (3 &* n)
    return low | UInt64(masks.number[Int(to)]) &<< table.numberShift
  }

  // MARK: - Search

  /// The value of giving: for whoever has just placed and must give one of the `safe` pieces.
  private mutating func give(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ safe: UInt16, _ alpha: Int, _ beta: Int,
    _ count: Int, _ key: UInt64
  ) -> Int {
    if meter.count() { return 0 }
    // The last piece is safe, so it ends in a draw.
    if count == 15 { return 0 }
    var order: UInt64 = 0
    var rest = safe
    var pieces = 0
    if count <= Self.sortLimit {
      order = sortedGifts(planes, occupied, left, safe)
      pieces = Int(masks.bits[Int(safe)])
    } else {
      while rest != 0 {
        order |= UInt64(rest.trailingZeroBitCount) &<< UInt64(4 &* pieces)
        rest &= rest &- 1
        pieces &+= 1
      }
    }
    var best = -1
    var floor = alpha
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
    if key != 0 {
      let known = table.entry(key)
      var lower = known == 0 ? -1 : ValueTable.lower(known)
      var upper = known == 0 ? 1 : ValueTable.upper(known)
      if best >= beta {
        lower = max(lower, best)
      } else if best <= alpha {
        upper = min(upper, best)
      } else {
        (lower, upper) = (best, best)
      }
      table.store(key, count: count, lower: lower, upper: upper, masks.countOfNumber)
    }
    return best
  }

  /// Gifts in ascending order of the safe pieces that the receiver could give back, four bits each.
  @inline(__always)
  private func sortedGifts(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ safe: UInt16
  ) -> UInt64 {
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
        let spread = SearchPosition.spread(piece)
        var score = 0
        var empty = ~occupied
        while empty != 0 {
          let cell = UInt64(empty.trailingZeroBitCount)
          let bit = empty & (0 &- empty)
          empty &= empty &- 1
          score &+= Int(masks.bits[Int(after & ~unsafe(planes | spread &<< cell, occupied | bit))])
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
  private mutating func place(
    _ planes: UInt64, _ occupied: UInt16, _ left: UInt16, _ piece: Int, _ alpha: Int, _ beta: Int,
    _ count: Int
  ) -> Int {
    if count == 15 { return 0 }
    let next = count &+ 1
    let children = frames[count].children
    let spread = SearchPosition.spread(piece)
    let usesTable = next <= tableLimit
    var best = -1
    var made = 0
    var empty = ~occupied
    while empty != 0 {
      let cell = UInt64(empty.trailingZeroBitCount)
      let bit = empty & (0 &- empty)
      empty &= empty &- 1
      let childPlanes = planes | spread &<< cell
      let childOccupied = occupied | bit
      let safe = left & ~unsafe(childPlanes, childOccupied)
      // Every gift from there wins for the other side.
      if safe == 0 { continue }
      if next == 15 { return 0 }
      children[made] = Child(planes: childPlanes, key: 0, occupied: childOccupied, safe: safe)
      if usesTable {
        let key = key(childPlanes, childOccupied, next)
        table.prefetch(key)
        children[made].key = key
      }
      made &+= 1
    }
    var floor = alpha
    if usesTable {
      var kept = 0
      for index in 0..<made {
        let entry = table.entry(children[index].key)
        if entry != 0 {
          let lower = ValueTable.lower(entry)
          let upper = ValueTable.upper(entry)
          if lower >= beta { return lower }
          if upper <= floor || lower == upper {
            if upper > best {
              best = upper
              if lower == upper && best > floor { floor = best }
            }
            continue
          }
        }
        if kept != index { children[kept] = children[index] }
        kept &+= 1
      }
      made = kept
      if best >= beta { return best }
    }
    // Fewest safe gifts first.
    var index = 1
    while index < made {
      let child = children[index]
      let score = masks.bits[Int(child.safe)]
      var place = index
      while place > 0 && masks.bits[Int(children[place &- 1].safe)] > score {
        children[place] = children[place &- 1]
        place &-= 1
      }
      children[place] = child
      index &+= 1
    }
    if best > floor { floor = best }
    for index in 0..<made {
      let child = children[index]
      let value = give(child.planes, child.occupied, left, child.safe, floor, beta, next, child.key)
      if isAborted { return 0 }
      if value > best {
        best = value
        if value > floor { floor = value }
        if value >= beta { return best }
      }
    }
    return best
  }

  // MARK: - Values

  /// Whether the value of placing `piece` is at least `bound` (0 or 1), for whoever places it; nil when stopped.
  mutating func isAtLeast(_ bound: Int, _ position: SearchPosition, placing piece: Int) -> Bool? {
    if winningCells(position.planes, position.occupied, piece) != 0 { return true }
    let count = position.count
    if count == 15 { return bound <= 0 }
    let value = place(
      position.planes, position.occupied, position.left, piece, bound - 1, bound, count)
    return isAborted ? nil : value >= bound
  }

  /// 1, 0 or -1 for whoever places `piece`; nil when stopped.
  mutating func value(_ position: SearchPosition, placing piece: Int) -> Int? {
    guard let holds = isAtLeast(0, position, placing: piece) else { return nil }
    guard holds else { return -1 }
    return isAtLeast(1, position, placing: piece).map { $0 ? 1 : 0 }
  }

  /// Whether the value of giving is at least `bound` (0 or 1), for whoever must give; nil when stopped.
  mutating func isAtLeast(_ bound: Int, giving position: SearchPosition) -> Bool? {
    if position.left == 0 { return bound <= 0 }
    let safe = position.left & ~unsafe(position.planes, position.occupied)
    if safe == 0 { return false }
    let value = give(
      position.planes, position.occupied, position.left, safe, bound - 1, bound, position.count, 0)
    return isAborted ? nil : value >= bound
  }

  /// 1, 0 or -1 for whoever must give, in a position that is not won; nil when stopped.
  mutating func value(giving position: SearchPosition) -> Int? {
    if position.left == 0 { return 0 }
    var best = -1
    for piece in 0..<16 where position.left >> UInt16(piece) & 1 == 1 {
      var after = position
      after.left &= ~(1 << UInt16(piece))
      guard let value = value(after, placing: piece) else { return nil }
      best = max(best, -value)
      if best == 1 { break }
    }
    return best
  }
}
