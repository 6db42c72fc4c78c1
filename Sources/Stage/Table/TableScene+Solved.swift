// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import InterfaceKit
import SceneKit
import Words

/// A solved puzzle: medal, time, stars, which of its solutions this is, and what comes next.
extension TableScene {
  /// True where the results have room beside the board, which so stays where it is (design language, section 33).
  func isInPlace(_ context: StageContext) -> Bool {
    let width = context.viewport.size.width
    return TableFrame(context).arrangement == .wide && sideRoom(width) >= 200 * context.type.factor
  }

  /// What every board leaves free on either side of it, less the margins of what stands there.
  private func sideRoom(_ width: Double) -> Double { BoardRegion.side(of: width - 72) + 2 }

  /// What was found on the left of the board, and how, on the right.
  func solvedSides(_ frame: TableFrame, _ context: StageContext) -> Part {
    let board = table.boardFrame
    let width = context.viewport.size.width
    let least = sideRoom(width)
    let pictures = pictures(Size(110, 70), room: 4, context)
    let rows = stride(from: 0, to: pictures.count, by: 2).map { start in
      Part.row(Array(pictures[start..<min(start + 2, pictures.count)]), spacing: 14)
    }
    let left =
      [story(isWide: true), .space(20, least: 8)] + rows.flatMap { [$0, .space(14, least: 6)] }
      + [leftWords].compactMap { $0 }
    let right = [
      solvedHead(isWide: true), .space(26, least: 8), numbers(isWide: true), .space(26, least: 8),
      stars(isWide: true),
    ]
    func side(_ parts: [Part], more: [Part] = [], _ id: String, _ room: Double) -> Part {
      Part.yielding(
        parts.map { .stays($0) } + more.map { .yields(1, $0) }, last: .scroll(id, Part.column(parts))
        // Beside the widest board it keeps away from its edge, too.
      ).sized(.exactly(max(least - 24, room)), .fill)
    }
    let top = max(0, board.y - 8)
    return Part.row([
      side(left, "table.found", board.x - 28 - 24), .spring,
      // The first thing that leaves: the words under the large medal say the same of the one that was won.
      side(right, more: [.space(26, least: 16), medals], "table.results", width - board.maxX - 28 - 24),
    ]).sized(.fill, .fill).inset(Insets(left: 28, top: top, right: 28, bottom: 100))
  }

  /// The way on, in the place of the buttons.
  func solvedActions() -> Part {
    let width = Extent.exactly(max(table.boardFrame.width, 440))
    let next = Part.row(
      [nextButton(46), againButton.sized(.fill, .exactly(46))], spacing: 12
    ).wide(width)
    return .row(
      [
        Part.row([undoButton.sized(.exactly(58), .exactly(46)), .spring]).wide(.fill), next,
        Part.spring.wide(.fill),
      ], spacing: 12)
  }

  /// Where the board stands, and how far what lay beside it has gone: it stays while there is room beside it, and
  /// else glides from where it was played on to where the results leave it more.
  func gliding(to frame: Rect, _ context: StageContext) -> (frame: Rect, cleared: Double) {
    guard let start = solvedStart, showsSolved(context) else {
      solved.playFrame = frame
      return (frame, 0)
    }
    if isInPlace(context) { return (frame, 0) }
    guard let from = solved.playFrame, isGliding(context) else { return (frame, 1) }
    let part = Easing.glide((context.now - start) / Self.glide)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return (
      Rect(
        between(from.x, frame.x), between(from.y, frame.y), between(from.width, frame.width),
        between(from.height, frame.height)), part
    )
  }

  /// In seconds.
  private static var glide: Double { 0.4 }

  private func isGliding(_ context: StageContext) -> Bool {
    guard let start = solvedStart, solved.playFrame != nil, !view.look.reducedMotion else { return false }
    return context.now >= start && context.now < start + Self.glide && !isInPlace(context)
  }

