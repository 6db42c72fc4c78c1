// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What `workbench fuzz` looks at with the games of a file.
struct FuzzTests {
  /// It comes to every scene on the way that a person goes, and leaves nothing behind.
  @Test func anEveningComesToEveryScene() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "quartet-evening-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/whole.json")
    let process = Process()
    process.executableURL = CommandTests.built("workbench")
    process.arguments = ["fuzz", file.path, file.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("from scene to scene: ") })
    let ways = line.dropFirst(21).split(separator: ", ").map(String.init)
    for scene in ["menu", "history", "replay", "confirm", "table", "settings", "help", "starts"] {
      #expect(ways.contains { $0.hasSuffix("> \(scene)") }, "\(scene)")
    }
    // It does not want to clear the history after all.
    #expect(ways.contains("confirm > history"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
