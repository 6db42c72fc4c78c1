// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// How the shelf looks: the packs of one game from easy to hard, and beside them or over them what belongs to today.
extension ShelfScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let margin = isWide ? 28.0 : frame.arrangement == .small ? 16 : 20
    let hasTabs = isWide && context.type.factor < 1.3
    let header = header(frame, hasTabs: hasTabs, context)
    let isBeside = frame.window.width >= 940 * context.type.factor
    let body =
      showsDays
      ? days(frame, isBeside: isBeside, margin, context)
      : shown.map { packs($0, frame, isBeside: isBeside, margin, context) } ?? .spring
    let strip = Part.choice([true, false].map { tabs(height: 40, isEqual: $0) }).wide(.fill)
    let above = hasTabs ? [] : [strip.inset(Insets(left: margin, top: 12, right: margin))]
    return Part.column([header] + above + [body.sized(.fill, .fill)]).sized(.fill, .fill)
  }

  private func header(_ frame: TableFrame, hasTabs: Bool, _ context: StageContext) -> Part {
    // Before a puzzle of a day was looked at there are no days to look at.
    let label = showsDays ? tr("Packs") : tr("Calendar")
    let hasDays = context.kept.calendar.first != nil
    let calendar = Part.button(
      "shelf.calendar", icon: showsDays ? "puzzle" : "history", label, showsLabel: hasTabs, .shelf(.calendar)
    ).sized(.within((hasTabs ? 120 : 46)...300), .exactly(frame.controlHeight))
    return frame.header(
      back: HeaderControls.back("shelf.back"), title: tr("Puzzles"), beside: nil,
      middle: hasTabs ? tabs(height: frame.controlHeight) : nil,
      right: (hasDays ? [calendar, .space(6)] : []) + HeaderControls.parts(context))
  }

  /// A game each.
  private func tabs(height: Double, isEqual: Bool = false) -> Part {
    .segments(
      "shelf.tab", tr("Game"),
      columns.map { column in
        let info = column.game.info
        let isShown = !showsDays && info.name == shown.map { columns[$0].game.info.name }
        return Part.Segment(
          "shelf.tab." + info.name, info.title.said, isSelected: isShown, .shelf(.tab(info.name)))
      }, height: height, isEqual: isEqual)
  }

  // MARK: - Packs

  private func packs(
    _ index: Int, _ frame: TableFrame, isBeside: Bool, _ margin: Double, _ context: StageContext
  ) -> Part {
    let ways = ways(index, context).map(\.node)
    guard isBeside else {
      let all = Part.column(
        [today(index, isNarrow: true, context)] + ways + [list(index, pitch: 52, context)], spacing: 14)
      return Part.scroll(
        "shelf", all.wide(.fill).inset(Insets(left: margin, top: 14, right: margin, bottom: 24)))
    }
    // Few packs have taller rows, so that the page is not half empty.
    let room = frame.window.height - 210 * context.type.factor
    let list = list(index, pitch: clamp(room / Double(packs(index).count), 52, 100), context)
    let rail = Part.column(
      [today(index, isNarrow: false, context), .space(10)] + ways, spacing: 8)
    return .row(
      [
        Part.scroll("shelf", list.inset(Insets(left: margin, top: 14, right: 18, bottom: 24))).sized(
          .fill, .fill),
        Part.scroll("shelf.rail", rail.wide(.fill).inset(Insets(left: 4, top: 14, right: margin, bottom: 24)))
          .sized(.exactly(max(frame.rail, 380) + margin + 4), .fill),
      ], spacing: 10)
  }

  /// Heading, how much is solved, and a row for each pack.
  /// - Parameter pitch: how high a row is at least.
  private func list(_ index: Int, pitch: Double, _ context: StageContext) -> Part {
    let game = columns[index].game
    let packs = packs(index)
    let solved = packs.map { context.kept.solved($0, of: game, context.clock) }
    let done = solved.reduce(0) { $0 + $1.count { $0 } }
    let all = solved.reduce(0) { $0 + $1.count }
    let next = open(index, context)
    let count = tr("{number} of {count} solved", ["number": String(done), "count": String(all)])
    let head = Part.noted(tr("From easy to hard"), .words(count, .label, .secondary, lines: 1))
    let rows = packs.enumerated().map { number, pack in
      row(pack, solved[number], number: number + 1, isNext: pack == next, pitch, context)
    }
    let note = Part.words(
      tr(
        "You may open any pack. Every puzzle is checked by search, and you can always ask for the solution."),
      .label, .secondary
    ).wide(.fill)
    return Part.column([head, .space(8), .ruled(rows), .space(14), note]).wide(.fill)
  }

  /// What a pack is called and how much of it is solved; the one to go on with is a slab.
  private func row(
    _ pack: ShelfPack, _ solved: [Bool], number: Int, isNext: Bool, _ pitch: Double,
    _ context: StageContext
  ) -> Part {
    let done = solved.count { $0 }
    let id = "puzzle.row.\(number)"
    let count = PuzzleWords.count(done, of: solved.count)
    let title = Part.line(pack.title, TextStyle(.manropeBold, 17, line: 24), least: 0.7).wide(.fill)
    let asks = Part.line(pack.asks, TextStyle(.manropeMedium, 14, line: 19), .secondary, least: 0.85)
    // What it asks leaves first.
    let name = Part.choice([.column([title, asks.wide(.fill)]), title]).wide(.fill).placed(0, 0.5)
    var end: [Part]
    if done == solved.count {
      end = [.words(tr("all {count}", ["count": String(done)]), .label, lines: 1), .icon("check", 18, .good)]
    } else if done == 0 {
      end = [.words(trn("{count} puzzle", "{count} puzzles", solved.count), .label, .secondary, lines: 1)]
    } else {
      end = [.bar(Double(done) / Double(solved.count), Size(140, 8)), .words(count, .label, lines: 1)]
    }
    let play = [
      Part.icon("play", 18, .accent),
      .words(done == 0 ? tr("Begin") : tr("Go on"), .button, .accent, lines: 1),
    ]
    func whole(_ parts: [Part]) -> Part { .row([name] + parts, spacing: 12) }
    let content = Part.choice(
      (isNext ? [whole(end + [.space(10)] + play), whole(end.suffix(1) + play)] : [])
        + [whole(end), whole(end.suffix(1)), name])
    var row = Part.layers([content.wide(.fill).placed(0, 0.5)]).sized(
      .fill, .within(pitch.rounded(.down)...200))
    row.insets = Insets(20, 10)
    return row.usable(
      id, "\(pack.title), \(pack.asks) \(count)", value: "\(done)/\(solved.count)",
      .shelf(.pack(game: pack.game, name: pack.name))
    ).raised(isChosen: isNext, isHovered: context.hovered == id)
  }

  // MARK: - Today

  /// The puzzle of today, in the game's own material, and what there is to do about it.
  private func today(_ index: Int, isNarrow: Bool, _ context: StageContext) -> Part {
    let game = columns[index].game
    guard game.hasDays else { return .space(0) }
    let state = TodayState(context.kept, context.games, context.today)
    let head = Part.noted(tr("Today"), .words(context.today.words, .label, .secondary, lines: 1))
    let solved = state.solved[game.info.name]
    let task = task(game.info.name)
    let title = Part.words(task.isEmpty ? " " : task, .title, lines: 2).wide(.fill)
    let done = solved.map { entry in
      Part.row(
        [
          .icon("check", 18, .good),
          .words(tr("Solved in {time}", ["time": entry.time.clock]), .label, lines: 1),
        ], spacing: 8)
    }
    let lattice = Part.row(
      [
        DayLattice(state.games, solved: Set(state.solved.keys)).node(28, hasChecks: false),
        Part.words(DayShare(state).part, .label, lines: 1).placed(0, 0.5),
      ], spacing: 10
    ).named("today.four", .text, "\(state.title). \(state.sentence)", value: state.value)
    let end: Part
    if solved == nil {
      end = Part.button(
        "today.solve", icon: "play", tr("Solve it"), isPrimary: true,
        .today(.open(game: game.info.name, context.today))
      ).heard(as: tr("Today"))
    } else if let next = state.next {
      end = Part.button(
        "today.solve", icon: "next", tr("Next: {puzzle}", ["puzzle": next.info.title.said]), .today(.solve))
    } else {
      end = ahead(state, context)
    }
    let shown = state.shownWords.map {
      Part.words($0, .caption, .secondary).wide(.fill).named("today.shown", .text, $0)
    }
    // Where all are solved it is said already.
    let ahead = state.left.isEmpty ? nil : ahead(state, context)
    let words = Part.column(
      [title, done, lattice, end.wide(.fill), shown, ahead].compactMap { $0 }, spacing: 10
    ).wide(.fill)
    let tile = tile(game, width: isNarrow ? 120 : 170, of: context.today, context)
    return Part.column(
      [head, .row([tile.placed(0, 0), words.placed(0, 0)], spacing: 18).wide(.fill)], spacing: 12
    ).wide(.fill)
  }

  /// When there are new ones.
  func ahead(_ state: TodayState, _ context: StageContext) -> Part {
    let words =
      state.left.isEmpty ? TodayState.untilTomorrow(context.clock) : TodayState.nextOnes(context.clock)
    return Part.words(words, .label, .secondary).wide(.fill).named("today.ahead", .text, words)
  }

  // MARK: - A game's tile

  /// The board of a game's puzzle of a day; while that is not known the game's own material with its living board.
  func tile(_ game: any Game.Type, width: Double, of day: Day, _ context: StageContext) -> Part {
    let info = game.info
    let scale = width / TileLattice.upright.width
    let lattice = (2 * TileLattice.inset + 4 * TileLattice.cell) * scale
    let size = Size(width, (lattice + 8 * scale).rounded())
    let drawn = Size(TileLattice.upright.width, size.height / scale)
    let board = self.picture(game, context)
    let picture = Part.drawing(size) { painter, frame in
      if let board {
        let (place, scale) = board.fitted(in: frame)
        return painter.list.clipped(to: place) { $0.append(board.list, at: place.origin, scale: scale) }
      }
      var list = painter.list.blank
      game.paintTile(drawn, step: 3, since: 10, look: context.look, into: &list)
      painter.list.append(list, at: frame.origin, scale: scale)
    }
    let solved = context.kept.calendar.solved(on: day)[info.name]
    let task = task(info.name)
    let (wall, radius) = (14 * scale, TileLattice.radius * scale)
    let tile = picture.sized(.exactly(size.width), .exactly(size.height)).usable(
      "today." + info.name, task.isEmpty ? info.title.said : "\(info.title.said), \(task)",
      value: solved.map { String($0.stars) }, .today(.open(game: info.name, day))
    ).enabled(game.hasDays).ringed(radius: radius, wall: wall)
    return Part.layers([tile]).sized(.exactly(size.width), .exactly(size.height + wall)).on(
      .drawing { painter, frame in
        // A small picture of tiles lies on no board.
        if board != nil, game.info.goal != nil { return }
        let room = Rect(frame.x, frame.y, size.width, size.height)
        painter.boardShadow(board?.fitted(in: room).place ?? room, wall: wall, radius: radius)
      })
  }
}
