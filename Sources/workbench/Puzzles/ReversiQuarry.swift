// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Reversi

/// Endings that ask for one thing a person looks for, which one move alone does, the best by discs; the only move that wins; and
/// what is lost by least, for whoever counts.
enum ReversiQuarry: Quarry {
  typealias G = Reversi

  static let rules: [[String]] = [[]]
  static let quotas = [
    "corners": 40, "gain-corner": 30, "closed": 40, "pass": 50, "last-move": 40, "wedge": 30, "win": 90,
    "least": 20,
  ]
  /// The first that says so of a move is what is asked for.
  private static let aims: [(aim: Aim, pack: String)] = [
    (.pass, "pass"), (.wedge, "wedge"), (.closed, "closed"), (.last, "last-move"), (.reach, "gain-corner"),
    (.corner, "corners"),
  ]
  /// What is worth less, in discs, nobody can see.
  private static let margin = 4

  static func isStart(_ position: Reversi.Position) -> Bool {
    (5...12).contains(position.empty.nonzeroBitCount)
  }

  static func task(
    _ values: [Reversi.Move: Int], in position: Reversi.Position
  ) -> (pack: String, goal: Goal)? {
    let sorted = values.values.sorted(by: >)
    guard sorted.count > 2 else { return nil }
    let (best, next) = (sorted[0], sorted[1])
    guard best - next >= margin, let move = values.first(where: { $0.value == best })?.key else { return nil }
    for (aim, pack) in aims where aim.moves(of: G.self, in: position) == [move] {
      return (pack, .aim(aim, least: best))
    }
    if best > 0 && next <= 0 { return ("win", .discs(1)) }
    // Who is so far behind does not count discs.
    return best < 0 && best > -24 && position.empty.nonzeroBitCount <= 10 ? ("least", .discs(best)) : nil
  }

  static func ownMoves(_ goal: Goal) -> Int {
    switch goal {
    case .aim(.reach, _): 2
    case .aim: 1
    default: 4
    }
  }

  static func accepted(_ found: FoundPuzzle, _ line: [Reversi.Position]) -> FoundPuzzle? {
    guard let start = line.first, let first = found.solution.first.flatMap(Reversi.Move.init) else {
      return nil
    }
    switch found.goal {
    case .aim(let aim, _):
      guard aim.moves(of: G.self, in: start) == [first] else { return nil }
      guard aim == .reach else { return found }
      // A corner that can be taken at once is no corner to be won.
      guard Aim.corner.moves(of: G.self, in: start).isEmpty else { return nil }
      let own = zip(line, found.solution).filter { $0.0.turn == start.turn }
      guard own.count == 2, let last = Reversi.Move(own[1].1) else { return nil }
      let takesCorner = [(start, first), (own[1].0, last)].map { position, move in
        G.ideas(of: move, in: position).contains { $0.name == Aim.corner.idea }
      }
      // One that an answer can keep closed was never won.
      return takesCorner == [false, true] && isForced(first, in: start) ? found : nil
    // The old packs asked for what nobody looks for.
    case .discs(1): return found.pack == "win" ? found : nil
    default: return found.pack == "least" ? found : nil
    }
  }

  /// True when a corner can be taken after the move however the other side answers.
  private static func isForced(_ move: Reversi.Move, in start: Reversi.Position) -> Bool {
    guard let next = start.playing(move), next.turn != start.turn else { return false }
    return next.legalMoves.allSatisfy { reply in
      next.playing(reply).map {
        $0.turn == start.turn && !Aim.corner.moves(of: G.self, in: $0).isEmpty
      } ?? false
    }
  }

  static func taste(_ move: Reversi.Move, in position: Reversi.Position) -> Int {
    let ideas = G.ideas(of: move, in: position)
    let good = ideas.filter(\.isGood).count
    return 4 * (ideas.contains { $0.name == "corner" } ? 1 : 0) + good - 3 * (ideas.count - good)
  }

  static func key(_ position: Reversi.Position) -> String {
    let board = Board(position).canonical
    return "\(board.own) \(board.other)"
  }
}
