// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// Nothing overlaps, nothing is clipped, every label fits, at every size of window.
struct LayoutTests {

  private func expectSound(_ house: House, _ size: Size, _ scene: String) {
    let window = Rect(origin: .zero, size: size)
    let controls = house.controls
    for control in controls {
      #expect(window.contains(control.visible), "\(scene): \(control.id) is clipped")
      // A plate is what is clicked; the chevron on it is for the keyboard.
      let isDoor = control.id.hasPrefix("plate.door")
      #expect(
        control.frame.width >= (isDoor ? 20 : 36) && control.frame.height >= 26,
        "\(scene): \(control.id) is too small")
      if control.showsLabel, case .button(let icon, _) = control.kind {
        let words = house.stage.setup.metrics.width(of: control.label, .button)
        let whole = words + (icon == nil ? 0 : 31)
        #expect(whole <= control.frame.width - 8, "\(scene): the label of \(control.id) does not fit")
      }
    }
    for (index, one) in controls.enumerated() {
      for other in controls.dropFirst(index + 1) {
        #expect(
          !one.frame.inset(0.01).intersects(other.frame), "\(scene): \(one.id) and \(other.id) overlap")
      }
    }
  }

  /// Plates, message, banner and board keep clear of each other and of the controls.
  private func expectClear(_ house: House, _ size: Size) throws {
    let window = Rect(origin: .zero, size: size)
    let solid = house.stage.elements().filter {
      ["plate.you", "plate.other"].contains($0.id)
    }
    let cells = house.stage.elements().filter { $0.id.hasPrefix("cell.") }
    let board = try cells.map(\.frame).reduce(#require(cells.first).frame) { $0.union($1) }
    #expect(window.contains(board))
    for element in solid {
      #expect(window.contains(element.frame), "\(element.id) is clipped")
      #expect(!element.frame.intersects(board), "\(element.id) lies on the board")
    }
    for control in house.controls {
      #expect(!control.frame.intersects(board), "\(control.id) lies on the board")
      for element in solid
      where !control.id.hasPrefix("plate.door") && element.frame.intersects(control.frame) {
        Issue.record("\(control.id) and \(element.id) overlap")
      }
    }
    for cell in cells { #expect(cell.frame.width >= 40 && cell.frame.height >= 40) }
  }

  @Test(arguments: Sample.sizes) func menu(size: Size) throws {
    let house = try House(size)
    house.settle()
    expectSound(house, size, "menu")
  }

  @Test(arguments: Sample.sizes) func table(size: Size) throws {
    var settings = House.friends
    settings[game: "connect-four"].nextGame = .soon
    let house = try House(size, game: "connect-four", settings: settings)
    house.settle()
    expectSound(house, size, "table")
    try expectClear(house, size)
    house.type("1212121")
    house.pass(0.5)
    #expect(house.outcome != nil)
    #expect(house.has("over.next"))
    expectSound(house, size, "table, over")
    try expectClear(house, size)
  }

  @Test(arguments: Sample.sizes) func quarto(size: Size) throws {
    let house = try House(size, game: "quarto", settings: House.friends)
    house.settle()
    expectSound(house, size, "quarto")
    try expectClear(house, size)
    let window = Rect(origin: .zero, size: size)
    let pieces = house.stage.elements().filter { $0.role == .piece }
    #expect(pieces.count == 16)
    for (index, piece) in pieces.enumerated() {
      #expect(window.contains(piece.frame), "\(piece.id) is clipped")
      for other in pieces.dropFirst(index + 1) {
        #expect(!piece.frame.contains(other.frame.center), "\(piece.id) hides \(other.id)")
      }
      for control in house.controls {
        #expect(!control.frame.contains(piece.frame.center), "\(piece.id) lies on \(control.id)")
      }
    }
    try QuartoPlay.playToAWin(house)
    house.pass(0.5)
    expectSound(house, size, "quarto, over")
    try expectClear(house, size)
  }

  @Test(arguments: Sample.sizes) func popups(size: Size) throws {
    let house = try House(size, game: "connect-four", settings: House.friends)
    for popup in ["settings", "help"] {
      try house.click("table.\(popup)")
      house.settle()
      expectSound(house, size, popup)
      let panel = try #require(house.panel)
      #expect(Rect(origin: .zero, size: size).inset(20).contains(panel))
      for control in house.controls { #expect(panel.contains(control.visible.center)) }
      house.key(.escape)
      house.settle()
    }
  }

  @Test(arguments: Sample.sizes) func everySettingCanBeReachedByScrolling(size: Size) throws {
    let house = try House(size, game: "connect-four")
    try house.click("table.settings")
    var seen: Set<String> = []
    for section in ["game", "look", "access"] {
      if house.has("settings.section." + section) { try house.click("settings.section." + section) }
      for _ in 0..<40 {
        seen.formUnion(house.controls.map(\.id))
        let before = house.stage.top.interface.areas
        house.handle(.wheel(Point(0, -1), at: Point(size.width * 0.6, size.height * 0.55)))
        // The end was reached.
        if house.stage.top.interface.areas == before { break }
      }
    }
    let expected = [
      "settings.next.off", "settings.next.later", "settings.coach.quiet", "settings.switch.numbers",
      "settings.theme.auto", "settings.mute",
      "settings.volume",
      "settings.pace", "settings.motion", "settings.marks", "settings.restart", "settings.close",
    ]
    #expect(Set(expected).subtracting(seen).isEmpty)
  }

  @Test func theGridGrowsOnLargeWindows() {
    #expect(Viewport(window: Size(1600, 1000), pixels: Size(1600, 1000)).windowScale == 1.25)
    let large = Viewport(window: Size(3840, 2160), pixels: Size(3840, 2160))
    #expect(abs(large.windowScale - 2.7) < 0.01)
    #expect(abs(large.size.width * large.windowScale - 3840) < 0.001)
    #expect(Viewport(window: Size(8000, 5000), pixels: Size(8000, 5000)).windowScale == 3)
  }

  /// The first sentence of a game keeps its distance from what stands over it.
  @Test(arguments: ["connect-four", "reversi"]) func theSentenceIsNotTightUnderAPlate(_ game: String) throws {
    let house = try House(Size(720, 560), game: game)
    house.settle()
    let message = try house.element("table.message")
    let above =
      house.stage.elements().filter { ["plate.other", "table.score"].contains($0.id) }
      .map(\.frame.maxY).max() ?? 0
    let words = try #require(house.stage.top.interface.frame(of: TableFrame.words))
    #expect(words.y - above >= 16, "\(message.label)")
  }

  /// Two buttons beside each other that do different things look different.
  @Test func iconsTellWhatTheyDo() throws {
    let house = try House(Size(720, 560), game: "reversi")
    house.settle()
    for popup in [Popup.share(offersGame: true), .importing] {
      house.stage.perform(.popup(popup))
      house.settle()
      var icons: [String: Set<String>] = [:]
      for control in house.controls {
        guard case .button(let icon?, _) = control.kind else { continue }
        icons[icon, default: []].insert(control.id)
      }
      for name in ["share", "import"] { #expect((icons[name]?.count ?? 0) <= 1, "\(icons)") }
      #expect(icons[popup == .importing ? "paste" : "picture"]?.count == 1, "\(icons)")
      house.stage.pop()
      house.settle()
    }
  }
}
