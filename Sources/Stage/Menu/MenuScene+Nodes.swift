// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// The greeting, the tiles with their living boards, and the strip below them.
extension MenuScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let size = context.viewport.size
    let isFirst = isFirstStart(context)
    let isRoomy = MenuLayout.isRow(size, games.count, context.type) || !MenuLayout.isLow(size, context.type)
    let things = things(context, most: isRoomy ? 3 : 2)
    let layout = MenuLayout(
      context.viewport, count: games.count, things: things.count, hasLines: isFirst, type: context.type)
    let isRow = layout.tiles == .row
    let style: TextStyle =
      isRow ? .greeting : TextStyle(.vollkornSemiBold, layout.isLow ? 29 : 34, line: 40)
    let words = Part.words(greeting(context), style, lines: 1)
    let greeting = Part.choice(
      (streak(context).map { [Part.row([words, .spring, $0], spacing: 20)] } ?? [])
        + [.line(self.greeting(context), style, least: 0.5)]
    ).wide(.fill)
    let tiles = games.map { game in
      Part.column([tile(game, layout, isFirst: isFirst, context), .space(MenuLayout.wall)])
    }
    let box =
      isRow
      ? Part.row(tiles, spacing: layout.gap)
      : Part.grid(tiles, columns: 2, spacing: Size(layout.gap, layout.gap))
    let foot = [foot(things, layout)].compactMap { $0 }
    // From the edge to the buttons, to the greeting, to the tiles.
    let (edge, above, below) =
      isRow ? (28.0, 38.0, 22.0) : layout.isLow ? (18, 16, 15) : (26.0, 42.0, 40.0)
    var parts = [head(layout, context), .space(above, least: 4), greeting, .space(below, least: 4)]
    if isRow {
      parts += [box, .space(38, least: 6)] + foot
    } else {
      parts += [.spring.high(.share(1)), box, .spring.high(.share(layout.isLow ? 1 : 2))] + foot
    }
    return Part.column(parts).sized(.fill, .fill)
      .inset(Insets(left: layout.margin, top: edge, right: layout.margin, bottom: layout.isLow ? 20 : 18))
  }

  private func head(_ layout: MenuLayout, _ context: StageContext) -> Part {
    let size = layout.tiles == .row ? Size(150, 35) : Size(128, 30)
    let wordmark = Part.picture(
      .asset(context.look.isDark ? "brand/wordmark-dark" : "brand/wordmark"), size)
    let height = layout.tiles == .row ? 44.0 : 42
    let wide = layout.tiles == .row ? 132.0 : 124
    func buttons(showsLabel: Bool) -> [Part] {
      [
        Part.button("menu.puzzles", icon: "puzzle", tr("Puzzles"), .openShelf).wide(.exactly(wide)),
        Part.button("menu.history", icon: "history", tr("History"), .history(game: nil)).wide(.exactly(wide)),
        Part.button("menu.settings", icon: "settings", tr("Settings"), .settings).wide(.exactly(124)),
      ].map { showsLabel ? $0.high(.exactly(height)) : $0.bare.sized(.exactly(46), .exactly(height)) }
    }
    return .choice([true, false].map { .row([wordmark, .spring] + buttons(showsLabel: $0), spacing: 12) })
  }

  /// Whole sentences, for translators.
  private func greeting(_ context: StageContext) -> String {
    if isFirstStart(context) { return tr("Welcome. Four games are on the table.") }
    let today = TodayState(context.kept, games, context.today)
    let isSolved = !context.kept.isOpening && today.isSolved
    return switch context.hour {
    case 5..<12:
      isSolved ? tr("Good morning. Today’s four are solved.") : tr("Good morning. What shall we play?")
    case 12..<18:
      isSolved ? tr("Good afternoon. Today’s four are solved.") : tr("Good afternoon. What shall we play?")
    default: isSolved ? tr("Good evening. Today’s four are solved.") : tr("Good evening. What shall we play?")
    }
  }

  // MARK: - Tiles

  private func tile(
    _ game: any Game.Type, _ layout: MenuLayout, isFirst: Bool, _ context: StageContext
  ) -> Part {
    let info = game.info
    let id = id(game)
    let life = lives[id] ?? (0, -10)
    let picture = Part.drawing(layout.tile) { painter, frame in
      var list = painter.list.blank
      game.paintTile(
        layout.drawn, step: life.step, since: context.now - life.since, look: context.look, into: &list)
      painter.list.append(list, at: frame.origin, scale: layout.scale)
    }
    let said = self.words(game, layout, isFirst: isFirst, context)
    var tile = Part.layers([picture, said] + notes(info, context)).sized(
      .exactly(layout.tile.width), .exactly(layout.tile.height))
    let wait = waitWords(game, context)
    let words =
      wait ?? context.kept.continueAt[info.name].map {
        tr("continue at move {number}", ["number": String($0)])
      }
      ?? info.tagline.said
    tile = tile.usable(id, "\(info.title.said), \(words)", .open(game: info.name))
      .ringed(radius: TileLattice.radius * layout.scale, wall: 14 * layout.scale)
    let isInvited = isFirst && info.name == learner?.info.name
    tile.shift = Point(0, -max(isInvited ? Self.lift : 0, lift(id, context.now)).rounded())
    return Part.layers([tile]).on(
      .drawing { painter, frame in
        painter.boardShadow(frame, wall: 14 * layout.scale, radius: 14 * layout.scale)
      })
  }

  /// What a tile says without showing it in words of its own.
  private func notes(_ info: GameDescriptor, _ context: StageContext) -> [Part] {
    guard let move = context.kept.continueAt[info.name] else { return [] }
    return [
      Part.spring.named(
        "menu.continue." + info.name, .badge, tr("Continue at move {number}", ["number": String(move)]))
    ]
  }

  private func words(
    _ game: any Game.Type, _ layout: MenuLayout, isFirst: Bool, _ context: StageContext
  ) -> Part {
    let info = game.info
    let isRow = layout.tiles == .row
    let k = isRow ? layout.scale : 1
    let (tile, lattice) = (layout.tile, (2 * TileLattice.inset + 4 * TileLattice.cell) * layout.scale)
    let left = isRow ? 20 * k : lattice + 4
    let isSmall = tile.width - left - 16 < 180
    let title = Part.line(
      info.title.said,
      TextStyle(.vollkornSemiBold, isRow ? 31 * k : isSmall ? 21 : 28, line: isRow ? 40 * k : 34),
      .color(info.tileColors.title), least: 0.4, row: "menu.titles")
    let isBelow = friendIsBelow(info.name, layout, context)
    let wait = isBelow ? nil : waitWords(game, context)
    let tagline = Part.words(
      wait ?? info.tagline.said,
      TextStyle(.manropeMedium, isRow ? 15 * k : isSmall ? 13 : 15, line: isRow ? 21 * k : isSmall ? 17 : 21),
      .color(info.tileColors.tagline)
    ).placed(0, 0)
    let foot = foot(game, layout, scale: k, context)
    let dotted = Part.row([tagline, dots(info.tileColors.tagline, scale: k)], spacing: 8).placed(0, 0)
    let saysMore = isFirst || wait != nil
    // Where text is large, the title and what can be done stay.
    let column = Part.yielding([
      .stays(title),
      saysMore ? .yields(1, wait == nil ? tagline : dotted, to: tagline).then(2, nil) : .stays(nil),
      .stays(.spring), .stays(foot),
    ]).sized(.fill, .fill)
    let (share, line) = saysMore ? (0.32, 27.0) : (0.3, 22)
    let top = isRow ? 274 * k : max(8, tile.height * share - line * context.type.factor)
    let bottom = isRow ? 22 * k : 20 / context.type.factor
    return column.inset(Insets(left: left, top: top, right: isRow ? 20 * k : 16, bottom: bottom))
  }

  /// "Play", or where the game goes on.
  private func foot(
    _ game: any Game.Type, _ layout: MenuLayout, scale: Double, _ context: StageContext
  ) -> Part {
    let info = game.info
    let isBelow = friendIsBelow(info.name, layout, context)
    if !isBelow, let answer = answer(game, layout, scale: scale, context) { return answer }
    let continueAt = context.kept.continueAt[info.name]
    let palette = Palette(context.look).onTile
    let label = TextStyle(.manropeSemiBold, 15 * max(1, scale), line: 22)
    let ink = Ink.color(palette.buttonText)
    let lines: [Part]
    if let continueAt {
      lines = [
        .words(tr("Continue at move {number}", ["number": String(continueAt)]), label, ink, lines: 1),
        .column([
          .line(tr("Continue"), label, ink, least: 0.4),
          .line(tr("at move {number}", ["number": String(continueAt)]), .micro, ink, least: 0.4),
        ]),
      ]
    } else {
      lines = [.line(tr("Play"), label, ink, least: 0.4)]
    }
    let isRow = layout.tiles == .row
    let height = isRow ? 42 * scale : 36
    var button = Part.choice(
      lines.map { words in
        Part.row([.spring, .row([.icon("play", 22, ink), words], spacing: 9), .spring]).inset(Insets(6, 2))
      }
    ).sized(
      isRow ? .fill : .within(0...(continueAt == nil ? 120 : 230) * context.type.factor),
      .within(height...400))
    button.background = .drawing { painter, frame in
      let own = painter.palette
      painter.palette = own.onTile
      painter.slab(frame, radius: frame.height / 8)
      painter.palette = own
    }
    return button
  }
}
