// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The same searches beside other threads.
extension Search {
  /// With fewer empty squares, or plies, a move is searched sooner than others could hear of it.
  static let sharedEmpty = 12
  static let sharedDepth = 5

  /// The end of `deep`: the best of `count` candidates, of which none was searched yet.
  /// - Parameters:
  ///   - found: the score and move of those that the table knew to be no better than `alpha`.
  /// - Returns: the best score, and its move.
  @inline(never)
  mutating func deepShared(
    _ candidates: UnsafeMutablePointer<Candidate>, _ count: Int, _ alpha: Int, _ empty: Int, _ parity: Int,
    _ found: (score: Int, move: Int), _ busy: BusyPositions
  ) -> (score: Int, move: Int) {
    searchShared(candidates, count, alpha, found, busy) { search, child in
      let childParity = parity ^ Self.quadrant(child.square)
      return 0 &- search.probe(child.own, child.other, ~alpha, empty &- 1, childParity)
    }
  }

  /// The end of `midgame` with a null window: the best of `count` candidates.
  @inline(never)
  mutating func midgameShared(
    _ candidates: UnsafeMutablePointer<Candidate>, _ count: Int, _ alpha: Int, _ depth: Int,
    _ busy: BusyPositions
  ) -> (score: Int, move: Int) {
    searchShared(candidates, count, alpha, (0 &- Self.infinity, 64), busy) { search, child in
      let board = Board(own: child.own, other: child.other)
      return 0 &- search.midgame(board, ~alpha, 0 &- alpha, depth &- 1, guess: child.guess)
    }
  }

  private mutating func searchShared(
    _ candidates: UnsafeMutablePointer<Candidate>, _ count: Int, _ alpha: Int,
    _ found: (score: Int, move: Int), _ busy: BusyPositions, _ value: (inout Search, Candidate) -> Int
  ) -> (score: Int, move: Int) {
    var best = found
    for index in 0..<count { Self.bringBest(candidates, from: index, to: count) }
    busy.share(
      count, name: { candidates[$0].key.name },
      search: { index, _ in
        let score = value(&self, candidates[index])
        if !isAborted && score > best.score { best = (score, candidates[index].square) }
        return isAborted || best.score > alpha
      })
    return best
  }
}

extension BoundTable.Key {
  /// Of the position among those that threads are at; never 0.
  fileprivate var name: UInt64 { lock | 1 }
}

extension SearchTeam where Member == Search {
  /// - Parameters:
  ///   - capacity: bytes of the exact table; that of the midgame takes a quarter more.
  ///   - tables: of the evaluation, the same for all threads.
  init(threads: Int, capacity: Int, tables: OnDemand<EvaluationTables>) {
    let (exact, rough) = (BoundTable.pages(capacity: capacity), BoundTable.pages(capacity: capacity / 4))
    self.init(threads: threads) {
      Search(BoundTable(exact), BoundTable(rough), Evaluation(tables.use { $0 }), busy: $0)
    }
  }

  /// - Parameter weights: of the evaluation; without them it is the hand-made one.
  init(threads: Int, capacity: Int, weights: Network?) {
    self.init(threads: threads, capacity: capacity, tables: OnDemand { EvaluationTables.of(weights) })
  }

  /// The perfect bot's move. What the threads find is kept from one move of a game to the next.
  func choose(
    _ position: Reversi.Position, seed: UInt64, milliseconds: Int?, _ control: SearchControl
  ) -> PerfectPlayer.Choice? {
    lead(control) { search, control in
      PerfectPlayer.choose(
        &search, position, seed: seed, milliseconds: milliseconds, isGoingOn: true, control)
    }
  }

  /// Whether anything about a position is still kept.
  func knows(_ position: Reversi.Position) -> Bool { peek { $0.knows(Board(position)) } ?? false }
}
