// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The end of a game: the discs leave their squares, one of each colour at a time, and lie in two fans where they can be
/// counted.
struct CountingOut: Hashable, Sendable {
  /// Seconds of the counting that have passed; it runs backwards when the discs are laid back.
  private var time = Tween(from: 0, to: 0, start: 0, duration: 0)
  /// Pairs that have been heard.
  private var heard = 0
  /// When somebody had seen enough of it.
  private(set) var cut: Double?

  /// Seconds for one disc.
  static let flight = 0.26
  /// Seconds from one pair to the next; a long fan is counted faster.
  private static let stagger = 0.028
  private static let longest = 0.74
  private static let backTime = 0.3
  /// In cells.
  static let (diameter, pitch, gap, edge) = (0.84, 0.14, 0.16, 0.14)
  /// The middles of the fans, in cells from the top of the field.
  static let rows: [Seat: Double] = [.first: 5.5, .second: 6.72]

  static func step(_ pairs: Int) -> Double { min(stagger, longest / Double(max(1, pairs))) }

  /// How long the counting of so many pairs takes, in seconds.
  static func duration(_ pairs: Int) -> Double { step(pairs) * Double(max(0, pairs - 1)) + flight }

  /// Where the middle of a disc lies, in cells from the left of the field; a fan that is too long for it draws together.
  static func place(of index: Int, in count: Int) -> Double {
    func length(_ index: Int) -> Double { Double(index) * pitch + Double(index / 10) * gap }
    let room = 8 - 2 * edge - diameter
    let squeeze = min(1, room / max(0.01, length(max(1, count - 1))))
    return edge + diameter / 2 + length(index) * squeeze
  }

  /// How far the disc with this index has flown, 0 to 1.
  func progress(of index: Int, pairs: Int, now: Double) -> Double {
    clamp((time.value(at: now) - Self.step(pairs) * Double(index)) / Self.flight, 0, 1)
  }

  func isMoving(at now: Double) -> Bool { !time.isOver(at: now) }

  /// True while at least a part of the discs has left the board.
  func isOut(at now: Double) -> Bool { time.value(at: now) > 0 }

  func isDone(at now: Double, pairs: Int) -> Bool { time.value(at: now) >= Self.duration(pairs) }

  mutating func reset() { self = CountingOut() }

  /// Begins to count, or to lay the discs back, when that is not under way already.
  mutating func send(out: Bool, pairs: Int, start: Double, isLongAgo: Bool, look: Look, now: Double) {
    let target = out ? Self.duration(pairs) : 0
    guard time.to != target else { return }
    let from = time.value(at: now)
    let span = out ? target - from : Self.backTime
    time = Tween(
      from: from, to: target, start: max(start, now),
      duration: isLongAgo ? 0 : look.reducedMotion ? 0.12 : span * look.pace)
    if !out || isLongAgo { heard = .max }
  }

  /// Everything lies where it will lie.
  mutating func finish(now: Double) {
    guard isMoving(at: now), time.to > 0 else { return }
    time = Tween(from: time.to, to: time.to, start: now, duration: 0)
    (cut, heard) = (now, .max)
  }

  /// The pairs that have arrived since the last call, for the sound.
  mutating func arrivals(pairs: Int, now: Double) -> Range<Int> {
    guard time.to > 0, heard < pairs else { return 0..<0 }
    let arrived = (heard..<pairs).prefix { progress(of: $0, pairs: pairs, now: now) >= 1 }.count
    defer { heard += arrived }
    return heard..<heard + arrived
  }
}

extension Reversi.Table {
  /// Squares of a seat's discs, row by row.
  func squares(of seat: Seat) -> [Int] { (0..<64).filter { shown.disc(on: $0) == seat } }

  var pairs: Int { max(shown.count(of: .first), shown.count(of: .second)) }

  public func celebration(_ view: View) -> Double {
    if let cut = counting.cut, let start = hands.winStart {
      return (cut - start) / max(0.01, view.look.pace)
    }
    return CountingOut.duration(pairs) + 0.2
  }

  /// Where a disc lies while it is counted: on its square, on its way, or in the fan of its colour.
  func stanceCounted(_ seat: Seat, _ index: Int, of count: Int, from square: Int, _ view: View) -> Stance {
    let t = counting.progress(of: index, pairs: pairs, now: view.now)
    let from = grid.center(square)
    let to = Point(
      grid.front.x + grid.padding + CountingOut.place(of: index, in: count) * grid.cell,
      grid.front.y + grid.padding + (CountingOut.rows[seat] ?? 0) * grid.cell)
    let eased = Easing.returnHome(t)
    let height = 4 * eased * (1 - eased)
    let larger = CountingOut.diameter / 0.797
    return Stance(
      from + (to - from) * eased - Point(0, 30 * height), scale: 1 + (larger - 1) * eased, lift: height)
  }

  mutating func runCounting(_ view: View) {
    guard let start = hands.winStart, !hands.isClearing else { return }
    counting.send(
      out: view.showsResult, pairs: pairs, start: start, isLongAgo: view.now - start > 5, look: view.look,
      now: view.now)
    for pair in counting.arrivals(pairs: pairs, now: view.now) {
      hands.sound(.discFlip(step: pair / 10), at: grid.front.center)
    }
  }

  /// A key or a click ends the counting at once.
  public mutating func special(_ gesture: Gesture, _ view: View) -> TableResponse<Reversi.Move>? {
    guard view.outcome != nil, counting.isMoving(at: view.now) else { return nil }
    switch gesture {
    case .press, .click, .key, .steer: counting.finish(now: view.now)
    default: break
    }
    return nil
  }
}
