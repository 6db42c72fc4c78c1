// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

extension HistoryScene {
  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.text(tab?.info.title.said ?? "History", layout.table.titleStyle, at: layout.table.title)
    if !kept.history.isEmpty { paintStrip(&painter) }
    if list.count == 0 {
      paintEmpty(&painter)
    } else {
      paintHeadings(&painter)
      painter.clipped(to: layout.list.inset(-12, -4)) { inner in
        if let y = list.finishedHeading(layout) { paintHeading(y, "Finished", &inner) }
        for index in list.visible(layout) { paintRow(index, &inner, context) }
      }
      if layout.arrangement == .wide, let board { paintBoard(board, &painter, context) }
    }
    if let foot = layout.foot {
      painter.text(
        painter.metrics.wrap(removedWords, .body, width: max(0, foot.width - 140)).first ?? "", .body,
        at: Point(foot.x + 14, foot.y + 27), painter.palette.textSecondary)
    }
    painter.controls(controls(), host, now: context.now)
  }

  private func paintBoard(_ board: any ReplayBoard, _ painter: inout Painter, _ context: StageContext) {
    for (seat, frame) in plates {
      painter.plate(
        frame, token: .icon(board.subject.record.ownSeat == seat.other ? "robot" : "person"), isIcon: true,
        inset: 62, name: board.subject.name(of: seat, board.info),
        detail: seat == .first ? "First" : "Second",
        raise: 0, points: nil, thinking: nil)
    }
    board.paint(context, into: &painter.list)
    let width = layout.deck.scrub.maxX - layout.caption.x
    let words = painter.metrics.wrap(board.subject.words(board.kind), .name, width: max(0, width)).first ?? ""
    painter.text(words, .name, at: layout.caption)
    layout.deck.paint(&painter, board)
  }

  func paintLifted(_ painter: inout Painter, _ context: StageContext) {
    if layout.arrangement == .wide { board?.paintLifted(context, into: &painter.list) }
  }

  // MARK: - The list

  /// Over the first rows, which stay where they are.
  private func paintHeadings(_ painter: inout Painter) {
    if list.unfinished.isEmpty { return paintHeading(layout.heading, "Game", &painter) }
    painter.text(
      "Unfinished", TextStyle(.manropeSemiBold, 13, line: 18),
      at: Point(layout.list.x + 14, layout.heading), painter.palette.textSecondary)
  }

  private func paintHeading(_ y: Double, _ title: String, _ painter: inout Painter) {
    let columns = layout.columns
    let x = layout.list.x
    func word(_ word: String, _ at: Double?, _ anchor: TextAnchor) {
      guard let at else { return }
      painter.text(
        word, TextStyle(.manropeSemiBold, 13, line: 18), at: Point(x + at, y), anchor: anchor,
        painter.palette.textSecondary)
    }
    word(title, 14, .left)
    word("Result", columns.result, .left)
    word("Moves", columns.moves, .right)
    word("Time", columns.time, .right)
    word("When", columns.when, .right)
  }

  private func paintRow(_ index: Int, _ painter: inout Painter, _ context: StageContext) {
    let row = list.row(index)
    let frame = list.frame(index, layout)
    let isSelected = index == list.selected
    let info = kind(row.game)?.info
    if isSelected {
      painter.slab(frame, radius: frame.height / 8)
      if context.showsFocus && context.focused == nil { painter.focusRing(frame) }
    } else {
      let isLast = index + 1 == list.count || index + 1 == list.unfinished.count
      if index + 1 != list.selected && !isLast {
        painter.list.fill(
          Rect(frame.x + 16, frame.maxY + 3, frame.width - 32, 1), painter.palette.text.opacity(0.12))
      }
      if hovered == index {
        painter.list.shape(
          Shape(.roundedRect(frame.size, radius: 6.75), fill: .solid(painter.palette.text.opacity(0.05))),
          at: frame.origin)
      }
    }
    let tokens = context.look.marks ? info?.markedTokens : info?.tokens
    let token = Rect(center: Point(frame.x + 36, frame.midY), size: Size(36, 36))
    if let picture = tokens?[ownSeat(row) ?? .first] {
      painter.list.picture(picture, in: token)
    } else if let picture = HistoryScene.tokens[row.game] {
      painter.list.picture(.asset(picture), in: token)
    } else {
      painter.icon("trophy", center: token.center, size: 24, painter.palette.textSecondary)
    }
    let columns = layout.columns
    let room = columns.result - columns.name - 12
    painter.text(
      painter.metrics.fitted(title(row), .rowTitle, width: room), .rowTitle,
      at: Point(frame.x + columns.name, frame.midY - 3))
    painter.text(
      painter.metrics.fitted(detail(row), .caption, width: room), .caption,
      at: Point(frame.x + columns.name, frame.midY + 16), painter.palette.textSecondary)
    switch row {
    case .unfinished(let left): paintStanding(left, frame, &painter)
    case .finished(let game): paintFinished(game, info, frame, &painter)
    }
  }

  private func ownSeat(_ row: HistoryList.Row) -> Seat? {
    switch row {
    case .unfinished(let left): left.record.ownSeat
    case .finished(let game): game.ownSeat
    }
  }

  private func paintStanding(_ left: UnfinishedGame, _ frame: Rect, _ painter: inout Painter) {
    let x = frame.x + layout.columns.result
    let end = layout.continueButton(frame).x - 20
    let when = clock.local(left.left).words(from: clock.today)
    let standing = standing(left)
    let width = painter.metrics.width(of: when, .body)
    let showsWhen = x + painter.metrics.width(of: standing, .body) + 20 + width < end
    painter.text(
      painter.metrics.fitted(standing, .body, width: end - x - (showsWhen ? width + 20 : 0)), .body,
      at: Point(x, frame.midY + 5))
    guard showsWhen else { return }
    painter.text(when, .body, at: Point(end, frame.midY + 5), anchor: .right, painter.palette.textSecondary)
  }

  private func paintFinished(
    _ game: GameSummary, _ info: GameInfo?, _ frame: Rect, _ painter: inout Painter
  ) {
    let columns = layout.columns
    paintResult(game, info, frame, &painter)
    let baseline = frame.midY + 5
    if let moves = columns.moves {
      painter.text(
        String(game.moves), TextStyle(.manropeBold, 15, line: 20, tabular: true),
        at: Point(frame.x + moves, baseline), anchor: .right)
    }
    if let time = columns.time {
      painter.text(
        game.seconds.clock, TextStyle(.manropeMedium, 15, line: 20, tabular: true),
        at: Point(frame.x + time, baseline), anchor: .right)
    }
    painter.text(
      clock.local(game.finished).words(from: clock.today), .body, at: Point(frame.x + columns.when, baseline),
      anchor: .right, painter.palette.textSecondary)
  }

  private func paintResult(_ game: GameSummary, _ info: GameInfo?, _ frame: Rect, _ painter: inout Painter) {
    let result = game.result(info)
    let isGood = game.isWon == true
    let color = game.isWon == false ? painter.palette.textSecondary : painter.palette.text
    let x = frame.x + layout.columns.result
    if let icon = result.icon {
      painter.icon(
        icon, center: Point(x + 6, frame.midY), size: 18,
        isGood ? painter.palette.good : painter.palette.textSecondary)
    } else {
      painter.list.fill(Rect(x, frame.midY - 1, 12, 2), painter.palette.textSecondary)
    }
    painter.text(
      result.word, TextStyle(.manropeBold, 15, line: 20), at: Point(x + 24, frame.midY + 5), color)
  }

  /// Pieces for games whose seats have no token.
  private static let tokens = [
    "quarto": "pieces/quarto-dark-short-square-hollow", "pentominoes": "pieces/pentomino-P",
  ]
}

extension TextStyle {
  fileprivate static let rowTitle = TextStyle(.manropeBold, 15, line: 20)
}
