// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// What the system says of a program that runs, for a soak.
struct Watch {
  /// Memory of its own and its share of what it has in common with others, in KiB.
  var memory: Int
  var handles: Int
  var threads: Int
  /// Bytes of the database with its journal.
  var database: Int

  init(_ app: AppDriver) throws {
    let process = "/proc/\(app.child.process.processIdentifier)"
    let rollup = try String(contentsOfFile: process + "/smaps_rollup", encoding: .utf8)
    memory = Self.number(after: "Pss:", in: rollup)
    handles = try FileManager.default.contentsOfDirectory(atPath: process + "/fd").count
    threads = try FileManager.default.contentsOfDirectory(atPath: process + "/task").count
    database = ["quartet.db", "quartet.db-journal"].reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: app.data.appending(path: name).path)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }

  /// How often each thread of the program has gone to sleep by itself until now, by its number.
  static func sleeps(_ app: AppDriver) throws -> [String: Int] {
    let tasks = "/proc/\(app.child.process.processIdentifier)/task"
    let numbers = try FileManager.default.contentsOfDirectory(atPath: tasks).map { task in
      let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
      return (task, number(after: "\nvoluntary_ctxt_switches:", in: status))
    }
    return Dictionary(numbers) { $1 }
  }

  private static func number(after name: String, in text: String) -> Int {
    guard let range = text.range(of: name) else { return 0 }
    return Int(text[range.upperBound...].drop { $0.isWhitespace }.prefix { $0.isNumber }) ?? 0
  }
}
