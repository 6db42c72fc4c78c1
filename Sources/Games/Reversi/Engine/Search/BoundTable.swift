// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization

/// What a table knows of a position, 8 bytes. All bits zero: nothing.
struct TableEntry {
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

  @inline(__always)
  init(bits: UInt64 = 0) { self = unsafeBitCast(bits, to: TableEntry.self) }

  @inline(__always)
  var bits: UInt64 { unsafeBitCast(self, to: UInt64.self) }
}

/// An entry and the position it is about. Several threads may read and write the words: the first is the position's lock xor the
/// second, so that words of two writers are seen to belong to no position (Hyatt and Mann, "A lock-less transposition
/// table implementation for parallel search", 2002).
struct TableSlot: ~Copyable {
  let check = Atomic<UInt64>(0)
  let content = Atomic<UInt64>(0)

  /// The entry, if it is about the position with this lock and not older than `oldest`.
  @inline(__always)
  borrowing func entry(_ lock: UInt64, _ oldest: UInt8) -> TableEntry? {
    let bits = content.load(ordering: .relaxed)
    let entry = TableEntry(bits: bits)
    return check.load(ordering: .relaxed) ^ bits == lock && entry.age >= oldest ? entry : nil
  }

  @inline(__always)
  borrowing func write(_ entry: TableEntry, _ lock: UInt64) {
    check.store(lock ^ entry.bits, ordering: .relaxed)
    content.store(entry.bits, ordering: .relaxed)
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
package struct BoundTable: ~Copyable {
  package struct Key {
    package var lock: UInt64
    package var place: UInt64
  }

  private var memory: BucketMemory<TableSlot>

  /// - Parameter capacity: bytes; memory is taken as it is used.
  init(capacity: Int) { self.init(Self.pages(capacity: capacity)) }

  /// - Parameter pages: may be those of other tables, too, on other threads.
  init(_ pages: SharedPages) { memory = BucketMemory(pages) }

  static func pages(capacity: Int) -> SharedPages { BucketMemory<TableSlot>.pages(capacity: capacity) }

  func clear() { memory.clear() }

  /// Empties the table and gives its memory back.
  func release() { memory.release() }

  /// Uses at most so many bytes from now on.
  mutating func use(_ bytes: Int) { memory.use(bytes) }

  @inline(__always)
  package static func key(_ own: UInt64, _ other: UInt64) -> Key {
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

  /// What is known of the position, or nil.
  @inline(__always)
  func find(_ key: Key, _ ages: TableAges) -> TableEntry? {
    let bucket = memory.bucket(key.place)
    for slot in 0..<4 {
      if let entry = bucket[slot].entry(key.lock, ages.oldest) { return entry }
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
      if var known = bucket[slot].entry(key.lock, ages.oldest) {
        known.age = ages.now
        update(&known, depth, alpha, beta, score, move)
        bucket[slot].write(known, key.lock)
        return
      }
      let other = TableEntry(bits: bucket[slot].content.load(ordering: .relaxed))
      // What cannot be seen counts as nothing, so that equal questions fill the table alike.
      let worth = other.age < ages.oldest ? 0 : (other.age == ages.now ? 256 : 0) &+ Int(other.depth)
      if worth < least {
        least = worth
        victim = bucket + slot
      }
    }
    var entry = TableEntry()
    entry.depth = UInt8(truncatingIfNeeded: depth)
    entry.age = ages.now
    entry.move = UInt8(truncatingIfNeeded: move)
    entry.second = 64
    if score > alpha { entry.lower = score }
    if score < beta { entry.upper = score }
    victim.pointee.write(entry, key.lock)
  }

  @inline(__always)
  private func update(
    _ known: inout TableEntry, _ depth: Int, _ alpha: Int, _ beta: Int, _ score: Int, _ move: Int
  ) {
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
  }
}
