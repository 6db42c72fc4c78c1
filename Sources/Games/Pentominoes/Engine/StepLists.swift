// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Steps between neighbouring layers of a `CoverGraph`, by the region at one end of them.
struct StepLists: ~Copyable {
  /// To another region, or from one, by an image.
  struct Step: BitwiseCopyable {
    var region: UInt32
    var image: UInt16
    /// The bit of the image's tile, and the bits of `Restriction` that it breaks.
    var tile: UInt16
  }

  /// A step and the region to whose list it will belong.
  struct Entry: BitwiseCopyable {
    var region: UInt32
    var step: Step
  }

  /// Where the steps of each region, from `first` on, begin and end in `steps`; while they are counted, `end` is how
  /// many there are.
  private var ranges = GrowingBuffer<(begin: UInt32, end: UInt32)>(capacity: 1 << 12)
  private var steps = GrowingBuffer<Step>(capacity: 1 << 14)
  private let first: Int

  /// - Parameter first: the region with the first list.
  init(from first: Int = 0) { self.first = first }

  subscript(region: Int) -> UnsafeBufferPointer<Step> {
    @inline(__always) get {
      let range = ranges[region &- first]
      return UnsafeBufferPointer(start: steps.base + Int(range.begin), count: Int(range.end &- range.begin))
    }
  }

  /// How many steps lie from the first of a region to the last of all.
  @inline(__always)
  func count(from region: Int) -> Int { steps.count &- Int(ranges[region &- first].begin) }

  /// Begins the list of the next region.
  @inline(__always)
  mutating func addRegion() { ranges.append((0, 0)) }

  /// Counts one more step of a region.
  @inline(__always)
  mutating func count(_ region: Int) { ranges.base[region &- first].end &+= 1 }

  /// Appends a step to the list of a region after which no other has steps yet.
  @inline(__always)
  mutating func append(_ step: Step, to region: Int) {
    let count = UInt32(truncatingIfNeeded: steps.count)
    let range = ranges.base + (region &- first)
    if range.pointee.end == 0 { range.pointee.begin = count }
    steps.append(step)
    range.pointee.end = count &+ 1
  }

  /// Takes the steps that were counted.
  /// - Parameters:
  ///   - entries: as many of each region as were counted.
  ///   - regions: those that have entries.
  mutating func take(_ entries: borrowing GrowingBuffer<Entry>, of regions: Range<Int>) {
    var start = UInt32(steps.count)
    for region in regions {
      let count = ranges[region &- first].end
      ranges[region &- first] = (start, start)
      start &+= count
    }
    steps.reserve(entries.count)
    for index in 0..<entries.count {
      let entry = entries[index]
      let place = ranges.base + (Int(entry.region) &- first)
      steps.base[Int(place.pointee.end)] = entry.step
      place.pointee.end &+= 1
    }
    steps.advance(entries.count)
  }
}
