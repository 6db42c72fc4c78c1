// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// What is painted and told at a table, as text, while somebody is helped.
struct TablePictureTests {
  private static let sizes = [Size(1366, 768), Size(720, 560), Size(720, 1000)]
  private static let names = ["", "Small", "Tall"]
  /// Of each game a position in which something can be said at once, and a move that leaves it.
  private static let moves = [
    "connect-four": "4 1 4 1 4 1", "quarto": "=4 b2 =b a4 =9 c2 =5 c3 =6 d4 =8 c4 =f",
    "reversi": "f5 f4 d3 f6 g4 h3 h4 h5 f7 f3 f2 e2 d2 d1 f1 e6 d6 f8",
  ]
  private static let wrong = ["connect-four": "column.7", "quarto": "cell.4.2", "reversi": "cell.8.7"]

  private func house(_ game: String, _ size: Size, _ change: (inout Settings) -> Void) throws -> House {
    var settings = House.friends
    change(&settings)
    let house = try House(size, game: game, settings: settings)
    house.settle()
    house.handle(.paste(try #require(Self.moves[game])))
    house.settle()
    return house
  }

  private func expectScene(_ house: House, _ name: String) throws {
    house.handle(.pointerLeft)
    // Whatever is still searched for has been found.
    house.wait(step: 0.1) { house.rests && !house.stage.top.scene.isAsking }
    house.settle()
    try expectSnapshot(of: house, name)
  }

  /// The coach stops a move.
  @Test(arguments: moves.keys.sorted(), [0, 1, 2]) func aWarning(game: String, form: Int) throws {
    let house = try house(game, Self.sizes[form]) { settings in
      settings[game: game].coach = .explains
      settings[game: game].first = game == "quarto" ? .bot : .you
      settings[game: game].opponent = Opponent(kind: .bot, level: 1)
    }
    try house.click(try #require(Self.wrong[game]))
    house.wait(step: 0.1) { house.has("coach.message") }
    try expectScene(house, "coach-\(game)\(Self.names[form])")
  }

  /// The second step of a hint: the move, and why. In Reversi it rests on estimates, which are looked at while they come.
  @Test(arguments: ["connect-four", "quarto"], [0, 1, 2]) func aHint(game: String, form: Int) throws {
    let house = try house(game, Self.sizes[form]) { $0[game: game].nextGame = .off }
    for _ in 0..<2 {
      try house.click("table.hint")
      house.wait(step: 0.1) { !house.stage.top.scene.isAsking }
    }
    try expectScene(house, "hint-\(game)\(Self.names[form])")
  }

  /// What lights up where the pointer rests, alone: of Quarto a piece that may be given, and one with which the other side would win.
  @Test(arguments: [
    ("connect-four", "4 1", "column.4", "pointing-connect-four"),
    ("reversi", "f5 f4 d3", "cell.6.6", "pointing-reversi"),
    ("quarto", "=4 b2", "piece.f", "pointing-quarto"),
    ("quarto", "=4 b2 =b a4 =9 c2 =5 c3 =6 d4 =8 c4", "piece.1", "pointing-quarto-danger"),
  ])
  func pointing(game: String, moves: String, element: String, name: String) throws {
    var settings = House.friends
    settings[game: game].switches["danger"] = true
    let house = try House(Self.sizes[1], game: game, settings: settings)
    house.settle()
    house.handle(.paste(moves))
    house.handle(.pointerLeft)
    house.wait(step: 0.1) { house.rests && !house.stage.top.scene.isAsking }
    house.pass(20)
    let plain = house.stage.picture()
    house.handle(.pointerMoved(try house.element(element).frame.center, time: house.now))
    house.settle()
    house.pass(0.5)
    try expectSnapshot(of: house.stage.picture(), beside: plain, name)
  }

  /// What each move is worth, and a game that is over: as a series of two people, and with the next one about to begin.
  @Test(arguments: [0, 1, 2]) func valuesAndResults(form: Int) throws {
    let valued = try house("connect-four", Self.sizes[form]) { $0[game: "connect-four"].showsValues = true }
    try expectScene(valued, "values\(Self.names[form])")
    for game in ["connect-four", "reversi"] {
      let over = try house(game, Self.sizes[form]) { settings in
        settings[game: game].people = People("Ann", "Ben")
        settings[game: game].nextGame = .off
      }
      over.handle(.paste(game == "reversi" ? "f5d6c5f4e3f6g5e6e7" : "1212121"))
      over.settle()
      over.pass(20)
      try expectScene(over, "over-\(game)\(Self.names[form])")
    }
  }
}
