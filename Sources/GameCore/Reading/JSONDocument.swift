// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A document in JSON (RFC 8259), as far as games are told in it: numbers stay texts, and what stands behind the value is left.
public indirect enum JSONDocument: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONDocument])
  case object([String: JSONDocument])

  /// - Returns: nil of what is no document, and of one that goes deeper than 40 levels.
  public init?(_ text: some StringProtocol) {
    var reader = Reader(rest: Substring(text))
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  public subscript(name: String) -> JSONDocument? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var list: [JSONDocument]? { if case .array(let values) = self { values } else { nil } }

  /// The first object, looked for from the outside to the inside, that has such a member.
  public func first(with name: String) -> JSONDocument? {
    var open = [self]
    while !open.isEmpty {
      var inner: [JSONDocument] = []
      for value in open {
        switch value {
        case .object(let members):
          if members[name] != nil { return value }
          inner += members.sorted { $0.key < $1.key }.map(\.value)
        case .array(let values): inner += values
        default: break
        }
      }
      open = inner
    }
    return nil
  }

  private struct Reader {
    var rest: Substring

    private mutating func next(_ signs: String) -> Character? {
      rest = rest.drop(while: \.isWhitespace)
      guard let sign = rest.first, signs.contains(sign) else { return nil }
      return rest.popFirst()
    }

    mutating func value(depth: Int) -> JSONDocument? {
      guard depth < 40 else { return nil }
      if next("{") != nil { return object(depth: depth) }
      if next("[") != nil { return array(depth: depth) }
      if next("\"") != nil { return text().map { .string($0) } }
      let word = rest.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      rest = rest.dropFirst(word.count)
      switch word {
      case "null", "None": return .null
      case "true", "True": return .bool(true)
      case "false", "False": return .bool(false)
      default: return Double(word) == nil ? nil : .number(String(word))
      }
    }

    private mutating func object(depth: Int) -> JSONDocument? {
      var members: [String: JSONDocument] = [:]
      if next("}") != nil { return .object(members) }
      repeat {
        guard next("\"") != nil, let name = text(), next(":") != nil, let value = value(depth: depth + 1)
        else { return nil }
        members[name] = value
      } while next(",") != nil
      return next("}") == nil ? nil : .object(members)
    }

    private mutating func array(depth: Int) -> JSONDocument? {
      var values: [JSONDocument] = []
      if next("]") != nil { return .array(values) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      } while next(",") != nil
      return next("]") == nil ? nil : .array(values)
    }

    private mutating func text() -> String? {
      var text = ""
      while let sign = rest.popFirst() {
        if sign == "\"" { return text }
        guard sign == "\\" else {
          text.append(sign)
          continue
        }
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case "n", "r", "t", "b", "f": text.append(" ")
        case "u":
          let code = UInt32(rest.prefix(4), radix: 16)
          rest = rest.dropFirst(4)
          text.unicodeScalars.append(code.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")
        default: text.append(escaped)
        }
      }
      return nil
    }
  }
}
