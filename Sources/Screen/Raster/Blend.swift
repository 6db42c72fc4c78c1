// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

// Pixels are premultiplied 0xAARRGGBB. Two channels are computed at a time in one 32-bit word; the division
// by 255 is exact (Blinn, "Three wrongs make a right", 1995).

/// All four channels of `c` times `a` / 255, rounded.
@inline(__always)
func scaled(_ c: UInt32, _ a: UInt32) -> UInt32 {
  var rb = (c & 0xFF_00FF) &* a &+ 0x80_0080
  rb = ((rb &+ ((rb &>> 8) & 0xFF_00FF)) &>> 8) & 0xFF_00FF
  var ag = ((c &>> 8) & 0xFF_00FF) &* a &+ 0x80_0080
  ag = (ag &+ ((ag &>> 8) & 0xFF_00FF)) & 0xFF00_FF00
  return rb | ag
}

/// `s` laid over `d`.
@inline(__always)
func over(_ s: UInt32, _ d: UInt32) -> UInt32 { s &+ scaled(d, 255 &- (s &>> 24)) }

/// Channel by channel product: what a white picture looks like in the light of `tint`.
@inline(__always)
func tinted(_ c: UInt32, _ tint: UInt32) -> UInt32 {
  @inline(__always) func part(_ shift: UInt32) -> UInt32 {
    let t = ((c &>> shift) & 255) &* ((tint &>> shift) & 255) &+ 128
    return ((t &+ (t &>> 8)) &>> 8) &<< shift
  }
  return part(24) | part(16) | part(8) | part(0)
}

extension Color {
  /// Premultiplied 0xAARRGGBB.
  var premultiplied: UInt32 { scaled(0xFF00_0000 | hex, UInt32(alpha)) }
}
