// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The repository as the tests see it: the one they were built from, or the copy that QUARTET_HOUSE names.
enum House {
  static let root =
    ProcessInfo.processInfo.environment["QUARTET_HOUSE"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Names of the folders directly below `path`, in order.
  static func folders(_ path: String) throws -> [String] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey]
    return try FileManager.default
      .contentsOfDirectory(at: root.appending(path: path), includingPropertiesForKeys: Array(keys))
      .filter { try $0.resourceValues(forKeys: keys).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }

  /// Paths below the root of all files under `path` with the ending, in order.
  static func files(_ path: String, ending: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: root.appending(path: path).path) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.map { path + "/" + $0 }.sorted()
  }

  static func text(_ path: String) throws -> String {
    if let known = texts.withLock({ $0[path] }) { return known }
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    texts.withLock { $0[path] = text }
    return text
  }
  /// What was read before, and its code: many tests look at every source.
  private static let texts = Mutex<[String: String]>([:])
  private static let codes = Mutex<[String: [Substring]]>([:])

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static let examples = files("Examples", ending: ".swift")
  static let sources = files("Sources", ending: ".swift") + examples.filter { !$0.contains("/Tests/") }
  static let tests = files("Tests", ending: ".swift") + examples.filter { $0.contains("/Tests/") }

  /// The games of the box, and the examples.
  static let games = ((try? folders("Sources/Games")) ?? []) + ((try? folders("Examples")) ?? [])

  /// The targets of the stage. Its router is what others know as the stage.
  static let stage = Set(((try? folders("Sources/Stage")) ?? []).map { $0 == "Router" ? "Stage" : $0 })

  /// "ConnectFour" for "Sources/Games/ConnectFour/Rules/Position.swift".
  static func target(of source: String) -> String {
    let parts = source.split(separator: "/")
    return switch parts[1] {
    case "Games": String(parts[2])
    case "Stage": parts[2] == "Router" ? "Stage" : String(parts[2])
    default: String(parts[1])
    }
  }

  /// The code of a file line by line: comments and the insides of strings are blanked.
  static func code(_ path: String) throws -> [Substring] {
    if let known = codes.withLock({ $0[path] }) { return known }
    var code = try text(path)
    for (pattern, blank) in [
      (#"(?s)/\*.*?\*/"#, ""), (#"(?m)//.*$"#, ""), (#"(?s)"""(.*?)""""#, "\"\""),
      (#""(\\.|[^"\\\n])*""#, "\"\""),
    ] {
      code = code.replacingOccurrences(of: pattern, with: blank, options: .regularExpression)
    }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    codes.withLock { $0[path] = lines }
    return lines
  }
}
