// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GameCore
import Glibc
import Preferences
import Stage

/// Histories that were exported and lie in one of these folders, or in `folder`; the latest come first.
func exportedFiles(_ folder: String?) -> [ExportedFile] {
  var seen: Set<FileStamp.Identity> = []
  let files = ((folder.map { [$0] } ?? []) + AppDirectories.userFolders()).flatMap { folder in
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
