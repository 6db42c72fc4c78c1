// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Null-window alpha-beta on the exact score, for one bound at a time.
///
/// What it uses: static wins by double threats and by having no safe answer; bounds by the stones left, by pairs of cells
/// and near the end by the empty ones; a transposition table whose entries for all moves are looked at before any is
/// searched (enhanced transposition cutoffs); single moves followed without branching.
struct Search: ~Copyable {
  private var table: BoundTable
  /// The same of positions with few empty cells, near at hand; fewer entries find less, and more no longer stay beside what
  /// else a search reads.
  private var near = NearTable<12, 3>(size: 15)
  var meter = SearchMeter()
  private let stack: UnsafeMutablePointer<Candidates.Candidate>
  private let worths = CellWorth.table()
  /// What other threads are at; nil when this one is alone.
  private let busy: BusyPositions?

  /// Empty cells from which on the table is asked and filled, and all moves are looked up.
  @inline(__always) private static var tableLeft: Int { 7 }
  /// With more empty cells a position is worth a place in the large table.
  @inline(__always) static var nearLeft: Int { 14 }
  @inline(__always) private static var lookUpLeft: Int { 9 }
  /// With fewer, what pairs prove costs more than searching.
  @inline(__always) private static var pairsLeft: Int { 9 }
  /// Empty cells from which on threads leave moves to each other.
  @inline(__always) private static var shareLeft: Int { 18 }

  init(_ table: consuming BoundTable, busy: BusyPositions? = nil) {
    self.table = table
    self.busy = busy
    let size = Candidates.capacity * (Bitboard.cells + 1)
    stack = .allocate(capacity: size)
    stack.initialize(repeating: Candidates.Candidate(), count: size)
  }

  deinit {
    stack.deallocate()
    worths.deallocate()
  }

  var nodes: UInt64 { meter.nodes }
  var isStopped: Bool { meter.isOver }

  mutating func begin(_ limits: SearchLimits) { meter.begin(limits) }

  /// Tells whoever waits how much was searched.
  mutating func end() { meter.tell() }

  /// Forgets everything.
  mutating func clear() {
    table.clear()
    near.clear()
  }

  /// Forgets everything and gives the memory of the large table back.
  mutating func release() {
    table.release()
    near.clear()
  }

  // MARK: - Tables

  /// What is known of a position with so many empty cells, or 0.
  @inline(__always) private func entry(of key: UInt64, left: Int) -> UInt64 {
    left <= Self.nearLeft ? near.entry(of: key) : table.entry(of: key)
  }

  @inline(__always) private mutating func store(
    _ key: UInt64, left: Int, lower: Int, upper: Int, nodes: UInt64
  ) {
    if left <= Self.nearLeft {
      near.store(key, BoundTable.bounds(lower, upper))
    } else {
      table.store(key, lower: lower, upper: upper, work: Self.work(nodes))
    }
  }

  // MARK: - Search

  /// The score of the side to move against the bound `alpha`: a result above `alpha` is a lower bound, any other an
  /// upper bound. Without meaning when stopped.
  ///
  /// - Parameters:
  ///   - own: stones of the side to move, which cannot win with its next stone.
  ///   - mask: all stones.
  ///   - left: empty cells.
  ///   - safe: the moves that neither lose at once nor leave a threat open; at least one.
  ///   - threats: free cells in which the side not to move would win.
  mutating func search(
    own: UInt64, mask: UInt64, left: Int, alpha: Int, safe: UInt64, threats: UInt64
  ) -> Int {
    var node = SearchNode(own: own, mask: mask, left: left, safe: safe, threats: threats)
    var alpha = alpha
    var sign = 1
    while true {
      meter.add(1)
      if node.left <= 2 { return 0 }
      node.boundByStones()
      if node.lower > alpha { return sign &* node.lower }
      if node.upper <= alpha { return sign &* node.upper }
      if !node.hasOneMove { break }
      if !node.playOnlyMove() { return sign &* node.left &>> 1 }
      alpha = -alpha &- 1
      sign = -sign
    }
    meter.lookWhenDue()
    return sign &* searchMoves(node, alpha)
  }

