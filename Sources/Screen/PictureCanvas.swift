// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// Draws without any window or display: the same pixels as in a window, for reference pictures and screenshots.
public final class PictureCanvas {
  private let painter: Painter
  private let bitmap: Bitmap

  /// `assets` and `fonts` are folders. Throws when a font is missing or damaged.
  public init(viewport: Viewport, assets: String, fonts: String) throws(ScreenError) {
    let width = max(1, snap(viewport.size.width * viewport.pixelScale))
    let height = max(1, snap(viewport.size.height * viewport.pixelScale))
    painter = try Painter(viewport: viewport, width: width, height: height, assets: assets, fonts: fonts)
    bitmap = Bitmap(width: width, height: height)
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// Draws what differs from the list before; says how many pixels that were.
  @discardableResult
  public func draw(_ list: DrawList) -> Int {
    painter.draw(list, into: bitmap.target).reduce(0) { $0 + $1.area }
  }

  /// 0xFFRRGGBB, row after row.
  public func pixels() -> [UInt32] {
    Array(UnsafeBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height))
  }

  public var metrics: any TextMetrics { painter.metrics }

  public func writePNG(to path: String) throws(ScreenError) {
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.width * 4),
      UInt32(SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    guard let surface, IMG_SavePNG(surface, path) == 0 else {
      throw ScreenError("The picture \(path) cannot be written: \(sdlError()).")
    }
  }

  /// The pixels of a PNG file as `pixels()` gives them, and its width; nil when it cannot be read.
  public static func readPNG(_ path: String) -> (width: Int, pixels: [UInt32])? {
    guard let surface = IMG_Load(path) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard let bitmap = PictureLoader.premultiplied(surface, width, height) else { return nil }
    return (width, Array(UnsafeBufferPointer(start: bitmap.pixels, count: width * height)))
  }
}
