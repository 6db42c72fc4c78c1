// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// The names in a folder, as the system has them.
public enum FolderList {
  /// A name, in bytes.
  public struct Name: Hashable, Sendable {
    public let bytes: [UInt8]

    /// As text, with signs for what is none.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    public var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }
  }

  /// Everything but the folder itself and the one above it, in no order.
  public static func names(in path: String) throws(FileError) -> [Name] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var names: [Name] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw .last }
        return names
      }
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [0x2e] && bytes != [0x2e, 0x2e] { names.append(Name(bytes: bytes)) }
    }
  }

  /// What lies under a name.
  public enum Kind: Hashable, Sendable { case folder, plain, special, broken }

  /// What lies under a name of a folder, links followed; nil when it is gone by now.
  public static func about(_ name: Name, in path: String) -> (kind: Kind, size: Int, changed: Int)? {
    let whole = Array((path.hasSuffix("/") ? path : path + "/").utf8) + name.bytes + [0]
    return whole.withUnsafeBufferPointer { whole in
      whole.withMemoryRebound(to: CChar.self) { whole in
        guard let name = whole.baseAddress else { return nil }
        var about = stat()
        guard stat(name, &about) == 0 else {
          return lstat(name, &about) == 0 ? (.broken, 0, about.st_mtim.tv_sec) : nil
        }
        let kind: Kind =
          switch about.st_mode & S_IFMT {
          case S_IFDIR: .folder
          case S_IFREG: .plain
          default: .special
          }
        return (kind, Int(about.st_size), about.st_mtim.tv_sec)
      }
    }
  }
}
