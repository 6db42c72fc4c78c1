// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// The engine commands as another program sees them.
  @Suite struct CommandTests {
    /// Runs the program with `input` as its standard input, until it ends.
    private func run(_ arguments: [String], input: String = "") throws -> (
      lines: [String], errors: [String], status: Int32
    ) {
      let program = try Talk(arguments)
      program.write(input)
      return try program.finish()
    }

    @Test func positionsAreAnsweredInOrder() throws {
      // Coral wins at once with its fourth disc: 22 less the 4 it has then played.
      let (lines, errors, status) = try run(
        ["solve", "connect-four"], input: "121212\n; a remark\n\n   \n1212123\n 121212 \r\n")
      #expect(lines == ["18", "18", "18"])
      #expect(errors.isEmpty && status == 0)
    }

    @Test func aMalformedLineIsAnsweredAndTheNextIsRead() throws {
      let (lines, errors, status) = try run(
        ["solve", "connect-four"], input: "128\n121212\n1111111\nx\n\u{1F3B2}\n121212\n")
      #expect(lines.count == 6)
      for index in [0, 2, 3, 4] { #expect(lines[index].hasPrefix("error: "), "\(lines[index])") }
      #expect(lines[1] == "18" && lines[5] == "18")
      #expect(errors.isEmpty && status == 1)
    }

    @Test func everyAnswerComesBeforeTheNextQuestion() throws {
      let program = try Talk(["move", "connect-four", "--level", "perfect"])
      for (position, move) in [("121212", "1"), ("676767", "6"), ("1", "1234567")] {
        program.write(position + "\n")
        let answer = try #require(program.line())
        #expect(answer.count == 1 && move.contains(answer), "\(position): \(answer)")
      }
      #expect(try program.finish().status == 0)
    }

    @Test func movesHaveAScoreEach() throws {
      // The first column is full.
      let (lines, _, status) = try run(
        ["solve", "connect-four", "--moves"], input: "164374716556752147143231716465\n")
      let words = try #require(lines.first).split(separator: " ")
      #expect(words.count == 8 && words[1] == "x" && status == 0)
      let scores = words.dropFirst(2).compactMap { Int($0) }
      #expect(scores.count == 6 && scores.max() == Int(words[0]))
    }

    @Test func aBotWithASeedRepeatsItself() throws {
      let positions = ["-", "4", "44", "12", "4435"].joined(separator: "\n") + "\n"
      let arguments = ["move", "connect-four", "--level", "2", "--seed", "7"]
      let first = try run(arguments, input: positions).lines
      #expect(first.count == 5 && first.allSatisfy { "1"..."7" ~= $0 })
      #expect(try run(arguments, input: positions).lines == first)
    }

    @Test func perftCountsLeaves() throws {
      let (lines, _, status) = try run(["perft", "connect-four", "7"])
      #expect(lines == ["823536"] && status == 0)
    }

    @Test(arguments: [["--version"], ["--help"], ["solve", "--help"]])
    func whatWasAskedForGoesToStandardOutput(arguments: [String]) throws {
      let (lines, errors, status) = try run(arguments)
      #expect(!lines.isEmpty && errors.isEmpty && status == 0)
    }

    @Test(arguments: [
      ["solve"], ["solve", "chess"], ["move", "connect-four", "--level", "6"],
      ["perft", "connect-four", "x"],
      ["solve", "connect-four", "--threads", "0"], ["solve", "connect-four", "--rules", "squares"],
    ])
    func aWrongCommandLineIsOneLineAndStatus64(arguments: [String]) throws {
      let (lines, errors, status) = try run(arguments)
      #expect(lines.isEmpty && errors.count == 1 && status == 64, "\(errors)")
    }
  }
}

/// A conversation with the program over its standard input and output.
private final class Talk {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  init(_ arguments: [String]) throws {
    process.executableURL = AppDriver.binary
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  func write(_ text: String) { try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// The next line of the answer; nil when there is no more.
  func line() -> String? {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Closes the input and waits for the end.
  func finish() throws -> (lines: [String], errors: [String], status: Int32) {
    try input.fileHandleForWriting.close()
    func lines(_ pipe: Pipe) -> [String] {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    let all = (lines(output), lines(errors))
    process.waitUntilExit()
    return (all.0, all.1, process.terminationStatus)
  }
}
