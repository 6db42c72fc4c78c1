// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// Programs of the desktop's that are started beside this one. None of them is required.
enum Tool {
  /// True when a program of this name is in the path.
  static func isThere(_ name: String) -> Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// The environment as it is, or what of it is named.
  static func environment(_ names: [String]? = nil) -> [String] {
    if let names { return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } } }
    var all: [String] = []
    var entry = environ
    while let text = entry.pointee {
      all.append(String(cString: text))
      entry += 1
    }
    return all
  }

  /// Starts a program. It must not hold our output open, and it ends by signals like any other program: ours are blocked,
  /// for a thread that waits for them.
  /// - Parameters:
  ///   - input: a file that it reads; nothing unless it is given.
  ///   - output: where its output goes; nowhere unless it is given.
  static func start(
    _ words: [String], input: String = "/dev/null", output: Int32? = nil, environment: [String]? = nil
  ) -> pid_t? {
    guard let name = words.first else { return nil }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = (environment ?? self.environment()).map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
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
}
