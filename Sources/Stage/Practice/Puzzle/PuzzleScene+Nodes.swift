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
    return Part.layers([player.board.node, whole(frame, context)]).sized(.fill, .fill)
  }

  private func whole(_ frame: TableFrame, _ context: StageContext) -> Part {
    frame.page(
      header: header(frame, context), spacing: frame.arrangement == .tall ? 4 : 0,
      rail: rail(frame, context), tall: [column(frame, context)])
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
    let back = Part.button("puzzle.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    let title = PuzzleWords.title(ofPack: PuzzleWords.shelf(packed), packed.goal)
    let variant = G.facets.variant(player.board.options)?.said
    let number = PuzzleWords.count(place.index + 1, of: place.puzzles.count)
    let beside = [G.info.title.said, variant, place.puzzles.count > 1 ? number : nil].compactMap { $0 }
    return frame.header(
      back: back, title: title, beside: beside.joined(separator: " \u{00B7} "), middle: nil,
      right: HeaderControls.parts(context))
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
    let longer = isLong ? [160.0, 100, 50] : []
    let task = longer.indices.reduce(Yielding.stays(self.task(frame, more: longer.first ?? 0))) {
      task, index in
      task.then(
        index - longer.count, self.task(frame, more: index + 1 < longer.count ? longer[index + 1] : 0))
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

  /// The task, or what is said of a try.
  var words: (title: String, detail: String) {
    let own = sideName(player.seat)
    let task = PuzzleWords.task(packed.goal, own)
    switch player.exercise.phase {
    case .over:
      if state.stars != nil {
        return (
          tr("Solved."),
          [player.why(sideInSentence).words, isWon ? "" : verdict].filter { !$0.isEmpty }.joined(
            separator: " ")
        )
      }
      let said = [player.why(sideInSentence).words, shownWords ?? ""].filter { !$0.isEmpty }
      return (tr("That was the solution."), said.isEmpty ? task : said.joined(separator: "\n"))
    case .going where player.exercise.isShowing: return (tr("This is the solution."), shownWords ?? task)
    case .answering: return (tr("Let us see."), task)
    case .answered:
      return (
        lastReason ?? "",
        player.exercise.isFollowing ? tr("It goes on like this.") : tr("Your next try takes it back.")
      )
    case .waiting, .going:
      if let hint = player.exercise.hintWords {
        // The piece was given, and now one is to be placed.
        let isPlacing = packed.goal == .safe && state.made > 0 && !player.board.position.isMidTurn
        return (hint, isPlacing ? tr("Place the piece that you were given.") : task)
      }
      // Why a try was wrong is there until the next one.
      if player.exercise.lastMiss != nil, let lastReason { return (lastReason, task) }
      if case .waiting = player.exercise.phase, state.made > 0, packed.goal == .safe,
        !player.board.position.isMidTurn
      {
        return (tr("Right. Now place the piece that you were given."), "")
      }
      if case .waiting = player.exercise.phase, state.made > 0 {
        return (task, player.board.position.isMidTurn ? tr("Right. Now give a piece.") : tr("Right. Go on."))
      }
      if let words = shownWords { return (task, words) }
      return (task, origin ?? detail)
    }
  }

  /// What rules are played, where they are not the usual ones, before what is told of the position.
  private var detail: String {
    [G.facets.variant(player.board.options)?.said].compactMap { $0 }.map { $0 + ". " }.joined()
      + [halves, told].spoken
  }

  /// Where a turn has two halves, that both are asked for, or the second one alone.
  private var halves: String? {
    let line = player.exercise.line
    guard let first = line.first, line.count > 2 else { return nil }
    if first.position.isMidTurn { return tr("Give a piece, then place the one that you get.") }
    return line[1].position.isMidTurn ? tr("Place this piece, then give one.") : nil
  }

  /// Who the other side is; or, where nothing is to be won, what is threatened.
  private var told: String {
    let other = G.info.tokens.isEmpty ? nil : sideName(player.seat.other)
    guard packed.goal == .draw || packed.goal == .safe else {
      guard player.exercise.line.count > 2 else {
        // Where the task itself is one move, that says nothing.
        if case .aim = packed.goal { return "" }
        if packed.goal == .win(turns: 1) { return "" }
        return packed.goal == .discs(1) && G.facets.toldLoss != nil
          ? tr("Only one move still wins.") : tr("One move is enough.")
      }
      // Where only the result counts, some answers put it off longer than others.
      return packed.goal == .discs(1) && G.facets.toldLoss == nil
        ? tr("Every answer to it loses, sooner or later.") : PuzzleWords.defence(other)
    }
    if let threat = player.threat {
      return other.map { tr("{name} has a threat. {idea}", ["name": $0, "idea": threat]) }
        ?? tr("The other side has a threat. {idea}", ["idea": threat])
    }
    return packed.goal == .safe
      ? tr("With any other you lose, at once or some turns later.")
      : tr("Every other move loses, at once or some turns later.")
  }

  /// The reason says how the last move won.
  private var isWon: Bool {
    return packed.goal.isWin && packed.danger.isEmpty
      && player.board.position.outcome?.winner == player.seat
  }

  private var verdict: String { G.verdict(on: player.board.position) { sideName($0) } }

  /// What is wrong with the last move that was.
  private var lastReason: String? {
    state.misses.last.flatMap { player.reason(of: $0, sideInSentence)?.words }
  }

  /// That a puzzle does not count so far because its solution was shown; nil where none was, or where nothing is counted.
  private var shownWords: String? {
    guard state.isShown, state.stars == nil, !wasSolved, mistake == nil else { return nil }
    return place.day == nil
      ? tr("Its solution was shown: it counts as solved when you have played it yourself.")
      : tr("Its solution was shown: it counts for today’s four when you have played it yourself.")
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
    let color = Ink.color(Color(context.look.isDark ? 0xF0BE5A : 0x9A6A0F))
    let side = frame.arrangement == .wide ? 24.0 : 19
    let stars = Part.row(
      (0..<3).map { .icon($0 < shown ? "star-full" : "star", side, $0 < shown ? color : .secondary) },
      spacing: side / 3)
    let words = Part.column([
      .words(tr("Stars"), .name, lines: 1),
      .words(tr("A wrong try or a hint costs one"), .caption, .secondary),
    ])
    let label = PuzzleWords.stars(state.starsLeft)
    let long = isShort ? [] : [Part.row([words.wide(.fill), stars], spacing: 10)]
    return Part.choice(
      long + [.row([.words(tr("Stars"), .name, lines: 1).wide(.fill), stars], spacing: 8), stars]
    ).wide(.fill).named("puzzle.stars", .text, label, value: String(state.starsLeft))
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
  }

  private var buttons: Buttons {
    let hint = Part.button("puzzle.hint", icon: "hint", tr("Hint"), .puzzle(.hint)).enabled(
      player.exercise.canAsk
    )
    .shortcut(G.info.hintKey)
    let solution = Part.button("puzzle.solution", icon: "solution", tr("Solution"), .puzzle(.solution))
      .enabled(player.exercise.canShow)
    let isOver = state.isOver && player.exercise.phase == .over
    let next = Part.button(
      "puzzle.next", icon: hasNext ? "next" : "check", hasNext ? tr("Next puzzle") : tr("Done"),
      isPrimary: true, .puzzle(.next)
    ).enabled(isOver).shortcut(isOver ? tr("Enter") : nil)
    let undo = Part.button("puzzle.undo", icon: "undo", tr("Undo"), showsLabel: false, .puzzle(.undo))
      .enabled(player.exercise.canUndo).shortcut("Ctrl Z")
    let takeOut = Part.button(
      "puzzle.takeOut", icon: isOut ? "undo" : "bin", isOut ? tr("Put back") : tr("Take out"),
      .puzzle(.takeOut)
    ).shortcut(tr("Delete"))
    let redo = Part.button("puzzle.redo", icon: "redo", tr("Redo"), showsLabel: false, .puzzle(.redo))
      .enabled(player.exercise.canRedo).shortcut("Ctrl Shift Z")
    let skip = Part.button("puzzle.skip", icon: "next", tr("Skip"), .puzzle(.skip)).enabled(
      hasNext && !isOver
    )
    .shortcut("Page Down")
    let restart = Part.button("puzzle.restart", icon: "restart", tr("Restart"), .puzzle(.restart))
      .enabled(player.exercise.canRestart).shortcut("Ctrl N")
    return Buttons(
      // A puzzle of one move has nothing to begin anew. The way out stands apart from undo, and has its word.
      hint: hint, solution: solution, next: next, undo: undo, redo: redo,
      skip: skip, restart: mistake == nil ? restart : takeOut)
  }

  /// Help, and the way on.
  private func asking(_ frame: TableFrame) -> Part {
    let height = Extent.exactly(frame.arrangement == .wide ? 46 : 42)
    let buttons = buttons
    let pair = [buttons.hint, buttons.solution].map { $0.sized(.fill, height) }
    return .column([.row(pair, spacing: 12), buttons.next.sized(.fill, height)], spacing: 16).wide(.fill)
  }

  private func foot(_ frame: TableFrame) -> Part {
    let height = Extent.exactly(frame.arrangement == .wide ? 46 : 42)
    let (buttons, short) = (buttons, Extent.exactly(58))
    return .row(
      [
        buttons.undo.sized(short, height), buttons.redo.sized(short, height),
        buttons.skip.sized(.fill, height), buttons.restart.sized(.fill, height),
      ], spacing: 12
    ).wide(.fill)
  }

  private func lower(_ frame: TableFrame, _ context: StageContext) -> Part {
    let height = Extent.exactly(frame.arrangement == .wide ? 46 : 42)
    func sized(_ part: Part) -> Part { part.sized(.fill, height) }
    let buttons = buttons
    if let arc = arc(context) {
      let next = Part.button(
        "puzzle.next", icon: arc.next == nil ? "check" : "next", arc.label, isPrimary: true, .puzzle(.next)
      ).shortcut(tr("Enter")).sized(.fill, .exactly(frame.arrangement == .wide ? 54 : 48))
      let share = Part.button("today.share", icon: "share", tr("Share today"), .today(.share))
      let few = [true, false].map { isLong in
        Part.row([buttons.restart, share].map { sized(isLong ? $0 : $0.bare) }, spacing: 12)
      }
      return .choice(few.map { .column([next, $0], spacing: 16) }).wide(.fill)
    }
    let (hint, solution, next) = (buttons.hint, buttons.solution, buttons.next)
    let small = [buttons.undo, buttons.redo, buttons.skip, buttons.restart]
    let all = small + [hint, solution]
    let foot = foot(frame)
    func icons(_ parts: [Part], _ columns: Int) -> Part {
      .grid(parts.map { sized($0.bare) }, columns: columns, spacing: Size(8, 8))
    }
    let pair = Part.row([sized(hint), sized(solution)], spacing: 12)
    switch frame.arrangement {
    case .wide:
      if frame.hasStage {
        return .choice([
          .column([pair, sized(next), foot], spacing: 10),
          .column([pair, sized(next), icons(small, 4)], spacing: 8),
          .column([icons(all, 6), sized(next)], spacing: 8),
          .column([icons(all, 3), sized(next)], spacing: 8),
        ]).wide(.fill)
      }
      return .choice([
        .column([pair, sized(next), foot], spacing: 12),
        .column([pair, sized(next), icons(small, 4)], spacing: 10),
        .column([sized(hint), sized(solution), sized(next), icons(small, 4)], spacing: 8),
      ]).wide(.fill)
    case .small:
      return .choice([
        .column([pair, sized(next), icons(small, 4)], spacing: 8),
        .column([icons(all, 3), sized(next)], spacing: 8),
        .column([icons(all, 3), sized(next.bare)], spacing: 8),
      ]).wide(.fill)
    case .tall:
      let first = Part.row([sized(hint), sized(solution), sized(next)], spacing: 10)
      return .choice([
        .column([first, foot], spacing: 8),
        .column([icons(all, 6), sized(next)], spacing: 8),
      ]).wide(.fill)
    }
  }
}
