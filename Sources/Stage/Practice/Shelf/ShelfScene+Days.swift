// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// The days on the shelf: a month, the four of a day, and today's card to share.
extension ShelfScene {
  func days(_ frame: TableFrame, isBeside: Bool, _ margin: Double, _ context: StageContext) -> Part {
    let month = MonthNode(context, months: months, chosen: day)
    let rail = max(frame.rail, 380) + 2 * margin
    // A month takes the room that there is.
    let room = Size(frame.window.width - rail - 2 * margin, frame.window.height - 220 * context.type.factor)
    let week = clamp((room.height / Double(month.weekCount)).rounded(.down), 50, 100)
    let cell = clamp(min(room.width / 7 - 40, week - 20, 48).rounded(.down), 28, 48)
    let calendar = isBeside ? month.calendar(cell: cell, gap: week - cell - 8) : month.calendar()
    let shown = day ?? context.today
    let title = day.map { tr("The four of {day}", ["day": $0.words]) } ?? tr("Today’s four")
    var head = [Part.words(title, .headline, lines: 2).wide(.fill)]
    head.append(
      day == nil
        ? ahead(TodayState(context.kept, context.games, context.today), context)
        : .words(tr("For practice"), .body, .secondary))
    // Beside the month everything has room at once: the tiles take what the card leaves.
    let high = frame.window.height - 160 * context.type.factor - (day == nil ? 310 : 0)
    let width = isBeside ? clamp((high / 2 - 52).rounded(.down), 96, 168) : 132
    let tiles = context.games.filter { $0.hasDays }.map { game in
      let solved = context.kept.calendar.solved(on: shown)[game.info.name]?.time.clock
      let isLate = context.kept.sums.stars[game.info.name]?["day.\(shown)"] ?? 0 > 0
      let state = solved ?? (isLate ? tr("Solved") : nil)
      let name = Part.row(
        (state == nil ? [] : [.icon("check", 16, .good)])
          + [.line(state ?? task(game.info.name), .label, least: 0.6)], spacing: 6)
      return Part.column([
        tile(game, width: width, of: shown, context), .space(6), name.wide(.exactly(width + 8)),
      ])
    }
    let four = Part.column(
      head + [.space(14), .grid(tiles, columns: 2, spacing: Size(20, 16)).placed(0, 0)]
        + (day == nil ? [.space(20), month.card] : []), spacing: 2
    ).wide(.fill)
    let inner = Insets(left: margin, top: 14, right: margin, bottom: 24)
    guard isBeside else {
      return Part.scroll("shelf.days", Part.column([calendar, four], spacing: 24).wide(.fill).inset(inner))
    }
    return .row([
      Part.scroll("shelf.days", calendar.inset(inner)).sized(.fill, .fill),
      Part.scroll("shelf.four", four.inset(inner)).sized(.exactly(rail), .fill),
    ])
  }
}
