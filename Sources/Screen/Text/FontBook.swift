// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Synchronization

/// The four typefaces at any size: measures and rasterises single lines. Letters that they have not are those of a typeface of
/// the system, and where that has none either, a box.
final class FontBook {
  /// Where a line of text lies around its start on the baseline, in pixels.
  struct Extent {
    var advance: Int
    var width: Int
    var height: Int
    var ascent: Int
  }

  private enum Source: Hashable {
    case own(Typeface)
    /// By its place in `SystemFonts.faces`.
    case system(Int)
  }

  private struct FontKey: Hashable {
    var source: Source
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

  private struct Letter: Hashable {
    var character: Character
    var face: Typeface
  }

  private let files: [Typeface: MappedFile]
  private let system = SystemFonts()
  /// Which typeface has a letter.
  private var sources: [Letter: Source] = [:]
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
    for face in Typeface.allCases where font(FontKey(source: .own(face), size: 72 * 15)) == nil {
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
    var x = 0
    for part in parts(of: key) {
      guard let font = font(part.font) else { continue }
      let top = extent.ascent - Int(TTF_FontAscent(font))
      render(font, part.text, into: mask, at: x + part.indent, top)
      x += part.advance
    }
    return mask
  }

  private func measure(_ key: LineKey) -> Extent {
    var (advance, ascent, descent) = (0, 0, 0)
    var seen: Set<FontKey> = []
    for part in parts(of: key) {
      advance += part.advance
      guard seen.insert(part.font).inserted, let font = font(part.font) else { continue }
      ascent = max(ascent, Int(TTF_FontAscent(font)))
      descent = max(descent, Int(TTF_FontHeight(font) - TTF_FontAscent(font)))
    }
    return Extent(advance: advance, width: advance, height: ascent + descent, ascent: ascent)
  }

  // MARK: - Parts

  /// A part of a line that is drawn at once. Its font is named, not held: opening another one may close it.
  private struct Part {
    var text: String
    var font: FontKey
    var advance: Int
    /// From where the part begins to where it is drawn.
    var indent = 0
  }

  private func parts(of key: LineKey) -> [Part] {
    let own = FontKey(source: .own(key.face), size: key.size)
    guard key.tabular else { return runs(key.text, own).map { part($0.text, $0.font) } }
    let cell = digitCell(own)
    return key.text.flatMap { character in
      runs(String(character), own).map { run in
        var part = part(run.text, run.font)
        if FontBook.isDigit(character) {
          part.indent = (cell - part.advance) / 2
          part.advance = cell
        }
        return part
      }
    }
  }

  private func part(_ text: String, _ key: FontKey) -> Part {
    Part(text: text, font: key, advance: font(key).map { width($0, text) } ?? 0)
  }

  /// The text in parts that one typeface has the letters of.
  private func runs(_ text: String, _ own: FontKey) -> [(text: String, font: FontKey)] {
    guard case .own(let face) = own.source, text.utf8.contains(where: { $0 >= 0x80 }) else {
      return [(text, own)]
    }
    var runs: [(text: String, font: FontKey)] = []
    for character in text {
      let font = FontKey(source: source(of: Letter(character: character, face: face)), size: own.size)
      if runs.last?.font == font {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), font))
      }
    }
    return runs
  }

  private func source(of letter: Letter) -> Source {
    if letter.character.isASCII { return .own(letter.face) }
    if let known = sources[letter] { return known }
    let found = search(letter)
    if sources.count > 4000 { sources.removeAll() }
    sources[letter] = found
    return found
  }

  private func search(_ letter: Letter) -> Source {
    let own = Source.own(letter.face)
    let scalars = letter.character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func missing(in source: Source) -> Unicode.Scalar? {
      guard let font = font(FontKey(source: source, size: 72 * 15)) else { return scalars.first }
      return scalars.first { TTF_GlyphIsProvided32(font, $0.value) == 0 }
    }
    guard let wanted = missing(in: own) else { return own }
    if let place = system.faces.indices.first(where: { missing(in: .system($0)) == nil }) {
      return .system(place)
    }
    while let place = system.find(wanted) {
      if missing(in: .system(place)) == nil { return .system(place) }
    }
    return own
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
  private func render(_ font: OpaquePointer, _ text: String, into mask: Mask, at x: Int, _ top: Int) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return }
    defer { SDL_FreeSurface(surface) }
    guard let memory = surface.pointee.pixels else { return }
    let width = min(Int(surface.pointee.w), mask.width - x)
    for y in 0..<max(0, min(Int(surface.pointee.h), mask.height - top)) {
      let row = (memory + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      let out = mask.values + (y + top) * mask.width + x
      for i in 0..<max(0, width) { out[i] = max(out[i], UInt8(truncatingIfNeeded: row[i] >> 24)) }
    }
  }

  private func font(_ key: FontKey) -> OpaquePointer? {
    if let open = fonts[key] { return open }
    let (file, index): (MappedFile?, Int) =
      switch key.source {
      case .own(let face): (files[face], 0)
      case .system(let place): (system.faces[place].file, system.faces[place].index)
      }
    guard let file, let length = Int32(exactly: file.count) else { return nil }
    if fonts.count >= 40 { closeFonts() }
    let source = SDL_RWFromConstMem(file.bytes, length)
    // One "point" at 72 times the size in dots per inch is the size in pixels, to a 72nd.
    var opened: OpaquePointer?
    Self.opening.withLock { _ in
      opened = TTF_OpenFontIndexDPIRW(source, 1, 1, index, UInt32(key.size), UInt32(key.size))
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
