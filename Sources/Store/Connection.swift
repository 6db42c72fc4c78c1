// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GRDBSQLite
import Glibc

/// How a database is opened: for a window, or in memory.
extension StoreFolder {
  /// The database for reading and writing, with the tables of this version.
  /// - Parameter checks: true where it is looked through for damage first.
  func connection(checks: Bool, _ configure: @escaping @Sendable (Database) throws -> Void) throws
    -> DatabaseQueue
  {
    setAsideStrangers()
    let isLogged = isLogged
    var configuration = Configuration()
    // Another window may be writing.
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in
      if isLogged { try? db.leaveLog() }
      // A move is on the disk before the next one is played, whatever happens to the power.
      try db.execute(sql: "PRAGMA synchronous = EXTRA")
      try configure(db)
    }
    let queue = try DatabaseQueue(path: databasePath, configuration: configuration)
    if isLogged, !self.isLogged { unlink(databasePath + "-shm") }
    try queue.inDatabase { db in
      if checks { try db.check() }
      guard try !Schema.migrator.hasBeenSuperseded(db) else { throw StoreProblem.newer }
    }
    try Schema.migrator.migrate(queue)
    // A file that can only be read opens as well as any other, and so does one in a folder that can only be read.
    try queue.inTransaction(.immediate) { db in
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      try db.execute(sql: "PRAGMA user_version = \(version)")
      return .rollback
    }
    return queue
  }

  /// A copy in memory, with the tables of this version. Nothing in the folder is changed, but that a move in whose midst the
  /// program was killed is taken back.
  /// - Returns: nil when there is no file.
  /// - Throws: what is wrong with it.
  func copy() throws -> DatabaseQueue? {
    guard let file = stamp else { return nil }
    let beside = [logPath, journalPath].compactMap { FileStamp($0) }
    guard file.isPlain, beside.allSatisfy(\.isPlain) else { throw StoreProblem.noFile }
    guard file.size > 0 else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
    // A log that is not there would be made.
    if isLogged, !beside.contains(where: { $0.size > 0 }) { return try DatabaseImage(self)?.open() }
    var configuration = Configuration()
    configuration.readonly = !beside.contains { $0.size > 0 }
    configuration.busyMode = .timeout(10)
    let isLogged = isLogged
    configuration.prepareDatabase { db in if isLogged { try? db.leaveLog() } }
    let source: DatabaseQueue
    do {
      source = try DatabaseQueue(path: databasePath, configuration: configuration)
      let copy = try DatabaseQueue()
      try source.backup(to: copy)
      try copy.read { try $0.check() }
      return try Schema.current(copy)
    } catch let error as DatabaseError where beside.contains(where: { $0.size > 0 }) && isReadOnly {
      guard let image = try DatabaseImage(self) else { throw error }
      return try image.open()
    }
  }

  /// Whether the file says that it has a log, as earlier versions left it.
  private var isLogged: Bool {
    guard let start = try? File.start(databasePath, count: 100), start.count >= 100 else { return false }
    return start[18] == 2
  }
}

extension Schema {
  /// Brings a copy up to this version.
  static func current(_ queue: DatabaseQueue) throws -> DatabaseQueue {
    guard try !queue.read(migrator.hasBeenSuperseded) else { throw StoreProblem.newer }
    try migrator.migrate(queue)
    return queue
  }
}

extension Database {
  /// Writes the log of an older version into the file and goes on without one. The index of a log is memory that is shared by way
  /// of a file: on a full disk a look at it ends the program. Who has the file alone needs none.
  fileprivate func leaveLog() throws {
    defer {
      _ = try? execute(sql: "PRAGMA locking_mode = NORMAL")
      _ = try? Int.fetchOne(self, sql: "SELECT count(*) FROM sqlite_schema")
    }
    try execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
    _ = try String.fetchOne(self, sql: "PRAGMA journal_mode = DELETE")
  }

  /// - Throws: that the file is damaged.
  fileprivate func check() throws {
    guard try String.fetchOne(self, sql: "PRAGMA integrity_check(1)") == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
  }

  /// How often the file was changed, as it says itself; read by way of the connection, because who opens and closes a file for
  /// themselves takes SQLite's locks away.
  var changeCount: Int? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    var bytes = [UInt8](repeating: 0, count: 4)
    guard sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
      let read = file?.pointee.pMethods?.pointee.xRead, read(file, &bytes, 4, 24) == SQLITE_OK
    else { return nil }
    return Int(bytes.word(0))
  }
}
