// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

struct SourceTests {
  /// Files that may be longer than the limit, and why.
  static let longFiles: [String: String] = [:]
  static let lengthLimit = 400

  @Test func everyFileSaysWhoseItIs() throws {
    // In two pieces each, or the licence check would read them as this file's own.
    let copyright = "// SPDX-" + "FileCopyrightText: 2026 The Quartet developers"
    let licence = "// SPDX-" + "License-Identifier: MIT"
    for path in House.sources + House.tests + ["Package.swift"] {
      let lines = try House.text(path).split(separator: "\n").drop { $0.hasPrefix("// swift-tools-version") }
      #expect(lines.first.map(String.init) == copyright, "\(path)")
      #expect(lines.dropFirst().first.map(String.init) == licence, "\(path)")
    }
  }

  /// What may end the program, or hide from the compiler what it should see.
  @Test func nothingTrapsOnPurpose() throws {
    let forbidden =
      /\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(|@unchecked\s+Sendable|nonisolated\(unsafe\)/
    // A name, a closing bracket or a type, then an exclamation mark that is not part of an operator.
    let unwrap = /[\w\)\]>]!(?![=!])/
    for path in House.sources {
      for (number, line) in try House.code(path).enumerated() {
        #expect(!line.contains(forbidden), "\(path):\(number + 1)")
        guard line.utf8.contains(UInt8(ascii: "!")) else { continue }
        #expect(!line.contains(unwrap), "\(path):\(number + 1)")
      }
    }
  }

  /// A statically linked program finds no arguments in the usual place once a library has changed the environment.
  @Test func argumentsAreAskedOfTheSystem() throws {
    for path in House.sources where !path.hasSuffix("CommandKit/Arguments.swift") {
      #expect(try !House.text(path).contains("CommandLine."), "\(path)")
    }
  }

  @Test func filesAreShort() throws {
    for path in House.sources where Self.longFiles[path] == nil {
      #expect(try House.text(path).split(separator: "\n").count <= Self.lengthLimit, "\(path)")
    }
  }

  /// Pictures are found by name at run time, so a misspelt one would only show as a hole in the window.
  @Test func picturesThatAreNamedExist() throws {
    let icon = /(?:\.icon\(|\bicon:\s*)"([\w-]+)"/
    let asset = /"((?:icons|pieces|boards|brand)\/[\w-]+)"/
    var count = 0
    for path in House.sources {
      let text = try House.text(path)
      let named =
        text.matches(of: icon).map { "icons/" + $0.1 } + text.matches(of: asset).map { String($0.1) }
      for picture in named { #expect(House.exists("Assets/\(picture).svg"), "\(path)") }
      count += named.count
    }
    #expect(count > 0)
  }
}
