// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A paint in pixels of the target: gives the premultiplied colours of any row.
struct PaintSource {
  private enum Form {
    case solid(UInt32)
    /// Position in the gradient is `perX * x + perY * y + start`, 0 to 1.
    case linear(perX: Double, perY: Double, start: Double)
    case radial(x: Double, y: Double, perX: Double, perY: Double)
  }

  private static let tableSize = 512
  private let form: Form
  private let table: [UInt32]

  /// (`originX`, `originY`) is where the paint's own (0, 0) lies, in pixels; `scale` is pixels per unit of its
  /// coordinates, `opacity` is 0 to 1.
  init(_ paint: Paint, originX: Double, originY: Double, scale: Double, opacity: Double) {
    switch paint {
    case .solid(let color):
      form = .solid(color.opacity(opacity).premultiplied)
      table = []
    case .linear(let from, let to, let stops):
      let d = to - from
      let square = max(d.x * d.x + d.y * d.y, 1e-9)
      let perX = d.x / (square * scale)
      let perY = d.y / (square * scale)
      let x0 = originX + from.x * scale
      let y0 = originY + from.y * scale
      form = .linear(perX: perX, perY: perY, start: -(x0 * perX + y0 * perY))
      table = PaintSource.table(stops, opacity)
    case .radial(let center, let radius, let stops):
      form = .radial(
        x: originX + center.x * scale, y: originY + center.y * scale,
        perX: 1 / max(radius * scale, 1e-9), perY: 1 / max(radius * scale, 1e-9))
      table = PaintSource.table(stops, opacity)
    }
  }

  init(color: UInt32) {
    form = .solid(color)
    table = []
  }

  /// The colour of the whole row, if it has but one.
  func constantColor(row y: Int) -> UInt32? {
    switch form {
    case .solid(let color): color
    case .linear(let perX, let perY, let start):
      perX == 0 ? table[PaintSource.index(perY * (Double(y) + 0.5) + start)] : nil
    case .radial: nil
    }
  }

  /// Writes the colours of `count` pixels of row `y`, from column `x` on.
  func colors(row y: Int, from x: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let middle = Double(y) + 0.5
    switch form {
    case .solid(let color):
      for i in 0..<max(0, count) { out[i] = color }
    case .linear(let perX, let perY, let start):
      let first = perX * (Double(x) + 0.5) + perY * middle + start
      table.withUnsafeBufferPointer { table in
        for i in 0..<max(0, count) { out[i] = table[PaintSource.index(first + perX * Double(i))] }
      }
    case .radial(let cx, let cy, let perX, let perY):
      let dy = (middle - cy) * perY
      table.withUnsafeBufferPointer { table in
        for i in 0..<max(0, count) {
          let dx = (Double(x &+ i) + 0.5 - cx) * perX
          out[i] = table[PaintSource.index((dx * dx + dy * dy).squareRoot())]
        }
      }
    }
  }

  @inline(__always)
  private static func index(_ t: Double) -> Int {
    let last = Double(tableSize - 1)
    return Int(min(max(t * last + 0.5, 0), last))
  }

  private static func table(_ stops: [Paint.Stop], _ opacity: Double) -> [UInt32] {
    let sorted = stops.sorted { $0.offset < $1.offset }
    guard let first = sorted.first, let last = sorted.last else {
      return Array(repeating: 0, count: tableSize)
    }
    var next = 0
    return (0..<tableSize).map { i in
      let t = Double(i) / Double(tableSize - 1)
      while next < sorted.count && sorted[next].offset <= t { next += 1 }
      let color: Color
      if next == 0 {
        color = first.color
      } else if next == sorted.count {
        color = last.color
      } else {
        let a = sorted[next - 1]
        let b = sorted[next]
        color = a.color.mixed(with: b.color, (t - a.offset) / max(b.offset - a.offset, 1e-9))
      }
      return color.opacity(opacity).premultiplied
    }
  }
}

extension Paint {
  /// True when nothing shines through it.
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha == 255
    case .linear(_, _, let stops), .radial(_, _, let stops):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 255 }
    }
  }
}
