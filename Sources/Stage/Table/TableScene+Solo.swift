// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board of a game for one: its name, the clock, how things stand, and the buttons below.
extension TableScene {
  func soloLayers(_ context: StageContext) -> [Part] {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let number = packPlace.map { PuzzleWords.count($0 + 1, of: pack?.starts.count ?? 0) }
    let back = HeaderControls.back("table.back", number == nil ? tr("Menu") : tr("Back"))
    let boards = Part.button("table.puzzles", icon: "menu", tr("Boards"), .table(.puzzles))
    let puzzles = boards.sized(.fit, .exactly(frame.controlHeight))
    let small = boards.bare.sized(.exactly(46), .exactly(frame.controlHeight))
    let size = context.viewport.size
    // A narrow header keeps its room for the tabs.
    let hasWords = size.width >= 700 && (frame.arrangement != .tall || size.width >= 800)
    func header(_ puzzles: Part) -> Part {
      let right = [puzzles, .space(6)] + quiet(context)
      if let number, let pack {
        // As the puzzles of other games: a pack, and how far it has been worked through.
        let beside = "\(G.info.title.said) \u{00B7} \(number)"
        return frame.header(back: back, title: pack.title.said, beside: beside, middle: nil, right: right)
      }
      let tabs = frame.tabs(of: G.info.name, isPlay: true)
      return frame.header(back: back, title: G.info.title.said, beside: nil, middle: tabs, right: right)
    }
    let isTop = hasWords && context.type.factor < 1.4
    let top = isTop ? Part.choice([header(puzzles), header(small)]) : header(small)
    let isSolved = showsSolved(context)
    if isSolved && !isInPlace(context) { return [solvedLayer(top, context)] }
    let words = isSolved ? (title: nextWords, detail: "") : message
    let sentence =
      words.detail.isEmpty || !isWide ? words.title : "\(words.title) \(words.detail)"
    let message = Part.words(
      sentence, TextStyle(.manropeMedium, isWide ? 14 : 13, line: 18), .secondary, anchor: .center)
    // Nothing moves when the offer leaves.
    let line = context.type.style(Self.aimStyle(isWide)).lineHeight
    let least = mayOfferLessons(context) ? line + 4 + context.type.height(38) : 18 * context.type.factor
    let slot = (isSolved ? nil : offer(context)).map { invited($0, isWide: isWide) } ?? message
    let column = Part.column([
      top,
      .space(isWide ? 36 : 12, least: 8), heading(frame, context), .space(isWide ? 12 : 6),
      .board.inset(Insets(isWide ? 36 : 16, 0)), .space(6),
      told(Part.column([slot]).high(.within(least...400)), words.title, words.detail).inset(Insets(16, 0)),
      .space(isWide ? 16 : 10),
      (isSolved ? solvedActions() : soloActions(frame)).inset(Insets(isWide ? 36 : 16, 0)).wide(.fill),
    ]).sized(.fill, .fill).inset(Insets(bottom: isWide ? 26 : 15))
    return isSolved ? [column, solvedSides(frame, context)] : [column]
  }

  private static func aimStyle(_ isWide: Bool) -> TextStyle {
    TextStyle(.manropeMedium, isWide ? 15 : 13, line: isWide ? 20 : 18)
  }

  /// The way to the lessons, and what the game is about where there is room for that.
  private func invited(_ offer: Part, isWide: Bool) -> Part {
    let offer = Part.row([.spring, offer, .spring])
    guard let aim = G.facets.aim?.said else { return offer }
    let words = Part.words(aim, Self.aimStyle(isWide), .secondary, anchor: .center)
    return .column([words.wide(.fill), offer], spacing: 4)
  }

