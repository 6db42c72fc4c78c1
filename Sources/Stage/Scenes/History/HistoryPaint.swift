// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

extension HistoryScene {
  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.text(tab?.info.title ?? "History", layout.table.titleStyle, at: layout.table.title)
    if kept.history.isEmpty || (tab != nil && list.games.isEmpty) {
      paintEmpty(&painter)
    } else {
      paintStrip(&painter)
      paintHeading(&painter)
      painter.clipped(to: layout.list.inset(-12, -4)) { inner in
        for index in list.visible(layout) { paintRow(index, &inner, context) }
      }
      if layout.arrangement == .wide, let board {
        board.paint(context, into: &painter.list)
        let width = layout.actions[1].x - layout.caption.x - 8
        let words = painter.metrics.wrap(board.past.words(board.info), .name, width: width).first ?? ""
        painter.text(words, .name, at: layout.caption)
        layout.deck.paint(&painter, board)
      }
    }
    painter.controls(controls(), host, now: context.now)
  }

  func paintLifted(_ painter: inout Painter, _ context: StageContext) {
    if layout.arrangement == .wide { board?.paintLifted(context, into: &painter.list) }
  }

  // MARK: - The list

  private func paintHeading(_ painter: inout Painter) {
    let columns = layout.columns
    let x = layout.list.x
    func word(_ word: String, _ at: Double?, _ anchor: TextAnchor) {
      guard let at else { return }
      painter.text(
        word, TextStyle(.manropeSemiBold, 13, line: 18), at: Point(x + at, layout.heading), anchor: anchor,
        painter.palette.textSecondary)
    }
    word("Game", columns.name, .left)
    word("Result", columns.result, .left)
    word("Moves", columns.moves, .right)
    word("Time", columns.time, .right)
    word("When", columns.when, .right)
  }

  private func paintRow(_ index: Int, _ painter: inout Painter, _ context: StageContext) {
    let game = list.games[index]
    let frame = list.frame(index, layout)
    let isSelected = index == list.selected
    let info = kind(game.game)?.info
    if isSelected {
      painter.slab(frame, radius: frame.height / 8)
      if context.showsFocus && context.focused == nil { painter.focusRing(frame) }
    } else {
      if index + 1 != list.selected && index + 1 < list.games.count {
        painter.list.fill(
          Rect(frame.x + 16, frame.maxY + 4, frame.width - 32, 1), painter.palette.text.opacity(0.12))
      }
      if hovered == index {
        painter.list.shape(
          Shape(.roundedRect(frame.size, radius: 6.75), fill: .solid(painter.palette.text.opacity(0.05))),
          at: frame.origin)
      }
    }
    let tokens = context.look.marks ? info?.markedTokens : info?.tokens
    let token = Rect(center: Point(frame.x + 36, frame.midY), size: Size(36, 36))
    if let picture = tokens?[game.ownSeat ?? .first] {
      painter.list.picture(picture, in: token)
    } else if let picture = HistoryScene.tokens[game.game] {
      painter.list.picture(.asset(picture), in: token)
    } else {
      painter.icon("trophy", center: token.center, size: 24, painter.palette.textSecondary)
    }
    let columns = layout.columns
    painter.text(
      title(game), TextStyle(.manropeBold, 15, line: 20),
      at: Point(frame.x + columns.name, frame.midY - 3))
    painter.text(
      variant(game), .caption, at: Point(frame.x + columns.name, frame.midY + 16),
      painter.palette.textSecondary)
    paintResult(game, info, frame, &painter)
    let number = TextStyle(.manropeBold, 15, line: 20, tabular: true)
    let baseline = frame.midY + 5
    if let moves = columns.moves {
      painter.text(String(game.moves), number, at: Point(frame.x + moves, baseline), anchor: .right)
    }
    if let time = columns.time {
      painter.text(
        game.clock, TextStyle(.manropeMedium, 15, line: 20, tabular: true),
        at: Point(frame.x + time, baseline),
        anchor: .right)
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

  /// The game's title, or the puzzle's.
  func title(_ game: GameSummary) -> String {
    guard let kind = kind(game.game) else { return game.game }
    return (kind.info.isSolo ? kind.headline(game.options)?.title : nil) ?? kind.info.title
  }

  /// "Bot, level 4 · squares": with the switches that change the game itself.
  func variant(_ game: GameSummary) -> String {
    guard let kind = kind(game.game) else { return game.rivalName }
    if kind.info.isSolo {
      let best = kept.statistics.quickest.contains(game.id) ? ["best time"] : []
      return ([kind.headline(game.options)?.detail ?? ""] + best).joined(separator: " \u{00B7} ")
    }
    let own = kind.info.switches.filter { entry in
      game.options.isOn(entry) && !entry.isOnAtFirst && kind.changesStart(entry)
    }
    return ([game.rivalName] + own.map { $0.title.lowercased() }).joined(separator: " \u{00B7} ")
  }

  /// Pieces for games whose seats have no token.
  private static let tokens = [
    "quarto": "pieces/quarto-dark-short-square-hollow", "pentominoes": "pieces/pentomino-P",
  ]

  // MARK: - Nothing yet

  /// Four wells, and a piece in one of them.
  private func paintEmpty(_ painter: inout Painter) {
    let middle = (layout.window.width / 2).rounded()
    let y = emptyButton.y - 202
    for index in 0..<4 {
      let center = Point(middle - 156 + 104 * Double(index), y)
      let isRound = index == 1 || index == 2
      if isRound {
        painter.list.shape(
          Shape(
            .disc(radius: 38),
            fill: .vertical(painter.palette.sunk.mixed(with: .black, 0.12), painter.palette.sunk, to: 76),
            stroke: Stroke(painter.palette.shadow.opacity(0.35), width: 1.5)), at: center - Point(38, 38))
      } else {
        painter.list.shape(
          Shape(
            .roundedRect(Size(62, 62), radius: 8),
            fill: .vertical(painter.palette.sunk.mixed(with: .black, 0.12), painter.palette.sunk, to: 62),
            stroke: Stroke(painter.palette.shadow.opacity(0.35), width: 1.5)), at: center - Point(31, 31))
      }
    }
    let size = 118.0
    painter.list.picture(
      .asset("pieces/quarto-light-tall-round-solid"),
      in: Rect(middle - 52 - size / 2, y - size * 0.66, size, size))
    let low = layout.window.width < 760
    painter.text(
      "Your first game will rest here.", low ? TextStyle(.vollkornSemiBold, 27, line: 32) : .headline,
      at: Point(middle, emptyButton.y - 74), anchor: .center)
    painter.text(
      "Every finished game is kept with its moves, so you can replay it.", .body,
      at: Point(middle, emptyButton.y - 38), anchor: .center, painter.palette.textSecondary)
  }
}

extension Game {
  /// What stands over the board at the start.
  static func headline(_ options: GameOptions) -> TableHeading? {
    let position = start(options)
    return Table().heading(
      TableView(
        position: position, moves: [], turn: turn(in: position), outcome: nil, mayMove: false,
        options: options, look: Look(), now: 0))
  }

  /// True when the switch changes the game itself, not only how it looks.
  static func changesStart(_ entry: GameSwitch) -> Bool {
    var (on, off) = (GameOptions(), GameOptions())
    on.switches[entry.name] = true
    off.switches[entry.name] = false
    return start(on) != start(off)
  }
}
