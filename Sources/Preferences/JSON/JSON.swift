// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A value of a JSON document (RFC 8259).
///
/// Quartet's own, because the Foundation that brings another doubles the time until the game can start, and because
/// entries that this version does not know must survive being read and written.
enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// As it is written, so that no digit of an unknown number is lost.
  case literal(String)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  static func number(_ value: Int) -> JSON { .literal(String(value)) }

  /// `value` must be finite.
  static func number(_ value: Double) -> JSON { value.isFinite ? .literal("\(value)") : .null }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var members: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

  func number(in range: ClosedRange<Double>) -> Double? {
    guard case .literal(let digits) = self, let value = Double(digits) else { return nil }
    return range.contains(value) ? value : nil
  }

  /// Nil for fractions: half a step is no step.
  func integer(in range: ClosedRange<Int>) -> Int? {
    guard let value = number(in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
    return Int(exactly: value)
  }

  /// The case of an enumeration that has this string as its raw value.
  func choice<T: RawRepresentable>() -> T? where T.RawValue == String { string.flatMap { T(rawValue: $0) } }

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
