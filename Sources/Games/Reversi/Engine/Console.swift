// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

extension Reversi {
  /// Reversi behind the commands of `quartet`.
  public final class Console: MovingConsole, JudgingConsole, TalkingConsole, CheckingConsole,
    CountingConsole
  {
    /// Of the exact table, in bytes.
    static let tableSize = 128 << 20
    /// Plies that `evaluate` looks ahead unless it is told otherwise.
    private static let evaluatedDepth = 10

    private let resources: Resources
    private var teams = Latest<Int, SearchTeam<Search>>()
    private lazy var engine = Reversi.Engine(resources: resources)

    public init(resources: Resources) {
      self.resources = resources
    }

    /// The final difference of discs; with `--moves` also `square:score` for every move, best first, or `pass:score`.
    public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Reversi.Position(parsing: line)
      let board = Board(position)
      let (showMoves, mustPass) = (request.showMoves, position.mustPass)
      return try unlessStopped(
        team(request.threads).ask { Self.answer(&$0, board, showMoves, mustPass: mustPass, $1) }.answer)
    }

    private static func answer(
      _ search: inout Search, _ board: Board, _ showMoves: Bool, mustPass: Bool, _ limits: SearchLimits
    ) -> String? {
      search.begin(limits)
      guard showMoves, board.moves != 0 else {
        return search.score(board).map { showMoves && mustPass ? "\($0) pass:\($0)" : "\($0)" }
      }
      return search.allScores(board).flatMap { scores in
        let moves = scores.map { "\(Reversi.Move.name(ofSquare: $0.square)):\($0.score)" }
        return scores.first.map { "\($0.score) " + moves.joined(separator: " ") }
      }
    }

    private func team(_ threads: Int) -> SearchTeam<Search> {
      teams.get(threads) {
        SearchTeam(threads: threads, capacity: Self.tableSize, weights: Reversi.Engine.weights(resources))
      }
    }

    public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Reversi.Position(parsing: line)
      guard !position.isOver else { throw EngineError("the game on this board is over.") }
      let move = engine.choose(
        in: position, strength: request.strength(in: line), seed: request.seed ?? 1,
        milliseconds: request.milliseconds,
        control: SearchControl(threads: request.threads))
      return try unlessStopped(move).description
    }

    /// What a search says of the position, in discs for the side to move, with one decimal.
    public func evaluate(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Reversi.Position(parsing: line)
      let board = Board(position)
      let depth = request.depth ?? (request.milliseconds == nil ? Self.evaluatedDepth : 60)
      let limits = SearchLimits(milliseconds: request.milliseconds)
      let eighths = try unlessStopped(
        team(1).ask { search, _ in search.evaluate(board, depth: depth, limits) }.answer)
      return decimals(Double(eighths) / Double(Evaluation.unit), 1)
    }

    public static var languages: [EngineLanguage] { [.gtp, .nboard] }

    public func converse(
      _ language: EngineLanguage, _ request: EngineRequest
    ) throws(EngineError) -> any EngineConversation {
      let engine = engine
      let player = ProtocolPlayer<Reversi>(request) { position, seed, milliseconds in
        engine.choose(
          in: position, strength: request.strength(in: position.notation), seed: seed,
          milliseconds: milliseconds,
          control: SearchControl(threads: request.threads))
      }
      return switch language {
      case .gtp: GTPConversation(player)
      case .nboard: NBoardConversation(player, engine)
      }
    }

    public func bench(threads: Int) throws(EngineError) -> BenchReport {
      try Reversi.Bench.run(threads: threads, weights: Reversi.Engine.weights(resources))
    }

    /// Leaves of the move tree. A pass is a move and so a ply; a game that ends sooner is one leaf.
    public func perft(depth: Int, from line: String?) throws(EngineError) -> UInt64 {
      let board = if let line { Board(try Reversi.Position(parsing: line)) } else { Board.start }
      return Perft(passIsPly: true).leaves(board, depth: depth)
    }

    /// Lines with a position, and then `square:score` for every move.
    public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
      var search = Search(capacity: Self.tableSize, weights: Reversi.Engine.weights(resources))
      return try Reversi.Bench.check(lines, &search)
    }
  }
}
