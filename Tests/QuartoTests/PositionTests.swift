// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

struct PositionTests {
  private func play(_ moves: String, rules: Quarto.Rules = .lines) throws -> Quarto.Position {
    var position = Quarto.Position(rules: rules)
    for text in moves.split(separator: " ") {
      let move = try #require(Quarto.Move(String(text)))
      position = try #require(position.playing(move), "\(text)")
    }
    return position
  }

  @Test func aTurnHasTwoParts() throws {
    var position = Quarto.Position()
    #expect(position.turn == .first && position.hand == nil)
    #expect(position.playing(.place(0)) == nil)
    position = try play("=3")
    #expect(position.turn == .second && position.hand?.rawValue == 3)
    #expect(position.legalMoves.count == 16)
    position = try play("=3 b2")
    #expect(position.turn == .second && position.hand == nil)
    #expect(position.legalMoves.count == 15)
    #expect(position.playing(.give(try #require(Quarto.Piece("3")))) == nil, "it lies on the board")
  }

  @Test func aRowOfFourThatShareATraitWins() throws {
    let position = try play("=0 a1 =2 b1 =4 c1 =8 d1")
    #expect(position.outcome?.winner == .first)
    #expect(position.outcome?.reason == "short")
    #expect(position.winningCells == [0, 1, 2, 3])
    #expect(position.legalMoves.isEmpty)
  }

  @Test func squaresCountOnlyWhenTheyShould() throws {
    let moves = "=0 a1 =2 b1 =4 a2 =8 b2"
    #expect(try play(moves).outcome == nil)
    #expect(try play(moves, rules: .squares).outcome?.winner == .first)
  }

  @Test func theSixteenthPieceCanWinOrDraw() {
    var (wins, draws) = (0, 0)
    for seed in 1...4000 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var position = Quarto.Position()
      while position.outcome == nil {
        let quiet = position.legalMoves.filter {
          position.cellsPlayed.count == 15 || position.playing($0)?.outcome == nil
        }
        guard let move = (quiet.isEmpty ? position.legalMoves : quiet).randomElement(using: &random),
          let next = position.playing(move)
        else { break }
        position = next
      }
      guard position.cellsPlayed.count == 16 else { continue }
      let hasLine = Quarto.Rules.lines.lines.contains { line in
        let pieces = line.compactMap { position.board[$0]?.rawValue }
        return pieces.reduce(15, &) != 0 || pieces.reduce(0, |) != 15
      }
      // The second seat places first, so the last piece is the first seat's; without a line nobody has won.
      #expect(position.outcome?.winner == (hasLine ? .first : nil))
      if hasLine { wins += 1 } else { draws += 1 }
    }
    #expect(wins > 0 && draws > 0)
  }

  @Test func notationIsReadAsItIsWritten() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      let position = randomPosition(.lines, pieces: Int(seed % 15), seed: seed)
      let read = try Quarto.Position(parsing: position.notation, rules: .lines)
      #expect(read.board == position.board && read.hand == position.hand)
    }
  }

  @Test(arguments: [
    "", " ", "................", "................ 16", ".... 3", "................ G", "00.............. 3",
    "3............... 3", "0124............ 3", "................ 3 4", "ABC............. 1",
    "\u{FFFD}............... 1",
  ])
  func badNotationIsOneSentence(text: String) {
    do {
      _ = try Quarto.Position(parsing: text, rules: .lines)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.message.hasSuffix(".") && error.message.count > 20)
    }
  }

  @Test func anyTextIsReadOrRefused() {
    var random = SeededRandom(seed: 9)
    let letters = Array("0123456789abcdef....-- \tXé")
    for _ in 0..<5000 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
      )
      if let position = try? Quarto.Position(parsing: text, rules: .squares) {
        #expect(position.board.count == 16)
      }
    }
  }

  /// The gift may follow the board at once, with an empty hand or without a word about it.
  @Test func aPositionIsFollowedByItsMoves() throws {
    let board = "0..........f...."
    func read(_ text: String) throws -> PastedGame<Quarto.Move> {
      try Quarto.read(transcript: text, GameOptions())
    }
    for text in ["\(board) =7 b3", "\(board) - =7 b3", "\(board)=7b3", "\(board)-=7b3"] {
      let game = try read(text)
      #expect(game.setup == "\(board) -" && game.moves.map(\.description) == ["=7", "b3"], "\(text)")
    }
    let held = try read("\(board) 7 b3")
    #expect(held.setup == "\(board) 7" && held.moves.map(\.description) == ["b3"])
  }

  /// Who is to place the first piece is told the rule, everybody after that what the piece is: on boards that were set up, too.
  @Test(arguments: [Quarto.Rules.lines, .squares]) func theRuleIsToldBeforeTheFirstPiece(rules: Quarto.Rules)
    throws
  {
    for (board, isFirst) in [
      ("................", true), ("5...............", false), ("0.7......a......", false),
    ] {
      let position = try Quarto.Position(setup: board + (isFirst ? " 3" : " f"), rules: rules)
      #expect(position.cellsPlayed == position.board.indices.filter { position.board[$0] != nil })
      let help = Quarto.prompt(in: position).help
      #expect(help.lowercased().contains("four that share one trait") == isFirst, "\(help)")
    }
  }
}
