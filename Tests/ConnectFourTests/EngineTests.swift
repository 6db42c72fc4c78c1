// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import StopKit
import Testing

@testable import ConnectFour

struct EngineTests {
  /// One for all: it takes longer to read its book than to answer.
  private static let shared = ConnectFour.Engine(resources: Repository.resources)
  private var engine: ConnectFour.Engine { Self.shared }

  private func choose(_ text: String, _ strength: Strength, seed: UInt64 = 1) throws -> String? {
    let position = try ConnectFour.Position(parsing: text)
    return engine.choose(in: position, strength: strength, seed: seed, control: SearchControl())?.description
  }

  @Test(
    "Every strength takes a win",
    arguments: [Strength.level(1), .level(2), .level(3), .level(4), .level(5), .perfect])
  func takesWins(strength: Strength) throws {
    for seed in 0..<10 as Range<UInt64> {
      #expect(try choose("121212", strength, seed: seed) == "1")
    }
  }

  @Test(
    "From level 2 on a threat is met",
    arguments: [Strength.level(2), .level(3), .level(4), .level(5), .perfect])
  func meetsThreats(strength: Strength) throws {
    for seed in 0..<10 as Range<UInt64> { #expect(try choose("12121", strength, seed: seed) == "1") }
  }

  @Test("Level 1 overlooks threats")
  func overlooks() throws {
    let moves = try (0..<40).map { try choose("12121", .level(1), seed: UInt64($0)) }
    #expect(Set(moves).count > 4)
  }

  @Test("Equal seeds give equal moves; there is no move when the game is over", arguments: 1...5)
  func seeds(level: Int) throws {
    for seed in 0..<5 as Range<UInt64> {
      let moves = try (0..<3).map { _ in try choose("4435", .level(level), seed: seed) }
      #expect(Set(moves).count == 1)
    }
    #expect(try choose("1212121", .level(level)) == nil)
  }

  @Test("Each level has its line")
  func lines() {
    #expect(ConnectFour.info.levels.count == 6)
    #expect(Set(ConnectFour.info.levels).count == 6)
  }

  @Test(
    "A hint says what the move comes to",
    arguments: [
      ("121212", "1", .wins(1)), ("-", "4", .wins(21)),
      ("44", "4", .wins(20)),
      ("4", "4", .loses(20)),
      ("33224", "4", .loses(1)),
    ] as [(String, String, ConnectFour.Engine.Meaning)])
  func hints(text: String, move: String, meaning: ConnectFour.Engine.Meaning) throws {
    let hint = engine.hint(in: try ConnectFour.Position(parsing: text), control: SearchControl())
    #expect(hint?.meaning == meaning)
    #expect(hint?.move.description == move)
  }

  @Test("The draw is a word too")
  func drawnHint() throws {
    let hint = engine.hint(in: try ConnectFour.Position(parsing: "3"), control: SearchControl())
    #expect(hint?.meaning == .draws)
  }

  /// Plays one game; every move of the perfect bot must keep the score.
  private func play(against opponent: Strength?, seat: Seat, seed: UInt64) throws -> Outcome? {
    var random = SeededRandom(seed: seed)
    var solver = Solver(capacity: 32 << 20)
    var position = ConnectFour.Position()
    while position.outcome == nil {
      let move: ConnectFour.Move?
      if position.turn == seat {
        move = engine.choose(in: position, strength: .perfect, seed: random.next(), control: SearchControl())
        if position.columnsPlayed.count >= 16, let move {
          let board = SearchPosition(columnsPlayed: position.columnsPlayed)
          #expect(solver.score(of: board.playing(move.column)) == solver.score(of: board).map { -$0 })
        }
      } else if let opponent {
        move = engine.choose(in: position, strength: opponent, seed: random.next(), control: SearchControl())
      } else {
        move = position.legalColumns.randomElement(using: &random).flatMap { ConnectFour.Move(column: $0) }
      }
      let column = try #require(move).column
      position = try #require(position.playing(column))
    }
    return position.outcome
  }

  @Test(
    "Moving first, the perfect bot always wins",
    arguments: [nil, Strength.level(2), .level(5), .perfect], 0..<2 as Range<UInt64>)
  func winsMovingFirst(opponent: Strength?, seed: UInt64) throws {
    #expect(try play(against: opponent, seat: .first, seed: seed)?.winner == .first)
  }

  @Test(
    "Moving second, it keeps whatever it is left",
    arguments: [nil, Strength.level(2), .level(5)], 0..<2 as Range<UInt64>)
  func keepsMovingSecond(opponent: Strength?, seed: UInt64) throws {
    #expect(try play(against: opponent, seat: .second, seed: seed)?.winner == .second)
  }

  @Test("Without a book, and with a damaged one, it searches")
  func noBook() throws {
    let position = try ConnectFour.Position(parsing: "4444443326666662")
    let expected = engine.hint(in: position, control: SearchControl())?.meaning
    for resources in [Resources.none, Resources { _ in Array("Q4BK damaged beyond repair".utf8) }] {
      let other = ConnectFour.Engine(resources: resources)
      #expect(other.hint(in: position, control: SearchControl())?.meaning == expected)
      #expect(other.choose(in: position, strength: .perfect, seed: 1, control: SearchControl()) != nil)
    }
  }

  @Test("A bot that is stopped has no move")
  func stopped() throws {
    let lonely = ConnectFour.Engine(resources: .none)
    let ended = StopKit.stopped(after: 0) {
      lonely.choose(in: ConnectFour.Position(), strength: .perfect, seed: 1, control: $0)
    }
    let search = try #require(ended)
    #expect(search.answer == nil)
    // The engine is free again.
    let position = try ConnectFour.Position(parsing: "121212")
    #expect(lonely.choose(in: position, strength: .perfect, seed: 1, control: SearchControl())?.column == 0)
  }

  /// What was asked before changes neither the answer nor the work that it takes.
  @Test func everyQuestionBeginsAnew() throws {
    let engine = ConnectFour.Engine(resources: .none)
    let position = try ConnectFour.Position(parsing: "4444442222226666661")
    let asked = (0..<2).map { _ in
      let control = SearchControl()
      let move = engine.choose(in: position, strength: .perfect, seed: 1, control: control)
      return "\(move?.description ?? "none") \(control.spent)"
    }
    #expect(asked[0] == asked[1])
  }
}
