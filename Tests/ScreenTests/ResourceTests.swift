// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Glibc
import GoldenKit
import Testing

@testable import Screen

/// Calls `body` with an empty folder that is gone afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  var template = Array("/tmp/quartet-test-XXXXXX".utf8CString)
  let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
  defer {
    for name in Typeface.allCases.map({ $0.rawValue + ".ttf" }) + ["a.png"] { unlink(folder + "/" + name) }
    rmdir(folder)
  }
  try body(folder)
}

@Suite struct ResourceTests {
  private static func failure(fonts: String) -> ScreenError? {
    do throws(ScreenError) {
      _ = try PictureCanvas(
        viewport: Viewport(size: Size(10, 10)), assets: Repository.assets, fonts: fonts)
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingFontFolderIsOneClearSentence() throws {
    let error = try #require(ResourceTests.failure(fonts: "/no/such/folder"))
    #expect(error.message == "The font /no/such/folder/Vollkorn-SemiBold.ttf is missing or cannot be read.")
    #expect(!error.isNoDisplay)
  }

  @Test func aDamagedFontIsNamed() throws {
    try withTemporaryFolder { folder in
      for face in Typeface.allCases {
        let name = "/\(face.rawValue).ttf"
        let whole = try #require(MappedFile(Repository.fonts + name))
        let isDamaged = face == .manropeBold
        let file = try #require(fopen(folder + name, "w"))
        fwrite(whole.bytes, 1, isDamaged ? 100 : whole.count, file)
        fclose(file)
      }
      let error = try #require(ResourceTests.failure(fonts: folder))
      #expect(error.message == "The font \(folder)/Manrope-Bold.ttf is damaged.")
    }
  }

  @Test func aMissingAssetFolderOnlyHidesPictures() throws {
    let canvas = try PictureCanvas(
      viewport: Viewport(size: Size(10, 10)), assets: "/no/such/folder", fonts: Repository.fonts)
    canvas.draw(list { $0.picture(.icon("undo"), in: Rect(0, 0, 10, 10)) })
    #expect(canvas.pixels().allSatisfy { $0 == 0xFF00_0000 })
  }
}
