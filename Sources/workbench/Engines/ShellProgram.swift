// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import Threads

/// Another program, started with a command of the shell; we write what it reads, and read what it writes.
struct ShellProgram {
  private let process: pid_t
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>

  init(_ command: String) throws {
    guard let question = Program.pipe(), let answer = Program.pipe() else {
      throw ValidationError("there are no more pipes for '\(command)'")
    }
    let started = Program.start(
      ["/bin/sh", "-c", command], input: question.read, output: answer.write, errors: STDERR_FILENO)
    close(question.read)
    close(answer.write)
    guard let started, let input = fdopen(question.write, "w"), let output = fdopen(answer.read, "r") else {
      throw ValidationError("'\(command)' cannot be started")
    }
    (process, self.input, self.output) = (started, input, output)
    // A program that has gone is told by its missing answer.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits until it has ended, with nothing more to read for it.
  func end() {
    fclose(input)
    fclose(output)
    waitpid(process, nil, 0)
  }

  /// Gives it all that it is to read, and waits for all that it says.
  /// - Returns: that, and the processor time in seconds; nil when it failed.
  func answer(to text: String) -> (text: String, seconds: Double)? {
    fputs(text, input)
    fclose(input)
    var bytes: [UInt8] = []
    while case let byte = getc(output), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    fclose(output)
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    let whole: Int = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let millionths = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return (String(decoding: bytes, as: UTF8.self), Double(whole) + millionths / 1e6)
  }
}
