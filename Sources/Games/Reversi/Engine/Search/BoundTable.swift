// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What a table knows of a position, 16 bytes. All bits zero: nothing.
struct TableEntry {
  var lock: UInt64 = 0
  /// Bounds, as the distance from what is always true, so that zero says nothing.
  private var aboveLowest: UInt16 = 0
  private var belowHighest: UInt16 = 0
  /// How many plies were searched.
  var depth: UInt8 = 0
  var age: UInt8 = 0
  /// Two good moves, the best first; 64 is none, but only where `age` is not zero.
  var move: UInt8 = 0
  var second: UInt8 = 0

  /// Beyond every score, in the finest unit that is used.
  static let limit = 16_384

  @inline(__always)
  var lower: Int {
    get { Int(aboveLowest) &- Self.limit }
    set { aboveLowest = UInt16(truncatingIfNeeded: newValue &+ Self.limit) }
  }

  @inline(__always)
  var upper: Int {
    get { Self.limit &- Int(belowHighest) }
    set { belowHighest = UInt16(truncatingIfNeeded: Self.limit &- newValue) }
  }
}

/// Whose entries a search sees: those since the oldest question that belongs to the same game. New ones bear the last age.
struct TableAges {
  private(set) var now: UInt8 = 0
  private(set) var oldest: UInt8 = 0

  /// Begins a question.
  /// - Parameter keeping: whether entries of the questions before stay in sight.
  /// - Returns: false when ages begin anew, so that the tables must be emptied.
  mutating func advance(keeping: Bool) -> Bool {
    let isLast = now == .max
    now = isLast ? 1 : now + 1
    if !keeping || isLast || oldest == 0 { oldest = now }
    return !isLast
  }
}

/// A transposition table in buckets of four entries, one cache line each.
///
/// A position is known by 64 bits of one hash and by the place that another hash gives it.
struct BoundTable: ~Copyable {
  struct Key {
    var lock: UInt64
    var place: UInt64
  }

  private var memory: BucketMemory<TableEntry>

  /// - Parameter capacity: bytes; memory is taken as it is used.
  init(capacity: Int) { memory = BucketMemory(capacity: capacity) }

  func clear() { memory.clear() }

  /// Empties the table and gives its memory back.
  func release() { memory.release() }

  /// Uses at most so many bytes from now on.
  mutating func use(_ bytes: Int) { memory.use(bytes) }

  @inline(__always)
  static func key(_ own: UInt64, _ other: UInt64) -> Key {
    let a = own &* 0x9E37_79B9_7F4A_7C15
    let b = other &* 0xC2B2_AE3D_27D4_EB4F
    var h = a ^ (b &>> 32 | b &<< 32)
    h ^= h &>> 29
    h = h &* 0xBF58_476D_1CE4_E5B9
    h ^= h &>> 32
    return Key(lock: a &+ b.byteSwapped, place: h)
  }

  @inline(__always)
  func prefetch(_ key: Key) { memory.prefetch(key.place) }

  /// What is known of the position, or nil. The pointer is good until the next `store`.
  @inline(__always)
  func find(_ key: Key, _ ages: TableAges) -> UnsafeMutablePointer<TableEntry>? {
    let bucket = memory.bucket(key.place)
    for slot in 0..<4 where bucket[slot].lock == key.lock && bucket[slot].age >= ages.oldest {
      return bucket + slot
    }
    return nil
  }

  /// Keeps the result of a search with the window (alpha, beta) that came out at `score`. What is older or was
  /// searched less deep gives way.
  func store(
    _ key: Key, depth: Int, ages: TableAges, alpha: Int, beta: Int, score: Int, move: Int
  ) {
    let bucket = memory.bucket(key.place)
    var victim = bucket
    var least = Int.max
    for slot in 0..<4 {
      let entry = bucket + slot
      if entry.pointee.lock == key.lock && entry.pointee.age >= ages.oldest {
        entry.pointee.age = ages.now
        update(entry, depth, alpha, beta, score, move)
        return
      }
      let worth = (entry.pointee.age == ages.now ? 256 : 0) &+ Int(entry.pointee.depth)
      if worth < least {
        least = worth
        victim = entry
      }
    }
    var entry = TableEntry()
    entry.lock = key.lock
    entry.depth = UInt8(truncatingIfNeeded: depth)
    entry.age = ages.now
    entry.move = UInt8(truncatingIfNeeded: move)
    entry.second = 64
    if score > alpha { entry.lower = score }
    if score < beta { entry.upper = score }
    victim.pointee = entry
  }

  @inline(__always)
  private func update(
    _ entry: UnsafeMutablePointer<TableEntry>, _ depth: Int, _ alpha: Int, _ beta: Int, _ score: Int,
    _ move: Int
  ) {
    var known = entry.pointee
    // A deeper search replaces the bounds of a shallower one, never the other way round.
    if Int(known.depth) > depth { return }
    if Int(known.depth) < depth {
      known.lower = -TableEntry.limit
      known.upper = TableEntry.limit
      known.depth = UInt8(truncatingIfNeeded: depth)
    }
    if score > alpha && score > known.lower { known.lower = score }
    if score < beta && score < known.upper { known.upper = score }
    if Int(known.move) != move && (score > alpha || known.move == 64) {
      known.second = known.move
      known.move = UInt8(truncatingIfNeeded: move)
    }
    entry.pointee = known
  }
}
