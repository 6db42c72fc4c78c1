// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import GoldenKit
import Preferences
import StageKit
import Testing

@testable import Stage

/// What is painted and told of every scene, as text, and some of it in both themes as pictures.
struct PictureTests {
  enum Shot: String, CaseIterable {
    case menu, menuSmall, menuTall, menuLarge
    case table, falling, over, small, tall, marks, focus
    case settings, settingsSmall, settingsTall, help, helpSmall
    case opponents, opponentsSmall, opponentsTall, toast
    case quarto, quartoDrag, quartoOver, quartoTall
    case reversi, reversiFlip, reversiTall
    case pentominoes, pentominoesDrag, pentominoesTall

    var game: String? {
      if rawValue.hasPrefix("menu") || self == .toast { return nil }
      return ["quarto", "reversi", "pentominoes"].first { rawValue.hasPrefix($0) } ?? "connect-four"
    }
  }

  private func house(_ shot: Shot, _ theme: Settings.Theme) throws -> House {
    var settings = House.friends
    settings.colourBlindMarks = shot == .marks
    settings[game: "pentominoes"].switches = ["left": false, "warn": false]
    let size: Size =
      switch shot {
      case _ where shot.rawValue.hasSuffix("mall"): Size(720, 560)
      case _ where shot.rawValue.hasSuffix("all"): Size(720, 1000)
      case .menuLarge: Size(1920, 1080)
      case .toast: Size(1280, 800)
      default: Size(1000, 680)
      }
    let archive = shot == .toast ? MemoryArchive(past: (0..<30).map { Sample.past($0) }) : nil
    let house = try House(size, game: shot.game, theme: theme, settings: settings, archive: archive)
    archive?.send(.open)
    house.frame = 1.0 / 60
    house.settle()
    switch shot {
    case .menu, .menuSmall, .menuTall, .menuLarge: break
    case .toast:
      house.stage.perform(.history(nil))
      house.settle()
      try house.click("history.delete")
      house.settle()
      return house
    case .opponents, .opponentsSmall, .opponentsTall:
      house.stage.use("plate.door", of: house.stage.top)
    case .over, .small:
      house.type("434355414")
      house.pass(0.5)
      house.handle(.pointerMoved(Point(500, 20), time: house.now))
      house.settle()
    case .falling:
      house.type("43435")
      house.key(.character("2"))
      house.pass(0.25)
    case .settings, .settingsSmall, .settingsTall:
      try house.click("table.settings")
    case .help, .helpSmall:
      try house.click("table.help")
    case .focus:
      house.type("44")
      for _ in 0..<5 { house.key(.tab) }
    case .quarto, .quartoTall, .quartoDrag:
      try QuartoPlay.play(house, ["f", "1.1", "3", "2.3", "7", "3.1", "1", "4.4", "e"])
    case .reversi, .reversiFlip, .reversiTall:
      house.handle(.paste("f5d6c3d3c4f4c5b3c2b4e3e6c6f6"))
      house.settle()
      if shot == .reversiFlip {
        house.type("b6")
        try house.click("cell.7.6")
        house.pass(0.3)
        return house
      }
    case .pentominoes, .pentominoesDrag, .pentominoesTall:
      // The badge waits for a thread of its own: a picture cannot.
      house.handle(
        .paste("IIIII...../VVV......./V........./V........./........../.......... FILNPTUVWXYZ 12"))
      house.settle()
    case .quartoOver:
      try QuartoPlay.playToAWin(house)
      house.pass(2)
    default: house.type("4343526")
    }
    if shot == .pentominoesDrag {
      house.drag(
        from: try house.element("tile.T").frame.center, to: try house.element("cell.4.6").frame.center,
        letGo: false)
      house.settle()
      return house
    }
    if shot == .quartoDrag {
      house.drag(
        from: try house.element("piece.e").frame.center, to: try house.element("cell.3.3").frame.center,
        letGo: false)
      house.settle()
      return house
    }
    house.handle(.pointerLeft)
    if shot != .falling {
      house.settle()
      house.pass(3)
    }
    return house
  }

  @Test(arguments: Shot.allCases) func scene(_ shot: Shot) throws {
    try expectSnapshot(of: house(shot, .light), shot.rawValue)
  }

  @Test(arguments: [
    (Shot.menu, Settings.Theme.light), (.menu, .dark), (.table, .light), (.falling, .dark), (.over, .light),
    (.settings, .light), (.small, .dark), (.tall, .light), (.marks, .dark), (.focus, .light),
    (.quarto, .light), (.quartoDrag, .dark), (.quartoTall, .light), (.reversi, .light), (.reversiFlip, .dark),
    (.pentominoesDrag, .light), (.pentominoesTall, .dark),
  ])
  func golden(shot: Shot, theme: Settings.Theme) throws {
    let house = try house(shot, theme)
    try expectGolden(house.stage.picture(), house.stage.viewport, "\(shot.rawValue)-\(theme.rawValue)")
  }
}
