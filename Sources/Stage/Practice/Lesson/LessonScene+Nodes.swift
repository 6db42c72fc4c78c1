// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board of a lesson.
extension LessonScene {
  typealias Part = Node<StageAction>
  /// Lessons come in fives: how the game is played, and what is good to know.
  static var group: Int { 5 }

  func describe(_ context: StageContext) -> Part {
    let frame = TableFrame(context, G.info.regions)
    let height = clamp(frame.window.height * 0.16 * frame.type.factor.squareRoot(), 96, 260)
    let page = frame.page(
      header: header(frame, context), spacing: frame.arrangement == .tall ? 6 : 0, rail: rail(frame, context),
      tall: [
        title(frame, context), message(frame).sized(.fill, .exactly(height)),
        G.info.regions.contains(.hand) ? nil : hand(frame), .board, .space(16), buttons(frame),
      ].compactMap { $0 })
    return Part.layers([player.board.node, page]).sized(.fill, .fill)
  }

  private func header(_ frame: TableFrame, _ context: StageContext) -> Part {
    let right = [
      // Leads to the list of all lessons where that has no room here.
      Part.quiet("lesson.help", icon: "help", tr("Help"), .help).shortcut("F1"),
      HeaderControls.sound(context),
      .quiet("table.settings", icon: "settings", tr("Settings"), .settings),
    ]
    return frame.header(
      back: HeaderControls.back("lesson.back"), title: G.info.title.said, beside: tr("Lesson"), middle: nil,
      right: right)
  }

  private func rail(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isWide = frame.arrangement == .wide
    let showsTray = G.info.regions.contains(.hand) && player.showsTray
    let hasList = !showsTray && isWide && frame.type.factor < 1.3 && frame.window.height >= 700
    // The sentence needs its room beside stage and tray.
    let tray = frame.tray.high(.exactly(isWide ? 264 / frame.type.factor.squareRoot() : 168))
    func message(scrolls: Bool) -> Part { self.message(frame, scrolls: scrolls).sized(.fill, .fill) }
    return .yielding([
      // However long the message is, it keeps away from the title.
      .stays(title(frame, context)), .stays(.space(isWide ? 8 : 4)),
      hasList
        ? .yields(1, message(scrolls: false), to: message(scrolls: true)) : .stays(message(scrolls: true)),
      .stays(hand(frame)), .stays(showsTray ? .space(isWide ? 16 : 6) : nil), .stays(showsTray ? tray : nil),
      // What is said comes before the list of what else there is.
      .yields(1, hasList ? Part.column([.space(18), list(context)]).wide(.fill) : nil),
      .stays(.space(isWide ? 22 : 10)), .stays(buttons(frame)),
    ])
  }

  // MARK: - Parts

  private var group: Range<Int> {
    let first = index / Self.group * Self.group
    return first..<min(first + Self.group, lessons.count)
  }

  private func title(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isWide = frame.arrangement == .wide
    let style: TextStyle = isWide ? .headline : TextStyle(.vollkornSemiBold, 23, line: 28)
    func title(lines: Int) -> Part {
      Part.words(lesson.title.said, style, lines: lines).named("lesson.title", .heading, lesson.title.said)
    }
    let places: KeyValuePairs = [
      "number": String(index + 1), "count": String(lessons.count), "board": String(stepIndex + 1),
    ]
    // A lesson of two boards is one lesson.
    let count = Part.words(
      lesson.steps.count > 1
        ? tr("{number} of {count}, board {board}", places) : tr("{number} of {count}", places),
      .body, .secondary, lines: 1)
    let pips = pips(context)
    // Where there is room the title stands alone, so that it has one size in all lessons.
    let both: [Part] =
      isWide
      ? [.column([title(lines: 1), .row([count.wide(.fill), pips], spacing: 10)])]
      : [
        .row([title(lines: 1), count.wide(.fill), pips], spacing: 14),
        .row([title(lines: 1).wide(.fill), count], spacing: 8),
      ]
    return .choice(both + [.column([title(lines: 0), count])])
  }

  /// All lessons in their groups, with those that are done and the one that is shown.
  private func pips(_ context: StageContext) -> Part {
    let (all, now) = (lessons.count, index)
    let done = lessons.map { context.settings.isDone($0, in: G.info.name) }
    let gaps = (all - 1) / Self.group
    return .drawing(Size(Double(all) * 15 + Double(gaps) * 8 + 1, 18)) { painter, frame in
      for pip in 0..<all {
        let center = Point(frame.x + 8 + 15 * Double(pip) + 8 * Double(pip / Self.group), frame.midY)
        let ink = painter.accentColor
        if pip == now {
          painter.list.ring(at: center, radius: 6.5, ink, width: 3)
        } else {
          painter.list.disc(at: center, radius: 5, done[pip] ? ink : painter.palette.faint(0.25))
        }
      }
    }
  }

  private func message(_ frame: TableFrame, scrolls: Bool = true) -> Part {
    let (title, detail) = words
    return frame.message(title, detail, isNeeded: true, scrolls: scrolls)
      .news("lesson.message", title, detail, spoken: saidWords)
  }

  /// With the way on, which a button shows.
  private var saidWords: (title: String, detail: String) {
    let (title, detail) = words
    let next =
      switch player.phase {
      case .shows, .waits: tr("Enter begins your try.")
      case .tries: ""
      case .right: tr("Enter goes on.")
      }
    return (title, [detail, next].filter { !$0.isEmpty }.joined(separator: " "))
  }

