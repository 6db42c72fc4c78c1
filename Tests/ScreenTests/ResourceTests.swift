// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
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

struct ResourceTests {
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
    #expect(!error.isUnavailable)
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

  @Test func aLibraryThatIsTooOldIsNamed() throws {
    try Library.check()
    #expect(Library.all.map(\.name) == ["SDL2", "SDL2_image", "SDL2_ttf"])
    func failure(_ major: UInt8, _ minor: UInt8, _ patch: UInt8) -> ScreenError? {
      let installed = SDL_version(major: major, minor: minor, patch: patch)
      do throws(ScreenError) {
        try Library.check([Library(name: "SDL2_image", installed: installed, needed: (2, 6, 0))])
        return nil
      } catch { return error }
    }
    let error = try #require(failure(2, 0, 5))
    #expect(error.message == "The library SDL2_image 2.0.5 is too old: 2.6.0 or newer is needed.")
    #expect(error.isUnavailable)
    #expect(failure(1, 99, 99) != nil)
    #expect(failure(2, 5, 255) != nil)
    #expect(failure(2, 6, 0) == nil)
    #expect(failure(3, 0, 0) == nil)
  }

  @Test func aMissingAssetFolderOnlyHidesPictures() throws {
    let canvas = try PictureCanvas(
      viewport: Viewport(size: Size(10, 10)), assets: "/no/such/folder", fonts: Repository.fonts)
    canvas.draw(list { $0.picture(.icon("undo"), in: Rect(0, 0, 10, 10)) })
    #expect(canvas.pixels().allSatisfy { $0 == 0xFF00_0000 })
  }
}
