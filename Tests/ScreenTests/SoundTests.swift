// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import Reversi
import Testing

@testable import Screen

struct SoundTests {
  static let cues: [SoundCue] = [
    .button, .lift, .discTick, .discLand(strength: 1), .invalid, .hint, .win, .draw, .loss,
    .woodLand(isDark: false, isTall: false), .woodLand(isDark: true, isTall: true), .discFlip(step: 0),
    .discFlip(step: 9),
  ]

  @Test(arguments: cues) func noCueIsLouderThanMinusTwelveDecibels(cue: SoundCue) {
    let samples = Synth.samples(cue)
    let peak = samples.map(abs).max() ?? 0
    #expect(peak <= 0.2512)
    #expect(peak > 0.02)
  }

  @Test(arguments: cues) func cuesBeginSoftlyAndEndInSilence(cue: SoundCue) throws {
    let samples = Synth.samples(cue)
    #expect(abs(try #require(samples.first)) < 0.1)
    #expect(samples.last == 0)
    #expect(samples == Synth.samples(cue))
  }

  @Test func cuesAreAsLongAsTheyShould() {
    func milliseconds(_ cue: SoundCue) -> Int { Synth.samples(cue).count * 1000 / Synth.rate }
    #expect(milliseconds(.button) == 40)
    #expect(milliseconds(.lift) == 60)
    #expect(milliseconds(.discTick) < 12)
    #expect(milliseconds(.hint) == 500)
    #expect(milliseconds(.discLand(strength: 1)) == 70)
    // Four notes 110 ms apart, and the last rings out.
    #expect(milliseconds(.win) == 330 + 750)
  }

  @Test(arguments: [(SoundCue.hint, 880.0), (.lift, 580)])
  func cuesHaveTheirPitch(cue: SoundCue, frequency: Double) {
    let samples = Synth.samples(cue)
    let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    let measured = Double(crossings) * Double(Synth.rate) / Double(samples.count)
    #expect(abs(measured - frequency) < 0.06 * frequency)
  }

  /// The strength of one frequency in a cue (Goertzel's sum).
  private func strength(of frequency: Double, in cue: SoundCue) -> Double {
    var (re, im) = (0.0, 0.0)
    for (i, sample) in Synth.samples(cue).enumerated() {
      let turn = 2 * Double.pi * frequency * Double(i) / Double(Synth.rate)
      re += Double(sample) * cosine(turn)
      im += Double(sample) * sine(turn)
    }
    return (re * re + im * im).squareRoot()
  }

  @Test func darkAndTallPiecesSoundLower() {
    let maple = SoundCue.woodLand(isDark: false, isTall: false)
    let walnut = SoundCue.woodLand(isDark: true, isTall: true)
    // Five semitones below 310 Hz.
    #expect(strength(of: 310, in: maple) > 2 * strength(of: 232, in: maple))
    #expect(strength(of: 232, in: walnut) > 2 * strength(of: 310, in: walnut))
  }

  @Test func flipsClimbSevenSemitonesAndNoFurther() {
    #expect(Synth.samples(.discFlip(step: 7)) == Synth.samples(.discFlip(step: 30)))
    #expect(Synth.samples(.discFlip(step: 6)) != Synth.samples(.discFlip(step: 7)))
    #expect(strength(of: 900, in: .discFlip(step: 0)) > strength(of: 1200, in: .discFlip(step: 0)))
    #expect(strength(of: 1348, in: .discFlip(step: 7)) > strength(of: 900, in: .discFlip(step: 7)))
  }

  private func mixed(_ fill: (inout Mixer) -> Void, frames: Int = 4000) -> (left: Float, right: Float) {
    var mixer = Mixer()
    fill(&mixer)
    var out = [Float](repeating: 0, count: frames * 2)
    out.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { mixer.render(into: base, frames: frames) }
    }
    return (
      stride(from: 0, to: out.count, by: 2).reduce(0) { max($0, abs(out[$1])) },
      stride(from: 1, to: out.count, by: 2).reduce(0) { max($0, abs(out[$1])) }
    )
  }

  @Test func volumeFollowsASquareLaw() {
    let wave = [Float](repeating: 0.2, count: 100)
    #expect(abs(mixed { $0.add(wave, x: 0.5, volume: 1) }.left - 0.2) < 1e-6)
    #expect(abs(mixed { $0.add(wave, x: 0.5, volume: 0.5) }.left - 0.05) < 1e-6)
    #expect(mixed { $0.add(wave, x: 0.5, volume: 0) }.left == 0)
    #expect(abs(mixed { $0.add(wave, x: 0.5, volume: 1, strength: 0.5) }.left - 0.1) < 1e-6)
  }

  @Test func theSidesPanByThreeTenths() {
    let wave = [Float](repeating: 0.2, count: 100)
    let left = mixed { $0.add(wave, x: 0, volume: 1) }
    #expect(abs(left.left - 0.2) < 1e-6)
    #expect(abs(left.right - 0.14) < 1e-6)
    let right = mixed { $0.add(wave, x: 1, volume: 1) }
    #expect(abs(right.left - 0.14) < 1e-6)
  }

  @Test func aHeapOfCuesStaysBelowMinusSixDecibels() {
    let wave = [Float](repeating: 0.25, count: 100)
    let loud = mixed { mixer in for _ in 0..<40 { mixer.add(wave, x: 0.5, volume: 1) } }
    #expect(loud.left < 0.502)
    #expect(loud.left > 0.25)
    #expect(Mixer.limited(0.2) == 0.2)
  }

  @Test func soundsEnd() {
    var mixer = Mixer()
    mixer.add([Float](repeating: 0.1, count: 100), x: 0.5, volume: 1)
    #expect(!mixer.isSilent)
    var out = [Float](repeating: 0, count: 200)
    out.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { mixer.render(into: base, frames: 100) }
    }
    #expect(mixer.isSilent)
  }
}
