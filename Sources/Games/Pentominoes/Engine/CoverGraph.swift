// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// All partial solutions of a board, layer by layer. Layer k holds the regions that k tiles can cover when each next
/// tile covers the first free square.
///
/// Few regions are reached in very many ways (6 x 10 with X laid first: 7,000 regions of nine tiles, 390,000 ways), so
/// no region is looked at twice. Regions up to the middle layer know the sets of tiles that cover them, those behind it
/// the sets that fill what they leave free, which are far fewer: in the end nearly every set of tiles covers a region,
/// and few fill the rest. A solution crosses the middle by a step between two sets that have no tile in common, and
/// each step from there to either end that finds its set belongs to a solution: the ways have no dead ends.
struct CoverGraph: ~Copyable {
  private var board: SolverBoard
  private let allowed: UInt16
  /// How many tiles fill what the first layer leaves free.
  private let depth: Int
  /// The last layer whose regions know what covers them.
  private let middle: Int

  /// The images of the regions of the first layer, unless it has the empty board alone.
  private var firstImages: [UInt16] = []
  /// The first region of each layer, and the end of the last.
  private var layers: [Int] = [0]
  private var regions = GrowingBuffer<UInt64>(capacity: 1 << 12)
  /// What is in every set of tiles that covers a region, or less.
  private var common = GrowingBuffer<UInt16>(capacity: 1 << 12)
  /// What covers a region up to the middle, and what fills the rest behind it.
  private var sets = TileSets()
  /// Into the regions up to the middle.
  private var stepsInto = StepLists()
  /// Out of the regions from the middle on.
  private var stepsOut = StepLists()

  private var table = RegionTable()
  private var entries = GrowingBuffer<StepLists.Entry>(capacity: 1 << 12)
  /// Steps whose slots in the table are on their way from memory.
  private let waiting: UnsafeMutablePointer<(from: UInt32, next: UInt64, image: UInt16, tile: UInt16)>
  private var waitingCount = 0
  private static let batch = 64
  private static let tiles: UInt16 = 0xFFF

  /// Pairs of a region and a set of tiles, in all layers: the nodes of the search.
  var states: UInt64 { UInt64(sets.count) }

  /// - Parameter depth: how many tiles fill what the first layer leaves free.
  init(_ board: consuming SolverBoard, allowed: PentominoSet, depth: Int) {
    self.board = board
    self.allowed = allowed.rawValue
    self.depth = depth
    middle = min(depth - 1, (depth + 1) / 2)
    waiting = .allocate(capacity: Self.batch)
  }

