// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB
import Words

/// What went wrong, in words for the player.
struct StoreProblem: Error {
  /// The rest of the sentence "Games cannot be kept (...)".
  var reason: String
  /// The file itself is broken.
  var isDamage = false
  var words: String

  /// A file that a later version has changed.
  static var newer: StoreProblem {
    StoreProblem(
      reason: tr("they belong to a newer version"),
      words: tr("The history belongs to a newer version of Quartet; games are not kept this time."))
  }

  /// Something that is no file lies in the place of the database.
  static var noFile: StoreProblem { StoreProblem(unreadable: tr("quartet.db is no file")) }

  static var readOnly: StoreProblem { StoreProblem(unreadable: tr("the folder is read-only")) }

  init(unreadable reason: String) {
    self.init(reason: reason, words: tr("Games cannot be kept ({reason}).", ["reason": reason]))
  }

  private init(reason: String, words: String) {
    self.reason = reason
    self.words = words
  }

  init(_ error: any Error) {
    if let problem = error as? StoreProblem {
      self = problem
      return
    }
    let code = (error as? DatabaseError)?.resultCode ?? .SQLITE_ERROR
    switch code {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      reason = tr("it is damaged")
      isDamage = true
    case .SQLITE_FULL: reason = tr("the disk is full")
    case .SQLITE_IOERR: reason = tr("the disk cannot be written")
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: reason = Self.readOnly.reason
    case .SQLITE_CANTOPEN: reason = tr("the folder cannot be used")
    case .SQLITE_BUSY, .SQLITE_LOCKED: reason = tr("another program is using the file")
    default: reason = tr("error {code} of the database", ["code": String(code.rawValue)])
    }
    words = tr("Games cannot be kept ({reason}).", ["reason": reason])
  }
}
