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
    var count = 0
    for folder in ["boards", "brand", "icons", "pieces"] {
      for file in try files(in: "\(Repository.assets)/\(folder)") where file.hasSuffix(".svg") {
        let source = try #require(MappedFile("\(Repository.assets)/\(folder)/\(file)"))
        let drawing = try #require(DrawingReader.read(source.copy), "\(file)")
        #expect(!drawing.elements.isEmpty)
        // Whatever is filled or lined has a paint: no reference leads nowhere.
        #expect(drawing.elements.allSatisfy { $0.fill != nil || $0.stroke != nil }, "\(file)")
        let bitmap = drawing.rasterised(width: 30, height: 30)
        #expect((0..<900).contains { bitmap.pixels[$0] != 0 }, "\(file)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func picturesSurviveAFile() throws {
    let canvas = try canvas(50, 40)
    canvas.draw(list { $0.backdrop(.windowLight(drift: 0)) })
    try withTemporaryFolder { folder in
      try canvas.writePNG(to: folder + "/a.png")
      let read = try #require(readPNG(folder + "/a.png"))
      #expect(read.width == 50)
      #expect(read.pixels == canvas.pixels())
      #expect(throws: PNGError.self) { try canvas.writePNG(to: folder + "/no/folder.png") }
    }
  }
}
