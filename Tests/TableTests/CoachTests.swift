// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import ConnectFour
import EngineCore
import Foundation
import GameCore
import GoldenKit
import Preferences
import Reversi
import StageKit
import Testing

@testable import Stage
@testable import Table

/// The coach speaks of a move that gave something away, before the bot answers it, and says nothing that is not so.
struct CoachTests {
  private func table(
    _ coach: Coach = .explains, game: String = "connect-four", first: FirstMove = .you,
    size: Size = Size(1280, 800)
  ) throws -> House {
    var settings = Settings()
    settings[game: game].coach = coach
    settings[game: game].first = first
    settings[game: game].opponent = Opponent(kind: .bot, level: 1)
    let house = try House(size, game: game, settings: settings)
    house.settle()
    return house
  }

  /// Whole files: weights that are cut off are none.
  private static let resources = Resources { path in
    (try? Data(contentsOf: URL(filePath: Repository.assets + "/" + path))).map { Array($0) }
  }

  /// You have three in column 4 and leave it; amber has three in column 1 and takes it.
  static let open = "4 1 4 1 4 1"

  @Test(arguments: [0.0, 0.5, 2, 30]) func aGivenAwayWinIsSpokenOf(rest: Double) throws {
    let house = try table()
    house.handle(.paste(Self.open))
    house.settle()
    house.pass(rest)
    try house.click("column.7")
    house.wait(step: 0.1) { house.has("coach.message") }
    #expect(try house.element("coach.message").label == "You could have won at once.")
    #expect(
      try house.element("coach.message").value
        == "Column 4 would have made four. That does not stop Pebble from making four in column 1.")
    #expect(house.message == "You could have won at once.")
    // The bot waits for the answer, however long that takes.
    house.pass(rest + 5)
    #expect(house.moves.count == 7)
    try house.click("coach.takeback")
    house.settle()
    #expect(house.moves.count == 6 && !house.has("coach.message"))
    try house.click("column.4")
    house.wait(step: 0.1) { house.outcome != nil }
    #expect(house.outcome == "you wins column")
  }

  /// The reply that it fears stands on the board as a numbered ghost, and what is the point of it glows.
  @Test func itShowsWhatItFears() throws {
    let house = try table()
    house.handle(.paste(Self.open))
    house.settle()
    try house.click("column.7")
    house.wait(step: 0.1) { house.has("coach.message") }
    house.settle()
    let scene = try #require(house.stage.top.scene as? TableScene<ConnectFour>)
    let line = try #require(scene.view.line)
    #expect(line.kind == .danger && line.moves.map(\.description) == ["1"])
    #expect(line.cells == ["cell.3.1", "cell.4.1", "cell.5.1", "cell.6.1"])
    house.key(.escape)
    house.pass(0)
    #expect(scene.view.line == nil)
  }

  /// What was there in place of a move is no line of the other side's; and a line goes on to the number that the words name, though
  /// its first move is in the same column.
  @Test(arguments: [("33324241", "cell.3.5", 0), ("333242413225442561", "cell.2.1", 3)])
  func aPictureShowsWhatIsSaid(moves: String, cell: String, count: Int) throws {
    let house = try table(first: .bot)
    house.handle(.paste(moves.dropLast().map(String.init).joined(separator: " ")))
    house.settle()
    try house.click("column.\(moves.suffix(1))")
    house.wait(step: 0.1) { house.has("coach.message") }
    house.settle()
    let scene = try #require(house.stage.top.scene as? TableScene<ConnectFour>)
    let said = try house.element("coach.message")
    #expect(scene.view.line?.cells.contains(cell) == true, "\(said)")
    #expect(scene.view.line?.moves.count ?? 0 == count, "\(said)")
    #expect(said.value?.contains("See number") == (count > 1), "\(said)")
  }

  /// In Reversi it speaks from the opening on, by an estimate, and says that it is one.
  @Test func aGivenCornerIsSpokenOfInTheOpening() throws {
    var settings = Settings()
    settings[game: "reversi"].coach = .explains
    settings[game: "reversi"].first = .you
    settings[game: "reversi"].opponent = Opponent(kind: .bot, level: 1)
    let house = try House(game: "reversi", settings: settings, resources: Sample.resources)
    house.settle()
    house.handle(.paste("f5f4g3d6c7f6c4c3d3c5"))
    house.settle()
    try house.click("cell.2.2")
    house.wait(step: 0.1) { house.has("coach.message") || house.moves.count > 11 }
    let said = try house.element("coach.message")
    #expect(said.label.contains("the corner a1."), "\(said)")
    #expect(said.value?.contains("It costs about ") == true, "\(said)")
    // Where no reply is shown, the corner is lit all the same.
    let scene = try #require(house.stage.top.scene as? TableScene<Reversi>)
    house.pass(1)
    #expect(scene.view.line?.cells.contains("cell.1.1") == true)
    house.pass(30)
    try house.click("coach.takeback")
    house.settle()
    #expect(house.moves.count == 10)
  }

  /// What costs much is spoken of where a person can see why; squares that a move opens, and numbers, are left to the review.
  @Test(arguments: [
    // The game was level, and the best reply turns three discs.
    ("c4e3f4g3f2e2g4g5f5f6h4e6f7g6h5c5b6c6d6e7e8g2e1d2", "cell.1.7", true),
    ("f5d6c4d3e6f4e3g6c3c5c6b4f6c2d2d1f3f2e2g3g4h5f1g5h4h3e1h6", "cell.1.3", false),
    ("f5d6c4d3e6f4e3g6c3c5c6b4f6c2d2d1f3f2e2g3g4h5f1g5", "cell.4.8", false),
  ]) func whatCostsMuchIsSpokenOfWhereItIsSeen(moves: String, cell: String, isSeen: Bool) throws {
    var settings = Settings()
    settings[game: "reversi"].coach = .explains
    settings[game: "reversi"].first = .you
    settings[game: "reversi"].opponent = Opponent(kind: .bot, level: 1)
    let house = try House(game: "reversi", settings: settings, resources: Self.resources)
    house.settle()
    house.handle(.paste(moves))
    house.settle()
    try house.click(cell)
    let count = moves.count / 2 + 1
    house.wait(step: 0.1) { house.has("coach.message") || house.moves.count > count }
    #expect(house.has("coach.message") == isSeen, "\(house.message)")
    guard isSeen else { return }
    let said = try house.element("coach.message")
    #expect(!said.label.hasPrefix("It costs") && said.value?.contains("It costs ") == true, "\(said)")
  }

  @Test func whoKnowsPlaysOn() throws {
    let house = try table()
    house.handle(.paste(Self.open))
    house.settle()
    try house.click("column.7")
    house.wait(step: 0.1) { house.has("coach.message") }
    house.key(.escape)
    #expect(!house.has("coach.message"))
    house.wait(step: 0.1) { house.moves.count == 8 }
  }

  /// Having spoken in one game, even the quiet one speaks in the next.
  @Test func everyGameIsHeardAnew() throws {
    let house = try table(.stops)
    for _ in 0..<2 {
      house.handle(.paste(Self.open))
      house.settle()
      try house.click("column.7")
      house.wait(step: 0.1) { house.has("coach.message") || house.moves.count == 8 }
      try house.click("coach.playon")
      house.wait(step: 0.1) { house.moves.count == 8 }
      house.settle()
    }
  }

  /// The quiet one has said it: a second mistake soon after is the person's own affair.
  @Test(arguments: [Coach.stops, .explains]) func theQuietOneLeavesOneInPeace(coach: Coach) throws {
    let house = try table(coach)
    house.handle(.paste(Self.open))
    house.settle()
    try house.click("column.7")
    house.wait(step: 0.1) { house.has("coach.message") }
    try house.click("coach.playon")
    house.wait(step: 0.1) { house.moves.count == 8 }
    house.settle()
    try house.click("table.undo")
    house.settle()
    try #require(house.moves.count == 6)
    try house.click("column.6")
    house.wait(step: 0.1) { house.has("coach.message") || house.moves.count == 8 }
    // What loses at once is always said.
    #expect(house.has("coach.message"))
  }

  /// Amber has three in a row with both ends open: nothing is left to give away.
  @Test func aMoveOfALostGameIsNotSpokenOf() throws {
    let house = try table()
    house.handle(.paste("1 3 1 4 7 5"))
    house.settle()
    try house.click("column.2")
    house.wait(step: 0.1) { house.moves.count == 8 || house.has("coach.message") }
    #expect(house.moves.count == 8 && !house.has("coach.message"))
  }

  /// In Quarto the half that was wrong is spoken of before the gift, and it alone is taken back.
  @Test(arguments: [true, false]) func aPlacementIsSpokenOfBeforeTheGift(isTakenBack: Bool) throws {
    var settings = Settings()
    settings[game: "quarto"].coach = .stops
    settings[game: "quarto"].first = .bot
    settings[game: "quarto"].switches["squares"] = true
    settings[game: "quarto"].opponent = Opponent(kind: .bot, level: 1)
    let house = try House(game: "quarto", settings: settings)
    house.settle()
    house.handle(.paste("=b b2 =4 c1 =6 c3 =5 b3 =3 c2 =8 d1 =9 a4 =c d3 =e"))
    house.settle()
    let count = house.moves.count
    try house.click("cell.2.4")
    house.wait(step: 0.1) { house.has("coach.message") }
    let said = try house.element("coach.message")
    #expect(said.label == "You could have won at once.")
    #expect(said.value?.contains("After d2 no piece is safe to give.") == true, "\(said)")
    #expect(house.moves.count == count + 1, "no piece has been given")
    // Nothing is given by a click before somebody has answered, however long they rest.
    for rest in [0.5, 2, 30] {
      house.pass(rest)
      try house.click("piece.0")
      #expect(house.has("coach.message") && house.moves.count == count + 1)
    }
    if isTakenBack { try house.click("coach.takeback") } else { house.key(.escape) }
    house.settle()
    #expect(!house.has("coach.message") && house.moves.count == count + (isTakenBack ? 0 : 1))
    guard isTakenBack else { return }
    // Whoever insists may have it.
    house.pass(2)
    try house.click("cell.2.4")
    house.wait(step: 0.1) { house.moves.count > count }
    #expect(house.moves.count == count + 1)
  }

  /// A win at once that is left is stopped; on the empty board nothing is said of a move that only theory minds.
  @Test func theOpeningIsLeftAlone() throws {
    let house = try table(.explains)
    try house.click("column.3")
    house.wait(step: 0.1) { house.moves.count == 2 || house.has("coach.message") }
    #expect(house.moves.count == 2)
    house.handle(.paste("4 1 4 1 4 2"))
    house.settle()
    try house.click("column.5")
    house.wait(step: 0.1) { house.has("coach.message") || house.moves.count == 8 }
    #expect(try house.element("coach.message").label == "Column 4 would have made four.")
  }

  @Test func enterTakesBack() throws {
    let house = try table()
    house.handle(.paste(Self.open))
    house.settle()
    try house.click("column.7")
    house.wait(step: 0.1) { house.has("coach.message") }
    house.key(.enter)
    house.settle()
    #expect(house.moves.count == 6)
  }

  /// Amber has three in column 1. Who took back once and still does not see it is told the move; who goes on is not, nor a move later.
  @Test(arguments: [0.5, 2, 30]) func whoTookBackIsToldTheBetterMove(rest: Double) throws {
    let house = try table()
    house.handle(.paste("4 1 4 1 7 1"))
    house.settle()
    let better = "Column 1 was the better move."
    func play(_ column: String) throws -> String {
      try house.click(column)
      house.wait(step: 0.1) { house.has("coach.message") }
      house.pass(rest)
      return try #require(house.element("coach.message").value)
    }
    #expect(try !play("column.7").contains(better))
    try house.click("coach.takeback")
    house.settle()
    let again = try play("column.2")
    #expect(again.hasSuffix(better), "\(again)")
    try house.click("coach.takeback")
    house.settle()
    try house.click("column.1")
    house.wait(step: 0.1) { house.moves.count == 8 }
    house.settle()
    #expect(!house.has("coach.message"))
  }

  @Test func aGoodMoveIsNotSpokenOf() throws {
    let house = try table()
    // Amber threatens to have four in column 1, and that is all.
    house.handle(.paste("4 1 4 1 7 1"))
    house.settle()
    try house.click("column.1")
    house.wait(step: 0.1) { house.moves.count == 8 || house.has("coach.message") }
    #expect(house.moves.count == 8)
  }

  @Test func itIsSilentUnlessItIsAsked() throws {
    let house = try table(.off)
    house.handle(.paste(Self.open))
    house.settle()
    try house.click("column.7")
    house.wait(step: 0.1) { house.moves.count == 8 || house.has("coach.message") }
    #expect(house.moves.count == 8)
  }

  @Test(arguments: [Size(720, 560), Size(720, 1000), Size(1280, 800)]) func bothAnswersCanBeReached(
    _ size: Size
  )
    throws
  {
    let house = try table(size: size)
    house.handle(.paste(Self.open))
    house.settle()
    try house.click("column.7")
    house.wait(step: 0.1) { house.has("coach.message") }
    let (back, on) = (try house.element("coach.takeback"), try house.element("coach.playon"))
    #expect(back.frame.height >= 38 && on.frame.height >= 38)
    #expect(back.frame.intersection(on.frame).isEmpty)
    try house.click("coach.playon")
    house.wait(step: 0.1) { house.moves.count == 8 }
  }

  @Test func theSettingsChooseHowMuchItSays() throws {
    let house = try table(.off)
    try house.click("table.settings")
    house.settle()
    try house.click("settings.coach.quiet")
    #expect(house.stage.settings[game: "connect-four"].coach == .stops)
    #expect(try house.element("settings.coach.quiet").isSelected)
  }
}
