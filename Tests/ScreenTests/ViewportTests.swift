// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct ViewportTests {
  @Test func smallWindowsHaveOnePointPerCoordinate() {
    let viewport = Viewport(window: Size(1280, 800), pixels: Size(1280, 800))
    #expect(viewport == Viewport(size: Size(1280, 800), windowScale: 1, pixelScale: 1))
    #expect(viewport.point(x: 640, y: 400) == Point(640, 400))
  }

  @Test func denseDisplaysHaveMorePixels() {
    let viewport = Viewport(window: Size(1280, 800), pixels: Size(2560, 1600))
    #expect(viewport.size == Size(1280, 800))
    #expect(viewport.windowScale == 1)
    #expect(viewport.pixelScale == 2)
  }

  @Test func largeWindowsScaleTheWholeGrid() {
    let viewport = Viewport(window: Size(2560, 1600), pixels: Size(2560, 1600))
    #expect(viewport.windowScale == 2)
    #expect(abs(viewport.size.width * viewport.pixelScale - 2560) < 1e-9)
    let point = viewport.point(x: 2560, y: 1600)
    #expect(abs(point.x - viewport.size.width) < 1e-9)
    #expect(abs(point.y - viewport.size.height) < 1e-9)
  }

  @Test(arguments: [
    Size(400, 300), Size(719, 800), Size(1300, 110), Size(150, 100), Size(1, 1), Size(1, 2000), Size(0, 0),
  ])
  func smallWindowsShrinkTheWholeGrid(_ window: Size) {
    let viewport = Viewport(window: window, pixels: Size(window.width * 2, window.height * 2))
    let least = Viewport.minimum
    #expect(viewport.size.width >= least.width - 1e-6 && viewport.size.height >= least.height - 1e-6)
    #expect(viewport.size.width < least.width + 1e-6 || viewport.size.height < least.height + 1e-6)
    #expect(abs(viewport.size.width * viewport.windowScale - max(1, window.width)) < 1e-6)
    #expect(viewport.pixelScale > 0)
    let corner = viewport.point(x: max(1, window.width), y: max(1, window.height))
    #expect(abs(corner.x - viewport.size.width) < 1e-6 && abs(corner.y - viewport.size.height) < 1e-6)
  }

  @Test func theScaleIsCapped() {
    #expect(Viewport(window: Size(7680, 4320), pixels: Size(7680, 4320)).windowScale == 3)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func aDensePixelDisplayHasLargerPoints(_ density: Double) {
    let window = Size(1280 * density, 800 * density)
    let viewport = Viewport(window: window, pixels: window, density: density)
    #expect(viewport == Viewport(size: Size(1280, 800), windowScale: density, pixelScale: density))
    // What is large for its density grows on top of that.
    let large = Viewport(window: Size(3840, 2400), pixels: Size(3840, 2400), density: 1.5)
    #expect(abs(large.windowScale - 1.5 * 2) < 1e-9)
    // The minimum comes first.
    let small = Viewport(window: Size(720, 560), pixels: Size(720, 560), density: density)
    #expect(small.size == Viewport.minimum)
  }

  @Test func theDesktopsDotsAreRead() {
    #expect(XResources.dotsPerInch(in: "Xcursor.size:\t24\nXft.dpi:\t144\nXft.antialias:\t1\n") == 144)
    #expect(XResources.dotsPerInch(in: "Xft.dpi: 106.5") == 106.5)
    for text in ["", "Xft.dpi", "Xft.dpi:", "Xft.dpi: many", "Xft.dpi: 0", "Xft.dpi: -96", "Xft.dpi: inf"] {
      #expect(XResources.dotsPerInch(in: text) == nil, "\(text)")
    }
  }

  @Test func snappingIsMonotonicThroughZero() {
    #expect([-1.5, -1, -0.5, -0.49, 0, 0.49, 0.5, 1].map(snap) == [-1, -1, 0, 0, 0, 0, 1, 1])
    #expect(snap(.nan) == 0)
    #expect(snap(.infinity) == 1_000_000)
  }
}
