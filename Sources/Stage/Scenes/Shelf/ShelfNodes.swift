// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// How the shelf looks (mockup 19): four columns, each with a tile and its packs beneath.
extension ShelfScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let margin = isWide ? 28.0 : frame.arrangement == .small ? 16 : 20
    let back = Part.button("shelf.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    let header = frame.header(
      back: back, title: tr("Puzzles"), beside: nil, middle: nil, right: HeaderControls.parts(context))
    let gap = isWide ? 24.0 : 16
    let count = self.count(of: frame)
    let month = MonthNode(context, months: months, chosen: day)
    // The month stands beside the columns, or below them.
    let isBeside = isWide && frame.window.width >= 1200 * context.type.factor
    let room = frame.window.width - 2 * margin - 14 - (isBeside ? Self.aside + margin : 0)
    let width = (room - gap * Double(count - 1)) / Double(count)
    let columns = columns.enumerated().map { index, entry in
      column(
        entry.game, packs(index, context), number: self.number(of: index, context), width: width, frame,
        context)
    }
    let note = Part.words(
      tr("Every puzzle is checked by search, and you can always ask for the solution."), .label, .secondary)
    let past = day.map { tr("The four of {day}: they do not count for the streak", ["day": $0.words]) }
    let heading = Part.words(past ?? tr("Today’s four, and every pack"), isWide ? .title : .button, lines: 2)
      .wide(.fill)
    let mixed = rush(nil, context)
    // What does not count, and why, where the four are looked at.
    let shown = TodayState(context.kept, context.games, context.today).shownWords.flatMap { words in
      day == nil ? Part.words(words, .body, .secondary).wide(.fill).named("today.shown", .text, words) : nil
    }
    let title = shown.map { Part.column([heading, $0], spacing: 2).wide(.fill) } ?? heading
    let head =
      isBeside
      ? Part.row([title, mixed.wide(.exactly(230))], spacing: gap).wide(.fill)
      : Part.column([title, mixed.wide(.within(0...320))], spacing: 8).wide(.fill)
    // All cells of a grid are as high as the highest, so that each row is a grid of its own.
    let rows = stride(from: 0, to: columns.count, by: count).map { start in
      Part.grid(
        Array(columns[start..<min(start + count, columns.count)]), columns: count, spacing: Size(gap, 0)
      ).wide(.fill)
    }
    let grid = Part.column(
      [head, Part.column(rows, spacing: 28).wide(.fill)], spacing: isWide ? 14 : 8
    ).wide(.fill)
    let aside = Part.column([month.calendar(), .space(28), month.card]).wide(.exactly(min(Self.aside, room)))
    var content = Part.column([grid, note.wide(.fill)] + (isBeside ? [] : [aside]), spacing: 26)
    if isBeside {
      content = .row([content.wide(.fill).placed(0, 0), aside.placed(0, 0)], spacing: margin)
    }
    let shelf = Part.scroll(
      "shelf", content.wide(.fill).inset(Insets(left: margin, top: 10, right: margin, bottom: 24)))
    return Part.column([header, shelf.sized(.fill, .fill)]).sized(.fill, .fill)
  }

  private static var aside: Double { 380 }

  /// Begins a rush, and says how many were found at most.
  private func rush(_ game: String?, _ context: StageContext) -> Part {
    let best = context.kept.rushes[game ?? RushRun.mixed]?.best?.found
    let count = ["count": String(best ?? 0)] as KeyValuePairs
    let label =
      game == nil
      ? best == nil ? tr("Rush, mixed") : tr("Rush, mixed, best {count}", count)
      : best == nil ? tr("Rush") : tr("Rush, best {count}", count)
    return Part.button("rush." + (game ?? RushRun.mixed), icon: "timer", label, .shelf(.rush(game: game)))
      .sized(.fill, .exactly(40))
  }

  /// What there is besides packs: a rush, and boards of one's own.
  private func ways(into game: any Game.Type, _ context: StageContext) -> [Part] {
    let name = game.info.name
    let make = Part.button("make." + name, icon: "puzzle", tr("Make a board"), .shelf(.make(game: name)))
      .high(.exactly(40))
    return (hasRush(game) ? [rush(name, context)] : []) + (game.boardMaker == nil ? [] : [make])
  }

  /// How many columns stand beside each other.
  private func count(of frame: TableFrame) -> Int {
    let most = max(1, columns.count)
    let room = frame.window.width / frame.type.factor
    return room >= 900 ? most : room >= 500 ? min(2, most) : 1
  }

  /// Of the first pack of a column, counted over all.
  private func number(of column: Int, _ context: StageContext) -> Int {
    (0..<column).reduce(1) { $0 + packs($1, context).count }
  }

  private func column(
    _ game: any Game.Type, _ packs: [ShelfPack], number: Int, width: Double, _ frame: TableFrame,
    _ context: StageContext
  ) -> Part {
    let rows = packs.enumerated().map { index, pack in
      row(pack, of: game, number: number + index, context)
    }
    var column = Part.column(
      [
        tile(game, width: width, frame, context), .space(18),
        Part.column(
          ways(into: game, context).map { $0.wide(.exactly(width)) } + rows, spacing: 8
        ).wide(.fill),
      ])
      .wide(.fill)
    column.place.y = 0
    return column
  }

  // MARK: - Tile

  /// The game's own material with its living board, and what is to be solved.
  private func tile(_ game: any Game.Type, width: Double, _ frame: TableFrame, _ context: StageContext)
    -> Part
  {
    let info = game.info
    let id = "today." + info.name
    let side = min(width, 186 * max(1, width / 260)).rounded()
    let isLow = frame.window.height < 700 || context.type.factor > 1.4
    let size = Size(
      isLow ? width.rounded() : side, isLow ? 96 * context.type.factor.squareRoot() : side / 186 * 290)
    let scale = size.width / TileLattice.upright.width
    let drawn = Size(TileLattice.upright.width, size.height / scale)
    let picture = Part.drawing(size) { painter, frame in
      var list = painter.list.blank
      game.paintTile(drawn, step: 3, since: 10, look: context.look, into: &list)
      painter.list.clipped(to: Rect(frame.x, frame.y, frame.width, frame.height + 14)) {
        $0.append(list, at: frame.origin, scale: scale)
      }
    }
    let task = task(info.name)
    let shown = day ?? context.today
    let solved = context.kept.calendar.solved(on: shown)[info.name]
    let isLate = context.kept.stars[info.name]?["day.\(shown)"] ?? 0 > 0
    let isAll = day == nil && TodayState(context.kept, context.games, context.today).left.isEmpty
    let title = Part.line(
      info.title.said, TextStyle(.vollkornSemiBold, isLow ? 22 : 23, line: 30), .color(info.tileColors.title),
      least: 0.5, row: "shelf.titles")
    let under = Part.line(
      task, TextStyle(.manropeMedium, 13.5, line: 19), .color(info.tileColors.tagline), least: 0.6,
      row: "shelf.tasks")
    let rest =
      isAll ? TodayState.untilTomorrow(context.clock) : solved?.time.clock ?? (isLate ? tr("Solved") : nil)
    let foot = rest.map { Self.done($0, info, hasCheck: !isAll) } ?? Self.play(context)
    let words =
      isLow
      ? Part.row(
        [
          Part.column([title, under]).wide(.fill),
          foot.wide(.exactly(110 * context.type.factor.squareRoot())),
        ], spacing: 10
      ).sized(.fill, .fill)
        .inset(Insets(16, 10))
      : Part.column([.spring, title, under, .space(8), foot]).sized(.fill, .fill)
        .inset(Insets(left: 16, top: 10, right: 16, bottom: 16))
    var tile = Part.layers([isLow ? Self.cover(info, size) : picture, words]).sized(
      .exactly(size.width), .exactly(size.height))
    tile.id = id
    tile.label = task.isEmpty ? info.title.said : "\(info.title.said), \(task)"
    tile.value = solved.map { String($0.stars) }
    tile.action = .today(.open(game: info.name, shown))
    tile.isEnabled = game.hasDays
    let (wall, radius) = isLow ? (6, 10) : (14 * scale, TileLattice.radius * scale)
    tile.ring = Control.Ring(wall: wall, radius: radius)
    return Part.layers([tile]).sized(.exactly(size.width), .exactly(size.height)).on(
      .drawing { painter, frame in painter.boardShadow(frame, wall: wall, radius: radius) })
  }

  private static func play(_ context: StageContext) -> Part {
    let palette = Palette(context.look).onTile
    let ink = Ink.color(palette.buttonText)
    let words = Part.line(
      tr("Play"), TextStyle(.manropeSemiBold, 15, line: 22), ink, least: 0.5, row: "shelf.feet")
    var play = Part.row([.spring, .icon("play", 18, ink), words, .spring], spacing: 9)
      .sized(.fill, .within(36...90))
    play.background = .drawing { painter, frame in
      let own = painter.palette
      painter.palette = own.onTile
      painter.slab(frame, radius: frame.height / 8)
      painter.palette = own
    }
    return play
  }

  /// In what time it was solved, or when there is a new one.
  private static func done(_ words: String, _ info: GameDescriptor, hasCheck: Bool) -> Part {
    let ink = Ink.color(info.tileColors.title)
    let time = Part.line(words, TextStyle(.manropeSemiBold, 15, line: 22), ink, least: 0.5, row: "shelf.feet")
    return Part.row((hasCheck ? [.icon("check", 18, ink)] : []) + [time], spacing: 9).sized(
      .fill, .within(36...90))
  }

  /// Where there is no room for a board.
  private static func cover(_ info: GameDescriptor, _ size: Size) -> Part {
    .drawing(size) { painter, frame in
      if painter.isPlain { return painter.plainFace(frame, radius: 10) }
      let form = Outline.roundedRect(frame.size, radius: 10)
      let dark = info.tileColors.title.red > 128
      let ground = dark ? info.accent.light : info.accent.light.mixed(with: Color(0xFBF3E2), 0.7)
      painter.list.shape(
        Shape(form, fill: .solid(ground.mixed(with: .black, 0.3))), at: frame.origin + Point(0, 6))
      painter.list.shape(Shape(form, fill: .solid(ground)), at: frame.origin)
    }
  }

  // MARK: - Packs

  /// What a pack is called, how much of it is solved, and a bar under both.
  private func row(_ pack: ShelfPack, of game: any Game.Type, number: Int, _ context: StageContext) -> Part {
    let solved = context.kept.solved(pack, of: game, context.clock)
    let done = solved.count { $0 }
    let id = "puzzle.row.\(number)"
    let count = PuzzleWords.count(done, of: solved.count)
    let isDone = done == solved.count
    let accent = game.info.accent
    let bar = Part.drawing(Size(0, 6)) { painter, frame in
      painter.bar(
        frame, Double(done) / Double(max(1, solved.count)), painter.palette.accent(accent),
        track: painter.palette.faint(0.16))
    }.wide(.fill)
    let name = Part.line(pack.title, .name, least: 1)
    let total = Part.words(count, .label, .secondary, lines: 1)
    let check = isDone ? [Part.icon("check", 16, .good)] : []
    let head = Part.choice([
      .row([name.wide(.fill), total] + check, spacing: 8),
      .column([.words(pack.title, .name).wide(.fill), .row([total] + check, spacing: 8)]),
    ]).wide(.fill)
    let isRaised = context.hovered == id
    var row = Part.layers([
      Part.column([head, bar], spacing: 8).wide(.fill).inset(Insets(left: 10, top: 8, right: 10, bottom: 10))
    ]).wide(.fill)
    row.id = id
    row.label = "\(pack.title), \(count)"
    row.value = "\(done)/\(solved.count)"
    row.action = .shelf(.pack(game: pack.game, name: pack.name))
    row.ring = Control.Ring(wall: 0, radius: 6)
    if isRaised { row.background = .drawing { painter, frame in painter.slab(frame, radius: 6) } }
    return row
  }
}
