// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CMemory

/// For each region of a `CoverGraph` sets of tiles: those that cover it, or those that fill what it leaves free.
struct TileSets: ~Copyable {
  /// Where the sets of each region begin and end in `sets`.
  private var ranges = GrowingBuffer<(begin: UInt32, end: UInt32)>(capacity: 1 << 12)
  private var sets = GrowingBuffer<UInt16>(capacity: 1 << 14)
  /// By set, the epoch of the region for which it was last found: what a region has twice is kept once.
  private let marks: UnsafeMutablePointer<UInt16>
  private var epoch: UInt16 = 0
  private static let markCount = 1 << 15
  /// See `mayHave(_:without:)`: so many may be read from the last on.
  private static var readAtOnce: Int { 4 }

  /// Pairs of a region and a set.
  var count: Int { sets.count }

  init() {
    marks = .allocate(capacity: Self.markCount)
    marks.update(repeating: 0, count: Self.markCount)
  }

  deinit { marks.deallocate() }

  subscript(region: Int) -> UnsafeBufferPointer<UInt16> {
    @inline(__always) get {
      let range = ranges[region]
      return UnsafeBufferPointer(start: sets.base + Int(range.begin), count: Int(range.end &- range.begin))
    }
  }

  /// Begins regions without sets until there are so many.
  mutating func addRegions(upTo count: Int) {
    while ranges.count < count { ranges.append((0, 0)) }
  }

  /// Gives a region one set.
  mutating func set(_ region: Int, to set: UInt16) {
    ranges[region] = (UInt32(sets.count), UInt32(sets.count + 1))
    sets.append(set)
    sets.reserve(Self.readAtOnce)
  }

  /// Gives a region the sets of its neighbours, each with the tile that leads there.
  /// - Parameters:
  ///   - lists: of steps to neighbours that have their sets.
  ///   - free: of a step's bits, those that a set must not have.
  ///   - added: of a step's bits, those that it has then.
  @inline(__always)
  mutating func gather(_ region: Int, over lists: borrowing StepLists, free: UInt16, added: UInt16) {
    let steps = lists[region]
    guard let first = steps.baseAddress else { return }
    let known = lists.count(from: region)
    let begin = sets.count
    epoch &+= 1
    if epoch == 0 {
      marks.update(repeating: 0, count: Self.markCount)
      epoch = 1
    }
    for index in 0..<steps.count {
      let step = first[index]
      if index &+ 8 < known {
        quartet_prefetch(ranges.base + Int(first[index &+ 8].region))
        quartet_prefetch(sets.base + Int(ranges[Int(first[index &+ 4].region)].begin))
      }
      let range = ranges[Int(step.region)]
      let count = Int(range.end &- range.begin)
      sets.reserve(count)
      let source = sets.base + Int(range.begin)
      let start = sets.base + sets.count
      var made = start
      // No branch depends on a set: half of them are dropped, and nobody can foretell which.
      for index in 0..<count {
        let set = source[index]
        let isFree = set & step.tile & free == 0
        let union = set | step.tile & added
        let mark = marks[Int(union)]
        made.pointee = union
        made += isFree && mark != epoch ? 1 : 0
        marks[Int(union)] = isFree ? epoch : mark
      }
      sets.advance(made - start)
    }
    ranges[region] = (UInt32(begin), UInt32(sets.count))
    sets.reserve(Self.readAtOnce)
  }

  /// What is in every set of a region; everything when it has none.
  @inline(__always)
  func common(_ region: Int) -> UInt16 { self[region].reduce(.max, &) }

  /// False when every set of a region has one of these bits. Four sets are looked at at once, among them some of other
  /// regions, so that true means little.
  @inline(__always)
  func mayHave(_ region: Int, without bits: UInt16) -> Bool {
    let ones: UInt64 = 0x0001_0001_0001_0001
    let mask = UInt64(bits) &* ones
    let range = ranges[region]
    var place = Int(range.begin)
    while place < Int(range.end) {
      let four = UnsafeRawPointer(sets.base + place).loadUnaligned(as: UInt64.self) & mask
      // A quarter that is 0 turns its highest bit on when 1 is taken from it.
      if (four &- ones) & ~four & (ones &<< 15) != 0 { return true }
      place &+= Self.readAtOnce
    }
    return false
  }
}
