// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import EngineCore

/// Solves the positions of the book with one large table for all.
struct Binder: ~Copyable {
  private var work: WorkFile
  private var solver: Solver
  /// Lower bounds of scores by key.
  private var least: [UInt64: Int] = [:]

  init(work: consuming WorkFile, capacity: Int) {
    self.work = work
    solver = Solver(capacity: capacity)
  }

  /// The own moves of both seats up to `lastPly` plies.
  mutating func solve(lastPly: Int) {
    var layers = [Repertoire.roots(firstPly: 0), Repertoire.roots(firstPly: 1)]
    for ply in 0...lastPly {
      // Both seats in turn: they reach the same depth whenever this is stopped.
      let moves = solve(layers[ply % 2], ply: ply)
      learn(from: layers[ply % 2], moves: moves)
      layers[ply % 2] = Repertoire.next(layers[ply % 2], moves: moves)
    }
  }

  private mutating func solve(_ layer: [SearchPosition], ply: Int) -> [Int] {
    let start = Clock.wall()
    var count = 0
    var moves: [Int] = []
    for position in layer {
      if let entry = work.entries[position.key], entry.column >= 0 {
        moves.append(entry.column)
        continue
      }
      // Its own best move led here, so the seat has at least what that was worth.
      let known = least[position.key] ?? -21
      let analysis = solver.analyse(position, within: known...21)
      guard analysis.isExact, let column = analysis.moves.first?.column else { continue }
      let score = analysis.lower
      work.append(position.key, WorkFile.Entry(column: column, score: score))
      moves.append(column)
      count += 1
      if count.isMultiple(of: 1000) { report("  ply \(ply)", count, since: start) }
    }
    report("ply \(ply), \(layer.count) positions", count, since: start)
    return moves
  }

  /// Notes what the positions after every answer are worth at least.
  private mutating func learn(from layer: [SearchPosition], moves: [Int]) {
    for (position, move) in zip(layer, moves) where !position.isWin(move) {
      guard let score = work.entries[position.key]?.score else { continue }
      let child = position.playing(move)
      for column in 0..<7 where child.isLegal(column) && !child.isWin(column) {
        let key = child.playing(column).canonical.key
        least[key] = max(least[key] ?? score, score)
      }
    }
  }

  /// The scores of one part of all positions after `ply` plies.
  ///
  /// They come as a game would reach them, so that what one leaves in the table helps the next; a part is one stretch of
  /// them for the same reason.
  /// - Parameter known: what has the scores of one disc fewer: no position is worth less than its parents leave it.
  mutating func score(ply: Int, part: Part, known: OpeningBook?) {
    if let known, ply > 0 { learn(from: known, ply: ply - 1) }
    let start = Clock.wall()
    let positions = Repertoire.asPlayed(ply: ply)
    let bounds = [part.index, part.index + 1].map { positions.count * $0 / part.count }
    let open = positions[bounds[0]..<bounds[1]].filter { work.entries[$0.key] == nil }
    for (index, position) in open.enumerated() {
      guard let score = score(of: position) else { continue }
      work.append(position.key, WorkFile.Entry(column: -1, score: score))
      if (index + 1).isMultiple(of: 100) { report("of \(open.count) still open", index + 1, since: start) }
    }
    report("all", open.count, since: start)
  }

  /// Notes what the positions after `ply` plies leave to those behind them.
  private mutating func learn(from known: OpeningBook, ply: Int) {
    for position in Repertoire.all(ply: ply) {
      guard let score = known.score(of: position) else { continue }
      for column in 0..<7 where position.isLegal(column) && !position.isWin(column) {
        let key = position.playing(column).canonical.key
        least[key] = max(least[key] ?? -score, -score)
      }
    }
  }

  /// Asks first whether a position is worth no more than its least: the best move of every parent is.
  private mutating func score(of position: SearchPosition) -> Int? {
    guard let least = least[position.key] else { return solver.score(of: position) }
    solver.begin(SearchLimits())
    let bound = solver.searched(position, alpha: least)
    return bound <= least ? least : solver.score(of: position, atLeast: bound)
  }

  private func report(_ what: String, _ count: Int, since start: Double) {
    tell("\(what): \(count) solved, \(Int(Clock.wall() - start)) s, \(solver.nodes >> 20) Mi nodes in all")
  }
}
