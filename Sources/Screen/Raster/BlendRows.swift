// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// Whole rows. Four pixels are computed at a time, one channel in each 16-bit lane; the arithmetic is that of `scaled`
// and `over`, so that it does not matter which pixels fall into a block of four. Debug builds take them one by one:
// unoptimised vector types are slower than no vectors.

/// Blends one colour over `count` pixels.
func blend(_ dst: UnsafeMutablePointer<UInt32>, _ count: Int, color: UInt32) {
  let alpha = color &>> 24
  if alpha == 255 {
    for i in 0..<max(0, count) { dst[i] = color }
  } else if alpha != 0 {
    var i = 0
    #if !DEBUG
    let source = FourPixels(repeating: color)
    let rest = FourPixels.Lanes(repeating: UInt16(255 &- alpha))
    while i &+ 4 <= count {
      (source + FourPixels(dst + i) * rest).store(dst + i)
      i &+= 4
    }
    #endif
    while i < count {
      dst[i] = over(color, dst[i])
      i &+= 1
    }
  }
}

/// Blends one colour over `count` pixels, as far as each is covered.
func blend(
  _ dst: UnsafeMutablePointer<UInt32>, _ count: Int, color: UInt32, coverage: UnsafePointer<UInt8>
) {
  var i = 0
  #if !DEBUG
  let source = FourPixels(repeating: color)
  while i &+ 4 <= count {
    let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
    if four != 0 {
      (source * FourPixels.spread(four)).over(FourPixels(dst + i)).store(dst + i)
    }
    i &+= 4
  }
  #endif
  while i < count {
    let c = coverage[i]
    if c != 0 { dst[i] = over(scaled(color, UInt32(c)), dst[i]) }
    i &+= 1
  }
}

/// Blends a row of colours over `count` pixels, as far as each is covered.
func blend(
  _ dst: UnsafeMutablePointer<UInt32>, _ count: Int, colors: UnsafePointer<UInt32>,
  coverage: UnsafePointer<UInt8>
) {
  var i = 0
  #if !DEBUG
  while i &+ 4 <= count {
    let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
    if four != 0 {
      (FourPixels(colors + i) * FourPixels.spread(four)).over(FourPixels(dst + i)).store(dst + i)
    }
    i &+= 4
  }
  #endif
  while i < count {
    let c = coverage[i]
    if c != 0 { dst[i] = over(scaled(colors[i], UInt32(c)), dst[i]) }
    i &+= 1
  }
}

/// Blends a row of colours over `count` pixels.
func blend(_ dst: UnsafeMutablePointer<UInt32>, _ count: Int, colors: UnsafePointer<UInt32>) {
  var i = 0
  #if !DEBUG
  while i &+ 4 <= count {
    let source = FourPixels(colors + i)
    if source.isVisible { source.over(FourPixels(dst + i)).store(dst + i) }
    i &+= 4
  }
  #endif
  while i < count {
    let s = colors[i]
    if s != 0 { dst[i] = over(s, dst[i]) }
    i &+= 1
  }
}

/// Blends a row of colours, each times `tint`, over `count` pixels.
func blend(_ dst: UnsafeMutablePointer<UInt32>, _ count: Int, colors: UnsafePointer<UInt32>, tint: UInt32) {
  var i = 0
  #if !DEBUG
  let light = FourPixels(repeating: tint)
  while i &+ 4 <= count {
    let source = FourPixels(colors + i)
    if source.isVisible { (source * light).over(FourPixels(dst + i)).store(dst + i) }
    i &+= 4
  }
  #endif
  while i < count {
    let s = colors[i]
    if s != 0 { dst[i] = over(tinted(s, tint), dst[i]) }
    i &+= 1
  }
}

#if !DEBUG
/// Four pixels side by side, taken apart without shuffling: even bytes (red, blue) and odd bytes (alpha, green).
private struct FourPixels {
  typealias Lanes = SIMD8<UInt16>

  var even: Lanes
  var odd: Lanes

  @inline(__always)
  init(even: Lanes, odd: Lanes) {
    self.even = even
    self.odd = odd
  }

  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    let all = UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
    self.init(even: all & 255, odd: all &>> 8)
  }

  @inline(__always)
  init(repeating color: UInt32) {
    let all = unsafeBitCast(SIMD4<UInt32>(repeating: color), to: Lanes.self)
    self.init(even: all & 255, odd: all &>> 8)
  }

  @inline(__always)
  func store(_ pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: even | (odd &<< 8), as: Lanes.self)
  }

  @inline(__always)
  var isVisible: Bool {
    let bits = unsafeBitCast(even | odd, to: SIMD2<UInt64>.self)
    return bits[0] | bits[1] != 0
  }

  @inline(__always)
  func over(_ below: FourPixels) -> FourPixels {
    // Alpha is the upper half of each odd pair.
    let alpha = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    let rest = 255 &- unsafeBitCast(alpha | (alpha &<< 16), to: Lanes.self)
    return self + below * rest
  }

  @inline(__always)
  static func + (a: FourPixels, b: FourPixels) -> FourPixels {
    FourPixels(even: a.even &+ b.even, odd: a.odd &+ b.odd)
  }

  @inline(__always)
  static func * (a: FourPixels, b: FourPixels) -> FourPixels {
    FourPixels(even: divided(a.even &* b.even), odd: divided(a.odd &* b.odd))
  }

  @inline(__always)
  static func * (a: FourPixels, factor: Lanes) -> FourPixels {
    FourPixels(even: divided(a.even &* factor), odd: divided(a.odd &* factor))
  }

  /// Each of four bytes in both lanes of its pixel.
  @inline(__always)
  static func spread(_ four: UInt32) -> Lanes {
    let bytes = SIMD4<UInt32>(four & 255, (four &>> 8) & 255, (four &>> 16) & 255, four &>> 24)
    return unsafeBitCast(bytes | (bytes &<< 16), to: Lanes.self)
  }

  /// Products of two bytes, divided by 255 and rounded.
  @inline(__always)
  private static func divided(_ x: Lanes) -> Lanes {
    let t = x &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }
}
#endif
