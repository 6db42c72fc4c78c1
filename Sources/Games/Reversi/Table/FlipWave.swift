// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Discs that are turning over: a wave that runs outwards from the disc that was set.
struct FlipWave: Hashable, Sendable {
  struct Flip: Hashable, Sendable {
    /// The side that was up before.
    var from: Seat
    var start: Double
    var duration: Double
    /// How many steps from the disc that was set; 0 for those that turn together.
    var ring: Int
  }

  private(set) var flips: [Int: Flip] = [:]

  /// Seconds for one disc.
  static let duration = 0.32
  /// Seconds from one ring to the next.
  static let stagger = 0.045
  /// The whole wave takes no longer.
  static let longest = 0.6

  var isEmpty: Bool { flips.isEmpty }

  /// Everything lies at once as it will lie.
  mutating func finish() { flips.removeAll() }

  /// Lets the discs of `rings` turn from `seat`, the innermost at `start`.
  mutating func turn(_ rings: [[Int]], from seat: Seat, at start: Double, pace: Double) {
    let step =
      rings.count > 1 ? min(Self.stagger, (Self.longest - Self.duration) / Double(rings.count - 1)) : 0
    for (ring, squares) in rings.enumerated() {
      for square in squares {
        flips[square] = Flip(
          from: seat, start: start + Double(ring) * step * pace, duration: Self.duration * pace, ring: ring)
      }
    }
  }

  /// Rings whose discs have passed their upright moment between the last call and `now`, for the sound.
  private var heard: Set<Int> = []

  mutating func advance(to now: Double) -> [Int] {
    var clicks: Set<Int> = []
    for flip in flips.values where now >= flip.start + flip.duration / 2 && !heard.contains(flip.ring) {
      clicks.insert(flip.ring)
    }
    heard.formUnion(clicks)
    flips = flips.filter { now < $0.value.start + $0.value.duration }
    if flips.isEmpty { heard.removeAll() }
    return clicks.sorted()
  }

  /// How far a disc has turned, 0 to 1; nil when it lies still.
  func progress(of square: Int, at now: Double) -> Double? {
    guard let flip = flips[square] else { return nil }
    let t = clamp((now - flip.start) / max(0.001, flip.duration), 0, 1)
    // Ease in and out.
    return t * t * (3 - 2 * t)
  }
}

extension SoundCue {
  /// A disc turns over; `step` counts the discs of one move from 0, each sounding a little higher.
  public static func discFlip(step: Int) -> SoundCue {
    let pitch = semitones(clamp(step, 0, 7))
    return SoundCue(
      gain: 0.45,
      [.mode(900 * pitch, decay: 0.022, level: 1), .mode(at: 0.060, 700 * pitch, decay: 0.026, level: 1)])
  }
}
