// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory
import EngineCore

/// Numbers the regions of one layer in the order in which they are met: open addressing by the covered squares.
struct RegionTable: ~Copyable {
  private struct Slot: BitwiseCopyable {
    /// 0 when the slot is free.
    var region: UInt64
    var number: Int
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var memory: HugePages
  private var allocatedBits: UInt64 = 12
  private var bits: UInt64 = 12
  private var used = 0

  /// How many regions it has numbers for.
  var count: Int { used }

  init() {
    memory = Self.memory(1 << 12)
    slots = Self.slots(in: memory)
  }

  /// Zeroed.
  private static func memory(_ slotCount: Int) -> HugePages {
    let memory = HugePages(byteCount: slotCount * MemoryLayout<Slot>.stride, mayBeFewer: false)
    memory.makeHuge(memory.byteCount)
    return memory
  }

  private static func slots(in memory: borrowing HugePages) -> UnsafeMutablePointer<Slot> {
    memory.start.bindMemory(to: Slot.self, capacity: memory.byteCount / MemoryLayout<Slot>.stride)
  }

  /// Forgets everything, and clears no more than about `count` regions will need.
  mutating func removeAll(expecting count: Int) {
    bits = 10
    while bits < allocatedBits && 2 * count > 1 << Int(bits) { bits += 1 }
    slots.update(repeating: Slot(region: 0, number: 0), count: 1 << Int(bits))
    used = 0
  }

  @inline(__always)
  private func start(_ region: UInt64) -> Int {
    // The covered squares are a run of ones with a ragged end: both halves must reach the upper bits.
    Int(truncatingIfNeeded: ((region ^ region &>> 29) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
  }

  @inline(__always)
  func prefetch(_ region: UInt64) { quartet_prefetch(slots + start(region)) }

  /// Where the number of `region`, which is not 0, is kept until the next call; a new region has the number -2.
  @inline(__always)
  mutating func slot(of region: UInt64) -> Int {
    let mask = 1 &<< Int(bits) &- 1
    var index = start(region)
    while slots[index].region != region {
      if slots[index].region == 0 { return insert(region) }
      index = (index &+ 1) & mask
    }
    return index
  }

  subscript(slot: Int) -> Int {
    @inline(__always) get { slots[slot].number }
    @inline(__always) nonmutating set { slots[slot].number = newValue }
  }

  private func freeSlot(for region: UInt64) -> Int {
    let mask = 1 << Int(bits) - 1
    var index = start(region)
    while slots[index].region != 0 { index = (index + 1) & mask }
    return index
  }

  private mutating func insert(_ region: UInt64) -> Int {
    used += 1
    if used > 1 << (Int(bits) - 1) { grow() }
    let index = freeSlot(for: region)
    slots[index] = Slot(region: region, number: -2)
    return index
  }

  private mutating func grow() {
    let old = UnsafeBufferPointer(start: slots, count: 1 << Int(bits))
    bits += 1
    allocatedBits = max(allocatedBits, bits)
    let wider = Self.memory(1 << Int(allocatedBits))
    slots = Self.slots(in: wider)
    for slot in old where slot.region != 0 { slots[freeSlot(for: slot.region)] = slot }
    memory = wider
  }
}
