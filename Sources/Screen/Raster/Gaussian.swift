// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Gaussian blur of one-channel pictures.
enum Gaussian {
  /// How far, in pixels, a blur still shows: beyond it less than 1/700 is left.
  static func reach(_ sigma: Double) -> Int { sigma <= 0 ? 0 : Int((sigma * 3).rounded(.up)) + 1 }

  /// Blurs `values` (row after row, `width` x `height`) in place; outside counts as 0. `sigma` is in pixels.
  static func blur(_ values: inout [Float], width: Int, height: Int, sigma: Double) {
    guard sigma > 0.05 else { return }
    if sigma <= 2.5 {
      let kernel = kernel(sigma)
      convolve(&values, count: width, stride: 1, lines: height, lineStride: width, kernel)
      convolve(&values, count: height, stride: width, lines: width, lineStride: 1, kernel)
    } else {
      for _ in 0..<3 {
        box(&values, count: width, stride: 1, lines: height, lineStride: width, sigma)
        box(&values, count: height, stride: width, lines: width, lineStride: 1, sigma)
      }
    }
  }

  /// Weights of a Gaussian integrated over each pixel; they add up to 1.
  static func kernel(_ sigma: Double) -> [Float] {
    let reach = Gaussian.reach(sigma)
    let norm = 1 / (sigma * 2.0.squareRoot())
    let weights = (-reach...reach).map { i in
      errorFunction((Double(i) + 0.5) * norm) - errorFunction((Double(i) - 0.5) * norm)
    }
    let total = weights.reduce(0, +)
    return weights.map { Float($0 / total) }
  }

  private static func convolve(
    _ values: inout [Float], count: Int, stride: Int, lines: Int, lineStride: Int, _ kernel: [Float]
  ) {
    let reach = kernel.count / 2
    var padded = [Float](repeating: 0, count: count + 2 * reach)
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        kernel.withUnsafeBufferPointer { kernel in
          for line in 0..<lines {
            let base = line * lineStride
            for i in 0..<count { padded[i &+ reach] = values[base &+ i &* stride] }
            for i in 0..<count {
              var sum: Float = 0
              for k in 0..<kernel.count { sum += padded[i &+ k] * kernel[k] }
              values[base &+ i &* stride] = sum
            }
          }
        }
      }
    }
  }

  /// One of three passes of a box whose ends count in part, so that the variance is exactly a third of the
  /// Gaussian's (Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended box
  /// filtering", 2011).
  private static func box(
    _ values: inout [Float], count: Int, stride: Int, lines: Int, lineStride: Int, _ sigma: Double
  ) {
    let variance = sigma * sigma / 3
    let ideal = ((12 * variance + 1).squareRoot() - 1) / 2
    let radius = Int(ideal)
    let r = Double(radius)
    let edge =
      (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    let norm = Float(1 / (2 * r + 1 + 2 * edge))
    let part = Float(edge)
    var padded = [Float](repeating: 0, count: count + 2 * radius + 4)
    let offset = radius + 2
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        for line in 0..<lines {
          let base = line * lineStride
          for i in 0..<count { padded[i &+ offset] = values[base &+ i &* stride] }
          var sum: Float = 0
          for i in (offset - radius)...(offset + radius) where i < padded.count { sum += padded[i] }
          for i in 0..<count {
            let at = i &+ offset
            let ends = padded[at &- radius &- 1] + padded[at &+ radius &+ 1]
            values[base &+ i &* stride] = (sum + part * ends) * norm
            sum += padded[at &+ radius &+ 1] - padded[at &- radius]
          }
        }
      }
    }
  }
}
