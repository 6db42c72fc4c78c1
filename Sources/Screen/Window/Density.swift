// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// How many coordinates of the window count as one: Wayland's are the same size on every display, X11's are pixels, and how
/// dense these are only the desktop says.
struct Density {
  let factor: Double
  /// True where the desktop's size of text is in it: what sets `Xft.dpi` multiplies the two.
  let hasTextSize: Bool

  /// - Parameter chosen: what the player wants; nil for what the display asks for. A display server has been found.
  init(chosen: Double?) {
    let isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) == "x11" } ?? false
    let dots = isX11 ? XResources.dotsPerInch() : nil
    hasTextSize = chosen == nil && dots != nil
    factor = chosen ?? max(1, min((dots ?? 96) / 96, 4))
  }

  /// Where a window opens that should have so many points.
  func opening(_ points: Size, last: WindowPlace?) -> WindowPlace? {
    let size = Size((points.width * factor).rounded(), (points.height * factor).rounded())
    return WindowPlace.opening(
      size, last: last, in: WindowPlace.rooms, factor: factor, isInner: Library.sdl.isOnSDL3)
  }

  /// A size in window coordinates: that many points, or as many as the display has room for.
  func coordinates(_ points: Size) -> Size {
    guard factor > 1 else { return points }
    let size = Size((points.width * factor).rounded(), (points.height * factor).rounded())
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else { return size }
    return Size(min(size.width, Double(room.w)), min(size.height, Double(room.h)))
  }
}
