// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A piece in the hand.
public struct Held<Piece: Hashable & Sendable>: Hashable, Sendable {
  public var piece: Piece
  /// The pointer as seen from the piece's zero point, in units of the piece.
  public var grip: Point
  public var pointer: Point
  /// Once it was let go over a place that takes it: how fast, in points per second.
  public internal(set) var release: Point?
  /// How far it stands above the finger that holds it, in points: under a finger nothing is seen.
  var rise = 0.0
  var start: Double
  var fromScale: Double
  private var tilt = 0.0
  private var lastX: Double?

  init(_ piece: Piece, grip: Point, pointer: Point, start: Double, fromScale: Double) {
    self.piece = piece
    self.grip = grip
    self.pointer = pointer
    self.start = start
    self.fromScale = fromScale
  }

  static var maxTilt: Double { 3 }

  /// Lets the tilt follow the hand for `seconds`; a resting hand brings it back to nothing. After a rest the hand is
  /// as quick as within one picture.
  mutating func lean(for seconds: Double) {
    let seconds = min(seconds, FrameClock.longestStep)
    guard seconds > 0 else { return }
    let speed = (pointer.x - (lastX ?? pointer.x)) / seconds
    lastX = pointer.x
    let target = clamp(speed / 400, -1, 1) * Self.maxTilt
    // A critically damped spring of the design's stiffness has this time constant, about 1/17 s.
    tilt += (target - tilt) * min(1, seconds * 17)
    if abs(tilt) < 0.1 && target == 0 { tilt = 0 }
  }

  /// Grows to `scale` while it is lifted.
  func stance(scale full: Double, look: Look, at now: Double) -> Stance {
    let t = look.reducedMotion ? 1 : 1 - Spring.lift.remainder(at: (now - start) / look.pace)
    let scale = fromScale + (full - fromScale) * t
    return Stance(
      pointer - grip * scale - Point(0, rise * clamp(t, 0, 1)), scale: scale, lift: clamp(t, 0, 1), tilt: tilt
    )
  }

  func isMoving(at now: Double, pace: Double) -> Bool {
    tilt != 0 || now < start + Spring.lift.duration * pace
  }
}

/// What hands do on a board: what they hold and have let go, where they point, and what is heard of it. Undo never
/// touches any of this.
public struct Hands<Piece: Hashable & Comparable & Sendable, Target: Hashable & Sendable>: Sendable {
  /// Where the board stands; nil before it was given a place.
  public internal(set) var region: BoardRegion?
  public internal(set) var held: Held<Piece>?
  public var flights: [Piece: Flight] = [:]
  /// The pointer, while it is on the table and holds nothing.
  public var pointer: Point?
  /// What the keyboard has chosen.
  public var cursor: Target?
  /// The piece that was picked and waits for its target: see `SelectingTable`.
  public internal(set) var picked: Piece?
  /// The letter of a cell whose digit is awaited, a = 0.
  var typedColumn: Int?
  /// The button is down over a target.
  public internal(set) var isPressed = false
  /// When the end of the game began to show.
  public internal(set) var winStart: Double?
  /// How far the board has stepped back behind its result, 0 to 1.
  public internal(set) var veil = Tween(from: 0, to: 0, start: 0, duration: 0)
  /// How far the line that is shown had been stepped through, how far it is now, and since when.
  var stepped: (from: Int?, to: Int?, start: Double) = (nil, nil, -.infinity)
  /// When the first value of the position was told.
  var valuesStart: Double?
  /// From the moment that everything begins to leave the board until the next game appears.
  public internal(set) var isClearing = false
  public var sounds = SoundQueue()
  var swipe: Swipe?
  /// True while it is a finger that was pressed last.
  public internal(set) var isTouch = false
  private var lastTime: Double?

  public init() {}

  /// What follows the pointer now: nothing any more once it was let go over a place that takes it.
  var dragged: Held<Piece>? { held?.release == nil ? held : nil }

  /// The pieces that fly or are held, those that lie above the others last.
  public var aloft: [Piece] {
    flights.keys.filter { $0 != held?.piece }.sorted() + (held.map { [$0.piece] } ?? [])
  }

  public func isAloft(_ piece: Piece) -> Bool { flights[piece] != nil || held?.piece == piece }

  /// The seconds since the last call.
  mutating func step(to now: Double) -> Double {
    defer { lastTime = now }
    return lastTime.map { max(0, now - $0) } ?? 0
  }

  /// Holds a piece that lies in another way now.
  public mutating func hold(at grip: Point) { held?.grip = grip }

  /// A sound from a place in the window.
  public mutating func sound(
    _ cue: SoundCue, at point: Point? = nil, after delay: Double = 0, now: Double = 0
  ) {
    let width = region?.window.width ?? 0
    let x = point.map { width > 0 ? $0.x / width : 0.5 } ?? 0.5
    sounds.add(Sound(cue, x: x), at: delay > 0 ? now + delay : nil)
  }
}

/// Sounds that are due, and those that wait for a piece to come to rest.
public struct SoundQueue: Sendable {
  private var due: [Sound] = []
  private var later: [(time: Double, sound: Sound)] = []

  public var isWaiting: Bool { !later.isEmpty }

  /// - Parameter time: when it is to be heard; nil for now.
  public mutating func add(_ sound: Sound, at time: Double? = nil) {
    if let time { later.append((time, sound)) } else { due.append(sound) }
  }

  mutating func advance(to now: Double) {
    due += later.filter { now >= $0.time }.map(\.sound)
    later.removeAll { now >= $0.time }
  }

  /// Nothing lands any more.
  public mutating func cancel() { later.removeAll() }

  mutating func take() -> [Sound] {
    defer { due.removeAll() }
    return due
  }
}
