// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Makes sounds of their parts: pure arithmetic, the same samples every time.
struct Synth {
  static let rate = 44_100

  /// No cue is louder than this: -12 dB below full scale.
  static let peak: Float = 0.251

  private var wave: [Double] = []

  /// The cue as mono samples that begin and end in silence, without its strength; its loudest sample is at most `peak`.
  static func samples(_ cue: SoundCue) -> [Float] {
    var synth = Synth()
    for part in cue.parts {
      switch part {
      case .mode(let at, let frequency, let decay, let level, let attack):
        synth.mode(at: at, frequency, decay: decay, level: level, attack: attack)
      case .glide(let low, let high, let length): synth.glide(from: low, to: high, length: length)
      case .noise(let at, let length, let band, let width, let level):
        synth.noise(at: at, length: length, band: band, width: width, level: level)
      }
    }
    return synth.finished(gain: cue.gain)
  }

  // MARK: Parts

  private static func frames(_ seconds: Double) -> Int { Int(seconds * Double(rate) + 0.5) }

  private mutating func reserve(_ count: Int) {
    if wave.count < count { wave.append(contentsOf: repeatElement(0, count: count - wave.count)) }
  }

  /// A struck body: a sine that dies away by 60 dB in `decay` seconds, as a two-pole resonator rings.
  private mutating func mode(
    at start: Double, _ frequency: Double, decay: Double, level: Double, attack: Double
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
