// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What a bot plays, and how much care it took.
struct Reply<Move: Sendable>: Sendable {
  var move: Move
  /// 0 to 1.
  var care: Double
}

/// How long somebody would look at a position before moving in it: not how long a search takes.
enum Care {
  /// So many moves of a game are played from memory.
  static let opening = 4
  /// How much of a second's work may be spent on it.
  private static let part: UInt64 = 16

  /// 0 where there is nothing to decide, 1 where a single move is right and none is seen at once.
  static func needed<G: Game>(
    in position: G.Position, isOpening: Bool, of game: G.Type, _ engine: G.Engine, _ control: SearchControl
  ) -> Double {
    let moves = position.legalMoves
    guard moves.count > 1, !isOpening else { return 0 }
    let facets = G.facets
    // A win that is there, and the one place where the other side has one, are seen at once.
    if moves.contains(where: { position.playing($0)?.outcome?.winner == position.turn }) { return 0 }
    let safe = moves.filter { !hands(over: $0, in: position) }
    if safe.count == 1 { return 0.1 }
    let told = ToldValues<G.Move>()
    let work = SearchControl(budget: G.Engine.secondOfWork / part, partOf: control)
    let isWhole = facets.evaluate(position, by: engine, control: work) { told.take($1, of: $0) }
    let values = told.all
    guard let best = values.values.map(\.score).max() else { return facets.isValuing ? 1 : 0.5 }
    // Where nothing is proven, what is as good is what the coach would not speak about.
    let good = values.values.filter { value in
      value.isProven ? value.score.signum() == best.signum() : value.score >= best - (facets.coachedLoss ?? 0)
    }
    let rest = moves.count - good.count
    // All the same: not worth a long look. Not all seen in so much work: worth one.
    return isWhole || values.count == moves.count ? Double(rest) / Double(moves.count - 1) : 0.75
  }

  /// True of a move after which the other side could win at once.
  private static func hands<Position: GamePosition>(over move: Position.Move, in position: Position) -> Bool {
    guard let next = position.playing(move), next.turn != position.turn else { return false }
    return next.legalMoves.contains { next.playing($0)?.outcome?.winner == next.turn }
  }
}
