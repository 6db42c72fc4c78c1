// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct DocumentationTests {
  private static let pages =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + House.files("Documentation", ending: ".md")

  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for match in try House.text(page).matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/)
    where !match.1.hasPrefix("http") {
      #expect(House.exists(folder + String(match.1)), "\(page): \(match.1)")
    }
  }

  /// Code in an article is taken from a file that is built and tested: the line above the block names it.
  @Test func codeOfArticlesIsThatOfTheFiles() throws {
    var count = 0
    for article in House.files("Sources", ending: ".md") {
      for match in try House.text(article).matches(of: /(?s)`([\w\/.+]+\.swift)`:\n\n```swift\n(.*?)\n```/) {
        count += 1
        #expect(
          try House.text(String(match.1)).contains(match.2), "\(article) has something else than \(match.1)")
      }
      let blocks = try House.text(article).matches(of: /```swift/).count
      #expect(
        try House.text(article).matches(of: /\.swift`:\n\n```swift/).count == blocks,
        "\(article) has code of no file")
    }
    #expect(count > 10)
  }

  /// Every page of the documentation can be reached from its index.
  @Test func theIndexNamesEveryPage() throws {
    let index = try House.text("Documentation/README.md")
    for page in House.files("Documentation", ending: ".md") where page != "Documentation/README.md" {
      #expect(index.contains("](\(page.dropFirst("Documentation/".count)))"), "\(page)")
    }
  }

  /// Whatever a page calls by its path exists.
  @Test(arguments: pages) func pathsThatAreNamedExist(page: String) throws {
    for match in try House.text(page).matches(
      of: /`((?:Sources|Tests|Scripts|Assets|Fonts|LICENSES)\/[\w\/.+-]*)/)
    {
      #expect(House.exists(String(match.1)), "\(page): \(match.1)")
    }
  }

  /// Whatever type the architecture names is declared somewhere.
  @Test func typesThatAreNamedExist() throws {
    let (grep, pipe) = (Process(), Pipe())
    grep.executableURL = URL(filePath: "/bin/grep")
    grep.arguments =
      ["-rhoE", "(struct|class|enum|protocol|typealias|name:|case) \"?[A-Z][A-Za-z]+"]
      + ["Sources", "Tests", "Examples", "Package.swift"].map { House.root.appending(path: $0).path }
    grep.standardOutput = pipe
    try grep.run()
    let found = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    grep.waitUntilExit()
    let declared = Set(
      found.split(separator: "\n").compactMap { $0.split { !$0.isLetter }.last.map(String.init) })
    #expect(declared.count > 1000)
    let folders = Set(try House.folders("Sources") + House.folders("Tests") + Array(House.stage))
    for match in try House.text("ARCHITECTURE.md").matches(of: /`([A-Z][a-z]+[A-Z][A-Za-z]+)(?:\.\w+)?`/) {
      let name = String(match.1)
      #expect(declared.contains(name) || folders.contains(name), "\(name)")
    }
  }

  @Test func scriptsAreBashAndCanBeRun() throws {
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: House.root.appending(path: "Scripts").path)
    #expect(scripts.contains("play") && scripts.contains("test"))
    for script in scripts where try !House.folders("Scripts").contains(script) {
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
