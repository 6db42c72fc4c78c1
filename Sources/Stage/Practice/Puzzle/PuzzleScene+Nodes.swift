// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board of a puzzle (mockup 20).
extension PuzzleScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Part {
    let frame = TableFrame(context, G.info.regions)
    let page = frame.page(
      header: header(frame, context), spacing: frame.arrangement == .tall ? 4 : 0,
      rail: rail(frame, context), tall: [column(frame, context)])
    return Part.layers([player.board.node, page]).sized(.fill, .fill)
  }

  /// All in one column, in a tall window.
  private func column(_ frame: TableFrame, _ context: StageContext) -> Part {
    let (wells, day) = (wells(frame, height: 30), day(frame, context))
    return .yielding(
      [
        .stays(task(frame)), .stays(starRow(frame, context)),
        .yields(day == nil ? 2 : 1, Part.column([wells, .space(6)], spacing: 4).wide(.fill)),
        day.map { .yields(2, $0) } ?? .yields(1, status(frame)),
        .stays(Part.board.sized(.fill, .fill)), .stays(.space(10)), .stays(lower(frame, context)),
      ], spacing: 4
    ).sized(.fill, .fill)
  }

  private func header(_ frame: TableFrame, _ context: StageContext) -> Part {
    let variant = G.facets.variant(player.board.options)?.said
    let number = PuzzleWords.count(place.index + 1, of: place.puzzles.count)
    let beside = [G.info.title.said, variant, place.puzzles.count > 1 ? number : nil].compactMap { $0 }
    return frame.header(
      back: HeaderControls.back("puzzle.back"), title: PuzzleWords.title(of: packed),
      beside: beside.joined(separator: " \u{00B7} "), middle: nil, right: HeaderControls.parts(context))
  }

  // MARK: - Rail

  private static var longReason: Int { 150 }

  /// Where a puzzle of today leads: what is solved of the four, and what comes next.
  private func day(_ frame: TableFrame, _ context: StageContext) -> Part? {
    let time = state.stars == nil ? nil : Seconds(clamping: state.seconds)
    return arc(context)?.node(frame.arrangement == .wide ? 64 : 40, context.games, time: time)
  }

  private func rail(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isWide = frame.arrangement == .wide
    let (stars, lower) = (starRow(frame, context), lower(frame, context))
    let short = starRow(frame, context, isShort: true)
    // Reasons that are long have the room of what is not needed any more.
    let isLong = player.exercise.phase == .over && words.detail.count > Self.longReason
    let more = isLong ? [160.0, 100, 50, 0] : [0]
    let task = more.indices.dropFirst().reduce(Yielding.stays(self.task(frame, more: more[0]))) {
      $0.then($1 - more.count, self.task(frame, more: more[$1]))
    }
    let last = TableFrame.scrolling([self.task(frame), day(frame, context), short, lower])
    func head(_ radius: Double, _ parts: [Part]) -> Part {
      isWide
        ? .row(
          [TableFrame.stage(radius: radius), Part.column(parts, spacing: 8).wide(.fill).placed(0, 0.5)],
          spacing: 18)
        : .row(
          [TableFrame.stage(radius: radius).placed(0.5, 0), stars.wide(.fill).placed(0, 0.5)], spacing: 8)
    }
    if let day = day(frame, context) {
      let isStaged = frame.hasStage && isWide
      return .yielding(
        [
          task, .yields(2, isStaged ? nil : stars, to: stars).then(3, short).then(4, nil),
          .yields(2, isStaged ? head(44, [day]) : day, to: day),
          .yields(2, isStaged ? frame.tray : .spring, to: .spring), .stays(lower),
        ], spacing: isWide ? 18 : 8, tight: (3, 4), last: last)
    }
    let gap = isWide ? 18.0 : 8
    if frame.hasStage {
      let full = head(isWide ? 60 : 36, [wells(frame, height: 34), stars])
      return .yielding(
        [
          task,
          .yields(1, isLong ? nil : full, to: head(isWide ? 44 : 26, [stars])).then(2, stars)
            .then(3, short),
          .yields(2, frame.tray, to: .spring), .stays(lower),
        ], spacing: isWide ? 12 : 6, tight: (2, 6), last: last)
    }
    let (wells, pips) = (wells(frame, height: isWide ? 54 : 30), isLong ? nil : pips(context))
    let isRoomy = isWide && !isLong
    return .yielding(
      [
        task, .yields(5, wells), .yields(6, stars, to: short), .yields(2, isLong ? nil : status(frame)),
        .yields(1, isRoomy ? asking(frame) : nil), .yields(1, isRoomy ? pips : nil), .stays(.spring),
        .yields(1, isRoomy ? nil : pips, to: pips).then(3, nil),
        .yields(1, isRoomy ? foot(frame) : lower, to: lower),
      ], spacing: gap, tight: (4, 4), last: last)
  }

  /// Its height does not depend on what is said, so that nothing moves under the hand.
  /// - Parameter more: so much higher, for what is read once all is done.
  private func task(_ frame: TableFrame, more: Double = 0) -> Part {
    let (title, detail) = words
    let isTall = frame.arrangement == .tall
    let isWide = frame.arrangement == .wide
    let anchor: TextAnchor = isTall ? .center : .left
    let k = frame.type.factor
    let style = TextStyle(
      .vollkornSemiBold, isWide ? 32 : isTall ? 26 : 21, line: isWide ? 38 : isTall ? 31 : 25)
    // What is numbered has lines of its own while there is room.
    let flat = detail.replacing("\n", with: " ")
    func lines(_ part: Double, _ small: TextStyle, _ detail: String) -> Part {
      Part.column(
        [
          .words(title.bound, frame.sentence(style, part: part), anchor: anchor).wide(.fill),
          .words(detail.bound, small, .secondary, anchor: anchor).wide(.fill),
        ], spacing: 3
      ).wide(.fill).placed(0, isTall ? 0.5 : 0)
    }
    let words = Part.choice(
      (flat == detail ? [] : [1, 0.84]).map { lines($0, .body, detail) }
        + [1, 0.84, 0.7, 0.6].map { lines($0, .body, flat) } + [
          lines(0.6, .caption, flat),
          .scroll("words." + title, lines(0.6, .caption, detail).inset(Insets(right: 10))).sized(
            .fill, .fill),
        ])
    // A reason of five lines has room where the window is high enough for all the rest.
    let isRoomy = k == 1 && frame.window.height >= (frame.hasStage ? 760 : 720)
    let least = isWide ? (isRoomy ? 132.0 : 112) : isTall ? 84 : 100
    let growth = 1 + (k - 1) * (isWide ? 0.8 : 0.65)
    return Part.layers([words.sized(.fill, .fill)]).sized(.fill, .exactly((least * growth).rounded() + more))
      .news("puzzle.message", title, detail)
  }

  /// - Parameter isShort: no word says what costs a star.
  private func starRow(_ frame: TableFrame, _ context: StageContext, isShort: Bool = false) -> Part {
    let shown = min(state.starsLeft, shownStars(context))
    let side = frame.arrangement == .wide ? 24.0 : 19
    let stars = Part.row((0..<3).map { .star($0 < shown, side, context.look) }, spacing: side / 3)
    let name = Part.words(tr("Stars"), .name, lines: 1)
    let words = Part.column([name, .words(tr("A wrong try or a hint costs one"), .caption, .secondary)])
    let label = PuzzleWords.stars(state.starsLeft)
    let long = isShort ? [] : [Part.row([words.wide(.fill), stars], spacing: 10)]
    return Part.choice(long + [.row([name.wide(.fill), stars], spacing: 8), stars]).wide(.fill)
      .named("puzzle.stars", .text, label, value: String(state.starsLeft))
  }

  /// What was tried.
  private func status(_ frame: TableFrame) -> Part {
    let tried = state.misses.compactMap { miss in G.Move(miss.move).map { G.shortName(of: $0) } }
    let last = tried.isEmpty ? tr("None so far") : tried.joined(separator: ", ")
    let (token, face) = (G.info.tokens[player.seat], G.info.faces[player.seat])
    let count = min(state.misses.count, 4)
    let marks = Part.drawing(Size(30 * Double(max(1, count)), 28)) { painter, frame in
      for index in 0..<max(1, count) {
        let center = Point(frame.maxX - 15 - 30 * Double(count > 0 ? count - 1 - index : 0), frame.midY)
        let place = Rect(center: center, size: Size(26, 26))
        guard index < count else {
          painter.sunk(place, radius: 13)
          continue
        }
        if let token { painter.list.picture(token, in: place) } else { painter.sunk(place, radius: 13) }
        let ink = face.map { $0.clearest(of: [Color(0xFFF6DE), Color(0x22130A)]) } ?? painter.palette.text
        painter.icon("close", center: center, size: 18, ink)
      }
    }
    let words = Part.column([
      .words(tr("Tried"), .name, lines: 1), .words(last, .caption, .secondary, lines: 1),
    ])
    return Part.row([words.wide(.fill), marks], spacing: 10).wide(.fill)
      .named("puzzle.tries", .text, tr("Tried"), value: String(state.misses.count))
  }

  // MARK: - Buttons

  private struct Buttons {
    var hint, solution, next, undo, redo, skip, restart: Part
    /// Those that step through the puzzle, and those with help before the way on.
    var small: [Part] { [undo, redo, skip, restart] }
    var asking: [Part] { [hint, solution] }
  }

  private func buttons(_ frame: TableFrame) -> Buttons {
    let height = Extent.exactly(frame.arrangement == .wide ? 46 : 42)
    func button(
      _ id: String, _ icon: String, _ label: String, _ action: PuzzleAction, _ isEnabled: Bool,
      _ keys: String? = nil, isBare: Bool = false, isPrimary: Bool = false
    ) -> Part {
      Part.button(
        "puzzle." + id, icon: icon, label, isPrimary: isPrimary, showsLabel: !isBare, .puzzle(action)
      ).enabled(isEnabled).shortcut(keys).sized(.fill, height)
    }
    let exercise = player.exercise
    let isOver = state.isOver && exercise.phase == .over
    // A puzzle of one move has nothing to begin anew. The way out stands apart from undo, and has its word.
    let restart =
      mistake == nil
      ? button("restart", "restart", tr("Restart"), .restart, exercise.canRestart, "Ctrl N")
      : button(
        "takeOut", isOut ? "undo" : "bin", isOut ? tr("Put back") : tr("Take out"), .takeOut, true,
        tr("Delete"))
    return Buttons(
      hint: button("hint", "hint", tr("Hint"), .hint, exercise.canAsk, G.info.hintKey),
      solution: button("solution", "solution", tr("Solution"), .solution, exercise.canShow),
      next: button(
        "next", hasNext ? "next" : "check", hasNext ? tr("Next puzzle") : tr("Done"), .next, isOver,
        isOver ? tr("Enter") : nil, isPrimary: true),
      undo: button("undo", "undo", tr("Undo"), .undo, exercise.canUndo, "Ctrl Z", isBare: true),
      redo: button("redo", "redo", tr("Redo"), .redo, exercise.canRedo, "Ctrl Shift Z", isBare: true),
      skip: button("skip", "next", tr("Skip"), .skip, hasNext && !isOver, "Page Down"), restart: restart)
  }

  /// Help, and the way on.
  private func asking(_ frame: TableFrame) -> Part {
    let buttons = buttons(frame)
    return .column([.row(buttons.asking, spacing: 12), buttons.next], spacing: 16).wide(.fill)
  }

  private func foot(_ frame: TableFrame) -> Part {
    let small = buttons(frame).small
    return Part.row(small.prefix(2).map { $0.wide(.exactly(58)) } + small.dropFirst(2), spacing: 12)
      .wide(.fill)
  }

  private func lower(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isWide = frame.arrangement == .wide
    let buttons = buttons(frame)
    if let arc = arc(context) {
      let next = Part.button(
        "puzzle.next", icon: arc.next == nil ? "check" : "next", arc.label, isPrimary: true, .puzzle(.next)
      ).shortcut(tr("Enter")).sized(.fill, .exactly(isWide ? 54 : 48))
      let share = Part.button("today.share", icon: "share", tr("Share today"), .today(.share))
      let few = [buttons.restart, share.sized(.fill, .exactly(isWide ? 46 : 42))]
      return .choice(
        [few, few.map(\.bare)].map { .column([next, .row($0, spacing: 12)], spacing: 16) }
      ).wide(.fill)
    }
    let all = buttons.small + buttons.asking
    func icons(_ parts: [Part], _ columns: Int) -> Part {
      .grid(parts.map(\.bare), columns: columns, spacing: Size(8, 8))
    }
    let (next, foot, small) = (buttons.next, foot(frame), icons(buttons.small, 4))
    let pair = Part.row(buttons.asking, spacing: 12)
    let parts: [Yielding<StageAction>] =
      switch (frame.arrangement, frame.hasStage) {
      case (.wide, true):
        [
          .yields(2, pair, to: icons(all, 6)).then(3, icons(all, 3)), .stays(next),
          .yields(1, foot, to: small).then(2, nil),
        ]
      case (.wide, false):
        [
          .yields(2, pair, to: .column(buttons.asking, spacing: 8)), .stays(next),
          .yields(1, foot, to: small),
        ]
      case (.small, _):
        [.yields(1, pair, to: icons(all, 3)), .yields(2, next, to: next.bare), .yields(1, small)]
      case (.tall, _):
        [
          .yields(1, .row(buttons.asking + [next], spacing: 10), to: icons(all, 6)),
          .yields(1, foot, to: next),
        ]
      }
    let spacing = isWide ? (frame.hasStage ? 10.0 : 12) : 8
    return Part.yielding(parts, spacing: spacing, tight: isWide ? (2, 8) : nil).wide(.fill)
  }
}
