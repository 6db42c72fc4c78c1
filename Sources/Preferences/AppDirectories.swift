// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// Where settings and data are kept.
public struct AppDirectories: Hashable, Sendable {
  /// Settings.
  public var config: String
  /// Saved games and history.
  public var data: String

  /// One folder for everything: `--data-dir`.
  public init(all directory: String) {
    config = directory
    data = directory
  }

  /// The folders of the XDG Base Directory Specification 0.8. Relative paths in the environment do not count, as the
  /// specification demands; `home` is where the player's home is if the environment does not say.
  public init(
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } },
    home: () -> String? = { getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } }
  ) {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    lazy var homeFolder = absolute("HOME") ?? home() ?? "/tmp"
    config = (absolute("XDG_CONFIG_HOME") ?? homeFolder + "/.config") + "/quartet"
    data = (absolute("XDG_DATA_HOME") ?? homeFolder + "/.local/share") + "/quartet"
  }
}
