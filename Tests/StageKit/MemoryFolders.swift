// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Stage

@testable import House

/// Folders that no disk has.
package final class MemoryFolders: Folders {
  package typealias File = (file: GivenFile, game: String?)

  package var folders: [String: [FolderEntry]]
  package var faults: [String: FolderFault] = [:]
  package var files: [String: File]
  /// True where the desktop has a program for files.
  package var showsFiles = true
  /// Answers are held back as long as this is so.
  package var isSlow = false
  package private(set) var requests: [FolderRequest] = []
  private var open: [FolderRequest] = []

  package init(_ folders: [String: [FolderEntry]] = ["/home/me": []], files: [String: File] = [:]) {
    (self.folders, self.files) = (folders, files)
  }

  package func send(_ request: FolderRequest) {
    requests.append(request)
    open.append(request)
  }

  package func poll() -> [FolderReply] {
    guard !isSlow else { return [] }
    defer { open.removeAll() }
    return open.map { request in
      switch request {
      case .places:
        .places([FilePlace(.home, path: "/home/me"), FilePlace(.documents, path: "/home/me/Documents")])
      case .open(let path):
        .opened(
          path: path, files[path]?.file ?? .problem("“\(path)” is no game of Quartet."),
          game: files[path]?.game)
      case .list(let asked): .listed(asked: asked, list(asked))
      case .show(let path): showsFiles ? .shown : .unshown(path: path)
      }
    }
  }

  private func list(_ asked: String) -> Result<Folder, FolderFault> {
    var path = asked.isEmpty ? "/home/me" : asked.hasPrefix("~") ? "/home/me" + asked.dropFirst() : asked
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if let fault = faults[path] { return .failure(fault) }
    return folders[path].map { .success(Folder(path: path, entries: $0)) } ?? .failure(.missing)
  }
}
