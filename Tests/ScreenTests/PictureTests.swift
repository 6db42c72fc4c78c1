// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Glibc
import GoldenKit
import Testing

@testable import Screen

private func files(in folder: String) throws -> [String] {
  let stream = try #require(opendir(folder))
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    names.append(
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      })
  }
  return names
}

struct PictureTests {
  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M0 0H10V10H0Z\" fill=\"#fff\"/></svg>"

  @Test func picturesFillTheirRectangle() throws {
    let picture = try Picture8(60, 60) {
      $0.picture(.svg(PictureTests.square), in: Rect(5, 7, 40, 13))
    }
    #expect(picture.ink == PixelRect(x: 5, y: 7, width: 40, height: 13))
    #expect(picture.sum == 40 * 13 * 255)
  }

  @Test func tintAndOpacityMultiply() throws {
    let canvas = try canvas(20, 20)
    canvas.draw(
      list {
        $0.fill(Rect(0, 0, 20, 20), .black)
        $0.picture(.svg(PictureTests.square), in: Rect(0, 0, 20, 20), tint: Color(0x804020))
      })
    #expect(canvas.pixels()[210] == 0xFF80_4020)
    let half = try Picture8(20, 20) {
      $0.picture(.svg(PictureTests.square), in: Rect(0, 0, 20, 20), opacity: 0.5)
    }
    #expect(abs(half[10, 10] - 128) <= 1)
  }

  @Test func turningByAQuarterSwapsTheSides() throws {
    let picture = try Picture8(60, 60) {
      $0.picture(.svg(PictureTests.square), in: Rect(10, 20, 40, 20), degrees: 90)
    }
    #expect(abs(picture.sum - 800 * 255) <= 2000)
    #expect(picture[30, 12] == 255)
    #expect(picture[12, 30] == 0)
  }

  @Test func turningKeepsTheAreaAndItsEdgesSmooth() throws {
    let picture = try Picture8(80, 80) {
      $0.picture(.svg(PictureTests.square), in: Rect(20, 20, 40, 40), degrees: 30)
    }
    #expect(abs(Double(picture.sum) / 255 - 1600) < 20)
    #expect(picture.values.contains { $0 > 60 && $0 < 200 })
    #expect(picture[40, 40] == 255)
  }

  @Test func whatIsMissingIsNotDrawn() throws {
    let picture = try Picture8(20, 20) {
      $0.picture(.asset("pieces/no-such-piece"), in: Rect(0, 0, 20, 20))
      $0.picture(.svg("<svg viewBox=\"0 0 1"), in: Rect(0, 0, 20, 20))
      $0.picture(.icon("undo"), in: Rect(0, 0, 0, 0))
    }
    #expect(picture.sum == 0)
  }

