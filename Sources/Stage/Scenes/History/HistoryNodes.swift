// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// The history as a whole: a header, what it adds up to, the list, and the board of the chosen game.
extension HistoryScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let frame = HistoryFrame(context)
    var parts = [header(frame)]
    let sides = Insets(frame.margin, 0)
    if !kept.history.isEmpty, let filters = filters(frame) {
      parts.append(filters.inset(Insets(left: frame.margin, top: 20, right: frame.margin, bottom: 0)))
    }
    if !kept.history.isEmpty, let strip = strip(context) {
      parts.append(
        strip.inset(Insets(left: frame.margin, top: frame.isWide ? 34 : 18, right: frame.margin, bottom: 0)))
    }
    if !kept.history.isEmpty {
      parts.append(
        narrowing(frame).inset(
          Insets(left: frame.margin, top: frame.isWide ? 20 : 14, right: frame.margin, bottom: 0)))
    }
    guard list.count > 0 else {
      guard isFilled || kept.history.isEmpty else {
        return Part.column(parts + [.spring]).sized(.fill, .fill)
      }
      parts += [empty(frame).sized(.fill, .fill)] + [foot].compactMap { $0?.inset(sides) } + [.space(28)]
      return Part.column(parts).sized(.fill, .fill)
    }
    parts.append(.space(14))
    if frame.isWide {
      let left = Part.column([listing(frame, context).sized(.fill, .fill)] + [foot].compactMap { $0 })
        .sized(.fill, .fill).inset(Insets(bottom: 20))
      parts.append(
        Part.row(
          [left, preview(frame, context)], spacing: HistoryFrame.gap
        ).sized(.fill, .fill).inset(sides))
    } else {
      parts.append(listing(frame, context).sized(.fill, .fill).inset(sides))
      if let foot { parts.append(foot.inset(sides)) }
      parts += [.space(12), actions(height: 42).wide(.atMost(452)).inset(sides), .space(14)]
    }
    return Part.column(parts).sized(.fill, .fill)
  }

  private func header(_ frame: HistoryFrame) -> Part {
    let table = frame.table
    let back = Part.button("history.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    let title = tab?.info.title.said ?? tr("History")
    func ends(showsLabel: Bool) -> [Part] {
      let width = showsLabel ? 118.0 : 46
      func end(_ id: String, _ icon: String, _ label: String, _ action: HistoryAction) -> Part {
        Part.button("history." + id, icon: icon, label, showsLabel: showsLabel, .list(action))
          .sized(.exactly(width), .exactly(table.controlHeight))
      }
      let add = end("import", "import", tr("Import"), .files)
      guard !kept.history.isEmpty else { return [add] }
      return [
        end("clear", "bin", tr("Clear"), .clear).enabled(missing == nil), add,
        end("export", "export", tr("Export"), .export),
      ]
    }
    let middle = table.historyTabs(of: tab?.info.name, isGames: true)
    let options = (frame.table.window.width >= 900 ? [true] : []) + [false]
    return .choice(
      options.map { showsLabel in
        let ends = ends(showsLabel: showsLabel)
        return table.header(
          back: back, title: title, beside: nil, middle: middle,
          right: ends.isEmpty ? [] : [Part.row(ends, spacing: 12)])
      })
  }

  private func filters(_ frame: HistoryFrame) -> Part? {
    guard tab == nil, games.count > 1 else { return nil }
    let all = Part.Segment(
      "history.filter.all", tr("All games"), isSelected: filter == nil, .list(.filter(nil)))
    let entries = games.map { game in
      Part.Segment(
        "history.filter." + game.info.name, game.info.title.said, isSelected: filter == game.info.name,
        .list(.filter(game.info.name)))
    }
    return Part.segments("history.filter", [all] + entries, height: frame.table.controlHeight)
      .wide(.fill)
  }

  /// Under the list, when something was deleted.
  private var foot: Part? {
    guard !removed.isEmpty else { return nil }
    return Part.row(
      [
        Part.words(removedWords, .body, .secondary, lines: 1).wide(.fill).named(
          "history.removed", .text, removedWords),
        Part.button("history.undo", icon: "undo", tr("Undo"), .list(.undo)).shortcut("Ctrl Z")
          .sized(.exactly(122), .exactly(42)),
      ], spacing: 12
    ).inset(Insets(left: 14, top: 8, right: 0, bottom: 0))
  }

  private func actions(height: Double) -> Part {
    let isLeft = if case .unfinished? = list.row { true } else { false }
    let use =
      isLeft
      ? Part.button("history.continue", icon: "play", tr("Continue"), isPrimary: true, .list(.resume(nil)))
      : Part.button("history.replay", icon: "replay", tr("Replay"), isPrimary: true, .list(.replay))
        .enabled(list.row != nil)
    let delete = Part.button("history.delete", icon: "bin", tr("Delete"), .list(.delete)).enabled(
      list.row != nil
    )
    .shortcut("Delete")
    return .row(
      [
        use.shortcut("Enter").sized(.fill, .exactly(height)), delete.sized(.exactly(122), .exactly(height)),
      ], spacing: 12)
  }

  // MARK: - The board of the chosen game

  private func preview(_ frame: HistoryFrame, _ context: StageContext) -> Part {
    var parts: [Part] = []
    if let board, let kind = kind(board.subject.record.game) {
      let words = board.subject.words(kind)
      parts.append(.words(words, .name, lines: 2))
      if kind.info.regions.contains(.hand) {
        let place = Part.drawing(Size(90, 98), { _, _ in }).identified("table.stage")
        parts.append(place.placed(0.5, 0).inset(Insets(top: 8)))
      }
      parts.append(
        Part.layers([board.node.identified("table.board")]).sized(.fill, .fill).inset(Insets(0, 12)))
      parts += [board.numberedBar, .space(8), board.buttons(height: 46), .space(12)]
    } else {
      parts.append(.spring)
    }
    return Part.column(parts + [actions(height: 46)]).sized(.exactly(HistoryFrame.preview), .fill)
      .identified("history.preview").inset(Insets(bottom: 26))
  }

  // MARK: - Nothing

  /// What is missing, and a line under it.
  private var emptyWords: (title: String, detail: String) {
    if let obstacle = kept.obstacle, kept.history.isEmpty {
      return (tr("Your games cannot be shown."), obstacle)
    }
    if !choice.isAny { return (tr("No game fits."), tr("There are others of other results and names.")) }
    let kept = tr("Every game is kept with its moves, so you can replay it.")
    if !removed.isEmpty && missing == nil { return (tr("Nothing rests here any more."), kept) }
    guard let missing = missing ?? tab else {
      return (tr("Your first game will rest here."), kept)
    }
    let title = missing.info.title.said
    return missing.info.goal != nil
      ? (
        tr("No puzzle of {game} yet.", ["game": title]),
        tr("Puzzles that you solve or leave half done rest here.")
      )
      : (
        tr("No game of {game} yet.", ["game": title]),
        tr("Games that you finish or leave half played rest here.")
      )
  }

  /// Four wells with a piece in one of them, words, and a way to begin.
  private func empty(_ frame: HistoryFrame) -> Part {
    let window = frame.table.window
    let words = emptyWords
    let style = window.width < 760 ? TextStyle(.vollkornSemiBold, 27, line: 32) : .headline
    let title = (missing ?? tab ?? games.first)?.info.title.said ?? tr("the box")
    let picture = samples.first
    let wells = Part.drawing(Size(388, 118)) { painter, frame in Self.paintWells(frame, picture, &painter) }
      .placed(0.5, 0.5)
    let start =
      (choice.isAny
      ? Part.button(
        "history.start", icon: "play", tr("Play a game of {game}", ["game": title]), .list(.start))
      : Part.button("history.showall", tr("Clear filters"), .list(.showAll)))
      .sized(.exactly(300), .exactly(52)).placed(0.5, 0.5)
    let lines: [Part] = [
      Part.words(words.title, style, anchor: .center).named(
        "history.empty", .text, words.title, value: words.detail),
      .space(8, least: 2), .words(words.detail, .body, .secondary, anchor: .center), .space(24, least: 8),
      start,
    ]
    let column = Part.choice([.column([wells, .space(48)] + lines), .column(lines)])
    return Part.layers([column.wide(.fill).placed(0.5, 0.55)]).inset(Insets(16, 0))
  }

  private static func paintWells(_ frame: Rect, _ piece: Picture?, _ painter: inout Painter) {
    let fill = { (height: Double, palette: Palette) in
      Paint.vertical(palette.sunk.mixed(with: .black, 0.12), palette.sunk, to: height)
    }
    let stroke = Stroke(painter.palette.shadow.opacity(0.35), width: 1.5)
    let y = frame.maxY - 40
    for index in 0..<4 {
      let center = Point(frame.midX - 156 + 104 * Double(index), y)
      let isRound = index == 1 || index == 2
      let shape =
        isRound
        ? Shape(.disc(radius: 38), fill: fill(76, painter.palette), stroke: stroke)
        : Shape(.roundedRect(Size(62, 62), radius: 8), fill: fill(62, painter.palette), stroke: stroke)
      let half = isRound ? 38.0 : 31
      painter.list.shape(shape, at: center - Point(half, half))
    }
    guard let piece else { return }
    let size = 76.0
    painter.list.picture(piece, in: Rect(frame.midX - 52 - size / 2, y - size / 2, size, size))
  }
}