  @inline(__always) private mutating func searchMoves(_ start: SearchNode, _ alpha: Int) -> Int {
    var node = start
    if node.left >= Self.pairsLeft {
      if let bound = node.boundByPairs(alpha) { return bound }
    } else {
      node.boundByEmptyCells()
      if node.lower > alpha { return node.lower }
      if node.upper <= alpha { return node.upper }
    }

    let usesTable = node.left >= Self.tableLeft
    let key = node.key
    if usesTable {
      let entry = entry(of: key, left: node.left)
      if entry != 0 {
        node.lower = max(node.lower, BoundTable.lower(entry))
        node.upper = min(node.upper, BoundTable.upper(entry))
        if node.lower > alpha { return node.lower }
        if node.upper <= alpha { return node.upper }
      }
    }

    var moves = Candidates(stack + node.left &* Candidates.capacity)
    moves.take(node.safe)
    let looksUp = node.left >= Self.lookUpLeft
    if looksUp { moves.fetch(node, from: table) }
    if moves.findDoubleThreat(node) { return min(node.upper, (node.left &- 1) &>> 1) }
    // So no move wins with the next stone but one.
    node.upper = min(node.upper, (node.left &- 3) &>> 1)
    if node.upper <= alpha { return node.upper }

    var ranks = SortedNames()
    let worth = worths + (node.left & 1) &* 64
    var index = 0
    repeat {
      if looksUp {
        let known = bounds(moves[index], of: node)
        if known.lower > alpha {
          store(
            key, left: node.left, lower: max(node.lower, known.lower), upper: node.upper, nodes: 0)
          return known.lower
        }
        if known.upper <= alpha {
          index &+= 1
          continue
        }
      }
      ranks.insert(index, moves.rank(index, worth))
      index &+= 1
    } while index < moves.count

    let nodesBefore = nodes
    var best = alpha
    if node.left >= Self.shareLeft, let busy {
      best = searchShared(node, moves, ranks, alpha, busy)
      if isStopped { return 0 }
      ranks = SortedNames()
    }
    while !ranks.isEmpty {
      let move = moves[ranks.removeFirst()]
      let value = -search(
        own: node.other, mask: node.mask | move.cell, left: node.left &- 1, alpha: -alpha &- 1,
        safe: move.replies, threats: move.wins)
      if isStopped { return 0 }
      if value > alpha {
        best = value
        break
      }
    }
    if best > alpha { node.lower = max(node.lower, best) } else { node.upper = min(node.upper, alpha) }
    if usesTable {
      store(
        key, left: node.left, lower: node.lower, upper: node.upper, nodes: nodes &- nodesBefore)
    }
    return best > alpha ? node.lower : node.upper
  }

  /// The same beside other threads.
  @inline(never) private mutating func searchShared(
    _ node: SearchNode, _ moves: Candidates, _ ranks: SortedNames, _ alpha: Int, _ busy: BusyPositions
  ) -> Int {
    var best = alpha
    func move(_ index: Int) -> Candidates.Candidate { moves[ranks[index]] }
    busy.share(
      ranks.count, name: { move($0).key },
      search: { index, _ in
        let move = move(index)
        best = -search(
          own: node.other, mask: node.mask | move.cell, left: node.left &- 1, alpha: -alpha &- 1,
          safe: move.replies, threats: move.wins)
        return isStopped || best > alpha
      })
    return max(best, alpha)
  }

  /// What the table knows about a move, for the side that plays it. Where there is one answer only, it looks at the
  /// position after that.
  @inline(__always) private func bounds(
    _ move: Candidates.Candidate, of node: SearchNode
  ) -> (lower: Int, upper: Int) {
    if move.wins & move.replies != 0 {
      let key = SearchNode.key(
        node.own &+ node.mask &+ 2 &* move.cell &+ move.replies, left: node.left &- 2)
      let entry = entry(of: key, left: node.left &- 2)
      return entry == 0 ? (-99, 99) : (BoundTable.lower(entry), BoundTable.upper(entry))
    }
    let entry = entry(of: move.key, left: node.left &- 1)
    return entry == 0 ? (-99, 99) : (-BoundTable.upper(entry), -BoundTable.lower(entry))
  }

  /// Nodes on the scale of the table: each step is four times as many.
  @inline(__always) private static func work(_ nodes: UInt64) -> UInt64 {
    min(7, UInt64(truncatingIfNeeded: (63 &- (nodes | 1).leadingZeroBitCount) &>> 1))
  }
}
