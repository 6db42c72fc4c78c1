// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A value of a JSON document (RFC 8259), so that entries which this version does not know survive being read and
/// written. Foundation's coders do the reading and the writing.
enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The document in `bytes`, or nil if it is not JSON: any byte that is wrong makes the whole wrong.
  init?(parsing bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// The document with members in alphabetical order, so that equal settings are equal files; nil for a number that is
  /// not finite.
  var bytes: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) + Array("\n".utf8) }
  }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var members: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

  func number(in range: ClosedRange<Double>) -> Double? {
    let value: Double? =
      switch self {
      case .integer(let value): Double(value)
      case .number(let value): value
      default: nil
      }
    return value.flatMap { range.contains($0) ? $0 : nil }
  }

  /// Nil for fractions: half a step is no step.
  func integer(in range: ClosedRange<Int>) -> Int? {
    guard let value = number(in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
    return Int(exactly: value)
  }

  /// The case of an enumeration that has this string as its raw value.
  func choice<T: RawRepresentable>() -> T? where T.RawValue == String { string.flatMap { T(rawValue: $0) } }

  /// This document with what differs between two others as it is in the newer one.
  func changed(from old: JSON, to new: JSON) -> JSON {
    guard let members = new.members else { return new }
    var result = self
    for (name, value) in members where old[name] != value {
      result[name] = (self[name] ?? .object([:])).changed(from: old[name] ?? .object([:]), to: value)
    }
    return result
  }

  /// A member of an object, nil if there is none. Setting a member of anything else makes it an object first.
  subscript(name: String) -> JSON? {
    get { members?[name] }
    set {
      var all = members ?? [:]
      all[name] = newValue
      self = .object(all)
    }
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      // "1e3" is a whole number, too: equal values have one form.
      self = Int(exactly: number).map(JSON.integer) ?? .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .boolean(let boolean): try value.encode(boolean)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }
}
