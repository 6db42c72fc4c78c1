// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension JSON {
  /// The document with members in alphabetical order and two spaces a level, so that equal settings are equal files.
  var text: String {
    var text = ""
    write(into: &text, indent: "\n")
    return text + "\n"
  }

  private func write(into text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .literal(let digits): text += digits
    case .string(let string): JSON.write(string, into: &text)
    case .array(let elements):
      JSON.write(elements, between: "[", "]", into: &text, indent) { element, text, indent in
        element.write(into: &text, indent: indent)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      JSON.write(sorted, between: "{", "}", into: &text, indent) { member, text, indent in
        JSON.write(member.key, into: &text)
        text += ": "
        member.value.write(into: &text, indent: indent)
      }
    }
  }

  private static func write<T>(
    _ items: [T], between open: String, _ close: String, into text: inout String, _ indent: String,
    _ write: (T, inout String, String) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      write(item, &text, indent + "  ")
    }
    text += (items.isEmpty ? "" : indent) + close
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
