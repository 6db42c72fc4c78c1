// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import StageKit
import Testing

@testable import Stage
@testable import Table

/// What is done while the bot's turn lasts.
struct PremoveTests {
  private func house(
    _ game: String = "connect-four", pace: Int = 2, _ change: (inout GameOptions) -> Void = { _ in }
  )
    throws -> House
  {
    var settings = Settings()
    settings.pace = pace
    settings[game: game].opponent = .character(.pebble)
    (settings[game: game].first, settings[game: game].nextGame) = (.you, .off)
    change(&settings[game: game])
    let house = try House(game: game, settings: settings)
    house.settle()
    return house
  }

  /// Time passes until the bot has moved; its thread wants a processor, too.
  private func waitFor(_ count: Int, _ house: House) {
    if house.moves.count < count { house.wait { house.moves.count >= count } }
  }

  private func column(_ number: Int, _ house: House) throws -> Point {
    try house.element("column.\(number)").frame.center
  }

  @Test func aClickWhileTheBotThinksIsTheNextMove() throws {
    let house = try house()
    house.click(at: try column(4, house))
    house.pass(0.2)
    house.click(at: try column(2, house))
    #expect(house.moves == ["4"])
    #expect(try house.element("table.premove").value == "2")
    #expect(try house.element("table.message").value == "Then you play column 2. Esc takes it back.")
    waitFor(3, house)
    #expect(house.moves.prefix(1) == ["4"] && house.moves[2] == "2" && !house.has("table.premove"))
  }

  @Test(arguments: [0, 4]) func byTheKeyboardAtAnyPace(pace: Int) throws {
    let house = try house(pace: pace)
    house.key(.character("4"))
    house.pass(0.1)
    house.key(.character("6"))
    #expect(try house.element("table.premove").value == "6")
    // The last word counts.
    house.key(.character("3"))
    #expect(try house.element("table.premove").value == "3")
    waitFor(3, house)
    #expect(house.moves[2] == "3")
    waitFor(4, house)
    house.settle()
    house.pass(2)
    #expect(house.moves.count == 4, "it is one move")
  }

  @Test(arguments: ["escape", "right", "undo"]) func itIsTakenBack(how: String) throws {
    let house = try house()
    house.click(at: try column(4, house))
    house.pass(0.2)
    house.click(at: try column(2, house))
    #expect(house.has("table.premove"))
    switch how {
    case "escape": house.key(.escape)
    case "undo": house.key(.character("z"), [.control])
    default:
      let point = try column(6, house)
      house.handle(.pointerDown(point, .right, isTouch: false, time: house.now))
      house.handle(.pointerUp(point, .right, isTouch: false, time: house.now))
    }
    #expect(!house.has("table.premove") && house.moves == ["4"] && house.stage.top.scene.name == "table")
    waitFor(2, house)
    house.settle()
    house.pass(3)
    #expect(house.moves.count == 2)
  }

  /// It can be taken back while the bot's disc still falls, too.
  @Test func theBotsMoveIsSeenFirst() throws {
    let house = try house()
    house.key(.character("4"))
    house.pass(0.1)
    house.key(.character("2"))
    waitFor(2, house)
    #expect(house.moves.count == 2 && house.has("table.premove"))
    house.key(.escape)
    house.settle()
    house.pass(2)
    #expect(house.moves.count == 2 && house.message == "Choose a column.")
  }

  /// Two clicks in the same place, whatever lies between them.
  @Test(arguments: [0.02, 0.1, 0.2, 0.3, 0.42], [true, false])
  func aDoubleClickIsOneMove(gap: Double, reduced: Bool) throws {
    var settings = Settings()
    settings.reducedMotion = reduced
    settings[game: "connect-four"].opponent = .character(.pebble)
    settings[game: "connect-four"].first = .you
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    let place = try column(4, house)
    for shift in [Point(0, 0), Point(3, 2), Point(-2, 0)] {
      house.handle(.pointerDown(place + shift, .left, isTouch: false, time: house.now))
      house.handle(.pointerUp(place + shift, .left, isTouch: false, time: house.now))
      let end = house.now + gap
      while house.now < end {
        house.pass(min(0.02, end - house.now))
        usleep(2000)
      }
    }
    #expect(!house.has("table.premove"))
    waitFor(2, house)
    house.settle()
    house.pass(3)
    #expect(house.moves.count == 2 && house.moves[0] == "4", "\(house.moves)")
  }

  @Test func aKeyThatTremblesIsOneMove() throws {
    let house = try house()
    house.key(.character("4"))
    house.pass(0.1)
    house.key(.character("4"))
    house.pass(0.1)
    house.key(.enter)
    house.pass(0.05)
    house.key(.enter)
    #expect(!house.has("table.premove"), "the disc still falls there")
    waitFor(2, house)
    house.settle()
    house.pass(2)
    #expect(house.moves.count == 2)
  }

  /// Once the own disc lies there, a click on it is meant.
  @Test func theSameColumnCanComeNext() throws {
    let house = try house { $0.opponent = .character(.onyx) }
    let table = try #require(house.stage.layers.compactMap { $0.scene as? any HasPremove }.last)
    house.key(.character("4"))
    for _ in 0..<200 where !table.rests { house.pass(1.0 / 60) }
    guard house.moves.count == 1 else { return }
    house.pass(0.6)
    if house.moves.count == 1 {
      house.key(.character("4"))
      #expect(house.has("table.premove"))
    }
  }

