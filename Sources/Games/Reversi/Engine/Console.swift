// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Reversi {
  /// Reversi behind the commands of `quartet`.
  public final class Console: EngineConsole {
    /// Of the exact table, in bytes.
    static let tableSize = 128 << 20
    /// Plies that `evaluate` looks ahead unless it is told otherwise.
    private static let evaluatedDepth = 10

    private let resources: Resources
    /// Made at first use; a box, because a lazy variable cannot hold a noncopyable struct.
    private lazy var solver = Solver(resources)
    private lazy var engine = Reversi.Engine(resources: resources)

    private final class Solver {
      var search: Search
      init(_ resources: Resources) {
        search = Search(
          capacity: Reversi.Console.tableSize, weights: resources.load(Reversi.Engine.weightsName))
      }
    }

    public init(resources: Resources) { self.resources = resources }

    /// The final difference of discs; with `--moves` also `square:score` for every move, best first, or `pass:score`.
    public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Reversi.Position(parsing: line)
      let board = Board(position)
      let solver = solver
      solver.search.begin()
      guard request.showMoves, !position.isOver else {
        guard let score = solver.search.score(board) else { throw EngineError("the search was stopped.") }
        return String(score)
      }
      if position.mustPass {
        guard let score = solver.search.score(board) else { throw EngineError("the search was stopped.") }
        return "\(score) pass:\(score)"
      }
      guard let scores = solver.search.allScores(board), let best = scores.first else {
        throw EngineError("the search was stopped.")
      }
      let moves = scores.map { "\(Reversi.Move.name(ofSquare: $0.square)):\($0.score)" }
      return "\(best.score) " + moves.joined(separator: " ")
    }

    public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Reversi.Position(parsing: line)
      guard !position.isOver else { throw EngineError("the game on this board is over.") }
      let move = engine.choose(
        in: position, strength: request.strength, seed: request.seed ?? 1, milliseconds: request.milliseconds,
        control: SearchControl())
      guard let move else { throw EngineError("the search was stopped.") }
      return move.description
    }

    /// What a search says of the position, in discs for the side to move, with one decimal.
    public func evaluate(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Reversi.Position(parsing: line)
      let eighths = solver.search.evaluate(
        Board(position), depth: request.depth ?? (request.milliseconds == nil ? Self.evaluatedDepth : 60),
        SearchLimits(milliseconds: request.milliseconds))
      let tenths = Int((Double(eighths) * 10 / Double(Evaluation.unit)).rounded())
      return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    public func converse(
      _ language: EngineLanguage, _ request: EngineRequest
    ) throws(EngineError) -> any EngineConversation {
      let player = ProtocolPlayer(engine, request)
      return switch language {
      case .gtp: GTPConversation(player)
      case .nboard: NBoardConversation(player)
      }
    }

    public func bench(threads: Int) throws(EngineError) -> BenchReport {
      try Reversi.Bench.run(&solver.search)
    }

    /// Leaves of the move tree. A pass is a move and so a ply; a game that ends sooner is one leaf.
    public func perft(depth: Int) throws(EngineError) -> UInt64 {
      Perft(passIsPly: true).leaves(.start, depth: depth)
    }

    /// Lines with a position, and then `square:score` for every move.
    public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
      try Reversi.Bench.check(lines, &solver.search)
    }
  }
}
