// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    for match in try House.text(page).matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/)
    where !match.1.hasPrefix("http") {
      #expect(House.exists(String(match.1)), "\(page): \(match.1)")
    }
  }

  /// Whatever a page calls by its path exists.
  @Test(arguments: pages) func pathsThatAreNamedExist(page: String) throws {
    for match in try House.text(page).matches(
      of: /`((?:Sources|Tests|Scripts|Assets|Fonts|LICENSES)\/[\w\/.-]*)/)
    {
      #expect(House.exists(String(match.1)), "\(page): \(match.1)")
    }
  }

  @Test func scriptsAreBashAndCanBeRun() throws {
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: House.root.appending(path: "Scripts").path)
    #expect(scripts.contains("play") && scripts.contains("test"))
    for script in scripts {
      let path = House.root.appending(path: "Scripts/" + script).path
      let check = Process()
      check.executableURL = URL(filePath: "/bin/bash")
      check.arguments = ["-n", path]
      try check.run()
      check.waitUntilExit()
      #expect(check.terminationStatus == 0, "\(script)")
      #expect(script.hasSuffix(".sh") || FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  /// A reader of the licence needs the text, and the text of a font's licence travels beside the font.
  @Test func licencesAreHere() throws {
    for licence in ["MIT", "CC-BY-SA-4.0", "OFL-1.1"] { #expect(House.exists("LICENSES/\(licence).txt")) }
    for font in House.files("Fonts", ending: ".ttf") {
      let family = try #require(font.split(separator: "/").last?.split(separator: "-").first)
      #expect(House.exists("Fonts/\(family)-OFL.txt"), "\(font)")
    }
  }
}
