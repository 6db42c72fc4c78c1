// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
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

  /// The desktop's folder for pictures; the player's home where none is named, or where the one that is named cannot be
  /// written to.
  public static func pictures() -> String { folder("PICTURES", "Pictures", .system) }

  /// The same for documents.
  public static func documents() -> String { folder("DOCUMENTS", "Documents", .system) }

  static func folder(
    _ kind: String, _ usual: String, _ desktop: Desktop,
    isWritable: (String) -> Bool = { access($0, W_OK) == 0 }
  ) -> String {
    let folders = [desktop.folder(kind), desktop.home + "/" + usual].compactMap { $0 }
    return folders.first { $0.hasPrefix("/") && isWritable($0) } ?? desktop.home
  }

  /// Where people put files: their home and the desktop's folders for what was written, fetched or is at hand.
  public static func userFolders() -> (home: String, documents: String, downloads: String, desktop: String) {
    let desktop = Desktop.system
    func folder(_ kind: String, _ usual: String) -> String {
      desktop.folder(kind) ?? desktop.home + "/" + usual
    }
    return (
      desktop.home, folder("DOCUMENTS", "Documents"), folder("DOWNLOAD", "Downloads"),
      folder("DESKTOP", "Desktop")
    )
  }
}

/// The folders that the desktop has for people, as xdg-user-dirs keeps them in `user-dirs.dirs` of the folder for settings.
struct Desktop {
  var environment: (String) -> String?
  /// The text of a file.
  var read: (String) -> String?

  static var system: Desktop {
    Desktop(
      environment: { getenv($0).map { String(cString: $0) } },
      read: { path in
        let bytes = (try? File.read(path, limit: 1 << 16)) ?? nil
        return bytes.map { String(decoding: $0, as: UTF8.self) }
      })
  }

  var home: String { environment("HOME") ?? "." }

  /// The folder of a kind, such as `PICTURES`; nil where none is named. A line is `XDG_PICTURES_DIR="$HOME/Bilder"`; of
  /// several the last one counts, as in a shell.
  func folder(_ kind: String) -> String? {
    let config = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    let name = "XDG_\(kind)_DIR="
    let lines = (read(config + "/user-dirs.dirs") ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let value = lines.last(where: { $0.hasPrefix(name) })?.dropFirst(name.count).filter({ $0 != "\"" })
    else { return nil }
    return value.hasPrefix("$HOME") ? home + value.dropFirst("$HOME".count) : String(value)
  }
}
