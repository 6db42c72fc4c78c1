// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// A system call that failed, as the number it left in `errno`.
struct FileError: Error, Hashable {
  var code: Int32

  /// "no space left on device"
  var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  static var last: FileError { FileError(code: errno) }
}

/// Small files as a whole.
enum File {
  /// Nothing that this program writes comes near.
  static let sizeLimit = 1 << 20

  /// The bytes of a plain file, or nil if there is nothing of that name.
  static func read(_ path: String) throws(FileError) -> [UInt8]? {
    // Non-blocking, for the case that the name belongs to a pipe.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { close(file) }
    var about = stat()
    guard fstat(file, &about) == 0 else { throw .last }
    guard about.st_mode & S_IFMT == S_IFREG else { throw FileError(code: EINVAL) }
    guard about.st_size <= sizeLimit else { throw FileError(code: EFBIG) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= sizeLimit {
      let count = Glibc.read(file, &piece, piece.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
    throw FileError(code: EFBIG)
  }

  /// Puts `bytes` in the place of the file at `path`: whoever reads it, even after a power cut, finds all of the old
  /// or all of the new. A symbolic link stays one, and the file it leads to is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var path = path
    if let real = realpath(path, nil) {
      path = String(cString: real)
      free(real)
    }
    let new = path + ".new-\(getpid())"
    do throws(FileError) {
      try write(bytes, toNew: new)
      guard rename(new, path) == 0 else { throw .last }
    } catch {
      unlink(new)
      throw error
    }
    synchronizeFolder(of: path)
  }

  private static func write(_ bytes: [UInt8], toNew path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
    guard fsync(file) == 0 else { throw .last }
  }

  /// The new name is safe only when the folder is on disk too. Some file systems cannot do this, and need not.
  private static func synchronizeFolder(of path: String) {
    let parent = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    let folder = open(String(parent), O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Makes the folder and those above it, readable by the player alone.
  static func makeFolder(_ path: String) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o700) != 0 && errno != EEXIST && errno != EISDIR && errno != EROFS {
        throw .last
      }
    }
    var about = stat()
    guard stat(path, &about) == 0 else { throw .last }
    guard about.st_mode & S_IFMT == S_IFDIR else { throw FileError(code: ENOTDIR) }
  }

  /// Gives the file a name that nothing has: "settings.json" becomes "settings.damaged-1.json".
  /// Returns the new name, without its folder.
  static func setAside(folder: String, name: String, ending: String) throws(FileError) -> String {
    for number in 1...999 {
      let free = "\(name).damaged-\(number)\(ending)"
      var about = stat()
      if lstat(folder + "/" + free, &about) == 0 { continue }
      guard rename(folder + "/" + name + ending, folder + "/" + free) == 0 else { throw .last }
      return free
    }
    throw FileError(code: EEXIST)
  }
}
