// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// One way to lay a tile, as the solver sees it.
struct Image: BitwiseCopyable {
  /// The squares, in the numbering of the solver.
  var mask: UInt64
  /// Its number among all images.
  var number: UInt16
  /// The bit of its tile in a `PentominoSet`, and the bits of `Restriction` that it breaks.
  var tile: UInt16
}

/// A board in the numbering of the solver, with every image of every tile.
///
/// Squares are numbered line by line from the end that keeps the edge between covered and free squares short. Lists of
/// the images that cover the first free square are sifted by seven squares near it, and made when they are first asked
/// for.
struct SolverBoard: ~Copyable {
  /// Bits that are no squares.
  let outside: UInt64
  /// Of the squares in the order of `Board.cells`.
  private let numbers: [Int]
  /// By number of the image: grouped by first square, then by tile.
  let placements: [Placement]
  let masks: [UInt64]
  /// For each image the bit of its tile and of what it breaks.
  private let tiles: [UInt16]

  /// Images whose first square is this one: from `first[c]` to `first[c + 1]`.
  private let first: [Int]
  private let neighbours: UnsafeMutablePointer<UInt64>
  /// For each square where a window of five squares begins, around its neighbour in the next line. What is covered
  /// there and on the two squares after it chooses the list.
  private let windows: UnsafeMutablePointer<UInt64>
  /// Steps to the neighbours with a higher number, and the squares that have one there.
  private let steps: UnsafeMutablePointer<(shift: UInt64, from: UInt64)>
  private let stepCount: Int
  /// See `tails(_:_:)`.
  private let tails: UnsafeMutablePointer<UInt64>
  /// Begin and end in `pool` by square and pattern; begin -1 before the list is made.
  private let lists: UnsafeMutablePointer<(begin: Int32, end: Int32)>
  private var pool = GrowingBuffer<Image>(capacity: 4096)
  /// Masks of the images and beside them their numbers: open addressing, 0 where there is none.
  private let hashed: UnsafeMutablePointer<UInt64>
  private let hashedNumbers: UnsafeMutablePointer<UInt16>
  private static let hashBits: UInt64 = 13
  private static let patternBits = 7

  /// - Parameters:
  ///   - board: at most 60 squares.
  ///   - allowed: tiles that have images.
  ///   - restricted: a tile whose orientations the bits of `Restriction` are about.
  init(_ board: Board, allowed: PentominoSet, restricted: Pentomino? = nil) {
    let cells = board.cells
    let numbers = SquareOrder.best(for: board)
    self.numbers = numbers
    outside = ~0 << UInt64(cells.count)

    func number(_ cell: Cell) -> Int? { board.number(of: cell).map { numbers[$0] } }
    neighbours = .allocate(capacity: 64)
    neighbours.update(repeating: 0, count: 64)
    windows = .allocate(capacity: 64)
    windows.update(repeating: 0, count: 64)
    var shifts: [Int: UInt64] = [:]
    for cell in cells {
      guard let own = number(cell) else { continue }
      for step in [Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)] {
        guard let other = number(cell + step) else { continue }
        neighbours[own] |= 1 << UInt64(other)
        if other > own { shifts[other - own, default: 0] |= 1 << UInt64(own) }
      }
      let far = 64 - (neighbours[own] | 1).leadingZeroBitCount - 1
      windows[own] = UInt64(min(59, max(own + 3, far - 2)))
    }
    stepCount = shifts.count
    steps = .allocate(capacity: max(1, stepCount))
    for (index, shift) in shifts.keys.sorted().enumerated() {
      steps[index] = (UInt64(shift), shifts[shift] ?? 0)
    }
    tails = Self.tails(~outside, neighbours)

    var found: [(mask: UInt64, placement: Placement)] = []
    for tile in allowed.tiles {
      for placement in board.placements(of: tile) {
        let mask = placement.cells.compactMap(number).reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        found.append((mask, placement))
      }
    }
    let order = found.indices.sorted {
      (found[$0].mask.trailingZeroBitCount, $0) < (found[$1].mask.trailingZeroBitCount, $1)
    }
    let placements = order.map { found[$0].placement }
    self.placements = placements
    tiles = placements.map {
      1 << UInt16($0.tile.rawValue) | ($0.tile == restricted ? Restriction.broken(by: $0.orientation) : 0)
    }
    let masks = order.map { found[$0].mask }
    self.masks = masks
    var first = [Int](repeating: masks.count, count: 65)
    for index in masks.indices.reversed() { first[masks[index].trailingZeroBitCount] = index }
    for cell in (0..<64).reversed() { first[cell] = min(first[cell], first[cell + 1]) }
    self.first = first

