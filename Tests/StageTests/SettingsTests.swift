// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Glibc
import Preferences
import StageKit
import Testing

@testable import Stage

struct SettingsTests {
  private func open(_ size: Size = Size(1280, 800)) throws -> House {
    let house = try House(size, game: "connect-four", settings: Settings())
    try house.click("table.settings")
    house.settle()
    #expect(house.popup == "settings")
    return house
  }

  @Test(arguments: ["escape", "cross", "outside"]) func closing(how: String) throws {
    let house = try open()
    switch how {
    case "escape": house.key(.escape)
    case "cross": try house.click("settings.close")
    default: house.click(at: Point(60, 700))
    }
    house.settle()
    #expect(house.popup == nil)
    #expect(house.moves.isEmpty, "the click did not reach the board")
  }

  @Test func aClickInsideDoesNotClose() throws {
    let house = try open()
    house.click(at: Point(640, 640))
    #expect(house.popup == "settings")
  }

  @Test func changesApplyAtOnceAndAreKept() throws {
    let house = try open()
    let light = house.stage.picture()
    try house.click("settings.theme.dark")
    #expect(house.stage.isDark)
    #expect(house.stage.picture() != light)
    try house.click("settings.marks")
    try house.click("settings.motion")
    try house.click("settings.next.later")
    try house.click("settings.switch.numbers")
    try house.click("settings.next.soon")
    house.stage.setup.store.flush()
    let kept = SettingsStore(directory: house.folder).load().settings
    #expect(kept.theme == .dark && kept.colourBlindMarks && kept.reducedMotion)
    #expect(kept[game: "connect-four"].nextGame == .soon)
    #expect(kept[game: "connect-four"].switches["numbers"] == false)
  }

  /// What is chosen is spoken at once and kept; what was asked for this run only is not.
  @Test func aLanguageIsChosenAndKept() throws {
    var settings = House.friends
    settings.language = "fr"
    let house = try House(settings: settings)
    #expect(!house.has("settings.language"), "there is one language here")
    #expect(house.stage.settings.language == "fr")
    var changed = house.stage.settings
    changed.language = "pt_BR"
    house.stage.change(changed)
    house.stage.setup.store.flush()
    #expect(SettingsStore(directory: house.folder).load().settings.language == "pt_BR")
    changed.language = nil
    house.stage.change(changed)
    house.stage.setup.store.flush()
    #expect(SettingsStore(directory: house.folder).load().settings.language == nil)
  }

  @Test func slidersFollowThePointerAndTheArrows() throws {
    let house = try open()
    let frame = try house.element("settings.volume").frame
    house.drag(from: Point(frame.x + 20, frame.midY), to: Point(frame.maxX + 90, frame.midY + 40))
    #expect(house.stage.settings.volume == 1)
    house.stage.top.host.focus("settings.volume")
    house.key(.left)
    #expect(abs(house.stage.settings.volume - 0.95) < 0.001)
    let pace = try house.element("settings.pace").frame
    house.click(at: Point(pace.x + 1, pace.midY))
    #expect(house.stage.settings.pace == 0)
  }

  @Test func theKeyboardChoosesSegments() throws {
    let house = try open()
    house.stage.top.host.focus("settings.next.off")
    house.key(.right)
    #expect(house.stage.settings[game: "connect-four"].nextGame == .soon)
    house.key(.right)
    #expect(house.stage.settings[game: "connect-four"].nextGame == .later)
    house.key(.left)
    house.key(.left)
    #expect(house.stage.settings[game: "connect-four"].nextGame == .off)
  }

