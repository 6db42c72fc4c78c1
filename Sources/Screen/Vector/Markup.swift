// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A start tag of an XML text, or an end tag.
struct Tag {
  var name: ArraySlice<UInt8>
  var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
  /// `</name>`
  var isEnd = false
  /// `<name/>`
  var isEmpty = false

  func isNamed(_ text: StaticString) -> Bool { name.equals(text) }

  subscript(_ attribute: StaticString) -> ArraySlice<UInt8>? {
    attributes.first { $0.name.equals(attribute) }?.value
  }
}

extension ArraySlice<UInt8> {
  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return zip(self, UnsafeBufferPointer(start: text.utf8Start, count: count)).allSatisfy { $0 == $1 }
  }
}

/// Reads the tags of an XML text one by one. Text between tags, comments and declarations are skipped; entities are
/// left as they are, for no number or colour needs one.
struct MarkupReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil at the end, and where the text breaks off.
  mutating func next() -> Tag? {
    while let open = find("<") {
      at = open + 1
      guard at < bytes.count else { return nil }
      switch bytes[at] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        let isComment = bytes[at...].starts(with: [33, 45, 45])
        guard skip(past: isComment ? "-->" : ">") else { return nil }
      default: return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    let isEnd = bytes[at] == UInt8(ascii: "/")
    if isEnd { at += 1 }
    var tag = Tag(name: word())
    tag.isEnd = isEnd
    while true {
      skipSpace()
      guard at < bytes.count else { return nil }
      switch bytes[at] {
      case UInt8(ascii: ">"):
        at += 1
        return tag
      case UInt8(ascii: "/"):
        tag.isEmpty = true
        at += 1
      default:
        guard let attribute = attribute() else { return nil }
        tag.attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    let name = word()
    skipSpace()
    guard !name.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
    at += 1
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      return nil
    }
    let quote = bytes[at]
    guard let end = bytes[(at + 1)...].firstIndex(of: quote) else { return nil }
    defer { at = end + 1 }
    return (name, bytes[(at + 1)..<end])
  }

  private mutating func word() -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, bytes[at] > 32, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/"),
      bytes[at] != UInt8(ascii: "=")
    { at += 1 }
    return bytes[start..<at]
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 32 { at += 1 }
  }

  private func find(_ text: StaticString) -> Int? {
    bytes[at...].firstIndex(of: text.utf8Start.pointee)
  }

  private mutating func skip(past text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    while at + count <= bytes.count {
      if bytes[at..<(at + count)].equals(text) {
        at += count
        return true
      }
      at += 1
    }
    return false
  }
}
