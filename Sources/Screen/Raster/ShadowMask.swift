// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// The blurred shadow of a rounded rectangle. It has two axes of symmetry and long parts where nothing changes:
/// one corner is kept, and the rest is mirrored and stretched while drawing. A board's shadow of 900 x 900
/// pixels costs about 60 KiB.
final class CornerShadow {
  /// The top left corner, blur included. Its last row and column are what is repeated.
  let corner: Mask
  let reach: Int

  /// Sides in whole pixels, radius and sigma in pixels.
  init(width: Int, height: Int, radius: Double, sigma: Double) {
    reach = Gaussian.reach(sigma)
    let enough = CornerShadow.stableSide(radius: radius, sigma: sigma)
    let w = min(width, enough)
    let h = min(height, enough)
    let fullWidth = w + 2 * reach
    let fullHeight = h + 2 * reach
    let values = CornerShadow.blurred(w, h, radius, sigma, reach)
    corner = Mask(width: (fullWidth + 1) / 2, height: (fullHeight + 1) / 2)
    for y in 0..<corner.height {
      for x in 0..<corner.width {
        corner.values[y * corner.width + x] = UInt8(min(max(values[y * fullWidth + x], 0), 1) * 255 + 0.5)
      }
    }
  }

  /// The side from which on, in the middle of an edge, the corners no longer show.
  static func stableSide(radius: Double, sigma: Double) -> Int {
    2 * (Int(radius.rounded(.up)) + Gaussian.reach(sigma) + 1) + 1
  }

  /// The whole rectangle with a margin of `reach`, row after row. Wide blurs are made on a coarser grid: they have
  /// no detail that it could lose.
  private static func blurred(
    _ w: Int, _ h: Int, _ radius: Double, _ sigma: Double, _ reach: Int
  ) -> [Float] {
    let step = sigma >= 24 ? 4 : sigma >= 10 ? 2 : 1
    let width = w + 2 * reach
    let height = h + 2 * reach
    let coarseWidth = width / step + 2
    let coarseHeight = height / step + 2
    let box = RoundedBox(
      x: Double(reach) / Double(step), y: Double(reach) / Double(step), width: Double(w) / Double(step),
      height: Double(h) / Double(step), radius: radius / Double(step))
    var coarse = [Float](repeating: 0, count: coarseWidth * coarseHeight)
    for y in 0..<coarseHeight {
      for x in 0..<coarseWidth {
        let d = box.distance(Double(x) + 0.5, Double(y) + 0.5)
        coarse[y * coarseWidth + x] = Float(RoundedBox.coverage(d))
      }
    }
    Gaussian.blur(&coarse, width: coarseWidth, height: coarseHeight, sigma: sigma / Double(step))
    guard step > 1 else {
      var cut = [Float](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width { cut[y * width + x] = coarse[y * coarseWidth + x] }
      }
      return cut
    }
    return enlarged(coarse, coarseWidth, coarseHeight, step, width, height)
  }

  private static func enlarged(
    _ coarse: [Float], _ coarseWidth: Int, _ coarseHeight: Int, _ step: Int, _ width: Int, _ height: Int
  ) -> [Float] {
    var fine = [Float](repeating: 0, count: width * height)
    coarse.withUnsafeBufferPointer { coarse in
      fine.withUnsafeMutableBufferPointer { fine in
        for y in 0..<height {
          let fy = max(0, (Float(y) + 0.5) / Float(step) - 0.5)
          let cy = min(Int(fy), coarseHeight - 2)
          let ty = min(fy - Float(cy), 1)
          for x in 0..<width {
            let fx = max(0, (Float(x) + 0.5) / Float(step) - 0.5)
            let cx = min(Int(fx), coarseWidth - 2)
            let tx = min(fx - Float(cx), 1)
            let at = cy &* coarseWidth &+ cx
            let top = coarse[at] + (coarse[at &+ 1] - coarse[at]) * tx
            let low = at &+ coarseWidth
            let bottom = coarse[low] + (coarse[low &+ 1] - coarse[low]) * tx
            fine[y &* width &+ x] = top + (bottom - top) * ty
          }
        }
      }
    }
    return fine
  }

  /// Draws the shadow of the rectangle `box`, which must have the sides it was made for.
  func draw(box: PixelRect, color: UInt32, into target: Target, clip: PixelRect, scratch: Scratch) {
    let full = box.inset(-reach)
    let area = full.intersection(clip).intersection(target.bounds)
    guard !area.isEmpty else { return }
    let cover = scratch.coverage(area.width)
    let lastX = corner.width - 1
    let lastY = corner.height - 1
    // Columns that repeat the last one of the corner.
    let flatStart = min(max(full.x0 + lastX, area.x0), area.x1)
    let flatEnd = min(max(full.x1 - lastX, flatStart), area.x1)
    for y in area.y0..<area.y1 {
      let cy = min(y &- full.y0, full.y1 &- 1 &- y, lastY)
      let source = corner.values + cy &* corner.width
      var x = area.x0
      while x < flatStart {
        cover[x &- area.x0] = source[x &- full.x0]
        x &+= 1
      }
      x = flatEnd
      while x < area.x1 {
        cover[x &- area.x0] = source[min(full.x1 &- 1 &- x, lastX)]
        x &+= 1
      }
      let row = target.row(y)
      blend(row + area.x0, flatStart - area.x0, color: color, coverage: cover)
      blend(row + flatStart, flatEnd - flatStart, color: scaled(color, UInt32(source[lastX])))
      blend(row + flatEnd, area.x1 - flatEnd, color: color, coverage: cover + (flatEnd - area.x0))
    }
  }
}
