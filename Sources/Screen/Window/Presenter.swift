// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2

/// Owns the memory that is drawn into, and brings parts of it to the screen.
protocol Presenter: AnyObject {
  /// True when `show` itself waits for the display.
  var paces: Bool { get }
  /// The memory for the window's present size; nil when there is none (a window of no size). What it held is lost when
  /// the size has changed.
  func target() -> Target?
  /// False when that is impossible for good: what draws is to be made anew.
  func show(_ rects: [PixelRect]) -> Bool
  /// The window has another size, or what was on it is lost.
  func resized()
}

/// The processor draws, and only the changed rectangles travel to the display server.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer
  /// Where the window's own format is not ours, we draw here and SDL converts.
  private var own: (bitmap: Bitmap, surface: UnsafeMutablePointer<SDL_Surface>)?

  /// Nil when the window has no surface to draw on.
  init?(window: OpaquePointer) {
    self.window = window
    guard SDL_GetWindowSurface(window) != nil else { return nil }
  }

  deinit { resized() }

  var paces: Bool { false }

  func target() -> Target? {
    guard let surface = SDL_GetWindowSurface(window), let memory = surface.pointee.pixels else { return nil }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let format = surface.pointee.format.pointee.format
    if format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue {
      return Target(
        pixels: memory.assumingMemoryBound(to: UInt32.self), stride: Int(surface.pointee.pitch) / 4,
        width: width, height: height)
    }
    if own == nil {
      let bitmap = Bitmap(width: width, height: height)
      let wrapped = SDL_CreateRGBSurfaceWithFormatFrom(
        bitmap.pixels, Int32(width), Int32(height), 32, Int32(width * 4),
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue))
      if let wrapped { own = (bitmap, wrapped) }
    }
    return own?.bitmap.target
  }

  func show(_ rects: [PixelRect]) -> Bool {
    let areas = rects.map {
      SDL_Rect(x: Int32($0.x0), y: Int32($0.y0), w: Int32($0.width), h: Int32($0.height))
    }
    if let own, let surface = SDL_GetWindowSurface(window) {
      for area in areas {
        var from = area
        var to = area
        SDL_UpperBlit(own.surface, &from, surface, &to)
      }
    }
    // Fails while the window gets another size, which is reported in a moment.
    SDL_UpdateWindowSurfaceRects(window, areas, Int32(areas.count))
    return true
  }

  func resized() {
    if let own { SDL_FreeSurface(own.surface) }
    own = nil
  }
}

/// The graphics card brings the picture to the screen, in step with it.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var bitmap: Bitmap?
  let paces: Bool

  /// Nil when there is no accelerated renderer, or, unless `anyGPU`, when the "graphics card" is a program.
  init?(window: OpaquePointer, anyGPU: Bool) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
    if !anyGPU && TexturePresenter.isEmulated {
      SDL_DestroyRenderer(renderer)
      return nil
    }
    var info = SDL_RendererInfo()
    let known = SDL_GetRendererInfo(renderer, &info) == 0
    paces = known && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    self.renderer = renderer
  }

  deinit {
    resized()
    SDL_DestroyRenderer(renderer)
  }

  func target() -> Target? {
    if let bitmap { return bitmap.target }
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0 else { return nil }
    texture = SDL_CreateTexture(
      renderer, UInt32(SDL_PIXELFORMAT_RGB888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width,
      height)
    bitmap = Bitmap(width: Int(width), height: Int(height))
    return bitmap?.target
  }

  func show(_ rects: [PixelRect]) -> Bool {
    guard let bitmap, let texture else { return false }
    for rect in rects {
      var area = SDL_Rect(rect)
      let pixels = bitmap.pixels + rect.y0 * bitmap.width + rect.x0
      guard SDL_UpdateTexture(texture, &area, pixels, Int32(bitmap.width * 4)) == 0 else { return false }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { return false }
    SDL_RenderPresent(renderer)
    return true
  }

  func resized() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    bitmap = nil
  }

  /// True when OpenGL is made by the processor: then our own drawing is faster and smaller.
  private static var isEmulated: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    let glGetString = unsafeBitCast(address, to: GetString.self)
    let glRenderer: UInt32 = 0x1F01
    guard let text = glGetString(glRenderer) else { return true }
    let name = String(cString: text).lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software"].contains { name.contains($0) }
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x0), y: Int32(rect.y0), w: Int32(rect.width), h: Int32(rect.height))
  }
}