  /// The row is as wide as the board, or as its words need.
  private func heading(_ frame: TableFrame, _ context: StageContext) -> Part {
    // As high as the badge is that comes once the solutions are counted: the board stays where it is.
    let height = max(context.type.style(.title).lineHeight - 2, context.type.height(38))
    let slot = Part.spring.sized(.fill, .exactly(height)).identified("table.head")
    guard let heading = table.surroundings(view).heading else { return slot }
    let isWide = frame.arrangement == .wide
    let title: TextStyle = isWide ? .title : TextStyle(.vollkornSemiBold, 20, line: 24)
    let name = Part.words(heading.title, title, lines: 1)
      .named("table.heading", .heading, heading.title, value: heading.detail)
    let time = Part.row(
      [
        .icon("timer", 20, .secondary),
        Part.words(clock, TextStyle(.manropeSemiBold, isWide ? 17 : 15, line: 22, tabular: true), lines: 1),
      ], spacing: 8
    ).named("table.clock", .text, clock)
    let isOver = session.announced != nil
    let words = isOver ? tr("Complete") : heading.badge
    let offered = heading.help.flatMap { isOver || session.options.isOn($0) ? nil : $0 }
    let offer = offered.map { help in
      Part.button("table.count", icon: "check", help.title.said, .table(.turn(help.name)))
        .sized(.fit, .exactly(context.type.height(38)))
    }
    let end = [
      isOver ? nil : time,
      words.map {
        badge($0, isGood: isOver || heading.isGood, of: isOver ? nil : heading.help)
          .sized(.fit, .exactly(context.type.height(38)))
      } ?? offer,
    ].compactMap { $0 }
    let detail = Part.words(heading.detail, .button, .secondary, lines: 1)
    let rows = [[name, detail], [name]].map { start in
      Part.row([Part.row(start, spacing: 16).wide(.fill)] + end, spacing: 18)
    }
    // In steps, so that the row stays where it is while the clock and the badge count.
    let wanted = (rows[0].naturalWidth(context.type, context.metrics) / 40).rounded(.up) * 40
    let width = min(max(table.boardFrame.width, 440, wanted), context.viewport.size.width - 32)
    let row = Part.choice(rows).sized(.exactly(width), .fit).placed(0.5, 0.5)
    return .layers([slot, row])
  }

  /// Turns a help on or off until another board is begun.
  func turn(_ name: String) {
    guard let help = G.info.switches.first(where: { $0.name == name }) else { return }
    let usual = usualOptions ?? session.options
    var options = session.options
    options.switches[name] = !options.isOn(help)
    session.adopt(options)
    usualOptions = usual
  }

  /// How a puzzle stands: a tinted slip with a check, or a cross and words of warning.
  /// - Parameter help: what a click on it turns off.
  private func badge(_ words: String, isGood: Bool, of help: GameSwitch?) -> Part {
    let ink: Ink = isGood ? .good : .secondary
    var badge = Part.row(
      [.icon(isGood ? "check" : "close", 18, ink), .words(words, .label, lines: 1)]
        + (help == nil ? [] : [.icon("close", 14, .secondary)]), spacing: 6
    )
    .inset(Insets(left: 10, top: 6, right: 14, bottom: 6))
    .on(
      .drawing { painter, frame in
        let isPlain = painter.list.isPlain
        let fill =
          isPlain ? painter.palette.surface : painter.palette.table.mixed(with: painter.color(ink), 0.22)
        painter.list.shape(
          Shape(
            .roundedRect(frame.size, radius: 4), fill: .solid(fill),
            stroke: isPlain ? Stroke(painter.palette.line, width: 2) : nil), at: frame.origin)
      }
    ).named("table.badge", .badge, words, value: isGood ? "good" : "warning")
    badge.action = help.map { .table(.turn($0.name)) }
    badge.explanation = help.map { _ in tr("A click turns it off.") }
    return badge
  }

  /// Asks for more as long as there is more; then it lays the tile.
  private var soloHint: Part {
    guard session.isHintWhole else { return hintButton }
    return Part.button("table.hint", icon: "play", tr("Play it"), showsLabel: false, .table(.playHint))
      .shortcut(G.info.hintKey)
  }

  private func soloActions(_ frame: TableFrame) -> Part {
    let isWide = frame.arrangement == .wide
    let undo = [undoButton, redoButton]
    let own = table.surroundings(view).actions.map { action in
      Part.button(
        "action." + action.id, icon: action.icon, action.label, showsLabel: false, .table(.own(action.id))
      ).enabled(action.isEnabled).shortcut(action.shortcut)
    }
    let last = [soloHint, restartButton]
    let height = isWide ? 46.0 : 42
    func icon(_ part: Part) -> Part { part.sized(.exactly(58), .exactly(height)) }
    func row(_ last: [Part]) -> Part {
      .row(
        [
          Part.row(undo.map(icon), spacing: 12).wide(.fill), Part.row(own.map(icon), spacing: 10),
          Part.row([.spring] + last, spacing: 12).wide(.fill),
        ], spacing: 12)
    }
    let words = last.map { $0.labelled.sized(.within(104...400), .exactly(height)) }
    let all = (undo + own + last).map { $0.sized(.fill, .exactly(height)) }
    let tight = Part.grid(all, columns: all.count, spacing: Size(8, 0))
    return .choice((frame.window.width >= 1120 ? [row(words)] : []) + [row(last.map(icon)), tight])
  }
}
