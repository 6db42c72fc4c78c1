// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// The end of a game as it is told on the board: whether the slab is folded away, and the ring that counts down to the next
/// game. Undo never touches it.
struct ResultState {
  /// Folded to its title, so that the position can be seen.
  private(set) var isFolded = false
  /// When it was folded or unfolded last, in seconds.
  private var changed = -Double.infinity
  /// What is left of the countdown, 1 to 0, and its whole seconds; nil before it began and once it has faded.
  private(set) var ring: (part: Double, seconds: Int)?
  /// Where the pointer was when the result was told; nil before that.
  private var anchor: Point??
  /// True while a countdown can be seen running.
  private(set) var isCounting = false
  private var stopped: Double?

  static let foldTime = 0.12
  private static let ringFade = 0.16
  /// The pointer may tremble by so many points.
  private static let reach = 4.0

  /// Another game, or the same one goes on.
  mutating func reset() { self = ResultState() }

  mutating func fold(_ isFolded: Bool, now: Double) {
    guard isFolded != self.isFolded else { return }
    (self.isFolded, changed) = (isFolded, now)
  }

  /// How much of the slab is seen, and how far below its place: it rises into it when it comes.
  func appearance(since start: Double, _ look: Look, now: Double) -> (fade: Double, rise: Double) {
    let folding = clamp((now - changed) / Self.foldTime, 0, 1)
    guard !look.reducedMotion else { return (min(folding, clamp((now - start) / 0.12, 0, 1)), 0) }
    let rise = (10 * Spring.popup.remainder(at: now - start)).rounded()
    return (min(folding, clamp((now - start) / 0.16, 0, 1)), rise)
  }

