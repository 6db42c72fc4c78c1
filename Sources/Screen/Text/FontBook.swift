// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Synchronization

/// The four typefaces at any size: measures and rasterises single lines.
final class FontBook {
  /// Where a line of text lies around its start on the baseline, in pixels.
  struct Extent {
    var advance: Int
    var width: Int
    var height: Int
    var ascent: Int
  }

  private struct FontKey: Hashable {
    var face: Typeface
    /// Size in 72nds of a pixel, the resolution of SDL_ttf's DPI argument.
    var size: Int
  }

  struct LineKey: Hashable {
    var text: String
    var face: Typeface
    var size: Int
    var tabular: Bool

    init(_ text: String, _ style: TextStyle, scale: Double) {
      self.text = text
      face = style.face
      size = max(72, snap(style.size * scale * 72))
      tabular = style.tabular
    }
  }

  private let files: [Typeface: MappedFile]
  private var fonts: [FontKey: OpaquePointer] = [:]
  private var digitCells: [FontKey: Int] = [:]
  private var extents: [LineKey: Extent] = [:]
  /// All books share one FreeType, which opens and closes one font at a time.
  private static let opening = Mutex<Void>(())

  init(folder: String) throws(ScreenError) {
    guard Self.opening.withLock({ _ in TTF_WasInit() > 0 || TTF_Init() == 0 }) else {
      throw ScreenError("The text renderer cannot start: \(sdlError()).")
    }
    var files: [Typeface: MappedFile] = [:]
    for face in Typeface.allCases {
      let path = "\(folder)/\(face.rawValue).ttf"
      guard let file = MappedFile(path) else {
        throw ScreenError("The font \(path) is missing or cannot be read.")
      }
      files[face] = file
    }
    self.files = files
    for face in Typeface.allCases where font(FontKey(face: face, size: 72 * 15)) == nil {
      throw ScreenError("The font \(folder)/\(face.rawValue).ttf is damaged.")
    }
  }

  deinit { closeFonts() }

  func extent(_ key: LineKey) -> Extent {
    if let known = extents[key] { return known }
    let extent = measure(key)
    if extents.count > 2000 { extents.removeAll(keepingCapacity: true) }
    extents[key] = extent
    return extent
  }

  /// The line as coverage; the mask's origin is the start of the baseline.
  func rasterise(_ key: LineKey) -> Mask {
    let extent = extent(key)
    let mask = Mask(width: extent.width, height: extent.height, left: 0, top: -extent.ascent)
    guard let font = font(FontKey(face: key.face, size: key.size)) else { return mask }
    if key.tabular {
      let cell = digitCell(FontKey(face: key.face, size: key.size))
      var x = 0
      for character in key.text {
        let piece = String(character)
        let advance = width(font, piece)
        let step = FontBook.isDigit(character) ? cell : advance
        render(font, piece, into: mask, at: x + (step - advance) / 2)
        x += step
      }
    } else {
      render(font, key.text, into: mask, at: 0)
    }
    return mask
  }

  private func measure(_ key: LineKey) -> Extent {
    let fontKey = FontKey(face: key.face, size: key.size)
    guard let font = font(fontKey) else { return Extent(advance: 0, width: 0, height: 0, ascent: 0) }
    var advance = 0
    if key.tabular {
      let cell = digitCell(fontKey)
      for character in key.text {
        advance += FontBook.isDigit(character) ? cell : width(font, String(character))
      }
    } else {
      advance = width(font, key.text)
    }
    return Extent(
      advance: advance, width: advance, height: Int(TTF_FontHeight(font)), ascent: Int(TTF_FontAscent(font)))
  }

  private func width(_ font: OpaquePointer, _ text: String) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  private func digitCell(_ key: FontKey) -> Int {
    if let known = digitCells[key] { return known }
    guard let font = font(key) else { return 0 }
    let widest = "0123456789".map { width(font, String($0)) }.max() ?? 0
    digitCells[key] = widest
    return widest
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// SDL_ttf gives a picture of the line; of that only the alpha counts.
  private func render(_ font: OpaquePointer, _ text: String, into mask: Mask, at x: Int) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return }
    defer { SDL_FreeSurface(surface) }
    guard let memory = surface.pointee.pixels else { return }
    let width = min(Int(surface.pointee.w), mask.width - x)
    for y in 0..<min(Int(surface.pointee.h), mask.height) {
      let row = (memory + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      let out = mask.values + y * mask.width + x
      for i in 0..<max(0, width) { out[i] = max(out[i], UInt8(truncatingIfNeeded: row[i] >> 24)) }
    }
  }

  private func font(_ key: FontKey) -> OpaquePointer? {
    if let open = fonts[key] { return open }
    guard let file = files[key.face] else { return nil }
    if fonts.count >= 40 { closeFonts() }
    let source = SDL_RWFromConstMem(file.bytes, Int32(file.count))
    // One "point" at 72 times the size in dots per inch is the size in pixels, to a 72nd.
    var opened: OpaquePointer?
    Self.opening.withLock { _ in
      opened = TTF_OpenFontDPIRW(source, 1, 1, UInt32(key.size), UInt32(key.size))
    }
    guard let font = opened else { return nil }
    // Light hinting keeps the baseline and x-height crisp; widths stay those of the typeface.
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(font, 1)
    fonts[key] = font
    return font
  }

  private func closeFonts() {
    Self.opening.withLock { _ in
      for font in fonts.values { TTF_CloseFont(font) }
    }
    fonts.removeAll()
  }
}

/// Widths in points, as the text will be drawn.
struct FontMetrics: TextMetrics {
  let fonts: FontBook
  /// Pixels per point.
  let scale: Double

  init(fonts: FontBook, scale: Double) {
    self.fonts = fonts
    // Letters of a pixel or less are as wide as they can be drawn, which says nothing of the words.
    self.scale = max(0.25, scale)
  }

  func width(of text: String, _ style: TextStyle) -> Double {
    guard !text.isEmpty else { return 0 }
    return Double(fonts.extent(FontBook.LineKey(text, style, scale: scale)).advance) / scale
  }
}
