// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The history as a whole: a header, the list, and the board of the chosen game (design language, section 46).
extension HistoryScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let frame = HistoryFrame(context)
    guard !kept.history.isEmpty else {
      return Part.column([header(frame), empty(frame).sized(.fill, .fill), .space(28)]).sized(.fill, .fill)
    }
    let isPage = isPage(frame)
    let parts = [
      isPage ? nil : games(frame, context), isPage || frame.isWide ? rail(frame, context) : nil,
    ]
    let body = Part.row(parts, spacing: HistoryFrame.gap).sized(.fill, .fill)
    let top = frame.table.arrangement == .wide ? 16.0 : 14
    return Part.column([
      header(frame, isPage: isPage),
      body.inset(Insets(left: frame.margin, top: top, right: frame.margin, bottom: isPage ? 14 : 18)),
    ]).sized(.fill, .fill)
  }

  /// True where the chosen game has the whole window.
  func isPage(_ frame: HistoryFrame) -> Bool { frame.place == .page && isOpened && list.row != nil }

  /// What is shown of the games, and the games.
  private func games(_ frame: HistoryFrame, _ context: StageContext) -> Part {
    let shown =
      list.count > 0 ? listing(frame, context) : isFilled ? empty(frame) : .spring
    let strip = list.count > 0 && frame.place == .above ? strip(frame, context) : nil
    return Part.column([narrowing(frame), strip, shown.sized(.fill, .fill), foot(frame)], spacing: 14)
      .sized(.fill, .fill)
  }

  private func header(_ frame: HistoryFrame, isPage: Bool = false) -> Part {
    let table = frame.table
    let back =
      isPage
      ? Part.button("history.list.back", icon: "back", tr("Back"), showsLabel: false, .list(.list))
        .shortcut("Esc")
      : Part.button("history.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    let title = tab?.info.title.said ?? tr("History")
    let add = Part.button("history.import", icon: "import", tr("Import"), .list(.files))
    let give = Part.button("history.export", icon: "export", tr("Export"), .list(.export))
    let ends = isPage ? [] : kept.history.isEmpty ? [add] : [add, give]
    let middle = isPage ? nil : table.historyTabs(of: tab?.info.name, isGames: true)
    func header(_ width: Double, _ ends: [Part]) -> Part {
      let ends = ends.map { $0.sized(.exactly(width), .exactly(table.controlHeight)) }
      return table.header(
        back: back, title: title, beside: nil, middle: middle,
        right: ends.isEmpty ? [] : [.row(ends, spacing: 12)])
    }
    return .choice([table.window.width >= 900 ? header(118, ends) : nil, header(46, ends.map(\.bare))])
  }

  /// At the end of the list: how many there are, those that are folded away, and what takes all of them out.
  private func foot(_ frame: HistoryFrame) -> Part {
    let count = trn("{count} game", "{count} games", list.count)
    let long = tr("{games}. A file dropped anywhere here adds its games.", ["games": count])
    let said = Part.choice([long, count].map { Part.words($0, .caption, .secondary, lines: 1) }).wide(.fill)
    let height = Extent.exactly(38)
    let more =
      unfinishedCount > Self.fewUnfinished && choice.result == nil
      ? Part.button(
        "history.more",
        showsAllUnfinished ? tr("Show three") : tr("Show all {count}", ["count": String(unfinishedCount)]),
        .list(.more)
      ).sized(.within(120...400), height) : nil
    let clear = Part.button("history.clear", icon: "bin", tr("Clear"), .list(.clear))
      .enabled(missing == nil).sized(.within(110...260), height)
    return Part.row([said.placed(0, 0.5), more, clear], spacing: 12).wide(.fill)
      .inset(Insets(left: 14)).identified("history.foot")
  }

  // MARK: - Nothing

  /// What is missing, and a line under it.
  private var emptyWords: (title: String, detail: String) {
    if let obstacle = kept.obstacle, kept.history.isEmpty {
      return (tr("Your games cannot be shown."), obstacle)
    }
    if !choice.isAny { return (tr("No game fits."), tr("There are others of other results and names.")) }
    let kept = tr("Every game is kept with its moves, so you can replay it.")
    if !ways.isEmpty && missing == nil { return (tr("Nothing rests here any more."), kept) }
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
    let style = window.width < 760 ? TextStyle.title : .headline
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