  @Test func everyAssetCanBeShown() throws {
    let loader = PictureLoader(folder: Repository.assets) { Issue.record("\($0)") }
    var count = 0
    for folder in ["boards", "brand", "icons", "pieces"] {
      for file in try files(in: "\(Repository.assets)/\(folder)") where file.hasSuffix(".svg") {
        let asset = Picture.asset("\(folder)/\(file.dropLast(4))")
        let bitmap = try #require(loader.load(PictureOrder(picture: asset, width: 30, height: 30)), "\(file)")
        #expect((0..<900).contains { bitmap.pixels[$0] != 0 }, "\(file)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// SDL_image leaves out without a word what it does not know.
  @Test func assetsAskForNothingThatSDLImageLeavesOut() throws {
    let known: Set = ["svg", "g", "defs", "path", "linearGradient", "radialGradient", "stop"]
    for folder in ["boards", "brand", "icons", "pieces"] {
      for file in try files(in: "\(Repository.assets)/\(folder)") where file.hasSuffix(".svg") {
        let source = try #require(MappedFile("\(Repository.assets)/\(folder)/\(file)"))
        let text = String(decoding: source.copy, as: UTF8.self)
        for tag in text.matches(of: /<([A-Za-z]+)/) { #expect(known.contains(String(tag.1)), "\(file)") }
        for name in text.matches(of: /url\(#([^)]+)\)/) {
          #expect(text.contains("Gradient id=\"\(name.1)\""), "\(file): \(name.1)")
        }
        // The opacity of a paint is left out when the paint is a gradient, and that of a group is not handed on.
        #expect(
          !text.contains(/fill="url[^>]*fill-opacity|stroke="url[^>]*stroke-opacity|<g [^>]*opacity/),
          "\(file)")
        #expect(text.contains("viewBox="), "\(file)")
      }
    }
  }

  @Test func picturesAreStretchedToTheirSizeAndStayCrisp() throws {
    let half =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\" width=\"10\" height=\"10\">"
      + "<path d=\"M5 0H10V10H5Z\" fill=\"#fff\"/></svg>\n"
    let picture = try Picture8(40, 200) { $0.picture(.svg(half), in: Rect(2, 3, 34, 190)) }
    #expect(picture.ink == PixelRect(x: 19, y: 3, width: 17, height: 190))
    #expect(picture.sum == 17 * 190 * 255)
  }

  @Test func coloursAndAlphaArePremultiplied() throws {
    let text =
      "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0H1V1H0Z\" fill=\"#804020\" fill-opacity=\"0.5\"/></svg>"
    let loader = PictureLoader(folder: Repository.assets)
    let bitmap = try #require(loader.load(PictureOrder(picture: .svg(text), width: 3, height: 2)))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    for i in 0..<6 {
      let parts = [24, 16, 8, 0].map { Int(bitmap.pixels[i] >> UInt32($0) & 255) }
      for (part, wanted) in zip(parts, [127, 64, 32, 16]) { #expect(abs(part - wanted) <= 1) }
    }
  }

  @Test(arguments: [
    "", " ", "no drawing", "<svg", "</svg>", "<svg</svg>", "<svg viewBox='0 0 9 9'><path d='M0 0",
    "<html></html>",
  ])
  func whatIsNoPictureIsNamedOnce(text: String) {
    var lines: [String] = []
    let loader = PictureLoader(folder: "/no/such/folder") { lines.append($0) }
    for size in 1...3 {
      #expect(loader.load(PictureOrder(picture: .svg(text), width: size, height: 9)) == nil)
    }
    #expect(lines == ["the picture that the program drew itself cannot be shown"])
    _ = loader.load(PictureOrder(picture: .icon("undo"), width: 9, height: 9))
    _ = loader.surface(PictureOrder(picture: .icon("undo"), width: 9, height: 9))
    #expect(lines.dropFirst() == ["the picture /no/such/folder/icons/undo.svg cannot be shown"])
  }

  @Test func impossibleSizesAreNothing() {
    let loader = PictureLoader(folder: Repository.assets) { Issue.record("\($0)") }
    for (width, height) in [(0, 9), (9, 0), (-1, 9), (20_000, 1), (9, .max)] {
      #expect(loader.load(PictureOrder(picture: .icon("undo"), width: width, height: height)) == nil)
    }
  }

  /// Two threads share the work; what they make is what one alone would have made, each at its place.
  @Test func manyPicturesAtOnceAreTheSameAsOneByOne() throws {
    let loader = PictureLoader(folder: Repository.assets) { _ in }
    let names = try files(in: "\(Repository.assets)/pieces").filter { $0.hasSuffix(".svg") }.sorted()
    var orders = names.enumerated().map { index, name in
      PictureOrder(picture: .asset("pieces/\(name.dropLast(4))"), width: 20 + index, height: 70 - index / 2)
    }
    orders.insert(PictureOrder(picture: .asset("pieces/none"), width: 80, height: 80), at: 7)
    let together = loader.load(orders)
    #expect(together.count == orders.count)
    for (order, bitmap) in zip(orders, together) {
      let alone = loader.load(order)
      #expect((alone == nil) == (bitmap == nil))
      guard let alone, let bitmap else { continue }
      #expect(bitmap.width == order.width && bitmap.height == order.height)
      let count = order.width * order.height
      #expect((0..<count).allSatisfy { alone.pixels[$0] == bitmap.pixels[$0] }, "\(order.picture)")
    }
  }

  @Test func picturesSurviveAFile() throws {
    let canvas = try canvas(50, 40)
    canvas.draw(list { $0.backdrop(.windowLight) })
    try withTemporaryFolder { folder in
      try canvas.writePNG(to: folder + "/a.png")
      let read = try #require(readPNG(folder + "/a.png"))
      #expect(read.width == 50)
      #expect(read.pixels == canvas.pixels())
      #expect(throws: PNGError.self) { try canvas.writePNG(to: folder + "/no/folder.png") }
    }
  }
}
