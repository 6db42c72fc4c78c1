// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

@Suite struct PathDataTests {
  private func elements(_ data: String) -> [Path.Element] { PathDataReader(Array(data.utf8)[...]).elements }

  @Test func absoluteAndRelativeCommandsAgree() {
    let absolute = elements("M10 20L30 25H40V50C41 51 42 52 43 53S50 60 51 61Q60 70 62 60T70 60Z")
    let relative = elements("m10,20l20 5h10v25c1 1 2 2 3 3s7,7 8 8q9 9 11-1t8 0z")
    #expect(absolute.count == relative.count)
    for (a, b) in zip(absolute, relative) { #expect(near(a, b), "\(a) \(b)") }
  }

  private func near(_ a: Path.Element, _ b: Path.Element) -> Bool {
    func points(_ e: Path.Element) -> [Point] {
      switch e {
      case .move(let p), .line(let p): [p]
      case .cubic(let a, let b, let c): [a, b, c]
      case .close: []
      }
    }
    return points(a).count == points(b).count
      && zip(points(a), points(b)).allSatisfy { ($0 - $1).length < 1e-9 }
  }

  @Test func numbersNeedNoSpaces() {
    #expect(elements("M.5-.5 1e1-2.5E-1") == [.move(Point(0.5, -0.5)), .line(Point(10, -0.25))])
    #expect(elements("M1 2 3 4 5 6") == [.move(Point(1, 2)), .line(Point(3, 4)), .line(Point(5, 6))])
  }

  @Test func nonsenseEndsThePath() {
    #expect(elements("M1 2L3 4 L5 x L7 8") == [.move(Point(1, 2)), .line(Point(3, 4))])
    #expect(elements("17 4").isEmpty)
    #expect(elements("").isEmpty)
  }

  @Test(arguments: [("0 1", 1.0), ("0 0", -1), ("1 1", 1), ("1 0", -1)])
  func arcsStayOnTheirCircle(flags: String, side: Double) {
    // A chord of a circle of radius 25, both ways round, small and large.
    let path = elements("M10 30A25 25 0 \(flags) 50 30")
    let lines = Polyline.flatten(path, scaleX: 1, scaleY: 1)
    let isLarge = flags.hasPrefix("1")
    // The centre is 15 above or below the chord.
    let centre = Point(30, 30 + 15 * side * (isLarge ? -1 : 1))
    for p in lines[0].points { #expect(abs((p - centre).length - 25) < 0.01) }
    #expect(lines[0].points.last == Point(50, 30))
    let farthest = lines[0].points.map { abs($0.y - 30) }.max() ?? 0
    #expect(abs(farthest - (isLarge ? 40 : 10)) < 0.05)
  }

  @Test func arcFlagsMayTouchTheirNeighbours() {
    #expect(elements("M0 0a5 5 0 0110 0").count == elements("M0 0a5 5 0 0 1 10 0").count)
  }
}

@Suite struct DrawingTests {
  private func drawn(_ body: String, _ size: Int = 40) throws -> Bitmap {
    let source = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 20\">\(body)</svg>"
    return try #require(DrawingReader.read(Array(source.utf8))).rasterised(width: size, height: size)
  }

  private func area(_ bitmap: Bitmap) -> Double {
    (0..<bitmap.width * bitmap.height).reduce(0.0) { $0 + Double(bitmap.pixels[$1] >> 24) } / 255
  }

  @Test func theBasicShapesHaveTheirAreas() throws {
    #expect(abs(area(try drawn("<rect x='2' y='3' width='10' height='5'/>")) - 200) < 0.5)
    #expect(abs(area(try drawn("<circle cx='10' cy='10' r='6'/>")) - 4 * .pi * 36) < 2)
    #expect(abs(area(try drawn("<ellipse cx='10' cy='10' rx='8' ry='4'/>")) - 4 * .pi * 32) < 2)
    #expect(abs(area(try drawn("<polygon points='2,2 18,2 2,18'/>")) - 4 * 128) < 1)
    let line = "<line x1='4' y1='10' x2='14' y2='10' stroke='#fff' stroke-width='3'/>"
    #expect(abs(area(try drawn(line)) - 4 * 30) < 1)
    let rounded = "<rect x='0' y='0' width='20' height='20' rx='5'/>"
    #expect(abs(area(try drawn(rounded)) - 4 * (400 - 25 * (4 - .pi))) < 2)
  }

  @Test func cornersAreMitredUnlessTheyAreRound() throws {
    let path = "d='M4 4H16V16H4Z' fill='none' stroke='#000' stroke-width='4'"
    // A frame from 2 to 18 with a hole from 6 to 14.
    #expect(abs(area(try drawn("<path \(path)/>")) - 4 * (256 - 64)) < 1)
    let round = area(try drawn("<path \(path) stroke-linejoin='round'/>"))
    #expect(abs(round - 4 * (256 - 64 - (16 - 4 * .pi))) < 2)
  }

  @Test func groupsHandDownAndTransform() throws {
    let body =
      "<g fill='#ff0000' transform='translate(10 0) scale(2)'><g opacity='.5'>"
      + "<rect width='5' height='5' fill-opacity='.5'/></g></g><rect width='1' height='1' fill='#0f0'/>"
    let bitmap = try drawn(body)
    #expect(bitmap.pixels[5 * 40 + 30] == Color(0xFF0000, 0.25).premultiplied)
    #expect(bitmap.pixels[25 * 40 + 30] == 0)
    #expect(bitmap.pixels[0] == 0xFF00_FF00)
  }

  @Test func rotationsAndMirrorsTurnTheRightWay() throws {
    let rotated = try drawn("<rect x='10' y='0' width='10' height='2' transform='rotate(90 10 10)'/>")
    #expect(rotated.pixels[30 * 40 + 38] >> 24 == 255)
    #expect(rotated.pixels[2 * 40 + 38] == 0)
    let mirrored = try drawn("<rect width='4' height='4' transform='translate(20 0) scale(-1 1)'/>")
    #expect(mirrored.pixels[2 * 40 + 38] >> 24 == 255)
    #expect(mirrored.pixels[2 * 40 + 2] == 0)
  }

  @Test func gradientsAreFoundByName() throws {
    let body =
      "<defs><linearGradient id='a' gradientUnits='userSpaceOnUse' x1='0' y1='0' x2='20' y2='0'>"
      + "<stop offset='0' stop-color='#000'/><stop offset='100%' stop-color='#fff'/></linearGradient></defs>"
      + "<rect width='20' height='20' fill='url(#a)'/>"
    let bitmap = try drawn(body)
    #expect(bitmap.pixels[0] & 255 < 6)
    #expect(abs(Int(bitmap.pixels[20] & 255) - 129) < 4)
    #expect(bitmap.pixels[39] & 255 > 249)
    // A name that does not exist paints nothing.
    #expect(area(try drawn("<rect width='9' height='9' fill='url(#b)'/>")) == 0)
  }

  @Test func evenOddLeavesTheMiddleOpen() throws {
    let path = "d='M0 0H20V20H0ZM5 5H15V15H5Z'"
    #expect(abs(area(try drawn("<path \(path)/>")) - 1600) < 1)
    #expect(abs(area(try drawn("<path \(path) fill-rule='evenodd'/>")) - 1200) < 1)
  }

  @Test func unevenStretchingFillsTheRectangle() throws {
    let source = "<svg width='10' height='10'><rect width='10' height='10'/></svg>"
    let bitmap = try #require(DrawingReader.read(Array(source.utf8))).rasterised(width: 31, height: 7)
    #expect((0..<31 * 7).allSatisfy { bitmap.pixels[$0] == 0xFF00_0000 })
  }

  @Test(arguments: [
    "", "no drawing", "<svg", "<svg viewBox='0 0 1'></svg>", "<svg viewBox='0 0 9 9'><path d='M0 0",
    "<svg viewBox='0 0 0 9'></svg>", "<html></html>", "<svg viewBox=></svg>",
  ])
  func whatIsNoDrawingIsRefused(text: String) {
    #expect(DrawingReader.read(Array(text.utf8)) == nil)
  }

  @Test func commentsAndDeclarationsAreSkipped() throws {
    let source =
      "<?xml version='1.0'?><!-- <svg> --><!DOCTYPE svg><svg viewBox='0 0 2 2'><!-- > --><rect "
      + "width='2' height='2'/></svg>"
    #expect(DrawingReader.read(Array(source.utf8))?.elements.count == 1)
  }
}
