// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// While a game goes on only that is a reason which can be seen on the board.
struct LiveReasonTests {
  /// Positions of random games, each with one of its moves, and with values by which that one costs much and every other one is as
  /// good as the next.
  private static func cases(_ count: Int, seed: UInt64) -> [(position: Reversi.Position, move: Reversi.Move)]
  {
    var random = SeededRandom(seed: seed)
    var found: [(Reversi.Position, Reversi.Move)] = []
    while found.count < count {
      var position = Reversi.Position()
      while position.outcome == nil, let move = position.legalMoves.randomElement(using: &random) {
        if position.legalMoves.count > 2, move.square != nil { found.append((position, move)) }
        guard let next = position.playing(move) else { break }
        position = next
      }
    }
    return Array(found.prefix(count))
  }

  private static func judged(
    _ move: Reversi.Move, in position: Reversi.Position, line: [String] = [], betterLine: [String] = []
  ) -> ReviewedMove {
    let guesses = Dictionary(
      uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == move ? -10 : 6) })
    return ReviewedMove(
      move.description, guesses: guesses, isWhole: false, line: line, betterLine: betterLine)
  }

  /// What is told of a move that costs 16 discs, as every move but one does, while the game goes on.
  private func found(
    _ move: Reversi.Move, better: Reversi.Move, reply: String, in position: Reversi.Position
  ) -> Explanation? {
    let guesses = Dictionary(
      uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 6 : -10) })
    return Reversi.explanation(
      of: ReviewedMove(move.description, guesses: guesses, isWhole: false, line: [reply]), in: position,
      isLive: true)
  }

  /// The corners that the other side can take after a move, and could not before, by playing every reply.
  private func newCorners(_ move: Reversi.Move, in position: Reversi.Position) -> Set<String> {
    let corners: Set = ["a1", "h1", "a8", "h8"]
    func open(_ position: Reversi.Position) -> Set<String> {
      corners.intersection(position.legalMoves.map(\.description))
    }
    guard let next = position.playing(move), next.turn != position.turn else { return [] }
    return open(next).subtracting(
      open(Reversi.Position(black: position.black, white: position.white, turn: position.turn.other)))
  }

  /// A corner is no reason where the only move that is better gives one, too, and one where that gives none.
  @Test func aCornerThatTheBetterMoveGivesIsNoReason() {
    var (told, silent) = (0, 0)
    for (position, move) in Self.cases(1500, seed: 52) {
      guard let reply = newCorners(move, in: position).min() else { continue }
      for better in position.legalMoves where better != move {
        let found = found(move, better: better, reply: reply, in: position)
        let isCorner = found?.lets?.idea.isObvious ?? false
        if newCorners(better, in: position).isEmpty {
          told += isCorner ? 1 : 0
        } else {
          silent += 1
          #expect(!isCorner, "\(position.notation) \(move) \(better)")
        }
      }
    }
    #expect(told > 20 && silent > 20, "\(told) \(silent)")
  }

  /// No number is what a move lets happen, and none is what was missed, but that somebody has to pass; a review tells some.
  @Test func aNumberAloneIsNoReason() {
    var (numbers, pairs) = (0, 0)
    for (position, move) in Self.cases(700, seed: 53) {
      let known = Self.judged(move, in: position)
      let live = Reversi.explanation(of: known, in: position, isLive: true)
      for point in [live?.lets, live?.missed].compactMap({ $0 }) {
        #expect(point.idea.measure == nil || point.idea.isObvious, "\(position.notation) \(move)")
      }
      guard let told = Reversi.explanation(of: known, in: position), let lets = told.lets,
        lets.idea.measure != nil
      else { continue }
      numbers += 1
      if let pair = live?.contrast {
        pairs += 1
        #expect(pair.lets.idea.name == pair.missed.idea.name && pair.lets.move != pair.missed.move)
      }
    }
    #expect(numbers > 10 && pairs > 10, "\(numbers) \(pairs)")
  }

  /// What best play comes to is told where it comes within three more moves, and nobody overlooks it.
  @Test func whatComesLateIsNoReason() {
    var random = SeededRandom(seed: 54)
    func line(from start: Reversi.Position) -> [Reversi.Move] {
      var (line, position): ([Reversi.Move], Reversi.Position) = ([], start)
      while line.count < 9, position.outcome == nil,
        let move = position.legalMoves.randomElement(using: &random),
        let next = position.playing(move)
      {
        line.append(move)
        position = next
      }
      return line
    }
    var (near, late) = (0, 0)
    for (position, move) in Self.cases(1500, seed: 55) {
      guard let other = position.legalMoves.first(where: { $0 != move }),
        let after = position.playing(move), let instead = position.playing(other)
      else { continue }
      let (line, better) = (line(from: after), line(from: instead))
      let known = Self.judged(
        move, in: position, line: line.map(\.description),
        betterLine: [other.description] + better.map(\.description))
      let told = Reversi.explanation(of: known, in: position)?.prospect
      guard let live = Reversi.explanation(of: known, in: position, isLive: true)?.prospect else {
        late += told == nil ? 0 : 1
        continue
      }
      near += 1
      #expect(live.isObvious)
      let shown = Set(
        (line.prefix(3) + better.prefix(3)).compactMap(\.square).map { "cell.\($0 / 8 + 1).\($0 % 8 + 1)" })
      #expect(!shown.isDisjoint(with: live.cells) || live.cells.isEmpty, "\(position.notation) \(move)")
    }
    #expect(near > 5 && late > 20, "\(near) \(late)")
  }

  /// How many discs a move turns, by counting those of its side before and after it.
  private func turns(_ reply: String, after move: Reversi.Move, in position: Reversi.Position) -> Int? {
    guard let next = position.playing(move), next.turn != position.turn, let reply = Reversi.Move(reply),
      let end = next.playing(reply)
    else { return nil }
    return next.turn == .first
      ? end.black.nonzeroBitCount - next.black.nonzeroBitCount - 1
      : end.white.nonzeroBitCount - next.white.nonzeroBitCount - 1
  }

  /// A reply that does as much after the better move is not what was wrong.
  @Test func aReplyThatStaysIsNoReason() {
    var (told, silent) = (0, 0)
    for (number, (position, move)) in Self.cases(1200, seed: 56).enumerated() {
      guard let reply = position.playing(move)?.legalMoves.first?.description else { continue }
      // Of the others every third, from another one on each time.
      let others = position.legalMoves.filter { $0 != move }
      for index in stride(from: number % min(3, others.count), to: others.count, by: 3) {
        let better = others[index]
        let found = found(move, better: better, reply: reply, in: position)
        guard let found, found.isAnswered, let most = turns(reply, after: move, in: position) else {
          continue
        }
        told += 1
        if let left = turns(reply, after: better, in: position) {
          silent += 1
          #expect(left < most, "\(position.notation) \(move) \(better) \(reply)")
        }
      }
    }
    #expect(told > 100 && silent > 10, "\(told) \(silent)")
  }

  /// Of two holes beside each other whoever fills one leaves the other one: that is no reason.
  @Test func aHoleThatTheBetterMoveLeavesTooIsNoReason() throws {
    let moves =
      "e6 f6 f5 f4 e3 d6 e7 d7 c5 d3 g5 f8 c4 f3 c2 g3 h3 h6 c6 g4 h5 h4 h7 c7 d8 b5 a5 d2 c1 b4 a4 c8 e8 f7 g6 e2 e1 b6 a6 d1 c3 f1 g1 f2 g2 h1 h2 h8"
    let line = try #require(
      GameLine<Reversi>(
        GameOptions(), moves: moves.split(separator: " ").compactMap { Reversi.Move(String($0)) }))
    func lets(_ better: String, isLive: Bool) -> String? {
      let guesses = Dictionary(
        uniqueKeysWithValues: line.position.legalMoves.map {
          ($0.description, $0.description == better ? 10 : -6)
        })
      let known = ReviewedMove("g8", guesses: guesses, isWhole: false, line: ["g7"])
      return Reversi.explanation(of: known, in: line.position, isLive: isLive)?.lets?.idea.name
    }
    // After g7 the other side fills g8 in the same way; after b8 it does not.
    #expect(lets("g7", isLive: true) != "parity")
    #expect(lets("b8", isLive: true) == "parity")
  }

  /// Whoever is far behind is told of corners alone, and of what ends the game at once.
  @Test func whoIsFarBehindIsToldOfCornersAlone() {
    var (open, corners) = (0, 0)
    for (position, move) in Self.cases(1500, seed: 57) {
      guard let reply = position.playing(move)?.legalMoves.first?.description else { continue }
      func explains(_ best: Int) -> (isExplained: Bool, isCorner: Bool) {
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == move ? best - 24 : best) })
        let found = Reversi.explanation(
          of: ReviewedMove(move.description, guesses: guesses, isWhole: false, line: [reply]),
          in: position, isLive: true)
        return (
          found?.isExplained(from: Reversi.coachedLoss) ?? false,
          found?.isStopped ?? false || found?.lets?.idea.isObvious ?? false
        )
      }
      let (level, behind) = (explains(0), explains(-24))
      if level.isExplained, !level.isCorner {
        open += 1
        #expect(!behind.isExplained, "\(position.notation) \(move)")
      }
      if behind.isExplained {
        corners += 1
        #expect(behind.isCorner, "\(position.notation) \(move)")
      }
    }
    #expect(open > 50 && corners > 20, "\(open) \(corners)")
  }
}
