// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

struct GameReviewTests {
  private let review = GameReview([
    ReviewedMove("4", values: ["4": 2, "5": 7], isWhole: true),
    ReviewedMove("1", values: ["1": 0, "2": 0, "3": 3], isWhole: true),
    ReviewedMove("=e", values: ["=e": -1, "=f": 0], isWhole: false),
    ReviewedMove("6", values: ["6": -1, "2": -3], isWhole: true),
    ReviewedMove("7", values: [:], isWhole: false),
    ReviewedMove("3", values: ["3": 0, "2": -1], isWhole: false),
    ReviewedMove("2", values: ["1": -9], isWhole: false, least: 0, most: -1),
  ])

  @Test func itIsTextBothWays() throws {
    let moves = review.moves.map(\.move)
    let text = review.text
    #expect(text == "4:2,5:7 1:0,2:0,3:3 =e:-1,=f:0~ 2:-3,6:-1 ~ 2:-1,3:0~ *:0,^:-1,1:-9~")
    #expect(GameReview(text, moves: moves) == review)
    #expect(GameReview("", moves: []) == GameReview([]))
    for wrong in ["", "4:2", text + " 4:1", text.replacing("7", with: "x"), "a b c d e f"] {
      #expect(GameReview(wrong, moves: moves) == nil, "\(wrong)")
    }
  }

  @Test(arguments: [
    "4:9223372036854775807", "4:~-9223372036854775808", "4:~-9223372036854775808,3:~9223372036854775807~",
    "*:-9223372036854775808", "^:9223372036854775807", "4:1001", "3:~-1001~",
  ])
  func aScoreThatNoGameHasIsNoReview(text: String) {
    #expect(GameReview(text, moves: ["4"]) == nil)
  }

  @Test func aMistakeIsWhatChangesTheResult() {
    #expect(review.moves.map(\.mistake) == [nil, .win, .draw, nil, nil, nil, .draw])
    #expect(review.moves.map(\.isLost) == [false, false, true, false, false, false, true])
    #expect(review.mistakes == [2, 3, 7])
  }

  /// A longer win is still a win; what is best is another question.
  @Test func whatKeepsAndWhatIsBest() {
    #expect(review.moves[0].keepers == ["4", "5"] && review.moves[0].bestMoves == ["5"])
    #expect(review.moves[1].keepers == ["3"] && review.moves[2].bestMoves == ["=f"])
    #expect(review.moves[5].bestMoves.isEmpty, "a better one may be unknown")
    #expect(review.moves[6].keepers.isEmpty && review.moves[6].bestMoves.isEmpty, "there is one, but which?")
  }

  @Test func accuracyCountsOnlyWhatIsKnown() {
    #expect(review.moves.map(\.isJudged) == [true, true, true, true, false, false, true])
    #expect(review.accuracy { _ in true } == 0.25, "one of four that had something to lose")
    #expect(review.accuracy { $0 % 2 == 1 } == 0)
    #expect(review.accuracy { [4, 5].contains($0) } == nil)
    #expect(review.accuracy { $0 == 3 } == nil, "who is lost anyway does nothing right by playing on")
  }
}
