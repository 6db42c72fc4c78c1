// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import InterfaceKit
import Words

/// A solved puzzle: medal, time, stars, which of its solutions this is, and what comes next.
extension TableScene {
  func solvedLayer(_ header: Part, _ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let board = Part.spring.identified("table.board")
    let strip = strip(context)
    switch frame.arrangement {
    case .wide, .small:
      let isWide = frame.arrangement == .wide
      let edge = isWide ? 28.0 : 16
      let left = Part.column([solvedHeading(isWide: isWide), .space(isWide ? 8 : 4), board, .space(8), strip])
        .sized(.fill, .fill).inset(Insets(left: edge, top: 0, right: edge, bottom: 0))
      let rail = results(context, isWide: isWide)
        .sized(.exactly((isWide ? frame.rail : max(220, frame.rail)) + edge), .fill).inset(
          Insets(right: edge))
      let body = Part.row([left, rail]).sized(.fill, .fill).inset(
        Insets(top: isWide ? 30 : 10, bottom: isWide ? 26 : 15))
      return Part.column([header, body]).sized(.fill, .fill)
    case .tall:
      return Part.column([
        header, .space(12), solvedHeading(isWide: false).inset(Insets(20, 0)), .space(6),
        board.inset(Insets(20, 0)), .space(8), strip.inset(Insets(20, 0)), .space(14, least: 6),
        results(context, isWide: false).sized(.fill, .fit).inset(Insets(20, 0)),
      ]).sized(.fill, .fill).inset(Insets(bottom: 15))
    }
  }

