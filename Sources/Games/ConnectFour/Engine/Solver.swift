// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Exact scores of Connect Four.
///
/// A score is 22 minus the stones the winner has played when it wins, negative when that is not the side to move,
/// 0 for a draw: the empty board is worth 1.
package struct Solver: ~Copyable, MeteredSearch {
  private var search: Search

  /// - Parameter capacity: the most bytes the table may take; memory is taken as the table fills.
  package init(capacity: Int) { search = Search(BoundTable(capacity: capacity)) }

  /// One of several that search the same position at once.
  /// - Parameters:
  ///   - memory: what `BoundTable.memory` made, for all of them.
  ///   - busy: what they are at.
  init(memory: SharedPages, busy: BusyPositions?) {
    search = Search(BoundTable(sharing: memory), busy: busy)
  }

  package var meter: SearchMeter {
    get { search.meter }
    set { search.meter = newValue }
  }

  package var nodes: UInt64 { search.nodes }

  /// Forgets everything.
  package mutating func clear() { search.clear() }

  /// Forgets everything and gives the memory back.
  mutating func release() { search.release() }

  /// Tells whoever waits how much was searched.
  mutating func end() { search.end() }

  /// The score of the side to move; nil when stopped.
  /// - Parameter least: what it is known to be at least.
  package mutating func score(
    of position: SearchPosition, atLeast least: Int = .min, limits: SearchLimits = SearchLimits()
  ) -> Int? {
    if let score = Self.staticScore(of: position) { return score }
    search.begin(limits)
    let left = position.left
    let (safe, threats) = Self.safeCells(position)
    var windows = NullWindows(-(left / 2)...(left - 1) / 2)
    windows.raise(to: least)
    while windows.isOpen {
      let alpha = windows.next()
      let value = search.search(
        own: position.own, mask: position.mask, left: left, alpha: alpha, safe: safe, threats: threats)
      if search.isStopped { return nil }
      windows.take(value, above: alpha)
    }
    return windows.lower
  }

  /// Who wins, as far as that is proven when the limits are reached: bounds of the sign of the score.
  mutating func signs(of position: SearchPosition, limits: SearchLimits) -> ClosedRange<Int> {
    if let score = Self.staticScore(of: position) { return score.signum()...score.signum() }
    begin(limits)
    return provenSign(winsFirst: true) { alpha in
      let value = searched(position, alpha: alpha)
      return isStopped ? nil : value > alpha
    }
  }

  // MARK: For the analysis of all moves

  package mutating func begin(_ limits: SearchLimits) { search.begin(limits) }

  var isStopped: Bool { search.isStopped }

  /// A bound of the score: a lower one when it is above `alpha`, else an upper one. Without meaning when stopped.
  package mutating func searched(_ position: SearchPosition, alpha: Int) -> Int {
    if let score = Self.staticScore(of: position) { return score }
    let (safe, threats) = Self.safeCells(position)
    return search.search(
      own: position.own, mask: position.mask, left: position.left, alpha: alpha, safe: safe, threats: threats)
  }

  /// The score where it needs no search: the game is over, or one of the next two stones ends it.
  static func staticScore(of position: SearchPosition) -> Int? {
    let left = position.left
    if position.isLost { return -((left + 2) / 2) }
    if left == 0 { return 0 }
    let playable = (position.mask &+ Bitboard.bottom) & Bitboard.board
    if Bitboard.winningCells(position.own) & playable != 0 { return (left + 1) / 2 }
    return safeCells(position).safe == 0 ? -(left / 2) : nil
  }

  /// The moves that do not lose at once, none when there are two threats to meet; and the cells in which the other side
  /// would win.
  static func safeCells(_ position: SearchPosition) -> (safe: UInt64, threats: UInt64) {
    let wins = Bitboard.winningCells(position.own ^ position.mask) & ~position.mask
    let playable = (position.mask &+ Bitboard.bottom) & Bitboard.board
    let forced = playable & wins
    if forced & (forced &- 1) != 0 { return (0, wins) }
    return ((forced != 0 ? forced : playable) & ~(wins &>> 1), wins)
  }
}

extension SearchTeam where Member == Solver {
  /// - Parameter capacity: bytes of the table, which is kept from one question to the next.
  init(threads: Int, capacity: Int) {
    let memory = threads > 1 ? BoundTable.memory(capacity: capacity) : nil
    self.init(threads: threads) { busy in
      memory.map { Solver(memory: $0, busy: busy) } ?? Solver(capacity: capacity)
    }
  }

  /// The score of the side to move; nil when stopped.
  func score(of position: SearchPosition, _ control: SearchControl = SearchControl()) -> Int? {
    ask(control) { $0.score(of: position, limits: $1) }.answer
  }
}
