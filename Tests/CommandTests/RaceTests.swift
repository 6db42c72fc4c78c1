// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import workbench

struct RaceTests {
  private func run(_ arguments: [String]) throws -> (lines: [String], status: Int32) {
    let process = Process()
    process.executableURL = CommandTests.built("workbench")
    process.arguments = ["race"] + arguments
    process.environment = ["PATH": "/usr/bin:/bin"]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let told = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: told, as: UTF8.self).split(separator: "\n").map(String.init), process.terminationStatus
    )
  }

  @Test("Programs run in turn on the same position, and tell their nodes")
  func race() throws {
    let race = try run([
      "cat; echo '1 nodes 1,234 seconds 0.1'", "cat", "--input", "4444", "--runs", "2",
    ])
    #expect(race.status == 0 && race.lines.count == 5)
    for pair in [0, 2] {
      #expect(race.lines[pair].hasPrefix("1: "))
      #expect(race.lines[pair].hasSuffix("1234 nodes, says: 1 nodes 1,234 seconds 0.1"))
      #expect(
        race.lines[pair + 1].hasPrefix("2: ") && race.lines[pair + 1].hasSuffix("processor, says: 4444"))
    }
    #expect(race.lines.last?.hasPrefix("1 takes ") == true)
  }

  @Test("A program that fails is no rival")
  func failing() throws {
    #expect(try run(["true", "exit 3"]).status == 64)
  }

  @Test(
    "Nodes are the last number beside the word",
    arguments: [
      ("1 nodes 142090396 seconds 10.9", 142_090_396), ("searched 115,001,002 nodes in 30 s", 115_001_002),
      ("Nodes: 7\nnodes = 8", 8), ("nodes per second: fast", nil), ("42", nil),
    ] as [(String, UInt64?)])
  func nodes(text: String, count: UInt64?) {
    #expect(Race.nodes(in: text) == count)
  }
}
