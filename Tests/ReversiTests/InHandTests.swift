// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What is said of squares on which one side alone can play, and of those that both want: held against the boards.
struct InHandTests {
  /// Positions of games that are drawn.
  private static func positions(_ count: Int, seed: UInt64) -> [Reversi.Position] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { number in
      var position = Reversi.Position()
      for _ in 0..<(10 + number % 44) {
        guard let move = position.legalMoves.randomElement(using: &random), let next = position.playing(move)
        else { break }
        position = next
      }
      return position
    }.filter { $0.outcome == nil && $0.legalMoves.count > 1 }
  }

  private static func moves(of seat: Seat, _ position: Reversi.Position) -> Set<String> {
    let board = Reversi.Position(black: position.black, white: position.white, turn: seat)
    return Set(board.legalMoves.map(\.description)).subtracting([GameRecord.pass])
  }

  @Test func movesInHandAreOnesOwn() throws {
    var seen: [Int: Int] = [:]
    for position in Self.positions(100, seed: 11) {
      for move in position.legalMoves {
        guard let next = position.playing(move),
          let told = Reversi.measures(of: move, in: position).first(where: { $0.name == "moves in hand" })
        else { continue }
        let own = Self.moves(of: position.turn, next).subtracting(Self.moves(of: position.turn.other, next))
        #expect(told.measure == -min(6, own.count), "\(position.notation) \(move)")
        let words = told.lets("Bramble") ?? ""
        #expect(own.allSatisfy { words.contains($0) }, "\(words) \(own)")
        #expect(own.isEmpty == words.hasSuffix("Bramble can play wherever you can."), "\(words)")
        seen[own.count, default: 0] += 1
      }
    }
    #expect(seen.count > 5 && seen[0, default: 0] > 2, "\(seen)")
  }

  /// A move could have waited when the other side cannot play it, now or after the better one, and it is still there after the answer.
  @Test func whatCouldWaitIsNobodyElses() throws {
    var seen: [Bool: Int] = [:]
    for position in Self.positions(120, seed: 12) {
      for (played, better) in zip(position.legalMoves, position.legalMoves.dropFirst()) {
        guard let next = position.playing(better), next.turn != position.turn,
          let answer = next.legalMoves.first, let then = next.playing(answer)
        else { continue }
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 2 : -12) })
        let known = ReviewedMove(
          played.description, guesses: guesses, line: [], betterLine: [better, answer].map(\.description))
        guard let found = Reversi.explanation(of: known, in: position), found.lets == nil,
          found.missed == nil, found.merit == nil
        else { continue }
        // Beside a corner that the better move gives away it would be a riddle.
        guard found.caveat == nil else {
          #expect(!found.couldWait, "\(position.notation) \(played) \(better)")
          continue
        }
        let (other, move) = (position.turn.other, played.description)
        let couldWait =
          !Self.moves(of: other, position).contains(move) && !Self.moves(of: other, next).contains(move)
          && Self.moves(of: position.turn, next).contains(move)
          && then.turn == position.turn && Self.moves(of: position.turn, then).contains(move)
        #expect(found.couldWait == couldWait, "\(position.notation) \(played) \(better)")
        seen[couldWait, default: 0] += 1
      }
    }
    #expect(seen[true, default: 0] > 5 && seen[false, default: 0] > 20, "\(seen)")
  }

  /// What the other side’s move leaves is told where it is clearly fewer moves than before, with the numbers of the boards.
  @Test func whatBothWantedLeavesFewMoves() throws {
    var seen = 0
    for position in Self.positions(150, seed: 13) {
      for (played, better) in zip(position.legalMoves, position.legalMoves.dropFirst()) {
        guard let after = position.playing(played), after.turn != position.turn,
          let reply = after.legalMoves.first(where: { $0 == better })
        else { continue }
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 2 : -8) })
        let known = ReviewedMove(played.description, guesses: guesses, line: [reply.description])
        guard let found = Reversi.explanation(of: known, course: [reply], in: position) else { continue }
        #expect(found.isBetterTaken)
        guard let choice = found.choice else { continue }
        seen += 1
        let then = try #require(after.playing(reply))
        #expect(choice.own == Self.moves(of: position.turn, then).count)
        #expect(choice.own + 2 <= position.legalMoves.count && (1...6).contains(choice.own))
        let instead = try #require(position.playing(better))
        if let theirs = choice.theirs {
          #expect(theirs == instead.legalMoves.count && theirs < after.legalMoves.count)
        }
      }
    }
    #expect(seen > 20, "\(seen)")
  }

  /// Of a reply that could not be played before all that it turns is told, some of which the move has changed; what keeps a reply from
  /// being played was turned by the move.
  @Test func whatOpensAndWhatClosesIsChangedByTheMove() throws {
    var seen: [String: Int] = [:]
    for position in Self.positions(120, seed: 14) {
      let other = position.turn.other
      let before = Self.moves(of: other, position)
      for move in position.legalMoves {
        guard let next = position.playing(move), next.turn == other else { continue }
        let after = Self.moves(of: other, next)
        for name in after.subtracting(before) {
          let reply = try #require(Reversi.Move(name))
          let then = try #require(next.playing(reply))
          let used = Reversi.opening(of: reply, by: move, in: position).compactMap {
            Reversi.Move($0)?.square
          }
          let turned = (0..<64).filter { next.disc(on: $0) == position.turn && then.disc(on: $0) == other }
          #expect(used.sorted() == turned, "\(position.notation) \(move) \(reply)")
          #expect(used.contains { position.disc(on: $0) != position.turn })
          seen["opened", default: 0] += 1
        }
        for name in before.union(after) where name != move.description {
          let reply = try #require(Reversi.Move(name))
          let closing = Reversi.closing(of: reply, by: move, in: position)
          // What could not be played before is not closed.
          let isClosed = before.contains(name) && !after.contains(name)
          #expect((closing != nil) == isClosed, "\(position.notation) \(move) \(reply)")
          for square in (closing ?? []).compactMap({ Reversi.Move($0)?.square }) {
            #expect(position.disc(on: square) == other && next.disc(on: square) == position.turn)
            seen["closed", default: 0] += 1
          }
        }
      }
    }
    #expect(seen["opened", default: 0] > 100 && seen["closed", default: 0] > 20, "\(seen)")
  }

  /// What a move is said to have opened, nobody but the other side got by it; and no more is told than is taken in at a glance.
  @Test func whatIsOpenedIsNew() throws {
    var seen = 0
    for position in Self.positions(150, seed: 15) {
      let before = Self.moves(of: position.turn.other, position)
      for (played, better) in zip(position.legalMoves, position.legalMoves.dropFirst()) {
        guard let next = position.playing(played), next.turn != position.turn else { continue }
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 2 : -12) })
        let known = ReviewedMove(played.description, guesses: guesses, line: [], betterLine: [])
        guard let found = Reversi.explanation(of: known, in: position), !found.opens.isEmpty else { continue }
        #expect(
          Set(found.opens) == Self.moves(of: next.turn, next).subtracting(before), "\(position.notation)")
        #expect(found.opens.count <= 4 && found.lets == nil && found.contrast == nil)
        seen += 1
      }
    }
    #expect(seen > 20, "\(seen)")
  }

  /// That somebody soon has to open a corner is said only while one is empty.
  @Test func noCornerIsFearedWhereNoneIsLeft() {
    var seen: [Bool: Int] = [:]
    for position in Self.positions(200, seed: 18) {
      for move in position.legalMoves {
        let measures = Reversi.measures(of: move, in: position)
        guard let choice = measures.first(where: { $0.name == "choice" }),
          let next = position.playing(move)
        else { continue }
        let isLeft = [0, 7, 56, 63].contains { next.disc(on: $0) == nil }
        #expect((choice.answer != nil) == isLeft, "\(position.notation) \(move)")
        seen[isLeft, default: 0] += 1
      }
    }
    #expect(seen[true, default: 0] > 20)
  }

  /// Of a square that both wanted, and that the move itself opened, it is told by which discs.
  @Test func whatTheMoveOpenedIsToldByItsDiscs() throws {
    var seen = 0
    for position in Self.positions(150, seed: 16) {
      let before = Self.moves(of: position.turn.other, position)
      for (played, better) in zip(position.legalMoves, position.legalMoves.dropFirst()) {
        guard let next = position.playing(played), next.turn != position.turn,
          next.legalMoves.contains(better)
        else { continue }
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 2 : -8) })
        let known = ReviewedMove(played.description, guesses: guesses, line: [better.description])
        guard let found = Reversi.explanation(of: known, course: [better], in: position) else { continue }
        let discs = found.openedBy.compactMap { Reversi.Move($0)?.square }
        #expect(
          discs.isEmpty == before.contains(better.description), "\(position.notation) \(played) \(better)")
        guard !discs.isEmpty else { continue }
        let turned = try #require(better.square.map { Set(next.flips(of: $0).joined()) })
        let changed = try #require(played.square.map { Set(position.flips(of: $0).joined()).union([$0]) })
        #expect(turned == Set(discs) && !changed.isDisjoint(with: discs))
        seen += 1
      }
    }
    #expect(seen > 20, "\(seen)")
  }
}
