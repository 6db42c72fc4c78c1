// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Screen

/// Why a picture file could not be written.
public struct PNGError: Error {
  public let message: String
}

extension PictureCanvas {
  /// Throws `PNGError` when the file cannot be written.
  public func writePNG(to path: String) throws {
    var pixels = pixels()
    let (width, height) = (Int32(width), Int32(height))
    let format = UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
    let isWritten = pixels.withUnsafeMutableBytes { memory in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        memory.baseAddress, width, height, 32, width * 4, format)
      defer { SDL_FreeSurface(surface) }
      return surface != nil && IMG_SavePNG(surface, path) == 0
    }
    if !isWritten { throw PNGError(message: "The picture \(path) cannot be written.") }
  }
}

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
