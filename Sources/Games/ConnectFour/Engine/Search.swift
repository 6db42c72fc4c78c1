// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Null-window alpha-beta on the exact score.
struct Search: ~Copyable {
  /// What is known about one move: its cell, the cells that win for the mover afterwards, and the replies that do
  /// not lose at once.
  struct Candidate {
    var cell: UInt64
    var wins: UInt64
    var replies: UInt64
    var key: UInt64 = 0
    var firstEntry: UInt64 = 0

    @inline(__always) mutating func look(_ table: borrowing BoundTable, _ key: UInt64) {
      self.key = key
      table.prefetch(key)
    }
  }

  /// Up to eight bytes of 1...127 in descending order, the greatest lowest; inserted without a branch.
  struct SortedBytes {
    var bytes: UInt64 = 0

    @inline(__always) mutating func insert(_ byte: UInt64) {
      let tops: UInt64 = 0x8080_8080_8080_8080
      let greater = ((bytes | tops) &- byte &* 0x0101_0101_0101_0101) & tops
      let kept = greater | (greater &- (greater &>> 7))
      bytes = (bytes & kept) | ((bytes & ~kept) &<< 8) | (byte &* (kept &+ 1))
    }
  }

  var table: BoundTable
  var nodes: UInt64 = 0
  private(set) var isStopped = false
  private let candidates: UnsafeMutablePointer<Candidate>
  private var limits = SearchLimits()

  init(capacity: Int) {
    table = BoundTable(capacity: capacity)
    candidates = .allocate(capacity: 8 * (Bitboard.cells + 1))
    candidates.initialize(
      repeating: Candidate(cell: 0, wins: 0, replies: 0), count: 8 * (Bitboard.cells + 1))
  }

  deinit { candidates.deallocate() }

  mutating func begin(_ limits: SearchLimits) {
    self.limits = limits
    isStopped = limits.areExceeded
  }

  @inline(never) private mutating func poll() {
    if limits.areExceeded { isStopped = true }
  }

  /// Plies on which a position and its mirror image share an entry.
  @inline(__always) private static var mirrorLeft: Int { 26 }
  @inline(__always) private static var tableLeft: Int { 7 }
  @inline(__always) private static var cutoffLeft: Int { 9 }

  /// Appends the cell of one column, if it is a move; without a branch.
  @inline(__always) private static func take(
    _ safe: UInt64, _ shift: UInt64, _ moves: UnsafeMutablePointer<Candidate>, _ count: inout Int
  ) {
    let cell = safe & (63 &<< shift)
    moves[count].cell = cell
    count &+= Int(truncatingIfNeeded: (0 &- cell) &>> 63)
  }

