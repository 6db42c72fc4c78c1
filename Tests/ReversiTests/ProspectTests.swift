// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What a line or a whole game comes to.
struct ProspectTests {
  private static let corners: UInt64 = 0x8100_0000_0000_0081

  /// Any line from a position, by moves that are drawn; nil where it is too short.
  private func line(
    from start: Reversi.Position, _ length: Int, _ random: inout SeededRandom
  ) -> (moves: [Reversi.Move], end: Reversi.Position)? {
    var (moves, position): ([Reversi.Move], Reversi.Position) = ([], start)
    while moves.count < length, let move = position.legalMoves.randomElement(using: &random),
      let next = position.playing(move)
    {
      moves.append(move)
      position = next
    }
    return moves.count == length ? (moves, position) : nil
  }

  private func count(_ seat: Seat, _ position: Reversi.Position) -> Int {
    Reversi.Position(black: position.black, white: position.white, turn: seat).legalMoves.count
  }

  /// Of two lines that are drawn each sentence is held against the boards at their ends: no corner is ever turned again.
  @Test func whatIsToldIsSoOnTheBoards() throws {
    var random = SeededRandom(seed: 5)
    var seen: [String: Int] = [:]
    for number in 0..<2000 {
      guard let start = line(from: Reversi.Position(), 8 + number % 38, &random)?.end,
        let a = line(from: start, 6, &random), let b = line(from: start, 6, &random),
        let idea = Reversi.prospect(of: a.moves, instead: b.moves, from: start)
      else { continue }
      let (seat, words) = (start.turn, idea.lets("Bramble"))
      seen[idea.name + (words == nil ? ", missed" : ""), default: 0] += 1
      func corners(_ seat: Seat, _ end: Reversi.Position) -> Int {
        ((seat == .first ? end.black & ~start.black : end.white & ~start.white) & Self.corners)
          .nonzeroBitCount
      }
      if idea.name == "corner later" {
        if let words {
          let later = try #require(
            a.moves.indices.first {
              $0 % 2 == 1 && ["a1", "h1", "a8", "h8"].contains(a.moves[$0].description)
            })
          #expect(
            words
              == "With best play Bramble takes the corner \(a.moves[later]), \(later) move\(later == 1 ? "" : "s") later."
          )
          #expect(corners(seat.other, a.end) > 0 && corners(seat.other, b.end) == 0)
        } else {
          #expect(corners(seat, b.end) > 0 && corners(seat, a.end) == 0)
        }
      } else if idea.name == "passes" {
        func passes(_ moves: [Reversi.Move], _ seat: Seat) -> Int {
          start.line(moves).count { $0.seat == seat && $0.move == .pass }
        }
        if words != nil {
          #expect(passes(a.moves, seat) > 1 && passes(b.moves, seat) == 0)
        } else {
          let (count, less) = (passes(b.moves, seat.other), passes(a.moves, seat.other))
          #expect(
            count > less && idea.would("Bramble")?.contains(count > 1 ? "\(count) times" : "twice") == true)
        }
      } else if idea.name == "edge later" {
        func discs(_ seat: Seat, _ end: Reversi.Position) -> Int {
          idea.cells.count { cell in
            let place = cell.split(separator: ".").compactMap { Int($0) }
            let square = UInt64((place[0] - 1) * 8 + place[1] - 1)
            return (seat == .first ? end.black : end.white) >> square & 1 == 1
          }
        }
        let (own, theirs) = (discs(seat, a.end), discs(seat.other, a.end))
        let (ownThen, theirsThen) = (discs(seat, b.end), discs(seat.other, b.end))
        #expect(idea.cells.count == 8 && theirs > own + 1 && ownThen > theirsThen)
        #expect(words?.contains("belongs to Bramble, \(theirs) discs to \(own).") == true)
        #expect(
          idea.would("Bramble") == "After \(b.moves[0]) it would be \(ownThen) to \(theirsThen) for you.")
      } else {
        let left = Reversi.Position(black: a.end.black, white: a.end.white, turn: seat).legalMoves
        let squares = left.map(\.description).sorted { String($0.reversed()) < String($1.reversed()) }
        let named = [squares.dropLast().joined(separator: ", "), squares.last ?? ""].filter { !$0.isEmpty }
        #expect((1...3).contains(left.count))
        #expect(
          words
            == "With best play you can only choose from \(named.joined(separator: " and ")) when both sides together have played 5 more moves."
        )
        #expect(
          idea.would("Bramble")
            == "After \(b.moves[0]) you would have \(count(seat, b.end)) squares to choose from then.")
      }
    }
    #expect(seen.count > 2 && seen.values.allSatisfy { $0 > 5 }, "\(seen)")
  }

  /// Of two games that are drawn from one position to their ends it is told who fills the last square, where that is another side.
  @Test func whoMovesLastIsTold() throws {
    var random = SeededRandom(seed: 6)
    func end(of start: Reversi.Position) -> [Reversi.Move] {
      var (moves, position): ([Reversi.Move], Reversi.Position) = ([], start)
      while let move = position.legalMoves.randomElement(using: &random), let next = position.playing(move) {
        moves.append(move)
        position = next
      }
      return moves
    }
    var seen = 0
    for number in 0..<600 {
      guard let start = line(from: Reversi.Position(), 44 + number % 14, &random)?.end else { continue }
      let (a, b) = (end(of: start), end(of: start))
      guard let idea = Reversi.prospect(of: a, instead: b, from: start), idea.name == "last move" else {
        continue
      }
      seen += 1
      func last(_ moves: [Reversi.Move]) -> Seat? { start.line(moves).last { $0.move != .pass }?.seat }
      #expect(last(a) == start.turn.other && last(b) == start.turn, "\(start.notation) \(a) \(b)")
      #expect(idea.would("Bramble")?.contains("after \(b[0]) ") == true)
    }
    #expect(seen > 10, "\(seen)")
  }

  /// A game that was lost by its corners, and by too few moves to choose from.
  @Test func aLostGameIsToldInWhole() throws {
    let text =
      "f5 f6 f7 e3 d3 c3 d2 c1 b2 a1 b3 a3 c2 d1 e6 d6 c4 f4 f2 f8 d7 c6 g7 h8 a2 c8 a4 f3 g8 f1 e2 a5 c5 e1 e8 d8 g3 h3 h2 h1 b7 a8"
    let moves = text.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    let told = Reversi.story(
      of: moves, in: line.past, mistakes: Set(moves.indices), own: .first, name: "Bramble")
    #expect(
      told.first
        == "Bramble took 4 corners: a1 (move 10, after your b2), h8 (move 24, after your g7), h1 (move 40, after your h2) and a8 (move 42, after your b7). As a rule, leave the squares beside an empty corner to the other side."
    )
    // What was no mistake is not blamed for anything.
    let some = Reversi.story(of: moves, in: line.past, mistakes: [8], own: .first, name: "Bramble")
    #expect(
      some.first
        == "Bramble took 4 corners: a1 (move 10, after your b2), h8 (move 24), h1 (move 40) and a8 (move 42)."
    )
    // Whoever took them is told nothing of it.
    let other = Reversi.story(
      of: moves, in: line.past, mistakes: Set(moves.indices), own: .second, name: "Bramble")
    #expect(!other.contains { $0.contains("corner") })
  }

  /// A game in which a person had no move five times running: of the whole game it is told, and of the move that comes to it.
  @Test func manyPassesAreTold() throws {
    let text =
      "f5 f6 e6 f4 f3 d7 c3 f2 e7 d8 c8 d3 e8 b3 e3 d6 a3 d2 e1 b2 c6 c5 c4 c1 a1 f8 d1 f1 e2 b6 c7 b4 a6 b7 a8 b8 a4 b5 a5 b1 a7 pass g8 pass f7 pass c2 pass a2 pass g1"
    let moves = text.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    let told = Reversi.story(
      of: moves, in: line.past, mistakes: Set(moves.indices), own: .second, name: "Bramble")
    #expect(
      told.contains("From move 41 to 46 Bramble moved 6 times in a row, because you had no move."), "\(told)")
    #expect(
      !Reversi.story(of: moves, in: line.past, mistakes: Set(moves.indices), own: .first, name: "Bramble")
        .contains {
          $0.contains("in a row")
        })
    // The same number of moves without a pass, in the place of what came of b5.
    let before = line.past[37]
    var other = [try #require(Reversi.Move("c2"))]
    var end = try #require(before.playing(other[0]))
    while other.count < 8 {
      let next = try #require(
        end.legalMoves.first { move in
          !["a1", "h1", "a8", "h8"].contains(move.description)
            && end.playing(move).map { !$0.mustPass } ?? false
        })
      other.append(next)
      end = try #require(end.playing(next))
    }
    let idea = try #require(Reversi.prospect(of: Array(moves[37..<45]), instead: other, from: before))
    #expect(idea.lets("Bramble") == "With best play you have to pass 2 times after it.")
    #expect(idea.would("Bramble") == "After c2 you would not have to pass so soon.")
  }

  /// A corner that the other side’s own move opened was taken over the disc beside it, whatever else was played there.
  @Test func aCornerIsGivenByTheDiscBesideIt() throws {
    let text =
      "d3 c3 b3 f4 f5 f6 g6 h6 c4 c5 f3 e3 d2 d1 c2 c1 b5 a3 f7 e8 f8 c6 d7 a6 h7 h8 a4 h5 d8 a5 b6 d6 e7 e6 b1 a1 c7 c8 b7 g3 e2 a8 g7 e1 g5 g4 b2 b4 f2 f1 h4 h3 a2 g8 a7 b8 g2 h1 h2 g1"
    let moves = text.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    let told = Reversi.story(
      of: moves, in: line.past, mistakes: Set(moves.indices), own: .first, name: "Bramble")
    #expect(
      told.first
        == "Bramble took 4 corners: h8 (move 26, after your h7), a1 (move 36, after your b1), a8 (move 42, after your b7) and h1 (move 58, after your g2). As a rule, leave the squares beside an empty corner to the other side."
    )
  }

  /// A square beside a corner is blamed for it only when the corner was taken over its disc.
  @Test func aCornerIsBlamedOnTheDiscThatItWasTakenOver() throws {
    let text =
      "d3 c3 b3 f4 f5 f6 g6 h6 c4 c5 f3 e3 d2 d1 c2 c1 b5 a3 f7 e8 f8 c6 d7 a6 h7 h8 a4 h5 d8 a5 b6 d6 e7 e6 b1 a1"
    let moves = text.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    func isUsed(_ name: String, _ cells: [String], at index: Int) -> Bool {
      Reversi.makesUse(of: Idea(name, cells, isGood: false) { _ in nil }, moves[index], in: line.past[index])
    }
    // h8 over h7, a1 over b1.
    #expect(isUsed("C square", ["cell.7.8", "cell.8.8"], at: 25))
    #expect(!isUsed("X square", ["cell.7.7", "cell.8.8"], at: 25))
    #expect(isUsed("C square", ["cell.1.2", "cell.1.1"], at: 35))
    #expect(!isUsed("X square", ["cell.2.2", "cell.1.1"], at: 35))
    // A corner that was open to be taken needs no way.
    #expect(isUsed("opens corner", ["cell.1.1"], at: 35))
  }

  /// The move after which a person was behind to the end; none where a move of theirs is not known.
  @Test func theFallIsTheLastOne() throws {
    let moves = ["f5", "f6", "e6", "f4", "e3"].compactMap { Reversi.Move($0) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    func fall(_ values: [[String: Int]]) -> Int? {
      let reviewed = zip(moves, values).map { ReviewedMove($0.description, guesses: $1) }
      return Reversi.turningPoints(of: GameReview(reviewed), in: line.past, own: .first).behindSince
    }
    let (even, other) = (["f5": 0, "d3": 0], ["f6": 0])
    #expect(fall([even, other, ["e6": -6, "d6": 2], other, ["e3": -8, "g7": -7]]) == 3)
    #expect(fall([even, other, ["e6": -6, "d6": 2], other, ["e3": -8, "g7": 1]]) == 5)
    #expect(fall([even, other, ["e6": 3, "d6": 2], other, ["e3": 1]]) == nil)
    #expect(fall([even, other, [:], other, ["e3": -8, "g7": 1]]) == nil)
  }

  /// Who just gave the lead is told of a move that cost its side that much, and not where only an estimate has changed.
  @Test func aLeadIsGivenByAMove() throws {
    let moves = ["f5", "f6", "e6", "f4", "e3"].compactMap { Reversi.Move($0) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    func told(_ theirs: [String: Int], _ own: [String: Int] = ["e3": -8, "g7": 10]) throws -> String? {
      let values = [["f5": 0], ["f6": 0], ["e6": -6, "d6": 2], theirs, own]
      let review = GameReview(zip(moves, values).map { ReviewedMove($0.description, guesses: $1) })
      return try #require(Reversi.explanations(of: review, in: line.past)[4]).givenLead
    }
    #expect(try told(["f4": -10, "d6": 6]) == "f4")
    #expect(try told(["f4": 6, "d6": -10]) == nil)
    #expect(try told(["f4": -10, "d6": -2]) == nil)
    // Who keeps the lead was given nothing that is gone.
    #expect(try told(["f4": -10, "d6": 6], ["e3": 1, "g7": 20]) == nil)
  }
}
