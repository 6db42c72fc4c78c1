// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import ConnectFour
import GameCore
import Preferences
import Quarto
import Reversi
import StageKit
import Testing

@testable import Review
@testable import SceneKit
@testable import Stage

/// A past game is gone through: what each move was worth, what should have been played, and a way to try again.
struct ReviewTests {
  /// You give a win away with move 3 and lose the draw with move 5; the bot lets the game go with move 6.
  private func house(_ size: Size = Size(1280, 800), review: GameReview? = Sample.review) throws -> House {
    var past = Sample.past(1)
    past.review = review
    return try House.replaying(past, size)
  }

  /// The game plays by itself and rests longer on what was a mistake.
  @Test func aMistakeIsLookedAtLonger() throws {
    let house = try house()
    try house.click("replay.play")
    var times: [Int: Double] = [:]
    for _ in 0..<1200 where times[7] == nil {
      house.pass(1.0 / 60)
      let count = house.moves.count
      if times[count] == nil { times[count] = house.now }
    }
    let rests: [Double] = try (1..<7).map {
      let (from, until) = try (#require(times[$0]), #require(times[$0 + 1]))
      return until - from
    }
    let mistakes = [3, 5]
    for (index, rest) in rests.enumerated() {
      // A disc may fall for longer than an ordinary move is looked at.
      let range = mistakes.contains(index + 1) ? 1.39...1.45 : 0.69...1
      #expect(range.contains(rest), "after move \(index + 1)")
    }
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func mistakesAreGoneThroughOneByOne(_ size: Size) throws {
    let house = try house(size)
    #expect(try house.element("replay.marks").value == "3 5", "the bot's are quiet ticks")
    #expect(try !house.element("review.previous-mistake").isEnabled)
    try house.click("review.next-mistake")
    house.settle()
    #expect(try house.element("replay.position").value == "3")
    try house.click("review.next-mistake")
    house.pass(2)
    #expect(try house.element("replay.position").value == "5")
    #expect(try !house.element("review.next-mistake").isEnabled)
    house.key(.pageUp)
    house.pass(2)
    #expect(try house.element("replay.position").value == "3")
    house.key(.pageDown)
    house.pass(2)
    #expect(try house.element("replay.position").value == "5")
  }

  /// The sentence and the words under it, in whatever order the window has room for.
  private func said(_ house: House) throws -> Set<String> {
    let element = try house.element("review.sentence")
    return [element.label, element.value ?? ""]
  }

  @Test func everyMoveIsJudged() throws {
    let house = try house()
    let wanted: [[String]] = [
      ["Move 1: you played column 4", "The only move that won."],
      ["Move 2: Cork played column 4", "Every move lost here."],
      ["Move 3: you played column 3", "This gave the win away."],
      ["Move 4: Cork played column 3", "There was no other move."],
      ["Move 5: you played column 2", "This gave the draw away."],
      ["Move 6: Cork played column 2", "This turned a win into a loss."],
      ["Move 7: you played column 1", "Nothing is proven here."],
    ]
    for sentences in wanted {
      house.key(.right)
      house.settle()
      let element = try house.element("review.sentence")
      #expect(element.value == sentences[0])
      if sentences[0].hasPrefix("Move 6") { continue }
      #expect(element.label == sentences[1])
    }
    // No percentage says how good anybody is.
    let drawn = house.stage.picture().commands.compactMap { command in
      if case .text(let words, _, _, _, _) = command { words } else { nil }
    }
    #expect(!drawn.contains { $0.hasSuffix("%") })
  }

  /// In every window what the move was worth is large, and which move it was small print over it.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000), Size(1250, 600)])
  func theVerdictIsTheLargeText(_ size: Size) throws {
    let house = try house(size)
    try house.click("review.next-mistake")
    house.pass(30)
    func styles(_ sentence: String) -> [TextStyle] {
      house.stage.picture().commands.compactMap { command in
        guard case .text(let words, let style, _, _, _) = command, !words.isEmpty, sentence.hasPrefix(words)
        else { return nil }
        return style
      }
    }
    #expect(
      styles("This gave the win away.").contains { $0.face == .vollkornSemiBold && $0.size >= 18 })
    #expect(styles("Move 3: you played column 3").contains { $0.face == .manropeSemiBold && $0.size == 15 })
    #expect(try house.element("review.legend").label == "Above the line: You lead. Below: Cork leads.")
  }

  /// The first line counts what mattered, each part leads to its first move.
  @Test func theFirstLineCounts() throws {
    let house = try house()
    #expect(try house.element("review.turning.1").label == "2 big mistakes", "you won it after all")
    try house.click("replay.first")
    house.pass(2)
    try house.click("review.turning.1")
    house.pass(2)
    #expect(try house.element("replay.position").value == "5", "the worst for a person")
    var past = Sample.past(1)
    past.review = Sample.review
    past.outcome = Outcome(winner: .second, reason: "row")
    #expect(
      try House.replaying(past).element("review.turning.1").label == "2 moves cost you the game")
    let fine = GameReview(
      Sample.review.moves.map { ReviewedMove($0.move, values: [$0.move: 1], isWhole: true) })
    #expect(
      try self.house(review: fine).element("review.turning.1").label == "No move of yours changed the result."
    )
    let unknown = GameReview.empty(of: Sample.past(1))
    #expect(try self.house(review: unknown).element("review.turning.1").label == "No mistakes found.")
  }

  /// The graph is what one takes hold of: a click on a bar goes to its move.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func aClickOnTheGraphGoesToItsMove(_ size: Size) throws {
    let house = try house(size)
    let graph = try house.element("replay.marks").frame
    #expect(try house.element("replay.scrub").frame == graph)
    let count = Sample.review.moves.count
    for move in [3, 1, count, 2] {
      let at = Point(graph.x + (Double(move) - 0.5) / Double(count) * graph.width, graph.maxY - 16)
      house.handle(.pointerDown(at, .left, isTouch: false, time: house.now))
      house.handle(.pointerUp(at, .left, isTouch: false, time: house.now))
      house.pass(2)
      #expect(try house.element("replay.position").value == String(move))
    }
  }

  /// It begins at the first mistake, also when that is found only while one waits, unless one has gone on.
  @Test func itOpensWhereThereIsSomethingToSee() throws {
    var past = Sample.past(1)
    past.review = Sample.review
    let archive = MemoryArchive(past: [past])
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.showPast(fromStart: false)
    #expect(try house.element("replay.position").value == "5", "what cost most")
    for hasGoneOn in [false, true] {
      past.review = nil
      let board = try #require(Replayer<ConnectFour>(ReplaySubject(past)))
      board.begin()
      #expect(board.index == 0)
      if hasGoneOn {
        board.go(to: 1)
        board.go(to: 0)
      }
      board.review = Sample.review
      #expect(board.index == (hasGoneOn ? 0 : 5))
    }
  }

  /// Seven pieces are seven moves, and a gift belongs to the piece before it.
  @Test func halvesAreCountedAsOne() throws {
    let line = ["=f", "a1", "=3", "b2", "=7", "c3", "=8", "d1", "=1", "d2", "=2", "d3", "=4", "d4"]
    let house = try House.replaying(Sample.past(1, "quarto", moves: line))
    house.key(.end)
    house.settle()
    #expect(try house.element("replay.position").label == "Move 7 of 7")
    #expect(Sample.past(1, "quarto", moves: line).moveCount == 7)
    #expect(GameRecord.count(of: ["=f"]) == 1 && GameRecord.count(of: [String]()) == 0)
    #expect(GameRecord.count(of: ["f5", GameRecord.pass, "d6"]) == 2)
  }

  /// A long reason breaks once, or is told in the review alone, before it is too small to be read.
  @Test(arguments: [Size(1280, 800), Size(1366, 768), Size(1024, 768), Size(1422, 800)])
  func reasonsInTheListCanBeRead(_ size: Size) throws {
    var past = Sample.past(1)
    past.review = Sample.review
    past.options.opponent = .far
    past.options.far.name = "Maximiliane-Wilhelmine X"
    let house = try House.replaying(past, size)
    let rows = house.stage.elements().filter { $0.id.hasPrefix("review.mistake.") }
    let sizes = house.stage.picture().commands.compactMap { command -> Double? in
      guard case .text(_, let style, let at, _, _) = command, rows.contains(where: { $0.frame.contains(at) })
      else { return nil }
      return style.size
    }
    #expect(rows.isEmpty || sizes.count >= 3 * rows.count && sizes.allSatisfy { $0 >= 12 }, "\(sizes)")
    #expect(!rows.isEmpty || size.width < 1280)
  }

  /// Every mistake stands in the list, the worst first, and next and previous visit every one of them.
  @Test func theListHasEveryMistake() throws {
    let moves = "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7 c5".split(separator: " ").map(String.init)
    var past = Sample.past(1, "reversi", moves: moves)
    past.review = GameReview(
      moves.enumerated().map { index, move in
        let cost = [6: 20, 8: 12, 10: 13][index] ?? 0
        // Behind from the first of them on.
        let best = index > 6 ? -9 : 0
        return ReviewedMove(move, values: [:], guesses: [move: best - cost, "a1": best], isWhole: false)
      })
    let house = try House.replaying(past)
    try house.click("replay.first")
    house.pass(2)
    #expect(try house.element("replay.marks").value == "7 9 11")
    let rows = try [7, 11, 9].map { try house.element("review.mistake.\($0)") }
    #expect(rows.map(\.value) == ["1 of 3", "2 of 3", "3 of 3"])
    #expect(rows.map(\.frame.y) == rows.map(\.frame.y).sorted())
    for number in ["7", "9", "11"] {
      try house.click("review.next-mistake")
      house.pass(2)
      #expect(try house.element("replay.position").value == number)
    }
    try house.click("review.mistake.7")
    house.pass(2)
    #expect(try house.element("replay.position").value == "7" && house.has("move.1"))
  }

  @Test(arguments: [0.5, 2, 30]) func aMistakeCanBeTriedAgain(rest: Double) throws {
    let house = try house()
    #expect(!house.has("review.retry"))
    try house.click("review.next-mistake")
    house.pass(rest)
    try house.click("review.retry")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(house.moves == ["4", "4"])
  }

  /// Columns say what they were worth before the move.
  @Test func theColumnsWearTheirValues() throws {
    let house = try house()
    try house.click("review.next-mistake")
    house.settle()
    #expect(try house.element("column.4").value == "2 +20")
    #expect(try house.element("column.3").value == "1 =")
    #expect(try house.element("column.1").value == "0")
  }

  @Test func whileNothingIsKnownTheReplayIsAsItWas() throws {
    let house = try house(review: .empty(of: Sample.past(1)))
    #expect(try house.element("replay.marks").value == "")
    #expect(try !house.element("review.next-mistake").isEnabled)
    house.key(.right)
    house.settle()
    #expect(try said(house).contains("Nothing is proven here."))
  }
}
