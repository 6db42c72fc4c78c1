// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import Glibc

/// The folder of the database: making it, locking it, and setting files aside.
struct StoreFolder {
  let path: String
  /// Held for as long as the program runs; the system lets go of it however the program ends.
  private var lock: Int32 = -1

  init(path: String) { self.path = path.isEmpty ? "." : path }

  var databasePath: String { path + "/quartet.db" }
  /// Transactions that are not in the file yet: earlier versions kept them there, now and then for long.
  var logPath: String { databasePath + "-wal" }
  /// What the pages of the file were before a transaction that has not ended.
  var journalPath: String { databasePath + "-journal" }
  /// What lies beside a database and is a part of it.
  static let parts = ["-wal", "-shm", "-journal"]

  /// The file that lies in the place of the database, and in what state; nil if there is none.
  var stamp: FileStamp? { FileStamp(databasePath) }

  /// Waits for a while until nobody is writing to the file any more.
  func rest() {
    var before = stamp
    for _ in 0..<12 {
      guard let there = before, abs(time(nil) - there.changedSeconds) < 3 else { return }
      usleep(250_000)
      guard stamp != before else { return }
      before = stamp
    }
  }

  var isReadOnly: Bool { access(path, W_OK) != 0 }

  /// True when this window is the one that keeps the running games. A folder that cannot be locked has no other window
  /// that could write to it either.
  mutating func takeLock() -> Bool {
    if lock < 0 { lock = open(path + "/quartet.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard lock >= 0 else { return true }
    return flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// What this window has written into the file of its lock, for the next one.
  var note: String {
    get {
      let bytes = (try? File.start(path + "/quartet.lock", count: 200)) ?? []
      return String(decoding: bytes, as: UTF8.self)
    }
    nonmutating set {
      guard lock >= 0 else { return }
      let bytes = Array(newValue.utf8)
      if ftruncate(lock, 0) == 0 { pwrite(lock, bytes, bytes.count, 0) }
    }
  }

  mutating func releaseLock() {
    if lock >= 0 { close(lock) }
    lock = -1
  }

  /// Gives the database a name that nothing has, "quartet.damaged-1.db"; its log goes with it. Returns the new name.
  func setAside() -> String? {
    guard let name = try? File.setAside(folder: path, name: "quartet", ending: ".db") else { return nil }
    for part in Self.parts { rename(databasePath + part, path + "/" + name + part) }
    return name
  }

  /// Takes away a file that was begun here and in which nothing could be written.
  func removeEmpty() {
    guard let stamp = FileStamp(databasePath), stamp.isPlain, stamp.size == 0 else { return }
    for part in [""] + Self.parts { unlink(databasePath + part) }
  }

  /// True for a path under which the program keeps something itself, whatever it is called there.
  func owns(_ path: String) -> Bool {
    let real = File.realPath(path) ?? path
    let names = ([""] + Self.parts).map { databasePath + $0 }
    let own = (names + ["quartet.lock", "settings.json"].map { self.path + "/" + $0 })
    if let file = FileStamp(real)?.identity, own.contains(where: { FileStamp($0)?.identity == file }) {
      return true
    }
    // What is not there now may be needed the next moment.
    guard FileStamp(File.parent(of: real))?.identity == FileStamp(self.path)?.identity else { return false }
    return own.contains { $0.split(separator: "/").last == real.split(separator: "/").last }
  }
}
