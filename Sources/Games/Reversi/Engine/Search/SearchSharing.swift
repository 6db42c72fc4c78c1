// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The same searches beside other threads: a move that another one is at waits until nothing else is left, and then the table
/// mostly knows what it is worth.
extension Search {
  /// With fewer empty squares, or plies, a move is searched sooner than others could hear of it.
  static let (sharedEmpty, sharedDepth) = (12, 5)

  /// The end of `deep`: the best of `count` candidates, of which none was searched yet.
  /// - Parameters:
  ///   - found: the score and move of those that the table knew to be no better than `alpha`.
  /// - Returns: the best score, and its move.
  @inline(never)
  mutating func deepShared(
    _ candidates: UnsafeMutablePointer<Candidate>, _ count: Int, _ alpha: Int, _ empty: Int, _ parity: Int,
    _ found: (score: Int, move: Int)
  ) -> (score: Int, move: Int) {
    var best = found
    var waits = 0
    for index in 0..<count {
      Self.bringBest(candidates, from: index, to: count)
      let child = candidates[index]
      // The first move is likely to be the one that matters.
      if index > 0, busy?.contains(child.key.name) ?? false {
        // Those that wait move to the front, whose moves have been searched.
        candidates[waits] = child
        waits += 1
      } else if searchShared(child, alpha, empty, parity, &best) {
        return best
      }
    }
    for index in 0..<waits where searchShared(candidates[index], alpha, empty, parity, &best) { return best }
    return best
  }

  /// Searches a move while the other threads hear of it; true when nothing is left to do.
  private mutating func searchShared(
    _ child: Candidate, _ alpha: Int, _ empty: Int, _ parity: Int, _ best: inout (score: Int, move: Int)
  ) -> Bool {
    busy?.enter(child.key.name)
    let childParity = parity ^ Self.quadrant(child.square)
    let score = 0 &- probe(child.own, child.other, ~alpha, empty &- 1, childParity)
    busy?.leave(child.key.name)
    if isAborted { return true }
    if score > best.score { best = (score, child.square) }
    return best.score > alpha
  }

  /// The end of `midgame` with a null window: the best of `count` candidates.
  @inline(never)
  mutating func midgameShared(
    _ candidates: UnsafeMutablePointer<Candidate>, _ count: Int, _ alpha: Int, _ depth: Int
  ) -> (score: Int, move: Int) {
    var best = (score: 0 &- Self.infinity, move: 64)
    var waits = 0
    for index in 0..<count {
      Self.bringBest(candidates, from: index, to: count)
      let child = candidates[index]
      if index > 0, busy?.contains(child.key.name) ?? false {
        candidates[waits] = child
        waits += 1
      } else if guessShared(child, alpha, depth, &best) {
        return best
      }
    }
    for index in 0..<waits where guessShared(candidates[index], alpha, depth, &best) { return best }
    return best
  }

  private mutating func guessShared(
    _ child: Candidate, _ alpha: Int, _ depth: Int, _ best: inout (score: Int, move: Int)
  ) -> Bool {
    busy?.enter(child.key.name)
    let board = Board(own: child.own, other: child.other)
    let score = 0 &- midgame(board, ~alpha, 0 &- alpha, depth &- 1, guess: child.guess)
    busy?.leave(child.key.name)
    if isAborted { return true }
    if score > best.score { best = (score, child.square) }
    return best.score > alpha
  }
}

extension BoundTable.Key {
  /// Of the position among those that threads are at; never 0.
  fileprivate var name: UInt64 { lock | 1 }
}

/// What the searches of several threads have in common: the memory of their tables, and what they know.
struct CommonGround: Sendable {
  private let (exact, rough): (SharedPages, SharedPages)
  private let network: Network
  private let isTrained: Bool

  /// - Parameters:
  ///   - capacity: bytes of the exact table; that of the midgame takes a quarter more.
  ///   - weights: the file of the evaluation.
  init(capacity: Int, weights: [UInt8]?) {
    (exact, rough) = (BoundTable.pages(capacity: capacity), BoundTable.pages(capacity: capacity / 4))
    let trained = weights.flatMap(WeightsFile.read)
    (network, isTrained) = (trained ?? HandMadeWeights.make(), trained != nil)
  }

  /// - Parameter busy: what the threads are at; nil for one alone.
  func search(_ busy: BusyPositions?) -> Search {
    Search(BoundTable(exact), BoundTable(rough), Evaluation(network, isTrained: isTrained), busy: busy)
  }
}

extension SearchTeam where Member == Search {
  /// - Parameters:
  ///   - capacity: bytes of the exact table; that of the midgame takes a quarter more.
  ///   - weights: the file of the evaluation.
  init(threads: Int, capacity: Int, weights: [UInt8]?) {
    let ground = CommonGround(capacity: capacity, weights: weights)
    self.init(threads: threads) { ground.search($0) }
  }
}
