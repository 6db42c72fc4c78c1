// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// The discs in the seven shafts of the board as bodies: gravity, elastic bounce, collision with the floor, the discs
/// below and the walls of the column.
///
/// Lengths are in cells, times in seconds. Height 0 is where a disc lies in the bottom row, so a disc at rest in
/// row r has height r. Time goes on in fixed steps, so the result does not depend on the frame rate.
struct DiscSimulation: Hashable, Sendable {
  struct Disc: Hashable, Sendable {
    /// Move number, from 1.
    var number: Int
    var seat: Seat
    var column: Int
    /// Height of the centre.
    var y: Double
    /// Upward velocity.
    var vy = 0.0
    /// Sideways distance from the middle of the column; the walls leave `play` on either side.
    var x = 0.0
    var vx = 0.0
    var bounces = 0
    var isAtRest = false
    /// Seconds before it is let go.
    var delay = 0.0
  }

  /// A disc met what is below it.
  struct Contact: Hashable, Sendable {
    var column: Int
    var number: Int
    /// 1 at the first contact of a disc, less for each bounce.
    var strength: Double
  }

  static let gravity = 42.0
  static let restitution = 0.28
  /// Slower than this (cells/s) after a bounce, a disc lies still.
  static let stopSpeed = 1.1
  static let maxBounces = 2
  /// A disc is 0.94 cells wide.
  static let play = 0.03
  static let step = 1.0 / 240
  /// Below this height a disc has left the picture.
  static let gone = -9.0

  private(set) var discs: [Disc] = []
  private(set) var isFloorOpen = false
  private(set) var contacts: [Contact] = []
  /// Numbers of the discs that passed a row since the last look.
  private(set) var passedRows: [Int] = []
  private var unspent = 0.0
  private var floorTime = 0.0

  /// Columns open one after the other, this many seconds apart.
  static let floorStagger = 0.025

  var isAtRest: Bool { isFloorOpen ? discs.isEmpty : discs.allSatisfy(\.isAtRest) }

  /// Puts a disc to rest on top of its column, without any motion.
  mutating func place(_ number: Int, _ seat: Seat, column: Int) {
    let row = discs.count { $0.column == column }
    discs.append(Disc(number: number, seat: seat, column: column, y: Double(row), isAtRest: true))
  }

  /// Lets a disc go at `height`, `x` from the middle of its column and with sideways velocity `vx`.
  mutating func drop(
    _ number: Int, _ seat: Seat, column: Int, from height: Double, x: Double = 0, vx: Double = 0,
    delay: Double = 0
  ) {
    let top = discs.filter { $0.column == column }.map(\.y).max() ?? -1
    discs.append(
      Disc(
        number: number, seat: seat, column: column, y: max(height, top + 1),
        x: min(Self.play, max(-Self.play, x)), vx: vx, delay: delay))
  }

  func disc(_ number: Int) -> Disc? { discs.first { $0.number == number } }

  /// Takes a disc out; nil if it is not there.
  mutating func remove(_ number: Int) -> Disc? {
    guard let index = discs.firstIndex(where: { $0.number == number }) else { return nil }
    return discs.remove(at: index)
  }

  /// Opens the floor: every disc falls out of the board.
  mutating func openFloor() {
    isFloorOpen = true
    floorTime = 0
    for index in discs.indices { discs[index].isAtRest = false }
  }

  mutating func clear() { self = DiscSimulation() }

  /// Goes on by `time` seconds.
  mutating func advance(by time: Double) {
    contacts.removeAll()
    passedRows.removeAll()
    guard !isAtRest else {
      unspent = 0
      return
    }
    unspent += min(time, 1)
    while unspent >= Self.step {
      unspent -= Self.step
      stepOnce()
    }
  }

  private mutating func stepOnce() {
    floorTime += Self.step
    for index in discs.indices where move(index) { passedRows.append(discs[index].number) }
    for column in 0..<ConnectFour.Position.columns { collide(in: column) }
    if isFloorOpen { discs.removeAll { $0.y < Self.gone } }
  }

  /// One step of free motion; true when the disc passed a row of the board on its first way down.
  private mutating func move(_ index: Int) -> Bool {
    var disc = discs[index]
    guard !disc.isAtRest else { return false }
    defer { discs[index] = disc }
    if disc.delay > 0 {
      disc.delay -= Self.step
      return false
    }
    let row = disc.y.rounded(.down)
    disc.vy -= Self.gravity * Self.step
    disc.y += disc.vy * Self.step
    // The walls: a little rattle that dies away.
    disc.x += disc.vx * Self.step
    if abs(disc.x) > Self.play {
      disc.x = disc.x > 0 ? Self.play : -Self.play
      disc.vx *= -Self.restitution
    }
    disc.vx *= 1 - 3 * Self.step
    disc.x *= 1 - 2 * Self.step
    return disc.y.rounded(.down) < row && disc.bounces == 0 && !isFloorOpen && disc.y > 0
  }

  /// Keeps the discs of a column apart and above the floor, from the bottom up.
  private mutating func collide(in column: Int) {
    let isOpen = isFloorOpen && floorTime >= Double(column) * Self.floorStagger
    let stack = discs.indices.filter { discs[$0].column == column }.sorted { discs[$0].y < discs[$1].y }
    var below: Int?
    for index in stack {
      defer { below = index }
      guard !discs[index].isAtRest, discs[index].delay <= 0 else { continue }
      let bound = below.map { discs[$0].y + 1 } ?? (isOpen ? -1000 : 0)
      guard discs[index].y <= bound else { continue }
      let support = below.map { discs[$0] }
      let base = support?.vy ?? 0
      let approach = discs[index].vy - base
      discs[index].y = bound
      guard approach < 0 else { continue }
      if isFloorOpen {
        discs[index].vy = base
        continue
      }
      meet(index, base: base, approach: approach, supportRests: support?.isAtRest ?? true)
    }
  }

  private mutating func meet(_ index: Int, base: Double, approach: Double, supportRests: Bool) {
    let rebound = -approach * Self.restitution
    let rests = rebound < Self.stopSpeed || discs[index].bounces >= Self.maxBounces
    if discs[index].bounces <= Self.maxBounces && -approach > Self.stopSpeed {
      var strength = 1.0
      for _ in 0..<discs[index].bounces { strength *= 0.35 }
      contacts.append(
        Contact(column: discs[index].column, number: discs[index].number, strength: strength))
    }
    guard rests else {
      discs[index].bounces += 1
      discs[index].vy = base + rebound
      return
    }
    discs[index].vy = base
    if supportRests {
      discs[index].vy = 0
      discs[index].vx = 0
      discs[index].x = 0
      discs[index].isAtRest = true
    }
  }
}
