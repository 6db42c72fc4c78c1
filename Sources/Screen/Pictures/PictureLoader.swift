// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// Rasterises pictures at the exact size that is asked for.
final class PictureLoader {
  private let folder: String
  private var complaints: Set<String> = []

  /// `folder` holds what `Picture.asset` names.
  init(folder: String) { self.folder = folder }

  /// Nil when the picture does not exist or is damaged; that is said once on standard error.
  func load(_ picture: Picture, width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
    switch picture {
    case .svg(let source):
      return rasterise(source, width, height) ?? complain(about: "a drawing of the program")
    case .asset(let name):
      let path = "\(folder)/\(name)"
      if let file = MappedFile(path + ".svg") {
        return rasterise(file.text, width, height) ?? complain(about: path + ".svg")
      }
      if isReadable(path + ".png") {
        return stretch(path + ".png", width, height) ?? complain(about: path + ".png")
      }
      return complain(about: path)
    }
  }

  private func complain(about name: String) -> Bitmap? {
    if complaints.insert(name).inserted { Screen.complain("the picture \(name) cannot be shown") }
    return nil
  }

  private func rasterise(_ source: String, _ width: Int, _ height: Int) -> Bitmap? {
    guard let sized = PictureLoader.resized(source, width, height) else { return nil }
    let bytes = Array(sized.utf8)
    let surface = bytes.withUnsafeBytes { bytes in
      IMG_LoadSVG_RW(SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)))
    }
    guard let surface else { return nil }
    defer { SDL_FreeSurface(surface) }
    return PictureLoader.premultiplied(surface, width, height)
  }

  /// The drawing with its root's `width` and `height` in pixels and no aspect to keep: SDL_image by itself only
  /// scales evenly.
  static func resized(_ source: String, _ width: Int, _ height: Int) -> String? {
    let text = source.utf8
    guard let start = source.firstIndex(ofSequence: "<svg") else { return nil }
    guard let end = text[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var attributes: [(name: Substring, value: Substring)] = []
    var rest = source[text.index(start, offsetBy: 4)..<end]
    while let equals = rest.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals]
      let after = rest.utf8.index(after: equals)
      guard after < rest.endIndex else { break }
      let quote = rest.utf8[after]
      let from = rest.utf8.index(after: after)
      guard let close = rest.utf8[from...].firstIndex(of: quote) else { break }
      attributes.append((name.trimmed, rest[from..<close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    var tag = "<svg"
    let replaced: Set<Substring> = ["width", "height", "preserveAspectRatio"]
    if !attributes.contains(where: { $0.name == "viewBox" }) {
      guard let w = attributes.first(where: { $0.name == "width" }),
        let h = attributes.first(where: { $0.name == "height" })
      else { return nil }
      tag += " viewBox=\"0 0 \(w.value) \(h.value)\""
    }
    for attribute in attributes where !replaced.contains(attribute.name) {
      tag += " \(attribute.name)=\"\(attribute.value)\""
    }
    tag += " width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
    return tag + source[end...]
  }

  private func stretch(_ path: String, _ width: Int, _ height: Int) -> Bitmap? {
    guard let surface = IMG_Load(path) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let (w, h) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard let plain = PictureLoader.premultiplied(surface, w, h) else { return nil }
    return plain.scaledTo(width: width, height: height)
  }

  /// SDL's pixels, in any format, as premultiplied ones; what `surface` lacks to the size stays transparent.
  static func premultiplied(_ surface: UnsafeMutablePointer<SDL_Surface>, _ width: Int, _ height: Int)
    -> Bitmap?
  {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let plain = SDL_ConvertSurfaceFormat(surface, UInt32(format), 0) else { return nil }
    defer { SDL_FreeSurface(plain) }
    guard let memory = plain.pointee.pixels else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    let columns = min(bitmap.width, Int(plain.pointee.w))
    for y in 0..<min(bitmap.height, Int(plain.pointee.h)) {
      let row = (memory + y * Int(plain.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      let out = bitmap.pixels + y * bitmap.width
      for x in 0..<columns {
        let c = row[x]
        let alpha = c >> 24
        out[x] = alpha == 255 ? c : alpha == 0 ? 0 : scaled(c | 0xFF00_0000, alpha)
      }
    }
    return bitmap
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var s = self.drop { $0.isWhitespace }
    while let last = s.last, last.isWhitespace { s.removeLast() }
    return s
  }
}

extension String {
  /// Where `part` begins, compared byte by byte.
  fileprivate func firstIndex(ofSequence part: String) -> String.Index? {
    let wanted = Array(part.utf8)
    var at = utf8.startIndex
    while at < utf8.endIndex {
      if utf8[at...].starts(with: wanted) { return at }
      at = utf8.index(after: at)
    }
    return nil
  }
}

extension Bitmap {
  /// Resampled by areas: every source pixel counts by how much of it lies under the new one.
  func scaledTo(width newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width && newHeight == height { return self }
    let result = Bitmap(width: newWidth, height: newHeight)
    let (kx, ky) = (Double(width) / Double(newWidth), Double(height) / Double(newHeight))
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        result.pixels[y * newWidth + x] = average(
          Rect(Double(x) * kx, Double(y) * ky, max(kx, 1), max(ky, 1)))
      }
    }
    return result
  }

  private func average(_ area: Rect) -> UInt32 {
    var sums = (0.0, 0.0, 0.0, 0.0)
    var total = 0.0
    let box = PixelRect(around: area).intersection(PixelRect(0, 0, width, height))
    guard !box.isEmpty else { return 0 }
    for y in box.y0..<box.y1 {
      let wy = min(area.maxY, Double(y + 1)) - max(area.y, Double(y))
      for x in box.x0..<box.x1 {
        let weight = wy * (min(area.maxX, Double(x + 1)) - max(area.x, Double(x)))
        let c = pixels[y * width + x]
        sums.0 += weight * Double(c >> 24)
        sums.1 += weight * Double(c >> 16 & 255)
        sums.2 += weight * Double(c >> 8 & 255)
        sums.3 += weight * Double(c & 255)
        total += weight
      }
    }
    guard total > 0 else { return 0 }
    func level(_ sum: Double) -> UInt32 { UInt32(min(sum / total + 0.5, 255)) }
    return level(sums.0) << 24 | level(sums.1) << 16 | level(sums.2) << 8 | level(sums.3)
  }
}
