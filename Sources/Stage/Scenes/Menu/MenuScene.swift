// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences

/// The box as it lies open on the table: a greeting and four tiles with living boards.
final class MenuScene: Scene {
  let name = "menu"
  let games: [any Game.Type]
  private(set) var layout = MenuLayout(Viewport(size: Size(1280, 800)), count: 4)
  /// The living boards: how many moves each has played, and when the last was.
  private var lives: [String: (step: Int, since: Double)] = [:]
  private var lifts: [String: (from: Double, to: Double, start: Double)] = [:]

  static let moveEvery = 2.4
  private static let lift = 8.0

  let clock: LocalClock
  /// What is known of games that were played.
  private(set) var kept = KeptGames()

  init(games: [any Game.Type], clock: LocalClock) {
    self.games = games
    self.clock = clock
  }

  func arrange(_ context: StageContext) { layout = MenuLayout(context.viewport, count: games.count) }

  private func id(_ game: any Game.Type) -> String { "menu.game." + game.info.name }

  func controls() -> [Control] {
    let buttons = [
      Control("menu.history", .button(icon: "history", primary: false), layout.history, label: "History"),
      Control("menu.settings", .button(icon: "settings", primary: false), layout.settings, label: "Settings"),
    ]
    return buttons
      + zip(games, layout.frames).map { game, frame in
        let words = kept.continueAt[game.info.name].map { "continue at move \($0)" } ?? game.info.tagline.said
        return Control(id(game), .area, frame, label: "\(game.info.title.said), \(words)")
      }
  }

  /// Arrows begin among the games.
  var firstFocus: String? { games.first.map(id) }

  func activate(_ id: String, _ context: StageContext) -> StageRequest? {
    if id == "menu.settings" { return .popup(.settings) }
    if id == "menu.history" { return .history(nil) }
    for game in games where self.id(game) == id { return .open(game) }
    return nil
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.function(1), _) = gesture { return .popup(.help) }
    return nil
  }

  // MARK: - Life

  func advance(_ context: StageContext) -> Wake {
    kept = context.kept
    var wake = Wake.never
    for game in games {
      let id = id(game)
      let isLifted =
        context.isActive && (context.hovered == id || (context.showsFocus && context.focused == id))
      wake = wake.sooner(advanceLift(id, isLifted ? Self.lift : 0, context))
      if isLifted && !context.look.reducedMotion {
        wake = wake.sooner(advanceLife(id, context.now))
      } else if let life = lives[id], context.now - life.since < 1.2 {
        wake = .nextFrame
      }
    }
    return wake
  }

  private func advanceLift(_ id: String, _ target: Double, _ context: StageContext) -> Wake {
    let current = lifts[id] ?? (0, 0, -10)
    let value = lift(id, context.now)
    if current.to != target {
      lifts[id] = context.look.reducedMotion ? (target, target, -10) : (value, target, context.now)
      return .nextFrame
    }
    return context.now < current.start + Spring.tile.duration ? .nextFrame : .never
  }

  private func lift(_ id: String, _ now: Double) -> Double {
    guard let lift = lifts[id] else { return 0 }
    return lift.to + (lift.from - lift.to) * Spring.tile.remainder(at: now - lift.start)
  }

  private func advanceLife(_ id: String, _ now: Double) -> Wake {
    guard let life = lives[id] else {
      // The first move comes soon after the pointer.
      lives[id] = (0, now - Self.moveEvery + 0.5)
      return .at(now + 0.5)
    }
    if now >= life.since + Self.moveEvery {
      lives[id] = (life.step + 1, now)
      return .nextFrame
    }
    return now < life.since + 1.2 && life.step > 0 ? .nextFrame : .at(life.since + Self.moveEvery)
  }

  // MARK: - Picture

  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.list.picture(
      .asset(painter.palette.isDark ? "brand/wordmark-dark" : "brand/wordmark"), in: layout.wordmark)
    painter.text("\(greeting(context.hour)). What shall we play?", layout.greetingStyle, at: layout.greeting)
    for (game, frame) in zip(games, layout.frames) { tile(game, frame, &painter, context) }
    footer(&painter)
    let controls = controls()
    painter.controls(controls.filter { $0.kind != .area }, host, now: context.now)
    if context.showsFocus, let focused = controls.first(where: { $0.id == host.focused && $0.kind == .area })
    {
      painter.focusRing(
        focused.frame.offset(0, -lift(focused.id, context.now).rounded()), wall: 14 * layout.scale,
        radius: TileLattice.radius * layout.scale)
    }
  }

  private func greeting(_ hour: Int) -> String {
    switch hour {
    case 5..<12: "Good morning"
    case 12..<18: "Good afternoon"
    default: "Good evening"
    }
  }

  private func tile(_ game: any Game.Type, _ frame: Rect, _ painter: inout Painter, _ context: StageContext) {
    let lift = lift(id(game), context.now).rounded()
    painter.boardShadow(frame, wall: 14 * layout.scale, radius: 14 * layout.scale)
    var list = DrawList()
    let life = lives[id(game)] ?? (0, -10)
    game.paintTile(
      layout.tileSize, step: life.step, since: context.now - life.since, look: context.look, into: &list)
    painter.list.append(list, at: Point(frame.x, frame.y - lift), scale: layout.scale)
    words(game.info, frame.offset(0, -lift), &painter, context)
  }

  private func words(
    _ info: GameInfo, _ frame: Rect, _ painter: inout Painter, _ context: StageContext
  ) {
    let colors = info.tileColors
    let k = layout.tiles == .row ? layout.scale : 1
    let lattice = (2 * TileLattice.inset + 4 * TileLattice.cell) * layout.scale
    let left = layout.tiles == .row ? frame.x + 20 * k : frame.x + lattice + 4
    let width = frame.maxX - left - 16
    let small = width < 180
    var titleSize = layout.tiles == .row ? 31 * k : small ? 21 : 28
    let natural = painter.metrics.width(
      of: info.title.said, TextStyle(.vollkornSemiBold, titleSize, line: 40))
    if natural > width { titleSize = (titleSize * width / natural).rounded(.down) }
    let titleY = layout.tiles == .row ? frame.y + 306 * k : frame.y + frame.height * 0.32
    painter.text(
      info.title.said, TextStyle(.vollkornSemiBold, titleSize, line: 40), at: Point(left, titleY),
      colors.title)
    let style = TextStyle(
      .manropeMedium, layout.tiles == .row ? 15 * k : small ? 13 : 15, line: small ? 17 : 21)
    let y = painter.paragraph(
      info.tagline.said, style,
      at: Point(left, titleY + (layout.tiles == .row ? 26 * k : style.lineHeight + 3)),
      width: width, colors.tagline)
    foot(info, left: left, below: y, frame, &painter, context)
  }
}

extension Game {
  /// `Table.paintMiniature` through the erased type.
  static func paintTile(_ tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList) {
    Table.paintMiniature(tile: tile, step: step, since: since, look: look, into: &list)
  }
}
