// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GameCore
import Glibc
import House
import Preferences
import Stage
import Synchronization
import Threads
import Words

/// Folders and files of the disk. Every request has a thread of its own, so that a disk that does not answer holds up nothing else.
final class FolderReader: Folders, Sendable {
  /// The folder where files go at first.
  private let start: String
  private let wake: @Sendable () -> Void
  private let replies = Mutex<[FolderReply]>([])

  init(start: String, wake: @escaping @Sendable () -> Void) { (self.start, self.wake) = (start, wake) }

  func poll() -> [FolderReply] {
    replies.withLock { replies in
      defer { replies.removeAll() }
      return replies
    }
  }

  func send(_ request: FolderRequest) {
    do throws(NoThread) {
      _ = try Thread(stackSize: 1 << 20) { [self] in answer(reply(to: request)) }
    } catch { answer(reply(to: request)) }
  }

  private func answer(_ reply: FolderReply) {
    replies.withLock { $0.append(reply) }
    wake()
  }

  private func reply(to request: FolderRequest) -> FolderReply {
    switch request {
    case .list(let asked): .listed(asked: asked, Self.list(Self.whole(asked.isEmpty ? start : asked)))
    case .open(let path): Self.open(path)
    case .places: .places(Self.places())
    case .show(let path):
      FilePath.waysToShow(path).contains(where: Program.run) ? .shown : .unshown(path: path)
    }
  }

  /// From the root.
  private static func whole(_ path: String) -> String {
    var path = path
    if path.hasPrefix("~") {
      let name = path.dropFirst().prefix { $0 != "/" }
      let home =
        name.isEmpty
        ? AppDirectories.userFolders().home
        : getpwnam(String(name)).map { String(cString: $0.pointee.pw_dir) }
      if let home { path = home + path.dropFirst(1 + name.count) }
    }
    if !path.hasPrefix("/") { path = (File.realPath(".") ?? "") + "/" + path }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func list(_ path: String) -> Result<Folder, FolderFault> {
    do throws(FileError) {
      let entries = try FolderList.names(in: path).compactMap { entry($0, in: path) }
      return .success(Folder(path: path, entries: entries))
    } catch {
      return switch error.code {
      case ENOENT: .failure(.missing)
      case ENOTDIR: .failure(.noFolder)
      case EACCES, EPERM: .failure(.forbidden)
      default: .failure(.other(error.said))
      }
    }
  }

  private static func entry(_ name: FolderList.Name, in path: String) -> FolderEntry? {
    guard let about = FolderList.about(name, in: path) else { return nil }
    let kind: FolderEntry.Kind =
      switch about.kind {
      case .folder: .folder
      case .plain: .file
      case .special: .special
      case .broken: .broken
      }
    let text = name.text
    let mayHold = [".quartet", ".json", ".txt", ".sgf", ".ggf", ".pgn", ".xmpuzzle", ".wtb"].contains {
      text.lowercased().hasSuffix($0)
    }
    let content = kind == .file && name.isText && mayHold ? GameFile.peek(path + "/" + text) : nil
    return FolderEntry(
      text, kind, size: about.size, changed: Timestamp(clamping: about.changed), content: content,
      isNamed: name.isText)
  }

  private static func open(_ path: String) -> FolderReply {
    let file: KeyValuePairs = ["file": path.split(separator: "/").last.map(String.init) ?? path]
    do throws(FileError) { _ = try File.start(path, count: 1) } catch {
      let words =
        switch error.code {
        case EINVAL, EISDIR, ENXIO, ENODEV: tr("“{file}” is no file with games.", file)
        default:
          tr("“{file}” cannot be read ({reason}).", ["file": file[0].value, "reason": error.said])
        }
      return .opened(path: path, .problem(words), game: nil)
    }
    guard let content = (try? GameFile(path: path))?.content else {
      return .opened(path: path, .problem(tr("“{file}” is no game of Quartet.", file)), game: nil)
    }
    return .opened(path: path, content.file, game: content.game?.info.name)
  }

  private static func places() -> [FilePlace] {
    let folders = AppDirectories.userFolders()
    var places: [FilePlace] = []
    for (kind, path) in [
      (FilePlace.Kind.home, folders.home), (.documents, folders.documents), (.downloads, folders.downloads),
      (.desktop, folders.desktop),
    ] {
      let whole = whole(path)
      let isFolder = FileStamp(whole).map { !$0.isPlain } ?? false
      if isFolder, !places.contains(where: { $0.path == whole }) {
        places.append(FilePlace(kind, path: whole))
      }
    }
    return places
  }
}
