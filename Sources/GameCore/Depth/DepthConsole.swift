// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The commands `solve`, `move`, `bench` and `perft` for a game with a `DepthEngine`: positions are read as they are
/// pasted, and values are 1, 0 and -1 for the side to move.
public final class DepthConsole<G: Game>: MovingConsole, CountingConsole {
  private let engine: DepthEngine<G.Position>

  public init(resources: Resources) { engine = DepthEngine(resources: resources) }

  private func position(_ line: String) throws(EngineError) -> G.Position {
    do throws(TranscriptError) {
      let game = try G.facets.read(transcript: line, GameOptions())
      var options = GameOptions()
      options.setup = game.setup
      return game.moves.reduce(G.start(options)) { $0.playing($1) ?? $0 }
    } catch { throw EngineError(error.message) }
  }

  public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
    let position = try position(line)
    if let outcome = position.outcome { return outcome.winner == nil ? "0" : "-1" }
    let values = engine.values(in: position, control: SearchControl()) ?? [:]
    let best = "\(values.values.max() ?? 0)"
    guard request.showMoves else { return best }
    return ([best] + position.legalMoves.map { "\($0):\(values[$0] ?? 0)" }).joined(separator: " ")
  }

  public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
    let move = engine.choose(
      in: try position(line), strength: request.strength(in: line), seed: request.seed ?? 0,
      control: SearchControl())
    guard let move else { throw EngineError("the game is over.") }
    return move.description
  }

  /// Random positions, each looked at some moves ahead as if it were the first.
  public func bench(threads: Int) throws(EngineError) -> BenchReport {
    var random = SeededRandom(seed: 1)
    var positions: [G.Position] = []
    for _ in 0..<20 {
      var position = G.start(GameOptions())
      while position.outcome == nil {
        positions.append(position)
        guard let next = random.element(of: position.legalMoves).flatMap({ position.playing($0) })
        else { break }
        position = next
      }
    }
    var report = BenchReport()
    report.add("4 moves ahead", positions, threads: threads) { positions in
      positions.map { position in
        var search = DepthSearch<G.Position>(known: [:])
        for depth in 1...4 { _ = search.moves(of: position, depth: depth, all: false) }
        return search.meter.nodes
      }
    }
    return report
  }

  public func perft(depth: Int, from line: String?) throws(EngineError) -> UInt64 {
    func leaves(_ position: G.Position, _ depth: Int) -> UInt64 {
      guard depth > 0 else { return 1 }
      return position.legalMoves.reduce(0) { sum, move in
        sum + (position.playing(move).map { leaves($0, depth - 1) } ?? 0)
      }
    }
    let start = if let line { try position(line) } else { G.start(GameOptions()) }
    return leaves(start, depth)
  }
}
