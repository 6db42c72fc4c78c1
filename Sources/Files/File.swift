// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// A system call that failed, as the number it left in `errno`.
public struct FileError: Error, Hashable, Sendable {
  public var code: Int32

  public init(code: Int32) { self.code = code }

  /// "no space left on device"
  public var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  static var last: FileError { FileError(code: errno) }
}

/// Files as a whole: read, put in the place of others, set aside.
public enum File {
  /// The bytes of a plain file of at most `limit` bytes, or nil if there is nothing of that name.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      let bytes = try start(path, count: limit)
      guard bytes.count <= limit else { throw FileError(code: EFBIG) }
      return bytes
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// The same of any size; nil when it cannot be read.
  public static func bytes(_ path: String) -> [UInt8]? { try? start(path, count: .max - 1) }

  /// The first bytes of a plain file.
  /// - Returns: one byte more than `count` when it has more.
  /// - Throws: EINVAL when it is not a plain file.
  public static func start(_ path: String, count: Int) throws(FileError) -> [UInt8] {
    // Non-blocking, for the case that the name belongs to a pipe.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var about = stat()
    guard fstat(file, &about) == 0 else { throw .last }
    guard about.st_mode & S_IFMT == S_IFREG else { throw FileError(code: EINVAL) }
    var bytes = [UInt8](repeating: 0, count: min(Int(about.st_size), count) + 1)
    var filled = 0
    while true {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if read < 0 && errno == EINTR { continue }
      guard read >= 0 else { throw .last }
      filled += read
      if read == 0 || filled > count { break }
      // It has grown meanwhile.
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: min(filled, count + 1 - filled)) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Puts `bytes` in the place of the file at `path`: whoever reads it, even after a power cut, finds all of the old
  /// or all of the new. A symbolic link stays one, and the file it leads to is replaced. `mode` is for a new file.
  public static func replace(_ path: String, with bytes: [UInt8], mode: mode_t = 0o600) throws(FileError) {
    let path = realPath(path) ?? path
    let new = path + ".new-\(getpid())"
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last }
    do throws(FileError) {
      defer { close(file) }
      try write(bytes, into: file)
    } catch {
      unlink(new)
      throw error
    }
    guard rename(new, path) == 0 else {
      let error = FileError.last
      unlink(new)
      throw error
    }
    synchronizeFolder(of: path)
  }

  private static func write(_ bytes: [UInt8], into file: Int32) throws(FileError) {
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
    let folder = open(parent(of: path), O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Makes the folder and those above it, readable by the player alone.
  public static func makeFolder(_ path: String) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o700) != 0 && ![EEXIST, EISDIR, EROFS].contains(errno) {
        throw .last
      }
    }
    var about = stat()
    guard stat(path, &about) == 0 else { throw .last }
    guard about.st_mode & S_IFMT == S_IFDIR else { throw FileError(code: ENOTDIR) }
  }

  /// Gives the file a name that nothing has: "settings.json" becomes "settings.damaged-1.json".
  /// Returns the new name, without its folder.
  public static func setAside(folder: String, name: String, ending: String) throws(FileError) -> String {
    for number in 1...999 {
      let free = "\(name).damaged-\(number)\(ending)"
      var about = stat()
      if lstat(folder + "/" + free, &about) == 0 { continue }
      guard rename(folder + "/" + name + ending, folder + "/" + free) == 0 else { throw .last }
      return free
    }
    throw FileError(code: EEXIST)
  }

  /// True when something has this name, whatever it is and wherever it leads.
  public static func isThere(_ path: String) -> Bool {
    var about = stat()
    return lstat(path, &about) == 0
  }

  /// A path that nothing has: `name` with the ending, and with a number when there is one already; "game-2.png".
  public static func freePath(_ name: String, ending: String) -> String {
    var path = name + ending
    var number = 1
    while isThere(path) {
      number += 1
      path = "\(name)-\(number)\(ending)"
    }
    return path
  }

  /// The path without links, or nil when nothing is there.
  public static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that a path is in.
  public static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }
}
