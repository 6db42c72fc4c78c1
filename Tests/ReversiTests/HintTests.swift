// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// Every sentence about the worth of a move is a claim: it is held against the game played out.
struct HintTests {
  private let engine = Reversi.Engine(resources: .none)

  /// The exact value of every move.
  private func exact(_ position: Reversi.Position, _ search: inout Search) -> [Reversi.Move: Int] {
    search.begin()
    let scores = search.allScores(Board(position)) ?? []
    return Dictionary(uniqueKeysWithValues: scores.map { (.place($0.square), $0.score) })
  }

  /// Also when it is given up: what is said to be certain is, and nothing else is said to be.
  @Test func hintsAreTrueWhereverTheyAreGivenUp() throws {
    var search = Search(capacity: 4 << 20, handMade)
    var kinds: [String: Int] = [:]
    for seed in 1...1000 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 6 + Int(seed % 7), seed: seed)
      let values = exact(position, &search)
      let best = try #require(values.values.max())
      let budget: UInt64 = [300, 3000, 30_000, .max][Int(seed / 7 % 4)]
      guard let hint = engine.hint(in: position, control: SearchControl(budget: budget)) else { continue }
      let said = try #require(Reversi.explain(hint, in: position).last)
      switch hint.meaning {
      case .exact(let discs):
        #expect(discs == best && values[hint.move] == best, "\(position.notation): \(said)")
      case .wins: #expect(values[hint.move] ?? 0 > 0, "\(position.notation): \(said)")
      case .loses: #expect(best < 0, "\(position.notation): \(said)")
      case .onlyMove: #expect(position.legalMoves.count == 1)
      case .about:
        #expect(!said.contains("win") && !said.contains("lose") && !said.contains("draw"), "\(said)")
      }
      kinds["\(hint.meaning)".prefix { $0.isLetter }.description, default: 0] += 1
    }
    #expect(kinds["exact", default: 0] > 400 && kinds["about", default: 0] > 30, "\(kinds)")
  }

  @Test func whatIsProvenIsNotCalledAGuess() {
    let move = Reversi.Move.place(19)
    func meaning(_ bounds: ClosedRange<Int>, _ guess: Int?) -> Reversi.Engine.Meaning {
      Reversi.Engine.Meaning(PerfectPlayer.Choice(move: move, bounds: bounds, guess: guess))
    }
    #expect(meaning(1...64, -16) == .wins && meaning(-64 ... -1, 16) == .loses)
    #expect(meaning(0...0, 24) == .exact(0) && meaning(-64...64, -16) == .about(-2))
  }

  /// Beside the values of all moves the hint says what they say, whether they are proven or not.
  @Test func hintsAgreeWithTheValuesBesideThem() throws {
    for seed in 1...250 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 5 + Int(seed % 40), seed: seed)
      let told = ToldValues<Reversi.Move>()
      let control = SearchControl(budget: 3000 + seed * 50)
      _ = engine.evaluate(position, control: control) { told.take($1, of: $0) }
      let values = told.all
      guard values.count == position.legalMoves.count else { continue }
      let hint = try #require(engine.hint(from: values, in: position))
      let value = try #require(values[hint.move])
      #expect(value.score == values.values.map(\.score).max())
      switch hint.meaning {
      case .exact(let discs): #expect(value.isProven && discs == value.score)
      case .about(let discs): #expect(discs == value.score)
      case .onlyMove: #expect(values.count == 1)
      case .wins, .loses: Issue.record("values have numbers")
      }
    }
  }

  /// A draw is a draw when it is proven, and a lead is one that is expected.
  @Test func verdictsSayHowSureTheyAre() {
    let start = Reversi.Position()
    func said(_ score: Int, _ depth: Int?, _ name: String?) -> String {
      Reversi.verdict(MoveValue(score, depth: depth), in: start) { _ in name }
    }
    #expect(said(0, nil, nil) == "A draw" && said(0, 12, nil) == "Expected at the end: even")
    #expect(said(6, 12, nil) == "Expected at the end: you +6")
    #expect(said(-22, 12, "The bot") == "Expected at the end: The bot +22")
    #expect(said(-22, nil, "The bot") == "The bot wins by 22 discs")
  }

  /// Whenever the time is over, what was found before counts: never again the move of one ply.
  @Test func whatWasFoundBeforeTheTimeWasOverCounts() throws {
    var search = Search(capacity: 16 << 20, handMade)
    let budgets: [UInt64] = [2000, 8000, 25_000]
    var (lost, lostAtAGlance) = ([0, 0, 0], 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 14, seed: seed)
      let values = exact(position, &search)
      let best = try #require(values.values.max())
      search.begin()
      let first = try #require(search.rootMoves(Board(position)).first)
      lostAtAGlance += best - (values[.place(first.square)] ?? -64)
      for (index, budget) in budgets.enumerated() {
        let choice = try #require(
          PerfectPlayer.choose(&search, position, seed: 1, milliseconds: nil, SearchControl(budget: budget)))
        lost[index] += best - (values[choice.move] ?? -64)
        if let exact = choice.exact { #expect(exact == best) }
      }
    }
    #expect(lost[0] < lostAtAGlance && lost[2] < lost[0], "\(lost), at a glance \(lostAtAGlance)")
  }
}
