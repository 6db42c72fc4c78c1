// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// The folder of the database: making it, locking it, and setting files aside.
struct StoreFolder {
  let path: String
  /// Held for as long as the program runs; the system lets go of it however the program ends.
  private var lock: Int32 = -1

  static let database = "quartet.db"

  init(path: String) { self.path = path.isEmpty ? "." : path }

  var databasePath: String { path + "/" + Self.database }

  /// True when there is a database with something in it.
  var hasDatabase: Bool {
    var about = stat()
    return stat(databasePath, &about) == 0 && about.st_size > 0
  }

  /// Makes the folder and those above it, readable by the player alone. Returns the reason when that fails.
  func make() -> String? {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o700) != 0 && ![EEXIST, EISDIR, EROFS].contains(errno) {
        return Self.reason(errno)
      }
    }
    var about = stat()
    guard stat(path, &about) == 0 else { return Self.reason(errno) }
    return about.st_mode & S_IFMT == S_IFDIR ? nil : Self.reason(ENOTDIR)
  }

  /// True when this window is the one that keeps the running games. A folder that cannot be locked has no other window
  /// that could write to it either.
  mutating func takeLock() -> Bool {
    if lock < 0 { lock = open(path + "/quartet.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard lock >= 0 else { return true }
    return flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  mutating func releaseLock() {
    if lock >= 0 { close(lock) }
    lock = -1
  }

  /// Gives the database a name that nothing has, "quartet.damaged-1.db"; its log goes with it. Returns the new name.
  func setAside() -> String? {
    for number in 1...999 {
      let name = "quartet.damaged-\(number).db"
      var about = stat()
      if lstat(path + "/" + name, &about) == 0 { continue }
      guard rename(databasePath, path + "/" + name) == 0 else { return nil }
      for part in ["-wal", "-shm"] { rename(databasePath + part, path + "/" + name + part) }
      return name
    }
    return nil
  }

  /// "no space left on device"
  static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
