// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Testing

/// What a game says of moves.
extension GameLaws {
  func checkReasons(_ options: GameOptions, _ engine: G.Engine) throws {
    var random = SeededRandom(seed: 12)
    let line = try randomGame(options, &random, most: isPuzzle ? 5 : 300)
    for (index, position) in line.positions.enumerated() where position.outcome == nil {
      var table = LawTable<G>(line, Look(), .wide)
      table.sit(at: index)
      let ids = Set(table.elements.map(\.id))
      for move in position.legalMoves.prefix(60) {
        for idea in G.facets.ideas(of: move, in: position) {
          #expect(!idea.name.isEmpty && idea.sentence.hasSuffix("."), "\(idea)")
          #expect(ids.isSuperset(of: idea.cells), "\(idea)")
        }
      }
    }
    guard !isPuzzle else { return }
    try checkWhy(options, engine)
  }

  /// What a hint says is what the engine knows: an idea that is certain wins, and what wins at once ends the game.
  /// - Parameter count: of positions.
  func checkHints(_ options: GameOptions, _ engine: G.Engine, count: Int) throws {
    var random = SeededRandom(seed: 77)
    // What shows at a glance decides as often as what is searched for long. Of a slow engine no more than the twentieth part of a second
    // is wanted.
    let budget = min(8_000, G.Engine.secondOfWork / 20)
    // A puzzle is solved once; then its hints are there at once, on a large board, too.
    if isPuzzle { _ = engine.hint(in: G.start(options), control: SearchControl()) }
    var seen = 0
    while seen < count {
      let line = try randomGame(options, &random, most: 80)
      // The later a position, the more there is to be said.
      let open = line.positions.filter { $0.outcome == nil }
      // Of two that follow each other one: they are much alike.
      let late = open.suffix(max(1, open.count * 2 / 3))
      for position in stride(from: late.startIndex + seen % 2, to: late.endIndex, by: 2).map({ late[$0] })
      where seen < count {
        seen += 1
        guard let hint = engine.hint(in: position, control: SearchControl(budget: budget)) else { continue }
        #expect(!G.explain(hint, in: position).isEmpty)
        guard let idea = G.facets.idea(for: hint.move, in: position) else { continue }
        #expect(idea.isGood && idea.clue?.isEmpty != true && idea.answer?.isEmpty != true, "\(idea)")
        guard idea.isCertain, let next = position.playing(hint.move) else { continue }
        if let outcome = next.outcome {
          #expect(outcome.winner == position.turn, "\(idea.sentence) \(position.notation)")
        } else if let bounds = engine.bounds(of: next, control: SearchControl(budget: 400_000)) {
          let sign = next.turn == position.turn ? 1 : -1
          #expect(
            max(sign * bounds.lowerBound, sign * bounds.upperBound) > 0,
            "\(idea.sentence) \(position.notation)")
        }
      }
    }
  }

  /// Games of weak bots: what was certain of a move by its idea is what the engine has proven.
  private func checkWhy(_ options: GameOptions, _ engine: G.Engine) throws {
    // Another start makes other beginnings, and the same kinds of reasons.
    for seed in 1...(options.setup == nil ? 4 : 1) as ClosedRange<UInt64> {
      var line = Line(options: options, positions: [G.start(options)])
      while line.last.outcome == nil {
        let level = 1 + (Int(seed) + line.moves.count) % 2
        let move = try #require(
          engine.choose(
            in: line.last, strength: .level(level), seed: seed + UInt64(line.moves.count),
            control: SearchControl()))
        line.moves.append(move)
        line.positions.append(try #require(line.last.playing(move)))
      }
      let record = GameRecord(
        id: "", game: G.info.name, options: options, ownSeat: nil, seed: seed,
        moves: line.moves.map(\.description), seconds: 0)
      guard
        let review = G.reviewer(of: record, engine: engine)?.review(
          SearchControl(budget: G.Engine.secondOfWork / 10))
      else {
        continue
      }
      for (index, move) in review.moves.enumerated() {
        try checkLine(of: move, in: line.positions[index + 1], engine)
        guard let value = move.value else { continue }
        for idea in G.facets.ideas(of: line.moves[index], in: line.positions[index]) where idea.isCertain {
          #expect(idea.isGood ? value > 0 : value < 0, "\(idea.sentence) \(record.moves) \(index)")
        }
      }
    }
  }

  /// What punishes a mistake is legal, and of a proven one every move of it is as good as any.
  private func checkLine(of move: ReviewedMove, in position: G.Position, _ engine: G.Engine) throws {
    var position = position
    for text in move.line {
      let played = try #require(G.Move(text))
      let told = ToldValues<G.Move>()
      let control = SearchControl(budget: 2_000_000)
      if move.isJudged,
        G.facets.evaluate(position, by: engine, control: control, tell: { told.take($1, of: $0) }),
        let value = told.all[played], value.isProven
      {
        let best = told.all.values.filter(\.isProven).map(\.score).max()
        #expect(value.score == best, "\(move.line) \(text)")
      }
      position = try #require(position.playing(played))
    }
  }
}
