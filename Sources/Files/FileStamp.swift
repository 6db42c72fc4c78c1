// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// Which file lies under a name, and in what state.
public struct FileStamp: Hashable, Sendable {
  /// The same for all names of one file, and for no other file.
  public struct Identity: Hashable, Sendable {
    let device: dev_t
    let number: ino_t
  }

  public let identity: Identity
  public let isPlain: Bool
  public let size: Int
  /// When it was changed, in nanoseconds since 1970.
  private let changed: Int

  /// Nil when there is nothing of that name. Links are followed.
  public init?(_ path: String) {
    var about = stat()
    guard stat(path, &about) == 0 else { return nil }
    identity = Identity(device: about.st_dev, number: about.st_ino)
    isPlain = about.st_mode & S_IFMT == S_IFREG
    size = Int(about.st_size)
    changed = about.st_mtim.tv_sec &* 1_000_000_000 &+ about.st_mtim.tv_nsec
  }

  /// Size and time, as text: "81920 1700000000123456789".
  public var mark: String { "\(size) \(changed)" }

  /// When it was changed, in seconds since 1970.
  public var changedSeconds: Int { changed / 1_000_000_000 }
}