  @Test func whatBecomesImpossibleQuietlyLeaves() throws {
    let house = try house("reversi")
    house.handle(.paste("f5"))
    house.settle()
    waitFor(2, house)
    house.settle()
    // Nothing is turned in that corner.
    let legal = try #require(house.stage.elements().first { $0.value == "legal" })
    house.click(at: legal.frame.center)
    house.pass(0.6)
    if house.moves.count == 3 {
      house.click(at: try house.element("cell.8.8").frame.center)
      #expect(house.has("table.premove"))
    }
    waitFor(4, house)
    house.settle()
    house.pass(1)
    #expect(house.moves.count == 4 && !house.has("table.premove") && !house.has("toast"))
    #expect(house.message == "Your move.")
  }

  @Test func aSquareOfReversiComesNext() throws {
    let house = try house("reversi")
    for key in "f5" { house.key(.character(key)) }
    house.pass(0.3)
    let table = try #require(house.stage.layers.compactMap { $0.scene as? any HasPremove }.last)
    house.click(at: try house.element("cell.4.3").frame.center)
    #expect(try house.element("table.premove").value == "c4")
    #expect(!house.stage.picture().commands.isEmpty)
    waitFor(2, house)
    let isLegal = table.legal.contains("c4")
    house.settle()
    house.pass(0.3)
    #expect((house.moves.count > 2 && house.moves[2] == "c4") == isLegal)
  }

  /// The bot may be a blink faster than whoever takes it back: that key means nothing else then.
  @Test(arguments: [0.02, 0.3, 0.45, 2, 30]) func escapeJustAfterIt(rest: Double) throws {
    let house = try house()
    house.key(.character("4"))
    house.pass(0.1)
    house.key(.character("2"))
    waitFor(3, house)
    house.pass(rest)
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == (rest < 0.5 ? "table" : "menu"))
    #expect(rest > 0.5 || house.moves.count >= 3)
  }

  @Test func whatHasBecomeImpossibleIsSaid() throws {
    let house = try house("reversi")
    for key in "f5" { house.key(.character(key)) }
    house.pass(0.3)
    house.click(at: try house.element("cell.8.8").frame.center)
    #expect(house.has("table.premove"))
    waitFor(2, house)
    house.settle()
    let words = "The move you had planned is not possible any more. A disc on h8 would turn nothing."
    for rest in [0.5, 2, 30] {
      house.pass(rest)
      #expect(!house.has("table.premove") && house.moves.count == 2)
      #expect(try house.element("table.message").value == words)
    }
    let legal = try #require(house.stage.elements().first { $0.value == "legal" })
    house.click(at: legal.frame.center)
    house.pass(0.6)
    #expect(try house.element("table.message").value != words)
  }

  /// Whatever still moves on the board.
  @Test(arguments: ["connect-four", "reversi"]) func theGhostIsSeenAtOnce(game: String) throws {
    let house = try house(game)
    for key in game == "reversi" ? "f5" : "4" { house.key(.character(key)) }
    house.pass(0.1)
    for key in game == "reversi" ? "c4" : "2" { house.key(.character(key)) }
    #expect(house.has("table.premove"))
    let with = house.stage.picture().commands.count
    house.key(.escape)
    #expect(!house.has("table.premove") && house.stage.picture().commands.count < with)
  }

  /// Nothing can be said beforehand where the piece is not known, between two people, or of a friend far away.
  @Test func elsewhereAClickMeansNothing() throws {
    let quarto = try house("quarto")
    try quarto.click("piece.f")
    quarto.pass(0.2)
    try quarto.click("cell.2.2")
    #expect(!quarto.has("table.premove"))
    var settings = Settings()
    settings[game: "connect-four"].opponent = .far
    settings[game: "connect-four"].first = .you
    let far = try House(game: "connect-four", settings: settings)
    far.settle()
    far.key(.character("4"))
    far.pass(2)
    far.key(.character("3"))
    far.pass(2)
    #expect(!far.has("table.premove") && far.moves == ["4"])
  }

  @Test func anotherGameForgetsIt() throws {
    for how in ["restart", "undo twice", "paste"] {
      let house = try house()
      house.key(.character("4"))
      house.pass(0.1)
      house.key(.character("2"))
      #expect(house.has("table.premove"))
      switch how {
      case "restart": house.key(.character("n"), [.control])
      case "paste": house.handle(.paste("1 1 2 2"))
      default:
        house.key(.character("z"), [.control])
        house.key(.character("z"), [.control])
      }
      house.settle()
      #expect(!house.has("table.premove"), "\(how)")
      house.pass(3)
      #expect(
        !house.moves.contains("2") || how == "paste" && house.moves == ["1", "1", "2", "2"],
        "\(how): \(house.moves)")
    }
  }
}

private protocol HasPremove {
  var rests: Bool { get }
  var legal: [String] { get }
}

extension TableScene: HasPremove {
  fileprivate var rests: Bool { table.isSettled }
}
