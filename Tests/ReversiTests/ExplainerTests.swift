// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What a move cost has one unit and one number.
struct ExplainerTests {
  private static let game =
    "d3 c3 e6 f6 f5 e3 f7 f4 c2 c1 b1 a1 g3 d6 b3 a3 c4 d1 c7 c5 b5 c6 e2 c8 b7 a5 a4 f3 e1 a8 d2 f8 g5 f1"

  /// The coach, in the order of the game, and the review, from its end, say the same of two moves of which both have something to say.
  /// With a twentieth of the work that they have at the table they say what they say with all of it.
  @Test func coachAndReviewNameOneCost() throws {
    let moves = Self.game.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let played = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    let record = GameRecord(
      id: "", game: Reversi.info.name, options: GameOptions(), ownSeat: .first, seed: 1,
      moves: moves.map(\.description), seconds: 0)
    let review = try #require(
      Reversi.reviewer(of: record, engine: Reversi.Engine(resources: .none))?
        .review(SearchControl(budget: Reversi.Engine.secondOfWork / 4)))
    let coach = Reversi.Engine(resources: .none)
    let positions = played.past + [played.position]
    var seen = 0
    for index in [10, 24] where review.moves[index].values.isEmpty {
      let judge = Judge<Reversi>(coach, SearchControl(budget: Reversi.Engine.secondOfWork / 10))
      let known = judge.coached(moves[index], in: positions[index], after: positions[index + 1])
      func cost(_ move: ReviewedMove) -> Int? {
        Reversi.explanation(of: move, in: positions[index])?.cost
      }
      let (said, told) = (cost(known), cost(review.moves[index]))
      guard let said, let told else { continue }
      seen += 1
      #expect(abs(said - told) <= 2, "move \(index + 1): \(said) and \(told)")
    }
    #expect(seen == 2)
  }

  /// Words, value and cost count the same discs.
  @Test func theWordsNameTheCost() throws {
    let known = ReviewedMove("f5", guesses: ["f5": -20, "d3": 6, "c4": 6, "e6": 6], isWhole: false)
    let found = try #require(Reversi.explanation(of: known, in: Reversi.Position()))
    #expect(found.cost == 26 && found.fault == .discs && found.isHeavy)
    #expect(Reversi.facets.words(forCost: 26, isProven: false) == "It cost about 26 discs.")
    #expect(Reversi.facets.words(forCost: 1, isProven: true) == "It cost 1 disc.")
    #expect(
      Reversi.facets.words(for: -20, best: 6, isProven: false, "d3", "f5")
        == "With best play d3 would have ended about 6 discs ahead, and f5 ends about 20 discs behind.")
  }

  /// A corner that is opened is explained from a few discs on, and what shows nothing is left to the review.
  @Test func theCoachSpeaksOfCorners() throws {
    let moves = "d3 c3 e6 f6 f5 e3 f7 f4 c2 c1".split(separator: " ").compactMap {
      Reversi.Move(String($0))
    }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    func found(_ move: String, _ cost: Int, reply: String?) -> Explanation? {
      let guesses = Dictionary(
        uniqueKeysWithValues: line.position.legalMoves.map {
          // Both are ahead: of a lead that goes the coach always speaks.
          ($0.description, $0.description == move ? 40 - cost : 40)
        })
      let known = ReviewedMove(move, guesses: guesses, isWhole: false, line: [reply].compactMap { $0 })
      return Reversi.explanation(of: known, in: line.position, isLive: true)
    }
    func explains(_ move: String, _ cost: Int, reply: String?) -> Bool {
      found(move, cost, reply: reply)?.isExplained(from: Reversi.coachedLoss) ?? false
    }
    #expect(explains("b1", 5, reply: "a1") && !explains("b1", 3, reply: "a1"))
    // Without a reason that can be seen it keeps silent, whatever that costs.
    let legal = line.position.legalMoves.map(\.description)
    let silent = legal.filter { !explains($0, 30, reply: nil) }
    #expect(!silent.isEmpty && silent.count < legal.count)
    for move in legal {
      let told = try #require(found(move, 30, reply: nil))
      #expect(silent.contains(move) == (told.lets == nil && told.missed == nil), "\(move)")
    }
  }

  /// A square that both sides want, and that the other one can take now, is a reason of the coach though nothing that the move did is;
  /// a game that is given away with many discs is spoken of however short ago the coach spoke. From a game in which it kept silent.
  @Test func whatBothWantIsSpokenOf() throws {
    let game =
      "f5 f6 e6 d6 c6 f4 f3 f2 c4 d3 g6 d7 f1 h6 c8 d8 e8 g4 h3 h4 h5 h2 e3 g3 c3 e7 c5 b6 e2 b3 b5 c7 a3 c2 c1 a5 a6 a7 d2 b7 f8 "
      + "d1 e1 g5 a8"
    let moves = game.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let position = try #require(GameLine<Reversi>(GameOptions(), moves: moves)).position
    func found(_ cost: Int) -> Explanation? {
      let values = Dictionary(
        uniqueKeysWithValues: position.legalMoves.map {
          ($0.description, $0.description == "b8" ? 12 : 12 - cost)
        })
      return Reversi.explanation(
        of: ReviewedMove("b4", values: values, isWhole: true, line: ["b8"]), in: position)
    }
    let told = try #require(found(36))
    #expect(told.isWanted && told.shownReply == "b8" && told.main == nil && told.merit?.idea.name == "wedge")
    #expect(told.isExplained(from: Reversi.coachedLoss) && told.isUrgent)
    #expect(found(6)?.isExplained(from: Reversi.coachedLoss) != true)
    // Where the game does not go with it, it is wanted only where the other side has much of it.
    var small = told
    (small.best, small.value) = (40, 4)
    #expect(!small.isWanted && small.turnedByReply == ["c7"])
    small.turnedByReply = ["c3", "c4", "c5", "c6"]
    #expect(small.isWanted)
    // What only a better move would have come to is no warning; what was there on the board is, where the lead went.
    var bare = told
    bare.open = nil
    #expect(bare.isExplained(from: Reversi.coachedLoss))
    bare.merit = nil
    // Nor is a square that the move opened, or the best reply, unless it turns more than two or it costs very much.
    for open in [Explanation.Reply.opened("a2"), nil] as [Explanation.Reply?] {
      bare.open = open
      for (count, value) in [(1, -24), (2, -1), (2, -24), (3, -1)] {
        (bare.turnedByReply, bare.value) = ((0..<count).map { "c\($0 + 1)" }, value)
        let isMuch = value == -24 || count == 3
        #expect(bare.isExplained(from: Reversi.coachedLoss) == isMuch && bare.isUrgent, "\(count) \(value)")
        #expect(bare.isAnswered == (open == nil && isMuch && count > 1))
      }
      #expect(bare.shownReply == (open == nil ? "b8" : "a2"))
    }
    // What costs as much as before is told whatever can be shown of it.
    bare.value = -6
    bare.turnedByReply = []
    bare.best = 0
    #expect(!bare.losesLead && !bare.isExplained(from: Reversi.coachedLoss))
    // By estimate a few discs are nobody's lead: who was about level has lost as much.
    for (best, loses) in [(0, true), (-3, true), (-4, false), (-12, false)] {
      (bare.isProven, bare.best, bare.value) = (false, best, best - 20)
      #expect(bare.losesLead == loses, "\(best)")
    }
    (bare.isProven, bare.value) = (true, -6)
    bare.best = told.best
    bare.open = nil
    bare.prospect = Idea("passes", [], isGood: false, isObvious: true) {
      $0 == .would(nil) ? "b8 would." : nil
    }
    #expect(!bare.isExplained(from: Reversi.coachedLoss))
    bare.prospect = Idea("corner", [], isGood: false, isObvious: true) {
      $0 == .lets(nil) ? "a8 falls." : nil
    }
    #expect(bare.isExplained(from: Reversi.coachedLoss))
  }

  /// What the least is that an answer leaves; and that it tells a mistake that the number of answers is too little for: the eighth
  /// move of a game that was lost.
  @Test func fewMovesLeftAreAReason() throws {
    let moves = "f5 f4 f3 g4 h3 h4 h5".split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let position = try #require(GameLine<Reversi>(GameOptions(), moves: moves)).position
    for move in position.legalMoves {
      let next = try #require(position.playing(move))
      let least = next.legalMoves.compactMap { next.playing($0) }.map(\.legalMoves.count).min()
      let told = Reversi.measures(of: move, in: position).first { $0.name == "choice" }
      #expect(told?.measure == least.map { -$0 }, "\(move)")
    }
    let guesses = ["f2": -10, "g2": -12, "g6": -11, "c6": 0, "d6": 14, "e6": 15, "f6": 14]
    let found = try #require(
      Reversi.explanation(of: ReviewedMove("f2", guesses: guesses, isWhole: false), in: position))
    #expect(found.lets?.idea.measure == -2 && found.missed?.idea.measure == -6)
    // The words name a reply that leaves these and no others.
    let after = try #require(Reversi.Move("f2").flatMap { position.playing($0) })
    let told = after.legalMoves.compactMap { reply in
      after.playing(reply).map { (reply, $0.legalMoves.map(\.description)) }
    }.filter { $0.1.count == 2 }.map { reply, left in
      "After f2 Bramble can play \(reply), and only 2 replies are left: \(left[0]) and \(left[1])."
    }
    #expect(found.lets?.lets("Bramble").map(told.contains) == true, "\(told)")
    #expect(
      found.missed?.idea.would("Bramble")
        == "After e6 at least 6 replies would have been left, whatever came.")
    // Nobody at a board feels that two replies are few: while the game goes on both numbers stand beside each other, or nothing does.
    let live = try #require(
      Reversi.explanation(
        of: ReviewedMove("f2", guesses: guesses, isWhole: false), in: position, isLive: true))
    #expect(live.lets == nil && live.missed == nil && live.contrast?.lets == found.lets)
    #expect(live.contrast?.missed == found.missed)
  }

  /// What the line goes on with was not missed, and what the cost is of is told before another move is named.
  @Test func whatComesNextWasNotMissed() throws {
    let moves = Self.game.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    var seen = 0
    for position in line.past where position.legalMoves.count > 2 {
      for better in position.legalMoves {
        let played = try #require(position.legalMoves.first { $0 != better })
        let guesses = Dictionary(
          uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 0 : -6) })
        func explained(_ line: [String]) -> Explanation? {
          Reversi.explanation(
            of: ReviewedMove(played.description, guesses: guesses, isWhole: false, line: line), in: position)
        }
        for reply in try #require(position.playing(played)).legalMoves.map(\.description) {
          guard let found = explained([reply]), found.lets == nil, found.missed != nil else { continue }
          seen += 1
          #expect(explained([reply, better.description])?.missed == nil, "\(position.notation) \(better)")
        }
      }
    }
    #expect(seen > 5, "\(seen)")
  }

  /// A reply is told by its place alone only where the move opened it, or where the other side took what both could have played.
  @Test func aReplyTellsByItsPlace() throws {
    let text =
      "d3 c3 b3 f4 f5 f6 g6 h6 c4 c5 f3 e3 d2 d1 c2 c1 b5 a3 f7 e8 f8 c6 d7 a6 h7 h8 a4 h5 d8 a5 b6 d6 e7 e6 b1 a1 c7 c8 b7 g3 e2 a8 g7 e1 g5 g4"
    let moves = text.split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let line = try #require(GameLine<Reversi>(GameOptions(), moves: moves))
    var seen: [String: Int] = [:]
    for (index, position) in (line.past + [line.position]).enumerated()
    where position.legalMoves.count > 2 && index % 4 == 2 {
      let other = Reversi.Position(black: position.black, white: position.white, turn: position.turn.other)
      for played in position.legalMoves {
        let after = try #require(position.playing(played))
        guard after.turn != position.turn, !after.mustPass else { continue }
        let better = try #require(position.legalMoves.first { $0 != played })
        for reply in after.legalMoves {
          let guesses = Dictionary(
            uniqueKeysWithValues: position.legalMoves.map { ($0.description, $0 == better ? 0 : -60) })
          let found = Reversi.explanation(
            of: ReviewedMove(played.description, guesses: guesses, line: [reply.description]),
            course: [reply], in: position)
          let next = try #require(position.playing(better))
          switch found?.open {
          case .opened(let move)?:
            seen["opened", default: 0] += 1
            #expect(move == reply.description && !other.legalMoves.contains(reply))
            #expect(next.turn == position.turn || !next.legalMoves.contains(reply))
          case .shared(let move)?:
            seen["shared", default: 0] += 1
            #expect(move == reply.description && reply == better && other.legalMoves.contains(reply))
          case nil: continue
          }
          #expect(found?.lets == nil && found?.isTaken == true && found?.isSeen == true)
        }
      }
    }
    #expect(seen["opened", default: 0] > 20 && seen["shared", default: 0] > 4, "\(seen)")
  }

  /// What can be counted is told of both moves, and only where it tells them apart.
  @Test func movesAreComparedByNumbers() throws {
    let moves = "d3 c3 e6 f6 f5 e3 f7 f4 c2 c1".split(separator: " ").compactMap { Reversi.Move(String($0)) }
    let position = try #require(GameLine<Reversi>(GameOptions(), moves: moves)).position
    func count(_ move: Reversi.Move) -> Int? {
      Reversi.measures(of: move, in: position).first { $0.name == "mobility" }?.measure
    }
    let ranked = position.legalMoves.sorted {
      (count($0) ?? 0, $0.description) < (count($1) ?? 0, $1.description)
    }
    let (few, many) = (try #require(ranked.first), try #require(ranked.last))
    #expect(count(few) == position.playing(few)?.legalMoves.count)
    func explained(_ values: [Reversi.Move: Int]) -> Explanation? {
      let guesses = Dictionary(uniqueKeysWithValues: values.map { ($0.key.description, $0.value) })
      return Reversi.explanation(
        of: ReviewedMove(many.description, guesses: guesses, isWhole: false), in: position)
    }
    // The more moves are left, the worse.
    let found = try #require(
      explained(Dictionary(uniqueKeysWithValues: position.legalMoves.map { ($0, -2 * (count($0) ?? 0)) })))
    let (lets, missed) = (try #require(found.lets), try #require(found.missed))
    #expect(lets.idea.measure != nil && lets.idea.name == missed.idea.name && lets.move == many.description)
    #expect((missed.idea.measure ?? 0) < (lets.idea.measure ?? 0))
    // So small a difference is no reason for a lost game.
    let large = explained(
      Dictionary(uniqueKeysWithValues: position.legalMoves.map { ($0, -6 * (count($0) ?? 0)) }))
    #expect(large?.lets?.idea.measure == nil && (large?.cost ?? 0) > 20)
    // A move that is as bad and leaves as few moves: what is counted tells nothing.
    let other = try #require(ranked.dropFirst().first { count($0) == count(few) } ?? ranked.dropFirst().first)
    var values = Dictionary(uniqueKeysWithValues: position.legalMoves.map { ($0, -20) })
    values[ranked.first { $0 != few && $0 != many && (count($0) ?? 0) >= (count(other) ?? 0) } ?? other] = 0
    #expect(explained(values)?.lets?.idea.measure == nil || explained(values)?.lets?.idea.name != "mobility")
  }
}
