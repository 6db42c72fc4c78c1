// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CPrefetch
import EngineCore

/// All partial solutions of a board, layer by layer. Layer k holds the regions that k tiles can cover when each next
/// tile covers the first free square, and for each region the sets of tiles that can cover it.
///
/// Few regions are reached in very many ways (6 x 10 with X laid first: 7,000 regions of nine tiles, 390,000 ways), so
/// no region is looked at twice. A solution is a path from the last layer back to the first, and each step back that finds its set
/// of tiles belongs to a solution: the way back has no dead ends.
struct CoverGraph: ~Copyable {
  /// Into a region, from one of the layer before, by an image.
  private struct Step: BitwiseCopyable {
    var from: UInt32
    var image: UInt16
    var tile: UInt16
  }

  private struct Edge: BitwiseCopyable {
    var to: UInt32
    var step: Step
  }

  private var board: SolverBoard
  private let allowed: UInt16

  /// The images of the regions of the first layer, unless it has the empty board alone.
  private var firstImages: [UInt16] = []
  /// The first region of each layer, and the end of the last.
  private var layers: [Int] = [0]
  private var regions = GrowingBuffer<UInt64>(capacity: 1 << 12)
  /// What is in every set of a region.
  private var common = GrowingBuffer<UInt16>(capacity: 1 << 12)
  /// Where the sets of each region begin and end in `sets`.
  private var setRanges = GrowingBuffer<(begin: UInt32, end: UInt32)>(capacity: 1 << 12)
  private var sets = GrowingBuffer<UInt16>(capacity: 1 << 14)
  /// Where the steps into each region begin and end in `steps`.
  private var stepRanges = GrowingBuffer<(begin: UInt32, end: UInt32)>(capacity: 1 << 12)
  private var steps = GrowingBuffer<Step>(capacity: 1 << 14)

  private var table = RegionTable()
  private var edges = GrowingBuffer<Edge>(capacity: 1 << 12)
  /// Edges whose slots in the table are on their way from memory.
  private let waiting: UnsafeMutablePointer<(next: UInt64, step: Step)>
  private var waitingCount = 0
  private static let batch = 64
  /// By set, the epoch of the region for which it was last found: what a region has twice is kept once.
  private let marks: UnsafeMutablePointer<UInt16>
  private var epoch: UInt16 = 0
  private static let markCount = 1 << 15
  private static let tiles: UInt16 = 0xFFF

  /// Pairs of a region and a set of tiles that covers it, in all layers: the nodes of the search.
  var states: UInt64 { UInt64(sets.count) }

  init(_ board: consuming SolverBoard, allowed: PentominoSet) {
    self.board = board
    self.allowed = allowed.rawValue
    waiting = .allocate(capacity: Self.batch)
    marks = .allocate(capacity: Self.markCount)
    marks.update(repeating: 0, count: Self.markCount)
  }

  deinit {
    waiting.deallocate()
    marks.deallocate()
  }

  /// Begins with the empty board, or with one of several images.
  /// - Parameters:
  ///   - image: a tile that is laid first; all calls have different ones.
  ///   - restriction: bits of `Restriction` that hold after it.
  mutating func begin(with image: Int?, restriction: UInt16 = 0) {
    let region = board.outside | (image.map { board.masks[$0] } ?? 0)
    guard board.hasIslandsOfFives(~region) else { return }
    let set = restriction | (image.map { 1 << UInt16(board.placements[$0].tile.rawValue) } ?? 0)
    if let image { firstImages.append(UInt16(image)) }
    regions.append(region)
    common.append(set)
    setRanges.append((UInt32(sets.count), UInt32(sets.count + 1)))
    sets.append(set)
    stepRanges.append((0, 0))
  }

  /// Builds all layers after the first.
  /// - Parameter depth: how many tiles fill what the first layer leaves free.
  /// - Returns: false when the search was stopped.
  mutating func build(depth: Int, _ limits: SearchLimits) -> Bool {
    var meter = SearchMeter()
    meter.begin(limits)
    defer { meter.tell() }
    layers.append(regions.count)
    for left in stride(from: depth, to: 0, by: -1) {
      guard expand(left, &meter) else { return false }
      sortSteps()
      guard gather(&meter) else { return false }
      layers.append(regions.count)
    }
    return !meter.isOver
  }

  /// Finds the regions of the next layer and the edges into them.
  private mutating func expand(_ left: Int, _ meter: inout SearchMeter) -> Bool {
    let end = layers[layers.count - 1]
    table.removeAll(expecting: 2 * (end - layers[layers.count - 2]))
    edges.removeAll()
    for region in layers[layers.count - 2]..<end {
      if meter.count() { return false }
      let occupied = regions[region]
      let skip = common[region] | ~allowed & Self.tiles
      for image in board.images(occupied) where image.mask & occupied == 0 && image.tile & skip == 0 {
        let next = occupied | image.mask
        if left <= 2 && (left == 1 ? next != .max : board.image(covering: ~next) < 0) { continue }
        table.prefetch(next)
        waiting[waitingCount] = (
          next,
          Step(from: UInt32(truncatingIfNeeded: region), image: image.number, tile: image.tile)
        )
        waitingCount &+= 1
        if waitingCount == Self.batch { enter(left, end) }
      }
    }
    enter(left, end)
    return true
  }

