// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Writes JSON (RFC 8259) as text; just what the element tree needs.
package struct JSONText {
  package private(set) var text = ""
  private var needsComma = false

  package mutating func object(_ body: (inout JSONText) -> Void) {
    text += "{"
    needsComma = false
    body(&self)
    text += "}"
    needsComma = true
  }

  package mutating func array<T>(_ items: [T], _ body: (T, inout JSONText) -> Void) {
    text += "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      body(item, &self)
    }
    text += "]"
    needsComma = true
  }

  package mutating func field(_ name: String, _ body: (inout JSONText) -> Void) {
    if needsComma { text += ",\n" }
    string(name)
    text += ":"
    body(&self)
    needsComma = true
  }

  package mutating func field(_ name: String, _ value: String?) {
    field(name) { json in value.map { json.string($0) } ?? json.null() }
  }

  package mutating func field(_ name: String, _ value: Bool) {
    field(name) { $0.text += value ? "true" : "false" }
  }

  package mutating func field(_ name: String, _ value: Double) { field(name) { $0.number(value) } }

  package mutating func null() { text += "null" }

  /// To a hundredth; JSON knows no infinities.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let rounded = (value * 100).rounded() / 100
    text += rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
  }

  package mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
