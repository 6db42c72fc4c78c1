// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import GoldenKit
import Preferences
import Screen
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// Every scene is laid out and drawn in a window of any size: window managers that tile respect no minimum.
struct SizeTests {
  static let windows = [
    Size(1, 1), Size(1, 900), Size(900, 1), Size(40, 30), Size(150, 100), Size(1300, 110), Size(110, 900),
    Size(400, 300), Size(719, 559), Size(720, 560), Size(300, 1000), Size(901, 701),
    Size(1366, 768), Size(1920, 1080),
  ]
  enum Scene: String, CaseIterable {
    case menu, quarto
    case connectFour = "connect-four"
    case reversi, pentominoes, settings, help, history, replay,
      starts
  }

  private func house(_ scene: Scene, _ window: Size) throws -> House {
    let archive = MemoryArchive(past: (0..<12).map { Sample.past($0) })
    let game: String? =
      switch scene {
      case .menu, .history, .replay: nil
      case .settings, .help: "connect-four"
      case .starts: "pentominoes"
      default: scene.rawValue
      }
    let house = try House(
      game: game, settings: House.friends, archive: archive, window: window,
      resources: scene == .starts ? Sample.resources : .none)
    archive.send(.open)
    house.settle()
    switch scene {
    case .settings: house.stage.perform(.popup(.settings))
    case .help: house.stage.perform(.popup(.help))
    case .starts:
      house.stage.perform(.popup(.starts))
      house.wait(step: 0.01) { house.controls.count > 1 }
    case .history, .replay: house.stage.perform(.history(nil))
    default: break
    }
    house.settle()
    if scene == .replay {
      house.key(.enter)
      house.settle()
      #expect(house.stage.top.scene.name == "replay")
    }
    return house
  }

  private func draw(_ house: House) throws {
    let canvas = try PictureCanvas(
      viewport: house.stage.viewport, assets: Repository.assets, fonts: Repository.fonts)
    canvas.draw(house.stage.picture())
    house.expectSoundScene("\(house.stage.top.scene.name), \(house.stage.viewport.size)")
  }

  @Test(arguments: Scene.allCases, windows) func opens(_ scene: Scene, _ window: Size) throws {
    let house = try house(scene, window)
    try draw(house)
    #expect(house.controls.count > 1, "\(scene)")
    let frame = Rect(0, 0, window.width + 0.001, window.height + 0.001)
    for control in house.controls {
      let k = house.stage.viewport.windowScale
      let own = Rect(
        control.frame.x * k, control.frame.y * k, control.frame.width * k, control.frame.height * k)
      #expect(frame.contains(own), "\(scene): \(control.id) is outside")
    }
  }

  @Test(arguments: Scene.allCases) func isResizedThroughAllSizes(_ scene: Scene) throws {
    let usual = Size(1280, 800)
    let house = try house(scene, usual)
    // What is counted is there once it is known, however long that takes.
    func places(_ house: House) -> [String: Rect] {
      Dictionary(house.controls.filter { $0.id != "table.badge" }.map { ($0.id, $0.frame) }) { first, _ in
        first
      }
    }
    let before = places(house)
    #expect(before.count > 3)
    for window in Self.windows + Self.windows.reversed() {
      house.handle(.resized(Viewport(window: window, pixels: window)))
      try draw(house)
      house.settle()
    }
    // Nothing is left of them.
    house.handle(.resized(Viewport(window: usual, pixels: usual)))
    house.settle()
    #expect(places(house) == before)
  }

  @Test func aSmallWindowIsPlayedIn() throws {
    let house = try House(game: "connect-four", settings: House.friends, window: Size(400, 300))
    house.settle()
    try house.click("column.3")
    house.settle()
    #expect(house.moves == ["3"])
    // The tree speaks of the window, not of the grid.
    let tree = house.stage.tree().json.filter { !$0.isWhitespace }
    #expect(tree.contains("\"window\":{\"w\":400,\"h\":300"))
    let k = house.stage.viewport.windowScale
    let x = try house.element("table.settings").frame.x * k
    #expect(
      x < 400
        && tree.contains(
          "\"id\":\"table.settings\",\"role\":\"button\",\"label\":\"Settings\",\"frame\":[\(Int(x))")
    )
  }
}
