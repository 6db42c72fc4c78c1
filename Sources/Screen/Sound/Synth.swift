// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Makes the sounds of the design language (section 9) from sines and noise: pure arithmetic, the same samples every time.
struct Synth {
  static let rate = 44_100

  /// No cue is louder than this: -12 dB below full scale.
  static let peak: Float = 0.251

  /// The cue as mono samples that begin and end in silence; its loudest sample is at most `peak`. How hard a disc
  /// lands makes no other sound, only a softer one: see `strength(_:)`.
  static func samples(_ cue: SoundCue) -> [Float] {
    var synth = Synth()
    synth.add(cue)
    return synth.finished(gain: gain(cue))
  }

  /// What the samples of the cue are to be multiplied with, 0 to 1.
  static func strength(_ cue: SoundCue) -> Double {
    if case .discLand(let strength) = cue { clamp(strength, 0, 1) } else { 1 }
  }

  private var wave: [Double] = []

  /// How loud the loudest sample is, as a part of `peak`.
  private static func gain(_ cue: SoundCue) -> Double {
    switch cue {
    case .button: 0.55
    case .lift: 0.22
    case .discTick: 0.25
    case .discLand, .woodLand: 0.9
    case .discFlip: 0.45
    case .invalid: 0.6
    case .hint: 0.5
    case .win, .draw, .loss: 0.8
    }
  }

  private mutating func add(_ cue: SoundCue) {
    switch cue {
    case .button:
      noise(at: 0, length: 0.006, band: 1800, width: 1.2, level: 0.8)
      mode(at: 0, 220, decay: 0.040, level: 0.7)
    case .lift: glide(from: 520, to: 640, length: 0.060)
    case .discTick: noise(at: 0, length: 0.003, band: 3000, width: 0.8, level: 1)
    case .discLand:
      noise(at: 0, length: 0.004, band: 2600, width: 0.7, level: 0.5)
      mode(at: 0, 420, decay: 0.070, level: 1)
      mode(at: 0, 1130, decay: 0.035, level: 0.55)
    case .woodLand(let isDark, let isTall):
      let pitch = Synth.semitones((isDark ? -2 : 0) + (isTall ? -3 : 0))
      noise(at: 0, length: 0.004, band: 2400, width: 0.8, level: 0.4)
      mode(at: 0, 310 * pitch, decay: 0.070, level: 1)
      mode(at: 0, 780 * pitch, decay: 0.045, level: 0.5)
      mode(at: 0, 1490 * pitch, decay: 0.025, level: 0.3)
    case .discFlip(let step):
      let pitch = Synth.semitones(clamp(step, 0, 7))
      mode(at: 0, 900 * pitch, decay: 0.022, level: 1)
      mode(at: 0.060, 700 * pitch, decay: 0.026, level: 1)
    case .invalid:
      knock(at: 0, 140)
      knock(at: 0.070, 120)
    case .hint:
      mode(at: 0, 880, decay: 0.500, level: 1, attack: 0.006)
      mode(at: 0, 1320, decay: 0.350, level: 0.45, attack: 0.006)
    case .win: pluck([392.00, 493.88, 587.33, 783.99])
    case .draw: pluck([392.00, 587.33])
    case .loss: pluck([392.00, 329.63])
    }
  }

  // MARK: Parts

  private static func semitones(_ count: Int) -> Double { power(2, Double(count) / 12) }

  private static func frames(_ seconds: Double) -> Int { Int(seconds * Double(rate) + 0.5) }

  private mutating func reserve(_ count: Int) {
    if wave.count < count { wave.append(contentsOf: repeatElement(0, count: count - wave.count)) }
  }

  /// A struck body: a sine that dies away by 60 dB in `decay` seconds, as a two-pole resonator rings.
  private mutating func mode(
    at start: Double, _ frequency: Double, decay: Double, level: Double, attack: Double = 0.0008
  ) {
    let first = Synth.frames(start)
    let count = Synth.frames(decay)
    reserve(first + count)
    let turn = 2 * .pi * frequency / Double(Synth.rate)
    let damping = exponential(-6.9 / (decay * Double(Synth.rate)))
    let (forward, back) = (2 * damping * cosine(turn), -damping * damping)
    let rise = max(1, attack * Double(Synth.rate))
    var (before, now) = (-sine(turn) / damping, 0.0)
    wave.withUnsafeMutableBufferPointer { wave in
      for i in 0..<count {
        wave[first + i] += level * min(1, Double(i) / rise) * now
        (before, now) = (now, forward * now + back * before)
      }
    }
  }

  private mutating func glide(from low: Double, to high: Double, length: Double) {
    let count = Synth.frames(length)
    reserve(count)
    var phase = 0.0
    for i in 0..<count {
      let t = Double(i) / Double(count)
      phase += 2 * .pi * (low + (high - low) * t) / Double(Synth.rate)
      let hump = sine(.pi * t)
      wave[i] += hump * hump * sine(phase)
    }
  }

  private mutating func knock(at start: Double, _ frequency: Double) {
    mode(at: start, frequency, decay: 0.110, level: 1)
    mode(at: start, frequency * 2.7, decay: 0.040, level: 0.35)
    noise(at: start, length: 0.005, band: 900, width: 1, level: 0.3)
  }

  /// Notes 110 ms apart, each with overtones that die sooner the higher they are.
  private mutating func pluck(_ notes: [Double]) {
    for (i, note) in notes.enumerated() {
      let start = 0.110 * Double(i)
      for overtone in 1...5 {
        let n = Double(overtone)
        mode(at: start, note * n, decay: 0.75 / n.squareRoot() / n, level: 1 / (n * n), attack: 0.002)
      }
      noise(at: start, length: 0.003, band: 2200, width: 1, level: 0.12)
    }
  }

  /// A burst of noise through a band-pass filter (the biquad of the Audio EQ Cookbook, constant peak gain).
  private mutating func noise(at start: Double, length: Double, band: Double, width: Double, level: Double) {
    let first = Synth.frames(start)
    let burst = Synth.frames(length)
    // The filter rings on after the burst.
    let count = burst * 3
    reserve(first + count)
    let omega = 2 * .pi * band / Double(Synth.rate)
    let alpha = sine(omega) * width / 2
    let (b0, a1, a2) = (alpha / (1 + alpha), -2 * cosine(omega) / (1 + alpha), (1 - alpha) / (1 + alpha))
    var state: UInt64 = 0x5EED_0F_50_0D
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
    for i in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = Double(Int64(bitPattern: state) >> 32) / 2_147_483_648
      let x = i < burst ? random * (1 - Double(i) / Double(burst)) : 0
      let y = b0 * (x - x2) - a1 * y1 - a2 * y2
      (x2, x1, y2, y1) = (x1, x, y1, y)
      wave[first + i] += 2 * level * y
    }
  }

  /// Scaled to its loudness, with the last milliseconds faded out.
  private func finished(gain: Double) -> [Float] {
    let loudest = wave.reduce(0) { max($0, abs($1)) }
    guard loudest > 0 else { return [] }
    let factor = gain * Double(Synth.peak) / loudest
    let fade = min(wave.count, Synth.rate / 200)
    return wave.enumerated().map { i, v in
      Float(v * factor * min(1, Double(wave.count - 1 - i) / Double(fade)))
    }
  }
}
