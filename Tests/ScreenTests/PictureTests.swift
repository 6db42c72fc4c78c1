// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GoldenKit
import Testing

@testable import Screen

@Suite struct PictureTests {
  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M0 0H10V10H0Z\" fill=\"#fff\"/></svg>"

  @Test func picturesFillTheirRectangle() throws {
    let picture = try Picture8(60, 60) {
      $0.picture(.svg(PictureTests.square), in: Rect(5, 7, 40, 13))
    }
    #expect(picture.ink == PixelRect(x: 5, y: 7, width: 40, height: 13))
    #expect(picture.sum == 40 * 13 * 255)
  }

  @Test func aDrawingWithoutViewBoxTakesItsSize() {
    let sized = PictureLoader.resized("<svg width='24' height='12'><g/></svg>", 48, 48)
    #expect(
      sized == "<svg viewBox=\"0 0 24 12\" width=\"48\" height=\"48\" preserveAspectRatio=\"none\"><g/></svg>"
    )
    #expect(PictureLoader.resized("no drawing", 5, 5) == nil)
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

  @Test func everyAssetLoads() throws {
    let loader = PictureLoader(folder: Repository.assets)
    for name in [
      "boards/quarto-board", "boards/connect-four-board", "brand/app-icon", "brand/wordmark", "icons/hint",
      "pieces/pentomino-X", "pieces/reversi-disc-ink-marked",
    ] {
      let bitmap = try #require(loader.load(.asset(name), width: 40, height: 40))
      #expect((0..<1600).contains { bitmap.pixels[$0] != 0 })
    }
  }

  @Test func resamplingKeepsTheMean() {
    let bitmap = Bitmap(width: 8, height: 8)
    for i in 0..<64 { bitmap.pixels[i] = (i + i / 8) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let small = bitmap.scaledTo(width: 3, height: 3)
    #expect(small.width == 3)
    for i in 0..<9 { #expect(abs(Int(small.pixels[i] & 255) - 128) <= 10) }
  }

  @Test func picturesSurviveAFile() throws {
    let canvas = try canvas(50, 40)
    canvas.draw(list { $0.backdrop(.windowLight(drift: 0)) })
    try withTemporaryFolder { folder in
      try canvas.writePNG(to: folder + "/a.png")
      let read = try #require(PictureCanvas.readPNG(folder + "/a.png"))
      #expect(read.width == 50)
      #expect(read.pixels == canvas.pixels())
      #expect(throws: ScreenError.self) { try canvas.writePNG(to: folder + "/no/folder.png") }
    }
  }
}
