// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// Other programs, started beside this one by posix_spawn. None of them is required to play.
public enum Program {
  /// True when a program of this name is in the path.
  public static func isThere(_ name: String) -> Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// The environment as it is, or what of it is named: NAME=VALUE each.
  public static func environment(_ names: [String]? = nil) -> [String] {
    if let names { return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } } }
    var all: [String] = []
    var entry = environ
    while let text = entry.pointee {
      all.append(String(cString: text))
      entry += 1
    }
    return all
  }

  /// A pipe that no other program inherits; nil when the system has no more of them. Whoever gets it closes both ends.
  public static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program. It holds open only what it is given, and it ends by signals like any other program: ours are blocked,
  /// for a thread that waits for them.
  /// - Parameters:
  ///   - words: its name, looked for in the path, and its arguments.
  ///   - input: what it reads; nothing unless it is given.
  ///   - output: where its output goes; nowhere unless it is given.
  ///   - errors: where its complaints go; nowhere unless it is given.
  /// - Returns: its number, to be waited for; nil when it did not start.
  public static func start(
    _ words: [String], input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil,
    environment: [String]? = nil
  ) -> pid_t? {
    guard let name = words.first else { return nil }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = (environment ?? self.environment()).map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, given) in zip(Int32(0)..., [input, output, errors]) {
      if let given {
        posix_spawn_file_actions_adddup2(&actions, given, place)
      } else {
        posix_spawn_file_actions_addopen(&actions, place, "/dev/null", place == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var child = pid_t()
    return posix_spawnp(&child, name, &actions, &attributes, &arguments, &variables) == 0 ? child : nil
  }

  /// Runs a program to its end, however long that takes: not for a thread that somebody waits for. False when it is not there or
  /// fails.
  public static func run(_ words: [String]) -> Bool {
    guard let child = start(words) else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }

  /// Waits for a program, for a second at most: whoever asks stands still meanwhile. One that takes longer is ended.
  public static func hasSucceeded(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    for _ in 0..<100 {
      if waitpid(child, &status, WNOHANG) == child { return status == 0 }
      usleep(10_000)
    }
    kill(child, SIGKILL)
    _ = waitpid(child, &status, 0)
    return false
  }

  /// What a program says, 8 KiB of it at most; nil when it is not there, fails, or is silent for a second.
  public static func answer(of words: [String]) -> String? {
    guard let ends = pipe() else { return nil }
    defer { close(ends.read) }
    let child = start(words, output: ends.write)
    close(ends.write)
    guard let child else { return nil }
    let said = text(from: ends.read)
    if said == nil { kill(child, SIGKILL) }
    return hasSucceeded(child) ? said : nil
  }

  private static func text(from end: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wanted = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    while bytes.count < 8192 {
      guard poll(&wanted, 1, 1000) > 0 else { return nil }
      let count = read(end, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += buffer[..<count]
    }
    return nil
  }
}
