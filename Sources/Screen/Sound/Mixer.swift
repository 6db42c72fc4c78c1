// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Sounds that are under way, mixed to stereo. It knows nothing of audio devices.
struct Mixer {
  private struct Voice {
    var samples: [Float]
    var position = 0
    var left: Float
    var right: Float
  }

  /// More at once is only noise; the oldest gives way.
  static let maximumVoices = 12
  private var voices: [Voice] = []

  var isSilent: Bool { voices.isEmpty }

  /// `volume` 0 to 1 as the player hears it: the square of it scales the samples. `x` 0 to 1 pans by at most 0.3.
  /// `strength` scales as it is.
  mutating func add(_ samples: [Float], x: Double, volume: Double, strength: Double = 1) {
    let v = clamp(volume, 0, 1)
    guard !samples.isEmpty, v > 0 else { return }
    let pan = (clamp(x, 0, 1) - 0.5) * 2 * 0.3
    let level = v * v * strength
    if voices.count >= Mixer.maximumVoices { voices.removeFirst() }
    voices.append(
      Voice(samples: samples, left: Float(level * min(1, 1 - pan)), right: Float(level * min(1, 1 + pan))))
  }

  /// Writes `count` frames of left and right samples, and lets go of what has ended.
  mutating func render(into out: UnsafeMutablePointer<Float>, frames count: Int) {
    for i in 0..<2 * count { out[i] = 0 }
    for v in voices.indices {
      let length = min(count, voices[v].samples.count - voices[v].position)
      let (left, right, start) = (voices[v].left, voices[v].right, voices[v].position)
      voices[v].samples.withUnsafeBufferPointer { samples in
        for i in 0..<length {
          out[2 * i] += samples[start + i] * left
          out[2 * i + 1] += samples[start + i] * right
        }
      }
      voices[v].position += length
    }
    voices.removeAll { $0.position >= $0.samples.count }
    for i in 0..<2 * count { out[i] = Mixer.limited(out[i]) }
  }

  /// Nothing happens to a single cue; a heap of them is pressed gently below -6 dB.
  static func limited(_ x: Float) -> Float {
    let knee = Synth.peak
    let size = abs(x)
    guard size > knee else { return x }
    let over = (size - knee) / knee
    let pressed = knee + knee * over / (1 + over)
    return x < 0 ? -pressed : pressed
  }
}
