// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// A test that cannot go on: what it waited for, and what was there instead.
struct WindowFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Calls `check` until it gives a value: at once, and then every 15 ms. The limit is there for programs that hang; no
/// test depends on how fast anything is.
@discardableResult
func waiting<T>(for what: @autoclosure () -> String, limit: TimeInterval = 60, _ check: () throws -> T?)
  throws -> T
{
  let end = Date(timeIntervalSinceNow: limit)
  while true {
    // The order matters: on a busy machine much may happen between two looks.
    let isLast = Date() > end
    if let value = try check() { return value }
    if isLast { throw WindowFailure("waited \(Int(limit)) s for " + what()) }
    usleep(15_000)
  }
}

/// A program that runs beside the test.
final class Child {
  let process = Process()
  private let output = Pipe()
  private let errors: URL

  /// `errors` is the file that takes the standard error.
  init(_ program: String, _ arguments: [String], environment: [String: String], errors: URL) throws {
    self.errors = errors
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    // The screens of whoever runs the tests are none of the program's business.
    let inherited = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QUARTET_ASSETS"].contains($0.key)
    }
    process.environment = inherited.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: #filePath).deletingLastPathComponent()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try Self.withoutBlockedSignals { try process.run() }
  }

  /// A program inherits which signals are blocked, and on the thread of a test all are: it would not hear SIGTERM.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  deinit { stop() }

  /// The first line of the standard output; nil if there is none before the program ends.
  func firstLine() -> String? {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), let first = byte.first,
      first != 0x0A
    {
      line.append(first)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  var standardError: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// How the program ended: its status, or minus the number of the signal that ended it. Nil while it runs.
  var ending: Int32? {
    guard !process.isRunning else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  func waitForEnding() throws -> Int32 { try waiting(for: "the end of the program") { ending } }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Ends the program, with force if it does not listen.
  func stop() {
    guard process.isRunning else { return }
    signal(SIGTERM)
    if (try? waiting(for: "", limit: 10) { ending }) == nil { signal(SIGKILL) }
    _ = try? waiting(for: "", limit: 10) { ending }
  }
}
