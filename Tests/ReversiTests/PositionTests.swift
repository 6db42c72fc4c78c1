// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

struct PositionTests {
  private func play(_ moves: String) throws -> Reversi.Position {
    try Reversi.Transcript.read(moves).reduce(Reversi.Position()) { try #require($0.playing($1)) }
  }

  @Test func theStartIsTheStart() throws {
    let start = Reversi.Position()
    #expect(start.turn == .first && start.outcome == nil)
    #expect(start.notation == "---------------------------OX------XO--------------------------- X")
    #expect(start.legalMoves.map(\.description) == ["d3", "c4", "f5", "e6"])
    #expect(
      start.playing(.pass) == nil && start.playing(.place(0)) == nil && start.playing(.place(27)) == nil)
    let next = try #require(start.playing(.place(19)))
    #expect(next.count(of: .first) == 4 && next.count(of: .second) == 1 && next.turn == .second)
  }

  /// Leaves by the readable rules, both when a pass counts as a ply and when it does not.
  private func leaves(_ position: Reversi.Position, _ depth: Int, passIsPly: Bool) -> UInt64 {
    if depth == 0 || position.isOver { return 1 }
    return position.legalMoves.compactMap { move in
      position.playing(move).map {
        leaves($0, move == .pass && !passIsPly ? depth : depth - 1, passIsPly: passIsPly)
      }
    }.reduce(0, +)
  }

  @Test func leavesAreCounted() throws {
    for row in try perftTable() where row.depth <= 6 {
      #expect(leaves(Reversi.Position(), row.depth, passIsPly: true) == row.withPasses)
      #expect(leaves(Reversi.Position(), row.depth, passIsPly: false) == row.withoutPasses)
    }
  }

  @Test func discsTurnInRings() throws {
    // White on h1 turns a column, a diagonal and a row of different lengths.
    func set(_ squares: [Int]) -> UInt64 { squares.reduce(0) { $0 | 1 << UInt64($1) } }
    let position = Reversi.Position(
      black: set([15, 23, 14, 21, 28, 6, 5, 4, 3, 2, 1]), white: set([31, 35, 0]), turn: .second)
    #expect(position.flips(of: 7) == [[15, 14, 6], [23, 21, 5], [28, 4], [3], [2], [1]])
    #expect(position.flips(of: 8) == [] && position.flips(of: 0) == [])
    #expect(position.flips(of: 64) == [] && position.flips(of: -1) == [])
  }

  @Test func everyFlipLiesOnItsRing() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<40 {
      let position = randomPosition(plies: Int.random(in: 0..<58, using: &random), seed: random.next())
      for move in position.legalMoves {
        guard let square = move.square, let next = position.playing(move) else { continue }
        let rings = position.flips(of: square)
        for (index, ring) in rings.enumerated() {
          #expect(!ring.isEmpty)
          for disc in ring {
            let distance = max(abs(disc % 8 - square % 8), abs(disc / 8 - square / 8))
            #expect(distance == index + 1 && position.disc(on: disc) == position.turn.other)
            #expect(next.disc(on: disc) == position.turn)
          }
        }
        let turned = rings.joined().count
        #expect(next.count(of: position.turn) == position.count(of: position.turn) + turned + 1)
        #expect(next.count(of: position.turn.other) == position.count(of: position.turn.other) - turned)
      }
    }
  }

  @Test func aForcedPassIsAMove() throws {
    let position = try Reversi.Position(parsing: String(repeating: "-", count: 62) + "XO X")
    #expect(position.mustPass && position.legalMoves == [.pass] && position.outcome == nil)
    let next = try #require(position.playing(.pass))
    #expect(next.turn == .second && next.legalMoves.map(\.description) == ["f8"])
    #expect(next.playing(.pass) == nil)
    let end = try #require(next.playing(.place(61)))
    #expect(end.isOver && end.legalMoves.isEmpty && end.outcome == Outcome(winner: .second, reason: "3-0"))
    #expect(end.finalScore(for: .second) == 64 && end.finalScore(for: .first) == -64)
  }

  @Test func aGameCanEndEarly() throws {
    // The shortest game: white has no disc left after nine moves.
    let position = try play("e6f4e3f6g5d6e7f5c5")
    #expect(position.isOver && position.outcome == Outcome(winner: .first, reason: "13-0"))
  }

  @Test func fullBoardsAreJudged() throws {
    let half = String(repeating: "X", count: 32)
    let draw = try Reversi.Position(parsing: half + String(repeating: "O", count: 32) + " O")
    #expect(draw.outcome == Outcome(winner: nil, reason: "32-32") && draw.finalScore(for: .first) == 0)
    let loss = try Reversi.Position(parsing: half + String(repeating: "O", count: 31) + "- X")
    #expect(loss.legalMoves == [.place(63)] && !loss.isOver && loss.outcome == nil)
    let end = try #require(loss.playing(.place(63)))
    #expect(end.isOver && end.outcome?.winner == .first && end.finalScore(for: .second) < 0)
  }

  @Test func movesAreTextBothWays() {
    for square in 0..<64 {
      let move = Reversi.Move.place(square)
      #expect(Reversi.Move(move.description) == move)
    }
    #expect(Reversi.Move("pass") == .pass && Reversi.Move.pass.description == "pass")
    for text in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "Pass", "--", "é1"] {
      #expect(Reversi.Move(text) == nil, "\(text)")
    }
  }

  @Test func notationIsReadAsItIsWritten() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let position = randomPosition(plies: Int(seed), seed: seed)
      #expect(try Reversi.Position(parsing: position.notation) == position)
    }
  }

  @Test(arguments: [
    "", " ", "X", "X O", String(repeating: "-", count: 64), String(repeating: "-", count: 63) + " X",
    String(repeating: "-", count: 65) + " X", String(repeating: "-", count: 64) + " Z",
    String(repeating: "-", count: 64) + " X X", String(repeating: "-", count: 63) + "x X",
    String(repeating: "-", count: 63) + "é X",
  ])
  func badNotationIsOneSentence(text: String) {
    do {
      _ = try Reversi.Position(parsing: text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.message.hasSuffix(".") && error.message.count > 20)
    }
  }
}
