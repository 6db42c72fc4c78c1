// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import Glibc

/// Another program that plays by the Go Text Protocol, started with a command of the shell.
///
/// A side that must pass is not asked, and is not told of a pass either: programs that know Reversi pass by themselves.
final class GTPProgram {
  private let program: ShellProgram

  init(_ command: String) throws { program = try ShellProgram(command) }

  deinit { program.end() }

  /// A game that begins with these moves.
  func start(_ moves: [String]) throws {
    try say("clear_board")
    for (index, move) in moves.enumerated() { try play(move, isFirst: index.isMultiple(of: 2)) }
  }

  /// Tells a move of either side.
  func play(_ move: String, isFirst: Bool) throws {
    if move != "pass" { try say("play \(isFirst ? "black" : "white") \(move)") }
  }

  /// Its own move, which it then has played; in small letters.
  func choose(isFirst: Bool) throws -> String {
    try say("genmove \(isFirst ? "black" : "white")").lowercased()
  }

  @discardableResult private func say(_ line: String) throws -> String {
    fputs(line + "\n", program.input)
    fflush(program.input)
    var answer: String?
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), program.output) != nil {
      let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .trimmingSpace
      if !text.isEmpty {
        answer = answer ?? text
      } else if let answer {
        guard answer.hasPrefix("=") else { throw ValidationError("'\(line)' was answered with '\(answer)'") }
        return String(answer.dropFirst()).trimmingSpace
      }
    }
    throw ValidationError("the program that was told '\(line)' has gone")
  }
}