  func solvedLayer(_ header: Part, _ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide
    let heading = solvedHeading(isWide: isWide)
    let results = results(context, isWide: isWide)
    let strip = strip(context)
    return frame.page(
      header: header, over: [heading, .space(isWide ? 8 : 4)], under: [.space(8), strip],
      rail: results,
      tall: [
        heading, .space(6), .board, .space(8), strip, .space(14, least: 6),
        // What is told scrolls before the board becomes small.
        results.sized(.fill, .within(0...max(190, 0.52 * context.viewport.size.height))),
      ])
  }

  private func solvedHeading(isWide: Bool) -> Part {
    guard let heading = table.surroundings(view).heading else { return .space(0) }
    return Part.row(
      [
        .heading(
          "table.heading", heading.title, isWide ? .title : TextStyle(.vollkornSemiBold, 20, line: 24),
          lines: 1),
        .words(heading.detail, .button, .secondary, lines: 1),
      ], spacing: 14
    ).wide(.fill)
  }

  // MARK: - The results

  private func results(_ context: StageContext, isWide: Bool) -> Part {
    let (head, numbers, stars, story) = (
      solvedHead(isWide: isWide), numbers(isWide: isWide), stars(isWide: isWide), story(isWide: isWide)
    )
    let gap = isWide ? 30.0 : 12
    // Time, stars and what was found never leave: what has no room scrolls, and the next puzzle stays in reach.
    func told(_ gap: Part) -> Part {
      .column([head] + [numbers, stars, story].flatMap { [gap, $0] }).wide(.fill)
    }
    func column(_ told: Part) -> Part {
      Part.column([told, .space(12)] + onward(isWide: isWide)).sized(.fill, .fill)
    }
    return Part.choice([
      column(.column([told(.space(gap, least: 6)), .spring]).sized(.fill, .fill)),
      column(Part.scroll("table.results", told(.space(gap))).sized(.fill, .fill)),
    ]).sized(.fill, .fill)
  }

  private func solvedHead(isWide: Bool) -> Part {
    let side = isWide ? 80.0 : 50
    let medal = session.saved.medal
    let title = TextStyle(.vollkornSemiBold, isWide ? 42 : 27, line: isWide ? 48 : 32)
    let words = [tr("Solved."), session.epilogue.first].compactMap { $0 }.joined(separator: " ")
    return Part.row(
      [
        .drawing(Size(side, side * 1.05)) { [medalFace] painter, frame in
          // It turns about its upright axis: seen from the side it is thin.
          let width = max(2, (frame.width * medalFace).rounded())
          painter.list.picture(
            medal.picture,
            in: Rect(center: frame.center, size: Size(width, frame.height)))
        },
        Part.column([.line(tr("Solved."), title, least: 0.6), .words(helpWords, .body, .secondary)]).wide(
          .fill
        ).placed(0, 0.5),
      ], spacing: 16
    ).news("table.banner", words, role: .banner).valued(medal.rawValue)
  }

  /// The three medals: the one that was won with its face, the others as the wells that wait for them.
  private var medals: Part {
    let won = session.saved.medal
    let entries = Medal.allCases.reversed().map { medal in
      Part.column(
        [
          .drawing(Size(44, 46)) { painter, frame in
            guard medal != won else { return painter.list.picture(medal.picture, in: frame) }
            painter.sunk(Rect(center: frame.center, size: Size(36, 36)), radius: 18)
          }.placed(0.5, 0),
          .words(medal.word, .caption, medal == won ? .text : .secondary, anchor: .center, lines: 2)
            .wide(.fill),
        ], spacing: 8
      ).wide(.fill)
    }
    return .row(entries, spacing: 8).named(
      "puzzle.medals", .text, tr("Medal: {medal}", ["medal": won.word]), value: won.rawValue)
  }

  /// Seconds for which the medal turns when it comes (design language, section 18).
  static var medalTurn: Double { 0.42 }

  /// How much of the medal's face is seen, 0 to 1.
  private var medalFace: Double {
    guard let start = solvedStart, !view.look.reducedMotion else { return 1 }
    let part = clamp((view.now - start) / Self.medalTurn, 0, 1)
    // In steps, so that few widths have to be rasterised.
    return (abs(cos(2 * .pi * part)) * 12).rounded() / 12
  }

