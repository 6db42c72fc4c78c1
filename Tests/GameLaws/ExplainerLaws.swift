// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

/// What a game says of mistakes.
extension GameLaws {
  /// A reason is told only if it separates: what a move does wrong, or lets the other side do next, no move does that is as good as
  /// the best; what a better move has, neither the played one has, nor any that is as bad. And the cost is that of the values.
  /// - Parameter count: of positions.
  func checkExplanations(_ options: GameOptions, _ engine: G.Engine, count: Int) throws {
    var random = SeededRandom(seed: 31)
    var (seen, told, faults) = (0, 0, 0)
    while seen < count {
      let line = try randomGame(options, &random, most: 80)
      let open = line.positions.filter { $0.outcome == nil && $0.legalMoves.count > 1 }
      // The later a position, the sooner its values are known.
      for position in open.suffix(max(1, open.count * 3 / 5)) where seen < count {
        seen += 1
        let values = ToldValues<G.Move>()
        let budget = min(40_000, G.Engine.secondOfWork / 30)
        let isWhole = G.facets.evaluate(position, by: engine, control: SearchControl(budget: budget)) {
          values.take($1, of: $0)
        }
        for move in position.legalMoves {
          let known = Self.reviewed(move, values.all, isWhole: isWhole, in: position)
          guard let found = G.explanation(of: known, in: position) else { continue }
          faults += 1
          told += found.main == nil ? 0 : 1
          try check(found, of: move, known, in: position)
        }
      }
    }
    #expect(
      faults > count / 4 && told > faults / 4, "\(G.info.name): \(faults) mistakes, \(told) with a reason")
  }

  private static func reviewed(
    _ move: G.Move, _ told: [G.Move: MoveValue], isWhole: Bool, in position: G.Position
  ) -> ReviewedMove {
    func texts(_ isProven: Bool) -> [String: Int] {
      Dictionary(
        uniqueKeysWithValues: told.filter { $0.value.isProven == isProven }.map {
          ($0.key.description, $0.value.score)
        })
    }
    let isAll = told.count == position.legalMoves.count
    return ReviewedMove(
      move.description, values: texts(true), guesses: isAll && G.facets.estimates ? texts(false) : [:],
      isWhole: isWhole && told.values.allSatisfy(\.isProven) && isAll)
  }

  private func check(
    _ found: Explanation, of played: G.Move, _ known: ReviewedMove, in position: G.Position
  ) throws {
    let place = "\(position.notation) \(played)"
    func worth(_ move: G.Move) -> Int? { known.worth(of: move.description)?.score }
    let most = position.legalMoves.compactMap(worth).max()
    if let own = worth(played), let most {
      #expect(found.cost == most - own && most >= own, "\(place)")
    }
    #expect((0...1).contains(found.weight) && !found.better.contains(played.description), "\(place)")
    func has(_ move: G.Move, _ idea: Idea, in position: G.Position) -> Bool {
      if let measure = idea.measure {
        // The less the better: what a move does wrong is to have as much, what is good at another one to have no more.
        let own = G.facets.measures(of: move, in: position).first { $0.name == idea.name }?.measure
        return own.map { idea == found.lets?.idea ? $0 >= measure : $0 <= measure } ?? true
      }
      // Where discs are counted one corner is not another one.
      return G.facets.ideas(of: move, in: position).contains {
        $0.name == idea.name && $0.isGood == idea.isGood
          && (G.facets.toldLoss == nil || idea.cells.isEmpty || !Set($0.cells).isDisjoint(with: idea.cells))
      }
    }
    func allows(_ move: G.Move, _ idea: Idea) -> Bool {
      guard let next = position.playing(move), next.turn != position.turn else { return false }
      return next.legalMoves.contains { has($0, idea, in: next) }
    }
    let best = position.legalMoves.filter { move in worth(move).map { $0 == most } ?? false }
    // What the rules alone show needs no values.
    let good = found.fault == .allows ? found.better.compactMap { G.Move($0) } : best
    if let lets = found.lets {
      let isReply = lets.distance > 0
      #expect(
        isReply ? lets.distance > 1 || allows(played, lets.idea) : has(played, lets.idea, in: position),
        "\(place)")
      for move in good where lets.distance < 2 {
        #expect(
          !(isReply ? allows(move, lets.idea) : has(move, lets.idea, in: position)),
          "\(place): \(lets.idea.name) does not tell it from \(move)")
      }
    }
    if let missed = found.missed, missed.distance == 0 {
      let better = try #require(G.Move(missed.move))
      #expect(has(better, missed.idea, in: position) && !has(played, missed.idea, in: position), "\(place)")
      for move in position.legalMoves where worth(move).map({ $0 <= worth(played) ?? .min }) ?? false {
        #expect(!has(move, missed.idea, in: position), "\(place): \(missed.idea.name), \(move) has it, too")
      }
    }
  }
}
