// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB

/// A row as it lies on a page, of whatever table.
struct StoredRow {
  var number: Int64
  var values: [DatabaseValue]
}

extension DatabaseImage {
  /// The rows of all tables, wherever they lie, each by itself: neither the tree of a table nor an index is needed.
  var rows: [StoredRow] {
    let free = freePages
    return (1...max(1, pageCount)).filter { !free.contains($0) }.flatMap { rows(of: $0) }
  }

  /// What was deleted rests on these.
  private var freePages: Set<Int> {
    guard bytes.count >= 100 else { return [] }
    var free: Set<Int> = []
    var trunk = Int(bytes.word(32))
    while let page = page(trunk), free.insert(trunk).inserted {
      let count = min(Int(page.word(4)), pageSize / 4 - 2)
      for index in 0..<count { free.insert(Int(page.word(8 + 4 * index))) }
      trunk = Int(page.word(0))
    }
    return free
  }

  /// The rows of a leaf of a table; none of any other page.
  private func rows(of number: Int) -> [StoredRow] {
    guard let page = page(number) else { return [] }
    let header = page.startIndex + (number == 1 ? 100 : 0)
    guard page[header] == 0x0D else { return [] }
    let count = Int(page[header + 3]) << 8 | Int(page[header + 4])
    return (0..<min(count, (pageSize - 108) / 2)).compactMap { index in
      let pointer = header + 8 + 2 * index
      return row(at: page.startIndex + (Int(page[pointer]) << 8 | Int(page[pointer + 1])), page.endIndex)
    }
  }

  private func row(at place: Int, _ end: Int) -> StoredRow? {
    var reader = ByteReader(bytes: bytes[min(place, end)..<end])
    guard let size = reader.variable().flatMap({ Int(exactly: $0) }), let number = reader.variable(),
      (1...bytes.count).contains(size), let content = content(size, &reader)
    else { return nil }
    return StoredRow(content, number)
  }

  /// The bytes of a row of this size; long ones go on elsewhere.
  private func content(_ size: Int, _ reader: inout ByteReader) -> [UInt8]? {
    guard size > pageSize - 35 else { return reader.take(size).map { Array($0) } }
    let least = (pageSize - 12) * 32 / 255 - 23
    let wanted = least + (size - least) % (pageSize - 4)
    guard let start = reader.take(wanted <= pageSize - 35 ? wanted : least), let link = reader.take(4) else {
      return nil
    }
    var content = Array(start)
    var next = Int(link.word(0))
    // As long as every page adds something, this comes to an end.
    while content.count < size {
      guard let page = page(next) else { return nil }
      content += page.dropFirst(4).prefix(size - content.count)
      next = Int(page.word(0))
    }
    return content
  }
}

extension StoredRow {
  /// Reads the format of a record: the kinds of its values, then the values. Nil when they do not fill it.
  fileprivate init?(_ content: [UInt8], _ number: Int64) {
    var kinds = ByteReader(bytes: content[...])
    guard let length = kinds.variable().flatMap({ Int(exactly: $0) }), (1...content.count).contains(length)
    else {
      return nil
    }
    kinds.bytes =
      content[(content.count - kinds.bytes.count)..<max(length, content.count - kinds.bytes.count)]
    var reader = ByteReader(bytes: content[length...])
    self.number = number
    values = []
    while !kinds.bytes.isEmpty {
      guard let kind = kinds.variable(), let value = reader.value(kind) else { return nil }
      values.append(value)
    }
    guard reader.bytes.isEmpty else { return nil }
  }
}

/// Takes what it is asked for from the front, or nothing.
private struct ByteReader {
  var bytes: ArraySlice<UInt8>

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// Seven bits a byte as long as the eighth is set; the ninth byte has eight.
  mutating func variable() -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard let byte = bytes.popFirst() else { return nil }
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: value) }
    }
    return nil
  }

  mutating func value(_ kind: Int64) -> DatabaseValue? {
    switch kind {
    case 0: return .null
    case 1...6:
      return take([1, 2, 3, 4, 6, 8][Int(kind) - 1]).map { integer($0).databaseValue }
    case 7: return take(8).map { Double(bitPattern: UInt64(bitPattern: integer($0))).databaseValue }
    case 8, 9: return (kind - 8).databaseValue
    case 13... where kind % 2 == 1:
      guard let text = Int(exactly: (kind - 13) / 2).flatMap({ take($0) }) else { return nil }
      return String(validating: text, as: UTF8.self)?.databaseValue
    // No table has anything else.
    default: return nil
    }
  }

  private func integer(_ bytes: ArraySlice<UInt8>) -> Int64 {
    let sign: Int64 = bytes.first.map { $0 >= 0x80 ? -1 : 0 } ?? 0
    return bytes.reduce(sign) { $0 << 8 | Int64($1) }
  }
}
