// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import ConnectFour
import GameCore
import Preferences
import Quarto
import Reversi
import Testing

@testable import Stage

/// A past game is gone through: what each move was worth, what should have been played, and a way to try again.
@Suite struct ReviewTests {
  /// You give a win away with move 3 and lose the draw with move 5; the bot lets the game go with move 6.
  static let review = GameReview([
    ReviewedMove("4", values: ["4": 1, "3": 0], isWhole: true),
    ReviewedMove("4", values: ["4": -1, "1": -4], isWhole: true),
    ReviewedMove("3", values: ["3": 0, "4": 1, "5": 0], isWhole: true),
    ReviewedMove("3", values: ["3": 0], isWhole: true),
    ReviewedMove("2", values: ["2": -4, "5": 0, "1": 0], isWhole: true),
    ReviewedMove("2", values: ["2": -18, "1": 4, "5": 2], isWhole: true),
    ReviewedMove("1", values: [:], isWhole: false),
  ])

  private func house(_ size: Size = Size(1280, 800), review: GameReview? = review) throws -> House {
    var past = HistoryTests.past(1)
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
    let rests = try (1..<7).map { try #require(times[$0 + 1]) - #require(times[$0]) }
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
      ["Move 1, you played 4", "The only move that won."],
      ["Move 2, Cork played 4", "Any move lost here."],
      ["Move 3, you played 3", "It gave the win away."],
      ["Move 4, Cork played 3", "There was no other move."],
      ["Move 5, you played 2", "It lost the draw."],
      ["Move 6, Cork played 2", "It lost a won game."],
      ["Move 7, you played 1", "Nothing is proven here."],
    ]
    for sentences in wanted {
      house.key(.right)
      house.settle()
      let element = try house.element("review.sentence")
      #expect(element.value == sentences[0])
      // Why follows after a colon, where an idea shows it.
      #expect(element.label.hasPrefix(sentences[1].dropLast()), "\(element.label)")
    }
    #expect(try house.element("plate.you").value == "33")
    #expect(try house.element("plate.other").value == "50")
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
      styles("It gave the win away:").contains { $0.face == .vollkornSemiBold && $0.size >= 18 }
        || styles("It gave the win away.").contains { $0.face == .vollkornSemiBold && $0.size >= 18 })
    #expect(styles("Move 3, you played 3").contains { $0.face == .manropeSemiBold && $0.size == 15 })
    #expect(styles("4 kept it. Move 6 gave it back.").contains { $0.size == 15 })
    #expect(try house.element("review.legend").label == "Above the line: You lead. Below: Cork leads.")
  }

  /// The first line counts what mattered, each part leads to its first move.
  @Test func theFirstLineCounts() throws {
    // In the game itself the bot gave both back.
    #expect(try house().element("review.turning.1").label == "2 moves were slips.")
    var moves = Self.review.moves
    moves[5] = ReviewedMove("2", values: ["2": 4, "1": 3], isWhole: true)
    let house = try house(review: GameReview(moves))
    #expect(try house.element("review.turning.1").label == "1 move gave up the game,", "you won it after all")
    #expect(try house.element("review.turning.2").label == "1 was a slip.")
    try house.click("review.turning.1")
    house.pass(2)
    #expect(try house.element("replay.position").value == "5")
    try house.click("review.turning.2")
    house.pass(2)
    #expect(try house.element("replay.position").value == "3")
    let fine = GameReview(
      Self.review.moves.map { ReviewedMove($0.move, values: [$0.move: 1], isWhole: true) })
    #expect(try self.house(review: fine).element("review.turning.1").label == "No move changed the result.")
    let unknown = GameReview.empty(of: HistoryTests.past(1))
    #expect(try self.house(review: unknown).element("review.turning.1").label == "No mistake was found.")
  }

  /// The graph is what one takes hold of: a click on a bar goes to its move.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func aClickOnTheGraphGoesToItsMove(_ size: Size) throws {
    let house = try house(size)
    let graph = try house.element("replay.marks").frame
    #expect(try house.element("replay.scrub").frame == graph)
    let count = Self.review.moves.count
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
    var past = HistoryTests.past(1)
    past.review = Self.review
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
      board.review = Self.review
      #expect(board.index == (hasGoneOn ? 0 : 5))
    }
  }

  /// Seven pieces are seven moves, and a gift belongs to the piece before it.
  @Test func halvesAreCountedAsOne() throws {
    let line = ["=f", "a1", "=3", "b2", "=7", "c3", "=8", "d1", "=1", "d2", "=2", "d3", "=4", "d4"]
    let house = try House.replaying(HistoryTests.past(1, "quarto", moves: line))
    house.key(.end)
    house.settle()
    #expect(try house.element("replay.position").label == "Move 7 of 7")
    #expect(HistoryTests.past(1, "quarto", moves: line).moveCount == 7)
    #expect(GameRecord.count(of: ["=f"]) == 1 && GameRecord.count(of: [String]()) == 0)
    #expect(GameRecord.count(of: ["f5", GameRecord.pass, "d6"]) == 2)
  }

  /// Of both sides or of none, also where names alone have room.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)]) func bothHaveTheirAccuracy(
    _ size: Size
  ) throws {
    var past = HistoryTests.past(1, "quarto", moves: ["=f", "a1", "=3", "b2"])
    past.review = GameReview([
      ReviewedMove("=f", values: [:], isWhole: false), ReviewedMove("a1", values: [:], isWhole: false),
      ReviewedMove("=3", values: ["=3": 0, "=4": 0], isWhole: true),
      ReviewedMove("b2", values: [:], isWhole: false),
    ])
    let house = try House.replaying(past, size)
    let plates = try ["plate.you", "plate.other"].map { try house.element($0) }
    #expect(Set(plates.map(\.value)) == ["100", ""])
    let drawn = house.stage.picture().commands.compactMap { command in
      if case .text(let words, _, _, _, _) = command { words } else { nil }
    }
    #expect(drawn.contains("100 %") && drawn.contains("\u{2013}"))

  }

  /// What was given up without a change of the result is said, too, in the game's own measure.
  @Test func slipsAreSaid() {
    func move(_ played: String, _ values: [String: Int]) -> ReviewedMove {
      ReviewedMove(played, values: values, isWhole: true)
    }
    #expect(Reversi.words(for: move("h1", ["h1": 4, "a7": 10])) == "Gave up 3 discs; a7 kept them.")
    #expect(Reversi.words(for: move("h1", ["h1": -4, "a7": -2])) == "Gave up 1 disc; a7 kept it.")
    #expect(Reversi.words(for: move("h1", ["h1": 10, "a7": 10])) == "Kept the win.")
    #expect(Reversi.words(for: move("h1", ["h1": -2, "a7": 4])) == "It lost a won game. a7 kept it.")
    #expect(ConnectFour.words(for: move("3", ["3": 2, "5": 4])) == "Kept the win; 5 wins sooner.")
    #expect(
      ConnectFour.words(for: move("3", ["3": -9, "5": -4])) == "Any move lost here; 5 lasts longer.")
    #expect(Quarto.words(for: move("a1", ["a1": 1, "b1": 1])) == "Kept the win.")
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
    let house = try house(review: .empty(of: HistoryTests.past(1)))
    #expect(try house.element("replay.marks").value == "")
    #expect(try !house.element("review.next-mistake").isEnabled)
    house.key(.right)
    house.settle()
    #expect(try said(house).contains("Nothing is proven here."))
    #expect(try house.element("plate.you").value == "0")
  }
}
