// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

extension GameLaws {
  /// A few moves in, so that no strength needs a book.
  private func middle(_ options: GameOptions, _ seed: UInt64, moves: Int = 14) throws -> G.Position {
    var random = SeededRandom(seed: seed)
    return try randomGame(options, &random, most: isPuzzle ? 0 : moves).positions.last { $0.outcome == nil }
      ?? G.start(options)
  }

  /// In every phase of a game each level finds a move, the same one with the same seed, and a hint says why and gives nothing
  /// away of what the values say.
  func checkEngine(_ options: GameOptions, _ engine: G.Engine) throws {
    var random = SeededRandom(seed: 7)
    let game = try randomGame(options, &random, most: isPuzzle ? 0 : 200, isQuiet: !isPuzzle)
    let open = game.positions.filter { $0.outcome == nil }
    let last = open.indices.last ?? 0
    var compared = 0
    for place in isPuzzle ? [0] : [last / 4, last / 2, max(0, last - valuedMoves)] {
      let position = open.isEmpty ? G.start(options) : open[place]
      // The stronger ones take their time: they are asked once, in the middle.
      for level in options.setup != nil ? 1...2 : place == last / 2 || isPuzzle ? 1...5 : 1...3 {
        func choose() -> G.Move? {
          engine.choose(in: position, strength: .level(level), seed: 3, control: SearchControl())
        }
        let move = choose()
        #expect(move.map { position.legalMoves.contains($0) } ?? false)
        if level < 4 { #expect(move == choose()) }
      }
      guard options.setup == nil || isPuzzle else { continue }
      // Before the end nothing may be found in the time that a hint may take.
      let isEarly = !isPuzzle && place == last / 4
      let isLate = isPuzzle || place == max(0, last - valuedMoves)
      let second = G.Engine.secondOfWork
      // What looks best is found with little; what is proven is found at once or not at all.
      let budget = isLate ? .max : isEarly || !G.facets.isValuing ? second / 20 : second / 5
      let found = engine.hint(in: position, control: SearchControl(budget: budget))
      if !isLate && found == nil { continue }
      let hint = try #require(found)
      #expect(position.legalMoves.contains(hint.move))
      let words = G.explain(hint, in: position)
      #expect(!words.isEmpty && words.allSatisfy { !$0.isEmpty })
      let patience = SearchControl(budget: second / 5)
      guard !isPuzzle, !isEarly, let values = G.facets.values(of: engine, in: position, control: patience)
      else { continue }
      #expect(values[hint.move] == values.values.max(), "the hint gives value away: \(position.notation)")
      compared += 1
    }
    #expect(isPuzzle || options.setup != nil || compared > 0 || !G.facets.isValuing)
  }

  func checkStops(_ options: GameOptions, _ engine: G.Engine) throws {
    // So early that nothing is seen at a glance.
    let position = try middle(options, 5, moves: 3)
    let control = SearchControl()
    control.stop()
    #expect(engine.choose(in: position, strength: .perfect, seed: 1, control: control) == nil)
    #expect(engine.hint(in: position, control: control) == nil)
    #expect(G.facets.values(of: engine, in: position, control: control) == nil)
    #expect(control.spent < 64, "no more than a glance at the position")
    expectStopped("bot") { engine.choose(in: position, strength: .perfect, seed: 1, control: $0) }
    expectStopped("hint") { engine.hint(in: position, control: $0) }
    expectStopped("values") { G.facets.values(of: engine, in: position, control: $0) }
    // What is certain after a part of the work may be told.
    expectStopped("bounds") { control -> Bool? in
      _ = engine.bounds(of: position, control: control)
      return nil
    }
    guard let solver = engine as? any Solving<G.Position, G.Move> else { return }
    expectStopped("ways left") { solver.waysLeft(in: position, control: $0) }
    expectStopped("endings") { solver.endings(of: position, control: $0)?.count }
  }

  /// Whatever ends before it can be stopped is as good.
  private func expectStopped<Answer: Sendable>(
    _ name: String, _ search: @escaping @Sendable (SearchControl) -> Answer?
  ) {
    guard let found = stopped(search) else { return }
    #expect(found.answer == nil, "\(name)")
    #expect(found.nodes < nodesAfterStop, "\(name)")
  }

  func checkValues(_ options: GameOptions, _ engine: G.Engine) throws {
    guard !isPuzzle else { return }
    let naive = DepthEngine<G.Position>(resources: .none)
    var compared = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let line = try randomGame(options, &random, isQuiet: true)
      let place = max(0, line.moves.count - valuedMoves)
      for position in line.positions[place...] where position.outcome == nil {
        let control = SearchControl(budget: 10_000)
        guard let truth = naive.values(in: position, control: control) else { continue }
        if let bounds = engine.bounds(of: position, control: SearchControl()), let best = truth.values.max() {
          #expect(bounds.contains(best), "\(position.notation)")
          compared += 1
        }
        if let values = G.facets.values(of: engine, in: position, control: SearchControl()) {
          #expect(values.mapValues { $0.signum() } == truth, "\(position.notation)")
          compared += 1
        }
        if let hint = engine.hint(in: position, control: SearchControl()) {
          #expect(
            truth[hint.move] == truth.values.max(), "the hint gives the result away: \(position.notation)")
        }
      }
      naive.rest()
    }
    #expect(compared > 5)
  }

  func checkImages(_ options: GameOptions, _ engine: G.Engine) throws {
    guard !images.isEmpty else { return }
    let seeds: ClosedRange<UInt64> = 1...4
    var bare = options
    bare.setup = nil
    var compared = 0
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let line = try randomGame(options, &random, isQuiet: true)
      for position in line.positions.suffix(valuedMoves + 1) where position.outcome == nil {
        let bounds = engine.bounds(of: position, control: SearchControl())
        let values = values(of: position, engine)
        for notation in allImages(of: position.notation) {
          let other = try #require(self.position(notation, bare), "\(notation)")
          #expect(other.legalMoves.count == position.legalMoves.count, "\(notation)")
          #expect(engine.bounds(of: other, control: SearchControl()) == bounds, "\(notation)")
          #expect(self.values(of: other, engine) == values, "\(notation)")
          compared += 1
        }
      }
    }
    #expect(compared > 10)
  }

  /// What the moves are worth, in the order of that, and how it can end.
  private func values(of position: G.Position, _ engine: G.Engine) -> [Int]? {
    if let solver = engine as? any Solving<G.Position, G.Move>,
      let ways = solver.waysLeft(in: position, control: SearchControl())
    {
      return [ways]
    }
    return G.facets.values(of: engine, in: position, control: SearchControl())?.values.sorted()
  }

  /// All that the images make of one another, itself aside; of very many the first.
  private func allImages(of notation: String) -> [String] {
    var found = [notation]
    var index = 0
    while index < found.count, found.count < 32 {
      for image in images {
        let next = image(found[index])
        if !found.contains(next) { found.append(next) }
      }
      index += 1
    }
    return Array(found.dropFirst())
  }

  func checkCounts() throws {
    // Not every game counts.
    guard let console = G.makeConsole(resources) as? any CountingConsole else { return }
    let plain = DepthConsole<G>(resources: .none)
    let depths = 1...(isPuzzle ? 1 : 3)
    for depth in depths {
      #expect(try console.perft(depth: depth, from: nil) == plain.perft(depth: depth, from: nil))
    }
    guard !isPuzzle else { return }
    // What pieces do to each other shows later: captures, passes, full columns. How a game counts that ends before its time is
    // its own affair.
    var compared = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let positions = try randomGame(GameOptions(), &random, isQuiet: true).positions
      for position in positions.enumerated().filter({ $0.offset % 5 == Int(seed) % 5 }).map(\.element) {
        for depth in depths where !ends(position, within: depth) {
          let line = position.notation
          #expect(
            try console.perft(depth: depth, from: line) == plain.perft(depth: depth, from: line), "\(line)")
          compared += 1
        }
      }
    }
    #expect(compared > 15)
  }

  private func ends(_ position: G.Position, within depth: Int) -> Bool {
    if position.outcome != nil { return true }
    return depth > 1
      && position.legalMoves.contains { move in
        position.playing(move).map { ends($0, within: depth - 1) } ?? true
      }
  }
}

extension Facets {
  /// The proven value of every move; nil for a game whose engine cannot tell it, too.
  fileprivate func values(
    of engine: G.Engine, in position: G.Position, control: SearchControl
  ) -> [G.Move: Int]? {
    (engine as? any Evaluating<G.Position, G.Move>)?.values(in: position, control: control)
  }
}
