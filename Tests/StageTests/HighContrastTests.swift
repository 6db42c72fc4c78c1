// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import GoldenKit
import InterfaceKit
import Preferences
import Screen
import StageKit
import Testing

@testable import House
@testable import SceneKit
@testable import Stage

/// High contrast: 7 to 1 for text and 4.5 to 1 for shapes that carry meaning, from the colours and from what is drawn.
struct HighContrastTests {
  static let games = ["quarto", "connect-four", "reversi", "pentominoes"]

  private func house(
    _ theme: Settings.Theme, game: String? = nil, _ size: Size = Size(1280, 800)
  ) throws -> House {
    var settings = House.friends
    settings.contrast = .on
    let house = try House(size, game: game, theme: theme, settings: settings)
    house.settle()
    return house
  }

  @Test(arguments: [false, true]) func theColoursOfTheThemeKeepTheirDistance(_ isDark: Bool) {
    let palette = Palette.plain(isDark: isDark)
    let finish = palette.finish
    for ground in [palette.surface, palette.sunk, palette.buttonTop, palette.buttonBottom, palette.table] {
      for text in [palette.text, palette.textSecondary, palette.buttonText, palette.good, finish.disabled] {
        #expect(text.contrast(with: ground) >= 7)
      }
      for shape in [palette.line, palette.faint(0.1), palette.surfaceWall] {
        #expect(shape.contrast(with: ground) >= 4.5)
      }
    }
    #expect(palette.toastText.contrast(with: palette.toastFill) >= 7)
    #expect(palette.accentText.contrast(with: palette.accentFill(Accent(light: .white, dark: .black))) >= 7)
    // Marks stand on black, the focus between white lines; these hold on every board.
    #expect(Finish.mark.contrast(with: .black) >= 7)
    #expect(Finish.focus.contrast(with: .white) >= 4.5)
    for board in [Color(0x0B5A3E), Color(0x1B2566)] {
      #expect(Finish.mark.contrast(with: board) >= 4.5)
      #expect(Color.white.contrast(with: board) >= 7)
    }
  }

  /// Texts of a list with the lowest contrast of each with what is drawn under it.
  static func texts(_ house: House, from first: Int = 0) throws -> [(words: String, contrast: Double)] {
    let list = house.stage.picture()
    var under = DrawList(list.finish)
    for command in list.commands { if case .text = command { continue } else { under.add(command) } }
    let canvas = try PictureCanvas(
      viewport: house.stage.viewport, assets: Repository.assets, fonts: Repository.fonts)
    canvas.draw(under)
    let (pixels, width) = (canvas.pixels(), canvas.width)
    let height = pixels.count / width
    var clips: [Rect] = []
    return list.commands.enumerated().compactMap { index, command in
      if case .clip(let rect) = command { clips.append(clips.last?.intersection(rect) ?? rect) }
      if case .endClip = command { clips.removeLast() }
      guard index >= first, case .text(let words, let style, let at, let anchor, let color) = command else {
        return nil
      }
      let whole = house.stage.setup.metrics.width(of: words, style)
      let left = at.x - (anchor == .left ? 0 : anchor == .center ? whole / 2 : whole)
      var worst = 21.0
      for x in stride(from: left + 2, through: left + whole - 2, by: max(2, whole / 6)) {
        for part in [0.1, 0.35, 0.6] {
          let (column, row) = (Int(x), Int(at.y - style.size * part))
          guard (0..<width).contains(column), (0..<height).contains(row),
            clips.last?.inset(2).contains(Point(Double(column), Double(row))) ?? true
          else { continue }
          worst = min(worst, color.contrast(with: Color(pixels[row * width + column] & 0xFFFFFF)))
        }
      }
      return (words, worst)
    }
  }

  /// Everything on screen, of a pop-up without what lies dimmed below.
  static func check(_ house: House, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let window = Rect(origin: .zero, size: house.stage.viewport.size)
    let dim = house.stage.picture().commands.lastIndex {
      if case .fill(window, let color) = $0 { color.alpha < 255 } else { false }
    }
    let all = try texts(house, from: dim ?? 0)
    #expect(!all.isEmpty, sourceLocation: sourceLocation)
    for (words, contrast) in all {
      #expect(contrast >= 7, "“\(words)”: \(contrast)", sourceLocation: sourceLocation)
    }
    for command in house.stage.picture().commands {
      switch command {
      case .shadow, .backdrop: Issue.record("\(command)", sourceLocation: sourceLocation)
      case .shape(let shape, _, _):
        for paint in [shape.fill, shape.stroke?.paint].compactMap({ $0 }) {
          guard case .solid = paint else {
            Issue.record("\(shape)", sourceLocation: sourceLocation)
            continue
          }
        }
      case .picture(.asset(let name), _, _, _):
        let isLit =
          name.hasPrefix("boards/") || name.hasPrefix("pieces/quarto") || name.hasPrefix("pieces/opponent")
        #expect(!isLit && !name.hasPrefix("pieces/connect"), "\(name)", sourceLocation: sourceLocation)
      default: break
      }
    }
  }

