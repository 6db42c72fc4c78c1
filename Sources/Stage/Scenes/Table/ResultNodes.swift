// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// The end of a game as it is told beside the board, and the ring that counts down to the next game. Undo never touches it.
struct ResultState {
  /// The last position is looked at, without what the board makes of the end.
  var showsPosition = false
  /// What is left of the countdown, 1 to 0, and its whole seconds; nil before it began and once it has faded.
  private(set) var ring: (part: Double, seconds: Int)?
  /// Where the pointer was when the result was told; nil before that.
  private var anchor: Point??
  /// True while a countdown can be seen running.
  private(set) var isCounting = false
  private var stopped: Double?

  private static let ringFade = 0.16
  /// The pointer may tremble by so many points.
  private static let reach = 4.0

  /// Another game, or the same one goes on.
  mutating func reset() { self = ResultState() }

  /// How much of the words is seen, and how far below their place: they rise into it when they come.
  func appearance(since start: Double, _ look: Look, now: Double) -> (fade: Double, rise: Double) {
    guard !look.reducedMotion else { return (clamp((now - start) / 0.12, 0, 1), 0) }
    let rise = (10 * Spring.popup.remainder(at: now - start)).rounded()
    return (clamp((now - start) / 0.16, 0, 1), rise)
  }

  func isMoving(since start: Double, now: Double) -> Bool {
    now < start + Spring.popup.duration || stopped != nil
  }

  /// Follows a result that is told, and its countdown. True when somebody is here: there is to be none.
  /// - Parameters:
  ///   - next: when the next game begins; nil while nothing is counted down.
  ///   - delay: the whole countdown in seconds.
  mutating func follow(next: Double?, delay: Double, pointer: Point?, reduced: Bool, now: Double) -> Bool {
    if let next {
      let left = clamp(next - now, 0, delay)
      let whole = (left - 0.001).rounded(.up)
      ring = ((reduced ? whole : left) / max(0.001, delay), Int(max(1, whole)))
      isCounting = true
    } else if isCounting {
      (isCounting, stopped) = (false, now)
    }
    if let stopped, now >= stopped + Self.ringFade { (ring, self.stopped) = (nil, nil) }
    guard let anchor else {
      self.anchor = .some(pointer)
      return false
    }
    guard let pointer else { return false }
    return anchor.map { (pointer - $0).length >= Self.reach } ?? true
  }

  func ringFade(now: Double) -> Double { stopped.map { 1 - clamp((now - $0) / Self.ringFade, 0, 1) } ?? 1 }
}

extension TableScene {
  /// When the result is there: the last piece rests, what won is lit, and it can be told.
  var resultStart: Double? {
    session.announced == nil || lookedAt != nil || !G.info.isContest ? nil : resultTime
  }

  func tellsResult(_ context: StageContext) -> Bool { resultStart.map { context.now >= $0 } ?? false }

  /// The result in the place of the message: who has won and why, how whoever sits opposite takes it, and the series. Nothing covers
  /// the board.
  func result(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard let outcome = session.announced, let start = resultStart, context.now >= start else { return nil }
    let result = Result(
      title: outcome.winner.map { person($0).wins } ?? tr("A draw"), reason: reason,
      hasTrophy: outcome.winner.map { $0 == session.ownSeat ?? $0 } ?? false)
    let (fade, rise) = self.result.appearance(since: start, context.look, now: context.now)
    var part = frame.result(
      result, series: series(isShort: false, context), short: series(isShort: true, context),
      farewell: { self.farewell($0, context) })
    (part.fade, part.shift) = (fade, Point(0, rise))
    return part
  }

  /// How the series stands, and who goes first in the next game.
  private func series(isShort: Bool, _ context: StageContext) -> Part {
    let words = message
    let anchor: TextAnchor = arrangement == .tall ? .center : .left
    let wells = isShort ? nil : wells(context).map { $0.placed(arrangement == .tall ? 0.5 : 0, 0) }
    let lines =
      [Part.words(words.title, .label, anchor: anchor).wide(.fill), wells].compactMap { $0 }
      + (isShort || words.detail.isEmpty
        ? [] : [.words(words.detail, .caption, .secondary, anchor: anchor).wide(.fill)])
    return Part.column(lines, spacing: wells == nil ? 2 : 8).wide(.fill)
      .named("table.message", .text, words.title, value: words.detail)
  }

  /// A well for each game of a series: what the upper plate has won fills them from the left, the other side from the right. Nil of
  /// games that are counted without an end.
  private func wells(_ context: StageContext) -> Part? {
    let most = session.bestOf
    guard most > 0 else { return nil }
    let (own, score) = (upperSeat, session.score)
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    let side = arrangement == .wide ? 40.0 : 32
    let pitch = side + 10
    return Part.drawing(Size(pitch * Double(most) - 10, side)) { painter, frame in
      for place in 0..<most {
        let well = Rect(frame.x + pitch * Double(place), frame.y, side, side)
        painter.sunk(well, radius: side / 2)
        let seat = place < score.own ? own : place >= most - score.other ? own.other : nil
        guard let seat else { continue }
        let disc = well.inset(3)
        if let token = tokens[seat] {
          painter.list.picture(token, in: disc)
        } else {
          painter.list.disc(
            at: disc.center, radius: disc.width / 2,
            seat == own ? painter.accentColor : painter.palette.faintSecondary(0.6))
        }
      }
    }.named(
      "table.wells", .text,
      tr(
        "{own} to {other}, best of {most}",
        [
          "own": String(score.own), "other": String(score.other), "most": String(most),
        ]), value: "\(score.own)-\(score.other)/\(most)")
  }