  /// True while it turns.
  var isMedalTurning: Bool {
    solvedStart.map { !view.look.reducedMotion && view.now >= $0 && view.now < $0 + Self.medalTurn } ?? false
  }

  private var helpWords: String {
    guard session.isHelped else {
      return session.wasCounted ? tr("With the counter. Without it the medal is gold.") : tr("Unaided.")
    }
    return session.hints == 0
      ? tr("With help.") : trn("With {count} hint.", "With {count} hints.", session.hints)
  }

  private var own: Seconds { Seconds(clamping: session.elapsed) }
  /// False where somebody else had laid tiles before, or help was taken.
  private var isClean: Bool { !session.isHelped && session.saved.counts }
  /// The best of all times without help.
  private var best: Seconds? {
    let all = [solved.bestBefore, isClean ? own : nil].compactMap { $0 }
    return all.min()
  }

  private func numbers(isWide: Bool) -> Part {
    let style = TextStyle(.manropeSemiBold, isWide ? 30 : 22, line: isWide ? 38 : 28, tabular: true)
    func entry(_ label: String, _ value: String, _ ink: Ink) -> Part { .figure(label, value, style, ink) }
    var entries = [entry(tr("Your time"), own.clock, .text)]
    if let best { entries.append(entry(tr("Your best"), best.clock, .secondary)) }
    entries.append(entry(tr("Moves"), session.moveCount.grouped, .secondary))
    return .row(entries, spacing: 14)
  }

  /// Three stars that say what is true: of a first solution that it is one, of a later one what it adds (design language,
  /// section 33).
  private func stars(isWide: Bool) -> Part {
    .column(
      starRows.map { isWon, words in
        Part.row(
          [
            .star(isWon, 20, view.look),
            Part.words(words, .label, isWon ? .text : .secondary).wide(.fill),
          ], spacing: 12)
      }, spacing: isWide ? 10 : 4
    ).named("puzzle.stars", .text, starRows.map(\.words).joined(separator: ", "), value: starMarks)
  }

  private var starMarks: String { starRows.map { $0.isWon ? "*" : "-" }.joined() }

  private var starRows: [(isWon: Bool, words: String)] {
    let unaided = (session.saved.medal == .gold, tr("No hints, no counter"))
    // Of a board that was set up neither time nor history says anything.
    guard session.saved.counts else { return [unaided] }
    let par = Seconds(clamping: G.facets.par(of: session.position) ?? 0)
    let pace: (Bool, String) =
      own.value <= par.value
      ? (true, tr("Under {minutes} minutes", ["minutes": String(par.whole / 60)]))
      : (
        false,
        tr(
          "Under {minutes} minutes, missed by {time}",
          ["minutes": String(par.whole / 60), "time": Seconds(clamping: own.value - par.value).clock])
      )
    // A puzzle that was solved already when the program began says nothing of what was before it.
    guard let wasSolved = solved.wasSolved, let earlier = solved.earlier else { return [unaided, pace] }
    if !wasSolved && earlier.isEmpty {
      return [(true, tr("Solved for the first time")), unaided, pace]
    }
    let own = G.facets.solution(on: session.position) ?? ""
    let isNew = !earlier.contains(own)
    let story = (isNew, isNew ? tr("A new solution") : tr("This solution you had found before"))
    guard let before = solved.bestBefore else { return [story, unaided, pace] }
    return [story, unaided, time(against: before)]
  }

  /// Whether this was quicker than the best time before.
  private func time(against before: Seconds) -> (Bool, String) {
    // As the clocks show them: nothing is missed by 0:00.
    let gain = Double(before.whole - own.whole)
    guard isClean else { return (false, tr("A new best time: only without help")) }
    if gain == 0 { return (false, tr("A new best time: this one is the same")) }
    return gain > 0
      ? (true, tr("A new best time, by {time}", ["time": Seconds(clamping: gain).clock]))
      : (false, tr("A new best time, missed by {time}", ["time": Seconds(clamping: -gain).clock]))
  }