  @Test func restartNowBeginsAgain() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("4455")
    try house.click("table.settings")
    try house.click("settings.restart")
    house.settle()
    #expect(house.popup == nil && house.moves.isEmpty)
  }

  @Test func overTheMenuThereAreOnlyCommonSettings() throws {
    let house = try House()
    try house.click("menu.settings")
    house.settle()
    #expect(house.popup == "settings")
    #expect(house.has("settings.theme.auto") && !house.has("settings.next.off"))
  }

  /// In the usual window nothing of the settings has to be scrolled for, whatever the game.
  @Test(arguments: ["connect-four", "quarto", "reversi", "pentominoes"])
  func everySectionFitsTheUsualWindow(game: String) throws {
    let house = try House(game: game, settings: Settings())
    try house.click("table.settings")
    house.settle()
    let panel = house.panel
    let sections = house.stage.elements().filter { $0.id.hasPrefix("settings.section.") }
    #expect(sections.count == 3 && sections[0].isSelected)
    for section in sections {
      try house.click(section.id)
      house.settle()
      #expect(try house.element(section.id).isSelected)
      #expect(house.stage.top.interface.areas.allSatisfy { $0.overflow == 0 }, "\(section.id)")
      #expect(house.panel == panel, "the panel stays where it is")
    }
  }

  /// By keys alone, from the first row to another section.
  @Test(arguments: [Size(1280, 800), Size(720, 560)]) func sectionsAreReachedByKeys(size: Size) throws {
    let house = try open(size)
    for _ in 0..<40 where house.stage.top.host.focused != "settings.section.access" {
      house.key(.tab)
      if house.stage.top.host.focused?.hasPrefix("settings.section.") == true, size.width < 900 {
        for _ in 0..<3 { house.key(.right) }
      }
    }
    house.key(.enter)
    house.settle()
    #expect(house.has("settings.contrast") && !house.has("settings.next.off"))
  }

  @Test func whatLiesBelowCannotBeUsed() throws {
    let house = try open()
    #expect(!(try house.element("table.undo").isEnabled))
    #expect(!(try house.element("column.4").isEnabled))
    house.key(.character("4"))
    house.settle()
    #expect(house.moves.isEmpty)
  }

  /// It follows the system, whatever the hour; in a game it waits for the end of it.
  @Test func theAutomaticThemeFollowsTheSystem() throws {
    let house = try House(theme: .auto, hour: 22)
    #expect(!house.stage.isDark)
    house.handle(.desktop(DesktopLook(isDark: true)))
    #expect(house.stage.isDark)
    house.stage.perform(.openGame("quarto"))
    house.settle()
    house.handle(.desktop(DesktopLook(isDark: false)))
    #expect(house.stage.isDark, "nothing turns in the middle of a game")
    try house.click("table.back")
    house.settle()
    #expect(!house.stage.isDark)
  }

  /// Whoever never chose has to ask for the next game.
  @Test func noGameBeginsByItselfAtFirst() {
    for game in catalog { #expect(Settings()[game: game.info.name].nextGame == .off) }
  }

  @Test func reducedMotionNeitherFallsNorSlides() throws {
    var settings = House.friends
    settings.reducedMotion = true
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.key(.character("4"))
    let piece = try house.element("piece.1").frame
    house.settle()
    #expect(try house.element("piece.1").frame == piece, "it is at its place at once")
  }

  /// What the thread that writes has to say reaches the player.
  @Test func settingsThatCannotBeKeptAreTold() throws {
    let house = try House(settings: House.friends)
    unlink(house.folder + "/settings.json")
    rmdir(house.folder)
    #expect(symlink("/dev/null/nowhere", house.folder) == 0)
    defer { unlink(house.folder) }
    try house.click("menu.settings")
    house.settle()
    let toggle = try #require(
      house.stage.elements().first { $0.role == .toggle || $0.id.hasPrefix("settings.theme") })
    house.click(at: toggle.frame.center)
    house.stage.setup.store.flush()
    house.pass(0.02)
    #expect(!house.has("toast"), "the title of the pop-up is there")
    house.key(.escape)
    house.pass(0.02)
    #expect(try house.element("toast").label.hasPrefix("The settings could not be saved ("))
  }

  /// With --mute nothing is heard, and the sign of the sound says so; it still sets the next run.
  @Test(arguments: ["connect-four", "pentominoes"]) func aSilentRunLooksSilent(game: String) throws {
    let house = try House(game: game, settings: House.friends, isSilent: true)
    house.settle()
    func icons() -> [String] {
      ["sound-off", "sound-on"].filter { name in
        house.stage.picture().commands.contains { command in
          if case .picture(.icon(name), _, _, _) = command { true } else { false }
        }
      }
    }
    #expect(icons() == ["sound-off"])
    #expect(try house.element("table.sound").label == "No sound this time, sound the next time")
    try house.click("table.sound")
    house.settle()
    #expect(house.stage.settings.isMuted && icons() == ["sound-off"])
    #expect(try house.element("table.sound").label == "No sound, neither this time nor the next")
  }

  /// In a large window everything is on one sheet, and no section is turned to.
  @Test func aLargeWindowShowsAllOfIt() throws {
    let house = try House(Size(1422, 800))
    house.settle()
    try house.click("menu.settings")
    house.settle()
    #expect(!house.has("settings.section.look"))
    let (theme, contrast) = (try house.element("settings.theme.auto"), try house.element("settings.contrast"))
    #expect(theme.frame.maxX < contrast.frame.x)
  }

  /// A large window shows everything that can be set, of a game as well; and large text has a wider panel, with a heading that is no
  /// smaller.
  @Test func theSheetHasItsRoom() throws {
    for game in ["quarto", "connect-four", "reversi"] {
      let house = try House(Size(1422, 800), game: game)
      house.stage.perform(.popup(.settings))
      house.settle()
      #expect(house.stage.top.interface.areas.allSatisfy { $0.overflow == 0 }, "\(game)")
    }
    func heading(_ text: Int) throws -> (size: Double, panel: Double) {
      var settings = Settings()
      settings.textSize = text
      let house = try House(Size(1366, 768), game: "quarto", settings: settings)
      house.stage.perform(.popup(.settings))
      house.settle()
      let size = house.stage.picture().commands.compactMap { command -> Double? in
        if case .text("Settings", let style, _, _, _) = command { style.size } else { nil }
      }.max()
      return (try #require(size), try #require(house.panel).width)
    }
    let (usual, large) = (try heading(100), try heading(200))
    #expect(large.size >= 1.4 * usual.size && large.panel > usual.panel)
  }
}
