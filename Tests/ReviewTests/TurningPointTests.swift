// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import EngineCore
import GameCore
import Reversi
import SceneKit
import Testing

/// What a review shows of a game on a person's scale.
struct TurningPointTests {
  private func positions<G: Game>(_ game: G.Type, _ moves: String) throws -> [G.Position] {
    let played = moves.split(separator: " ").compactMap { G.Move(String($0)) }
    return try #require(GameLine<G>(GameOptions(), moves: played)).past
  }

  private func move(_ played: String, _ values: [String: Int]) -> ReviewedMove {
    ReviewedMove(played, values: values, isWhole: true)
  }

  /// Estimates and what a player has found are kept as text, and texts of before are read.
  @Test func estimatesAreTextBothWays() throws {
    let review = GameReview([
      ReviewedMove(
        "d3", values: [:], guesses: ["d3": -6, "e6": 4], isWhole: false, line: ["c3", "c4"], finding: .found),
      ReviewedMove("c5", values: ["c5": 2], guesses: ["f6": 3], isWhole: false, finding: .shown),
      ReviewedMove("f6", values: ["f6": 0], isWhole: true),
    ])
    #expect(review.text == "+:1,d3:~-6,e6:~4~>c3>c4 +:0,c5:2,f6:~3~ f6:0")
    #expect(GameReview(review.text, moves: ["d3", "c5", "f6"]) == review)
    #expect(GameReview("4:2,5:7 *:0,^:-1,1:-9~", moves: ["4", "2"])?.moves[0].guesses == [:])
    for wrong in ["+:7,d3:1", "d3:~~4", "d3"] { #expect(GameReview(wrong, moves: ["d3"]) == nil, "\(wrong)") }
  }

  /// By an estimate a mistake changes sides and falls by eight; more than four is a slip; what is proven counts before.
  @Test(arguments: [
    (4, -4, true, false), (3, -4, false, true), (12, 4, false, true), (4, 0, false, false),
    (-2, -20, false, true),
    (1, -1, false, false),
  ])
  func estimates(best: Int, played: Int, isMistake: Bool, isSlip: Bool) {
    let move = ReviewedMove("a1", values: [:], guesses: ["a1": played, "b1": best], isWhole: false)
    #expect(move.isEstimated == isMistake && (move.mistake != nil) == isMistake && move.isSlip == isSlip)
    #expect(!move.isJudged && move.value == nil && move.bestMoves == ["b1"])
    let proven = ReviewedMove("a1", values: ["a1": 2, "b1": 20], guesses: ["c1": 30], isWhole: false)
    #expect(proven.isJudged && proven.mistake == nil && !proven.isSlip, "a win is a win")
  }

  /// Four mistakes of one side: the one that lasted is told, and those of the opening quietly.
  @Test func theOpeningIsToldQuietly() throws {
    let moves = "4 4 3 3 2 2 7 7"
    let before = try positions(ConnectFour.self, moves)
    let review = GameReview([
      move("4", ["4": 0, "3": 5]), move("4", ["4": 1]), move("3", ["3": -3, "4": 0]),
      move("3", ["3": 0, "1": 5]),
      move("2", ["2": -6, "4": 0]), move("2", ["2": 0, "4": 5]), move("7", ["7": -9, "5": 4]),
      move("7", ["7": 5]),
    ])
    let points = ConnectFour.turningPoints(of: review, in: before, own: .first)
    #expect(points.main == 7 && points.moves == [7] && points.quiet == [1, 3, 5])
    #expect(points.returned == [3: 4, 4: 5, 5: 6, 6: 7] && !points.isOthers)
    #expect((1...8).filter { points.mark(of: $0) != nil } == [1, 3, 5, 7] && points.mark(of: 7) == .heavy)
    let others = ConnectFour.turningPoints(of: review, in: before, own: .second)
    // Three in a row with both ends open are seen by anybody, however early.
    #expect(others.quiet == [4] && others.moves == [6])
    let fine = GameReview(review.moves.enumerated().map { $0 % 2 == 0 ? move($1.move, [$1.move: 1]) : $1 })
    let none = ConnectFour.turningPoints(of: fine, in: before, own: .first)
    // Three in a row could have been four: that is seen without any value.
    #expect(none.moves == [7] && none.explanations[7]?.fault == .unused && !none.isOthers)
  }

  /// In a game that nobody has solved an early mistake that costs much by what can be seen is told like any other, and no story says
  /// that little was better.
  @Test func aDearMistakeOfTheOpeningIsTold() throws {
    let moves = "d3 c3 f5 e3 b2 d6 f3 f2"
    let before = try positions(Reversi.self, moves)
    func points(_ cost: Int) -> TurningPoints {
      Reversi.turningPoints(
        of: GameReview(
          zip(moves.split(separator: " "), before).map { played, position in
            let guesses = Dictionary(
              uniqueKeysWithValues: position.legalMoves.map {
                ($0.description, played == "b2" && $0.description == "b2" ? -cost : 0)
              })
            return ReviewedMove(String(played), guesses: guesses)
          }), in: before, own: .first)
    }
    #expect(points(22).moves == [5] && points(22).ranked == [5] && points(22).quiet.isEmpty)
    #expect(points(8).moves.isEmpty && points(8).quiet == [5])
  }

  /// Where nothing of the move itself can be seen, the line that punishes it says what it comes to, and what it comes to is proven.
  @Test func aLineSaysWhatItComesTo() throws {
    let moves = "1 3 5 3 1 1 4 4 3 7 2 5 2 1".split(separator: " ").compactMap {
      ConnectFour.Move(String($0))
    }
    let before = try #require(GameLine<ConnectFour>(GameOptions(), moves: moves)).past
    let lost = ReviewedMove(
      "1", values: ["1": -3, "2": 5], isWhole: true, line: ["2", "2", "4", "1", "4"])
    let found = try #require(ConnectFour.explanation(of: lost, in: before[13]))
    #expect(found.lets?.idea.name == "double threat" && found.lets?.distance == 3 && found.cost == 8)
    #expect(found.lets?.idea.lets("Bramble") == "That lets Bramble make two threats, in columns 4 and 5.")
    var estimated = lost
    estimated.line = ["2"]
    #expect(ConnectFour.explanation(of: estimated, in: before[13])?.lets?.idea.name != "double threat")
  }

  /// Who lost and gave something away was not perfect; nor is anything said where nothing was judged.
  @Test func accuracyIsNeverFlattering() {
    let review = GameReview([
      move("4", ["4": 0, "3": 0]), ReviewedMove("1", values: [:], isWhole: false),
      move("2", ["2": -6, "3": -2]),
    ])
    #expect(review.accuracy { _ in true } == 1)
    #expect(review.accuracy(hasLost: true) { _ in true } == 0.99)
    #expect(review.accuracy(hasLost: true) { $0 == 1 } == nil)
    let slip = GameReview([
      ReviewedMove("a1", values: [:], guesses: ["a1": 1, "b1": 9], isWhole: false),
      ReviewedMove("b1", values: [:], guesses: ["b1": 9], isWhole: false),
    ])
    #expect(slip.accuracy { _ in true } == 0.5)
  }

  /// Reversi is estimated from its first move on, the first estimates are there at once, and whoever reads a kept review without any
  /// gets another one.
  @Test func reversiIsEstimatedFromTheFirstMove() throws {
    let moves = "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7".split(separator: " ").map(String.init)
    let record = GameRecord(
      id: "", game: "reversi", options: GameOptions(), ownSeat: .first, seed: 1, moves: moves, seconds: 1)
    let engine = Reversi.Engine(resources: .none)
    let reviewer = try #require(Reversi.reviewer(of: record, engine: engine))
    #expect(reviewer.partial.moves.allSatisfy { $0.guesses.isEmpty })
    let review = try #require(reviewer.review(SearchControl(budget: 4_000_000)))
    #expect(reviewer.progress == 1 && reviewer.partial == review)
    #expect(review.moves.allSatisfy { $0.worth(of: $0.move) != nil })
    #expect(review.moves.allSatisfy { $0.values.isEmpty && !$0.isJudged && $0.value == nil })
    #expect(
      !Reversi.isThin(review) && Reversi.isThin(.empty(of: record)) && !ConnectFour.isThin(.empty(of: record))
    )
    #expect(review.provenFrom == nil && review.hasEstimates)
  }

