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
    return Part.layers([player.board.node, whole(frame, context)]).sized(.fill, .fill)
  }

  private func whole(_ frame: TableFrame, _ context: StageContext) -> Part {
    let height = clamp(frame.window.height * 0.16 * frame.type.factor.squareRoot(), 96, 260)
    return frame.page(
      header: header(frame, context), spacing: frame.arrangement == .tall ? 6 : 0,
      rail: rail(frame, context),
      tall: [
        title(frame, context), message(frame).sized(.fill, .exactly(height)),
        G.info.regions.contains(.hand) ? nil : hand(frame), .board, .space(16), buttons(frame),
      ].compactMap { $0 })
  }

  private func header(_ frame: TableFrame, _ context: StageContext) -> Part {
    let right = [
      // Leads to the list of all lessons where that has no room here.
      Part.quiet("lesson.help", icon: "help", tr("Help"), .help).shortcut("F1"),
      HeaderControls.sound(context),
      .quiet("table.settings", icon: "settings", tr("Settings"), .settings),
    ]
    let back = Part.button("lesson.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    return frame.header(
      back: back, title: G.info.title.said, beside: tr("Lesson"), middle: nil, right: right)
  }

  private func rail(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isWide = frame.arrangement == .wide
    func rail(_ message: Part, _ more: [Part]) -> Part {
      // However long the message is, it keeps away from the title.
      let parts =
        [title(frame, context), .space(isWide ? 8 : 4), message.sized(.fill, .fill), hand(frame)].compactMap {
          $0
        }
        + more
      return Part.column(parts + [.space(isWide ? 22 : 10), buttons(frame)])
    }
    if G.info.regions.contains(.hand), player.showsTray {
      // The sentence needs its room beside stage and tray.
      let height = isWide ? 264 / frame.type.factor.squareRoot() : 168
      let tray = Part.drawing(Size(0, height), { _, _ in }).wide(.fill).identified("table.side")
      return rail(message(frame), [.space(isWide ? 16 : 6), tray])
    }
    let alone = rail(message(frame), [])
    guard isWide, frame.type.factor < 1.3, frame.window.height >= 700 else { return alone }
    // What is said comes before the list of what else there is.
    return .choice([rail(message(frame, scrolls: false), [.space(18), list(context)]), alone]).sized(
      .fill, .fill)
  }

  // MARK: - Parts

  private var group: Range<Int> {
    let first = index / Self.group * Self.group
    return first..<min(first + Self.group, lessons.count)
  }

  private func title(_ frame: TableFrame, _ context: StageContext) -> Part {
    let (all, now) = (lessons.count, index)
    let done = lessons.map { context.settings.isDone($0, in: G.info.name) }
    let isWide = frame.arrangement == .wide
    let style: TextStyle = isWide ? .headline : TextStyle(.vollkornSemiBold, 23, line: 28)
    func title(lines: Int) -> Part {
      Part.words(lesson.title.said, style, lines: lines).named("lesson.title", .heading, lesson.title.said)
    }
    let places: KeyValuePairs = [
      "number": String(now + 1), "count": String(all), "board": String(stepIndex + 1),
    ]
    // A lesson of two boards is one lesson.
    let count = Part.words(
      lesson.steps.count > 1
        ? tr("{number} of {count}, board {board}", places) : tr("{number} of {count}", places),
      .body, .secondary, lines: 1)
    let gaps = (all - 1) / Self.group
    let pips = Part.drawing(Size(Double(all) * 15 + Double(gaps) * 8 + 1, 18)) { painter, frame in
      for pip in 0..<all {
        let x = frame.x + 8 + 15 * Double(pip) + 8 * Double(pip / Self.group)
        let center = Point(x, frame.midY)
        let isNow = pip == now
        let radius = isNow ? 6.5 : 5
        let ink = painter.accentColor
        painter.list.shape(
          isNow
            ? Shape(.disc(radius: radius), stroke: Stroke(ink, width: 3))
            : Shape(
              .disc(radius: radius),
              fill: .solid(done[pip] ? ink : painter.palette.faint(0.25))),
          at: center - Point(radius, radius))
      }
    }
    // Where there is room the title stands alone, so that it has one size in all lessons.
    return .choice(
      isWide
        ? [
          .column([title(lines: 1), .row([count.wide(.fill), pips], spacing: 10)]),
          .column([title(lines: 0), count]),
        ]
        : [
          .row([title(lines: 1), count.wide(.fill), pips], spacing: 14),
          .row([title(lines: 1).wide(.fill), count], spacing: 8), .column([title(lines: 0), count]),
        ])
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
    let radius = isWide && !isLow ? clamp(frame.rail * 0.213, 56, 81) : 46
    let plinth = Part.drawing(Size(2 * radius, 2 * radius * (1 + 6.0 / 81)), { _, _ in })
      .identified("table.stage")
    return isWide || frame.rail >= 240
      ? .row([plinth, words.wide(.fill).placed(0, 0.5)], spacing: 20)
      : plinth.placed(0.5, 0)
  }

  private func buttons(_ frame: TableFrame) -> Part {
    let height = frame.arrangement == .wide ? 50.0 : 42
    let again = Part.button(
      "lesson.again", icon: "replay", player.step.shown == nil ? tr("Show me") : tr("Again"), .lesson(.again))
    var row: [Part]
    switch player.phase {
    case .right where isFinished:
      let pebble = Opponent.Character.pebble.name
      let words =
        G.info.isContest ? tr("Now against {name}", ["name": pebble]) : tr("Now a whole board")
      row = [
        Part.button("lesson.play", icon: "play", words, isPrimary: true, .lesson(.play))
          .shortcut(tr("Enter")), again,
      ]
    case .right:
      row = [
        Part.button("lesson.next", icon: "next", tr("Next"), isPrimary: true, .lesson(.next))
          .shortcut(tr("Enter")), again,
      ]
    case .shows, .waits:
      row = [
        Part.button("lesson.try", icon: "hand", tr("Try it"), isPrimary: true, .lesson(.begin))
          .shortcut(tr("Enter")), again,
      ]
    case .tries:
      row = player.actions.map { action in
        Part.button(
          action.id, icon: action.icon, action.label, showsLabel: false, .lesson(.own(action.id))
        ).enabled(action.isEnabled).shortcut(action.shortcut)
      }
      row.append(again)
    }
    func high(_ part: Part) -> Part { part.sized(.fill, .exactly(height)) }
    return .choice([
      .row(row.map(high), spacing: 12), .column(row.map(high), spacing: 8),
      .row(row.map { high($0.bare) }, spacing: 8),
    ])
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
    var node = Part.layers([
      Part.row(parts.compactMap { $0 }, spacing: 10).wide(.fill).inset(
        Insets(left: 4, top: 12, right: 4, bottom: 12))
    ]).on(
      .drawing { painter, frame in
        if isHovered { painter.list.fill(frame, painter.palette.text.opacity(0.06)) }
        painter.list.fill(Rect(frame.x, frame.maxY - 1, frame.width, 1), painter.palette.line)
      }
    ).wide(.fill)
    node.id = id
    node.label = [title, caption, check].compactMap { $0 }.joined(separator: ", ")
    node.isSelected = isNow
    node.action = .lesson(action)
    return node
  }
}
