// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension JSON {
  /// The document in `bytes`, or nil if it is not JSON: any byte that is wrong makes the whole wrong.
  init?(parsing bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var parser = Parser(bytes: bytes)
    guard let value = parser.document() else { return nil }
    self = value
  }
}

private struct Parser {
  /// Valid UTF-8.
  let bytes: [UInt8]
  var place = 0
  var depth = 0

  /// Deeper documents are refused, so that no file can use up the stack.
  static let depthLimit = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() -> JSON? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    guard let value = value() else { return nil }
    skipSpace()
    return place == bytes.count ? value : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func take(_ word: StaticString, _ value: JSON) -> JSON? {
    for i in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[i]) { return nil }
    return value
  }

  private mutating func value() -> JSON? {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Parser.depthLimit, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "t"): return take("true", .boolean(true))
    case UInt8(ascii: "f"): return take("false", .boolean(false))
    case UInt8(ascii: "n"): return take("null", .null)
    default: return number()
    }
  }

  private mutating func object() -> JSON? {
    var members: [String: JSON] = [:]
    place += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: ":")), let value = value() else { return nil }
      members[name] = value
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    var elements: [JSON] = []
    place += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    return place > start
  }

  private mutating func number() -> JSON? {
    let start = place
    _ = take(UInt8(ascii: "-"))
    // No zeros in front of other digits.
    guard take(UInt8(ascii: "0")) || digits() else { return nil }
    if take(UInt8(ascii: ".")), !digits() { return nil }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      guard digits() else { return nil }
    }
    return .literal(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func string() -> String? {
    var text: [UInt8] = []
    place += 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += String(Character(scalar)).utf8
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// What stands after a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = codeUnit() else { return nil }
      guard (0xD800...0xDBFF).contains(high) else { return Unicode.Scalar(high) }
      // Two escapes make one scalar beyond the basic plane; half of such a pair means nothing.
      guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = codeUnit(),
        (0xDC00...0xDFFF).contains(low)
      else { return nil }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { return nil }
      place += 1
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
