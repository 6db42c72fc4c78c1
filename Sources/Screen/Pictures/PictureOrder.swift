// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// A picture at a size in pixels.
struct PictureOrder: Hashable, Sendable {
  var picture: Picture
  var width: Int
  var height: Int

  /// False when no picture has this size.
  var isPossible: Bool { (1...16384).contains(width) && (1...16384).contains(height) }

  /// In pixels.
  var area: Int { isPossible ? width * height : 0 }

  static func path(of asset: String, in folder: String) -> String { "\(folder)/\(asset).svg" }

  /// Nil when the picture does not exist or is damaged.
  func bitmap(folder: String) -> Bitmap? {
    guard let surface = surface(folder: folder) else { return nil }
    defer { SDL_FreeSurface(surface) }
    return Bitmap(surface)
  }

  /// As SDL_image makes it, with straight alpha; to be freed with `SDL_FreeSurface`.
  func surface(folder: String) -> UnsafeMutablePointer<SDL_Surface>? {
    guard isPossible, let text = text(folder: folder) else { return nil }
    let surface = text.withUnsafeBytes { bytes in
      let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
      defer { if source != nil { SDL_RWclose(source) } }
      return IMG_LoadSizedSVG_RW(source, Int32(width), Int32(height))
    }
    guard let surface else { return nil }
    guard surface.pointee.w == width, surface.pointee.h == height else {
      SDL_FreeSurface(surface)
      return nil
    }
    return surface
  }

  /// The SVG, told in its first tag to fill `width` x `height` pixels: SDL_image itself keeps proportions, which a
  /// rectangle of whole pixels never has exactly. Nil when there is no SVG, or when it breaks off.
  private func text(folder: String) -> [UInt8]? {
    var text: [UInt8]
    switch picture {
    case .svg(let source): text = Array(source.utf8)
    case .asset(let asset):
      guard let file = MappedFile(PictureOrder.path(of: asset, in: folder)) else { return nil }
      text = file.copy
    }
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    guard text.suffix(6).elementsEqual("</svg>".utf8), text.count < 1 << 30,
      let start = text.indices.first(where: { text[$0...].starts(with: "<svg".utf8) }),
      let end = text[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    // Of two attributes of one name the last one counts.
    text.insert(
      contentsOf: " width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\"".utf8, at: end)
    return text
  }
}

extension Bitmap {
  /// A copy of `surface`, whose pixels are bytes of red, green, blue and straight alpha; nil when they are not.
  convenience init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard surface.pointee.format.pointee.format == UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue),
      let memory = surface.pointee.pixels
    else { return nil }
    self.init(width: Int(surface.pointee.w), height: Int(surface.pointee.h), isCleared: false)
    for y in 0..<height {
      let row = (memory + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      let out = pixels + y * width
      for x in 0..<width {
        let c = row[x]
        let opaque = 0xFF00_0000 | (c & 0xFF) &<< 16 | c & 0xFF00 | (c &>> 16) & 0xFF
        out[x] = c == 0 ? 0 : scaled(opaque, c &>> 24)
      }
    }
  }
}
