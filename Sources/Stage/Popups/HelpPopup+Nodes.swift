// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What the help shows: a rule beside its board, the lessons below, and the keys at the right; all in one column where
/// there is no room for that.
extension HelpPopup {
  private typealias Part = Node<StageAction>

  private func isWide(_ context: StageContext) -> Bool {
    context.viewport.size.width >= 1000 && context.type.factor < 1.3
  }

  func boardSize(_ context: StageContext) -> Size {
    let hasTray = info?.regions.contains(.hand) == true
    let window = context.viewport.size
    let ratio = hasTray ? 1.22 : 0.94
    // Words have to be seen below it.
    let share = context.type.factor > 1.4 ? 0.34 : 0.45
    let most = isWide(context) ? (hasTray ? 286.0 : 330) : clamp(share * window.height / ratio, 150, 400)
    let width = min(most, window.width - 112).rounded()
    return Size(width, (width * ratio).rounded())
  }

  func describe(_ context: StageContext) -> Node<StageAction> {
    guard let board else { return plain(context) }
    let isWide = isWide(context)
    let margin = context.viewport.size.width >= 760 ? 40.0 : 28
    let rule = rule(board, context)
    let lessons =
      lessons.isEmpty ? nil : lessonPlates(columns: isWide ? 5 : context.type.factor > 1.4 ? 1 : 2, context)
    let content: Part
    if isWide {
      let left = Part.column([rule, .space(18), .rule(), .space(12), lessons].compactMap { $0 })
      let keys = keyTable(148, context).wide(.exactly(300)).placed(0, 0)
      content = .row([left.wide(.fill).placed(0, 0), keys], spacing: 36)
    } else {
      content = .column(
        [rule, lessons, keyTable(128 * context.type.factor, context)].compactMap { $0 }, spacing: 24)
    }
    return .popup(name, title, width: isWide ? 1080 : 720, margin: margin, content: content)
  }

  /// Without a board: the rules in words, and the keys.
  private func plain(_ context: StageContext) -> Part {
    var rules = rules.map { Part.words($0, .body) }
    if Language.isTranslated { rules.append(.words(LanguagePopup.review, .body, .secondary)) }
    let words = Part.column(rules, spacing: 12)
    let keys = keyTable(128 * context.type.factor, context)
    let isWide = context.viewport.size.width >= 760
    let one = Part.column([words, keys], spacing: 28)
    // Beside each other while the words have room there.
    let both = Part.row([words.wide(.fill).placed(0, 0), keys.wide(.fill).placed(0, 0)], spacing: 48)
    return .popup(
      name, title, width: isWide ? 860 : 520, margin: isWide ? 40 : 28,
      content: isWide && context.type.factor < 1.4 ? .choice([both, one]) : one)
  }

  /// The keys as they are now.
  private func said(_ keys: Phrase, _ context: StageContext) -> String {
    let shortcuts = Shortcuts(context.settings.keys)
    let told = shortcuts.said(keys.text)
    return shortcuts.isStandard || told == keysSaid(keys.text) ? keys.said : told
  }

  /// The keys at this table; while a game controller is used, its buttons.
  private func keyTable(_ width: Double, _ context: StageContext) -> Part {
    if let kind = context.padInUse {
      let rows = PadDrawing.rows(kind, PadMap(context))
      return .captioned("help.heading.keys", tr("Game controller"), .column(rows, spacing: 4), spacing: 9)
    }
    let key = TextStyle(.manropeBold, 14, line: 20)
    let shortcuts = Shortcuts(context.settings.keys, pieces: info?.pieceKeys ?? [])
    let moved = shortcuts.movedPieces.map { (keysSaid(shortcuts.chord(of: $0).caps), $0.title) }
    let told = keys.map { (said($0.keys, context), $0.action.said) } + moved
    let rows = told.map { keys, action in
      let cap = Part.layers([.words(keys, key, anchor: .center).inset(Insets(8, 2))])
        .sized(.within(30...width - 12), .fit)
        .on(.drawing { painter, frame in painter.knob(frame, radius: 4, isPaper: painter.isPlain) })
      return Part.row([
        Part.layers([cap.placed(0, 0)]).wide(.exactly(width)).placed(0, 0.5),
        .words(action, .body, .secondary).wide(.fill).placed(0, 0.5),
      ])
    }
    return .captioned("help.heading.keys", tr("Keys at this table"), .column(rows, spacing: 4), spacing: 9)
  }

  // MARK: - Rules

