// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Strokes polylines by their distance: joins and round caps are smooth by nature, and pieces that overlap
/// never add up.
enum PathStroke {
  /// Raises `values` to the coverage of a line of `width` pixels along `line`; (`dx`, `dy`) is the mask's corner.
  static func draw(
    _ line: Polyline, width: Double, roundCaps: Bool, dx: Double, dy: Double, mask: Mask
  ) {
    var points: [Point] = []
    for p in line.points where points.last.map({ ($0 - p).length > 1e-6 }) ?? true { points.append(p) }
    if line.isClosed, let first = points.first, let last = points.last {
      if (first - last).length > 1e-6 { points.append(first) }
    }
    // A line of no length is a dot if its caps are round.
    if points.count == 1, roundCaps { points.append(points[0]) }
    guard points.count > 1 else { return }
    let half = width / 2
    for i in 1..<points.count {
      let isOpenStart = i == 1 && !line.isClosed && !roundCaps
      let isOpenEnd = i == points.count - 1 && !line.isClosed && !roundCaps
      drawPiece(
        points[i - 1] - Point(dx, dy), points[i] - Point(dx, dy), half, isOpenStart, isOpenEnd, mask)
    }
  }

  private static func drawPiece(
    _ a: Point, _ b: Point, _ half: Double, _ cutStart: Bool, _ cutEnd: Bool, _ mask: Mask
  ) {
    let reach = half + 1
    let x0 = max(0, floorToInt(min(a.x, b.x) - reach))
    let x1 = min(mask.width, floorToInt(max(a.x, b.x) + reach) + 1)
    let y0 = max(0, floorToInt(min(a.y, b.y) - reach))
    let y1 = min(mask.height, floorToInt(max(a.y, b.y) + reach) + 1)
    let d = b - a
    let square = max(d.x * d.x + d.y * d.y, 1e-12)
    let length = square.squareRoot()
    guard x0 < x1, y0 < y1 else { return }
    for y in y0..<y1 {
      let row = mask.values + y * mask.width
      for x in x0..<x1 {
        let px = Double(x) + 0.5 - a.x
        let py = Double(y) + 0.5 - a.y
        let along = (px * d.x + py * d.y) / square
        let t = min(max(along, 0), 1)
        let ex = px - d.x * t
        let ey = py - d.y * t
        let distance = (ex * ex + ey * ey).squareRoot()
        var covered = RoundedBox.coverage(distance - half) - RoundedBox.coverage(distance + half)
        if cutStart { covered *= RoundedBox.coverage(-along * length) }
        if cutEnd { covered *= RoundedBox.coverage((along - 1) * length) }
        row[x] = max(row[x], UInt8(max(covered, 0) * 255 + 0.5))
      }
    }
  }
}
