// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2

/// Why a picture file could not be written.
public struct PNGError: Error {
  public let message: String
}

extension PictureCanvas {
  /// Throws `PNGError` when the file cannot be written.
  public func writePNG(to path: String) throws(PNGError) {
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
