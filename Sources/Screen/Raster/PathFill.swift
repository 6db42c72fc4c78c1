// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Fills polylines with exact area coverage, by the accumulation of signed areas along each row
/// (Levien's font-rs): every edge adds what it covers to the right of it, and a running sum gives the coverage.
struct PathFill {
  private let width: Int
  private let height: Int
  private var sums: [Float]

  /// Points are in pixels relative to the top left corner of the mask.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = Array(repeating: 0, count: (width + 2) * height)
  }

  mutating func add(_ line: Polyline, dx: Double, dy: Double) {
    guard var previous = line.points.last else { return }
    for point in line.points {
      addEdge(previous.x - dx, previous.y - dy, point.x - dx, point.y - dy)
      previous = point
    }
  }

  /// What is inside: where the winding number is not zero.
  func values(into out: UnsafeMutablePointer<UInt8>) {
    sums.withUnsafeBufferPointer { sums in
      for y in 0..<height {
        var sum: Float = 0
        let from = y &* (width &+ 2)
        let to = y &* width
        var value: UInt8 = 0
        for x in 0..<width {
          let change = sums[from &+ x]
          if change != 0 {
            sum += change
            value = UInt8(min(abs(sum), 1) * 255 + 0.5)
          }
          out[to &+ x] = value
        }
      }
    }
  }

  private mutating func addEdge(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    guard ay != by else { return }
    let sign: Double = ay < by ? 1 : -1
    let (x0, y0, x1, y1) = ay < by ? (ax, ay, bx, by) : (bx, by, ax, ay)
    let slope = (x1 - x0) / (y1 - y0)
    let limit = Double(width)
    let top = max(0, floorToInt(y0))
    let bottom = min(height, floorToInt(y1) + 1)
    guard top < bottom else { return }
    for row in top..<bottom {
      let ya = max(y0, Double(row))
      let yb = min(y1, Double(row + 1))
      guard ya < yb else { continue }
      let dy = (yb - ya) * sign
      let xa = clamp(x0 + (ya - y0) * slope, 0, limit)
      let xb = clamp(x0 + (yb - y0) * slope, 0, limit)
      spread(row, min(xa, xb), max(xa, xb), dy)
    }
  }

  /// Adds an edge piece inside one row, from `left` to `right`, that rises by `dy`.
  private mutating func spread(_ row: Int, _ left: Double, _ right: Double, _ dy: Double) {
    let base = row * (width + 2)
    let first = Int(left)
    let last = Int(right)
    if first == last {
      let covered = 1 - ((left + right) / 2 - Double(first))
      sums[base + first] += Float(dy * covered)
      sums[base + first + 1] += Float(dy * (1 - covered))
      return
    }
    let perX = dy / (right - left)
    var x = left
    var column = first
    while column <= last {
      let end = min(right, Double(column + 1))
      let part = (end - x) * perX
      let covered = 1 - ((x + end) / 2 - Double(column))
      sums[base + column] += Float(part * covered)
      sums[base + column + 1] += Float(part * (1 - covered))
      x = end
      column += 1
    }
  }
}
