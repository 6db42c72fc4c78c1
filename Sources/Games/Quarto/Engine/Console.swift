// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension Quarto {
  /// Quarto behind `quartet solve`, `move`, `bench`, `prove` and `check`.
  public final class Console: MovingConsole, ProvingConsole, CheckingConsole {
    static let tableSize = 64 << 20

    let resources: Resources
    private var solvers = Latest<Setting, SearchTeam<Solver>>()
    private var players = Latest<Setting, SearchTeam<PerfectPlayer>>()
    private lazy var engine = Quarto.Engine(resources: resources)

    public init(resources: Resources) {
      self.resources = resources
    }

    public static var rules: [String] { Quarto.Rules.allCases.map(\.rawValue) }

    private struct Setting: Equatable {
      var rules: Quarto.Rules
      var threads: Int
    }

    private static func rules(_ request: EngineRequest) throws(EngineError) -> Quarto.Rules {
      guard let name = request.rules else { return .lines }
      guard let rules = Quarto.Rules(rawValue: name) else {
        throw EngineError("--rules '\(name)' is wrong; allowed are lines and squares.")
      }
      return rules
    }

    public func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let rules = try Self.rules(request)
      let position = try Quarto.Position(parsing: line, rules: rules)
      guard let hand = position.hand else {
        throw EngineError("there is no piece in hand; solve needs one, as a hex digit after the board.")
      }
      let board = SearchPosition(position)
      let showMoves = request.showMoves
      let team = solvers.get(Setting(rules: rules, threads: request.threads)) {
        SearchTeam(rules, threads: request.threads, capacity: Self.tableSize)
      }
      return try unlessStopped(team.ask { Self.answer(&$0, board, hand.rawValue, showMoves, $1) }.answer)
    }

    private static func answer(
      _ solver: inout Solver, _ board: SearchPosition, _ hand: Int, _ showMoves: Bool, _ limits: SearchLimits
    ) -> String? {
      solver.begin(limits)
      guard let value = solver.value(board, placing: hand) else { return nil }
      let letter = value > 0 ? "W" : value == 0 ? "D" : "L"
      guard showMoves else { return letter }
      return solver.optimalTurns(board, placing: hand, value: value).map {
        letter + " " + $0.map(\.text).joined(separator: ",")
      }
    }

    /// With several threads what they cannot prove together is left to one, which then decides as if it were alone.
    public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
      let position = try Quarto.Position(parsing: line, rules: Self.rules(request))
      let control = SearchControl()
      let strength = request.strength(in: line)
      func next(_ position: Quarto.Position) throws(EngineError) -> Quarto.Move {
        if request.threads > 1, strength == .perfect, position.outcome == nil {
          let players = players.get(Setting(rules: position.rules, threads: request.threads)) {
            let known = ValueBook(position.rules, resources)
            return SearchTeam(position.rules, threads: request.threads, known, capacity: Self.tableSize)
          }
          if let choice = players.choose(position, control) { return choice.move }
        }
        guard
          let move = engine.choose(
            in: position, strength: strength, seed: request.seed ?? 1, control: control)
        else { throw EngineError("there is no move in this position.") }
        return move
      }
      let first = try next(position)
      guard case .place(let cell) = first else { return Self.gift(first) }
      guard let after = position.playing(first) else {
        throw EngineError("there is no move in this position.")
      }
      let digit = String(cell, radix: 16)
      return digit + (after.outcome == nil ? Self.gift(try next(after)) : "-")
    }

    private static func gift(_ move: Quarto.Move) -> String {
      if case .give(let piece) = move { piece.description } else { "-" }
    }

    public func bench(threads: Int) throws(EngineError) -> BenchReport { Quarto.Bench.run(threads: threads) }

    /// `draw nodes N seconds S` for the empty board: all first gifts are alike, so one is searched.
    public func prove(_ request: EngineRequest) throws(EngineError) -> String {
      let rules = try Self.rules(request)
      let team = SearchTeam(rules, threads: request.threads, capacity: (request.mebibytes ?? 1024) << 20)
      let start = Clock.wall()
      var position = SearchPosition()
      position.left &= ~1
      let (found, nodes) = team.value(position, placing: 0)
      let value = try unlessStopped(found)
      let word = value == 0 ? "draw" : value > 0 ? "loss for the first giver" : "win for the first giver"
      return proof(word, nodes: nodes, since: start)
    }

    /// Lines `board TAB hand TAB value TAB ... TAB moves`, as in the tables of positions.
    public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
      try Quarto.Bench.check(lines, Self.rules(request))
    }
  }
}
