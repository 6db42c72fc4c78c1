// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import GoldenKit
import Preferences
import Screen
import StageKit
import Testing

@testable import Stage

/// Numbers can be read on whatever they stand, as it is drawn (WCAG 2.2: 4.5 to 1).
struct ContrastTests {
  /// The lowest contrast of any of these texts with the pixels on either side of it.
  private func worst(_ house: House, where isMeant: (String, Point) -> Bool) throws -> (Double, String) {
    let canvas = try PictureCanvas(
      viewport: house.stage.viewport, assets: Repository.assets, fonts: Repository.fonts)
    let list = house.stage.picture()
    canvas.draw(list)
    let (pixels, width) = (canvas.pixels(), canvas.width)
    var found: [(Double, String)] = []
    for case .text(let words, let style, let at, .center, let color) in list.commands where isMeant(words, at)
    {
      let half = house.stage.setup.metrics.width(of: words, style) / 2 + 3
      for dx in [-half, half] {
        let pixel = pixels[Int(at.y - style.size * 0.36) * width + Int(at.x + dx)]
        found.append((color.contrast(with: Color(pixel & 0xFFFFFF)), "\(words) at \(at)"))
      }
    }
    return try #require(found.min { $0.0 < $1.0 })
  }

  @Test(arguments: ["connect-four", "reversi"], [Settings.Theme.light, .dark])
  func theMoveListCanBeRead(_ game: String, _ theme: Settings.Theme) throws {
    let line = game == "reversi" ? ["f5", "d6", "c3", "d3", "c4"] : ["4", "4", "3", "5", "2"]
    var past = Sample.past(1, game, moves: line)
    past.review = .empty(of: past)
    let archive = MemoryArchive(past: [past])
    let house = try House(theme: theme, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.showPast()
    house.key(.right)
    for tries in [false, true] {
      if tries { try house.click("review.try") }
      house.settle()
      let discs = house.stage.elements().filter { $0.id.hasPrefix("move.") }
      #expect(discs.count == 5)
      let (contrast, text) = try worst(house) { _, at in discs.contains { $0.frame.contains(at) } }
      #expect(contrast >= 4.5, "\(text): \(contrast)")
    }
  }

  @Test(arguments: [Settings.Theme.light, .dark]) func numbersOnFadedDiscsCanBeRead(_ theme: Settings.Theme)
    throws
  {
    var settings = House.friends
    settings[game: "connect-four"].switches = ["numbers": true]
    settings[game: "connect-four"].nextGame = .off
    let house = try House(game: "connect-four", theme: theme, settings: settings)
    house.settle()
    house.type("1212121")
    house.pass(20)
    let cells = house.stage.elements().filter { $0.id.hasPrefix("cell.") && !$0.isSelected }
    let (contrast, text) = try worst(house) { words, at in
      Int(words) != nil && cells.contains { $0.frame.contains(at) }
    }
    #expect(contrast >= 4.5, "\(text): \(contrast)")
  }
}
