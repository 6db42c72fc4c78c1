// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// Whatever is said, what is under the hand stays where it is, and words keep their size.
struct SteadyTests {
  private static let sentences = [
    "Place it.", "Giving the light tall square hollow piece wins against every answer that there is.",
    "Nothing here loses; place freely, and look at what is left in the tray when you give the next one, for that is where games are lost.",
  ]

  /// Where everything of a table with a stage stands while this is said.
  private func places(_ house: House, _ words: String, _ detail: String, isNeeded: Bool) -> [Rect?] {
    let frame = TableFrame(house.context, [.tray, .hand])
    let plate = frame.plate(
      Plate(id: "plate.you", token: .icon("person"), isIcon: true, name: "Anna", detail: "", raise: 1),
      value: "", isRaised: true)
    let actions = frame.actions(
      ["a", "b", "c", "d"].map { .button($0, icon: "undo", "Undo", showsLabel: false, .back) })
    let whole = frame.whole(
      header: .space(60), plates: [plate, plate], score: nil,
      message: frame.message(words, detail, over: .words(detail, .body), isNeeded: isNeeded), status: nil,
      actions: actions)
    let interface = Interface(
      whole, in: Rect(origin: .zero, size: house.stage.viewport.size), type: house.stage.type,
      metrics: house.stage.setup.metrics)
    return ["table.board", "table.side", "table.stage", "a"].map { interface.frame(of: $0) }
  }

  @Test(arguments: Sample.scaleSizes, [100, 150, 200]) func trayStageAndBoardStay(
    _ size: Size, _ percent: Int
  )
    throws
  {
    var settings = House.friends
    settings.textSize = percent
    let house = try House(size, game: "quarto", settings: settings)
    let first = places(house, "Place it.", "", isNeeded: false)
    #expect(first[0] != nil && first[3] != nil)
    for words in Self.sentences {
      for isNeeded in [false, true] {
        #expect(places(house, words, Self.sentences[1], isNeeded: isNeeded) == first, "\(words)")
      }
    }
    let cells = try (1...4).map { try house.element("cell.1.\($0)").frame.width }
    #expect(cells.allSatisfy { $0 >= 40 })
    // Wells are 40 points apart; the middle of a tall piece lies up to 4 points higher than that of a short one.
    let places = house.stage.elements().filter { $0.role == .piece }.map(\.frame.center)
    #expect(places.count == 16)
    for (index, place) in places.enumerated() {
      let nearest = places.dropFirst(index + 1).map { ($0 - place).length }.min() ?? .infinity
      #expect(nearest >= 35.9, "wells of the tray are large enough to hit")
    }
  }

  /// A low and wide window has words on its buttons, and a rail that is no strip.
  @Test(arguments: ["quarto", "connect-four", "reversi"]) func aLowWindowUsesItsWidth(_ game: String) throws {
    let house = try House(Size(1250, 600), game: game, settings: House.friends)
    house.settle()
    let plate = try house.element("plate.you").frame
    let other = try house.element("plate.other").frame
    #expect(other.maxX - plate.x >= 340)
    #expect(house.controls.first { $0.id == "table.hint" }?.showsLabel == true)
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)]) func largeTextIsLarge(_ size: Size)
    throws
  {
    func sentence(_ percent: Int) throws -> Double {
      var settings = House.friends
      settings.textSize = percent
      let house = try House(size, game: "connect-four", settings: settings)
      house.settle()
      let words = try house.element("table.message").label.split(separator: " ")[0]
      return house.stage.picture().commands.compactMap { command in
        guard case .text(let text, let style, _, _, _) = command, style.face == .vollkornSemiBold,
          text.hasPrefix(words)
        else { return nil }
        return style.size
      }.max() ?? 0
    }
    let usual = try sentence(100)
    #expect(usual == (size == Size(720, 560) ? 25 : 31))
    #expect(abs(try sentence(150) - usual * 1.25) < 0.6)
    #expect(abs(try sentence(200) - usual * 1.5) < 0.6)
  }

  /// Every control that has one, wherever its tooltip opens.
  @Test(arguments: [
    (Size(1280, 800), 200), (Size(720, 560), 100), (Size(720, 560), 200), (Size(720, 1000), 200),
  ])
  func aTooltipNeverCoversTheMessage(_ window: (size: Size, percent: Int)) throws {
    for game in ["quarto", "connect-four", "pentominoes"] {
      var settings = House.friends
      settings.textSize = window.percent
      let house = try House(window.size, game: game, settings: settings)
      house.settle()
      var shown = 0
      for control in house.controls {
        house.handle(.pointerMoved(control.frame.center, time: house.now))
        house.pass(1)
        guard let frame = house.stage.top.interface.frame(of: "tooltip") else { continue }
        shown += 1
        #expect(Rect(origin: .zero, size: window.size).contains(frame))
        #expect(!frame.intersects(control.frame))
        if let words = house.stage.top.interface.frame(of: TableFrame.words) {
          #expect(!frame.intersects(words), "\(game): \(control.id)")
        }
      }
      #expect(shown >= 4)
    }
  }
}
