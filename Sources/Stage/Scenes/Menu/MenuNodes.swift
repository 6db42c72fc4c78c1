// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// The greeting, the tiles with their living boards, and the strip below them.
extension MenuScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let layout = MenuLayout(context.viewport, count: games.count, type: context.type)
    let isRow = layout.tiles == .row
    let style: TextStyle =
      isRow ? .greeting : TextStyle(.vollkornSemiBold, layout.isLow ? 29 : 34, line: 40)
    let greeting = Part.words(greeting(context.hour), style, lines: 1)
    let tiles = games.map { game in
      Part.column([tile(game, layout, context), .space(MenuLayout.wall)])
    }
    let box =
      isRow
      ? Part.row(tiles, spacing: layout.gap)
      : Part.grid(tiles, columns: 2, spacing: Size(layout.gap, layout.gap))
    let strip = strip(layout, context)
    // From the edge to the buttons, to the greeting, to the tiles.
    let (edge, above, below) =
      isRow ? (32.0, 52.0, 40.0) : layout.isLow ? (18, 16, 15) : (26.0, 42.0, 40.0)
    var parts = [head(layout, context), .space(above, least: 4), greeting, .space(below, least: 4)]
    if isRow {
      parts += [box, .space(56, least: 6)] + [strip].compactMap { $0 }
    } else {
      parts += [.spring.high(.share(1)), box, .spring.high(.share(layout.isLow ? 1 : 2))]
      parts += [strip].compactMap { $0 }
    }
    return Part.column(parts).sized(.fill, .fill)
      .inset(Insets(left: layout.margin, top: edge, right: layout.margin, bottom: layout.isLow ? 20 : 18))
  }

  private func head(_ layout: MenuLayout, _ context: StageContext) -> Part {
    let size = layout.tiles == .row ? Size(150, 35) : Size(128, 30)
    let wordmark = Part.picture(
      .asset(context.look.isDark ? "brand/wordmark-dark" : "brand/wordmark"), size)
    let height = layout.tiles == .row ? 44.0 : 42
    func buttons(showsLabel: Bool) -> [Part] {
      let width = showsLabel ? 124.0 : 46
      return [
        Part.button("menu.puzzles", icon: "puzzle", tr("Puzzles"), showsLabel: showsLabel, .openShelf)
          .sized(.exactly(width + (layout.tiles == .row && showsLabel ? 8 : 0)), .exactly(height)),
        Part.button(
          "menu.history", icon: "history", tr("History"), showsLabel: showsLabel, .history(game: nil)
        )
        .sized(.exactly(width + (layout.tiles == .row && showsLabel ? 8 : 0)), .exactly(height)),
        Part.button("menu.settings", icon: "settings", tr("Settings"), showsLabel: showsLabel, .settings)
          .sized(.exactly(width), .exactly(height)),
      ]
    }
    return .choice([true, false].map { .row([wordmark, .spring] + buttons(showsLabel: $0), spacing: 12) })
  }

  /// Whole sentences, for translators.
  private func greeting(_ hour: Int) -> String {
    switch hour {
    case 5..<12: tr("Good morning. What shall we play?")
    case 12..<18: tr("Good afternoon. What shall we play?")
    default: tr("Good evening. What shall we play?")
    }
  }

  // MARK: - Tiles

  private func tile(_ game: any Game.Type, _ layout: MenuLayout, _ context: StageContext) -> Part {
    let info = game.info
    let id = id(game)
    let life = lives[id] ?? (0, -10)
    let picture = Part.drawing(layout.tile) { painter, frame in
      var list = painter.list.blank
      game.paintTile(
        layout.drawn, step: life.step, since: context.now - life.since, look: context.look, into: &list)
      painter.list.append(list, at: frame.origin, scale: layout.scale)
    }
    var tile = Part.layers([picture, words(game, layout, context)] + notes(info, context)).sized(
      .exactly(layout.tile.width), .exactly(layout.tile.height))
    tile.id = id
    tile.action = .open(game: info.name)
    let wait = waitWords(game, context)
    let words =
      wait ?? context.kept.continueAt[info.name].map {
        tr("continue at move {number}", ["number": String($0)])
      }
      ?? info.tagline.said
    tile.label = "\(info.title.said), \(words)"
    tile.ring = Control.Ring(wall: 14 * layout.scale, radius: TileLattice.radius * layout.scale)
    tile.shift = Point(0, -lift(id, context.now).rounded())
    return Part.layers([tile]).on(
      .drawing { painter, frame in
        painter.boardShadow(frame, wall: 14 * layout.scale, radius: 14 * layout.scale)
      })
  }

  /// What a tile says without showing it in words of its own.
  private func notes(_ info: GameDescriptor, _ context: StageContext) -> [Part] {
    var notes: [Part] = []
    if let move = context.kept.continueAt[info.name] {
      notes.append(
        Part.spring.named(
          "menu.continue." + info.name, .badge, tr("Continue at move {number}", ["number": String(move)])))
    }
    if let tally = context.kept.statistics.games[info.name] {
      notes.append(
        Part.spring.named(
          "menu.statistics." + info.name, .text, Self.words(tally, info),
          value: "\(tally.won) of \(tally.counted)"))
    }
    return notes
  }

  private func words(_ game: any Game.Type, _ layout: MenuLayout, _ context: StageContext) -> Part {
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
    let wait = waitWords(game, context)
    let tagline = Part.words(
      wait ?? info.tagline.said,
      TextStyle(.manropeMedium, isRow ? 15 * k : isSmall ? 13 : 15, line: isRow ? 21 * k : isSmall ? 17 : 21),
      .color(info.tileColors.tagline)
    ).placed(0, 0)
    let foot = foot(game, layout, scale: k, context)
    // Where text is large, the title and what can be done stay.
    let line =
      wait == nil
      ? tagline : Part.row([tagline, dots(info.tileColors.tagline, scale: k)], spacing: 8).placed(0, 0)
    let choice = Part.choice([
      .column([title, line, .spring, foot]), .column([title, tagline, .spring, foot]),
      .column([title, .spring, foot]),
    ]).sized(.fill, .fill)
    let top = isRow ? 274 * k : max(8, tile.height * 0.32 - 27)
    return choice.inset(Insets(left: left, top: top, right: isRow ? 20 * k : 16, bottom: isRow ? 22 * k : 20))
  }

  /// "Play", where the game goes on, or how it went so far while nobody looks at it.
  private func foot(
    _ game: any Game.Type, _ layout: MenuLayout, scale: Double, _ context: StageContext
  ) -> Part {
    let info = game.info
    if let answer = answer(game, layout, scale: scale, context) { return answer }
    let continueAt = context.kept.continueAt[info.name]
    let isLookedAt = isLookedAt(game, context)
    if continueAt == nil, !isLookedAt, let tally = context.kept.statistics.games[info.name],
      tally.counted + tally.helped > 0
    {
      return self.tally(tally, info, scale: scale)
    }
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
    ).sized(isRow ? .fill : .within(0...(continueAt == nil ? 120 : 230)), .within(height...400))
    button.background = .drawing { painter, frame in
      let own = painter.palette
      painter.palette = own.onTile
      painter.slab(frame, radius: frame.height / 8)
      painter.palette = own
    }
    guard isLookedAt, isRow, !game.lessons.isEmpty else { return button }
    var book = Part.button(
      lessonsID(game), icon: "lesson", tr("Lessons"), showsLabel: false, .today(.lessons(game: info.name))
    ).sized(.exactly(48 * scale), .exactly(height)).heard(as: info.title.said)
    book.isOnTile = true
    return .choice([.row([button, book], spacing: 10 * scale), button])
  }

  /// How it went so far, with a bar under the words.
  private func tally(_ tally: Statistics.Tally, _ info: GameDescriptor, scale: Double) -> Part {
    let color = info.tileColors.tagline
    let part = info.goal != nil ? 1 : tally.part
    let words = Self.words(tally, info)
    let bar = Part.drawing(Size(0, max(4, 5 * scale))) { painter, frame in
      painter.bar(frame, part, color, track: color.opacity(0.28))
    }.wide(.fill)
    return .column(
      [
        .choice([
          .line(words, TextStyle(.manropeSemiBold, 14 * max(1, scale), line: 20), .color(color), least: 0.8),
          .words(words, TextStyle(.manropeSemiBold, 12, line: 15), .color(color), lines: 2),
          .line(words, TextStyle(.manropeSemiBold, 14, line: 20), .color(color), least: 0.4),
        ]).wide(.fill), bar,
      ], spacing: 4)
  }
}
