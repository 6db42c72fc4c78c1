// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import Glibc

extension FileError {
  /// What the system says, in the player's language: the C library translates only where a locale is installed.
  public var said: String { reasons[code]?.said ?? reason }
}

/// What happens to files of a player, in glibc's own words.
private let reasons: [Int32: Phrase] = [
  EACCES: Phrase("permission denied"), EPERM: Phrase("operation not permitted"),
  ENOSPC: Phrase("no space left on device"), EDQUOT: Phrase("disk quota exceeded"),
  EROFS: Phrase("read-only file system"), EIO: Phrase("input/output error"),
  ENOENT: Phrase("no such file or directory"), ENOTDIR: Phrase("not a directory"),
  EISDIR: Phrase("is a directory"), EFBIG: Phrase("file too large"), EINVAL: Phrase("invalid argument"),
  ENAMETOOLONG: Phrase("file name too long"), EEXIST: Phrase("file exists"),
  EBUSY: Phrase("device or resource busy"), EMFILE: Phrase("too many open files"),
]
