// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import Glibc

/// A log or a journal that lies beside a database. SQLite takes whatever has the right name and writes it over the file, so a
/// backup that was put in the place of the database would be destroyed by what the old one has left.
///
/// Page 1 of a database counts its changes. A log goes on from the count of its file, and a journal leads back to it.
struct Companion {
  /// What page 1 of the file says there, the first and the last time; nil where page 1 is not in it.
  private var counts: ClosedRange<Int>?
  /// How many pages the file has with the log, or had before the journal.
  private var size: Int?
  private let isLog: Bool

  /// Whether it can belong to a file that begins with these bytes. What does not say is taken as it is.
  func belongs(to file: [UInt8]) -> Bool {
    guard file.count >= 100 else { return true }
    let count = Int(file.word(24))
    // Without page 1 the file has as many pages as it says.
    guard let counts else { return size == nil || size == Int(file.word(28)) }
    return isLog
      ? (counts.lowerBound - 1...counts.upperBound).contains(count)
      : (counts.lowerBound...counts.lowerBound + 1).contains(count)
  }

  init(log: [UInt8]) {
    isLog = true
    guard log.count >= 32, log.word(0) & ~1 == 0x377f_0682 else { return }
    let size = Int(log.word(8))
    guard size >= 512 else { return }
    for place in stride(from: 32, through: log.count - 24 - size, by: 24 + size) {
      // What follows is older than the log.
      guard log[place + 8..<place + 16].elementsEqual(log[16..<24]) else { return }
      if log.word(place) == 1 { add(Int(log.word(place + 24 + 24))) }
      if log.word(place + 4) > 0 { self.size = Int(log.word(place + 4)) }
    }
  }

  init(journal: [UInt8]) {
    isLog = false
    let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    guard journal.count >= 28, journal.starts(with: magic) else { return }
    let (sector, size) = (Int(journal.word(20)), Int(journal.word(24)))
    guard size >= 512, sector >= 28 else { return }
    self.size = Int(journal.word(16))
    for place in stride(from: sector, through: journal.count - 8 - size, by: 8 + size)
    where journal.word(place) == 1 {
      add(Int(journal.word(place + 4 + 24)))
      return
    }
  }

  private mutating func add(_ count: Int) {
    counts = min(counts?.lowerBound ?? count, count)...max(counts?.upperBound ?? count, count)
  }
}

extension StoreFolder {
  /// Gives what does not belong to the file another name, before anything is opened.
  func setAsideStrangers() {
    let readers: [(String, ([UInt8]) -> Companion)] = [
      (logPath, { Companion(log: $0) }), (journalPath, { Companion(journal: $0) }),
    ]
    for (path, read) in readers {
      let stamp = FileStamp(path)
      guard let bytes = try? File.read(path, limit: DatabaseImage.sizeLimit), !bytes.isEmpty, !isLocked,
        let file = try? File.start(databasePath, count: 100), !read(bytes).belongs(to: file),
        FileStamp(path) == stamp
      else { continue }
      rename(path, File.freePath(path + ".aside", ending: ""))
      unlink(databasePath + "-shm")
    }
  }

  /// Whether another program holds any lock of SQLite on the file: what lies beside it is in use then.
  private var isLocked: Bool {
    let file = open(databasePath, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    // See "Locking" in the source of SQLite, os.h.
    (lock.l_start, lock.l_len) = (0x4000_0000, 512)
    return fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }
}