  @Test(arguments: [Settings.Theme.light, .dark]) func theMenuCanBeRead(_ theme: Settings.Theme) throws {
    try Self.check(house(theme))
  }

  /// What a character says as well.
  @Test(arguments: [Settings.Theme.light, .dark]) func whatIsSaidCanBeRead(_ theme: Settings.Theme) throws {
    var settings = Settings()
    settings.contrast = .on
    let house = try House(game: "reversi", theme: theme, settings: settings)
    house.settle()
    try #require(house.has("table.speech"))
    try Self.check(house)
  }

  @Test(arguments: games, [Settings.Theme.light, .dark])
  func tablesCanBeRead(_ game: String, _ theme: Settings.Theme) throws {
    let house = try house(theme, game: game)
    try Self.check(house)
    // Some moves on, with a cursor and a hint on the board.
    for key in [Key.right, .enter, .right, .enter, .down, .enter] {
      house.key(key)
      house.settle()
    }
    house.key(.character("h"), [.control])
    house.settle()
    try Self.check(house)
  }

  @Test(arguments: [Settings.Theme.light, .dark]) func theSettingsCanBeRead(_ theme: Settings.Theme) throws {
    let house = try house(theme, game: "reversi")
    house.stage.perform(.popup(.settings))
    house.settle()
    try Self.check(house)
  }

  @Test(arguments: [Settings.Theme.light, .dark]) func aFinishedGameCanBeRead(_ theme: Settings.Theme) throws
  {
    let house = try house(theme, game: "connect-four")
    house.type("1212121")
    house.pass(20)
    house.settle()
    try Self.check(house)
  }

  /// What the marks mean is told until a game of the kind has been finished three times.
  @Test(arguments: ["reversi", "connect-four"]) func theLegendTellsTheMarks(_ game: String) throws {
    let house = try house(.light, game: game)
    let legend = try house.element("table.legend")
    #expect(legend.label.contains("Under the cursor"))
    house.key(.right)
    house.key(.enter)
    house.settle()
    #expect(try house.element("table.legend").label.contains("Last move"))
    #expect(try !House(game: game, settings: House.friends).has("table.legend"))
    var settings = House.friends
    settings.contrast = .on
    let archive = MemoryArchive(
      past: (1...3).map {
        Sample.past($0, game, moves: game == "reversi" ? ["f5", "d6"] : ["4", "4"])
      })
    let known = try House(game: game, settings: settings, archive: archive)
    archive.send(.open)
    known.settle()
    #expect(!known.has("table.legend"))
  }

  /// A column that wears a value keeps its number.
  @Test func columnsKeepTheirNumbersUnderValues() throws {
    var settings = House.friends
    settings.contrast = .on
    settings[game: "connect-four"].showsValues = true
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    let board = try house.element("column.1").frame
    let numbers = house.stage.picture().commands.compactMap { command -> String? in
      guard case .text(let words, _, let at, _, let color) = command, at.y > board.y, color == .white else {
        return nil
      }
      return words
    }
    #expect(["1", "2", "3", "5", "6", "7"].allSatisfy(numbers.contains), "\(numbers)")
  }

  /// What is seen of the marks themselves: pixels of the drawn board.
  @Test(arguments: [Settings.Theme.light, .dark]) func aLegalSquareIsYellowOnBlack(_ theme: Settings.Theme)
    throws
  {
    let house = try house(theme, game: "reversi")
    let canvas = try PictureCanvas(
      viewport: house.stage.viewport, assets: Repository.assets, fonts: Repository.fonts)
    canvas.draw(house.stage.picture())
    let (pixels, width) = (canvas.pixels(), canvas.width)
    func pixel(_ point: Point) -> Color { Color(pixels[Int(point.y) * width + Int(point.x)] & 0xFFFFFF) }
    let cell = try house.element("cell.3.4").frame
    #expect(pixel(cell.center) == Finish.mark)
    let felt = pixel(Point(cell.x + 6, cell.y + 6))
    #expect(pixel(cell.center).contrast(with: felt) >= 4.5)
    let ink = try house.element("cell.4.5").frame
    // The edge of a black disc is seen on the felt.
    let edge = (0..<Int(cell.width / 2)).map { pixel(Point(ink.center.x + Double($0), ink.center.y)) }
    #expect(edge.contains { $0.contrast(with: felt) >= 7 && $0.contrast(with: .black) >= 7 })
  }

