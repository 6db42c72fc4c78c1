// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@testable import workbench

/// Small promises of the developers' tool.
struct ToolTests {
  /// Of three to six tiles as many boards as were asked for, each with so much free and the grade that goes with it.
  @Test func everyNumberOfLastTilesHasItsBoards() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "quartet-last-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = CommandTests.built("workbench")
    process.arguments = ["puzzles", "last", file.path, "--count", "2"]
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let boards = lines.map { $0.split(separator: ";", omittingEmptySubsequences: false) }
    let grades = [(3, "starter"), (4, "easy"), (5, "medium"), (6, "hard")]
    let names: [String] = grades.flatMap { ["last-\($0.0).1", "last-\($0.0).2"] }
    #expect(boards.map { "\($0[0])" } == names)
    for (board, (missing, grade)) in zip(boards, grades.flatMap { [$0, $0] }) {
      #expect(board[2] == grade && board[5].filter { $0 == "." }.count == 5 * missing, "\(board)")
    }
  }

  /// A program that reads until there is nothing more ends when it is not needed any more, and can say something before that.
  @Test func aProgramThatIsNotNeededEnds() throws {
    let program = try ShellProgram("while read -r line; do echo \"$line!\"; done")
    fputs("well\n", program.input)
    fflush(program.input)
    var buffer = [CChar](repeating: 0, count: 64)
    #expect(fgets(&buffer, 64, program.output) != nil)
    #expect(buffer.prefix(5).map { UInt8(bitPattern: $0) } == Array("well!".utf8))
    program.end()
  }
}
