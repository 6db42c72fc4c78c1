// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// Where a window lies, in window coordinates: the corner that SDL is asked for, and the size of what it shows. The corner is that of the
/// title bar, and with SDL 3 that of what is shown.
public struct WindowPlace: Hashable, Sendable {
  public var frame: Rect
  /// It fills its screen, and `frame` is for the time after that.
  public var isMaximized = false

  public init(_ frame: Rect, isMaximized: Bool = false) {
    (self.frame, self.isMaximized) = (frame, isMaximized)
  }

  /// As it is kept: "1280 800 20 60", width and height first, and perhaps "maximized".
  public init?(text: String) {
    let words = text.split(separator: " ")
    let numbers = words.prefix(4).compactMap { Int32($0) }.map(Double.init)
    guard numbers.count == 4, (1...16_384).contains(numbers[0]), (1...16_384).contains(numbers[1]),
      words.count == 4 || words.count == 5 && words[4] == "maximized"
    else { return nil }
    self.init(Rect(numbers[2], numbers[3], numbers[0], numbers[1]), isMaximized: words.count == 5)
  }

  public var text: String {
    let numbers = [frame.width, frame.height, frame.x, frame.y].map { String(Int($0)) }
    return (numbers + (isMaximized ? ["maximized"] : [])).joined(separator: " ")
  }
}

extension WindowPlace {
  /// How much a title bar and the edges take that a window gets from its desktop, in points; they are known too late.
  static let (titleBar, edge) = (38.0, 2.0)

  /// Where a window opens for which no size was asked.
  /// - Parameters:
  ///   - size: what it should have, in window coordinates.
  ///   - last: where it was when it was closed; left alone where no screen has room for it there any more.
  ///   - rooms: what windows may take of each screen; the main one comes first.
  ///   - factor: window coordinates a point.
  ///   - isInner: true where the corner that is asked for is that of what is shown.
  static func opening(
    _ size: Size, last: WindowPlace?, in rooms: [Rect], factor: Double = 1, isInner: Bool = false
  ) -> WindowPlace? {
    if let last, rooms.contains(where: { $0.contains(last.frame) }) { return last }
    guard let screen = rooms.first else { return nil }
    let (bar, edge) = ((titleBar * factor).rounded(), (Self.edge * factor).rounded())
    let room = Size(screen.width - 2 * edge, screen.height - bar - edge)
    guard room.width > 0, room.height > 0 else { return nil }
    let wanted = last.map(\.frame.size) ?? size
    let fitting = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    let corner = Point(
      screen.x + ((room.width - fitting.width) / 2).rounded() + (isInner ? edge : 0),
      screen.y + ((room.height - fitting.height) / 2).rounded() + (isInner ? bar : 0))
    return WindowPlace(Rect(origin: corner, size: fitting), isMaximized: last?.isMaximized ?? false)
  }

  /// Of a window that is there.
  /// - Parameter opening: where it opened, for the time after it has filled its screen.
  init(of window: OpaquePointer, _ frame: Rect, after opening: WindowPlace?) {
    var (top, left): (Int32, Int32) = (0, 0)
    if !Library.sdl.isOnSDL3 { SDL_GetWindowBordersSize(window, &top, &left, nil, nil) }
    let isMaximized = SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED.rawValue != 0
    let own = frame.offset(-Double(left), -Double(top))
    self.init(isMaximized ? opening?.frame ?? own : own, isMaximized: isMaximized)
  }

  /// What windows may take of each screen.
  static var rooms: [Rect] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { display in
      var room = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0 else { return nil }
      return Rect(Double(room.x), Double(room.y), Double(room.w), Double(room.h))
    }
  }
}