  private var reason: String {
    if session.isOutOfTime { return person(session.turn).ranOut }
    if session.endsOffBoard, let seat = session.resigned { return person(seat).gaveUp }
    return G.verdict(on: session.position) { person($0) == .you ? nil : person($0).name }
  }

  // MARK: - What to do next

  /// The next game, which has the keyboard; the review, and the ways to look at the end and back. Nil while no result is told.
  func endActions(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard tellsResult(context) else { return nil }
    let isNew = session.isSeriesOver
    let again =
      session.isUnsent
      ? sendButton(frame.mainHeight)
      : Part.button(
        "over.rematch", icon: "rematch", isNew ? tr("New series") : tr("Next game"), isPrimary: true,
        .table(.restart))
    let review = Part.button(
      "over.review", icon: "replay", tr("Review"), showsLabel: false, .table(.review))
    let look = Part.button(
      "over.position", icon: "eye", result.showsPosition ? tr("Show the result") : tr("Last position"),
      showsLabel: false, .table(.position))
    return frame.ending(again, ring: ring(frame, context), few: [undoButton, look], last: review)
  }

  private func ring(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard let ring = result.ring else { return nil }
    var part = frame.countdown(part: ring.part, number: ring.seconds)
    part.fade = result.ringFade(now: context.now)
    return part.named(
      "over.next", .badge,
      trn("Next game in {count} second", "Next game in {count} seconds", ring.seconds),
      value: String(ring.seconds))
  }
}

/// What is told of a game that is over.
struct Result: Hashable {
  var title: String
  var reason: String
  /// Somebody at this table has won.
  var hasTrophy: Bool

  /// Read aloud.
  var said: String { [title + ".", reason].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension TableFrame {
  /// Of the main button under a result.
  var mainHeight: Double { arrangement == .wide ? 56 : 48 }

  /// Everything at first, then what is left where the room is small; the result itself never leaves.
  /// - Parameters:
  ///   - short: of the series, where there is room for one line.
  ///   - farewell: who sits opposite, so large; nil for nobody.
  func result(
    _ result: Result, series: Part, short: Part, farewell: (Double) -> Part?
  ) -> Part {
    let isWide = arrangement == .wide && !hasStage
    func block(_ size: Double, face: Double?, _ series: Part?, gap: Double) -> Part {
      var parts = [told(result, size)]
      if let face, let words = farewell(face) { parts += [.space(gap), words] }
      if let series { parts += [.space(gap), series] }
      return Part.column([.space(gap, least: 4)] + parts).wide(.fill)
        .placed(0, arrangement == .tall ? 0.5 : 0)
    }
    let large = isWide ? [block(42, face: 104, series, gap: 28), block(42, face: 74, series, gap: 20)] : []
    return Part.choice(
      large + [
        block(isWide ? 34 : 30, face: 54, series, gap: 12), block(28, face: 36, series, gap: 8),
        block(28, face: nil, series, gap: 8), block(24, face: nil, series, gap: 4),
        block(24, face: nil, short, gap: 4), block(20, face: nil, short, gap: 2),
        block(22, face: nil, nil, gap: 2), block(19, face: nil, nil, gap: 0),
        Part.layers([.scroll("words.result", block(20, face: nil, short, gap: 0)).sized(.fill, .fill)])
          .sized(.fill, .fill),
      ]
    ).sized(.fill, .fill)
  }

  private func told(_ result: Result, _ size: Double) -> Part {
    let isMiddle = arrangement == .tall
    let anchor: TextAnchor = isMiddle ? .center : .left
    let style = TextStyle(.vollkornSemiBold, size, line: (size * 1.2).rounded())
    let title = Part.line(result.title, style, anchor: anchor, least: 0.55)
    let trophy = result.hasTrophy ? [Part.icon("trophy", (size * 0.9).rounded(), .accent)] : []
    let head =
      isMiddle
      ? Part.row([.spring] + trophy + [title, .spring], spacing: 12)
      : Part.row(trophy + [title.wide(.fill)], spacing: 12)
    let reason = TextStyle(.manropeSemiBold, size > 30 ? 16 : 15, line: size > 30 ? 22 : 19)
    return Part.column(
      [head.wide(.fill)]
        + (result.reason.isEmpty
          ? [] : [.words(result.reason, reason, .secondary, anchor: anchor).wide(.fill)])
    ).wide(.fill).named("table.banner", .banner, result.said)
  }

  /// The main button over the others; in one row where the rail is low.
  func ending(_ main: Part, ring: Part?, few: [Part], last: Part) -> Part {
    let height = arrangement == .wide ? 46.0 : 42
    let side = Extent.exactly(arrangement == .small ? 44 : 58)
    let first = Part.row([main.sized(.fill, .exactly(mainHeight))] + [ring].compactMap { $0 }, spacing: 12)
    let icons = few.map { $0.sized(side, .exactly(height)) }
    func second(_ last: Part) -> Part { .row(icons + [last.sized(.fill, .exactly(height))], spacing: 12) }
    let over = [last.labelled, last].map { Part.column([first, second($0)], spacing: 16) }
    let flat = Part.row(
      [main.sized(.fill, .exactly(height))] + [ring].compactMap { $0 } + icons
        + [last.sized(side, .exactly(height))], spacing: arrangement == .small ? 8 : 12)
    return .choice(arrangement == .tall ? [flat] + over : over + [flat])
  }
}
