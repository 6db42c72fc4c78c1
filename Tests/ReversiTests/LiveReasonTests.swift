// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// While a game goes on only that is a reason which can be seen on the board.
@Suite struct LiveReasonTests {
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
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 6 : -10) })
        let found = Reversi.explanation(
          of: ReviewedMove(move.description, guesses: guesses, isWhole: false, line: [reply]),
          in: position, isLive: true)
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
}
