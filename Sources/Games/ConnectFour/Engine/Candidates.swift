// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The moves of one node while they are looked at; a window into the stack of the search.
struct Candidates {
  struct Candidate {
    var cell: UInt64 = 0
    /// Cells that win for the mover afterwards.
    var wins: UInt64 = 0
    /// The answers that do not lose at once.
    var replies: UInt64 = 0
    /// Key of the position after the move.
    var key: UInt64 = 0
  }

  /// Moves and a copy of the last one, which fills a pair.
  static let capacity = 8

  let moves: UnsafeMutablePointer<Candidate>
  private(set) var count = 0

  @inline(__always) init(_ moves: UnsafeMutablePointer<Candidate>) { self.moves = moves }

  @inline(__always) subscript(_ index: Int) -> Candidate { moves[index] }

  /// The cells of `safe` from the centre outward.
  @inline(__always) mutating func take(_ safe: UInt64) {
    take(safe, 21)
    take(safe, 14)
    take(safe, 28)
    take(safe, 7)
    take(safe, 35)
    take(safe, 0)
    take(safe, 42)
    moves[count].cell = moves[count &- 1].cell
  }

  /// The cell of one column, if it is a move; without a branch, because none could be predicted.
  @inline(__always) private mutating func take(_ safe: UInt64, _ shift: UInt64) {
    let cell = safe & (63 &<< shift)
    moves[count].cell = cell
    count &+= Int(truncatingIfNeeded: (0 &- cell) &>> 63)
  }

  /// Works out the keys after all moves and asks for their buckets, which arrive while other work is done.
  @inline(__always) func fetch(_ node: borrowing SearchNode, from table: borrowing BoundTable) {
    let base = node.other &+ node.mask
    var index = 0
    repeat {
      let key = SearchNode.key(base &+ moves[index].cell, left: node.left &- 1)
      moves[index].key = key
      if node.left &- 1 > Search.nearLeft { table.prefetch(key) }
      index &+= 1
    } while index < count
  }

  /// Works out wins and replies, two moves at a time.
  /// - Returns: true when a move leaves no safe reply: it wins with the stone after it.
  @inline(__always) func findDoubleThreat(_ node: borrowing SearchNode) -> Bool {
    let one = SIMD2<UInt64>(repeating: 1)
    let top = SIMD2<UInt64>(repeating: 63)
    var index = 0
    repeat {
      let cells = SIMD2(moves[index].cell, moves[index &+ 1].cell)
      let mask = SIMD2(repeating: node.mask) | cells
      let wins = Bitboard.winningCells(SIMD2(repeating: node.own) | cells) & ~mask
      let playable = (mask &+ SIMD2(repeating: Bitboard.bottom)) & SIMD2(repeating: Bitboard.board)
      let forced = playable & wins
      // All ones where nothing is forced.
      let free = SIMD2<UInt64>.zero &- ((forced &- one) &>> top)
      let replies = (forced | (playable & free)) & ~(wins &>> one)
      let twice = forced & (forced &- one)
      if replies[0] == 0 || twice[0] != 0 || replies[1] == 0 || twice[1] != 0 { return true }
      moves[index].replies = replies[0]
      moves[index].wins = wins[0]
      moves[index &+ 1].replies = replies[1]
      moves[index &+ 1].wins = wins[1]
      index &+= 2
    } while index < count
    return false
  }

  /// Sorting key of a move, 1...127: the more winning cells the better, a threat that is answered at once counts half of
  /// another one, then what the cell counts for.
  @inline(__always) func rank(_ index: Int, _ worth: UnsafeMutablePointer<Int8>) -> UInt64 {
    let move = moves[index]
    let isForcing = move.replies & move.wins != 0
    let order =
      move.wins.nonzeroBitCount &* 16 &- (isForcing ? 8 : 0) &+ Int(worth[move.cell.trailingZeroBitCount])
    return UInt64(truncatingIfNeeded: min(127, max(1, order)))
  }
}

/// Up to eight names in descending order of bytes of 1...127, the greatest lowest and equal ones as they came; inserted without a
/// branch.
struct SortedNames {
  private var bytes: UInt64 = 0
  private var names: UInt64 = 0

  @inline(__always) var isEmpty: Bool { bytes == 0 }
  var count: Int { 8 - bytes.leadingZeroBitCount / 8 }
  subscript(_ index: Int) -> Int { Int(truncatingIfNeeded: names >> UInt64(8 * index) & 255) }

  @inline(__always) mutating func insert(_ name: Int, _ byte: UInt64) {
    let tops: UInt64 = 0x8080_8080_8080_8080
    // The top bit of every byte that is not less: those come first.
    let greater = ((bytes | tops) &- byte &* 0x0101_0101_0101_0101) & tops
    let kept = greater | (greater &- (greater &>> 7))
    let next = kept &+ 1
    bytes = (bytes & kept) | ((bytes & ~kept) &<< 8) | (byte &* next)
    names = (names & kept) | ((names & ~kept) &<< 8) | (UInt64(truncatingIfNeeded: name) &* next)
  }

  @inline(__always) mutating func removeFirst() -> Int {
    let first = Int(truncatingIfNeeded: names & 255)
    bytes &>>= 8
    names &>>= 8
    return first
  }
}