  /// The score of the side to move against the bound `alpha`: a result above `alpha` is a lower bound, any other
  /// an upper bound.
  ///
  /// - Parameters:
  ///   - own: stones of the side to move, which cannot win with its next stone.
  ///   - mask: all stones.
  ///   - left: empty cells.
  ///   - safe: the moves that neither lose at once nor leave a threat open; at least one.
  mutating func search(own: UInt64, mask: UInt64, left: Int, alpha: Int, safe: UInt64) -> Int {
    var own = own
    var mask = mask
    var left = left
    var alpha = alpha
    var safe = safe
    var sign = 1

    // A single move is followed without a node of the tree.
    while true {
      nodes &+= 1
      if left <= 2 { return 0 }
      if -((left &- 2) &>> 1) > alpha { return sign &* -((left &- 2) &>> 1) }
      if (left &- 1) &>> 1 <= alpha { return sign &* ((left &- 1) &>> 1) }
      if safe & (safe &- 1) != 0 { break }
      let stones = own | safe
      own ^= mask
      mask |= safe
      let wins = Bitboard.winningCells(stones) & ~mask
      let playable = (mask &+ Bitboard.bottom) & Bitboard.board
      let forced = playable & wins
      safe = (forced != 0 ? forced : playable) & ~(wins &>> 1)
      if safe == 0 || forced & (forced &- 1) != 0 { return sign &* ((left &- 1) &>> 1) }
      left &-= 1
      alpha = -alpha &- 1
      sign = -sign
    }
    if nodes & 2047 < 2 { poll() }

    let other = own ^ mask
    var lower = -((left &- 2) &>> 1)
    var upper = (left &- 1) &>> 1

    if left <= 20 {
      let empty = Bitboard.board & ~mask
      if upper > 0 && !Bitboard.hasFour(own | empty) {
        upper = 0
        if upper <= alpha { return sign &* upper }
      }
      if lower < 0 && !Bitboard.hasFour(other | empty) {
        lower = 0
        if lower > alpha { return sign &* lower }
      }
    }
    // All columns at even heights and an even number of stones: the second player can always answer above, and
    // gets the even rows.
    if left & 1 == 0 && (mask &+ Bitboard.bottom) & Bitboard.evenRows == 0 {
      let empty = Bitboard.board & ~mask
      if !Bitboard.hasFour(own | (empty & Bitboard.oddRows)) {
        let bound = Bitboard.hasFour(other | (empty & Bitboard.evenRows)) ? -1 : 0
        if bound < upper {
          upper = bound
          if upper <= alpha { return sign &* upper }
        }
      }
    }

    let usesTable = left >= Self.tableLeft
    var key = own &+ mask
    if left >= Self.mirrorLeft { key = min(key, Bitboard.mirrored(key)) }
    if usesTable {
      let entry = table.entry(of: key)
      if entry != 0 {
        lower = max(lower, BoundTable.lower(entry))
        upper = min(upper, BoundTable.upper(entry))
        if lower > alpha { return sign &* lower }
        if upper <= alpha { return sign &* upper }
      }
    }

    // Cells from the centre outward, and the first look at each child's bucket: the loads overlap with what follows.
    let moves = candidates + left &* 8
    var count = 0
    Self.take(safe, 21, moves, &count)
    Self.take(safe, 14, moves, &count)
    Self.take(safe, 28, moves, &count)
    Self.take(safe, 7, moves, &count)
    Self.take(safe, 35, moves, &count)
    Self.take(safe, 0, moves, &count)
    Self.take(safe, 42, moves, &count)
    let probesChildren = left >= Self.cutoffLeft
    if probesChildren {
      let base = other &+ mask
      if left &- 1 >= Self.mirrorLeft {
        let mirroredBase = Bitboard.mirrored(base)
        var index = 0
        repeat {
          let cell = moves[index].cell
          moves[index].look(table, min(base &+ cell, mirroredBase &+ Bitboard.mirrored(cell)))
          index &+= 1
        } while index < count
      } else {
        var index = 0
        repeat {
          moves[index].look(table, base &+ moves[index].cell)
          index &+= 1
        } while index < count
      }
    }

    moves[count].cell = moves[count &- 1].cell
    let zero = SIMD2<UInt64>.zero
    let one = SIMD2<UInt64>(repeating: 1)
    var index = 0
    repeat {
      let cells = SIMD2(moves[index].cell, moves[index &+ 1].cell)
      let newMask = SIMD2(repeating: mask) | cells
      let wins = Bitboard.winningCells(SIMD2(repeating: own) | cells) & ~newMask
      let playable = (newMask &+ SIMD2(repeating: Bitboard.bottom)) & SIMD2(repeating: Bitboard.board)
      let forced = playable & wins
      // All ones where nothing is forced.
      let free = zero &- ((forced &- one) &>> SIMD2(repeating: 63))
      let replies = (forced | (playable & free)) & ~(wins &>> one)
      if replies[0] == 0 || forced[0] & (forced[0] &- 1) != 0 || replies[1] == 0
        || forced[1] & (forced[1] &- 1) != 0
      {
        return sign &* min(upper, (left &- 1) &>> 1)
      }
      moves[index].replies = replies[0]
      moves[index].wins = wins[0]
      moves[index &+ 1].replies = replies[1]
      moves[index &+ 1].wins = wins[1]
      index &+= 2
    } while index < count
    // No move wins with the next stone but one.
    upper = min(upper, (left &- 3) &>> 1)
    if upper <= alpha { return sign &* upper }

    var sorted = SortedBytes()
    index = 0
    repeat {
      if probesChildren {
        let wins = moves[index].wins
        let replies = moves[index].replies
        var low = -99
        var high = 99
        if wins & replies != 0 {
          // The only answer is known: look two plies ahead.
          var grandchildKey = own &+ mask &+ 2 &* moves[index].cell &+ replies
          if left &- 2 >= Self.mirrorLeft {
            grandchildKey = min(grandchildKey, Bitboard.mirrored(grandchildKey))
          }
          let entry = table.entry(of: grandchildKey)
          if entry != 0 {
            low = BoundTable.lower(entry)
            high = BoundTable.upper(entry)
          }
        } else {
          let entry = table.entry(of: moves[index].key)
          if entry != 0 {
            low = -BoundTable.upper(entry)
            high = -BoundTable.lower(entry)
          }
        }
        if low > alpha {
          table.store(key, lower: max(lower, low), upper: upper, work: 0)
          return sign &* low
        }
        if high <= alpha {
          index &+= 1
          continue
        }
      }
      let wins = moves[index].wins
      let isForcing = moves[index].replies & wins != 0
      let order = wins.nonzeroBitCount &* 2 &- (isForcing ? 1 : 0) &+ 1
      sorted.insert(UInt64(truncatingIfNeeded: min(order, 15)) &<< 3 | UInt64(truncatingIfNeeded: 7 &- index))
      index &+= 1
    } while index < count
    if sorted.bytes == 0 {
      table.store(key, lower: lower, upper: min(upper, alpha), work: 0)
      return sign &* alpha
    }

    let nodesBefore = nodes
    var best = alpha
    repeat {
      let index = 7 &- Int(truncatingIfNeeded: sorted.bytes & 7)
      sorted.bytes &>>= 8
      let value = -search(
        own: other, mask: mask | moves[index].cell, left: left &- 1, alpha: -alpha &- 1,
        safe: moves[index].replies)
      if isStopped { return 0 }
      if value > alpha {
        best = value
        break
      }
    } while sorted.bytes != 0
    if best > alpha { lower = max(lower, best) } else { upper = min(upper, alpha) }
    if usesTable {
      let spent = nodes &- nodesBefore
      let work = UInt64(truncatingIfNeeded: (63 &- (spent | 1).leadingZeroBitCount) / 2)
      table.store(key, lower: lower, upper: upper, work: min(work, 7))
    }
    return sign &* (best > alpha ? lower : upper)
  }
}
