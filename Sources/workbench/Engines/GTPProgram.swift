// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import Glibc

/// Another program that plays by the Go Text Protocol, started with a command of the shell.
///
/// A side that must pass is not asked, and is not told of a pass either: programs that know Reversi pass by themselves.
final class GTPProgram {
  private let process: pid_t
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>

  init(_ command: String) throws {
    var (toProgram, fromProgram): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toProgram) == 0, pipe(&fromProgram) == 0 else {
      throw ValidationError("there are no more pipes for '\(command)'")
    }
    // Another program's copy would keep the pipe open after this one has closed it.
    for end in toProgram + fromProgram { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toProgram[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromProgram[1], 1)
    let words: [String] = ["sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var started = pid_t()
    let failure = posix_spawn(&started, "/bin/sh", &actions, nil, &arguments, environ)
    close(toProgram[0])
    close(fromProgram[1])
    guard failure == 0, let input = fdopen(toProgram[1], "w"), let output = fdopen(fromProgram[0], "r") else {
      throw ValidationError("'\(command)' cannot be started")
    }
    (process, self.input, self.output) = (started, input, output)
    // A program that has gone is told by its missing answer.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    fclose(input)
    fclose(output)
    waitpid(process, nil, 0)
  }

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
    fputs(line + "\n", input)
    fflush(input)
    var answer: String?
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), output) != nil {
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
