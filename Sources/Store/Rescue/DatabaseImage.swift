// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GRDBSQLite
import Glibc
import Words

/// The bytes of a database, read without SQLite: no file is made, locked or changed, so it works in a folder that is read-only,
/// and where the file is damaged.
///
/// The layout is that of "Database File Format" in the documentation of SQLite.
struct DatabaseImage {
  let bytes: [UInt8]
  /// In bytes.
  private(set) var pageSize = 4096

  /// A quarter of a million games is less.
  static let sizeLimit = 1 << 28

  /// Nil when there is no file.
  init?(_ folder: StoreFolder) throws {
    guard let stamp = folder.stamp else { return nil }
    guard stamp.isPlain else { throw StoreProblem.noFile }
    do throws(FileError) {
      self.init(try File.read(folder.databasePath, limit: Self.sizeLimit) ?? [])
    } catch {
      throw StoreProblem(unreadable: error.said)
    }
  }

  init(_ file: [UInt8]) {
    bytes = file
    if file.count >= 100 {
      let size = Int(file[16]) << 8 | Int(file[17])
      if size == 1 { pageSize = 65_536 } else if size >= 512, size & (size - 1) == 0 { pageSize = size }
    }
  }

  var pageCount: Int { bytes.count / pageSize }

  /// The bytes of a page, which are numbered from 1; nil when there is no such page.
  func page(_ number: Int) -> ArraySlice<UInt8>? {
    guard (1...max(1, pageCount)).contains(number), pageCount > 0 else { return nil }
    return bytes[(number - 1) * pageSize..<number * pageSize]
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
    return try Schema.current(queue)
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
