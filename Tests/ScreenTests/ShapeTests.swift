// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct ShapeTests {
  @Test func edgesOnPixelsAreCrisp() throws {
    let picture = try Picture8(40, 40) {
      $0.shape(Shape(.roundedRect(Size(20, 10), radius: 0), fill: .solid(.white)), at: Point(5, 8))
    }
    #expect(picture.ink == PixelRect(x: 5, y: 8, width: 20, height: 10))
    #expect(picture.sum == 200 * 255)
  }

  @Test func aHairlineAtHalfPointsFillsOnePixel() throws {
    let picture = try Picture8(40, 40) {
      let line = Shape(.roundedRect(Size(19, 9), radius: 0), stroke: Stroke(.white, width: 1))
      $0.shape(line, at: Point(5.5, 8.5))
    }
    #expect(picture.ink == PixelRect(x: 5, y: 8, width: 20, height: 10))
    #expect(picture.sum == (2 * 20 + 2 * 8) * 255)
    #expect(picture[6, 9] == 0)
  }

  @Test func fillsThatTouchInPointsTouchInPixels() throws {
    let picture = try Picture8(40, 10, scale: 1.5) { list in
      for i in 0..<7 { list.fill(Rect(Double(i) * 5.3, 0, 5.3, 10), .white) }
    }
    #expect(picture.ink == PixelRect(0, 0, 56, 15))
    #expect(picture.sum == 56 * 15 * 255)
  }

  @Test(arguments: [5.0, 17.5, 30]) func aDiscHasTheAreaOfACircle(radius: Double) throws {
    let picture = try Picture8(80, 80) {
      $0.shape(Shape(.disc(radius: radius), fill: .solid(.white)), at: Point(8, 8))
    }
    let area = Double(picture.sum) / 255
    #expect(abs(area - Double.pi * radius * radius) < 0.01 * area + 0.5)
  }

  @Test func aPathCoversItsExactArea() throws {
    let picture = try Picture8(60, 60) {
      let triangle = Path(polygon: [Point(1.25, 2), Point(50.5, 7.75), Point(20, 51)])
      $0.shape(Shape(.path(triangle), fill: .solid(.white)), at: .zero)
    }
    // Half the cross product of two sides.
    let area = abs((50.5 - 1.25) * (51.0 - 2) - (20 - 1.25) * (7.75 - 2)) / 2
    #expect(abs(Double(picture.sum) / 255 - area) < 3)
  }

  @Test func pathsWithHolesStayHollow() throws {
    let picture = try Picture8(60, 60) {
      let outer: [Path.Element] = [
        .move(Point(5, 5)), .line(Point(45, 5)), .line(Point(45, 45)), .line(Point(5, 45)), .close,
      ]
      let inner: [Path.Element] = [
        .move(Point(15, 15)), .line(Point(15, 35)), .line(Point(35, 35)), .line(Point(35, 15)), .close,
      ]
      $0.shape(Shape(.path(Path(outer + inner)), fill: .solid(.white)), at: .zero)
    }
    #expect(picture[25, 25] == 0)
    #expect(picture[10, 25] == 255)
    #expect(picture.sum == (1600 - 400) * 255)
  }

  @Test func strokedLinesHaveTheirWidthAndCaps() throws {
    func line(round: Bool) throws -> Picture8 {
      try Picture8(60, 40) {
        let path = Path(polygon: [Point(10, 20), Point(50, 20)], closed: false)
        $0.shape(
          Shape(.path(path), stroke: Stroke(.solid(.white), width: 6, roundCaps: round)), at: .zero)
      }
    }
    let butt = try line(round: false)
    #expect(butt.ink == PixelRect(10, 17, 50, 23))
    #expect(butt.sum == 240 * 255)
    let round = try line(round: true)
    #expect(round.ink == PixelRect(7, 17, 53, 23))
    #expect(abs(Double(round.sum) / 255 - 240 - Double.pi * 9) < 1)
  }

  @Test func anArcRunsClockwiseFromTwelve() throws {
    let picture = try Picture8(70, 70) {
      let quarter = Outline.arc(radius: 30, from: 0, to: 0.25)
      $0.shape(Shape(quarter, stroke: Stroke(.white, width: 4)), at: Point(5, 5))
    }
    // On the circle at half past one; nothing on the left or below.
    #expect(picture[35 + 21, 35 - 21] == 255)
    #expect(picture[35 - 21, 35 - 21] == 0)
    #expect(picture[35 + 21, 35 + 21] == 0)
  }

  @Test func gradientsReachTheirColours() throws {
    let picture = try Picture8(120, 20) {
      let paint = Paint.linear(
        from: Point(0, 0), to: Point(100, 0), stops: [.init(0, .black), .init(1, .white)])
      $0.shape(Shape(.roundedRect(Size(100, 20), radius: 0), fill: paint), at: Point(10, 0))
    }
    #expect(picture[10, 5] <= 2)
    #expect(picture[109, 5] >= 253)
    #expect(abs(picture[60, 5] - 128) <= 2)
    for x in 10..<109 { #expect(picture[x + 1, 5] >= picture[x, 5]) }
  }

  @Test func radialGradientsSpreadFromTheirCentre() throws {
    let picture = try Picture8(60, 60) {
      let paint = Paint.radial(
        center: Point(30, 30), radius: 30, stops: [.init(0, .white), .init(1, .black)])
      $0.shape(Shape(.roundedRect(Size(60, 60), radius: 0), fill: paint), at: .zero)
    }
    #expect(picture[30, 30] >= 246)
    #expect(abs(picture[45, 30] - 127) <= 5)
    #expect(picture[1, 1] == 0)
    #expect(picture[45, 30] == picture[14, 30])
  }

  @Test func opacityMultiplies() throws {
    let picture = try Picture8(20, 20) { list in
      list.group(opacity: 0.5) {
        $0.shape(
          Shape(.roundedRect(Size(20, 20), radius: 0), fill: .solid(Color(0xFFFFFF, 0.5))), at: .zero)
      }
    }
    #expect(abs(picture[10, 10] - 64) <= 1)
  }

  @Test func clipsNest() throws {
    let picture = try Picture8(40, 40) { list in
      list.clipped(to: Rect(5, 5, 20, 20)) { list in
        list.clipped(to: Rect(10, 0, 30, 12)) { $0.fill(Rect(0, 0, 40, 40), .white) }
      }
      list.fill(Rect(30, 30, 2, 2), .white)
    }
    #expect(picture.sum == (15 * 7 + 4) * 255)
  }
}
