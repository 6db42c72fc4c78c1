// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import StageKit
import Testing

@testable import Stage

/// High contrast in every other scene: 7 to 1 for text, and nothing that is painted for the lit style.
struct HighContrastSceneTests {
  enum Place: String, CaseIterable, Sendable {
    case emptyHistory, history, review, statistics, puzzles, puzzle, rush, rushing, rushOver, lesson, maker
    case opponents, help, keys, languages, files, share, starts, players, game, look, access, confirm, values
    case over, solved
  }

  private func house(_ place: Place, _ theme: Settings.Theme, _ size: Size, _ text: Int) throws -> House {
    var settings = House.friends
    settings.contrast = .on
    settings.textSize = text
    for name in ["connect-four", "reversi", "quarto"] { settings[game: name].nextGame = .off }
    if place == .values { settings[game: "connect-four"].showsValues = true }
    let archive =
      switch place {
      case .emptyHistory: MemoryArchive()
      case .review:
        MemoryArchive(past: [Sample.past(1, "reversi", moves: ["f5", "d6", "c3", "d3", "c4"])])
      default: Sample.archive()
      }
    let game: String? =
      switch place {
      case .opponents, .help, .share, .players, .game, .values: "reversi"
      case .over: "connect-four"
      case .starts, .solved: "pentominoes"
      default: nil
      }
    let house = try House(
      size, game: game, theme: theme, settings: settings, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    return house
  }

  private func open(_ place: Place, _ house: House) throws {
    let stage = house.stage
    switch place {
    case .emptyHistory, .history: stage.perform(.history(nil))
    case .review: house.showPast(fromStart: false)
    case .statistics: stage.perform(.statistics(nil, last: nil))
    case .puzzles: stage.perform(.shelf)
    case .puzzle:
      let puzzle = try #require(Sample.firsts("connect-four").first)
      stage.perform(.puzzle(game: "connect-four", puzzles: [puzzle.id], at: 0))
    case .rush, .rushing, .rushOver:
      stage.perform(.rush("connect-four"))
      house.settle()
      if place == .rush { break }
      if place == .rushOver { house.key(.escape) }
    case .lesson: stage.perform(.lessonOf(game: "reversi", 0))
    case .maker: stage.perform(.maker("pentominoes"))
    case .opponents: stage.perform(.opponents)
    case .help: stage.perform(.popup(.help))
    case .keys: stage.perform(.popup(.keys))
    case .languages: stage.perform(.popup(.languages))
    case .files: stage.perform(.popup(.importing))
    case .share: stage.perform(.popup(.share(offersGame: true)))
    case .starts:
      house.wait { house.has("table.badge") }
      stage.perform(.popup(.starts))
    case .players, .game, .look, .access:
      stage.perform(.popup(.settings))
      house.settle()
      let section = "settings.section." + place.rawValue
      if stage.top.interface.action(of: section) != nil { stage.use(section, of: stage.top) }
    case .confirm:
      stage.perform(.history(nil))
      house.settle()
      stage.use("history.clear", of: stage.top)
    case .values:
      house.key(.character("a"), [.control])
      house.wait { house.stage.elements().contains { $0.value?.hasPrefix("legal ") ?? false } }
    case .over: house.type("1212121")
    case .solved:
      for _ in 0..<60 where house.outcome == nil {
        house.key(.character("h"), [.control])
        house.wait { !house.stage.top.scene.isAsking }
        house.pass(1)
      }
    }
    house.settle()
    house.pass(place == .over || place == .solved ? 20 : 1)
    house.settle()
  }

  /// Scenes that have no colours of their own.
  static let plainPlaces: [Place] = [
    .emptyHistory, .history, .statistics, .puzzles, .puzzle, .rush, .rushing, .rushOver, .lesson, .maker,
    .opponents, .starts, .confirm, .over,
  ]

  /// Whatever is drawn has one of the colours whose distances are known.
  @Test(arguments: plainPlaces, [Settings.Theme.light, .dark])
  func shapesHaveTheColoursOfTheTheme(_ place: Place, _ theme: Settings.Theme) throws {
    let house = try house(place, theme, Size(1280, 800), 100)
    try open(place, house)
    let palette = Palette.plain(isDark: theme == .dark)
    let known: Set<UInt32> = Set(
      [
        .black, .white, palette.finish.disabled, palette.faint(1), Finish.mark, Finish.focus, Color(0x0B5A3E),
        Color(0x1B2566),
      ].map { $0.hex })
    var strange: Set<String> = []
    func look(_ color: Color, _ what: String) {
      if color.alpha > 230, !known.contains(color.hex) {
        strange.insert("\(what) \(String(color.hex, radix: 16))")
      }
    }
    for command in house.stage.picture().commands {
      switch command {
      case .fill(_, let color): look(color, "fill")
      case .shape(let shape, _, _):
        if case .solid(let color)? = shape.fill { look(color, "shape") }
        if case .solid(let color)? = shape.stroke?.paint { look(color, "stroke") }
      case .picture(.asset(let name), _, let tint, _) where name.hasPrefix("icons/"): look(tint, name)
      default: break
      }
    }
    #expect(strange.isEmpty, "\(strange.sorted())")
  }

  @Test(arguments: Place.allCases, [Settings.Theme.light, .dark])
  func everySceneCanBeRead(_ place: Place, _ theme: Settings.Theme) throws {
    for (size, text) in [(Size(1280, 800), 100), (Size(720, 560), 200)] {
      let house = try house(place, theme, size, text)
      try open(place, house)
      try HighContrastTests.check(house)
    }
  }
}
