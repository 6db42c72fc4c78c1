// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import StageKit
import Testing

@testable import Stage

/// People look before they act. Whatever they rest, what follows must look the same.
struct RestTests {
  static let rests = [0, 0.5, 2, 60]

  private func table(_ game: String, _ change: (inout Settings) -> Void = { _ in }) throws -> House {
    var settings = House.friends
    change(&settings)
    let house = try House(game: game, settings: settings)
    house.settle()
    return house
  }

  /// The pictures of everything that moves after `act`, a sixtieth of a second apart.
  private func motion(_ house: House, rest: Double, _ act: (House) throws -> Void) throws -> [DrawList] {
    house.pass(rest)
    try act(house)
    var pictures = [house.stage.picture()]
    for _ in 0..<600 where house.wake == .nextFrame {
      house.late(1.0 / 60)
      pictures.append(house.stage.picture())
    }
    return pictures
  }

  private func expectSameMotion(
    _ game: String, least frames: Int, after prepare: (House) throws -> Void = { _ in },
    _ act: (House) throws -> Void
  ) throws {
    var first: [[DrawCommand]] = []
    for rest in Self.rests {
      // What a thread of its own finds out comes when it comes.
      let house = try table(game) { $0[game: "pentominoes"].switches = ["left": false, "warn": false] }
      try prepare(house)
      house.settle()
      // The clock of a puzzle tells how long somebody rested; everything else is equal.
      let pictures = try motion(house, rest: rest, act).map { $0.withoutClock }
      if first.isEmpty { first = pictures }
      #expect(pictures.count == first.count, "\(game) after \(rest) s")
      #expect(pictures.count >= frames, "\(game) after \(rest) s")
      #expect(
        zip(pictures, first).allSatisfy { $0 == $1 || Self.rounded($0) == Self.rounded($1) },
        "\(game) after \(rest) s shows something else")
    }
  }

  /// The same moment on two clocks is the same but for the last digits.
  private static func rounded(_ picture: [DrawCommand]) -> String {
    picture.map { "\($0)" }.joined(separator: "\n").replacing(/\d+\.\d+/) { number in
      String(Int(((Double(number.output) ?? 0) * 1000).rounded()))
    }
  }

  @Test func aDiscFalls() throws {
    try expectSameMotion("connect-four", least: 40) { $0.key(.character("4")) }
  }

  @Test func aDiscIsTakenBackAndSetAgain() throws {
    try expectSameMotion(
      "connect-four", least: 15, after: { $0.type("44") }, { $0.key(.character("z"), [.control]) })
    try expectSameMotion(
      "connect-four", least: 40,
      after: {
        $0.type("44")
        $0.key(.character("z"), [.control])
      }, { $0.key(.character("z"), [.control, .shift]) })
  }

  @Test func theBoardIsCleared() throws {
    try expectSameMotion(
      "connect-four", least: 30, after: { $0.type("4433") }, { $0.key(.character("n"), [.control]) })
    try expectSameMotion(
      "reversi", least: 20, after: { $0.type("d3") }, { $0.key(.character("n"), [.control]) })
    try expectSameMotion(
      "quarto", least: 20, after: { try QuartoPlay.play($0, ["f", "1.1", "3"]) },
      { $0.key(.character("n"), [.control]) })
  }

  @Test func discsTurn() throws {
    try expectSameMotion("reversi", least: 20) { try $0.click("cell.3.4") }
  }

  @Test func aPieceIsGivenAndSet() throws {
    try expectSameMotion("quarto", least: 15) { try $0.click("piece.f") }
    try expectSameMotion(
      "quarto", least: 15, after: { try QuartoPlay.play($0, ["f"]) }, { try $0.click("cell.2.2") })
  }

  @Test func aTileFliesHome() throws {
    try expectSameMotion("pentominoes", least: 12) { house in
      let tile = try house.element("tile.X").frame.center
      let board = try house.element("cell.1.1").frame
      house.drag(from: tile, to: Point(board.x - 2, board.y - 2))
    }
  }

  @Test func aReplayGoesOneStepOn() throws {
    var first: [[DrawCommand]] = []
    for rest in Self.rests {
      var past = Sample.past(1)
      past.review = .empty(of: past)
      let house = try House.replaying(past)
      house.key(.home)
      house.settle()
      let pictures = try motion(house, rest: rest) { $0.key(.right) }.map { $0.withoutClock }
      if first.isEmpty { first = pictures }
      #expect(pictures.count >= 30 && pictures.count == first.count, "after \(rest) s")
      #expect(zip(pictures, first).allSatisfy { $0 == $1 || Self.rounded($0) == Self.rounded($1) })
    }
  }

  @Test func aPopupRises() throws {
    try expectSameMotion("connect-four", least: 8) { try $0.click("table.settings") }
  }

  /// Held above the board for as long as one likes, then let go.
  @Test(arguments: rests) func aDiscThatWasHeldFalls(_ rest: Double) throws {
    let house = try table("connect-four")
    let plate = try house.element("plate.you").frame
    let column = try house.element("column.2").frame
    let above = Point(column.midX, column.y - 20)
    house.drag(from: Point(plate.x + 36, plate.midY), to: above, letGo: false)
    house.pass(rest)
    house.handle(.pointerUp(above, .left, isTouch: false, time: house.now))
    #expect(house.moves == ["2"])
    let start = house.now
    house.pass(0.3)
    let disc = try house.element("piece.1").frame
    #expect(disc.midY < column.maxY - 1.5 * disc.height, "it cannot lie at the bottom yet")
    house.settle()
    #expect((0.6...1.5).contains(house.now - start))
    #expect(try house.element("piece.1").frame.midY > column.maxY - 1.2 * disc.height)
  }

  /// A picture that comes late slows the motion down.
  @Test func aLatePictureDoesNotSwallowAMotion() throws {
    for game in ["connect-four", "reversi", "quarto"] {
      let house = try table(game)
      house.pass(2)
      switch game {
      case "connect-four": house.stage.handle(.key(.character("4"), [], isRepeat: false), now: house.now)
      case "reversi":
        house.key(.character("d"))
        house.stage.handle(.key(.character("3"), [], isRepeat: false), now: house.now)
      default:
        let piece = try house.element("piece.f").frame.center
        house.stage.handle(.pointerDown(piece, .left, isTouch: false, time: house.now), now: house.now)
        house.stage.handle(.pointerUp(piece, .left, isTouch: false, time: house.now), now: house.now)
      }
      house.late(0.7)
      #expect(house.wake == .nextFrame, "\(game) moves on")
      var frames = 0
      while house.wake == .nextFrame && frames < 600 {
        house.late(1.0 / 60)
        frames += 1
      }
      #expect(frames >= 12, "\(game) has \(frames) pictures left")
    }
  }

  /// The same evening at any rhythm of pictures ends in the same picture.
  @Test func theRhythmOfPicturesChangesNothing() throws {
    let rhythms: [(String, (Int) -> Double)] = [
      ("60", { _ in 1.0 / 60 }), ("30", { _ in 1.0 / 30 }), ("144", { _ in 1.0 / 144 }),
      ("irregular", { [0.003, 0.02, 0.011, 0.4, 0.009][$0 % 5] }),
    ]
    for (game, keys) in [("connect-four", "443526"), ("reversi", "d3c3c4")] {
      var first: DrawList?
      for (name, step) in rhythms {
        let house = try table(game)
        for key in keys {
          house.key(.character(key))
          for frame in 0..<2000 where house.wake == .nextFrame { house.late(step(frame)) }
        }
        let picture = house.stage.picture()
        if let first { #expect(picture == first, "\(game) at \(name)") } else { first = picture }
      }
    }
  }

  // MARK: - The end of a game

  @Test func theResultWaitsForTheLastDisc() throws {
    let house = try table("connect-four") { $0[game: "connect-four"].nextGame = .soon }
    house.type("121212")
    house.pass(2)
    house.key(.character("1"))
    _ = house.takeSounds()
    house.pass(0.2)
    #expect(!house.has("table.banner") && house.outcome == nil, "the disc still falls")
    #expect(try house.element("plate.you").value == "0")
    #expect(!house.takeSounds().contains { $0.cue == .win })
    for _ in 0..<200 where !house.has("table.banner") { house.pass(1.0 / 60) }
    #expect(house.outcome == "coral wins column")
    #expect(try house.element("plate.you").value == "1")
    #expect(house.takeSounds().contains { $0.cue == .win })
    #expect(!house.has("over.next"), "the line is shown before anything is counted down")
    house.settle()
    #expect(house.has("over.next"))
  }

  @Test(arguments: ["pointer", "key"]) func whoeverReadsTheBoardIsLeftInPeace(_ how: String) throws {
    let house = try table("connect-four") { $0[game: "connect-four"].nextGame = .soon }
    house.type("1212121")
    house.settle()
    #expect(house.has("over.next"))
    if how == "pointer" {
      house.handle(.pointerMoved(try house.element("column.3").frame.center, time: house.now))
    } else {
      house.key(.left)
    }
    house.pass(0.2)
    #expect(!house.has("over.next"))
    house.pass(60)
    #expect(house.moves.count == 7)
  }

  @Test func noBannerOverTheEmptiedBoard() throws {
    let house = try table("connect-four") { $0[game: "connect-four"].nextGame = .soon }
    house.type("1212121")
    house.settle()
    for _ in 0..<600 where house.moves.count == 7 {
      house.pass(1.0 / 60)
      if house.message == "A new game." { #expect(!house.has("table.banner")) }
    }
    #expect(house.moves.isEmpty && !house.has("table.banner"))
  }

  @Test func thePiecesOfQuartoGoToTheWellsOfTheNextGame() throws {
    let house = try table("quarto")
    try QuartoPlay.playToAWin(house)
    house.settle()
    try house.click("over.rematch")
    var before: [String: Rect] = [:]
    for _ in 0..<600 where !house.moves.isEmpty {
      house.pass(1.0 / 60)
      let pieces = house.stage.elements().filter { $0.role == .piece }
      before = Dictionary(uniqueKeysWithValues: pieces.map { ($0.id, $0.frame) })
    }
    #expect(house.moves.isEmpty && before.count == 16)
    house.pass(1.0 / 60)
    for piece in house.stage.elements() where piece.role == .piece {
      let old = try #require(before[piece.id])
      #expect((old.center - piece.frame.center).length < 12, "\(piece.id) jumped")
    }
  }

  @Test func withABotTheTreeIsStillOnlyWhenItIsOnesTurn() throws {
    let house = try table("quarto") {
      $0[game: "quarto"].opponent = Opponent(kind: .bot, level: 1)
      $0[game: "quarto"].first = .you
    }
    house.pass(2)
    try house.click("piece.f")
    for _ in 0..<20_000 where house.moves.count < 3 {
      let tree = house.stage.tree().json
      if house.moves.count < 3 {
        #expect(tree.contains("\"animating\":true") || tree.contains("\"thinking\":true"))
      }
      house.pass(0.005)
      // The bot thinks on a thread of its own, which wants a processor too.
      usleep(500)
    }
    #expect(house.moves.count == 3)
  }

  /// Who passes over a button is not told what it does; who rests on it is.
  @Test func aTooltipComesToWhoRests() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    let share = try #require(house.controls.first { $0.id == "table.help" })
    func tip() -> Rect? { house.stage.top.interface.frame(of: "tooltip") }
    house.handle(.pointerMoved(share.frame.center, time: house.now))
    house.pass(0.3)
    #expect(tip() == nil)
    house.pass(0.5)
    #expect(tip() != nil)
  }
}

extension DrawList {
  /// Without the digits of the clock.
  fileprivate var withoutClock: [DrawCommand] {
    commands.filter { command in
      if case .text(let words, _, _, _, _) = command { !words.contains(":") } else { true }
    }
  }
}