  private func rule(_ board: any RuleBoard, _ context: StageContext) -> Part {
    let rule = board.rules[board.index]
    let count = board.rules.count
    let picture = Part.drawing(board.size) { [weak board] painter, frame in
      guard let board else { return }
      var list = painter.list.blank
      board.paint(into: &list)
      painter.list.append(list, at: frame.origin)
    }
    let steps = Part.row(
      [
        Part.quiet("help.previous", icon: "previous", tr("Earlier"), .rule(.step(-1))).shortcut("Page Up"),
        dots(board.index, of: count),
        Part.quiet("help.next", icon: "next", tr("Later"), .rule(.step(1))).shortcut("Page Down"),
      ], spacing: 10)
    let number = tr("Rule {number} of {count}", ["number": String(board.index + 1), "count": String(count)])
    let head: [Part] = [
      .words(number, .caption, .secondary),
      .heading("help.heading.rule", rule.title.said, TextStyle(.vollkornSemiBold, 27, line: 33)),
      .space(4), .words(rule.words.said, TextStyle(.manropeMedium, 16, line: 25), .secondary),
    ]
    var said = Part.column(head).wide(.fill)
    said = said.news("help.rule", "\(rule.title.said) \(rule.words.said)")
    let list = Part.column(
      board.rules.enumerated().map { index, entry in
        row(index, entry, isNow: index == board.index, context)
      })
    let left = Part.column([picture, steps.placed(0.5, 0)], spacing: 4)
    let right = Part.column([said, .space(16), list.wide(.fill)]).wide(.fill)
    guard isWide(context) else {
      return .column([picture.placed(0.5, 0), steps.placed(0.5, 0), right], spacing: 6)
    }
    return .row([left.placed(0, 0), right.placed(0, 0)], spacing: 28)
  }

  private func dots(_ index: Int, of count: Int) -> Part {
    Part.drawing(Size(Double(count) * 18, 14)) { painter, frame in
      for dot in 0..<count {
        painter.list.disc(
          at: Point(frame.x + 9 + 18 * Double(dot), frame.midY), radius: 4.5,
          dot == index ? painter.accentColor : painter.palette.faint(0.3))
      }
    }
  }

  private func row(_ index: Int, _ rule: ShownRule, isNow: Bool, _ context: StageContext) -> Part {
    let id = "help.rule.\(index + 1)"
    let style = TextStyle(isNow ? .manropeBold : .manropeMedium, 15, line: 22)
    let row = Part.row([
      Part.words(String(index + 1), TextStyle(.manropeBold, 14, line: 22), .accent).wide(.exactly(18)),
      .words(rule.title.said, style).wide(.fill),
    ]).wide(.fill).inset(Insets(10, context.viewport.size.height >= 960 * context.type.factor ? 11 : 8))
    var node = Part.layers([row]).wide(.fill).tinted(context.hovered == id && !isNow ? 0.06 : 0)
    if isNow { node = node.on(.drawing { painter, frame in painter.sunk(frame, radius: 5) }) }
    node.explanation = rule.words.said
    return node.usable(id, rule.title.said, isSelected: isNow, .rule(.show(index)))
  }

  // MARK: - Lessons

  private func lessonPlates(columns: Int, _ context: StageContext) -> Part {
    let game = info?.name ?? ""
    let done = lessons.filter { context.settings.isDone($0, in: game) }.count
    let next = lessons.firstIndex { !context.settings.isDone($0, in: game) }
    let head = Part.row(
      [
        Part.heading("help.heading.lessons", tr("Lessons"), .label, .secondary).wide(.fill),
        .words(
          tr("{number} of {count} done", ["number": String(done), "count": String(lessons.count)]), .caption,
          .secondary),
        isTable ? Part.button("help.puzzles", icon: "puzzle", tr("Puzzles"), .openShelf) : nil,
      ].compactMap { $0 }, spacing: 14)
    let plates = lessons.enumerated().map { index, lesson in
      plate(
        lesson, index, isDone: context.settings.isDone(lesson, in: game), isNext: index == next, context)
    }
    let grids = [5, 3, 2, 1].filter { $0 <= columns }
      .map { Part.grid(plates, columns: $0, spacing: Size(10, 12)) }
    return .column([head, .space(10), .choice(grids)])
  }

  private func plate(_ lesson: Lesson, _ index: Int, isDone: Bool, isNext: Bool, _ context: StageContext)
    -> Part
  {
    let id = "help.lesson.\(index + 1)"
    let sign: Part? =
      isDone ? .icon("check", 16, .good) : isNext ? .icon("play", 16, .accent) : nil
    let words = Part.column([
      .words(lesson.title.said, TextStyle(.manropeBold, 14, line: 20)).wide(.fill),
      .row(
        [Part.words(lesson.caption.said, .micro, .secondary).wide(.fill), sign?.placed(1, 1)].compactMap {
          $0
        },
        spacing: 4
      ).wide(.fill),
    ]).sized(.fill, .within(72...400)).inset(Insets(left: 14, top: 8, right: 8, bottom: 8))
    let isHovered = context.hovered == id
    return Part.layers([words.placed(0, 0)]).on(
      .drawing { painter, frame in
        guard !isNext else {
          return painter.isPlain
            ? painter.plainFace(frame, radius: 6, edge: 5) : painter.plate(frame, raise: 1)
        }
        painter.sunk(frame, radius: 6)
        if isHovered { painter.list.rounded(frame, radius: 6, painter.palette.text.opacity(0.06)) }
      }
    ).sized(.fill, .fill).usable(
      id,
      [lesson.title.said, lesson.caption.said, isDone ? tr("done") : nil].compactMap { $0 }
        .joined(separator: ", "), isSelected: isNext, .openLesson(index))
  }
}
