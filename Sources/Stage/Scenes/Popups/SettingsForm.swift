// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences

/// The rows of the settings and where they stand: two columns above 760 points, else one that scrolls.
struct SettingsForm {
  var panel = Rect.zero
  /// The part of the panel that scrolls.
  var viewport = Rect.zero
  var close = Rect.zero
  var margin = 40.0
  /// How far the rows reach beyond the viewport.
  var overflow = 0.0
  private var left = Rect.zero
  private var right = Rect.zero
  private var rightTop = 0.0
  private var footer = 0.0

  private static let headerHeight = 92.0
  private static let footerHeight = 96.0

  init() {}

  init(window: Size, game: GameInfo?) {
    let leftHeight = game.map { Self.switchTop($0) - 2 + 64 * Double($0.switches.count) } ?? 0
    let rightHeight = 30.0 + 62 + 66 + 62 + 2 * 64
    let isWide = window.width >= 760 && game != nil
    margin = isWide ? 40 : 28
    let content =
      isWide ? max(leftHeight, rightHeight) : leftHeight + rightHeight + (game == nil ? 0 : 12)
    let footerRoom = game == nil ? 16 : Self.footerHeight
    let width = isWide ? min(912, window.width - 56) : min(game == nil ? 480 : 520, window.width - 56)
    let height = min(Self.headerHeight + content + footerRoom, window.height - 56)
    panel = Rect(
      ((window.width - width) / 2).rounded(), ((window.height - height) / 2 - 4).rounded(), width, height)
    close = Rect(panel.maxX - margin - 32, panel.y + 28, 44, 44)
    viewport = Rect(
      panel.x + 8, panel.y + Self.headerHeight, panel.width - 16, panel.height - Self.headerHeight - 10)
    overflow = max(0, content + footerRoom - 10 - viewport.height)
    let column = isWide ? (panel.width - 2 * margin - 56) / 2 : panel.width - 2 * margin
    left = Rect(panel.x + margin, viewport.y, column, leftHeight)
    rightTop = isWide || game == nil ? viewport.y : viewport.y + leftHeight + 12
    right = Rect(isWide ? panel.maxX - margin - column : panel.x + margin, rightTop, column, rightHeight)
    footer = viewport.y + content
  }

  // MARK: - Controls

  func controls(_ settings: Settings, _ game: GameInfo?) -> [Control] {
    (game.map { gameControls(settings[game: $0.name], $0) } ?? []) + commonControls(settings)
      + (game == nil ? [] : [restart])
  }

  private var restart: Control {
    Control(
      "settings.restart", .button(icon: "restart", primary: false),
      Rect(panel.maxX - margin - 150, footer + 28, 150, 44), label: "Restart now")
  }

  private func segments(
    _ name: String, _ frame: Rect, _ entries: [(id: String, label: String, icon: String?)], selected: String,
    isEnabled: Bool = true
  ) -> [Control] {
    let width = (frame.width - 6) / Double(entries.count)
    return entries.enumerated().map { index, entry in
      Control(
        "settings.\(name).\(entry.id)",
        .segment(group: "settings." + name, isSelected: entry.id == selected, icon: entry.icon),
        Rect(frame.x + 3 + Double(index) * width, frame.y, width, frame.height), label: entry.label,
        isEnabled: isEnabled)
    }
  }

  /// Where the switches of the game begin: below the opponent, if there is one.
  private static func switchTop(_ game: GameInfo) -> Double { game.isSolo ? 32 : 280 + levelRoom }

  /// The level's sentence stands under its row, over two lines at most.
  private static let levelRoom = 34.0

  private func gameControls(_ options: GameOptions, _ game: GameInfo) -> [Control] {
    var controls = game.isSolo ? [] : opponentControls(options) + nextGameControls(options, game)
    for (index, entry) in game.switches.enumerated() {
      controls.append(
        Control(
          "settings.switch.\(entry.name)", .toggle(isOn: options.isOn(entry)),
          Rect(left.maxX - 52, left.y + Self.switchTop(game) + 14 + 64 * Double(index), 52, 28),
          label: entry.title.said,
          showsLabel: false))
    }
    return controls
  }