    lists = .allocate(capacity: 64 << Self.patternBits)
    lists.update(repeating: (-1, -1), count: 64 << Self.patternBits)
    hashed = .allocate(capacity: 1 << Int(Self.hashBits))
    hashed.update(repeating: 0, count: 1 << Int(Self.hashBits))
    hashedNumbers = .allocate(capacity: 1 << Int(Self.hashBits))
    for (index, mask) in masks.enumerated() {
      var slot = Self.slot(mask)
      while hashed[slot] != 0 { slot = (slot + 1) & (1 << Int(Self.hashBits) - 1) }
      hashed[slot] = mask
      hashedNumbers[slot] = UInt16(index)
    }
  }

  deinit {
    neighbours.deallocate()
    windows.deallocate()
    steps.deallocate()
    tails.deallocate()
    lists.deallocate()
    hashed.deallocate()
    hashedNumbers.deallocate()
  }

  /// Where a symmetry of the board carries every image.
  func images(under symmetry: Orientation, of board: Board) -> [UInt16] {
    let from = Orientation.upright.applied(to: board.cells)
    let to = symmetry.applied(to: board.cells)
    var places: [Cell: Int] = [:]
    for (index, cell) in from.enumerated() { places[cell] = numbers[index] }
    var moved = [UInt64](repeating: 0, count: 64)
    for index in board.cells.indices { moved[numbers[index]] = 1 << UInt64(places[to[index]] ?? 0) }
    return masks.map { mask in
      var rest = mask
      var image: UInt64 = 0
      while rest != 0 {
        image |= moved[rest.trailingZeroBitCount]
        rest &= rest &- 1
      }
      return UInt16(max(0, self.image(covering: image)))
    }
  }

  @inline(__always)
  private static func slot(_ mask: UInt64) -> Int {
    Int(truncatingIfNeeded: (mask &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- hashBits))
  }

  /// The number of the image that covers exactly these squares, or -1.
  @inline(__always)
  func image(covering mask: UInt64) -> Int {
    var slot = Self.slot(mask)
    while hashed[slot] != 0 {
      if hashed[slot] == mask { return Int(hashedNumbers[slot]) }
      slot = (slot &+ 1) & (1 &<< Int(Self.hashBits) &- 1)
    }
    return -1
  }

  /// The images that cover the first free square and overlap none of the squares that the list knows of.
  @inline(__always)
  mutating func images(_ occupied: UInt64) -> UnsafeBufferPointer<Image> {
    let cell = (~occupied).trailingZeroBitCount
    let near = occupied &>> UInt64(truncatingIfNeeded: cell &+ 1) & 3
    let far = occupied &>> windows[cell] & 31
    let index = cell &<< Self.patternBits | Int(truncatingIfNeeded: near | far &<< 2)
    if lists[index].begin < 0 { makeList(index, cell, occupied) }
    let list = lists[index]
    return UnsafeBufferPointer(
      start: pool.base + Int(list.begin), count: Int(list.end &- list.begin))
  }

  private mutating func makeList(_ index: Int, _ cell: Int, _ occupied: UInt64) {
    let known = 3 &<< UInt64(cell + 1) | 31 &<< windows[cell]
    let before: UInt64 = 1 &<< UInt64(cell) &- 1
    let taken = occupied & known | before | outside
    let begin = Int32(pool.count)
    for number in first[cell]..<first[cell + 1] where masks[number] & taken == 0 {
      // What is known to be cut off must be cut into fives.
      let filled = taken | masks[number]
      var free = known & ~filled
      var isLost = false
      while free != 0 && !isLost {
        var (island, edge) = (UInt64(0), free & (0 &- free))
        while edge != 0 {
          let square = edge.trailingZeroBitCount
          island |= 1 << UInt64(square)
          edge = (edge | neighbours[square] & ~filled) & ~island
          // What hangs on a square of which nothing is known may be of any size.
          if edge & ~known != 0 { break }
        }
        isLost = edge == 0 && island.nonzeroBitCount % 5 != 0
        free &= ~island
      }
      if isLost { continue }
      pool.append(Image(mask: masks[number], number: UInt16(number), tile: tiles[number]))
    }
    lists[index] = (begin, Int32(pool.count))
  }

  /// For each square those of `squares` behind it if they hang together, else 0.
  private static func tails(
    _ squares: UInt64, _ neighbours: UnsafePointer<UInt64>
  ) -> UnsafeMutablePointer<UInt64> {
    let tails = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)
    for square in 0..<64 {
      let tail = squares & ~0 << UInt64(square + 1)
      var (island, edge) = (UInt64(0), tail & (0 &- tail))
      while edge != 0 {
        let square = edge.trailingZeroBitCount
        island |= 1 << UInt64(square)
        edge = (edge | neighbours[square] & tail) & ~island
      }
      tails[square] = island == tail ? tail : 0
    }
    return tails
  }

  /// True when every island of free squares can be cut into fives; all together they can.
  @inline(__always)
  func hasIslandsOfFives(_ free: UInt64) -> Bool {
    var rest = free
    // Nothing is covered behind the last covered square, and most of the rest hangs on it.
    var seed = tails[63 &- (~free & ~outside | 1).leadingZeroBitCount]
    while rest != 0 {
      var island = seed != 0 ? seed : rest & (0 &- rest)
      seed = 0
      while true {
        var wider = island
        for index in 0..<stepCount {
          let (shift, from) = steps[index]
          wider |= ((wider & from) &<< shift | wider &>> shift & from) & rest
        }
        if wider == island { break }
        island = wider
      }
      // What is left as a whole is a multiple of five.
      if island == rest { return true }
      if UInt8(truncatingIfNeeded: island.nonzeroBitCount) % 5 != 0 { return false }
      rest &= ~island
    }
    return true
  }
}
