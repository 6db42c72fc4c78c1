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

  /// The desktop's folder for pictures, as xdg-user-dirs keeps it in `user-dirs.dirs` of the folder for settings; the
  /// player's home where none is named, or where the one that is named cannot be written to.
  public static func pictures() -> String {
    pictures(
      environment: { getenv($0).map { String(cString: $0) } },
      read: { (try? File.read($0)).map { String(decoding: $0, as: UTF8.self) } },
      isWritable: { access($0, W_OK) == 0 })
  }

  static func pictures(
    environment: (String) -> String?, read: (String) -> String?, isWritable: (String) -> Bool
  ) -> String {
    let home = environment("HOME") ?? "."
    let config = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    let name = "XDG_PICTURES_DIR="
    // A line `XDG_PICTURES_DIR="$HOME/Bilder"`; of several the last one counts, as in a shell.
    let lines = (read(config + "/user-dirs.dirs") ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
    let named = lines.last { $0.hasPrefix(name) }?.dropFirst(name.count).filter { $0 != "\"" }
    let folder = named.map { $0.hasPrefix("$HOME") ? home + $0.dropFirst("$HOME".count) : String($0) }
    return [folder, home + "/Pictures"].compactMap { $0 }.first { $0.hasPrefix("/") && isWritable($0) }
      ?? home
  }
}
