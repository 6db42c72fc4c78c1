// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Draws without any window or display: the same pixels as in a window, for reference pictures and screenshots.
public final class PictureCanvas {
  private let painter: TilePainter
  private let bitmap: Bitmap

  /// `assets` and `fonts` are folders. Throws when a font is missing or damaged.
  public init(viewport: Viewport, assets: String, fonts: String) throws(ScreenError) {
    let width = max(1, snap(viewport.size.width * viewport.pixelScale))
    let height = max(1, snap(viewport.size.height * viewport.pixelScale))
    painter = try TilePainter(viewport: viewport, width: width, height: height, assets: assets, fonts: fonts)
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
}