  deinit { waiting.deallocate() }

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
    stepsInto.addRegion()
    sets.addRegions(upTo: regions.count)
    sets.set(regions.count - 1, to: set)
  }

  /// Builds all layers after the first.
  /// - Returns: false when the search was stopped.
  mutating func build(_ limits: SearchLimits) -> Bool {
    var meter = SearchMeter()
    meter.begin(limits)
    defer { meter.tell() }
    layers.append(regions.count)
    for layer in 0..<depth {
      guard expand(layer, &meter) else { return false }
      layers.append(regions.count)
      if layer < middle {
        guard gatherBefore(layer + 1, &meter) else { return false }
      }
    }
    return gatherBehind(&meter) && !meter.isOver
  }

  private func regions(of layer: Int) -> Range<Int> { layers[layer]..<layers[layer + 1] }

  /// Finds the regions of the next layer and the steps between them and this one.
  private mutating func expand(_ layer: Int, _ meter: inout SearchMeter) -> Bool {
    let own = regions(of: layer)
    let left = depth - layer
    // Layers grow ever less from one to the next.
    let before = regions(of: max(0, layer - 1)).count
    table.removeAll(expecting: table.count * own.count / max(1, before))
    entries.removeAll()
    if layer == middle {
      stepsOut = StepLists(from: own.lowerBound)
      for _ in own { stepsOut.addRegion() }
    }
    for region in own {
      if meter.count() { return false }
      let occupied = regions[region]
      let skip = common[region] | ~allowed & Self.tiles
      for image in board.images(occupied) where image.mask & occupied == 0 && image.tile & skip == 0 {
        let next = occupied | image.mask
        if left <= 2 && (left == 1 ? next != .max : board.image(covering: ~next) < 0) { continue }
        table.prefetch(next)
        waiting[waitingCount] = (UInt32(truncatingIfNeeded: region), next, image.number, image.tile)
        waitingCount &+= 1
        if waitingCount == Self.batch { enter(layer) }
      }
    }
    enter(layer)
    if layer < middle { stepsInto.take(entries, of: own.upperBound..<regions.count) }
    return true
  }

  /// Enters the steps that waited for their slots to arrive from memory.
  @inline(__always)
  private mutating func enter(_ layer: Int) {
    let mayHaveIslands = depth &- layer > 2
    let isBefore = layer < middle
    for index in 0..<waitingCount {
      let (from, next, image, tile) = waiting[index]
      let slot = table.slot(of: next)
      if table[slot] == -2 {
        if mayHaveIslands && !board.hasIslandsOfFives(~next) {
          table[slot] = -1
        } else {
          table[slot] = regions.count
          regions.append(next)
          common.append(.max)
          if isBefore { stepsInto.addRegion() } else { stepsOut.addRegion() }
        }
      }
      let to = table[slot]
      if to < 0 { continue }
      common[to] &= common[Int(from)] | tile & Self.tiles
      let end = UInt32(truncatingIfNeeded: to)
      if isBefore {
        stepsInto.count(to)
        let step = StepLists.Step(region: from, image: image, tile: tile)
        entries.append(StepLists.Entry(region: end, step: step))
      } else {
        stepsOut.append(StepLists.Step(region: end, image: image, tile: tile), to: Int(from))
      }
    }
    waitingCount = 0
  }

  /// Finds what covers the regions of a layer.
  private mutating func gatherBefore(_ layer: Int, _ meter: inout SearchMeter) -> Bool {
    sets.addRegions(upTo: regions.count)
    for region in regions(of: layer) {
      if meter.count() { return false }
      let count = sets.count
      sets.gather(region, over: stepsInto, free: .max, added: Self.tiles)
      meter.add(UInt64(sets.count &- count))
      common[region] = sets.common(region)
    }
    return true
  }

  /// Finds what fills the rest of all regions behind the middle, the last layer first.
  private mutating func gatherBehind(_ meter: inout SearchMeter) -> Bool {
    sets.addRegions(upTo: regions.count)
    for full in regions(of: depth) { sets.set(full, to: 0) }
    for layer in stride(from: depth - 1, to: middle, by: -1) {
      for region in regions(of: layer) {
        if meter.count() { return false }
        let count = sets.count
        sets.gather(region, over: stepsOut, free: Self.tiles, added: .max)
        meter.add(UInt64(sets.count &- count))
      }
    }
    return true
  }

  // MARK: - The ways

  /// Solutions as they are found.
  struct Found: ~Copyable {
    /// The images of each, in the order of the layers.
    fileprivate(set) var rows = GrowingBuffer<UInt16>(capacity: 1024)
    /// How many there are, or how many were wanted.
    fileprivate(set) var count = 0
    fileprivate let limit: Int
    /// By layer, the image that leads to the next.
    fileprivate let path: UnsafeMutablePointer<UInt16>

    /// The image of the first layer's region, if it has one.
    fileprivate var first: UInt16?

    fileprivate init(limit: Int) {
      self.limit = limit
      path = .allocate(capacity: 16)
    }

    deinit { path.deallocate() }

    /// Keeps the path, of so many steps, as a solution.
    fileprivate mutating func keep(_ steps: Int) {
      if count == limit { return }
      count &+= 1
      if let first { rows.append(first) }
      for index in 0..<steps { rows.append(path[index]) }
    }
  }

  /// - Parameter limit: how many solutions are wanted at most.
  func collect(limit: Int = .max) -> Found {
    var found = Found(limit: limit)
    guard layers.count == depth + 2, depth > 0 else { return found }
    for region in regions(of: middle) where found.count < limit {
      for step in stepsOut[region] {
        for rest in sets[Int(step.region)]
        where rest & step.tile & Self.tiles == 0 && sets.mayHave(region, without: rest | step.tile) {
          for set in sets[region] where set & (rest | step.tile) == 0 {
            found.path[middle] = step.image
            walkBack(from: region, set, layer: middle, across: step, rest, &found)
          }
        }
      }
    }
    return found
  }

  /// Goes on from a region to the first layer by tiles of the set that covers it, then forward from the middle.
  /// - Parameters:
  ///   - across: the step over the middle.
  ///   - rest: the set that fills what its region leaves free.
  private func walkBack(
    from region: Int, _ set: UInt16, layer: Int, across: StepLists.Step, _ rest: UInt16, _ found: inout Found
  ) {
    if layer == 0 {
      if !firstImages.isEmpty { found.first = firstImages[region] }
      return walkOn(from: Int(across.region), rest, layer: middle + 1, &found)
    }
    for step in stepsInto[region] where set & step.tile == step.tile & Self.tiles && found.count < found.limit
    {
      let before = set & ~(step.tile & Self.tiles)
      if !sets[Int(step.region)].contains(before) { continue }
      found.path[layer - 1] = step.image
      walkBack(from: Int(step.region), before, layer: layer - 1, across: across, rest, &found)
    }
  }

  /// Goes on from a region to the last layer by tiles of the set that fills what it leaves free.
  private func walkOn(from region: Int, _ set: UInt16, layer: Int, _ found: inout Found) {
    if layer == depth { return found.keep(depth) }
    for step in stepsOut[region] where set & step.tile == step.tile && found.count < found.limit {
      let after = set & ~step.tile
      if !sets[Int(step.region)].contains(after) { continue }
      found.path[layer] = step.image
      walkOn(from: Int(step.region), after, layer: layer + 1, &found)
    }
  }
}
