// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// Who solves a puzzle, to find out how hard it is: a bot of one of five levels, or somebody who looks at threats, wins and dangers
/// two moves deep, goes by the looks of a move else, and errs one time in six.
enum PuzzleSolver: Hashable, CaseIterable {
  case level(Int)
  case person

  static let bots: [PuzzleSolver] = (1...5).map { .level($0) }
  static let allCases: [PuzzleSolver] = bots + [.person]

  /// The move in this position.
  func choose<Q: Quarry>(
    _ quarry: Q.Type, in position: Q.G.Position, _ engine: Q.G.Engine, seed: UInt64
  ) -> Q.G.Move? {
    switch self {
    case .level(let level):
      engine.choose(in: position, strength: .level(level), seed: seed, control: SearchControl())
    case .person: Self.look(quarry, in: position, seed)
    }
  }

  private static func look<Q: Quarry>(_ quarry: Q.Type, in position: Q.G.Position, _ seed: UInt64) -> Q.G
    .Move?
  {
    var random = SeededRandom(seed: seed ^ 0x9E37_79B9_7F4A_7C15)
    let moves = position.legalMoves.shuffled(using: &random)
    if Int.random(in: 0..<6, using: &random) == 0 { return moves.first }
    let judged = moves.map { (move: $0, ideas: Q.G.facets.ideas(of: $0, in: position).filter(\.isCertain)) }
    if let decided = judged.first(where: { $0.ideas.contains(where: \.isGood) }) { return decided.move }
    let sound = judged.filter { !$0.ideas.contains { !$0.isGood } }.map(\.move)
    let rest = sound.isEmpty ? moves : sound
    let rated = rest.map { ($0, Q.taste($0, in: position)) }
    return rated.max { $0.1 < $1.1 }?.0
  }
}
