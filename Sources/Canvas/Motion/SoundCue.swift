// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// A sound as what it is made of: sines and noise that die away. Whoever is heard declares its own (design language,
/// section 9); those of the house are here.
public struct SoundCue: Hashable, Sendable {
  /// Times and lengths are in seconds from the beginning of the cue, frequencies in Hz.
  public enum Part: Hashable, Sendable {
    /// A struck body: a sine that rises for `attack` and dies away by 60 dB in `decay`.
    case mode(at: Double = 0, Double, decay: Double, level: Double, attack: Double = 0.0008)
    /// A sine that rises from one frequency to another.
    case glide(from: Double, to: Double, length: Double)
    /// A burst of noise around a frequency; `width` is that of the band in octaves.
    case noise(at: Double = 0, length: Double, band: Double, width: Double, level: Double)
  }

  public var parts: [Part]
  /// How loud the loudest sample is, as a part of the loudest that any cue has.
  public var gain: Double
  /// What it is softened by when it sounds, 0 to 1: the same sound, only softer.
  public var strength: Double

  public init(gain: Double, strength: Double = 1, _ parts: [Part]) {
    self.parts = parts
    self.gain = gain
    self.strength = strength
  }

  /// What a frequency is multiplied with to be so many semitones higher.
  public static func semitones(_ count: Int) -> Double { pow(2, Double(count) / 12) }
}

extension SoundCue {
  public static let button = SoundCue(
    gain: 0.55,
    [.noise(length: 0.006, band: 1800, width: 1.2, level: 0.8), .mode(220, decay: 0.040, level: 0.7)])

  public static let lift = SoundCue(gain: 0.22, [.glide(from: 520, to: 640, length: 0.060)])

  public static let invalid = SoundCue(gain: 0.6, knock(at: 0, 140) + knock(at: 0.070, 120))

  public static let hint = SoundCue(
    gain: 0.5,
    [
      .mode(880, decay: 0.500, level: 1, attack: 0.006),
      .mode(1320, decay: 0.350, level: 0.45, attack: 0.006),
    ])

  public static let win = pluck([392.00, 493.88, 587.33, 783.99])
  public static let draw = pluck([392.00, 587.33])
  public static let loss = pluck([392.00, 329.63])
  /// The stars of a puzzle, one after another.
  public static let stars = [392.00, 493.88, 587.33].map { pluck([$0]) }

  /// A wooden piece is set down: walnut sounds lower than maple, and what is tall lower still.
  public static func woodLand(isDark: Bool, isTall: Bool) -> SoundCue {
    let pitch = semitones((isDark ? -2 : 0) + (isTall ? -3 : 0))
    return SoundCue(
      gain: 0.9,
      [
        .noise(length: 0.004, band: 2400, width: 0.8, level: 0.4), .mode(310 * pitch, decay: 0.070, level: 1),
        .mode(780 * pitch, decay: 0.045, level: 0.5), .mode(1490 * pitch, decay: 0.025, level: 0.3),
      ])
  }

  private static func knock(at start: Double, _ frequency: Double) -> [Part] {
    [
      .mode(at: start, frequency, decay: 0.110, level: 1),
      .mode(at: start, frequency * 2.7, decay: 0.040, level: 0.35),
      .noise(at: start, length: 0.005, band: 900, width: 1, level: 0.3),
    ]
  }

  /// Notes 110 ms apart, each with overtones that die sooner the higher they are.
  private static func pluck(_ notes: [Double]) -> SoundCue {
    let parts = notes.enumerated().flatMap { index, note in
      let start = 0.110 * Double(index)
      let tones = (1...5).map { overtone in
        let n = Double(overtone)
        return Part.mode(
          at: start, note * n, decay: 0.75 / n.squareRoot() / n, level: 1 / (n * n), attack: 0.002)
      }
      return tones + [.noise(at: start, length: 0.003, band: 2200, width: 1, level: 0.12)]
    }
    return SoundCue(gain: 0.8, parts)
  }
}

/// A cue and where on the table it sounds.
public struct Sound: Hashable, Sendable {
  public var cue: SoundCue
  /// 0 at the left edge of the window, 1 at the right.
  public var x: Double

  public init(_ cue: SoundCue, x: Double = 0.5) {
    self.cue = cue
    self.x = x
  }
}
