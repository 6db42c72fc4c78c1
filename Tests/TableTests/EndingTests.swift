// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// How a game ends: on the board, in words, and with time to look at it.
struct EndingTests {
  private func table(
    _ game: String = "connect-four", _ size: Size = Size(1280, 800),
    _ change: (inout GameOptions, inout Settings) -> Void = { _, _ in }
  ) throws -> House {
    var settings = House.friends
    var options = settings[game: game]
    options.nextGame = .soon
    change(&options, &settings)
    settings[game: game] = options
    let house = try House(size, game: game, settings: settings)
    house.settle()
    return house
  }

  /// Ends a game by its last move, as it is played at the table.
  private func end(_ house: House, _ transcript: String) throws {
    house.handle(.paste(transcript))
    house.settle()
    try house.click("table.undo")
    house.settle()
    try house.click("table.redo")
    house.handle(.pointerMoved(Point(5, 5), time: house.now))
    house.settle()
  }

  private static let games: [(String, String)] = [
    ("connect-four", "1212121"), ("connect-four", "4141414"), ("connect-four", "7676767"),
    ("quarto", "=0a1=2b1=4c1=8d1"), ("quarto", "=0d1=2d2=4d3=8d4"), ("quarto", "=0a1=2b2=4c3=8d4"),
  ]

  /// Each size of window with each size of text; the games take turns.
  private static let places = Sample.sizes.filter { min($0.width, $0.height) >= 560 }.flatMap {
    [($0, 100), ($0, 200)]
  }

  /// It stands beside the board: nothing is hidden, whatever the size of window and text, and the next game has its button.
  @Test(arguments: zip(places.indices.map { games[$0 % games.count] }, places))
  func theResultCoversNothing(_ game: (String, String), _ place: (Size, Int)) throws {
    let (size, text) = place
    let house = try table(game.0, size) { _, settings in settings.textSize = text }
    try end(house, game.1)
    let told = try house.element("table.banner").frame
    let window = Rect(origin: .zero, size: size)
    #expect(window.contains(told))
    for cell in house.stage.elements() where cell.role == .cell {
      #expect(!told.intersects(cell.frame.inset(2)), "\(cell.id) is hidden")
    }
    for id in ["over.rematch", "over.review", "over.position"] {
      #expect(window.contains(try house.element(id).frame))
    }
  }

  @Test func theReasonIsAWholeSentence() throws {
    for (game, transcript, reason) in [
      ("connect-four", "1212121", "Four in a column, with move 7."),
      ("connect-four", "1122334", "Four in a row, with move 7."),
      ("quarto", "=0a1=2b1=4c1=8d1", "Four short pieces in row 1."),
      ("quarto", "=0a1=2b2=4c3=8d4", "Four short pieces on a diagonal."),
      (
        "quarto", "=0a1=2b1=4c1=9d2=ad3=cd4=8d1",
        "Four short pieces in row 1 and four hollow pieces in column d."
      ),
      ("reversi", "e6f4e3f6g5d6e7f5c5", "Player 1 has 64 with the 51 empty squares, Player 2 0."),
    ] {
      let house = try table(game)
      try end(house, transcript)
      let label = try house.element("table.banner").label
      // Between two people it is the person who wins: colours may change hands.
      #expect(["Player 1 wins. " + reason, "Player 2 wins. " + reason].contains(label))
    }
  }

