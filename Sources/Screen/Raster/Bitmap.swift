// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A picture in memory: premultiplied 0xAARRGGBB pixels, row after row without gaps.
final class Bitmap {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt32>

  /// All pixels are transparent, but when they are to be overwritten anyway and `isCleared` is false, they are anything.
  /// A side below 1 counts as 1.
  init(width: Int, height: Int, isCleared: Bool = true) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = .allocate(capacity: self.width * self.height)
    if isCleared { pixels.initialize(repeating: 0, count: self.width * self.height) }
  }

  deinit { pixels.deallocate() }

  /// A rectangle without a single transparent pixel: the opaque run through the middle, as high as it stays opaque.
  /// To be asked for when the picture is complete.
  private(set) lazy var opaquePart: PixelRect = {
    let (x, y) = (width / 2, height / 2)
    func isOpaque(_ x: Int, _ y: Int) -> Bool { pixels[y * width + x] >> 24 == 255 }
    guard isOpaque(x, y) else { return PixelRect(0, 0, 0, 0) }
    var part = PixelRect(x: x, y: y, width: 1, height: 1)
    while part.x0 > 0 && isOpaque(part.x0 - 1, y) { part.x0 -= 1 }
    while part.x1 < width && isOpaque(part.x1, y) { part.x1 += 1 }
    func isRowOpaque(_ y: Int) -> Bool {
      let row = pixels + y * width
      var all: UInt32 = 0xFF00_0000
      var x = part.x0
      while x < part.x1 {
        all &= row[x] | 0x00FF_FFFF
        x += 1
      }
      return all >> 24 == 255
    }
    while part.y0 > 0 && isRowOpaque(part.y0 - 1) { part.y0 -= 1 }
    while part.y1 < height && isRowOpaque(part.y1) { part.y1 += 1 }
    return part
  }()

  var target: Target { Target(pixels: pixels, stride: width, width: width, height: height) }
}

/// How much of each pixel is covered, 0 to 255, row after row without gaps.
final class Mask {
  let width: Int
  let height: Int
  /// Where the mask lies relative to the origin of what it shows.
  let left: Int
  let top: Int
  let values: UnsafeMutablePointer<UInt8>

  /// Nothing is covered. A side below 1 counts as 1.
  init(width: Int, height: Int, left: Int = 0, top: Int = 0) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.left = left
    self.top = top
    values = .allocate(capacity: self.width * self.height)
    values.initialize(repeating: 0, count: self.width * self.height)
  }

  deinit { values.deallocate() }
}

/// Memory that is drawn into: opaque 0x..RRGGBB pixels. It belongs to someone else.
struct Target {
  var pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  var stride: Int
  var width: Int
  var height: Int

  var bounds: PixelRect { PixelRect(0, 0, width, height) }

  /// The pixel in the middle of the lower edge, where no scene has anything but its ground.
  var ground: UInt32 { width > 0 && height > 0 ? row(height - 1)[width / 2] : 0xFF00_0000 }

  func fill(_ color: UInt32) {
    for y in 0..<height { row(y).update(repeating: color, count: width) }
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y &* stride }
}