  /// Enters the edges that waited for their slots to arrive from memory.
  @inline(__always)
  private mutating func enter(_ left: Int, _ end: Int) {
    for index in 0..<waitingCount {
      let (next, step) = waiting[index]
      let slot = table.slot(of: next)
      if table[slot] == -2 {
        if left > 2 && !board.hasIslandsOfFives(~next) {
          table[slot] = -1
        } else {
          table[slot] = regions.count
          regions.append(next)
          stepRanges.append((0, 0))
        }
      }
      let to = table[slot]
      if to < 0 { continue }
      stepRanges.base[to].end &+= 1
      edges.append(Edge(to: UInt32(truncatingIfNeeded: to), step: step))
    }
    waitingCount = 0
  }

  /// Puts the steps into a region beside each other.
  private mutating func sortSteps() {
    var start = UInt32(steps.count)
    for region in layers[layers.count - 1]..<regions.count {
      let count = stepRanges[region].end
      stepRanges[region] = (start, start)
      start &+= count
    }
    steps.reserve(edges.count)
    for index in 0..<edges.count {
      let edge = edges[index]
      let place = stepRanges.base + Int(edge.to)
      steps.base[Int(place.pointee.end)] = edge.step
      place.pointee.end &+= 1
    }
    steps.advance(edges.count)
  }

  /// Finds the sets of the regions of the next layer.
  private mutating func gather(_ meter: inout SearchMeter) -> Bool {
    for region in layers[layers.count - 1]..<regions.count {
      if meter.count() { return false }
      let range = stepRanges[region]
      let begin = sets.count
      epoch &+= 1
      if epoch == 0 {
        marks.update(repeating: 0, count: Self.markCount)
        epoch = 1
      }
      for index in Int(range.begin)..<Int(range.end) {
        let step = steps[index]
        let from = setRanges[Int(step.from)]
        if index &+ 8 < steps.count {
          quartet_prefetch(setRanges.base + Int(steps[index &+ 8].from))
          quartet_prefetch(sets.base + Int(setRanges[Int(steps[index &+ 4].from)].begin))
        }
        sets.reserve(Int(from.end &- from.begin))
        let source = sets.base + Int(from.begin)
        let start = sets.base + sets.count
        var made = start
        // No branch depends on a set: half of them are dropped, and nobody can foretell which.
        for index in 0..<Int(from.end &- from.begin) {
          let set = source[index]
          let isFree = set & step.tile == 0
          let union = set | step.tile & Self.tiles
          let mark = marks[Int(union)]
          made.pointee = union
          made += isFree && mark != epoch ? 1 : 0
          marks[Int(union)] = isFree ? epoch : mark
        }
        sets.advance(made - start)
      }
      setRanges.append((UInt32(begin), UInt32(sets.count)))
      meter.add(UInt64(sets.count - begin))
      var shared: UInt16 = .max
      for index in begin..<sets.count { shared &= sets[index] }
      common.append(shared)
    }
    return true
  }

  // MARK: - The way back

  /// Appends the images of each solution, in the order of the layers.
  /// - Parameter limit: how many solutions are wanted at most.
  /// - Returns: how many there are, or the limit.
  func collect(into rows: inout GrowingBuffer<UInt16>, limit: Int = .max) -> Int {
    guard let last = layers.last, last > 0, regions[last - 1] == .max else { return 0 }
    let range = setRanges[last - 1]
    var found = 0
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { path in
      guard let path = path.baseAddress else { return }
      for index in Int(range.begin)..<Int(range.end) {
        walk(last - 1, sets[index], layers.count - 3, path, &rows, &found, limit)
      }
    }
    return found
  }

  private func walk(
    _ region: Int, _ set: UInt16, _ layer: Int, _ path: UnsafeMutablePointer<UInt16>,
    _ rows: inout GrowingBuffer<UInt16>, _ found: inout Int, _ limit: Int
  ) {
    if layer < 0 {
      found &+= 1
      if !firstImages.isEmpty { rows.append(firstImages[region]) }
      for index in 0..<(layers.count - 2) { rows.append(path[index]) }
      return
    }
    let range = stepRanges[region]
    // Everything asked for at once is waited for once.
    for index in Int(range.begin)..<Int(range.end) where fits(steps[index], set) {
      quartet_prefetch(setRanges.base + Int(steps[index].from))
    }
    for index in Int(range.begin)..<Int(range.end) where fits(steps[index], set) {
      quartet_prefetch(sets.base + Int(setRanges[Int(steps[index].from)].begin))
    }
    for index in Int(range.begin)..<Int(range.end) where fits(steps[index], set) && found < limit {
      let step = steps[index]
      let rest = set & ~(step.tile & Self.tiles)
      if !has(rest, in: Int(step.from)) { continue }
      path[layer] = step.image
      walk(Int(step.from), rest, layer &- 1, path, &rows, &found, limit)
    }
  }

  /// Whether the set has the tile, and does not forbid how it lies.
  @inline(__always)
  private func fits(_ step: Step, _ set: UInt16) -> Bool { step.tile & set == step.tile & Self.tiles }

  /// Whether a region can be covered by this set.
  @inline(__always)
  private func has(_ set: UInt16, in region: Int) -> Bool {
    let range = setRanges[region]
    for index in Int(range.begin)..<Int(range.end) where sets[index] == set { return true }
    return false
  }
}
