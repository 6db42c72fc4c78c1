// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

@testable import Quarto

/// The books that come with the game, and the bot that plays by them from the first piece on.
struct BookTests {
  /// The folder `Assets` of the repository.
  static let resources = Resources { path in
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    guard let file = fopen("\(root)/Assets/\(path)", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  /// From up to three pieces on the board, with one in the hand, the bot knows a turn that keeps what the position is worth;
  /// with lines it needs no search, with squares it may have to look for the gift.
  @Test(arguments: Quarto.Rules.allCases) func everyEarlyTurnKeepsTheValue(rules: Quarto.Rules) throws {
    let book = ValueBook(rules, Self.resources)
    var player = PerfectPlayer(rules, book, capacity: 32 << 20)
    // Squares have to be searched for their gifts.
    for seed in 1...(rules == .lines ? 60 : 28) as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: Int(seed % 4), seed: seed)
      let hand = try #require(position.hand?.rawValue)
      let board = SearchPosition(position)
      let known = book.value(board, placing: hand, player.solver)
      let value = try #require(known)
      let control = SearchControl()
      let chosen = player.choose(position, control)
      let choice = try #require(chosen)
      #expect(rules == .squares || control.spent == 0, "\(position.notation)")
      guard case .place(let cell) = choice.move, let after = position.playing(choice.move) else {
        Issue.record("\(position.notation)")
        continue
      }
      if after.outcome != nil { continue }
      let left = book.value(giving: SearchPosition(after), player.solver)
      #expect(left == value, "\(position.notation) \(cell)")
    }
  }

  /// Who the bot plays against, as in `quartet match`.
  enum Rival: CaseIterable {
    case random, safe, strong, lateGenius

    func strength(afterPieces count: Int) -> Strength? {
      switch self {
      case .random: nil
      case .safe: .level(3)
      case .strong: .level(5)
      case .lateGenius: count < 7 ? .level(3) : .perfect
      }
    }
  }

  @Test(arguments: Quarto.Rules.allCases, Rival.allCases)
  func thePerfectBotNeverLosesFromTheStart(rules: Quarto.Rules, rival: Rival) throws {
    let engine = Quarto.Engine(resources: Self.resources)
    for seat in Seat.allCases {
      var position = Quarto.Position(rules: rules)
      var random = SeededRandom(seed: seat == .first ? 11 : 12)
      while position.outcome == nil {
        let strength =
          position.turn == seat ? .perfect : rival.strength(afterPieces: position.cellsPlayed.count)
        let move =
          strength.flatMap {
            engine.choose(in: position, strength: $0, seed: random.next(), control: SearchControl())
          } ?? position.legalMoves.randomElement(using: &random)
        position = try #require(move.flatMap { position.playing($0) })
      }
      #expect(position.outcome?.winner != seat.other)
    }
  }
}