  private var words: (title: String, detail: String) {
    if isFinished { return (tr("Well done: those were all the lessons."), G.facets.learned?.said ?? "") }
    let step = player.step
    guard let remark = player.remark else { return (step.sentence.said, step.detail.said) }
    if !player.isDone {
      // Of a single tile there is no other one.
      let again =
        G.info.isContest ? tr("Try another one, or look again.") : tr("Try another way, or look again.")
      return (
        remark, [player.more, again].compactMap { $0 }.joined(separator: " ")
      )
    }
    return (remark, player.isOtherWay ? tr("Look again for the move that was meant.") : player.more ?? "")
  }

  /// What is carried, and what to do.
  private func hand(_ frame: TableFrame) -> Part? {
    guard G.info.isContest else { return nil }
    let (first, second) =
      switch player.phase {
      case .shows, .waits: (tr("Watch,"), tr("then try it yourself."))
      case .tries: (tr("Your turn."), tr("Try it on the board."))
      case .right where isFinished: (tr("All done."), tr("The table is ready."))
      case .right: (tr("Right."), tr("Go on when you like."))
      }
    // Large text leaves the sentence its room.
    let words = Part.column(
      [Part.words(first, .buttonLarge), .words(second, .body, .secondary)].dropLast(frame.isTight ? 1 : 0))
    let isWide = frame.arrangement == .wide
    guard G.info.regions.contains(.hand) else {
      let token = G.info.tokens[player.turn].map { Part.picture($0, Size(36, 36)) }
      let row = Part.row([token, words.wide(.fill).placed(0, 0.5)].compactMap { $0 }, spacing: 14)
        .inset(Insets(left: 18, top: 6, right: 8, bottom: 6))
      return Part.layers([row.wide(.fill)]).wide(.fill).identified("lesson.plate")
    }
    let isLow = player.showsTray || frame.type.factor > 1.2
    let stage = TableFrame.stage(radius: isWide && !isLow ? clamp(frame.rail * 0.213, 56, 81) : 46)
    return isWide || frame.rail >= 240
      ? .row([stage, words.wide(.fill).placed(0, 0.5)], spacing: 20) : stage.placed(0.5, 0)
  }

  private func buttons(_ frame: TableFrame) -> Part {
    let height = frame.arrangement == .wide ? 50.0 : 42
    let again = Part.button(
      "lesson.again", icon: "replay", player.step.shown == nil ? tr("Show me") : tr("Again"), .lesson(.again))
    func main(_ id: String, _ icon: String, _ label: String, _ action: LessonAction) -> Part {
      .button("lesson." + id, icon: icon, label, isPrimary: true, .lesson(action)).shortcut(tr("Enter"))
    }
    let first: [Part]
    switch player.phase {
    case .right where isFinished:
      let name: KeyValuePairs = ["name": Opponent.Character.pebble.name]
      first = [
        main(
          "play", "play", G.info.isContest ? tr("Now against {name}", name) : tr("Now a whole board"), .play)
      ]
    case .right: first = [main("next", "next", tr("Next"), .next)]
    case .shows, .waits: first = [main("try", "hand", tr("Try it"), .begin)]
    case .tries:
      first = player.actions.map { action in
        Part.button(
          action.id, icon: action.icon, action.label, showsLabel: false, .lesson(.own(action.id))
        ).enabled(action.isEnabled).shortcut(action.shortcut)
      }
    }
    let row = first + [again]
    func high(_ part: Part) -> Part { part.sized(.fill, .exactly(height)) }
    return .choice([.beside(row.map(high)), .row(row.map { high($0.bare) }, spacing: 8)])
  }

  /// The lessons of this group, and the way to the other one.
  private func list(_ context: StageContext) -> Part {
    let done = tr("done")
    var rows = group.map { index in
      row(
        id: "lesson.row.\(index + 1)", number: index + 1, lessons[index].title.said,
        lessons[index].caption.said, isNow: index == self.index,
        check: context.settings.isDone(lessons[index], in: G.info.name) ? done : nil, .open(index), context)
    }
    if lessons.count > Self.group {
      let isFirst = group.lowerBound == 0
      let other = isFirst ? Self.group : 0
      rows.append(
        row(
          id: "lesson.more", number: nil, isFirst ? tr("Five more") : tr("The first five"),
          isFirst ? tr("What is good to know") : tr("How it is played"), isNow: false, check: nil,
          .open(other), context))
    }
    return .column(rows)
  }

  private func row(
    id: String, number: Int?, _ title: String, _ caption: String, isNow: Bool, check: String?,
    _ action: LessonAction, _ context: StageContext
  ) -> Part {
    let strong = TextStyle(.manropeBold, 14, line: 20)
    let plain = TextStyle(.manropeMedium, 14, line: 20)
    let place = Part.words(number.map(String.init) ?? "", strong, isNow ? .accent : .secondary)
    let parts = [
      place.wide(.exactly(16)),
      .line(title, isNow ? strong : TextStyle(.manropeSemiBold, 14, line: 20), least: 0.8).wide(
        .exactly(104)),
      Part.line(caption, plain, .secondary, least: 0.8).wide(.fill),
      check == nil ? nil : .icon("check", 16, .good),
    ]
    let isHovered = context.hovered == id
    return Part.row(parts.compactMap { $0 }, spacing: 10).inset(Insets(4, 12)).wide(.fill).on(
      .drawing { painter, frame in
        if isHovered { painter.list.fill(frame, painter.palette.text.opacity(0.06)) }
        painter.list.fill(Rect(frame.x, frame.maxY - 1, frame.width, 1), painter.palette.line)
      }
    ).usable(
      id, [title, caption, check].compactMap { $0 }.joined(separator: ", "), isSelected: isNow,
      .lesson(action))
  }
}
