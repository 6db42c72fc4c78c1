// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Keys that mean something in Quartet. Letters and digits come as `.character`, lower case.
public enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case enter, space, escape, tab, backspace, delete, home, end, pageUp, pageDown
  case function(Int)
}

public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}

public enum PointerButton: Hashable, Sendable { case left, right, middle }

/// What the window reports. Points are in points of the window; `time` is in seconds on the clock of the main loop.
public enum InputEvent: Hashable, Sendable {
  case pointerMoved(Point, time: Double)
  case pointerDown(Point, PointerButton, isTouch: Bool, time: Double)
  case pointerUp(Point, PointerButton, isTouch: Bool, time: Double)
  /// The pointer left the window.
  case pointerLeft
  /// Notches; positive x is to the right, positive y is away from the player.
  case wheel(Point, at: Point)
  case key(Key, Modifiers, isRepeat: Bool)
  /// A button of a game controller; `by` counts the controllers from 0.
  case pad(PadButton, by: Int, isRepeat: Bool)
  /// A controller came or went: what all of them are now, in the order of their numbers.
  case pads([PadKind])
  /// Where a second finger is while the first one is down; nil when it has left.
  case secondFinger(Point?, time: Double)
  /// The desktop has told how it wants programs to look.
  case desktop(DesktopLook)
  /// A screen reader presses an element, by its id.
  case use(String)
  /// A screen reader gives an element the focus, by its id.
  case focus(String)
  /// A screen reader moves a slider, by its id, to a value of 0 to 1.
  case slide(String, Double)
  /// What the keyboard writes, in whatever language.
  case text(String)
  /// The player asked for what is on the clipboard; empty when there is no text on it.
  case paste(String)
  /// A file was let go over the window.
  case dropped(path: String)
  /// A picture was written, and perhaps put on the clipboard; without a path it could not be.
  case pictureKept(path: String?, isCopied: Bool)
  /// A sentence for the player from outside the stage.
  case note(String)
  case resized(Viewport)
  case focusChanged(Bool)
  /// Asked to close: the window's button, SIGTERM, SIGINT or SIGHUP.
  case quit
  /// Another thread has news.
  case wake
}

/// How big the window is, in the three units that meet at its edge.
///
/// Layout and drawing are in points. On large windows a point is more than one window coordinate (the whole grid
/// grows), in windows below the minimum it is less (the whole grid shrinks), and on dense displays a window coordinate
/// is more than one pixel.
public struct Viewport: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// Window coordinates per point.
  public var windowScale: Double
  /// Pixels per point.
  public var pixelScale: Double

  public init(size: Size, windowScale: Double = 1, pixelScale: Double = 1) {
    self.size = size
    self.windowScale = windowScale
    self.pixelScale = pixelScale
  }

  /// The least size that things are laid out for, in points.
  public static let minimum = Size(720, 560)

  /// The viewport of a window of `window` coordinates and `pixels` pixels: what is laid out grows with the window by
  /// min(W / 1280, H / 800), at most 3, so that text and boards of a large window are large, too. Below the minimum, which
  /// window managers that tile do not respect, it shrinks until the minimum fits.
  /// - Parameter density: window coordinates that count as one; more than 1 where the display server knows pixels alone
  ///   and the display is dense.
  public init(window: Size, pixels: Size, density: Double = 1) {
    let (width, height) = (window.width / density, window.height / density)
    var grid = density * clamp(min(width / 1280, height / 800), 1, 3)
    let window = Size(max(1, window.width), max(1, window.height))
    grid = min(grid, window.width / Self.minimum.width, window.height / Self.minimum.height)
    self.init(
      size: Size(window.width / grid, window.height / grid), windowScale: grid,
      pixelScale: grid * max(1, pixels.width) / window.width)
  }
}