  private func opponentControls(_ options: GameOptions) -> [Control] {
    let hasBot = options.opponent != .friend
    var controls = segments(
      "opponent", Rect(left.x, left.y + 30, left.width, 46),
      [("friend", "Friend", "two-persons"), ("bot", "Bot", "robot"), ("perfect", "Perfect", "trophy")],
      selected: options.opponent.rawValue)
    controls += segments(
      "level", Rect(left.maxX - 200, left.y + 102, 200, 42), (1...5).map { (String($0), String($0), nil) },
      selected: String(options.level), isEnabled: options.opponent == .bot)
    controls += segments(
      "first", Rect(left.maxX - 250, left.y + 164 + Self.levelRoom, 250, 42),
      [("you", "You", nil), ("bot", "Bot", nil), ("turns", "In turn", nil)],
      selected: options.first.rawValue, isEnabled: hasBot)
    return controls
  }

  private func nextGameControls(_ options: GameOptions, _ game: GameInfo) -> [Control] {
    segments(
      "next", Rect(left.maxX - 250, left.y + 226 + Self.levelRoom, 250, 42),
      NextGame.allCases.map { choice in
        (choice.rawValue, choice.seconds.map { "\(Int($0)) s" } ?? "Off", nil)
      }, selected: (options.nextGame ?? game.nextGame).rawValue)
  }

  private func commonControls(_ settings: Settings) -> [Control] {
    var controls = segments(
      "theme", Rect(right.x, right.y + 30, right.width, 46),
      [("auto", "Auto", "theme-auto"), ("light", "Light", "sun"), ("dark", "Dark", "moon")],
      selected: settings.theme.rawValue)
    let track = min(180, right.width - 150)
    let paceStep = 1 / Double(Settings.paceFactors.count - 1)
    controls += [
      Control(
        "settings.mute", .quiet(icon: settings.isMuted ? "sound-off" : "sound-on"),
        Rect(right.maxX - track - 58, right.y + 102, 40, 40),
        label: settings.isMuted ? "Sound on" : "Sound off", showsLabel: false),
      Control(
        "settings.volume", .slider(value: settings.isMuted ? 0 : settings.volume, step: 0.05),
        Rect(right.maxX - track - 9, right.y + 109, track, 26), label: "Sound", showsLabel: false),
      Control(
        "settings.pace", .slider(value: Double(settings.pace) * paceStep, step: paceStep),
        Rect(right.maxX - track - 9, right.y + 175, track, 26), label: "Animation", showsLabel: false),
      Control(
        "settings.motion", .toggle(isOn: settings.reducedMotion),
        Rect(right.maxX - 52, right.y + 232, 52, 28),
        label: "Reduced motion", showsLabel: false),
      Control(
        "settings.marks", .toggle(isOn: settings.colourBlindMarks),
        Rect(right.maxX - 52, right.y + 296, 52, 28), label: "Colour-blind marks", showsLabel: false),
    ]
    return controls
  }

  /// The settings after the control `id` was used.
  func applying(_ id: String, to settings: Settings, game: GameInfo?) -> Settings {
    var new = settings
    let parts = id.split(separator: ".").map(String.init)
    guard parts.count >= 2 else { return new }
    let value = parts.count > 2 ? parts[2] : ""
    switch parts[1] {
    case "theme": new.theme = Settings.Theme(rawValue: value) ?? new.theme
    case "mute": new.isMuted.toggle()
    case "motion": new.reducedMotion.toggle()
    case "marks": new.colourBlindMarks.toggle()
    default:
      guard let game else { return new }
      var options = new[game: game.name]
      switch parts[1] {
      case "opponent": options.opponent = Opponent(rawValue: value) ?? options.opponent
      case "level": options.level = Int(value) ?? options.level
      case "first": options.first = FirstMove(rawValue: value) ?? options.first
      case "next": options.nextGame = NextGame(rawValue: value) ?? options.nextGame
      case "switch":
        guard let entry = game.switches.first(where: { $0.name == value }) else { return new }
        options.switches[value] = !options.isOn(entry)
      default: break
      }
      new[game: game.name] = options
    }
    return new
  }

