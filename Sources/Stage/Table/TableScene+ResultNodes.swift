// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

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
    let result = ToldResult(
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
      .news("table.message", words.title, words.detail)
  }

  /// A well for each game of a series, filled from the left with what won it, game by game. Nil of games that are counted without
  /// an end.
  private func wells(_ context: StageContext) -> Part? {
    let most = session.bestOf
    guard most > 0 else { return nil }
    let (own, score) = (upperSeat, session.score)
    let won =
      wins.order
      ?? Array(repeating: true, count: score.own) + Array(repeating: false, count: score.other)
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    let side = arrangement == .wide ? 40.0 : 32
    let pitch = side + 10
    return Part.drawing(Size(pitch * Double(most) - 10, side)) { painter, frame in
      for place in 0..<most {
        let well = Rect(frame.x + pitch * Double(place), frame.y, side, side)
        painter.sunk(well, radius: side / 2)
        guard place < won.count else { continue }
        let seat = won[place] ? own : own.other
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
