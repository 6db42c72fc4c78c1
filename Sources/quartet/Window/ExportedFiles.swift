// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GameCore
import Glibc
import Stage

/// The folders in which people put files, as the desktop calls them (xdg-user-dirs), with the home.
private func userFolders() -> [String] {
  guard let home = getenv("HOME").map({ String(cString: $0) }) else { return [] }
  let config = getenv("XDG_CONFIG_HOME").map { String(cString: $0) } ?? home + "/.config"
  let bytes = (try? File.read(config + "/user-dirs.dirs", limit: 1 << 16)) ?? nil
  let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
  let named = ["DOWNLOAD", "DOCUMENTS", "DESKTOP"].compactMap { name in
    lines.first { $0.hasPrefix("XDG_\(name)_DIR=\"") }?.split(separator: "\"").dropFirst().first
  }
  let usual = [home + "/Downloads", home + "/Documents", home + "/Desktop"]
  return [home] + (named.isEmpty ? usual : named.map { String($0).replacing("$HOME", with: home) })
}

/// Histories that were exported and lie in one of these folders, or in `folder`; the latest come first.
func exportedFiles(_ folder: String?) -> [ExportedFile] {
  var seen: Set<FileStamp.Identity> = []
  let files = ((folder.map { [$0] } ?? []) + userFolders()).flatMap { folder in
    names(in: folder).filter { $0.hasSuffix(".quartet") || $0.hasSuffix(".json") }.map { folder + "/" + $0 }
  }
  let found = files.compactMap { path -> ExportedFile? in
    guard let stamp = FileStamp(path), stamp.isPlain, seen.insert(stamp.identity).inserted,
      (try? GameFile(path: path))?.isHistory == true
    else { return nil }
    return ExportedFile(path: path, changed: Timestamp(clamping: stamp.changedSeconds))
  }
  return Array(found.sorted { $0.changed > $1.changed }.prefix(40))
}

private func names(in folder: String) -> [String] {
  guard let open = opendir(folder) else { return [] }
  defer { closedir(open) }
  var names: [String] = []
  while let entry = readdir(open) {
    names.append(
      withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }
  return names
}
