// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension Mask {
  /// The area of `outline` at `scale` pixels per point; its own (0, 0) is on a whole pixel.
  static func fill(of outline: Outline, scale: Double) -> Mask {
    let bounds = pixelBounds(outline, scale, margin: 0)
    let mask = Mask(width: bounds.width, height: bounds.height, left: bounds.x0, top: bounds.y0)
    var fill = PathFill(width: mask.width, height: mask.height)
    for line in Polyline.flatten(outline, scale: scale) {
      fill.add(line, dx: Double(mask.left), dy: Double(mask.top))
    }
    fill.values(into: mask.values)
    return mask
  }

  /// The line along `outline`, `width` points wide.
  static func stroke(of outline: Outline, width: Double, roundCaps: Bool, scale: Double) -> Mask {
    let bounds = pixelBounds(outline, scale, margin: width * scale / 2 + 1)
    let mask = Mask(width: bounds.width, height: bounds.height, left: bounds.x0, top: bounds.y0)
    for line in Polyline.flatten(outline, scale: scale) {
      PathStroke.draw(
        line, width: width * scale, roundCaps: roundCaps, dx: Double(mask.left), dy: Double(mask.top),
        mask: mask)
    }
    return mask
  }

  /// The area of `outline`, blurred; `sigma` is in points.
  static func shadow(of outline: Outline, sigma: Double, scale: Double) -> Mask {
    let plain = fill(of: outline, scale: scale)
    let reach = Gaussian.reach(sigma * scale)
    let mask = Mask(
      width: plain.width + 2 * reach, height: plain.height + 2 * reach, left: plain.left - reach,
      top: plain.top - reach)
    var values = [Float](repeating: 0, count: mask.width * mask.height)
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        values[(y + reach) * mask.width + x + reach] = Float(plain.values[y * plain.width + x]) / 255
      }
    }
    Gaussian.blur(&values, width: mask.width, height: mask.height, sigma: sigma * scale)
    for i in 0..<values.count { mask.values[i] = UInt8(min(max(values[i], 0), 1) * 255 + 0.5) }
    return mask
  }

  /// The whole pixels that `outline` and `margin` pixels around it may touch, relative to its (0, 0).
  static func pixelBounds(_ outline: Outline, _ scale: Double, margin: Double) -> PixelRect {
    let b = outline.bounds
    let bounds = Rect(b.x * scale, b.y * scale, b.width * scale, b.height * scale)
    return PixelRect(around: bounds.inset(-margin))
  }

  /// Paints through the mask, whose origin lies on pixel (`x`, `y`).
  func draw(x: Int, y: Int, _ paint: PaintSource, into target: Target, clip: PixelRect, scratch: Scratch) {
    let full = PixelRect(x: x + left, y: y + top, width: width, height: height)
    let area = full.intersection(clip).intersection(target.bounds)
    guard !area.isEmpty else { return }
    for row in area.y0..<area.y1 {
      let coverage = values + (row - full.y0) * width + (area.x0 - full.x0)
      let dst = target.row(row) + area.x0
      if let color = paint.constantColor(row: row) {
        blend(dst, area.width, color: color, coverage: coverage)
        continue
      }
      // Gradients cost something for every pixel, and the middle of a ring is empty.
      var end = 0
      while let run = Mask.nextRun(coverage, from: end, to: area.width) {
        let colors = scratch.colors(run.count)
        paint.colors(row: row, from: area.x0 + run.lowerBound, count: run.count, into: colors)
        blend(dst + run.lowerBound, run.count, colors: colors, coverage: coverage + run.lowerBound)
        end = run.upperBound
      }
    }
  }

  /// The next covered pixels, taken together where the gaps are short; nil when there are none.
  private static func nextRun(_ values: UnsafePointer<UInt8>, from: Int, to end: Int) -> Range<Int>? {
    var start = from
    while start &+ 8 <= end, UnsafeRawPointer(values + start).loadUnaligned(as: UInt64.self) == 0 {
      start &+= 8
    }
    while start < end, values[start] == 0 { start &+= 1 }
    guard start < end else { return nil }
    var stop = start
    while stop &+ 8 <= end, UnsafeRawPointer(values + stop).loadUnaligned(as: UInt64.self) != 0 { stop &+= 8 }
    return start..<(stop &+ 8 <= end ? stop : end)
  }
}
