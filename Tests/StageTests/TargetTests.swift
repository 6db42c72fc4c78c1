// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Preferences
import StageKit
import Testing

@testable import InterfaceKit
@testable import Stage

/// How large is what a pointer or a finger aims at, and what is played with when text is large.
struct TargetTests {
  /// So large everything is, in points, that has room.
  private static let least = 44.0
  /// What is smaller, and why.
  private static let smaller = [
    "plate.door": "the whole plate can be clicked; the sign at its end is for the keyboard",
    "help.rule": "in a window that is not high all rules are to be seen at once, and turned by pages",
  ]
  private static let scenes = [
    "history", "statistics", "puzzles", "calendar", "maker", "opponents", "lesson", "settings", "help",
    "keys",
    "connect-four", "quarto", "reversi", "pentominoes", "review",
  ]

  private func open(_ name: String, _ size: Size, _ text: Int = 100) throws -> House {
    if name == "review" {
      var past = Sample.past(1)
      past.review = Sample.review
      return try House.replaying(past, size)
    }
    if name == "calendar" { return try calendar(size) }
    let house = try StructureTests.open(name, size: size, text: text)
    if name == "connect-four" { house.handle(.paste("4435")) }
    if name == "reversi" { house.handle(.paste("f5d6c3d3")) }
    house.settle()
    return house
  }

  /// A month in which somebody was here.
  func calendar(_ size: Size, _ settings: Settings? = nil) throws -> House {
    let day = Day(year: 2026, month: 1, day: 1)
    let tries = (0..<27).map { ago in
      let past = day.adding(-ago)
      return PuzzleTry(
        game: "quarto", puzzle: "day.\(past)", stars: 3, time: 79,
        date: Timestamp(clamping: past.number * 86_400 + 43_200), day: past)
    }
    let clock = LocalClock(now: { day.number * 86_400 + 54_000 })
    let archive = MemoryArchive(tries: tries, clock: clock)
    let house = try House(size, settings: settings, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    house.stage.perform(.shelf)
    house.settle()
    for id in ["shelf.calendar", "today.previous"] {
      house.use(id)
      house.settle()
    }
    #expect(house.has("today.month"))
    return house
  }

  /// Of what a press there means: how far that reaches to either side of its middle, and up and down.
  private func reach(_ control: Control, _ controls: [Control]) -> Size {
    func length(_ way: Point) -> Double {
      [1.0, -1].map { sign in
        let steps = (0..<Int(Self.least)).prefix {
          ControlHost.hit(control.frame.center + way * (sign * (Double($0) + 0.5)), controls)?.id
            == control.id
        }
        return Double(steps.count)
      }.reduce(0, +)
    }
    return Size(length(Point(1, 0)), length(Point(0, 1)))
  }

  @Test(arguments: scenes) func everythingIsLargeEnough(_ name: String) throws {
    let house = try open(name, Size(1366, 768))
    let controls = house.stage.top.interface.controls
    #expect(controls.count > 3)
    for control in controls where control.visible == control.frame {
      let size = reach(control, controls)
      if getenv("DUMP") != nil, min(size.width, size.height) < Self.least {
        print("TGT \(name) \(control.id) \(size.width)x\(size.height)")
        continue
      }
      let isKnown = Self.smaller.keys.contains { control.id.hasPrefix($0) }
      #expect(
        isKnown || min(size.width, size.height) >= Self.least,
        "\(name): \(control.id) is \(size.width) x \(size.height)")
    }
  }

  /// Pieces in a tray are no smaller with large text than without: they have the room of it.
  @Test(arguments: [Size(1280, 800), Size(1366, 768), Size(1920, 1080)], ["quarto", "pentominoes"])
  func whatIsPlayedWithGrows(_ size: Size, _ game: String) throws {
    func pieces(_ text: Int) throws -> Double {
      var settings = House.friends
      settings.textSize = text
      let house = try House(size, game: game, settings: settings)
      house.settle()
      let frames = house.stage.elements().filter { $0.role == .piece }.map(\.frame)
      #expect(frames.count >= 12)
      if getenv("DUMP") != nil {
        print("TRAY \(game) \(size.width) \(text) \(frames.map { "\(Int($0.width))x\(Int($0.height))" })")
      }
      return frames.map { max($0.width, $0.height) }.min() ?? 0
    }
    #expect(try pieces(200) >= pieces(100))
  }
}
