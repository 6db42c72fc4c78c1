// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Quarto
import Synchronization

/// What is solved of Quarto's boards, by number of pieces and name. In a file: a line `pieces name value` for what a
/// board is worth, a line `pieces name gifts number` for each of its gifts.
struct SolvedBoards {
  private(set) var values: [Int: [UInt64: Int]] = [:]
  private(set) var gifts: [Int: [UInt64: UInt32]] = [:]

  /// Adds what is in a file.
  /// - Returns: how many bytes of it are good; a last line that was cut off is not.
  mutating func read(_ bytes: [UInt8]) -> Int {
    let whole = wholeLines(bytes)
    for line in String(decoding: whole, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let pieces = Int(words[0]), let name = UInt64(words[1]) else { continue }
      if words.count == 3, let value = Int(words[2]), (-1...1).contains(value) {
        values[pieces, default: [:]][name] = value
      } else if words.count == 4, words[2] == "gifts", let code = UInt32(words[3]) {
        gifts[pieces, default: [:]][name] = code
      }
    }
    return whole.count
  }

  /// Adds what a book knows.
  mutating func take(_ book: ValueBook) {
    for (pieces, entries) in book.entries.enumerated() {
      for entry in entries {
        values[pieces, default: [:]][entry.name] = entry.value
        if entry.gifts > 0 { gifts[pieces, default: [:]][entry.name] = entry.gifts }
      }
    }
  }
}

extension Part {
  /// A stretch of items that are alike helps itself by what it leaves in the table.
  func stretch<Item>(of items: [Item]) -> ArraySlice<Item> {
    items[items.count * index / count..<items.count * (index + 1) / count]
  }
}

/// The file of a long work that several threads do; tells from time to time how far it is.
final class SharedLog: Sendable {
  private struct State: ~Copyable {
    let file: GrowingFile
    var done = 0
  }

  private let count: Int
  private let start = Clock.wall()
  private let state: Mutex<State>

  init(_ file: consuming sending GrowingFile, count: Int) {
    self.count = count
    state = Mutex(State(file: file))
  }

  func add(_ line: String) {
    state.withLock { state in
      state.file.append(Array("\(line)\n".utf8))
      state.done += 1
      guard state.done.isMultiple(of: 1000) || state.done == count else { return }
      tell("\(state.done) of \(count) boards, \(Int(Clock.wall() - start)) s")
    }
  }
}