  func isMoving(since start: Double, now: Double) -> Bool {
    now < changed + Self.foldTime || now < start + Spring.popup.duration || stopped != nil
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
  /// When the slab is there: the last piece rests, what won is lit, and the result can be told.
  var resultStart: Double? {
    session.announced == nil || lookedAt != nil || !G.info.isContest ? nil : ending.start
  }

  /// The result in the quarter of the board that the winning line leaves free; nil while there is none to tell.
  func resultSlab(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard let outcome = session.announced, let start = resultStart, context.now >= start else { return nil }
    let ending = ending
    let words = Result(
      title: outcome.winner.map { person($0).wins } ?? tr("A draw"),
      reason: reason,
      facts: facts, hasTrophy: outcome.winner.map { $0 == session.ownSeat ?? $0 } ?? false,
      isUntold: session.isUnsent)
    let slabs =
      result.isFolded
      ? [frame.folded(words, context.metrics)] : frame.result(words, ring: ring(frame, context), ending)
    let (fade, rise) = result.appearance(since: start, context.look, now: context.now)
    var slab = Part.choice(slabs.map { $0.placed(ending.place.x, ending.place.y) }).sized(.fill, .fill)
    slab.fade = fade
    slab.shift = Point(0, rise)
    return slab.at(frame.room(of: ending))
  }

  private var reason: String {
    if session.isOutOfTime { return person(session.turn).ranOut }
    if session.endsOffBoard, let seat = session.resigned { return person(seat).gaveUp }
    return G.verdict(on: session.position)
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

  /// "10 moves · 3 min 42 s".
  private var facts: String {
    let seconds = Int(session.elapsed.rounded())
    let places: KeyValuePairs = [
      "moves": movesInWords(session.moveCount), "minutes": String(seconds / 60),
      "seconds": seconds >= 60 && seconds % 60 < 10 ? "0\(seconds % 60)" : String(seconds % 60),
    ]
    return seconds < 60
      ? tr("{moves} · {seconds} s", places) : tr("{moves} · {minutes} min {seconds} s", places)
  }
}

/// What the slab says.
struct Result: Hashable {
  var title: String
  var reason: String
  var facts: String
  /// Somebody at this table has won.
  var hasTrophy: Bool
  /// A friend far away does not know of it yet: the message comes before another game.
  var isUntold = false

  /// Read aloud.
  var said: String { [title + ".", reason].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension TableFrame {
  /// The free quarter, larger when the text is, as far as the board goes.
  func room(of ending: TableEnding) -> Rect {
    let growth = max(1, type.factor.squareRoot())
    let size = Size(
      min(ending.field.width, max(196, ending.room.width * growth)),
      min(ending.field.height, type.factor > 1 ? .infinity : max(216, ending.room.height)))
    func start(
      _ least: Double, _ most: Double, _ old: Double, _ oldLength: Double, _ length: Double, _ at: Double
    )
      -> Double
    { clamp(old + (oldLength - length) * at, least, max(least, most - length)) }
    let (field, room) = (ending.field, ending.room)
    return Rect(
      start(field.x, field.maxX, room.x, room.width, size.width, ending.place.x),
      start(field.y, field.maxY, room.y, room.height, size.height, ending.place.y), size.width, size.height)
  }

  /// The slab with everything, and what is left of it where the room is small.
  func result(_ result: Result, ring: Part?, _ ending: TableEnding) -> [Part] {
    let isWide = arrangement == .wide && ending.room.width > 270
    let edge = isWide ? 24.0 : 16
    func slab(isWide: Bool, withReason: Bool = true, withFacts: Bool, inOneRow: Bool) -> Part {
      let heights = isWide ? (50.0, 44.0) : (42.0, 38.0)
      var again = Part.button(
        "over.rematch", icon: "rematch", tr("Rematch"), isPrimary: true, showsLabel: !inOneRow,
        .table(.restart)
      ).sized(.fill, .exactly(heights.0))
      again.isEnabled = !result.isUntold
      let review = Part.button(
        "over.review", icon: "replay", tr("Review"), showsLabel: !inOneRow, .table(.review)
      ).sized(.fill, .exactly(inOneRow ? heights.0 : heights.1))
      var parts = [head(result, isWide: isWide), .space(isWide ? 6 : 4)]
      if withReason && !result.reason.isEmpty {
        parts.append(
          .words(result.reason, TextStyle(.manropeSemiBold, isWide ? 15 : 14, line: isWide ? 20 : 18)))
      }
      if withFacts { parts += [.space(2), .words(result.facts, .caption, .secondary)] }
      parts.append(.space(isWide ? 14 : 8))
      if inOneRow {
        parts.append(.row([again, review] + [ring].compactMap { $0 }, spacing: 12))
      } else {
        parts += [again, .space(isWide ? 16 : 13), last(review, ring, isWide: isWide)]
      }
      return paper(
        Part.column(parts).inset(
          Insets(left: edge, top: isWide ? 22 : 10, right: edge, bottom: isWide ? 24 : 14)),
        result, isFolded: false
      ).sized(.fill, .atMost(2000))
    }
    return [
      slab(isWide: isWide, withFacts: true, inOneRow: false),
      slab(isWide: false, withFacts: true, inOneRow: false),
      slab(isWide: false, withFacts: false, inOneRow: false),
      slab(isWide: false, withFacts: false, inOneRow: true),
      slab(isWide: false, withReason: false, withFacts: false, inOneRow: true),
    ]
  }

  /// Only the title, which brings the rest back.
  func folded(_ result: Result, _ metrics: any TextMetrics) -> Part {
    let head = head(result, isWide: false).inset(Insets(left: 16, top: 3, right: 20, bottom: 3))
    return paper(head, result, isFolded: true)
      .sized(.within(0...head.naturalWidth(type, metrics)), .within(46...2000))
  }

  private func head(_ result: Result, isWide: Bool) -> Part {
    let style = TextStyle(.vollkornSemiBold, isWide ? 32 : 26, line: isWide ? 38 : 32)
    let title = Part.line(result.title, style, least: 0.55)
    guard result.hasTrophy else { return title }
    return .row([.icon("trophy", isWide ? 28 : 24, .accent), title.wide(.fill)], spacing: isWide ? 16 : 10)
  }

  private func last(_ review: Part, _ ring: Part?, isWide: Bool) -> Part {
    guard let ring else { return review }
    let words = Part.words(tr("Next game"), .caption, lines: 1)
    guard isWide else { return .row([review, ring], spacing: 18) }
    return .choice([
      .row([review, Part.row([ring, words], spacing: 7)], spacing: 18), .row([review, ring], spacing: 18),
    ])
  }

  private func paper(_ content: Part, _ result: Result, isFolded: Bool) -> Part {
    var slab = Part.layers([content]).on(.drawing { painter, frame in painter.paperSlab(frame) })
    guard isFolded else { return slab.named("table.banner", .banner, result.said) }
    slab = slab.named("table.banner", .banner, result.said)
    slab.action = .table(.unfold)
    slab.ring = Control.Ring(wall: 9, radius: 10)
    return slab
  }
}