  /// Which solution this is, and how many have been found.
  private func story(isWide: Bool) -> Part {
    var sentences = session.epilogue
    let count = G.facets.solutionCount(of: session.position) ?? 0
    if !solved.found.isEmpty, let first = sentences.first, count > 1 || solved.found.count > 1 {
      sentences[0] =
        first + " " + trn("You have found {count}.", "You have found {count}.", solved.found.count)
    }
    let style = TextStyle(.vollkornSemiBold, isWide ? 25 : 18, line: isWide ? 32 : 23)
    let rest = sentences.dropFirst().map { Part.words($0, .body, .secondary) }
    let parts = [Part.words(sentences.first ?? "", style)] + rest
    return Part.column(parts, spacing: isWide ? 8 : 4)
      .named("puzzle.story", .text, sentences.joined(separator: " "))
  }

  private func onward(isWide: Bool) -> [Part] {
    let height = isWide ? 46.0 : 42
    return [
      nextButton(isWide ? 54 : 44), .space(6),
      Part.words(nextWords, .caption, .secondary, lines: 1).high(.within(18...40)),
      .space(isWide ? 22 : 6, least: 4),
      .row(
        [undoButton.sized(.exactly(58), .exactly(height)), againButton.sized(.fill, .exactly(height))],
        spacing: 12),
    ]
  }

  // MARK: - What was found

  /// The solutions that were found, and how many are left.
  private func strip(_ context: StageContext) -> Part {
    let size = context.viewport.size.height < 640 ? Size(76, 48) : Size(120, 76)
    let room = max(1, Int((context.viewport.size.width * 0.5) / (size.width + 18)))
    let parts = pictures(size, room: room, context) + [leftWords].compactMap { $0 }
    guard !parts.isEmpty else { return .space(0) }
    return Part.row(parts, spacing: 18)
      .high(.within((size.height + 8)...(size.height + 40)))
  }

  /// Pictures of the solutions that were found, the latest if there are more than `room`. None where there is but one solution.
  private func pictures(_ size: Size, room: Int, _ context: StageContext) -> [Part] {
    let count = G.facets.solutionCount(of: session.position) ?? 0
    guard count > 1 || solved.found.count > 1 else { return [] }
    let own = G.facets.solution(on: session.position)
    let first = max(0, solved.found.count - room)
    return solved.found.indices.dropFirst(first).map { index in
      thumbnail(
        index, isOwn: (solved.shown ?? -1) == index || solved.shown == nil && solved.found[index] == own,
        size, context)
    }
  }

  private var leftWords: Part? {
    // The one that lies there was found, too, whether it is kept or not.
    let own = G.facets.solution(on: session.position).map { solved.found.contains($0) ? 0 : 1 } ?? 0
    let left = max(0, (G.facets.solutionCount(of: session.position) ?? 0) - solved.found.count - own)
    guard left > 0 else { return nil }
    let words = trn("{count} more to find", "{count} more to find", left)
    return Part.words(words, .label, .secondary, lines: 1)
      .named("puzzle.left", .text, words, value: String(left))
  }

  private func thumbnail(_ index: Int, isOwn: Bool, _ size: Size, _ context: StageContext) -> Part {
    let position = G.facets.position(showing: solved.found[index], in: session.position)
    let look = context.look
    let id = "puzzle.found.\(index + 1)"
    var part = Part.drawing(size) { painter, frame in
      if let position { G.facets.paintThumbnail(position, in: frame, look: look, into: &painter.list) }
      if isOwn { painter.list.outline(frame.inset(-2), radius: 6, painter.accentColor, width: 2.6) }
    }.named(id, .button, tr("Solution {number} that you found", ["number": String(index + 1)]))
    part.action = .table(.solution(index))
    part.isSelected = isOwn
    if context.hovered == id { part.shift = Point(0, -4) }
    return part
  }
}
