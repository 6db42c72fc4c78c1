// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A rounded rectangle in pixels, drawn by its distance function: no memory, and exact at every size.
struct RoundedBox {
  let centerX: Double
  let centerY: Double
  let halfWidth: Double
  let halfHeight: Double
  let radius: Double

  init(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    halfWidth = max(0, width / 2)
    halfHeight = max(0, height / 2)
    centerX = x + halfWidth
    centerY = y + halfHeight
    self.radius = clamp(radius, 0, min(halfWidth, halfHeight))
  }

  /// Signed distance of a point from the outline, in pixels; negative inside.
  @inline(__always)
  func distance(_ x: Double, _ y: Double) -> Double {
    let qx = abs(x - centerX) - (halfWidth - radius)
    let qy = abs(y - centerY) - (halfHeight - radius)
    if qx > 0 && qy > 0 { return (qx * qx + qy * qy).squareRoot() - radius }
    return max(qx, qy) - radius
  }

  /// Part of a pixel inside an edge that lies `distance` away from its middle.
  @inline(__always)
  static func coverage(_ distance: Double) -> Double { min(max(0.5 - distance, 0), 1) }

  /// The area (`stroke` nil) or its outline with lines of width `stroke`, as a coverage from 0 to 255.
  @inline(__always)
  func coverage(_ x: Double, _ y: Double, stroke: Double?) -> UInt8 {
    let d = distance(x, y)
    guard let stroke else { return UInt8(RoundedBox.coverage(d) * 255 + 0.5) }
    let outer = RoundedBox.coverage(d - stroke / 2)
    return UInt8((outer - RoundedBox.coverage(d + stroke / 2)) * 255 + 0.5)
  }

  func draw(_ paint: PaintSource, stroke: Double?, into target: Target, clip: PixelRect, scratch: Scratch) {
    let reach = (stroke ?? 0) / 2
    let bounds = PixelRect(
      around: Rect(
        centerX - halfWidth - reach, centerY - halfHeight - reach, 2 * (halfWidth + reach),
        2 * (halfHeight + reach)))
    let area = bounds.intersection(clip).intersection(target.bounds)
    guard !area.isEmpty else { return }
    // Between the two corner zones a row has one coverage.
    let zone = Int(radius + reach) + 2
    let leftEnd = min(max(bounds.x0 + zone, area.x0), area.x1)
    let rightStart = max(min(max(bounds.x1 - zone, area.x0), area.x1), leftEnd)
    let cover = scratch.coverage(area.width)
    for y in area.y0..<area.y1 {
      let middleY = Double(y) + 0.5
      let middle = leftEnd < rightStart ? coverage(centerX, middleY, stroke: stroke) : 0
      for x in area.x0..<leftEnd {
        cover[x &- area.x0] = coverage(Double(x) + 0.5, middleY, stroke: stroke)
      }
      for x in rightStart..<area.x1 {
        cover[x &- area.x0] = coverage(Double(x) + 0.5, middleY, stroke: stroke)
      }
      let row = target.row(y)
      draw(paint, row, y, area.x0, leftEnd, cover, scratch)
      draw(paint, row, y, leftEnd, rightStart, middle, scratch)
      draw(paint, row, y, rightStart, area.x1, cover + (rightStart - area.x0), scratch)
    }
  }

  private func draw(
    _ paint: PaintSource, _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ x0: Int, _ x1: Int,
    _ coverage: UnsafePointer<UInt8>, _ scratch: Scratch
  ) {
    guard x0 < x1 else { return }
    if let color = paint.constantColor(row: y) {
      blend(row + x0, x1 - x0, color: color, coverage: coverage)
    } else {
      let colors = scratch.colors(x1 - x0)
      paint.colors(row: y, from: x0, count: x1 - x0, into: colors)
      blend(row + x0, x1 - x0, colors: colors, coverage: coverage)
    }
  }

  private func draw(
    _ paint: PaintSource, _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ x0: Int, _ x1: Int,
    _ coverage: UInt8, _ scratch: Scratch
  ) {
    guard x0 < x1, coverage > 0 else { return }
    if let color = paint.constantColor(row: y) {
      blend(row + x0, x1 - x0, color: scaled(color, UInt32(coverage)))
    } else {
      let colors = scratch.colors(x1 - x0)
      paint.colors(row: y, from: x0, count: x1 - x0, into: colors)
      if coverage < 255 { for i in 0..<(x1 - x0) { colors[i] = scaled(colors[i], UInt32(coverage)) } }
      blend(row + x0, x1 - x0, colors: colors)
    }
  }
}

/// Row buffers that are reused from row to row and from frame to frame.
final class Scratch {
  private var coverageRow = Row<UInt8>(capacity: 4096)
  private var colorRow = Row<UInt32>(capacity: 4096)

  deinit {
    coverageRow.memory.deallocate()
    colorRow.memory.deallocate()
  }

  func coverage(_ count: Int) -> UnsafeMutablePointer<UInt8> { coverageRow.grown(to: count) }

  func colors(_ count: Int) -> UnsafeMutablePointer<UInt32> { colorRow.grown(to: count) }

  private struct Row<T> {
    var memory: UnsafeMutablePointer<T>
    var capacity: Int

    init(capacity: Int) {
      memory = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    /// Room for `count` values, whose contents are whatever was there.
    mutating func grown(to count: Int) -> UnsafeMutablePointer<T> {
      if capacity < count {
        memory.deallocate()
        self = Row(capacity: count * 2)
      }
      return memory
    }
  }
}
