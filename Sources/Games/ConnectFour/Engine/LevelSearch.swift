// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// How one of the five levels plays: a plain alpha-beta search of fixed depth, so that its strength does not depend
/// on the machine. It sees what its depth shows it, and chance decides between moves it holds for equal.
struct Level {
  /// How many plies it looks ahead; 1 sees its own wins only.
  var depth: Int
  /// How it values a quiet position.
  var judgement: Judgement

  enum Judgement { case none, threats, threatsByRow }

  static let all = [
    Level(depth: 1, judgement: .none),
    Level(depth: 2, judgement: .none),
    Level(depth: 4, judgement: .none),
    Level(depth: 5, judgement: .threats),
    Level(depth: 9, judgement: .threatsByRow),
  ]

  static func number(_ number: Int) -> Level { all[max(1, min(all.count, number)) - 1] }

  /// The move of this level; nil when the game is over or the search was stopped.
  func choose(in position: SearchPosition, seed: UInt64, limits: SearchLimits = SearchLimits()) -> Int? {
    // The same seed must not mean the same choice on every move.
    var random = SeededRandom(seed: seed ^ (position.key &* 0x9E37_79B9_7F4A_7C15))
    let columns = SearchPosition.columnOrder.filter { position.isLegal($0) }
    return bestColumns(of: columns, in: position, limits).flatMap { random.element(of: $0) }
  }

  /// Of these columns the one that this level would choose; of equal ones the first.
  func best(of columns: [Int], in position: SearchPosition) -> Int? {
    bestColumns(of: columns, in: position, SearchLimits(nodes: Self.guessNodes))?.first
  }

  /// A guess is made when everything else has been given up: it has to be quick.
  private static let guessNodes: UInt64 = 3_000_000

  private func bestColumns(of columns: [Int], in position: SearchPosition, _ limits: SearchLimits) -> [Int]? {
    guard !position.isLost else { return nil }
    var search = LevelSearch(judgement: judgement, limits: limits)
    defer { search.meter.tell() }
    var best: [Int] = []
    var bestValue = Int.min
    for column in columns {
      let value =
        position.isWin(column)
        ? LevelSearch.win
        : -search.value(position.playing(column), depth - 1, -LevelSearch.win, LevelSearch.win)
      if search.isStopped { return nil }
      if value > bestValue {
        bestValue = value
        best = []
      }
      if value == bestValue { best.append(column) }
    }
    // Where nothing helps, a level that sees the four blocks it all the same.
    if depth > 1, bestValue < 0, let forced = position.forcedColumn, best.contains(forced) { return [forced] }
    return best
  }
}

/// Alpha-beta without a table.
struct LevelSearch {
  static let win = 10_000

  let judgement: Level.Judgement
  fileprivate var meter = SearchMeter()
  var isStopped: Bool { meter.isOver }

  init(judgement: Level.Judgement, limits: SearchLimits) {
    self.judgement = judgement
    meter.begin(limits)
  }

  /// The value for the side to move; a win is worth less for every ply it takes.
  mutating func value(_ position: SearchPosition, _ depth: Int, _ alpha: Int, _ beta: Int) -> Int {
    if meter.count() || position.left == 0 { return 0 }
    if depth <= 0 { return judge(position) }
    for column in 0..<7 where position.isLegal(column) && position.isWin(column) { return Self.win - 1 }
    var best = -Self.win
    var alpha = alpha
    for column in SearchPosition.columnOrder where position.isLegal(column) {
      let reply = value(position.playing(column), depth - 1, -beta, -alpha)
      // A step nearer to zero for every ply.
      let value = reply > Self.win / 2 ? 1 - reply : reply < -Self.win / 2 ? -reply - 1 : -reply
      if value > best { best = value }
      if value > alpha { alpha = value }
      if alpha >= beta { break }
    }
    return best
  }

  /// Cells that would complete four, counted; or weighed by row, because the first player gets the odd rows when
  /// the rest of the board fills up, and the second player the even ones.
  private func judge(_ position: SearchPosition) -> Int {
    let own = Bitboard.winningCells(position.own) & ~position.mask
    let other = Bitboard.winningCells(position.own ^ position.mask) & ~position.mask
    switch judgement {
    case .none: return 0
    case .threats: return own.nonzeroBitCount - other.nonzeroBitCount
    case .threatsByRow:
      let isFirst = position.ply.isMultiple(of: 2)
      let ownRows = isFirst ? Bitboard.oddRows : Bitboard.evenRows
      let otherRows = isFirst ? Bitboard.evenRows : Bitboard.oddRows
      return 2 * (own.nonzeroBitCount - other.nonzeroBitCount)
        + 3 * ((own & ownRows).nonzeroBitCount - (other & otherRows).nonzeroBitCount)
    }
  }
}