  private func solvedHeading(isWide: Bool) -> Part {
    guard let heading = table.heading(view) else { return .space(0) }
    return Part.row(
      [
        .words(heading.title, isWide ? .title : TextStyle(.vollkornSemiBold, 20, line: 24), lines: 1),
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
    let medal = !session.isHelped ? "gold" : session.hints <= 2 ? "silver" : "bronze"
    let title = TextStyle(.vollkornSemiBold, isWide ? 42 : 27, line: isWide ? 48 : 32)
    let words = [tr("Solved."), session.epilogue].compactMap { $0 }.joined(separator: " ")
    return Part.row(
      [
        .drawing(Size(side, side * 1.05)) { [medalFace] painter, frame in
          // It turns about its upright axis: seen from the side it is thin.
          let width = max(2, (frame.width * medalFace).rounded())
          painter.list.picture(
            .asset("pieces/medal-\(medal)"),
            in: Rect(center: frame.center, size: Size(width, frame.height)))
        },
        Part.column([.line(tr("Solved."), title, least: 0.6), .words(helpWords, .body, .secondary)]).wide(
          .fill
        )
        .placed(0, 0.5),
      ], spacing: 16
    ).named("table.banner", .banner, words, value: medal)
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
    guard session.isHelped else { return tr("Without a hint.") }
    return session.hints == 0
      ? tr("With help.") : trn("With {count} hint.", "With {count} hints.", session.hints)
  }

  private var own: Seconds { Seconds(clamping: session.elapsed) }
  /// False where somebody else had laid tiles before, or help was taken.
  private var isClean: Bool { !session.isHelped && session.saved.record.counts }
  /// The best of all times without help.
  private var best: Seconds? {
    let all = [solved.bestBefore, isClean ? own : nil].compactMap { $0 }
    return all.min()
  }

  private func numbers(isWide: Bool) -> Part {
    let style = TextStyle(.manropeSemiBold, isWide ? 30 : 22, line: isWide ? 38 : 28, tabular: true)
    func entry(_ label: String, _ value: String, _ ink: Ink) -> Part {
      Part.column([.words(label, .caption, .secondary, lines: 1), .line(value, style, ink, least: 0.6)]).wide(
        .fill)
    }
    var entries = [entry(tr("Your time"), own.clock, .text)]
    if let best { entries.append(entry(tr("Your best"), best.clock, .secondary)) }
    entries.append(entry(tr("Moves"), session.moveCount.grouped, .secondary))
    return .row(entries, spacing: 14)
  }

  private func stars(isWide: Bool) -> Part {
    let par = Seconds(clamping: G.facets.par(of: session.position) ?? 0)
    let minutes: KeyValuePairs = [
      "minutes": String(par.whole / 60), "time": Seconds(clamping: own.value - par.value).clock,
    ]
    let isUnderPar = own.value <= par.value
    let isBest = isClean && solved.bestBefore.map { own.value <= $0.value } ?? true
    let missed = solved.bestBefore.map { Seconds(clamping: own.value - $0.value).clock } ?? ""
    let rows: [(Bool, String)] = [
      (!session.isHelped, session.isHelped ? helpWords : tr("No hints")),
      (
        isUnderPar,
        isUnderPar ? tr("Under {minutes} minutes", minutes) : tr("{time} over {minutes} minutes", minutes)
      ),
      (
        isBest,
        isBest || !isClean
          ? isBest ? tr("A new best time") : tr("No new best time: it was not all your own")
          : tr("A new best time, missed by {time}", ["time": missed])
      ),
    ]
    return .column(
      rows.map { isWon, words in
        Part.row(
          [
            .icon(isWon ? "star-full" : "star", 20, isWon ? .color(starColor) : .secondary),
            Part.words(words, .label, isWon ? .text : .secondary).wide(.fill),
          ], spacing: 12)
      }, spacing: isWide ? 10 : 4)
  }

  private var starColor: Color { Color(view.look.isDark ? 0xF0BE5A : 0x9A6A0F) }

  /// Which solution this is, and how many have been found.
  private func story(isWide: Bool) -> Part {
    var sentences = [session.epilogue].compactMap { $0 }
    if !solved.found.isEmpty, session.epilogue != nil {
      sentences.append(trn("You have found {count}.", "You have found {count}.", solved.found.count))
    }
    let style = TextStyle(.vollkornSemiBold, isWide ? 25 : 18, line: isWide ? 32 : 23)
    var parts = [Part.words(sentences.joined(separator: " "), style)]
    if isWide { parts.append(.words(tr("Turned and mirrored ones count as one."), .caption, .secondary)) }
    return Part.column(parts, spacing: 4).named("puzzle.story", .text, sentences.joined(separator: " "))
  }

  private func onward(isWide: Bool) -> [Part] {
    let next = Part.button(
      "puzzle.next", icon: "play", tr("Next puzzle"), isPrimary: true, .table(.nextPuzzle)
    )
    .sized(.fill, .exactly(isWide ? 54 : 44))
    let name = solved.next.map { [$0.groupTitle, $0.title].joined(separator: " \u{00B7} ") } ?? ""
    let undo = Part.button("table.undo", icon: "undo", tr("Undo"), showsLabel: false, .table(.undo))
      .enabled(session.canUndo).shortcut("Ctrl Z")
    let again = Part.button("table.restart", icon: "puzzle", tr("Find another"), .table(.restart))
      .enabled(session.canRestart).shortcut("Ctrl N")
    let height = isWide ? 46.0 : 42
    return [
      next.enabled(solved.next != nil), .space(6),
      Part.words(name, .caption, .secondary, lines: 1).high(.within(18...40)),
      .space(isWide ? 22 : 6, least: 4),
      .row([undo.sized(.exactly(58), .exactly(height)), again.sized(.fill, .exactly(height))], spacing: 12),
    ]
  }

  // MARK: - What was found

  /// The solutions that were found, and how many are left.
  private func strip(_ context: StageContext) -> Part {
    let count = G.facets.solutionCount(of: session.position) ?? 0
    guard count > 1 || solved.found.count > 1 else { return .space(0) }
    let own = G.facets.solution(on: session.position)
    let size = context.viewport.size.height < 640 ? Size(76, 48) : Size(120, 76)
    let room = max(1, Int((context.viewport.size.width * 0.5) / (size.width + 18)))
    let first = max(0, solved.found.count - room)
    var parts = solved.found.indices.dropFirst(first).map { index in
      thumbnail(
        index, isOwn: (solved.shown ?? -1) == index || solved.shown == nil && solved.found[index] == own,
        size, context)
    }
    for _ in parts.count..<max(parts.count, min(room, 5, count)) {
      parts.append(.drawing(size) { painter, frame in painter.sunk(frame, radius: 4) })
    }
    let left = max(0, count - solved.found.count)
    if left > 0 {
      parts.append(
        Part.words(trn("{count} to find", "{count} to find", left), .label, .secondary, lines: 1)
          .named("puzzle.left", .text, trn("{count} to find", "{count} to find", left), value: String(left)))
    }
    return Part.row(parts, spacing: 18).high(.within((size.height + 8)...(size.height + 40)))
  }

  private func thumbnail(_ index: Int, isOwn: Bool, _ size: Size, _ context: StageContext) -> Part {
    let position = G.facets.position(showing: solved.found[index], in: session.position)
    let look = context.look
    let id = "puzzle.found.\(index + 1)"
    var part = Part.drawing(size) { painter, frame in
      if let position { G.facets.paintThumbnail(position, in: frame, look: look, into: &painter.list) }
      guard isOwn else { return }
      let ring = frame.inset(-2)
      painter.list.shape(
        Shape(.roundedRect(ring.size, radius: 6), stroke: Stroke(painter.accentColor, width: 2.6)),
        at: ring.origin)
    }.named(id, .button, tr("Solution {number} that you found", ["number": String(index + 1)]))
    part.action = .table(.solution(index))
    part.isSelected = isOwn
    if context.hovered == id { part.shift = Point(0, -4) }
    return part
  }
}