  /// Shapes that carry meaning, each with what it lies on.
  @Test(arguments: [false, true]) func shapesKeepTheirDistance(_ isDark: Bool) {
    let finish = Finish.plain(isDark: isDark)
    let palette = Palette.plain(isDark: isDark)
    let (felt, lacquer) = (Color(0x0B5A3E), Color(0x1B2566))
    let (coral, amber) = (Color(0xC22A17), Color(0xFFC21A))
    let accent = Accent(light: .white, dark: .black)
    let pairs: [(name: String, shape: Color, ground: Color)] = [
      ("rim of a control", finish.ink, finish.ground),
      ("dashes of a disabled one", finish.disabled, finish.ground),
      ("switch that is on", palette.accentFill(accent), palette.sunk),
      ("its knob", palette.surface, palette.accentFill(accent)),
      ("knob of a slider", palette.text, palette.sunk), ("track", palette.faint(0.2), palette.surface),
      ("part of a bar that is full", palette.accent(accent), palette.faint(0.2)),
      ("line of a chart", palette.accent(accent), palette.surface), ("axis", palette.line, palette.surface),
      ("grid of a chart", palette.faintSecondary(0.5), palette.surface),
      ("mark and its edge", Finish.mark, .black), ("mark on felt", Finish.mark, felt),
      ("mark on lacquer", Finish.mark, lacquer), ("focus and its lines", Finish.focus, .white),
      ("lines of felt", .white, felt), ("rims of lacquer", .white, lacquer),
      ("ring of coral", .white, coral), ("cross of amber", .black, amber), ("edge of amber", .black, amber),
    ]
    for pair in pairs {
      let contrast = pair.shape.contrast(with: pair.ground)
      #expect(contrast >= 4.5, "\(pair.name): \(contrast)")
    }
  }

  /// The faces of those opposite: ink and ground alone, in a rim that is seen on either of them.
  @Test(arguments: Opponent.Character.allCases.map(Opponent.character) + [.mine], [false, true])
  func facesHaveThickRims(_ opponent: Opponent, _ isDark: Bool) throws {
    let finish = Finish.plain(isDark: isDark)
    let size = Size(100, 112)
    let face = try #require(opponent.face)
    for ground in [finish.ground, finish.ink] {
      var list = DrawList(finish)
      list.fill(Rect(origin: .zero, size: size), ground)
      // However faint it is asked for, it is no ghost.
      list.picture(face, in: Rect(origin: .zero, size: size), opacity: 0.5)
      guard case .picture(.asset(let name), _, _, _)? = list.commands.last else {
        Issue.record("no face")
        return
      }
      #expect(name.hasPrefix("contrast/") && Repository.has(name))
      list = DrawList(finish)
      list.fill(Rect(origin: .zero, size: size), ground)
      list.picture(face, in: Rect(origin: .zero, size: size))
      let canvas = try PictureCanvas(
        viewport: Viewport(size: size), assets: Repository.assets, fonts: Repository.fonts)
      canvas.draw(list)
      let (pixels, width) = (canvas.pixels(), canvas.width)
      let colors = pixels.map { Color($0 & 0xFFFFFF) }
      let clear = colors.filter {
        $0.contrast(with: finish.ink) >= 15 || $0.contrast(with: finish.ground) >= 15
      }
      #expect(Double(clear.count) > 0.85 * Double(colors.count), "\(name)")
      // From the left: the first thing that is not the ground is followed by a rim of at least three points.
      let row = colors[(52 * width)..<(53 * width)]
      let rim = row.drop { $0 != finish.ground }
        .drop { $0.contrast(with: finish.ground) < 4.5 }.prefix { $0.contrast(with: finish.ground) >= 4.5 }
      #expect(rim.count >= 3, "\(name)")
    }
  }

