// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Screen

/// The pixels of a PNG file as `PictureCanvas.pixels()` gives them, and its width; nil when it cannot be read.
public func readPNG(_ path: String) -> (width: Int, pixels: [UInt32])? {
  guard let surface = IMG_Load(path) else { return nil }
  defer { SDL_FreeSurface(surface) }
  guard let plain = SDL_ConvertSurfaceFormat(surface, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0) else {
    return nil
  }
  defer { SDL_FreeSurface(plain) }
  guard let memory = plain.pointee.pixels else { return nil }
  let (width, height) = (Int(plain.pointee.w), Int(plain.pointee.h))
  var pixels: [UInt32] = []
  pixels.reserveCapacity(width * height)
  for y in 0..<height {
    let row = (memory + y * Int(plain.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
    pixels += UnsafeBufferPointer(start: row, count: width)
  }
  return (width, pixels)
}
