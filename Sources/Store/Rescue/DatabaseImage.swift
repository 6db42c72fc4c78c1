// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GRDBSQLite
import Glibc
import Words

/// A database as its last transaction left it, its log included, read without SQLite: no file is made, locked or changed,
/// so it works in a folder that is read-only, beside a window that writes, and where the file is damaged.
///
/// The layout is that of "Database File Format" in the documentation of SQLite.
struct DatabaseImage {
  private(set) var bytes: [UInt8]
  /// In bytes.
  private(set) var pageSize = 4096

  /// A quarter of a million games is less.
  private static let sizeLimit = 1 << 28

  /// Nil when there is no file.
  init?(_ folder: StoreFolder) throws {
    let paths = [folder.databasePath, folder.logPath]
    for _ in 0..<100 {
      let stamps = paths.map { FileStamp($0) }
      guard let file = stamps[0] else { return nil }
      guard file.isPlain, stamps[1]?.isPlain ?? true else { throw StoreProblem.noFile }
      do throws(FileError) {
        let parts = try paths.map { path throws(FileError) in
          try File.read(path, limit: Self.sizeLimit) ?? []
        }
        // Both belong together if neither was written meanwhile.
        if stamps == paths.map({ FileStamp($0) }), !stamps.contains(where: { $0?.isFresh ?? false }) {
          self.init(parts[0], log: parts[1])
          return
        }
      } catch {
        throw StoreProblem(unreadable: error.said)
      }
      usleep(10_000)
    }
    throw DatabaseError(resultCode: .SQLITE_BUSY)
  }

  init(_ file: [UInt8], log: [UInt8]) {
    bytes = file
    if file.count >= 100 {
      let size = Int(file[16]) << 8 | Int(file[17])
      if size == 1 { pageSize = 65_536 } else if size >= 512, size & (size - 1) == 0 { pageSize = size }
    }
    lay(log)
  }

  var isEmpty: Bool { bytes.isEmpty }
  var pageCount: Int { bytes.count / pageSize }

  /// The bytes of a page, which are numbered from 1; nil when there is no such page.
  func page(_ number: Int) -> ArraySlice<UInt8>? {
    guard (1...max(1, pageCount)).contains(number), pageCount > 0 else { return nil }
    return bytes[(number - 1) * pageSize..<number * pageSize]
  }

  /// Takes over the transactions of a write-ahead log, up to the last that is whole.
  private mutating func lay(_ log: [UInt8]) {
    guard log.count >= 32, log.word(0) & ~1 == 0x377f_0682, Int(log.word(8)) == pageSize || isEmpty else {
      return
    }
    pageSize = isEmpty ? Int(log.word(8)) : pageSize
    let isBig = log.word(0) & 1 == 1
    var sum: (UInt32, UInt32) = (0, 0)
    func add(_ range: Range<Int>) {
      for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
        let words = (log.word(place), log.word(place + 4))
        sum.0 &+= (isBig ? words.0 : words.0.byteSwapped) &+ sum.1
        sum.1 &+= (isBig ? words.1 : words.1.byteSwapped) &+ sum.0
      }
    }
    add(0..<24)
    guard sum == (log.word(24), log.word(28)), pageSize >= 512 else { return }
    var waiting: [Int: Int] = [:]
    var place = 32
    while place + 24 + pageSize <= log.count {
      add(place..<place + 8)
      add(place + 24..<place + 24 + pageSize)
      guard log[place + 8..<place + 16].elementsEqual(log[16..<24]),
        sum == (log.word(place + 16), log.word(place + 20))
      else { return }
      waiting[Int(log.word(place))] = place + 24
      let count = Int(log.word(place + 4))
      if count > 0, count <= Self.sizeLimit / pageSize {
        commit(waiting, count, log)
        waiting = [:]
      }
      place += 24 + pageSize
    }
  }

  private mutating func commit(_ pages: [Int: Int], _ count: Int, _ log: [UInt8]) {
    let size = count * pageSize
    bytes =
      bytes.count > size ? Array(bytes[..<size]) : bytes + [UInt8](repeating: 0, count: size - bytes.count)
    for (number, place) in pages where (1...count).contains(number) {
      bytes.replaceSubrange((number - 1) * pageSize..<number * pageSize, with: log[place..<place + pageSize])
    }
  }

  /// The database in memory, with the tables of this version.
  /// - Throws: what SQLite finds wrong with it.
  func open() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.inDatabase { db in
      try load(db)
      let found = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
      guard found == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    }
    guard try !queue.read(Schema.migrator.hasBeenSuperseded) else { throw StoreProblem.newer }
    try Schema.migrator.migrate(queue)
    return queue
  }

  private func load(_ db: Database) throws {
    guard bytes.count >= 100, bytes.count % pageSize == 0 else {
      throw DatabaseError(resultCode: .SQLITE_NOTADB)
    }
    let count = Int64(bytes.count)
    guard let memory = sqlite3_malloc64(UInt64(count)) else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    // What is in memory has no log.
    for place in [18, 19] { memory.storeBytes(of: 1, toByteOffset: place, as: UInt8.self) }
    let code = sqlite3_deserialize(
      db.sqliteConnection, "main", memory.assumingMemoryBound(to: UInt8.self), count, count,
      UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE))
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    db.clearSchemaCache()
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Four bytes, the most significant first, from the place `offset` of the collection.
  func word(_ offset: Int) -> UInt32 {
    self[startIndex + offset..<startIndex + offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