  /// Squares are named, and are no lines.
  @Test func twoSquaresAreNamed() throws {
    let house = try table("quarto") { options, _ in options.switches["squares"] = true }
    try end(house, "=0a1=2b1=4a2=6c1=cc2=8b2")
    #expect(
      try house.element("table.banner").label.dropFirst(9)
        == "wins. Four short pieces in the square a1 to b2 and four short pieces in the square b1 to c2.")
  }

  @Test func aTrophyIsForPeopleOnly() throws {
    for own in [FirstMove.you, .bot] {
      let house = try table { options, _ in
        options.opponent = .character(.bramble)
        options.first = own
      }
      // A pasted game that is over was not played here; this one is over by a disc that was.
      house.handle(.paste("121212"))
      house.settle()
      if own == .you { house.key(.character("1")) } else { house.wait { house.outcome != nil } }
      house.pass(2)
      house.settle()
      let trophies = house.stage.picture().commands.count { command in
        if case .picture(.asset("icons/trophy"), _, _, _) = command { true } else { false }
      }
      #expect(trophies == (own == .you ? 1 : 0))
      #expect(
        try house.element("table.banner").label.hasPrefix(own == .you ? "You win." : "Bramble wins."))
    }
  }

  @Test func aDrawSaysSo() throws {
    let house = try table("tic-tac-toe")
    try end(house, "123546879")
    let slab = try house.element("table.banner")
    #expect(slab.label == "A draw. The board is full, and nobody has three in a line.")
  }

  // MARK: - The ring

  @Test(arguments: ["pointer", "key", "finger", "button"]) func theRingStopsAtTheFirstTouch(_ how: String)
    throws
  {
    let house = try table()
    house.handle(.pointerMoved(Point(5, 5), time: house.now))
    house.type("1212121")
    house.settle()
    house.pass(1)
    #expect(house.has("over.next"))
    switch how {
    case "pointer":
      house.handle(.pointerMoved(Point(7, 7), time: house.now))
      house.pass(0.3)
      #expect(house.has("over.next"), "less than 4 points are no touch")
      house.handle(.pointerMoved(Point(9, 9), time: house.now))
    case "key": house.key(.left)
    case "finger":
      house.handle(.pointerDown(Point(600, 780), .left, isTouch: true, time: house.now))
      house.handle(.pointerUp(Point(600, 780), .left, isTouch: true, time: house.now))
    default:
      house.handle(
        .pointerDown(try house.element("table.sound").frame.center, .left, isTouch: false, time: house.now))
    }
    house.pass(0.2)
    #expect(!house.has("over.next"), "it fades in 160 ms")
    house.pass(60)
    #expect(house.moves.count == 7 && !house.has("over.next"), "it never starts again for this game")
    if how == "button" { return }
    try house.click("over.rematch")
    house.settle()
    #expect(house.moves.isEmpty)
  }

  @Test(arguments: [0.5, 2, 30]) func afterAnyRestTheEndIsTheSame(_ rest: Double) throws {
    let house = try table()
    house.type("121212")
    house.pass(rest)
    house.key(.character("1"))
    house.pass(0.3)
    #expect(!house.has("table.banner"), "the line is lit first")
    house.pass(1.3)
    #expect(house.has("table.banner") && !house.has("over.next"))
    house.pass(0.7)
    #expect(house.has("over.next"))
    house.pass(3)
    house.settle()
    #expect(house.moves.isEmpty && !house.has("table.banner"))
  }

  @Test func withReducedMotionNothingIsCelebrated() throws {
    let house = try table { $1.reducedMotion = true }
    house.type("121212")
    house.key(.character("1"))
    house.pass(0.6)
    #expect(house.has("table.banner"))
  }

  // MARK: - Looking at the end

  /// A click on the board, or the eye, shows the last position as it is, and another one what the board makes of the end.
  @Test(arguments: ["board", "eye"]) func theLastPositionCanBeLookedAt(_ how: String) throws {
    let house = try table()
    try end(house, "1212121")
    let ended = house.stage.picture()
    func look() throws {
      if how == "board" { try house.click("cell.6.4") } else { try house.click("over.position") }
      house.handle(.pointerMoved(Point(5, 5), time: house.now))
      house.settle()
    }
    try look()
    #expect(house.has("over.rematch") && house.has("table.banner"), "the result stays")
    #expect(house.stage.picture() != ended)
    #expect(try house.element("over.position").label == "Show the result")
    try look()
    #expect(try house.element("over.position").label == "Last position")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu", "nothing lies over the board that has to go first")
  }

  /// The next game is a button, and the keyboard is there; without a choice it never begins by itself.
  @Test func theNextGameWaitsForItsButton() throws {
    let house = try table { options, _ in options.nextGame = .off }
    try end(house, "1212121")
    house.pass(600)
    #expect(house.moves.count == 7 && !house.has("over.next"))
    #expect(try house.element("over.rematch").label == "Next game")
    house.key(.enter)
    house.settle()
    #expect(house.moves.isEmpty)
  }

  /// The count says who has what, not which colour.
  @Test func theCountHasNames() throws {
    let house = try table("reversi") { options, _ in
      (options.opponent, options.first, options.nextGame) = (.character(.bramble), .you, .off)
    }
    house.handle(.paste("e6f4e3f6g5d6e7f5"))
    house.settle()
    house.type("c5")
    house.pass(8)
    let label = try house.element("table.banner").label
    #expect(label == "You win. You have 64 with the 51 empty squares, Bramble 0.")
  }

  @Test func aSeriesThatIsOverSaysSo() throws {
    let house = try table { options, _ in
      (options.first, options.nextGame) = (.you, .off)
      options.terms.bestOf = 3
    }
    for _ in 0..<2 {
      house.settle()
      house.type("1212121")
      house.settle()
      house.pass(3)
      let isOver = house.message?.contains("series") == true
      #expect(try house.element("over.rematch").label == (isOver ? "New series" : "Next game"))
      #expect(try house.element("table.wells").value?.hasSuffix("/3") == true)
      if isOver { return }
      try house.click("over.rematch")
      house.settle()
    }
    Issue.record("two wins of three are a series")
  }

  @Test func undoTakesTheResultAway() throws {
    let house = try table()
    try end(house, "1212121")
    try house.click("table.undo")
    #expect(!house.has("table.banner"))
    house.settle()
    #expect(house.moves.count == 6 && house.outcome == nil)
    house.key(.character("1"))
    house.settle()
    house.pass(1)
    #expect(house.has("over.rematch"), "a new end is told again")
  }

  @Test func reviewLooksAtTheGame() throws {
    let house = try table()
    try end(house, "1212121")
    try house.click("over.review")
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.has("table.banner"))
  }

  @Test func theRailTellsHowTheSeriesStands() throws {
    let house = try table()
    house.type("1212121")
    house.pass(2)
    #expect(house.message == "Player 1 leads, 1 to 0.")
    #expect(try house.element("plate.you").label == "Player 1, Coral \u{00B7} Winner")
    #expect(try house.element("plate.other").label == "Player 2, Amber \u{00B7} Lost")
  }

  /// The colours change hands with every game, the point does not.
  @Test func thePointStaysWithThePerson() throws {
    let house = try table()
    house.type("1212121")
    house.pass(2)
    try house.click("over.rematch")
    house.pass(30)
    #expect(try house.element("plate.you").label == "Player 1, Amber \u{00B7} Waiting")
    #expect(try house.element("plate.other").label == "Player 2, Coral \u{00B7} To move")
    #expect(try house.element("plate.you").value == "1")
    #expect(try house.element("plate.other").value == "0")
    // Coral wins again, and that is somebody else.
    house.type("1212121")
    house.pass(2)
    #expect(house.message == "All square, 1 to 1.")
    #expect(try house.element("plate.other").label == "Player 2, Coral \u{00B7} Winner")
  }

  @Test func aPastedGameCountsForNobody() throws {
    let house = try table()
    house.type("1212121")
    house.pass(2)
    house.handle(.paste("121212"))
    house.settle()
    house.type("1")
    house.pass(2)
    #expect(
      house.outcome == "coral wins column" && house.message == "This game does not count in the series.")
    #expect(try house.element("plate.you").value == "1")
    #expect(try house.element("plate.other").value == "0")
    house.key(.character("z"), [.control])
    house.pass(2)
    #expect(try house.element("plate.you").value == "1")
  }

  /// While the winning disc falls nobody is said to move, and nothing is told that cannot be seen yet.
  @Test func nothingIsToldBeforeItIsSeen() throws {
    let house = try table()
    house.type("121212")
    house.key(.character("1"))
    var falling = 0
    var hasLanded = false
    for _ in 0..<200 where !house.has("table.banner") {
      #expect(house.message?.isEmpty == true)
      let labels = try ["plate.you", "plate.other"].map { try house.element($0).label }
      hasLanded = hasLanded || labels.allSatisfy { $0.hasSuffix("Game over") }
      if !hasLanded { falling += 1 }
      // Once the disc rests it is over, and the lights on the four tell who has won.
      #expect(labels.allSatisfy { $0.hasSuffix(hasLanded ? "Game over" : "Waiting") }, "\(labels)")
      house.pass(1.0 / 60)
    }
    #expect(falling > 20)
    #expect(try house.element("plate.you").label.hasSuffix("Winner"))
  }

  /// The result is read for as long as it counts down, and a hand that moves meanwhile has time.
  @Test func whoeverMovesIsNotHurriedOn() throws {
    for moved in [false, true] {
      let house = try table()
      house.type("121212")
      house.handle(.pointerMoved(Point(200, 200), time: house.now))
      house.key(.character("1"))
      for _ in 0..<200 where !house.has("table.banner") { house.pass(1.0 / 60) }
      // Before the ring is there.
      house.pass(0.1)
      if moved { house.handle(.pointerMoved(Point(230, 200), time: house.now)) }
      house.pass(30)
      #expect(house.moves.isEmpty == !moved)
      guard !moved else { continue }
      #expect(try house.element("table.message").value == "Ctrl Z brings the last game back.")
      house.key(.character("z"), [.control])
      house.settle()
      #expect(house.moves.count == 7)
    }
  }

  /// However high the window is, the score keeps off the words below it.
  @Test(arguments: [720.0, 760, 800, 840, 900, 1000]) func theScoreStandsApart(height: Double) throws {
    let house = try table("reversi", Size(1280, height))
    try end(house, "e6f4e3f6g5d6e7f5c5")
    let (score, told) = try (house.element("table.score").frame, house.element("table.banner").frame)
    #expect(told.y - score.maxY >= 8, "\(told.y - score.maxY)")
  }

  // MARK: - Counting out

  @Test func reversiCountsItsDiscsOut() throws {
    let house = try table("reversi")
    house.handle(.paste("e6f4e3f6g5d6e7f5"))
    house.settle()
    house.type("c")
    house.key(.character("5"))
    house.pass(0.7)
    #expect(!house.has("table.banner"))
    house.pass(2)
    #expect(try house.element("table.banner").label.hasPrefix("Player 1 wins."))
    let discs = {
      house.stage.picture().commands.compactMap { command -> Double? in
        if case .picture(.asset("pieces/reversi-disc-ink"), let frame, _, _) = command, frame.width > 40 {
          return frame.midY
        }
        return nil
      }
    }
    // Side by side in one row, apart from the disc on the plate.
    #expect(Set(discs()).count <= 2 && discs().count >= 13)
    try house.click("cell.8.8")
    house.settle()
    #expect(Set(discs()).count > 3, "a click lays them back")
  }

  @Test func aKeyEndsTheCounting() throws {
    let house = try table("reversi")
    house.handle(.paste("e6f4e3f6g5d6e7f5"))
    house.settle()
    house.type("c")
    house.key(.character("5"))
    for _ in 0..<120 where house.outcome == nil { house.pass(1.0 / 60) }
    house.pass(0.1)
    #expect(!house.has("table.banner"))
    house.key(.left)
    house.pass(0.05)
    #expect(house.has("table.banner"))
    house.pass(10)
    #expect(house.moves.count == 9, "whoever pressed a key is not hurried on")
  }
}