  func waitingFrame(scroll: Double) -> Rect { Rect(left.maxX - 230, left.y - scroll, 230, 18) }

  // MARK: - Words

  func paintLabels(
    _ painter: inout Painter, _ settings: Settings, _ game: GameInfo?, scroll: Double, waiting: String?
  ) {
    let (left, right) = (left.offset(0, -scroll), right.offset(0, -scroll))
    func row(_ title: String, _ detail: String, _ x: Double, _ y: Double, width: Double) {
      painter.text(title, .buttonLarge, at: Point(x, detail.isEmpty ? y + 26 : y + 18))
      painter.paragraph(
        detail, .caption, at: Point(x, y + 38), width: width, painter.palette.textSecondary)
    }
    if let game {
      let options = settings[game: game.name]
      painter.text(game.title.said, .label, at: Point(left.x, left.y + 12), painter.palette.textSecondary)
      if let waiting {
        // Where the choice is made, not only at the foot.
        painter.text(
          waiting, .caption, at: Point(left.maxX, left.y + 12), anchor: .right, painter.accentColor)
      }
      if !game.isSolo {
        let line =
          options.opponent == .friend
          ? "" : options.opponent == .perfect ? game.levels[5].said : game.levels[options.level - 1].said
        row("Level", "", left.x, left.y + 98, width: left.width - 210)
        painter.paragraph(
          line, .caption, at: Point(left.x, left.y + 164), width: left.width, painter.palette.textSecondary)
        row("First move", "", left.x, left.y + 160 + Self.levelRoom, width: 120)
        row("Next game", "", left.x, left.y + 222 + Self.levelRoom, width: 120)
      }
      for (index, entry) in game.switches.enumerated() {
        row(
          entry.title.said, entry.detail.said, left.x, left.y + Self.switchTop(game) + 4 + 64 * Double(index),
          width: left.width - 70)
      }
    }
    painter.text(
      "Everywhere", .label, at: Point(right.x, right.y + 12), painter.palette.textSecondary)
    row("Sound", "", right.x, right.y + 98, width: 100)
    row("Animation", "", right.x, right.y + 164, width: 100)
    let track = min(180, right.width - 150)
    painter.text(
      "Slow", .micro, at: Point(right.maxX - track - 9, right.y + 217), painter.palette.textSecondary)
    painter.text(
      "Fast", .micro, at: Point(right.maxX - 9, right.y + 217), anchor: .right, painter.palette.textSecondary)
    row("Reduced motion", "Fades instead of falls and flips", right.x, right.y + 222, width: right.width - 70)
    row("Colour-blind marks", "", right.x, right.y + 270, width: right.width - 70)
    let samples = [
      "connect-four-disc-coral", "connect-four-disc-amber", "reversi-disc-ink", "reversi-disc-ivory",
    ]
    for (index, sample) in samples.enumerated() {
      painter.list.picture(
        .asset("pieces/\(sample)-marked"), in: Rect(right.x + 31 * Double(index), right.y + 304, 24, 24))
    }
    guard game != nil else { return }
    let y = footer - scroll
    painter.list.fill(Rect(panel.x + margin, y + 8, panel.width - 2 * margin, 1.5), painter.palette.line)
    painter.paragraph(
      waiting ?? "Changes apply at once.", .body,
      at: Point(panel.x + margin, y + 55), width: panel.width - 2 * margin - 170,
      painter.palette.textSecondary)
  }
}

extension Painter {
  /// The panel of a pop-up with its wall and far shadow.
  mutating func popup(_ panel: Rect) {
    let form = Outline.roundedRect(panel.size, radius: 14)
    list.shadow(form, at: Point(panel.x, panel.y + 30), sigma: 36, Color.black.opacity(0.5))
    list.shape(Shape(form, fill: .solid(palette.surfaceWall)), at: Point(panel.x, panel.y + 10))
    list.shape(Shape(form, fill: .solid(palette.surface)), at: panel.origin)
    let edge = panel.inset(0.75)
    list.shape(
      Shape(
        .roundedRect(edge.size, radius: 13.5),
        stroke: Stroke(Color.white.opacity(palette.isDark ? 0.08 : 0.7), width: 1.5)), at: edge.origin)
  }
}
