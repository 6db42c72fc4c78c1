// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Paints the table top, or a part of it (DESIGN, "Window light" and "Lamp").
///
/// All of it is smooth but the grain. So the colours are computed once on a grid of 4 x 4 pixels and enlarged where
/// they are wanted, three channels at a time in 20-bit lanes of one word, and noise is added before rounding to 8 bits:
/// it is paper grain by day, and by night it keeps the lamp's long ramps from showing bands. The grid takes an eighth of
/// the memory of the picture.
struct BackdropPainter {
  private static let cell = 4
  /// Lanes hold a channel times 4096.
  private static let one = 4096.0
  private static let laneBits: UInt64 = 20

  let backdrop: Backdrop
  /// Of the window, in pixels.
  let width: Int
  let height: Int
  private let columns: Int
  private var grid: [UInt64]
  private let noise: [UInt64]

  init(_ backdrop: Backdrop, width: Int, height: Int) {
    self.backdrop = backdrop
    self.width = width
    self.height = height
    columns = width / Self.cell + 2
    grid = [UInt64](repeating: 0, count: columns * (height / Self.cell + 2))
    noise = Self.noise(grain: backdrop == .lamp ? 0.9 : 1.7)
    switch backdrop {
    case .windowLight: windowLight()
    case .lamp: lamp()
    }
  }

  private mutating func windowLight() {
    let (w, h) = (Double(width), Double(height))
    let k = max(w / 1280, h / 800)
    let panes = Panes(scale: k)
    let ramp = ColorRamp([(0, 0xE6D9C3), (0.5, 0xE2D4BC), (1, 0xDACBB2)])
    let light = Channels(0xFFF8E8)
    let shade = Channels(0x5A3A18)
    let reach = max(w, h) * 0.85
    for row in 0..<grid.count / columns {
      let y = Double(row * BackdropPainter.cell)
      for column in 0..<columns {
        let x = Double(column * BackdropPainter.cell)
        var c = ramp.color((x * w + y * h) / (w * w + h * h))
        c = c.mixed(light, panes.light(x, y))
        let dx = x - w * 0.42
        let dy = y - h * 0.35
        let t = (dx * dx + dy * dy).squareRoot() / reach
        c = c.mixed(shade, clamp((t - 0.6) / 0.4, 0, 1) * 0.20)
        // A tenth of paper grain, whose own mean covers a quarter.
        c = c.mixed(Channels(0xA18A6D), 0.025)
        grid[row * columns + column] = c.packed
      }
    }
  }

  private mutating func lamp() {
    let (w, h) = (Double(width), Double(height))
    let ramp = ColorRamp([(0, 0x7A5838), (0.22, 0x5C4330), (0.5, 0x382A24), (0.8, 0x211A19), (1, 0x171314)])
    let radius = max(w, h) * 0.8
    for row in 0..<grid.count / columns {
      let dy = Double(row * BackdropPainter.cell) - h * 0.28
      for column in 0..<columns {
        let dx = Double(column * BackdropPainter.cell) - w * 0.36
        let c = ramp.color((dx * dx + dy * dy).squareRoot() / radius)
        grid[row * columns + column] = c.mixed(Channels(0xA18A6D), 0.0175).packed
      }
    }
  }

  /// - Parameter clip: the part that is painted, within the window.
  func paint(_ clip: PixelRect, into target: Target) {
    guard !clip.isEmpty else { return }
    let cell = Self.cell
    let first = clip.x0 / cell
    var line = [UInt64](repeating: 0, count: (clip.x1 - 1) / cell - first + 2)
    grid.withUnsafeBufferPointer { grid in
      noise.withUnsafeBufferPointer { noise in
        line.withUnsafeMutableBufferPointer { line in
          for y in clip.y0..<clip.y1 {
            let top = (y / cell) &* columns &+ first
            let part = UInt64(y % cell)
            // Weights add up to 4 here and to 4 below: lanes hold a sixteenth of the channel times 4096.
            for i in 0..<line.count {
              line[i] = grid[top &+ i] &* (4 &- part) &+ grid[top &+ columns &+ i] &* part
            }
            let grain = (y & 127) &* 128
            let out = target.row(y)
            var x = first &* cell
            for column in 0..<line.count &- 1 {
              let a = line[column]
              let b = line[column &+ 1]
              for i in max(0, clip.x0 &- x)..<min(cell, clip.x1 &- x) {
                let v = a &* UInt64(4 &- i) &+ b &* UInt64(i) &+ noise[grain &+ ((x &+ i) & 127)]
                let red = UInt32(truncatingIfNeeded: v &>> 52)
                let green = UInt32(truncatingIfNeeded: (v &>> 32) & 255)
                let blue = UInt32(truncatingIfNeeded: (v &>> 12) & 255)
                out[x &+ i] = 0xFF00_0000 | red &<< 16 | green &<< 8 | blue
              }
              x &+= cell
            }
          }
        }
      }
    }
  }