  /// What punishes a mistake is best play, proven move by move, and legal.
  @Test func theLineIsBestPlay() throws {
    // With two columns full the end is near enough to be seen at once.
    let moves = "4 4 4 4 4 2 2 2 2 2 4 2 1 3 1 3 1 3".split(separator: " ").map(String.init)
    let record = GameRecord(
      id: "", game: "connect-four", options: GameOptions(), ownSeat: nil, seed: 1, moves: moves, seconds: 1)
    let engine = ConnectFour.Engine(resources: .none)
    let review = try #require(
      ConnectFour.reviewer(of: record, engine: engine)?.review(SearchControl(budget: 60_000_000)))
    let line = try #require(
      GameLine<ConnectFour>(GameOptions(), moves: moves.compactMap { ConnectFour.Move($0) }))
    var lines = 0
    for (index, reviewed) in review.moves.enumerated() where reviewed.mistake != nil {
      var position = (line.past + [line.position])[index + 1]
      for text in reviewed.line {
        let values = try #require(engine.values(in: position, control: SearchControl()))
        let move = try #require(ConnectFour.Move(text))
        #expect(values[move] == values.values.max(), "\(text) after \(index + 1)")
        position = try #require(position.playing(move))
      }
      lines += reviewed.line.isEmpty ? 0 : 1
    }
    #expect(lines > 0)
  }

  /// The other side leaves three upright open: that changes the result only where it had not lost already.
  @Test func whoHadLostAlreadyChangedNothing() throws {
    let positions = try positions(ConnectFour.self, "4 1 4 1 4 7")
    func words(_ best: Int) -> [String] {
      var moves = ["4", "1", "4", "1", "4"].map { move($0, [$0: 1]) }
      moves.append(move("7", ["4": best, "7": -9]))
      let points = ConnectFour.turningPoints(of: GameReview(moves), in: positions, own: .first)
      return TurningWords(points, isLoss: false, isSure: true).parts.map(\.words)
    }
    #expect(words(-3) == ["No move of yours changed the result."])
    #expect(words(0) == ["No move of yours changed the result.", "1 of the other side’s did."])
  }

  /// What a line comes to speaks of the reader: of a game of two others it is not told.
  @Test func whoLooksOnIsNotSpokenTo() throws {
    let position = Reversi.Position()
    var found = try #require(
      Reversi.explanation(
        of: ReviewedMove("f5", guesses: ["f5": -20, "d3": 6, "c4": 6, "e6": 6]), in: position))
    found.prospect = Idea("line", [], isGood: false) { telling in
      switch telling {
      case .sentence, .lets, .would: "It comes to this."
      case .clue, .answer, .still, .comesTo: nil
      }
    }
    func told(_ person: (Seat) -> Person) -> Bool {
      let words = ExplanationWords(
        Reversi.self, found, of: Reversi.Move("f5"), in: position, person: person)
      return words.whole.contains("It comes to this.")
    }
    #expect(told { $0 == .first ? .you : .named("Anna") })
    #expect(told { $0 == .first ? .named("Anna") : .you })
    #expect(!told { .named($0 == .first ? "Anna" : "Ben") })
  }

  /// While the game goes on, who is still ahead is told so, and of what shows nothing the best reply, which the board shows.
  @Test func whatIsKeptIsToldWhileTheGameGoesOn() throws {
    let position = Reversi.Position()
    func told(best: Int, value: Int, isWhole: Bool = false, isLive: Bool = true) throws -> String {
      let values = ["f5": value, "d3": best, "c4": best, "e6": best]
      let known =
        isWhole
        ? ReviewedMove("f5", values: values, isWhole: true, line: ["d6"])
        : ReviewedMove("f5", guesses: values, isWhole: false, line: ["d6"])
      let found = try #require(Reversi.explanation(of: known, in: position, isLive: isLive))
      return ExplanationWords(
        Reversi.self, found, of: Reversi.Move("f5"), in: position, isLive: isLive,
        person: { $0 == .first ? .you : .named("Anna") }
      ).whole
    }
    #expect(try told(best: 40, value: 14).contains("You are still likely to win."))
    #expect(try told(best: 40, value: 14, isWhole: true).contains("It still wins."))
    // About level is nobody's win.
    #expect(try !told(best: 30, value: 4).contains("still"))
    let lost = try told(best: 20, value: -20)
    #expect(
      !lost.contains("still")
        && lost.contains("Before that move you were likely to win, and after it to lose."))
    #expect(lost.contains("The best reply to it is d6. No single thing shows why:"))
    #expect(try !told(best: 20, value: -20, isLive: false).contains("The best reply to it"))
  }
}
