// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Everything a search needs: tables, memory and limits. Extensions hold its parts: the last squares, the exact
/// endgame, the midgame, and what is asked at the root.
package struct Search: ~Copyable, MeteredSearch {
  package let tables = FlipTables()
  let stability = StabilityTables()
  /// Exact bounds, in discs.
  var exact: BoundTable
  /// The same with few empty squares, so small that it stays near at hand; see `NearTable`.
  var late = BoundTable(capacity: 512 << 10)
  /// Bounds of the midgame search, in eighths of a disc.
  var rough: BoundTable
  package let evaluation: Evaluation
  /// The squares of the quarters whose bit is set.
  let oddSquares: UnsafeMutablePointer<UInt64>
  /// For each number of empty squares, room for the moves of one node.
  let frames: UnsafeMutablePointer<Candidate>
  /// The same near the end.
  let nearMoves: UnsafeMutablePointer<NearMove>

  /// What the threads of this search are at; nil when there is one.
  let busy: BusyPositions?

  package var meter = SearchMeter()
  package var nodes: UInt64 { meter.nodes }
  /// Set when the search was stopped; its value then means nothing.
  package var isAborted: Bool { meter.isOver }
  /// Whether ProbCut may be used, and its margin in sixteenths of the standard deviation.
  package var isSelective = true
  var confidence = 18
  /// How sure the exact search wants to be; see `Selectivity`.
  var selectivity = Selectivity.proven
  /// Tells entries of this question from those of earlier ones.
  private(set) var ages = TableAges()
  /// What the last question of a game was about.
  private var latest: Board?

  /// A move of a node that is searched.
  struct Candidate {
    /// The board after it, for the other side.
    var own: UInt64 = 0
    var other: UInt64 = 0
    var square = 0
    /// The highest is searched first.
    var score = 0
    /// What the evaluation says of the board after it, for the other side, if it was asked.
    var guess: Int?
    /// The other side's moves after it and the key of the board, for the exact search.
    var replies: UInt64 = 0
    var key = BoundTable.Key(lock: 0, place: 0)
  }

  /// Bytes of a table: for a level's few plies, for a second's guess, and for the exact end.
  package static let (small, middling, largest) = (1 << 20, 8 << 20, 64 << 20)

  /// No board has more moves, not even one that no game leads to. Not a power of two, or all frames would compete for
  /// the same lines of the cache.
  static let mostMoves = 63

  /// - Parameters:
  ///   - capacity: bytes of the exact table; that of the midgame takes a quarter more.
  ///   - weights: of the evaluation; without them it is the hand-made one.
  package init(capacity: Int, weights: Network?) {
    self.init(capacity: capacity, EvaluationTables.of(weights))
  }

  /// - Parameter tables: of the evaluation; those of other searches may be the same.
  init(capacity: Int, _ tables: EvaluationTables) {
    self.init(BoundTable(capacity: capacity), BoundTable(capacity: capacity / 4), Evaluation(tables))
  }

  /// - Parameter busy: what threads are at whose tables share their memory.
  init(
    _ exact: consuming BoundTable, _ rough: consuming BoundTable, _ evaluation: consuming Evaluation,
    busy: BusyPositions? = nil
  ) {
    self.exact = exact
    self.rough = rough
    self.evaluation = evaluation
    self.busy = busy
    oddSquares = .allocate(capacity: 16)
    for parity in 0..<16 {
      oddSquares[parity] = (0..<64).reduce(UInt64(0)) { squares, square in
        parity & Self.quadrant(square) != 0 ? squares | 1 << UInt64(square) : squares
      }
    }
    frames = .allocate(capacity: 65 * Self.mostMoves)
    frames.initialize(repeating: Candidate(), count: 65 * Self.mostMoves)
    nearMoves = .allocate(capacity: (Self.nearLimit + 1) * Self.nearLimit)
    nearMoves.initialize(repeating: NearMove(), count: (Self.nearLimit + 1) * Self.nearLimit)
  }

  deinit {
    oddSquares.deallocate()
    frames.deallocate()
    nearMoves.deallocate()
  }

  /// Begins a question of its own: nothing of earlier ones is remembered, so that equal questions have equal answers.
  package mutating func begin(_ limits: SearchLimits = SearchLimits()) { begin(limits, keeping: false) }

  /// Begins a question about the game of the one before, a few moves later: what the tables hold is seen, and gives way to what
  /// is new. Any other board begins anew.
  mutating func goOn(from board: Board, _ limits: SearchLimits = SearchLimits()) {
    let isLater = latest.map { board.isLater(than: $0) } ?? false
    begin(limits, keeping: isLater)
    latest = board
  }

  private mutating func begin(_ limits: SearchLimits, keeping: Bool) {
    if !ages.advance(keeping: keeping) { clear() }
    latest = nil
    selectivity = .proven
    meter.begin(limits)
  }

  /// Uses tables of this size for what follows.
  package mutating func use(exact exactBytes: Int, rough roughBytes: Int) {
    exact.use(exactBytes)
    rough.use(roughBytes)
  }

  /// Empties the tables, which also takes their memory: what is measured after that is the search alone.
  mutating func clear() {
    exact.clear()
    late.clear()
    rough.clear()
  }

  /// Gives the memory of the tables back. The next question sees nothing of this one anyway.
  func release() {
    exact.release()
    late.release()
    rough.release()
  }

  /// Whether the tables hold anything about a position that the question at hand can see.
  func knows(_ board: Board) -> Bool {
    let key = BoundTable.key(board.own, board.other)
    return proven(key, board.emptyCount) != nil || rough.find(key, ages) != nil
  }

  /// With more empty squares a board is worth a place in the large table.
  @inline(__always) static var lateEmpty: Int { 10 }

  /// What the exact search knows of a board with so many empty squares.
  @inline(__always)
  func proven(_ key: BoundTable.Key, _ empty: Int) -> TableEntry? {
    empty <= Self.lateEmpty ? late.find(key, ages) : exact.find(key, ages)
  }

  /// Keeps what the exact search has found; see `BoundTable.store`.
  @inline(__always)
  func keep(_ key: BoundTable.Key, _ empty: Int, alpha: Int, beta: Int, score: Int, move: Int) {
    let rank = sureness(empty).rank(empty)
    if empty <= Self.lateEmpty {
      late.store(key, depth: rank, ages: ages, alpha: alpha, beta: beta, score: score, move: move)
    } else {
      exact.store(key, depth: rank, ages: ages, alpha: alpha, beta: beta, score: score, move: move)
    }
  }

  /// What follows gives up at these limits.
  mutating func limit(_ limits: SearchLimits) { meter.begin(limits) }
}