  /// 128 x 128 cells of noise around `grain` levels, equal in all three lanes. The mean that it adds is taken off
  /// by `Channels.packed`.
  private static func noise(grain: Double) -> [UInt64] {
    let plain = (0..<128 * 128).map { i in
      // Two bytes of a multiplicative hash (SplitMix64) make a triangular distribution.
      var z = UInt64(i) &* 0x9E37_79B9_7F4A_7C15
      z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
      z ^= z &>> 31
      return Double(z & 0xFFFF) / 65536 + Double((z &>> 16) & 0xFFFF) / 65536 - 1
    }
    return (0..<128 * 128).map { i in
      // A little of the neighbours: fibres are longer than one pixel.
      let left = plain[(i & ~127) | ((i &- 1) & 127)]
      let above = plain[(i &+ 127 &* 128) & (128 * 128 - 1)]
      let value = clamp((plain[i] + 0.45 * left + 0.3 * above) * grain, -noiseMean, noiseMean)
      let lane = UInt64((value + noiseMean) * one)
      return lane | lane << laneBits | lane << (2 * laneBits)
    }
  }

  fileprivate static let noiseMean = 4.0

  /// A colour in levels, 0 to 255.
  struct Channels {
    var red: Double
    var green: Double
    var blue: Double

    init(_ hex: UInt32) {
      red = Double(hex >> 16 & 255)
      green = Double(hex >> 8 & 255)
      blue = Double(hex & 255)
    }

    @inline(__always)
    func mixed(_ other: Channels, _ t: Double) -> Channels {
      var c = self
      c.red += (other.red - red) * t
      c.green += (other.green - green) * t
      c.blue += (other.blue - blue) * t
      return c
    }

    /// A sixteenth of each channel in its lane, less the mean of the noise.
    var packed: UInt64 {
      @inline(__always) func lane(_ v: Double) -> UInt64 {
        UInt64(min(max(v + 0.5 - BackdropPainter.noiseMean, 0), 246) * 256)
      }
      return lane(red) << (2 * laneBits) | lane(green) << laneBits | lane(blue)
    }
  }

  struct ColorRamp {
    let stops: [(offset: Double, color: Channels)]

    init(_ stops: [(Double, UInt32)]) { self.stops = stops.map { ($0.0, Channels($0.1)) } }

    func color(_ t: Double) -> Channels {
      for i in 1..<stops.count where t < stops[i].offset {
        let a = stops[i - 1]
        let b = stops[i]
        return a.color.mixed(b.color, max(0, (t - a.offset) / (b.offset - a.offset)))
      }
      return stops[stops.count - 1].color
    }
  }
}

/// The light of 3 x 3 window panes. In the panes' own slanted coordinates the light is a product of two sums, so
/// the blur of sigma 9 costs two look-ups; only at the four corners of a pane is it not exactly a Gaussian.
private struct Panes {
  private static let entries = 2048
  private let across: [Double]
  private let down: [Double]
  private let originX: Double
  private let originY: Double
  private let inverse: (ax: Double, ay: Double, bx: Double, by: Double)

  init(scale k: Double) {
    let u = Point(330 * k, -16 * k)
    let v = Point(235 * k, 300 * k)
    originX = -60 * k
    originY = -250 * k
    let area = u.x * v.y - u.y * v.x
    inverse = (v.y / area, -v.x / area, -u.y / area, u.x / area)
    // Widths of the blur in pane coordinates: a pane's height over each of its sides.
    let sigmaA = 9 * k * v.length / area
    let sigmaB = 9 * k * u.length / area
    across = (0..<Panes.entries).map { i in
      let a = Panes.coordinate(i)
      return (0..<3).reduce(0.0) { $0 + Panes.edge(a - Double($1) * 1.09, sigmaA) }
    }
    down = (0..<Panes.entries).map { i in
      let b = Panes.coordinate(i)
      let opacity = [0.78, 0.70, 0.62]
      return (0..<3).reduce(0.0) { $0 + opacity[$1] * Panes.edge(b - Double($1) * 1.10, sigmaB) }
    }
  }

  @inline(__always)
  func light(_ x: Double, _ y: Double) -> Double {
    let dx = x - originX
    let dy = y - originY
    return look(across, inverse.ax * dx + inverse.ay * dy) * look(down, inverse.bx * dx + inverse.by * dy)
  }

  /// Pane coordinates from -0.5 to 4 are in the tables; farther out there is no light.
  private static func coordinate(_ i: Int) -> Double { Double(i) / Double(entries - 1) * 4.5 - 0.5 }

  @inline(__always)
  private func look(_ table: [Double], _ coordinate: Double) -> Double {
    let at = (coordinate + 0.5) / 4.5 * Double(Panes.entries - 1)
    guard at >= 0, at < Double(Panes.entries - 1) else { return 0 }
    let i = Int(at)
    return table[i] + (table[i + 1] - table[i]) * (at - Double(i))
  }

  /// A blurred bar from 0 to 1.
  private static func edge(_ t: Double, _ sigma: Double) -> Double {
    let norm = 1 / (sigma * 2.0.squareRoot())
    return (errorFunction(t * norm) - errorFunction((t - 1) * norm)) / 2
  }
}
