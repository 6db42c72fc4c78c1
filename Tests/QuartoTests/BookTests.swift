// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

@testable import Quarto

/// The books that come with the game, and the bot that plays by them from the first piece on.
@Suite struct BookTests {
  /// The folder `Assets` of the repository.
  static let resources = Resources { path in
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    guard let file = fopen("\(root)/Assets/\(path)", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private static func book(_ rules: Quarto.Rules) -> GiftBook {
    GiftBook(resources.load("books/quarto-\(rules.rawValue).book"))
  }

  /// From up to three pieces on the board, with one in the hand, a turn is known that does not lose.
  @Test(arguments: Quarto.Rules.allCases) func everyEarlyPositionLeadsIntoTheBook(rules: Quarto.Rules) throws
  {
    let solver = Solver(rules, capacity: 1 << 16)
    let book = Self.book(rules)
    for seed in 1...300 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: Int(seed % 4), seed: seed)
      let hand = try #require(position.hand)
      var known = 0
      for candidate in solver.candidates(SearchPosition(position), placing: hand.rawValue) {
        let safe = book.safeGifts(candidate.before, solver) ?? 0
        known += Int(safe >> UInt16(candidate.gift) & 1)
      }
      #expect(known > 0, "\(position.notation)")
    }
  }

  /// A gift of the book is proven: the solver, without the book, must find no win against some of them.
  @Test func giftsOfTheBookAreSafe() throws {
    var solver = Solver(.lines, capacity: 32 << 20)
    let book = Self.book(.lines)
    var checked = 0
    for seed in 1...200 as ClosedRange<UInt64> where checked < 3 {
      let board = SearchPosition(randomPosition(.lines, pieces: 4, seed: seed))
      let found = book.safeGifts(board, solver)
      guard let safe = found, safe != 0 else { continue }
      var after = board
      let gift = safe.trailingZeroBitCount
      after.left &= ~(1 << UInt16(gift))
      solver.begin(SearchLimits())
      let wins = solver.isAtLeast(1, after, placing: gift)
      #expect(wins == false)
      checked += 1
    }
    #expect(checked > 0)
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
