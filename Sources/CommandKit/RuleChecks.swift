// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import GameCore
import Store
import Words

/// What is wrong by the rules of a game of the catalog.
package let checkRules = RuleCheck(
  game: { record, outcome in
    catalog.first { $0.info.name == record.game }?.problem(in: record, outcome)
  },
  solution: { solution in catalog.first { $0.info.name == solution.game }?.problem(in: solution) },
  collection: CollectionFile.read)

extension Game {
  fileprivate static func problem(in record: GameRecord, _ outcome: Outcome?) -> String? {
    var position = start(record.options)
    for (index, text) in record.moves.enumerated() {
      guard let move = Move(text), let next = playing(move, in: position) else {
        return tr(
          "move {number}, “{move}”, is not possible",
          ["number": String(index + 1), "move": String(text.prefix(12))])
      }
      position = next
    }
    guard let outcome else { return nil }
    // That time ran out, or that somebody gave up, is in no position.
    if outcome.reason == Outcome.time, let winner = outcome.winner, record.clock?.flagged == winner.other,
      Self.outcome(of: position) == nil
    {
      return nil
    }
    if outcome.reason == Outcome.resigned, let winner = outcome.winner, record.isFar,
      record.options.far.resigned == winner.other, Self.outcome(of: position) == nil
    {
      return nil
    }
    return Self.outcome(of: position)?.winner == outcome.winner && Self.outcome(of: position) != nil
      ? nil : tr("the result is not what the moves come to")
  }

  fileprivate static func problem(in found: FoundSolution) -> String? {
    var options = GameOptions()
    options.setup = found.start.isEmpty ? nil : found.start
    guard let solved = facets.position(showing: found.solution, in: start(options)),
      facets.solution(on: solved) == found.solution
    else { return tr("“solution” does not solve “start”") }
    return nil
  }
}
