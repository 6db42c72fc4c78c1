// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension Bitmap {
  /// Lays the picture over `target` with its top left corner at (`x`, `y`), times `tint` (premultiplied).
  func draw(x: Int, y: Int, tint: UInt32, into target: Target, clip: PixelRect) {
    let full = PixelRect(x: x, y: y, width: width, height: height)
    let area = full.intersection(clip).intersection(target.bounds)
    guard !area.isEmpty else { return }
    for row in area.y0..<area.y1 {
      let source = pixels + ((row - y) * width + area.x0 - x)
      let dst = target.row(row) + area.x0
      if tint == 0xFFFF_FFFF {
        blend(dst, area.width, colors: source)
      } else {
        blend(dst, area.width, colors: source, tint: tint)
      }
    }
  }

  /// The same, turned clockwise about the middle of the picture: bilinear, and the edges stay smooth.
  func draw(x: Int, y: Int, tint: UInt32, degrees: Double, into target: Target, clip: PixelRect) {
    let bounds = Bitmap.turnedBounds(PixelRect(x: x, y: y, width: width, height: height), degrees)
    let area = bounds.intersection(clip).intersection(target.bounds)
    guard !area.isEmpty else { return }
    let turn = degrees * Double.pi / 180
    // Steps through the picture, in 1/256 pixel, for one pixel to the right.
    let stepX = (cosine(turn) * 65536).rounded()
    let stepY = (-sine(turn) * 65536).rounded()
    let (halfW, halfH) = (Double(width) / 2, Double(height) / 2)
    let (ix, iy) = (Int(stepX), Int(stepY))
    for row in area.y0..<area.y1 {
      let dx = Double(area.x0) + 0.5 - (Double(x) + halfW)
      let dy = Double(row) + 0.5 - (Double(y) + halfH)
      // 16.16 fixed point, from the middle of the picture's first pixel.
      var sx = Int((dx * stepX - dy * stepY + (halfW - 0.5) * 65536).rounded())
      var sy = Int((dx * stepY + dy * stepX + (halfH - 0.5) * 65536).rounded())
      let dst = target.row(row) + area.x0
      for i in 0..<area.width {
        let c = sample(sx, sy)
        if c != 0 { dst[i] = over(tint == 0xFFFF_FFFF ? c : tinted(c, tint), dst[i]) }
        sx &+= ix
        sy &+= iy
      }
    }
  }

  /// The colour at a place in 16.16 fixed point; everything outside the picture is transparent.
  @inline(__always)
  private func sample(_ sx: Int, _ sy: Int) -> UInt32 {
    let x = sx &>> 16
    let y = sy &>> 16
    guard x >= -1, y >= -1, x < width, y < height else { return 0 }
    let fx = UInt32(truncatingIfNeeded: (sx &>> 8) & 255)
    let fy = UInt32(truncatingIfNeeded: (sy &>> 8) & 255)
    let top = mix(pixel(x, y), pixel(x &+ 1, y), fx)
    let bottom = mix(pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1), fx)
    return mix(top, bottom, fy)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y &* width &+ x] : 0
  }

  /// `t` / 256 of the way from `a` to `b`.
  @inline(__always)
  private func mix(_ a: UInt32, _ b: UInt32, _ t: UInt32) -> UInt32 {
    let s = 256 &- t
    let rb = ((a & 0xFF_00FF) &* s &+ (b & 0xFF_00FF) &* t &+ 0x80_0080) &>> 8 & 0xFF_00FF
    let ag = (((a &>> 8) & 0xFF_00FF) &* s &+ ((b &>> 8) & 0xFF_00FF) &* t &+ 0x80_0080) & 0xFF00_FF00
    return rb | ag
  }

  /// What a rectangle may touch when it is turned about its middle.
  static func turnedBounds(_ rect: PixelRect, _ degrees: Double) -> PixelRect {
    guard degrees != 0 else { return rect }
    let c = abs(cosine(degrees * Double.pi / 180))
    let s = abs(sine(degrees * Double.pi / 180))
    let w = Double(rect.width) * c + Double(rect.height) * s
    let h = Double(rect.width) * s + Double(rect.height) * c
    let center = Point(Double(rect.x0 + rect.x1) / 2, Double(rect.y0 + rect.y1) / 2)
    return PixelRect(around: Rect(center: center, size: Size(w + 2, h + 2)))
  }
}
