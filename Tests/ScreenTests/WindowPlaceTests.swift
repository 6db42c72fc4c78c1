// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

/// Where a window opens on screens of all sizes.
struct WindowPlaceTests {
  private static let usual = Size(1280, 800)

  /// With title bar and edges.
  private func whole(_ place: WindowPlace, _ factor: Double) -> Rect {
    let (bar, edge) = (WindowPlace.titleBar * factor, WindowPlace.edge * factor)
    return Rect(
      origin: place.frame.origin,
      size: Size(place.frame.width + 2 * edge, place.frame.height + bar + edge))
  }

  /// A panel takes a part of some of them.
  @Test(
    arguments: [
      Rect(0, 0, 1024, 600), Rect(0, 0, 1366, 768), Rect(0, 27, 1366, 741), Rect(0, 0, 1280, 800),
      Rect(66, 32, 1854, 1048), Rect(1920, 0, 800, 480), Rect(0, 0, 3840, 2160),
    ], [1, 1.5, 2])
  func titleBarAndBottomRowAreOnTheScreen(room: Rect, factor: Double) throws {
    let size = Size(Self.usual.width * factor, Self.usual.height * factor)
    let place = try #require(WindowPlace.opening(size, last: nil, in: [room], factor: factor))
    #expect(room.contains(whole(place, factor)) && !place.isMaximized)
    #expect(place.frame.width <= size.width && place.frame.height <= size.height)
    let hasRoom = room.width >= size.width + 4 * factor && room.height >= size.height + 40 * factor
    #expect((place.frame.size == size) == hasRoom)
  }

  /// With SDL 3 the title bar stands above the corner that is asked for.
  @Test(arguments: [Rect(0, 0, 1024, 600), Rect(1920, 27, 1366, 741), Rect(0, 0, 3840, 2160)], [1, 1.5])
  func theTitleBarIsOnTheScreenWithSDL3(room: Rect, factor: Double) throws {
    let size = Size(Self.usual.width * factor, Self.usual.height * factor)
    let outer = try #require(WindowPlace.opening(size, last: nil, in: [room], factor: factor))
    let inner = try #require(WindowPlace.opening(size, last: nil, in: [room], factor: factor, isInner: true))
    let (bar, edge) = (WindowPlace.titleBar * factor, WindowPlace.edge * factor)
    #expect(inner.frame == outer.frame.offset(edge, bar))
    #expect(WindowPlace.opening(size, last: inner, in: [room], factor: factor, isInner: true) == inner)
  }

  @Test(arguments: [(5, false), (10, false), (54, true)]) func whoseSDLItIs(patch: UInt8, isOnSDL3: Bool) {
    var library = Library.sdl
    library.installed.patch = patch
    #expect(library.isOnSDL3 == isOnSDL3)
  }

  @Test func itOpensWhereItWas() {
    let rooms = [Rect(0, 0, 1920, 1080), Rect(1920, 0, 1280, 1024)]
    for frame in [Rect(100, 90, 1280, 800), Rect(1940, 50, 900, 700), Rect(0, 22, 1920, 1058)] {
      for isMaximized in [false, true] {
        let last = WindowPlace(frame, isMaximized: isMaximized)
        #expect(WindowPlace.opening(Self.usual, last: last, in: rooms) == last)
      }
    }
  }

  /// The other screen is not there any more, or is smaller now.
  @Test(arguments: [
    Rect(1940, 50, 900, 700), Rect(-300, 50, 900, 700), Rect(100, 900, 900, 700), Rect(0, 0, 2500, 1400),
    Rect(-32_000, -32_000, 1, 1),
  ])
  func aPlaceOutsideTheScreenIsLeftAlone(frame: Rect) throws {
    let room = Rect(0, 0, 1366, 768)
    let place = try #require(WindowPlace.opening(Self.usual, last: WindowPlace(frame), in: [room]))
    #expect(room.contains(whole(place, 1)))
    #expect(place.frame.width == min(frame.width, 1362) && place.frame.height == min(frame.height, 728))
  }

  @Test func withoutAScreenNothingIsSaid() {
    #expect(WindowPlace.opening(Self.usual, last: nil, in: []) == nil)
  }

  @Test(arguments: ["1280 800 20 60", "900 700 -5 0", "1366 728 0 38 maximized"])
  func placesAreTextBothWays(text: String) { #expect(WindowPlace(text: text)?.text == text) }

  @Test(arguments: [
    "", "1280 800", "1280 800 20", "a b c d", "0 800 1 1", "1280 99999 1 1", "1280 800 1 1 2",
    "1280 800 1 1 maximized x",
    "1280 800 9999999999 1",
  ])
  func whatIsNoPlace(text: String) { #expect(WindowPlace(text: text) == nil) }
}