  /// The day: a quarter that was solved is full of ink, one that was not is empty, and the card lies on the ground.
  @Test(arguments: [Settings.Theme.light, .dark]) func daysAreInkOrGround(_ theme: Settings.Theme) throws {
    let house = try house(theme)
    let context = house.stage.context(of: house.stage.top)
    let games = context.games
    let palette = Palette.plain(isDark: theme == .dark)
    var painter = Painter(
      palette: palette, accent: Accent(light: Color(0xFF0000), dark: Color(0xFF0000)),
      metrics: context.metrics)
    painter.list = DrawList(palette.finish)
    DayLattice(games, solved: [games[0].info.name]).paint(Rect(0, 0, 28, 28), hasChecks: false, &painter)
    DayShare(TodayState(context.kept, games, context.today)).paint(Rect(0, 0, 316, 190), &painter)
    var fills: [Color] = []
    for case .shape(let shape, _, _) in painter.list.commands {
      for case .solid(let color)? in [shape.fill, shape.stroke?.paint] {
        #expect([palette.finish.ink, palette.finish.ground].contains(color), "\(color.hex)")
      }
      if case .solid(let color)? = shape.fill { fills.append(color) }
    }
    #expect(fills.prefix(2) == [palette.finish.ink, palette.finish.ground])
    for case .text(let words, _, _, _, let color) in painter.list.commands {
      #expect(color.contrast(with: palette.finish.ground) >= 7, "\(words)")
    }
  }

  @Test func everyPictureHasItsTwins() throws {
    let names = [
      "reversi-disc-ink", "reversi-disc-ivory", "connect-four-disc-coral", "connect-four-disc-amber",
    ]
    .flatMap { ["pieces/\($0)", "pieces/\($0)-ghost"] }
    for theme in ["light", "dark"] {
      for name in names { #expect(Repository.has("contrast/\(theme)/\(name)"), "\(name)") }
    }
    // And whatever a table asks for when it is drawn.
    for theme in [Settings.Theme.light, .dark] {
      for game in [nil] + Self.games.map(Optional.some) {
        let house = try house(theme, game: game)
        house.handle(.pointerMoved(Point(420, 420), time: house.now))
        house.settle()
        for case .picture(.asset(let name), _, _, _) in house.stage.picture().commands {
          #expect(Repository.has(name), "\(name)")
        }
      }
    }
  }

  // MARK: - Where it comes from

  @Test func itFollowsTheDesktopUntilThePlayerChooses() throws {
    let house = try House(Size(1280, 1400), game: "reversi")
    #expect(!house.stage.look.isHighContrast)
    house.handle(.desktop(DesktopLook(isHighContrast: true, reducesMotion: true)))
    #expect(house.stage.look.isHighContrast && house.stage.look.reducedMotion && house.stage.look.marks)
    house.stage.perform(.popup(.settings))
    house.settle()
    #expect(try house.element("settings.contrast").value == "on")
    house.stage.use("settings.contrast", of: house.stage.top)
    house.settle()
    #expect(!house.stage.look.isHighContrast && house.stage.settings.contrast == .off)
    // Back to what the desktop wants is left to the desktop.
    house.stage.use("settings.contrast", of: house.stage.top)
    #expect(house.stage.look.isHighContrast && house.stage.settings.contrast == .system)
    house.handle(.desktop(DesktopLook()))
    #expect(!house.stage.look.isHighContrast && !house.stage.look.reducedMotion)
  }

  @Test func theColourSchemeFollowsTheDesktopInAuto() throws {
    let house = try House(theme: .auto, hour: 15)
    #expect(!house.stage.isDark)
    house.handle(.desktop(DesktopLook(isDark: true)))
    #expect(house.stage.isDark)
    house.handle(.desktop(DesktopLook(isDark: false)))
    #expect(!house.stage.isDark)
    let evening = try House(theme: .light)
    evening.handle(.desktop(DesktopLook(isDark: true)))
    #expect(!evening.stage.isDark)
  }
}

extension Repository {
  fileprivate static func has(_ picture: String) -> Bool { access("\(assets)/\(picture).svg", R_OK) == 0 }
}

extension DrawList {
  fileprivate mutating func add(_ command: DrawCommand) {
    switch command {
    case .backdrop(let backdrop): self.backdrop(backdrop)
    case .fill(let rect, let color): fill(rect, color)
    case .shape(let shape, let at, let opacity): self.shape(shape, at: at, opacity: opacity)
    case .shadow(let outline, let at, let sigma, let color): shadow(outline, at: at, sigma: sigma, color)
    case .picture(let picture, let rect, let tint, let degrees):
      self.picture(picture, in: rect, tint: tint, degrees: degrees)
    case .text(let words, let style, let at, let anchor, let color):
      text(words, style, at: at, anchor: anchor, color)
    case .clip(let rect): beginClip(rect)
    case .endClip: endClip()
    }
  }
}
